"""The backs; each looks the same when turned by half a turn."""

from collections.abc import Callable

from .frame import card, paper
from .ornament import laurel_arc, rays, small_bee, star
from .palette import FINE, GOLD, GOLD_DARK, GOLD_LIGHT, GOLD_MID, LEATHER, PAPER, RED, WHITE
from .svg import (
    CARD_H,
    CARD_W,
    CENTRE_X,
    CENTRE_Y,
    Point,
    both_ways,
    circle,
    ellipse,
    group,
    line,
    mirrored,
    num,
    path,
    polar,
    rect,
    shift,
    xy,
)

_MARGIN = 20
_BACK_BLUE = "#14244F"
_RX = 24


def _field(gradient: str) -> str:
    """Draw the coloured ground with its gilt edge."""
    m = _MARGIN
    w, h = CARD_W - 2 * m, CARD_H - 2 * m
    return (
        paper(PAPER)  # one colour: a gradient would tell which end is up
        + rect(m, m, w, h, f"url(#{gradient})", rx=_RX, stroke=GOLD_DARK, stroke_width=5)
        + rect(m, m, w, h, "none", rx=_RX, stroke=GOLD, stroke_width=3)
    )


def _inner_line(inset: float, width: float, rx: float, colour: str = GOLD) -> str:
    return rect(
        inset, inset, CARD_W - 2 * inset, CARD_H - 2 * inset, "none", rx=rx, stroke=colour, stroke_width=width
    )


def _medallion(rx: float, ry: float, ground: str) -> str:
    return (
        ellipse(CENTRE_X, CENTRE_Y, rx, ry, ground, stroke=GOLD_DARK, stroke_width=9)
        + ellipse(CENTRE_X, CENTRE_Y, rx, ry, "none", stroke=GOLD_LIGHT, stroke_width=4.5)
        + ellipse(CENTRE_X, CENTRE_Y, rx - 11, ry - 11, "none", stroke=GOLD, stroke_width=1.6)
    )


def _star_of_honour(r: float, enamel: str) -> str:
    """Draw the eight-pointed star in the middle."""
    x, y = CENTRE_X, CENTRE_Y
    return (
        star(x, y, r, "url(#sun)", points=16, inner=0.72)
        + star(x, y, r * 0.94, WHITE, 8, 0.52)
        + star(x, y, r * 0.74, "url(#sun)", 8, 0.52)
        + circle(x, y, r * 0.3, enamel, GOLD_LIGHT, 2.4)
        + star(x, y, r * 0.22, GOLD_LIGHT, 6, 0.5, edge=False)
    )


def _wreath_of_four(radius: float, pairs: int, scale: float) -> str:
    """Draw four laurel sprays rising from both sides to the top and the bottom."""
    spray = laurel_arc(0, 0, radius, 187, 262, pairs, scale, GOLD)
    tie = circle(radius, 0, 6.5 * scale, GOLD, GOLD_DARK, FINE)
    side = mirrored(spray) + tie
    tops = circle(0, -radius, 5.5 * scale, GOLD, GOLD_DARK, FINE)
    half = shift(CENTRE_X, CENTRE_Y, side, tops)
    return both_ways(half)


def _palmette(
    x: float, y: float, size: float, turn: float, spread: float = 150, count: int = 7, scroll: bool = True
) -> str:
    """Draw a fan of leaves rising from a pair of volutes."""
    leaves = []
    for i in range(count):
        angle = -90 - spread / 2 + spread * i / (count - 1)
        length = 1.0 - 0.38 * abs(2 * i / (count - 1) - 1)
        tip, (px, py) = polar(0, 0, size * length, angle), polar(0, 0, size * length * 0.62, angle)
        nx, ny = polar(0, 0, size * 0.2, angle + 90)
        leaves.append(f"M0 0Q{xy(px + nx, py + ny, *tip)}Q{xy(px - nx, py - ny, 0, 0)}Z")
    s = size / 60
    curve = "M0 6C-14 16 -34 14 -34 2C-34 -6 -24 -6 -24 1"
    return shift(
        x,
        y,
        path("".join(leaves), GOLD, GOLD_DARK, FINE),
        group(mirrored(line(curve, GOLD, 3, stroke_linecap="round")), transform=f"scale({s:.2f})")
        if scroll
        else "",
        circle(0, 3 * s, 6 * s, GOLD_LIGHT, GOLD_DARK, FINE),
        turn=turn,
    )


def _clear(x: float, y: float, rx: float, ry: float) -> bool:
    """Say whether a point lies outside an ellipse round the middle."""
    return ((x - CENTRE_X) / rx) ** 2 + ((y - CENTRE_Y) / ry) ** 2 > 1


def _lattice(x0: float, y0: float, x1: float, y1: float, dx: float, dy: float) -> str:
    """Return path data of crossing diagonals set about the middle, cut at a rectangle."""
    slope = dy / dx

    def cut(middle: float, sign: int) -> list[Point]:
        ends = [(middle + sign * (y - CENTRE_Y) / slope, y) for y in (y0, y1)]
        ends = [(x, y) for x, y in ends if x0 <= x <= x1]
        sides = [(x, CENTRE_Y + sign * slope * (x - middle)) for x in (x0, x1)]
        return ends + [(x, y) for x, y in sides if y0 < y < y1]

    count = int((x1 - x0 + (y1 - y0) / slope) / (2 * dx)) + 1
    out = []
    for k in range(-count, count + 1):
        for sign in (1, -1):
            ends = cut(CENTRE_X + (2 * k + 1) * dx, sign)
            if len(ends) == 2:
                (ax, ay), (bx, by) = ends
                out.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
    return "".join(out)


def bees() -> str:
    """Draw the imperial bees on deep blue."""
    inset, dx, dy = 44, 38.4, 42.4
    half = []
    for row in range(8):
        for column in range(-5, 6):
            if (column + row) % 2 or (row == 0 and column > 0):
                continue
            x, y = CENTRE_X + column * dx, CENTRE_Y - row * dy
            on_palmette = column == 0 and row < 6
            if _clear(x, y, 122, 142) and not on_palmette:
                half.append(small_bee(x, y, 0.47, _BACK_BLUE))
    return card(
        _field("backblue")
        + line(_lattice(inset, inset, CARD_W - inset, CARD_H - inset, dx, dy), GOLD, 1.3, stroke_opacity=0.5)
        + both_ways("".join(half))
        + _inner_line(31, 1.4, 15)
        + _inner_line(inset, 2.4, 6)
        + _medallion(104, 124, "#101D40")
        + _wreath_of_four(76, 4, 0.72)
        + _star_of_honour(48, RED)
        + both_ways(_palmette(CENTRE_X, CENTRE_Y - 138, 44, 0, 140, 7))
    )


def _leaf_border(inner: float, outer: float) -> str:
    """Draw a garland between two lines, running from the middle of each side to the corners."""
    mid = (inner + outer) / 2
    d = "M0 0C5 -9 17 -11 27 -2C18 7 7 7 0 0Z"
    out: list[str] = []

    def pair(x: float, y: float, turn: float) -> None:
        out.extend(
            path(d, None, transform=f"translate({x:.1f} {y:.1f}) rotate({turn + s * 30:g}) scale(.62)")
            for s in (-1, 1)
        )

    across, along = 8, 12
    step_x, step_y = (CENTRE_X - mid - 34) / across, (CENTRE_Y - mid - 34) / along
    for i in range(across):
        pair(CENTRE_X - 14 - i * step_x, mid, 180)
        pair(CENTRE_X + 14 + i * step_x, mid, 0)
    for i in range(along):
        pair(mid, CENTRE_Y - 14 - i * step_y, -90)
        pair(CARD_W - mid, CENTRE_Y - 14 - i * step_y, -90)
    ends = [star(x, mid, 12) for x in (mid, CARD_W - mid)]
    ends += [
        circle(CENTRE_X, mid, 6.5, GOLD, GOLD_DARK, FINE),
        circle(mid, CENTRE_Y, 6.5, GOLD, GOLD_DARK, FINE),
    ]
    return both_ways(group(*out, fill=GOLD), *ends)


def laurel() -> str:
    """Draw the great star in its laurel on wine red."""
    inner, outer = 31, 58
    dots = []
    for row in range(12):
        y = CENTRE_Y - 13 - row * 26
        for column in range(-8, 8):
            x = CENTRE_X + column * 26 + (26 if row % 2 else 13)
            near_axis = abs(x - CENTRE_X) < 62 and y > CENTRE_Y - 250
            corner = abs(x - CENTRE_X) > 108 and y < outer + 96
            if (
                outer + 14 < x < CARD_W - outer - 14
                and y > outer + 14
                and _clear(x, y, 162, 162)
                and not near_axis
                and not corner
            ):
                dots.append(f"M{num(x)} {num(y - 5)}l3.4 5l-3.4 5l-3.4 -5z")
    corners = "".join(
        _palmette(x, outer + 13, 74, turn, 84, 5, False)
        for x, turn in ((outer + 13, 135), (CARD_W - outer - 13, 225))
    )
    return card(
        _field("backwine")
        + _inner_line(inner, 1.4, 15)
        + _inner_line(outer, 2.4, 4)
        + _leaf_border(inner, outer)
        + both_ways(path("".join(dots), GOLD_MID), corners, _palmette(CENTRE_X, CENTRE_Y - 168, 72, 0))
        + _medallion(146, 146, "#3F0A15")
        + _wreath_of_four(106, 6, 0.95)
        + _star_of_honour(72, "#1B2C55")
    )


def _meander(x: float, y: float, length: float, height: float, count: int, upright: bool) -> str:
    """Return path data of a Greek key, hooks of one size along a line of the given length."""
    u, v = length / count / 6, height / 5
    steps: tuple[tuple[float, float], ...] = ((0, -5), (5, 0), (0, 4), (-3, 0), (0, -2), (1.4, 0))
    back: tuple[tuple[float, float], ...] = ((-1.4, 0), (0, 2), (3, 0), (0, 1), (1, 0))
    moves = [(a * u, b * v) for a, b in steps] + [(a * u, b * v) for a, b in back]
    one = "".join(f"l{num(b if upright else a)} {num(a if upright else b)}" for a, b in moves)
    return f"M{num(x)} {num(y)}" + one * count


def walnut() -> str:
    """Draw a sunburst on baize green, with a Greek key on a walnut border."""
    outer, inset = 26, 64
    r = 18
    frame = (
        f"M{outer + r} {outer}H{CARD_W - outer - r}A{r} {r} 0 0 1 {CARD_W - outer} {outer + r}"
        f"V{CARD_H - outer - r}A{r} {r} 0 0 1 {CARD_W - outer - r} {CARD_H - outer}"
        f"H{outer + r}A{r} {r} 0 0 1 {outer} {CARD_H - outer - r}V{outer + r}"
        f"A{r} {r} 0 0 1 {outer + r} {outer}Z"
        f"M{inset} {inset}V{CARD_H - inset}H{CARD_W - inset}V{inset}Z"
    )
    key = _meander(inset, 53, CARD_W - 2 * inset, 17, 16, upright=False)
    key += _meander(53, inset, CARD_H - 2 * inset, 17, 25, upright=True)
    half_width = CENTRE_X - inset
    stars = [
        star(x, y, s, GOLD, edge=False)
        for x, y, s in ((92, 92, 9), (428, 92, 9), (138, 150, 7), (382, 150, 7))
    ]
    return card(
        _field("backgreen")
        + path(frame, LEATHER)
        + _inner_line(31, 1.3, 15)
        + _inner_line(inset, 2.6, 0)
        + both_ways(line(key, GOLD, 2), *(star(x, 45, 10) for x in (46, CARD_W - 46)))
        + rays(CENTRE_X, CENTRE_Y, half_width - 7, inset + 7, CARD_H - inset - 7, 48, "#3B8C73", 0.5)
        + both_ways(*stars, _palmette(CENTRE_X, CENTRE_Y - 140, 66, 0))
        + _medallion(120, 120, "#0A2A23")
        + _wreath_of_four(86, 5, 0.82)
        + _star_of_honour(56, RED)
    )


BACKS: dict[str, Callable[[], str]] = {"bees": bees, "laurel": laurel, "walnut": walnut}
