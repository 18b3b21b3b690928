"""Frames, grounds and dividing bands of the court cards."""

from collections.abc import Callable
from dataclasses import dataclass

from . import courts_clubs, courts_diamonds, courts_hearts, courts_spades
from .frame import CORNER, INDEX, LARGE_INDEX, index, paper
from .ornament import leaf, rays, star
from .palette import EDGE, FINE, GILT, GOLD, GOLD_DARK, GOLD_LIGHT, INK, Scheme
from .pips import pip
from .svg import CARD_H, CARD_W, CENTRE_X, CENTRE_Y, both_ways, circle, group, line, num, path, rect, shift

Figure = Callable[[], str]

FIGURES: dict[str, tuple[Figure, bool]] = {
    "SK": (courts_spades.king, False),
    "SQ": (courts_spades.queen, True),
    "SJ": (courts_spades.jack, True),
    "HK": (courts_hearts.king, False),
    "HQ": (courts_hearts.queen, False),
    "HJ": (courts_hearts.jack, True),
    "DK": (courts_diamonds.king, False),
    "DQ": (courts_diamonds.queen, False),
    "DJ": (courts_diamonds.jack, False),
    "CK": (courts_clubs.king, False),
    "CQ": (courts_clubs.queen, True),
    "CJ": (courts_clubs.jack, False),
}

_ENAMEL = {"S": "#1B2C55", "H": "#8C1524", "D": "#7A3D12", "C": "#174536"}
_RAY = {"S": "#8E9CB8", "H": "#D99A8C", "D": "#CFA65A", "C": "#93AA7C"}
_BAND = 17  # half the height of the dividing band


@dataclass(frozen=True)
class Panel:
    """Where the upper half of the picture lies; the lower half is the same turned round."""

    left: float
    right: float
    top: float
    scale: float

    @property
    def middle(self) -> float:
        """The x of the figure's axis."""
        return (self.left + self.right) / 2


PANEL = Panel(left=95, right=425, top=38, scale=1.0)
PANEL_LARGE = Panel(left=188, right=490, top=32, scale=0.97)


def _hole(panel: Panel, grow: float = 0) -> str:
    """Return the outline of both halves of the picture, a step in the middle where they are set off."""
    p, g = panel, grow
    if p.left == CARD_W - p.right:
        return (
            f"M{num(p.left - g)} {num(p.top - g)}H{num(p.right + g)}"
            f"V{num(CARD_H - p.top + g)}H{num(p.left - g)}Z"
        )
    step = _BAND + g
    return (
        f"M{num(p.left - g)} {num(p.top - g)}H{num(p.right + g)}V{num(CENTRE_Y + step)}"
        f"H{num(CARD_W - p.left + g)}"
        f"V{num(CARD_H - p.top + g)}H{num(CARD_W - p.right - g)}V{num(CENTRE_Y - step)}H{num(p.left - g)}Z"
    )


def _half_line(panel: Panel) -> str:
    """Return the thin line just inside the frame of the upper half, behind the figure."""
    inset = 6
    return (
        f"M{num(panel.left + inset)} {num(CENTRE_Y)}V{num(panel.top + inset)}"
        f"H{num(panel.right - inset)}V{num(CENTRE_Y)}"
    )


def _mask(panel: Panel) -> str:
    """Cover with paper what sticks out of the picture, and draw the card's edge anew."""
    r, w, h = CORNER, CARD_W - 2, CARD_H - 2
    outer = (
        f"M{2 + r} 2H{w - r}A{r} {r} 0 0 1 {w} {2 + r}V{h - r}A{r} {r} 0 0 1 {w - r} {h}"
        f"H{2 + r}A{r} {r} 0 0 1 2 {h - r}"
        f"V{2 + r}A{r} {r} 0 0 1 {2 + r} 2Z"
    )
    return path(outer + _hole(panel), "url(#paper)", EDGE, 2.5, fill_rule="evenodd")


def _border(panel: Panel) -> str:
    return (
        line(_hole(panel, 4.5), GOLD_DARK, 5)
        + line(_hole(panel, 4.5), GOLD, 3)
        + line(_hole(panel), INK, 2.4)
    )


def frame_and_mask(panel: Panel) -> str:
    """Draw the paper round the picture and its gilt frame."""
    return _mask(panel) + _border(panel)


def _band(panel: Panel, suit: str) -> str:
    """Draw the enamelled ribbon between the two figures, with a clasp in the middle."""
    left = min(panel.left, CARD_W - panel.right)
    width = CARD_W - 2 * left
    top = CENTRE_Y - _BAND
    ground = rect(left, top, width, 2 * _BAND, _ENAMEL[suit], stroke=INK, stroke_width=2.4)
    rails = "".join(
        line(f"M{num(left)} {num(y)}H{num(left + width)}", colour, w)
        for y in (top + 4, CENTRE_Y + _BAND - 4)
        for colour, w in ((GOLD_DARK, 4.4), (GOLD, 2.8))
    )
    half = []
    count = 4
    gap = (width / 2 - 40) / count
    for i in range(count):
        x = CENTRE_X - 40 - gap * (i + 0.42)
        if i % 2:
            half.append(pip(suit, x, CENTRE_Y, 15, GOLD_LIGHT))
        else:
            half += [
                leaf(x - 4, CENTRE_Y - 1, 190, 0.55, GOLD, None),
                leaf(x + 4, CENTRE_Y + 1, 10, 0.55, GOLD, None),
            ]
            half.append(circle(x, CENTRE_Y, 2.6, GOLD_LIGHT))
    clasp = (
        circle(CENTRE_X, CENTRE_Y, 27, GILT, INK, 2.4)
        + circle(CENTRE_X, CENTRE_Y, 20, _ENAMEL[suit], GOLD_DARK, FINE)
        + star(CENTRE_X, CENTRE_Y, 17, GOLD_LIGHT, 8, 0.5)
        + circle(CENTRE_X, CENTRE_Y, 4.6, _ENAMEL[suit])
    )
    return ground + rails + both_ways("".join(half)) + clasp


def court(rank: str, suit: str, scheme: Scheme, large: bool) -> str:
    """Draw a king, queen or jack."""
    panel = PANEL_LARGE if large else PANEL
    figure, flip = FIGURES[suit + rank]
    colour = scheme.of(suit)
    width = panel.right - panel.left
    ground = rect(panel.left, panel.top, width, CENTRE_Y - panel.top, f"url(#halo{suit})")
    beams = rays(panel.middle, CENTRE_Y - 180, width / 2, panel.top, CENTRE_Y, 24, _RAY[suit], 0.2)
    person = shift(panel.middle, CENTRE_Y, figure(), scale=panel.scale, flip=flip)
    sign = "" if large else pip(suit, panel.left + 33, panel.top + 38, 44, colour)
    inner = line(_half_line(panel), GOLD_LIGHT, 1.3)
    half = group(ground, beams, inner, person, sign, stroke_linejoin="round")
    style = LARGE_INDEX if large else INDEX
    parts = [
        paper(),
        both_ways(half),
        frame_and_mask(panel),
        _band(panel, suit),
        index(rank, suit, colour, style),
    ]
    return "".join(parts)
