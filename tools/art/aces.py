"""The aces: the ace of spades as the Mighty in full state, the other three quieter."""

from .frame import INDEX, LARGE_INDEX, index, paper
from .ornament import bee, crown, laurel_arc, rays, star, wreath
from .palette import DETAIL, FINE, GOLD, GOLD_DARK, GOLD_LIGHT, GOLD_MID, RED, RED_DARK, WHITE, Scheme
from .pips import SIGNS
from .svg import CARD_H, CARD_W, CENTRE_X, CENTRE_Y, circle, group, line, mirrored, path, shift

_LEFT, _TOP = 97, 40
_NOTCH = 26


def _frame() -> str:
    """Draw the gilt frame with hollow corners that surrounds the Mighty."""
    out = []
    for inset, colour, width in ((0, GOLD_DARK, 4.6), (0, GOLD, 3), (10, GOLD_MID, 1.3)):
        x0, y0 = _LEFT + inset, _TOP + inset
        x1, y1 = CARD_W - x0, CARD_H - y0
        n = _NOTCH
        d = (
            f"M{x0 + n} {y0}H{x1 - n}A{n} {n} 0 0 0 {x1} {y0 + n}V{y1 - n}"
            f"A{n} {n} 0 0 0 {x1 - n} {y1}H{x0 + n}"
            f"A{n} {n} 0 0 0 {x0} {y1 - n}V{y0 + n}A{n} {n} 0 0 0 {x0 + n} {y0}Z"
        )
        out.append(line(d, colour, width))
    corners = "".join(
        star(x, y, 10) for x in (_LEFT + 2, CARD_W - 2 - _LEFT) for y in (_TOP + 2, CARD_H - 2 - _TOP)
    )
    return "".join(out) + corners


def _scrolls(colour: str) -> str:
    """Draw acanthus scrolls engraved in the lobes of the great spade (its own 100-unit box)."""
    outer = "M3 30C16 35 38 34 39 20C39.5 11 31 8 27 13C24 17 28 22 32 20"
    inner = "M25 -9C33 -3 38 2 40 8M13 -22C18 -17 21 -13 26 -9M26 -9C23 -5 24 -1 28 -1"
    tip = "M0 -42C3 -34 7 -29 11 -25C7 -24 4 -22 0 -16"
    return group(
        mirrored(line(outer, colour, 1.1), line(inner, colour, 0.9), line(tip, colour, 0.9)),
        stroke_linecap="round",
    )


def _great_spade(colour: str) -> str:
    """Draw the spade with its engraving, wreath and bee, about 300 units high around the origin."""
    return (
        shift(
            0,
            0,
            path(SIGNS["S"], GOLD_DARK, GOLD_DARK, 3.4),
            path(SIGNS["S"], GOLD_LIGHT, GOLD_LIGHT, 2.2),
            path(SIGNS["S"], colour),
            _scrolls(GOLD),
            scale=3,
        )
        + shift(0, 3, line(SIGNS["S"], GOLD, 0.8), scale=2.72)
        + wreath(0, 22, 58, 7, 0.66, gap=24)
        + bee(0, 16, 1.35)
        + star(0, -66, 13)
    )


def _pennant() -> str:
    ribbon = path("M-84 -15H84L104 3L84 21H-84L-104 3Z", "url(#crimson)", GOLD_DARK, 2)
    fold = mirrored(path("M84 -15L104 3L84 21L92 3Z", RED_DARK))
    stars = "".join(star(i * 27, 3, 9 if i == 0 else 7.5, GOLD_LIGHT, edge=False) for i in (-2, -1, 0, 1, 2))
    return ribbon + fold + line("M-80 -10H80M-80 16H80", GOLD, 1.2) + stars


def _mighty(colour: str, large: bool) -> str:
    sprays = mirrored(laurel_arc(0, 146, 108, 82, 186, 8, 0.98))
    state = (
        shift(0, -194, crown(0, 0, 1.02))
        + shift(0, -6, _great_spade(colour))
        + sprays
        + shift(0, 252, _pennant())
    )
    if large:
        return shift(CENTRE_X, CENTRE_Y, state, scale=0.66)
    beams = rays(CENTRE_X, CENTRE_Y - 30, 148, 56, 674, 48, GOLD, 0.2)
    bees = mirrored(bee(-118, -262, 0.52)) + mirrored(bee(-122, 276, 0.45))
    return beams + _frame() + shift(CENTRE_X, CENTRE_Y, bees, state)


def _emblem(suit: str) -> str:
    """Draw the small gilt sign inside the middle pip of a lesser ace."""
    if suit == "H":
        return (
            star(0, -8, 24, points=8, inner=0.55)
            + circle(0, -8, 7.5, WHITE, GOLD_DARK, FINE)
            + circle(0, -8, 3.4, RED)
        )
    if suit == "D":
        return star(0, 0, 23, points=6, inner=0.5) + circle(0, 0, 6.5, WHITE, GOLD_DARK, FINE)
    return bee(0, -2, 0.82)


def _lesser(suit: str, colour: str, large: bool) -> str:
    size = 200
    k = size / 100
    inset = 0.8 if suit != "C" else 0.76
    sign = path(SIGNS[suit], colour, transform=f"scale({k})") + line(
        SIGNS[suit],
        GOLD_LIGHT,
        1.5,
        transform=f"translate(0 {-2 if suit == 'H' else 0}) scale({k * inset:.2f})",
    )
    ornament = wreath(0, 0, 146, 12, 0.98, gap=20) + star(0, -146, 14) + sign + _emblem(suit)
    thin = circle(0, 0, 121, "none", GOLD, DETAIL)
    return shift(CENTRE_X, CENTRE_Y, thin, ornament, scale=0.72 if large else 1)


def ace(suit: str, scheme: Scheme, large: bool) -> str:
    """Draw an ace."""
    colour = scheme.of(suit)
    centre = _mighty(colour, large) if suit == "S" else _lesser(suit, colour, large)
    return paper() + centre + index("A", suit, colour, LARGE_INDEX if large else INDEX)
