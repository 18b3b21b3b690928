"""The joker: a masked harlequin who holds all four suits."""

import math

from . import costume, hair
from .court_card import Panel, frame_and_mask
from .faces import Face, ear, head
from .frame import paper
from .glyphs import glyph
from .ornament import cockade, rays, star
from .palette import (
    BLACK,
    DETAIL,
    FINE,
    GILT,
    GILT_WIDE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREY,
    INK,
    OUTLINE,
    PAPER,
    RED,
    SUITS,
    WHITE,
    Scheme,
)
from .pips import SIGNS, pip
from .svg import CARD_H, CENTRE_X, Point, both_ways, circle, clip, group, line, path, poly, rect, shift, xy

_PANEL = Panel(left=95, right=425, top=38, scale=1.12)
_PANEL_LARGE = Panel(left=120, right=400, top=76, scale=0.98)
_WORD = "JOKER"
_LOZENGE = ("#B01E2D", "#1F3564", "#D9B255", "#1F6152")
_PLINTH = 74


def _index(large: bool, colour: str) -> str:
    """Draw a star and the word, letter under letter, in two corners."""
    x, r, height, step, squeeze = (65.0, 45.0, 80.0, 93.0, 0.92) if large else (50.0, 30.0, 50.0, 59.0, 0.95)
    top = 30 + 2 * r
    word = "".join(glyph(c, x, top + 10 + i * step, height, INK, squeeze) for i, c in enumerate(_WORD))
    return both_ways(star(x, 30 + r, r, colour, edge=False) + word)


def _motley(window: list[Point], width: float, height: float) -> str:
    """Draw a harlequin's lozenges inside a convex outline."""
    by_colour: dict[str, list[str]] = {c: [] for c in _LOZENGE}
    for row in range(-4, 8):
        for column in range(-4, 5):
            cx, cy = 4 + column * width + (width / 2 if row % 2 else 0), row * height / 2
            diamond = [
                (cx, cy - height / 2),
                (cx + width / 2, cy),
                (cx, cy + height / 2),
                (cx - width / 2, cy),
            ]
            cut = clip(diamond, window)
            if len(cut) > 2:
                by_colour[_LOZENGE[(2 * column + (row % 2) + 2 * (row // 2 % 2)) % 4]].append(poly(cut))
    return "".join(path("".join(shapes), colour, GOLD_LIGHT, DETAIL) for colour, shapes in by_colour.items())


def _bell(x: float, y: float, r: float = 11) -> str:
    slit = f"M{xy(x - r * 0.75, y)}H{xy(x + r * 0.75)}M{xy(x, y)}V{xy(y + r * 0.8)}"
    return circle(x, y, r, GILT, INK, DETAIL) + line(slit, GOLD_DARK, 2)


def _cap() -> str:
    """Draw a bicorne gone astray: two drooping horns with bells."""
    left = (
        "M6 -112C-50 -124 -98 -96 -104 -40C-106 -18 -112 -4 -122 8"
        "C-94 6 -80 -12 -72 -26C-52 -40 -24 -46 4 -46Z"
    )
    right = "M4 -112C60 -124 110 -96 116 -40C118 -18 124 -4 134 8C106 6 92 -12 84 -26C62 -40 32 -46 4 -46Z"
    folds = (
        "M-14 -100C-54 -98 -80 -74 -86 -40M24 -100C66 -98 92 -74 98 -40M-40 -92"
        "C-58 -82 -66 -66 -68 -44M52 -92C70 -82 78 -66 80 -44"
    )
    band = (
        "M-74 -24C-52 -44 -22 -50 4 -50C34 -50 62 -44 86 -24L80 -12C56 -32 32 -38 4 -38"
        "C-22 -38 -48 -32 -68 -12Z"
    )
    return (
        path(left, "url(#crimson)", INK, OUTLINE)
        + path(right, "url(#navy)", INK, OUTLINE)
        + line(folds, INK, FINE, stroke_opacity=0.5)
        + line("M-101 -42C-94 -92 -54 -114 5 -108C62 -114 106 -92 113 -42", GOLD_DARK, 4.6)
        + line("M-101 -42C-94 -92 -54 -114 5 -108C62 -114 106 -92 113 -42", GOLD_LIGHT, 2.6)
        + path(band, GILT_WIDE, INK, DETAIL)
        + _bell(-122, 17, 12)
        + _bell(134, 17, 12)
        + cockade(5, -78, 17)
    )


def _mask() -> str:
    """Draw the half mask round the eyes, with holes cut out."""
    d = (
        "M-33 -12C-28 -20 -16 -18 -9 -12C0 -20 24 -24 39 -16C42 -4 34 14 18 16"
        "C8 16 0 10 -4 6C-8 8 -14 4 -14 4"
        "C-18 14 -26 16 -32 10C-33 2 -34 -6 -33 -12Z"
    )
    holes = "M-29 1C-25 -7 -18 -7 -12 2C-18 7 -24 7 -29 1ZM-3 2C3 -8 15 -9 22 0C15 7 4 8 -3 2Z"
    brows = line(
        "M-30 -22C-24 -30 -16 -29 -11 -24M-2 -24C6 -32 20 -32 28 -22", "#2B1B12", 3, stroke_linecap="round"
    )
    return (
        path(d + holes, BLACK, INK, FINE, fill_rule="evenodd")
        + line("M-32 -11C-27 -18 -16 -16 -9 -10C0 -18 24 -22 38 -14", GOLD, 1.8)
        + brows
    )


def _grin() -> str:
    return (
        path(
            "M-28 28C-18 34 -2 34 11 26C9 42 -1 48.5 -10 48.5C-19 48.5 -26 41 -28 28Z", "#6E1220", INK, DETAIL
        )
        + path(
            "M-26 30C-17 35 -3 35 9 28.5C8 35 5 37 2 38C-6 41 -16 41 -22 38C-25 36 -26 33 -26 30Z", "#FFFDF6"
        )
        + line("M-31 26C-30 29 -29 30 -27 30M14 24C13 27 11 29 9 29", "#5B2A20", 1.6, stroke_linecap="round")
    )


def _ruff() -> str:
    """Draw the dagged collar with bells, and the pleated ruff above it."""
    points = []
    for i in range(9):
        angle = math.radians(180 - i * 22.5)
        x, y = 4 + 86 * math.cos(angle), -96 + 26 * math.sin(angle)
        fill = GOLD_LIGHT if i % 2 else WHITE
        tip = x + 14 * math.cos(angle)
        dag = path(f"M{xy(x - 22, y - 18)}H{xy(x + 22)}L{xy(tip, y + 26)}Z", fill, INK, DETAIL)
        points.append((y, dag + circle(round(tip, 1), round(y + 29, 1), 5, GILT, INK, 1.4)))
    ruff = path(
        "M-70 -112C-74 -124 -64 -130 -54 -128C-48 -138 -36 -138 -30 -132"
        "C-22 -140 28 -140 38 -132C44 -138 56 -138 62 -128"
        "C72 -130 82 -124 78 -112C82 -102 72 -96 62 -98C56 -90 44 -90 38 -94"
        "C28 -86 -22 -86 -30 -94C-36 -90 -48 -90 -54 -98"
        "C-64 -96 -74 -102 -70 -112Z",
        WHITE,
        INK,
        OUTLINE - 0.4,
    )
    folds = line("M-54 -128L-40 -100M-30 -132L-20 -96M4 -128V-92M38 -132L28 -96M62 -128L48 -100", GREY, 1.5)
    return "".join(part for _, part in sorted(points)) + ruff + folds


def _hand_of_cards(scheme: Scheme) -> str:
    """Draw a fan of four cards, one of each suit."""
    out = []
    for i, suit in enumerate(SUITS):
        body = rect(-27, -98, 54, 80, PAPER, rx=6, stroke=INK, stroke_width=1.8)
        body += path(SIGNS[suit], scheme.of(suit), transform="translate(4 -52) scale(.34)")
        body += path(SIGNS[suit], scheme.of(suit), transform="translate(-18 -86) scale(.14)")
        out.append(shift(0, 0, body, turn=-44 + i * 23))
    return "".join(out)


def _marotte() -> str:
    """Draw the fool's stick with a little laughing sun."""
    ribbon = path("M0 -60C18 -56 20 -40 34 -36C24 -30 12 -34 6 -46Z", RED, INK, DETAIL)
    return (
        line("M0 40V-70", INK, 9)
        + line("M0 40V-70", GOLD, 5.4)
        + ribbon
        + star(0, -88, 31, points=12, inner=0.66)
        + circle(0, -88, 18, GOLD_LIGHT, GOLD_DARK, DETAIL)
        + line("M-8 -92H-3M3 -92H8M-9 -84C-5 -76 5 -76 9 -84", INK, 2, stroke_linecap="round")
    )


def _tunic() -> str:
    """Draw the harlequin's coat to below the belt, with a dagged hem."""
    body = [(-96.0, -98.0), (-60, -112), (68, -112), (104, -98), (96, 20), (116, 190), (-108, 190), (-88, 20)]
    upper = [body[0], body[1], body[2], body[3], body[4], body[7]]
    lower = [body[7], body[4], body[5], body[6]]
    outline = poly(body)
    buttons = "".join(circle(4, y, 5, GILT, INK, 1.4) for y in (-48, -20, 44, 74))
    belt = path("M-92 6C-60 16 66 16 100 6L98 26C66 36 -60 36 -90 26Z", "#3C2616", INK, DETAIL)
    buckle = shift(
        4,
        22,
        rect(-15, -13, 30, 26, GILT, rx=4, stroke=INK, stroke_width=DETAIL),
        star(0, 0, 9, RED, edge=False),
    )
    return (
        _motley(upper, 52, 84)
        + _motley(lower, 52, 84)
        + path(outline, "none", INK, OUTLINE)
        + buttons
        + belt
        + buckle
    )


def _figure(scheme: Scheme) -> str:
    """Draw the harlequin from the thighs up, his waist near the origin."""
    face = Face(brow="#2B1B12", iris="#3F7A4A", lid=0.05, smile=4, lips="#B9505A", skin="url(#fair)")
    return "".join(
        [
            _tunic(),
            path(
                "M-90 -102C-124 -92 -146 -40 -152 20C-154 44 -136 56 -118 44C-96 24 -84 -20 -78 -60Z",
                "url(#navy)",
                INK,
                OUTLINE,
            ),
            path(
                "M98 -102C132 -92 154 -40 160 20C162 44 144 56 126 44C104 24 92 -20 86 -60Z",
                "url(#crimson)",
                INK,
                OUTLINE,
            ),
            _ruff(),
            shift(
                4,
                -186,
                hair.back_hair("#4A2C18"),
                ear(face),
                head(face),
                hair.sideburn("#4A2C18"),
                _mask(),
                _grin(),
                _cap(),
            ),
            shift(-70, 0, _hand_of_cards(scheme), scale=0.92, turn=9),
            costume.forearm(-128, 36, -92, 10, "url(#navy)", 24, 16),
            costume.cuff(-88, 7, 54, GOLD_LIGHT, 38, 14),
            costume.fist(-72, -6, face.skin, 1, 14),
            shift(104, -18, _marotte(), turn=10),
            costume.forearm(138, 40, 116, 10, "url(#crimson)", 24, 16),
            costume.cuff(113, 6, -32, GOLD_LIGHT, 38, 14),
            costume.fist(104, -10, face.skin, 1, 4, flip=True),
        ]
    )


def joker(scheme: Scheme, large: bool) -> str:
    """Draw the joker."""
    panel = _PANEL_LARGE if large else _PANEL
    k = panel.scale
    width, height = panel.right - panel.left, CARD_H - 2 * panel.top
    floor = CARD_H - panel.top - _PLINTH
    waist = floor - 180 * k
    ground = rect(panel.left, panel.top, width, height, "url(#haloJ)")
    beams = rays(CENTRE_X, waist - 190 * k, width / 2, panel.top, CARD_H - panel.top, 30, "#C98A5A", 0.22)
    person = shift(CENTRE_X - 6 * k, waist, _figure(scheme), scale=k)
    plinth = rect(panel.left, floor, width, _PLINTH, "#1B2C55", stroke=INK, stroke_width=2.4) + line(
        f"M{panel.left} {floor + 6}H{panel.right}", GOLD, 2.6
    )
    gap = width / 4.6
    signs = []
    for i, suit in enumerate(SUITS):
        x, y, size = CENTRE_X + (i - 1.5) * gap, floor + 40, min(1.0, k)
        signs.append(circle(x, y, 25 * size, PAPER, GOLD, 2) + pip(suit, x, y, 34 * size, scheme.of(suit)))
    picture = group(ground, beams, person, plinth, *signs, stroke_linejoin="round")
    return paper() + picture + frame_and_mask(panel) + _index(large, RED)
