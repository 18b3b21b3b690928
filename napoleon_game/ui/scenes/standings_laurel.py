"""Laurel branches, from simple shapes."""

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.view.geometry import Point

_LEAVES: Final = 8
_FIRST: Final = 0.62 * pi
_LAST: Final = 1.42 * pi
"""Where on its circle a branch begins, at the bottom, and ends, at the top."""
_LENGTH: Final = 0.42
_WIDTH: Final = 0.15
_LEAN: Final = 0.55
"""Length and half width of a leaf in radii of the branch; how far a leaf leans away from the stem."""
_STEM: Final = 0.035
_CURVE: Final = (0.0, 0.55, 0.92, 1.0, 0.8, 0.42, 0.0)


def draw_branch(canvas: Canvas, centre: Point, radius: float, side: int) -> None:
    """A branch on the left (-1) or right (1) of ``centre``, its leaves pointing up along a circle."""
    theme = canvas.theme
    dark, light = theme.color("line"), theme.color("accent")

    def at(angle: float, away: float = 1.0) -> Point:
        return Point(centre.x - side * radius * away * cos(angle), centre.y + radius * away * sin(angle))

    steps = [_FIRST + (_LAST - _FIRST) * part / (3 * _LEAVES) for part in range(3 * _LEAVES + 1)]
    for start, end in pairwise(steps):
        canvas.line(at(start), at(end), dark, max(1.5, radius * _STEM))
    for index in range(_LEAVES):
        angle = _FIRST + (_LAST - _FIRST) * (index + 0.4) / _LEAVES
        size = radius * (1.0 - 0.05 * index)
        for lean, ink in ((_LEAN, light), (-_LEAN, dark)):
            _leaf(canvas, at(angle), (angle + pi / 2 + lean, side), size, ink)
    _leaf(canvas, at(_LAST), (_LAST + pi / 2, side), radius * 0.65, light)


def _leaf(
    canvas: Canvas, foot: Point, heading: tuple[float, int], size: float, color: tuple[int, int, int, int]
) -> None:
    angle, side = heading
    along = Point(-side * cos(angle), sin(angle))
    across = Point(-along.y, along.x)
    rims: list[list[Point]] = [[], []]
    for index, bulge in enumerate(_CURVE):
        ahead = size * _LENGTH * index / (len(_CURVE) - 1)
        for rim, sign in zip(rims, (1, -1), strict=True):
            aside = sign * size * _WIDTH / 2 * bulge * 1.3
            rim.append(
                Point(
                    foot.x + along.x * ahead + across.x * aside,
                    foot.y + along.y * ahead + across.y * aside,
                )
            )
    canvas.polygon([*rims[0], *reversed(rims[1])], color)
