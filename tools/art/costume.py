"""Clothes of the court figures: coats, sleeves, epaulettes, belts, hands and gowns.

Origin at the middle of the card; the figure stands above it, heads at about y = -190.
"""

import math

from .ornament import star
from .palette import (
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
    RED,
    WHITE,
)
from .svg import circle, group, line, mirrored, num, path, shift, xy

# A sleeve on the left, hanging from the shoulder and leaving the picture below.
_SLEEVE = "M-98 -84C-128 -82 -146 -56 -152 -24L-156 6L-96 6C-94 -20 -90 -44 -84 -60Z"
# Nothing of a figure may reach below the dividing band, into the other figure.
_LOWEST = 12.0
_TORSO = "M-112 8L-110 -72C-84 -92 -52 -96 -28 -108H40C62 -96 88 -92 112 -72L114 8Z"


def sleeves(fill: str) -> str:
    """Draw both upper arms with a fold or two."""
    fold = line(
        "M-140 -40C-132 -30 -128 -18 -128 0M-104 -54C-112 -36 -112 -20 -110 0", INK, FINE, stroke_opacity=0.6
    )
    return mirrored(path(_SLEEVE, fill, INK, OUTLINE), fold)


def torso(fill: str) -> str:
    """Draw the plain body of a coat."""
    return path(_TORSO, fill, INK, OUTLINE)


def waistcoat(fill: str = "url(#linen)") -> str:
    """Draw the waistcoat that shows between the lapels."""
    folds = line("M-2 -80V6", GREY, DETAIL)
    buttons = "".join(circle(4, y, 3.1, GOLD, GOLD_DARK, 0.9) for y in (-66, -48, -30))
    return path("M-30 -104L-44 8H44L42 -104Z", fill, INK, DETAIL) + folds + buttons


def lapels(fill: str, trim: str | None = GOLD) -> str:
    """Draw the broad coloured facings of a full-dress coat with their buttons."""
    right = "M34 -106C50 -98 72 -88 80 -66C76 -44 62 -18 58 8H30C36 -20 38 -60 20 -92Z"
    left = "M-22 -106C-44 -98 -66 -88 -76 -66C-72 -44 -58 -18 -54 8H-28C-34 -20 -34 -60 -16 -92Z"
    out = [path(left + right, fill, INK, OUTLINE - 0.4)]
    if trim:
        inner = "M70 -66C66 -44 54 -20 50 8M-66 -66C-62 -44 -50 -20 -46 8"
        out.append(line(inner, trim, DETAIL))
    for y, x in ((-68, 60), (-50, 56), (-32, 50)):
        out += [circle(x, y, 3.6, GILT, GOLD_DARK, 0.9), circle(4 - x, y, 3.6, GILT, GOLD_DARK, 0.9)]
    return "".join(out)


def stock(fill: str = "url(#linen)") -> str:
    """Draw the white neckcloth under the chin."""
    knot = "M-14 -108C-24 -104 -24 -92 -14 -90L-4 -96L10 -88C18 -92 16 -106 4 -108Z"
    return (
        path("M-24 -140C-12 -126 22 -124 40 -146L44 -100L-2 -84L-30 -100Z", fill, INK, OUTLINE - 0.4)
        + path(knot, fill, INK, DETAIL)
        + line("M-18 -126C-4 -116 20 -116 36 -130M-20 -118C-6 -108 20 -108 38 -120M-5 -97L-6 -106", GREY, 1.4)
    )


def collar(fill: str, trim: str | None = GOLD) -> str:
    """Draw the high standing collar, open in front."""
    near = "M41 -150C48 -134 52 -116 58 -98C44 -90 24 -84 8 -80C22 -92 34 -112 36 -142Z"
    far = "M-27 -142C-32 -126 -36 -112 -42 -100C-32 -92 -20 -86 -8 -80C-16 -94 -22 -112 -22 -136Z"
    out = path(near + far, fill, INK, OUTLINE - 0.4)
    if trim:
        out += line(
            "M46 -126C48 -116 50 -108 52 -102C42 -96 30 -91 20 -88M-30 -120C-32 -112 -34 -106 -36 -102",
            trim,
            2,
        )
    return out


def epaulettes(plate: str = GILT, fringe: str = GILT_WIDE, edge: str = GOLD_DARK) -> str:
    """Draw a pair of fringed epaulettes."""
    cords = "".join(f"M{-150 + i * 7.6:.1f} {-58 + abs(i - 3.5) * -1.3:.1f}l-3 24" for i in range(8))
    pad = "M-156 -62C-156 -84 -132 -98 -106 -94C-92 -92 -86 -86 -84 -78C-104 -62 -132 -54 -156 -62Z"
    return mirrored(
        line(cords, edge, 7.6, stroke_linecap="round"),
        line(cords, fringe if fringe.startswith("#") else GOLD_LIGHT, 4.6, stroke_linecap="round"),
        path(pad, plate, INK, OUTLINE - 0.4),
        line("M-146 -66C-142 -80 -124 -87 -96 -82", edge, DETAIL),
        circle(-96, -84, 3.6, GOLD_LIGHT, GOLD_DARK, FINE),
    )


def cross_belt(fill: str = WHITE, flip: bool = False) -> str:
    """Draw a belt from one shoulder across the chest."""
    sign = -1 if flip else 1
    d = f"M{72 * sign} -94L{96 * sign} -82L{-40 * sign} 10H{-76 * sign}Z"
    stitch = f"M{79 * sign} -90L{-64 * sign} 8M{90 * sign} -84L{-50 * sign} 8"
    return path(d, fill, INK, OUTLINE - 0.4) + line(stitch, GREY, FINE, stroke_dasharray="4 3")


def sash(fill: str, trim: str, flip: bool = False) -> str:
    """Draw the broad ribbon of an order."""
    sign = -1 if flip else 1
    d = f"M{60 * sign} -100L{92 * sign} -84L{-26 * sign} 10H{-78 * sign}Z"
    edge = f"M{66 * sign} -97L{-69 * sign} 8M{86 * sign} -87L{-36 * sign} 8"
    return path(d, fill, INK, OUTLINE - 0.4) + line(edge, trim, 2)


def order_star(x: float, y: float, r: float = 17, heart: str = RED) -> str:
    """Draw the breast star of an order."""
    return (
        star(x, y, r, points=10, inner=0.62)
        + star(x, y, r * 0.78, WHITE, points=5, inner=0.5)
        + circle(x, y, r * 0.36, heart, GOLD_DARK, FINE)
    )


def fist(x: float, y: float, skin: str, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Draw a closed hand holding something upright: thumb in front, four fingers wrapped round."""
    hand = (
        "M-17 12C-21 0 -19 -12 -11 -16C-3 -20 9 -20 15 -14C20 -9 19 -2 18 3"
        "C19 9 17 16 11 19C3 23 -11 22 -17 12Z"
    )
    fingers = (
        "M16 -5C9 -8 3 -7 -1 -4M18 3C11 1 4 1 0 4M15 11C9 9 4 9 1 12M-9 -15C-5 -8 -8 0 -6 8C-5 12 -1 13 1 12"
    )
    return shift(
        x,
        y,
        path(hand, skin, INK, OUTLINE - 0.4),
        line(fingers, INK, 1.4, stroke_linecap="round"),
        scale=scale,
        turn=turn,
        flip=flip,
    )


def forearm(x0: float, y0: float, x1: float, y1: float, fill: str, w0: float = 27, w1: float = 16) -> str:
    """Draw a sleeve from the elbow to the wrist."""
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    a, b = (x0 + nx * w0, y0 + ny * w0), (x1 + nx * w1, y1 + ny * w1)
    c, d = (x1 - nx * w1, y1 - ny * w1), (x0 - nx * w0, y0 - ny * w0)
    bulge = 0.3
    e = (x0 - dx * bulge, min(y0 - dy * bulge, _LOWEST))
    a, d = (a[0], min(a[1], _LOWEST)), (d[0], min(d[1], _LOWEST))
    shape = f"M{xy(*a)}L{xy(*b)}L{xy(*c)}L{xy(*d)}Q{xy(*e, *a)}Z"
    return path(shape, fill, INK, OUTLINE, stroke_linejoin="round")


def cuff(x: float, y: float, turn: float, fill: str, width: float = 36, depth: float = 20) -> str:
    """Draw a cuff across the wrist, its trim toward the hand."""
    w = width / 2
    body = path(f"M{-w} {depth / 2}L{-w - 2} {-depth / 2}H{w + 2}L{w} {depth / 2}Z", fill, INK, OUTLINE - 0.4)
    trim = line(f"M{-w} {-depth / 2 + 4}H{w}", GOLD, 2.2)
    return shift(x, y, body, trim, turn=turn)


def shoulders(skin: str) -> str:
    """Draw a lady's bare shoulders and bosom."""
    d = (
        "M-100 8C-116 -30 -112 -66 -88 -80C-62 -92 -34 -94 -14 -102H34"
        "C54 -94 84 -92 108 -80C130 -66 130 -30 112 8Z"
    )
    lines = "M-40 -82C-28 -80 -16 -76 -8 -70M54 -82C42 -80 30 -76 22 -70M8 -34C7 -40 7 -44 8 -50"
    return path(d, skin, INK, OUTLINE) + line(lines, "#C48E6C", 1.2, stroke_linecap="round")


def gown(fill: str, trim: str = GILT, low: float = -50) -> str:
    """Draw the high-waisted bodice with its neckline."""
    neckline = f"M-84 -66C-66 {low} -34 {low + 14} 8 {low + 16}C50 {low + 14} 82 {low} 100 -66"
    body = path(f"{neckline}C112 -44 110 -14 104 8H-90C-96 -14 -98 -44 -84 -66Z", fill, INK, OUTLINE)
    cups = "M-70 8C-70 -12 -54 -24 -38 -27M8 -34V8M86 8C86 -12 72 -24 56 -27"
    gathers = (
        "M-30 -33C-34 -24 -34 -12 -30 0M-12 -34C-14 -24 -14 -12 -10 0M46 -33"
        "C50 -24 50 -12 46 0M28 -34C30 -24 30 -12 26 0"
    )
    return (
        body
        + line(cups, INK, DETAIL, stroke_opacity=0.55)
        + line(gathers, INK, FINE, stroke_opacity=0.45)
        + line(neckline, GOLD_DARK, 8)
        + line(neckline, GOLD_LIGHT if trim == GILT else trim, 5)
    )


def puffs(fill: str, slash: str | None = None) -> str:
    """Draw short puffed sleeves and the bare arms below."""
    puff = (
        "M-84 -84C-108 -98 -142 -88 -152 -62C-158 -44 -152 -28 -140 -24"
        "C-120 -18 -100 -22 -92 -36C-84 -50 -80 -70 -84 -84Z"
    )
    ribs = (
        "M-96 -86C-112 -72 -118 -48 -112 -24M-114 -88C-132 -74 -138 -52 -130 -26"
        "M-88 -76C-98 -62 -100 -44 -96 -30"
    )
    band = "M-150 -28C-132 -16 -108 -16 -92 -30"
    out = [path(puff, fill, INK, OUTLINE)]
    if slash:
        out.append(path("M-112 -84C-126 -70 -130 -50 -122 -30C-114 -46 -110 -66 -112 -84Z", slash, INK, FINE))
    out.append(line(ribs, INK, FINE, stroke_opacity=0.55))
    out.append(line(band, GOLD_DARK, 7) + line(band, GOLD_LIGHT, 4.4))
    body = "".join(out)
    return body + group(body, transform="translate(16 0) scale(-1 1)")


def bare_arms(skin: str) -> str:
    """Draw the upper arms that show under short sleeves."""
    arm = path("M-146 -36L-150 8H-104L-98 -36Z", skin, INK, OUTLINE)
    return arm + group(arm, transform="translate(16 0) scale(-1 1)")


def necklace(
    x: float, y: float, rx: float, ry: float, count: int, fill: str, edge: str, drop: str | None = None
) -> str:
    """Draw a string of beads hanging round the neck, perhaps with a jewel."""
    beads = []
    for i in range(count):
        angle = math.radians(12 + i * 156 / (count - 1))
        beads.append(circle(round(x + rx * math.cos(angle), 1), round(y + ry * math.sin(angle), 1), 3.7))
    out = [group(*beads, fill=fill, stroke=edge, stroke_width=FINE)]
    if drop:
        out.append(path(f"M{num(x)} {num(y + ry + 4)}l7 9l-7 12l-7 -12Z", drop, GOLD_DARK, DETAIL))
    return "".join(out)


def pearl_edge(low: float, count: int, fill: str, edge: str, r: float = 4.6) -> str:
    """Draw pearls along the neckline of a gown that was cut with the same depth."""
    beads = []
    for i in range(count):
        t = (i + 0.5) / count
        half = abs(2 * t - 1)  # 1 at the shoulders, 0 in the middle
        u = 1 - half
        y = half**3 * -66 + 3 * half * half * u * low + 3 * half * u * u * (low + 14) + u**3 * (low + 16)
        x = half**3 * 92 + 3 * half * half * u * 74 + 3 * half * u * u * 42
        beads.append(circle(round(8 + (x if t > 0.5 else -x), 1), round(y, 1), r))
    return group(*beads, fill=fill, stroke=edge, stroke_width=FINE)
