"""Gilt ornaments drawn from shapes: laurel wreaths and their branches, rays, and a rule with a lozenge."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import pygame

from napoleon_game.ui.canvas import Canvas
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.theme import Color

_OVERSAMPLE: Final = 3
_WREATH_LEAVES: Final = 13
_BRANCH_LEAVES: Final = 8
"""Pairs of leaves on each branch of a wreath, and on a small one beside words."""

_GAP: Final = 0.52
"""What is left open at the top, as an angle on each side."""

_FRAME: Final = 11
"""What the frame of the felt takes at each edge of the window."""


def _leaf(base: Point, angle: float, length: float, breadth: float) -> list[Point]:
    """A leaf from ``base`` in the direction ``angle``."""
    points = []
    for side in (1, -1):
        steps = range(9) if side == 1 else range(8, -1, -1)
        for step in steps:
            part = step / 8
            half = side * breadth / 2 * sin(pi * part**0.8)
            x, y = length * part, half
            points.append(
                Point(base.x + x * cos(angle) - y * sin(angle), base.y + x * sin(angle) + y * cos(angle))
            )
    return points


def _branch(
    surface: pygame.Surface, radius: float, mirror: int, leaves: int, colors: tuple[Color, Color]
) -> None:
    """A branch on the right (1) or left (-1) of the middle, from the foot of its circle nearly to the top."""
    light, shade = colors
    fuller = (_WREATH_LEAVES / leaves) ** 0.8
    middle = surface.get_width() / 2
    step = (pi - _GAP - 0.1) / (leaves - 1)
    stem = [
        Point(
            middle + mirror * radius * sin(0.02 + i * (pi - _GAP) / 60),
            middle + radius * cos(0.02 + i * (pi - _GAP) / 60),
        )
        for i in range(61)
    ]
    pygame.draw.lines(surface, shade, False, stem, max(1, round(radius * fuller * 0.018)))
    for index in range(leaves):
        at = 0.1 + index * step
        base = Point(middle + mirror * radius * sin(at), middle + radius * cos(at))
        ahead = -at if mirror == 1 else pi + at
        length = radius * fuller * (0.27 - 0.07 * index / leaves)
        for turn, color in ((0.5, shade), (-0.55, light)):
            angle = ahead + mirror * turn
            pygame.draw.polygon(surface, color, _leaf(base, angle, length, length * 0.34))
        if index % 3 == 1:
            out = radius * fuller * 0.085
            berry = Point(base.x + mirror * out * sin(at), base.y + out * cos(at))
            pygame.draw.circle(surface, light, berry, radius * fuller * 0.018)
    tip = 0.1 + (leaves - 0.2) * step
    end = Point(middle + mirror * radius * sin(tip - step), middle + radius * cos(tip - step))
    last = (-tip if mirror == 1 else pi + tip) - mirror * 0.05
    pygame.draw.polygon(surface, light, _leaf(end, last, radius * fuller * 0.2, radius * fuller * 0.06))


@lru_cache(maxsize=8)
def _laurel(diameter: int, sides: tuple[int, ...], leaves: int, light: Color, shade: Color) -> pygame.Surface:
    """Branches on some ``sides``, ``diameter`` pixels across; two are tied with a bow."""
    size = round(diameter * 1.28)
    big = size * _OVERSAMPLE
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    surface.fill((*light[:3], 0))
    radius = diameter * _OVERSAMPLE / 2
    for side in sides:
        _branch(surface, radius, side, leaves, (light, shade))
    if len(sides) > 1:
        _bow(surface, Point(big / 2, big / 2 + radius), radius, (light, shade))
    return pygame.transform.smoothscale(surface, (size, size))


def _bow(surface: pygame.Surface, knot: Point, radius: float, colors: tuple[Color, Color]) -> None:
    """The ribbon that ties the two branches."""
    light, shade = colors
    for mirror in (1, -1):
        for tail, color in (((0.13, 0.2), light), ((0.05, 0.22), shade)):
            x, y = knot.x + mirror * radius * tail[0], knot.y + radius * tail[1]
            half = radius * 0.03
            points = [knot, (x + half, y - half), (x, y - half * 0.2), (x - half, y + half * 0.6)]
            pygame.draw.polygon(surface, color, points)
        loop = _leaf(knot, -0.22 if mirror == 1 else pi + 0.22, radius * 0.2, radius * 0.1)
        pygame.draw.polygon(surface, light, loop)
        hole = _leaf(
            Point(knot.x + mirror * radius * 0.05, knot.y - radius * 0.011),
            -0.22 if mirror == 1 else pi + 0.22,
            radius * 0.11,
            radius * 0.045,
        )
        pygame.draw.polygon(surface, shade, hole)
    pygame.draw.circle(surface, shade, knot, radius * 0.042)
    pygame.draw.circle(surface, light, knot, radius * 0.03)


def wreath(canvas: Canvas, centre: Point, diameter: float, *, alpha: int = 255) -> None:
    """A laurel wreath around a point."""
    light, shade = canvas.theme.color("accent_deep"), canvas.theme.color("line")
    surface = _laurel(canvas.px(diameter), (1, -1), _WREATH_LEAVES, light, shade)
    if alpha < 255:
        surface = surface.copy()
        surface.set_alpha(alpha)
    _blit(canvas, surface, centre)


def branch(canvas: Canvas, centre: Point, diameter: float, side: int) -> None:
    """The left (-1) or right (1) branch of a small, bright wreath around a point."""
    light, shade = canvas.theme.color("accent"), canvas.theme.color("accent_deep")
    _blit(canvas, _laurel(canvas.px(diameter), (side,), _BRANCH_LEAVES, light, shade), centre)


def _blit(canvas: Canvas, surface: pygame.Surface, centre: Point) -> None:
    place = canvas.fit.to_pixels(Rect.around(centre, 0, 0))[:2]
    canvas.surface.blit(surface, surface.get_rect(center=place))


@lru_cache(maxsize=2)
def _rays(radius: int, count: int, color: Color) -> pygame.Surface:
    """Rays that fade away from the middle."""
    surface = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    surface.fill((*color[:3], 0))
    for index in range(count):
        at = (index + 0.5) * 2 * pi / count
        half = pi / count / 2
        ends = [
            (radius + 1.5 * radius * cos(at + d), radius + 1.5 * radius * sin(at + d)) for d in (-half, half)
        ]
        pygame.draw.polygon(surface, color, [(radius, radius), *ends])
    fade = pygame.Surface((96, 96), pygame.SRCALPHA)
    for y in range(96):
        for x in range(96):
            away = min(1.0, ((x - 47.5) ** 2 + (y - 47.5) ** 2) ** 0.5 / 47.5)
            fade.set_at((x, y), (255, 255, 255, round(255 * (1 - away) ** 1.2)))
    soft = pygame.transform.smoothscale(fade, surface.get_size())
    surface.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def rays(canvas: Canvas, centre: Point, radius: float, *, count: int = 20, alpha: int = 40) -> None:
    """Light behind what stands at a point."""
    surface = _rays(canvas.px(radius), count, canvas.theme.color("accent", alpha))
    place = canvas.fit.to_pixels(Rect.around(centre, 0, 0))[:2]
    edge = canvas.px(_FRAME)
    canvas.surface.set_clip(canvas.surface.get_rect().inflate(-2 * edge, -2 * edge))
    canvas.surface.blit(surface, surface.get_rect(center=place))
    canvas.surface.set_clip(None)


def rule(canvas: Canvas, left: Point, width: float, *, lozenge: float = 0.5) -> None:
    """A gilt line with a lozenge at a part of its width."""
    half, gap = 5, 12
    color, x = canvas.theme.color("line"), left.x + half + (width - 2 * half) * lozenge
    for start, end in ((left.x, x - gap), (x + gap, left.x + width - 1)):
        if end > start:
            canvas.line(Point(start, left.y), Point(end, left.y), color)
    canvas.polygon(
        [
            Point(x, left.y - half),
            Point(x + half, left.y),
            Point(x, left.y + half),
            Point(x - half, left.y),
        ],
        canvas.theme.color("accent_deep"),
    )
