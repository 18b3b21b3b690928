"""Plain SVG text, restricted to what small SVG loaders understand.

Only paths, basic shapes, groups, transforms and linear or radial gradients are written: no reuse, clipping,
masks, filters, patterns or text elements.
"""

import math
import re
from collections.abc import Iterable, Mapping

Attr = str | float | int | None
Point = tuple[float, float]

CARD_W = 520
CARD_H = 730
CENTRE_X = CARD_W / 2
CENTRE_Y = CARD_H / 2


def num(value: float) -> str:
    """Format a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def xy(*values: float) -> str:
    """Format coordinates for path data, to a tenth of a unit."""
    return " ".join(num(round(value, 1)) for value in values)


def _attrs(attrs: Mapping[str, Attr]) -> str:
    parts = []
    for key, value in attrs.items():
        if value is None:
            continue
        text = value if isinstance(value, str) else num(value)
        parts.append(f' {key.replace("_", "-")}="{text}"')
    return "".join(parts)


def path(
    d: str, fill: str | None = None, stroke: str | None = None, width: float | None = None, **more: Attr
) -> str:
    """Return a path element; what is left out is inherited from the group around it."""
    return f"<path{_attrs({'d': d, 'fill': fill, 'stroke': stroke, 'stroke_width': width, **more})}/>"


def line(d: str, stroke: str | None = None, width: float | None = None, **more: Attr) -> str:
    """Return an unfilled path."""
    return path(d, "none", stroke, width, **more)


def circle(
    x: float,
    y: float,
    r: float,
    fill: str | None = None,
    stroke: str | None = None,
    width: float | None = None,
) -> str:
    """Return a circle element."""
    place = {"cx": x, "cy": y, "r": r}
    return f"<circle{_attrs({**place, 'fill': fill, 'stroke': stroke, 'stroke_width': width})}/>"


def ellipse(x: float, y: float, rx: float, ry: float, fill: str | None = None, **more: Attr) -> str:
    """Return an ellipse element."""
    return f"<ellipse{_attrs({'cx': x, 'cy': y, 'rx': rx, 'ry': ry, 'fill': fill, **more})}/>"


def rect(x: float, y: float, w: float, h: float, fill: str | None = None, **more: Attr) -> str:
    """Return a rectangle element."""
    return f"<rect{_attrs({'x': x, 'y': y, 'width': w, 'height': h, 'fill': fill, **more})}/>"


def group(*content: str, transform: str | None = None, **attrs: Attr) -> str:
    """Return a group around the content."""
    return f"<g{_attrs({'transform': transform, **attrs})}>{''.join(content)}</g>"


def shift(x: float, y: float, *content: str, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Place content drawn around the origin: move, then turn, then scale, flipped left to right if asked."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1 or flip:
        steps.append(f"scale({num(-scale if flip else scale)} {num(scale)})")
    return group(*content, transform=" ".join(steps))


def mirrored(*content: str) -> str:
    """Return content and its mirror image about x = 0."""
    body = "".join(content)
    return body + group(body, transform="scale(-1 1)")


def half_turn(*content: str) -> str:
    """Return content turned by 180 degrees about the middle of the card."""
    return group(*content, transform=f"rotate(180 {num(CENTRE_X)} {num(CENTRE_Y)})")


def both_ways(*content: str) -> str:
    """Return content and the same content turned by 180 degrees."""
    body = "".join(content)
    return body + half_turn(body)


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point at an angle, counted clockwise on the screen from the right."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def poly(points: Iterable[Point]) -> str:
    """Return path data of a closed polygon, always wound clockwise, so that overlaps never make holes."""
    corners = list(points)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1], strict=True))
    if area < 0:
        corners.reverse()
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "Z"


def box(x0: float, y0: float, x1: float, y1: float) -> str:
    """Return path data of an upright rectangle between two corners."""
    return f"M{num(x0)} {num(y0)}H{num(x1)}V{num(y1)}H{num(x0)}Z"


def oval(x: float, y: float, rx: float, ry: float, hole: bool = False) -> str:
    """Return path data of an ellipse; a hole is wound the other way round."""
    sweep = 0 if hole else 1
    arc = f"A{num(rx)} {num(ry)} 0 1 {sweep} "
    return f"M{num(x - rx)} {num(y)}{arc}{num(x + rx)} {num(y)}{arc}{num(x - rx)} {num(y)}Z"


def ring(x: float, y: float, rx: float, ry: float, tx: float, ty: float) -> str:
    """Return path data of an elliptic ring, tx thick at the sides and ty at top and bottom."""
    return oval(x, y, rx, ry) + oval(x, y, rx - tx, ry - ty, hole=True)


def star_path(x: float, y: float, r: float, points: int = 5, inner: float = 0.4, turn: float = -90) -> str:
    """Return path data of a star."""
    step = 180 / points
    return poly(polar(x, y, r if i % 2 == 0 else r * inner, turn + i * step) for i in range(2 * points))


def document(body: str, gradients: Mapping[str, str], width: int = CARD_W, height: int = CARD_H) -> str:
    """Return a whole SVG file holding the body and those gradients that it uses."""
    used = [name for name in gradients if f"url(#{name})" in body]
    defs = "".join(gradients[name] for name in used)
    missing = set(re.findall(r"url\(#([\w-]+)\)", body)) - set(used)
    if missing:
        raise ValueError(f"unknown gradients: {sorted(missing)}")
    body = re.sub(r' d="[^"]*"', lambda m: m[0].replace(" -", "-"), body)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>' + f"<defs>{defs}</defs>{body}</svg>\n"


def clip(points: list[Point], window: list[Point]) -> list[Point]:
    """Cut a polygon to a convex window whose corners run clockwise on the screen."""
    for a, b in zip(window, window[1:] + window[:1], strict=True):

        def side(p: Point, a: Point = a, b: Point = b) -> float:
            return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

        kept: list[Point] = []
        for p, q in zip(points, points[1:] + points[:1], strict=True):
            sp, sq = side(p), side(q)
            if sp >= 0:
                kept.append(p)
            if sp * sq < 0:
                t = sp / (sp - sq)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        points = kept
        if not points:
            break
    return points
