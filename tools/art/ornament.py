"""Gilt ornaments: stars, bees, laurel, crowns, cockades, feathers and fringes."""

from .palette import BLACK, FINE, GILT, GOLD, GOLD_DARK, GOLD_LIGHT, NAVY, RED, WHITE
from .svg import box, circle, group, line, mirrored, num, oval, path, polar, shift, star_path, xy

_LEAF = "M0 0C5 -9 17 -11 27 -2C18 7 7 7 0 0Z"

_BEE_WINGS = (
    "M5 -8C16 -24 32 -22 32 -9C31 3 17 8 6 3ZM-5 -8C-16 -24 -32 -22 -32 -9C-31 3 -17 8 -6 3Z"
    "M6 5C16 6 23 15 18 22C12 26 7 18 5 11ZM-6 5C-16 6 -23 15 -18 22C-12 26 -7 18 -5 11Z"
)
_BEE_BODY = (
    "M0 -29C5 -29 7 -24 5 -20C9 -17 9 -11 7 -7C12 2 10 22 0 34C-10 22 -12 2 -7 -7"
    "C-9 -11 -9 -17 -5 -20C-7 -24 -5 -29 0 -29Z"
)
_BEE_STRIPES = "M-9.5 6H9.5M-9 14H9M-6 22H6"


def star(
    x: float, y: float, r: float, fill: str = GILT, points: int = 5, inner: float = 0.4, edge: bool = True
) -> str:
    """Draw a star, with a dark gold edge unless told otherwise."""
    return path(star_path(x, y, r, points, inner), fill, GOLD_DARK if edge else None, FINE if edge else None)


def gilt_mark(x: float, y: float, r: float) -> str:
    """Draw the small sign of a picture card: a gilt star."""
    return path(star_path(x, y, r, 5, 0.42), GOLD, GOLD_DARK, 0.8)


def bee(x: float, y: float, scale: float, turn: float = 0, wing: str = GOLD_LIGHT, body: str = GOLD) -> str:
    """Draw an imperial bee, 60 units long, seen from above."""
    wings = mirrored(
        path("M4 -6C14 -22 30 -22 31 -8C31 4 16 10 4 2Z", wing)
        + path("M4 2C16 4 24 14 19 22C13 27 5 16 3 8Z", wing)
    )
    bands = box(-9, 5, 9, 8.5) + box(-9, 12.5, 9, 16) + "M-7.5 20H7.5L5 23.5H-5Z"
    return shift(
        x,
        y,
        group(
            wings,
            path("M0 -6C9 -5 12 8 9 18C7 25 3 30 0 33C-3 30 -7 25 -9 18C-12 8 -9 -5 0 -6Z", body),
            path(oval(0, -11, 7.5, 7.5) + oval(0, -21, 5.2, 5), body),
            line("M-2.5 -25C-3 -30 -6 -32 -9 -32M2.5 -25C3 -30 6 -32 9 -32", width=1.4),
            stroke=GOLD_DARK,
            stroke_width=1.3,
        ),
        path(bands, GOLD_DARK),
        scale=scale,
        turn=turn,
    )


def small_bee(x: float, y: float, scale: float, ground: str) -> str:
    """Draw a bee without outlines, for lattices and embroidery; its stripes are of the ground's colour."""
    parts = path(_BEE_WINGS, GOLD_LIGHT), path(_BEE_BODY, GOLD), line(_BEE_STRIPES, ground, 3.2)
    return shift(x, y, *parts, scale=scale)


def leaf(x: float, y: float, turn: float, scale: float, fill: str, edge: str | None = GOLD_DARK) -> str:
    """Draw one pointed leaf growing from a point."""
    width = None if edge is None else 1.3
    return path(
        _LEAF,
        fill,
        edge,
        width,
        transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({scale:.2f})",
    )


def laurel_arc(
    x: float,
    y: float,
    radius: float,
    start: float,
    end: float,
    pairs: int,
    scale: float = 1,
    fill: str = GILT,
    edge: str = GOLD_DARK,
) -> str:
    """Draw a laurel branch along an arc, leaves in pairs pointing onward and one at the tip."""
    way = 1 if end > start else -1
    (x0, y0), (x1, y1) = polar(x, y, radius, start), polar(x, y, radius, end)
    sweep = 1 if way > 0 else 0
    arc = f"A{num(radius)} {num(radius)} 0 {int(abs(end - start) > 180)} {sweep} {num(x1)} {num(y1)}"
    out = [line(f"M{num(x0)} {num(y0)}{arc}", edge, 2.4 * scale)]
    for i in range(pairs):
        angle = start + (end - start) * (i + 0.4) / pairs
        px, py = polar(x, y, radius, angle)
        size = scale * (1.05 - 0.35 * i / pairs)
        out += [leaf(px, py, angle + way * 90 + side * 40, size, fill, edge) for side in (-1, 1)]
    out.append(leaf(x1, y1, end + way * 90, scale * 0.75, fill, edge))
    return "".join(out)


def wreath(
    x: float, y: float, radius: float, pairs: int, scale: float = 1, fill: str = GILT, gap: float = 26
) -> str:
    """Draw an open laurel wreath, two branches tied at the bottom."""
    branch = laurel_arc(0, 0, radius, 90 + 6, 270 - gap, pairs, scale, fill)
    bow = path(
        "M0 -4C-14 -16 -26 -6 -24 4C-20 12 -8 8 0 0C8 8 20 12 24 4C26 -6 14 -16 0 -4Z", RED, GOLD_DARK, FINE
    )
    tails = path("M-3 0L-20 26L-9 23L-6 31L2 2ZM3 0L20 26L9 23L6 31L-2 2Z", RED, GOLD_DARK, FINE)
    knot = shift(0, radius, tails, bow, circle(0, -1, 5, GILT, GOLD_DARK, FINE), scale=scale)
    return shift(x, y, mirrored(branch), knot)


def cockade(x: float, y: float, r: float, colours: tuple[str, str, str] = (RED, WHITE, NAVY)) -> str:
    """Draw a round cockade of three colours."""
    rings = [
        circle(x, y, r, colours[0], BLACK, FINE),
        circle(x, y, r * 0.68, colours[1]),
        circle(x, y, r * 0.36, colours[2]),
    ]
    return "".join(rings)


def crown(x: float, y: float, scale: float, cap: str = RED) -> str:
    """Draw an arched imperial crown, 120 wide and 110 high, resting on the point."""
    arches = mirrored(
        path("M-8 -84C-34 -92 -62 -70 -50 -22L-41 -22C-48 -58 -34 -76 -8 -76Z", GILT)
        + path(
            "M-54 -20C-60 -30 -64 -36 -62 -44C-56 -46 -50 -40 -48 -32C-44 -40 -40 -42 -36 -40L-38 -20Z", GILT
        )
    )
    middle = path("M-6 -84C-10 -60 -8 -40 -6 -22H6C8 -40 10 -60 6 -84Z", GILT)
    lily = path(
        "M0 -20C-10 -26 -14 -36 -8 -44C-4 -42 -2 -40 0 -54C2 -40 4 -42 8 -44C14 -36 10 -26 0 -20Z", GILT
    )
    band = path("M-56 -22C-20 -14 20 -14 56 -22L54 0C20 8 -20 8 -54 0Z", GILT)
    gems = "".join(
        circle(gx, gy, 4.6, c, GOLD_DARK, 0.9)
        for gx, gy, c in ((-36, -9, NAVY), (36, -9, NAVY), (0, -6, RED))
    )
    pearls = "".join(
        circle(gx, gy, 3, WHITE, GOLD_DARK, 0.9)
        for gx, gy in (
            (
                -18,
                -7,
            ),
            (18, -7),
        )
    )
    orb = circle(0, -92, 9, GILT) + path("M-3 -112H3V-107H8V-101H-8V-107H-3Z", GILT)
    lining = path("M-50 -10C-58 -70 -24 -84 0 -84C24 -84 58 -70 50 -10Z", cap)
    return shift(
        x,
        y,
        group(lining, arches, middle, lily, band, orb, stroke=GOLD_DARK, stroke_width=1.8),
        gems,
        pearls,
        scale=scale,
    )


def plume(
    x: float, y: float, height: float, width: float, fill: str, vein: str, edge: str, tip: str | None = None
) -> str:
    """Draw an upright plume rising from a point, with a few barbs and perhaps a tip of another colour."""
    h, w = height, width / 2
    d = f"M0 0C{xy(-w * 0.8, -h * 0.15, -w * 1.3, -h * 0.75, 0, -h)}"
    d += f"C{xy(w * 1.3, -h * 0.75, w * 0.8, -h * 0.15, 0, 0)}Z"
    out = [path(d, fill, edge, 2.2)]
    if tip:
        t = f"M{xy(-w * 0.86, -h * 0.62)}C{xy(-w * 0.9, -h * 0.8, -w * 0.5, -h * 0.93, 0, -h)}"
        t += f"C{xy(w * 0.5, -h * 0.93, w * 0.9, -h * 0.8, w * 0.86, -h * 0.62)}"
        t += f"L{xy(w * 0.4, -h * 0.7)}L{xy(0, -h * 0.6)}L{xy(-w * 0.4, -h * 0.7)}Z"
        out.append(path(t, tip, edge, 1.2))
    barbs = "".join(
        f"M{xy(0, -h * f)}L{xy(s * w * 0.55, -h * (f + 0.13))}"
        for f in (0.25, 0.42, 0.58, 0.74)
        for s in (-1, 1)
    )
    out.append(line(f"M0 -4V{xy(-h * 0.9)}{barbs}", vein, 1.3))
    return shift(x, y, *out)


def ostrich(
    x: float, y: float, scale: float, turn: float, fill: str, vein: str, edge: str, flip: bool = False
) -> str:
    """Draw a curling ostrich feather, about 110 long, rising from a point and bending to the right."""
    d = (
        "M0 0C-16 -14 -22 -34 -16 -50C-18 -66 -8 -82 6 -90C20 -104 44 -106 58 -94C70 -88 74 -76 68 -66"
        "C66 -72 60 -76 54 -74C58 -66 52 -58 44 -58C40 -50 34 -46 28 -46"
        "C28 -38 24 -32 20 -30C18 -18 10 -6 0 0Z"
    )
    spine = "M1 -4C-2 -34 6 -66 30 -80C42 -87 56 -86 62 -78"
    barbs = (
        "M-2 -30L-13 -44M0 -46L-10 -64M8 -62L4 -82M22 -75L26 -94M2 -34L16 -34M6 -50"
        "L24 -52M16 -66L38 -66M40 -84L50 -94"
    )
    return shift(
        x,
        y,
        path(d, fill, edge, 2),
        line(spine, vein, 1.7),
        line(barbs, vein, 1),
        scale=scale,
        turn=turn,
        flip=flip,
    )


def rays(
    x: float, y: float, half_width: float, top: float, bottom: float, count: int, fill: str, opacity: float
) -> str:
    """Draw beams from a point to the border of the rectangle above and around it, in one path."""

    def edge(angle: float) -> tuple[float, float]:
        px, py = polar(0, 0, 1, angle)
        reach = [half_width / abs(px)] if abs(px) > 1e-6 else []
        if py < -1e-6:
            reach.append((top - y) / py)
        elif py > 1e-6:
            reach.append((bottom - y) / py)
        k = min(reach)
        return x + px * k, y + py * k

    step = 360 / count
    d = []
    for i in range(count):
        a, b = edge(i * step - step / 4), edge(i * step + step / 4)
        corner = ""
        if abs(abs(a[0] - x) - abs(b[0] - x)) > 0.5 and abs(a[1] - b[1]) > 0.5:
            cx = x + half_width * (1 if a[0] + b[0] > 2 * x else -1)
            cy = top if min(a[1], b[1]) <= top + 0.5 else bottom
            corner = f"L{num(cx)} {num(cy)}"
        d.append(f"M{num(x)} {num(y)}L{xy(*a)}{corner}L{xy(*b)}Z")
    return path("".join(d), fill, fill_opacity=opacity)
