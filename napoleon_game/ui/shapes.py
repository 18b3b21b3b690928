"""Rounded, smooth-edged shapes and soft shadows as surfaces, kept by size and colour."""

from functools import cache, lru_cache
from random import Random
from typing import Final

import pygame

from napoleon_game.view.theme import Color

_OVERSAMPLE: Final = 4
_OPAQUE: Final = 255
_NAP: Final = 256
"""Width and height of the pattern that the nap of the baize repeats, in pixels."""

_NAP_DEPTH: Final = 3
"""How much lighter its lightest threads are: enough to hide the steps between 256 shades."""


@lru_cache(maxsize=256)
def _corner(radius: int, color: Color) -> pygame.Surface:
    """A filled circle of ``radius`` with smooth edges; its quarters are the corners of a rectangle."""
    big = radius * 2 * _OVERSAMPLE
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    surface.fill((*color[:3], 0))
    pygame.draw.circle(surface, color, (big / 2, big / 2), big / 2)
    return pygame.transform.smoothscale(surface, (radius * 2, radius * 2))


@lru_cache(maxsize=256)
def _corner_line(reach: int, radius: int, line: int, color: Color) -> pygame.Surface:
    """The outline of a square of ``2 * reach`` pixels, whose quarters are the corners of a frame."""
    size = 2 * reach
    surface = _rounded(size, size, radius, color)
    if size > 2 * line:
        inner = _rounded(size - 2 * line, size - 2 * line, max(0, radius - line), (0, 0, 0, 255))
        surface.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return surface


def _rounded(width: int, height: int, radius: int, color: Color) -> pygame.Surface:
    """A filled rounded rectangle on a surface of its own."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    radius = min(radius, width // 2, height // 2)
    surface.fill(color, (radius, 0, width - 2 * radius, height))
    surface.fill(color, (0, radius, width, height - 2 * radius))
    if radius > 0:
        _blit_quarters(surface, surface.get_rect(), _corner(radius, color), radius)
    return surface


def _blit_quarters(target: pygame.Surface, rect: pygame.Rect, piece: pygame.Surface, reach: int) -> None:
    """Put the quarters of ``piece``, ``2 * reach`` pixels wide and high, into the corners of ``rect``."""
    for x, left in ((0, rect.left), (reach, rect.right - reach)):
        for y, top in ((0, rect.top), (reach, rect.bottom - reach)):
            target.blit(piece, (left, top), (x, y, reach, reach))


def _tint(target: pygame.Surface, color: Color, area: tuple[int, int, int, int]) -> None:
    """Lay a colour, which may be translucent, over an area of an opaque surface."""
    alpha = color[3]
    if alpha == _OPAQUE:
        target.fill(color, area)
        return
    kept = _OPAQUE - alpha
    target.fill((kept, kept, kept), area, special_flags=pygame.BLEND_RGB_MULT)
    added = tuple(round(part * alpha / _OPAQUE) for part in color[:3])
    target.fill(added, area, special_flags=pygame.BLEND_RGB_ADD)


def fill(target: pygame.Surface, rect: pygame.Rect, radius: int, color: Color) -> None:
    """Fill a rounded rectangle of an opaque surface, in pixels.

    Drawn in place: a surface for each size and shade of a plate that fades in would take much memory.
    """
    radius = min(radius, rect.w // 2, rect.h // 2)
    _tint(target, color, (rect.x, rect.y + radius, rect.w, rect.h - 2 * radius))
    if radius > 0:
        _tint(target, color, (rect.x + radius, rect.y, rect.w - 2 * radius, radius))
        _tint(target, color, (rect.x + radius, rect.bottom - radius, rect.w - 2 * radius, radius))
        _blit_quarters(target, rect, _corner(radius, color), radius)


def frame(target: pygame.Surface, rect: pygame.Rect, radius: int, line: int, color: Color) -> None:
    """Draw the outline of a rounded rectangle on an opaque surface, ``line`` pixels wide, all within it."""
    reach = min(max(radius, line), rect.w // 2, rect.h // 2)
    if reach < line:
        fill(target, rect, radius, color)
        return
    wide, high = rect.w - 2 * reach, rect.h - 2 * reach
    _tint(target, color, (rect.x + reach, rect.y, wide, line))
    _tint(target, color, (rect.x + reach, rect.bottom - line, wide, line))
    _tint(target, color, (rect.x, rect.y + reach, line, high))
    _tint(target, color, (rect.right - line, rect.y + reach, line, high))
    _blit_quarters(target, rect, _corner_line(reach, min(radius, reach), line, color), reach)


@lru_cache(maxsize=120)
def shadow(width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """The soft shadow of a rounded rectangle, larger than it by ``2 * blur`` on each side."""
    margin = 2 * blur
    surface = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    surface.blit(_rounded(width, height, radius, (0, 0, 0, alpha)), (margin, margin))
    return pygame.transform.gaussian_blur(surface, blur) if blur > 0 else surface


def disc(diameter: int, color: Color) -> pygame.Surface:
    """A filled circle with smooth edges."""
    return _corner(max(1, diameter // 2), color)


@lru_cache(maxsize=4)
def ellipse(width: int, height: int, line: int, color: Color) -> pygame.Surface:
    """The outline of an ellipse with smooth edges, ``line`` pixels wide."""
    size, scale = (width, height), _OVERSAMPLE // 2
    surface = pygame.Surface((width * scale, height * scale), pygame.SRCALPHA)
    surface.fill((*color[:3], 0))
    pygame.draw.ellipse(surface, color, surface.get_rect(), line * scale)
    return pygame.transform.smoothscale(surface, size)


@lru_cache(maxsize=4)
def felt(width: int, height: int, colors: tuple[Color, Color, Color]) -> pygame.Surface:
    """Baize, lit from the middle: ``colors`` from the light to the edge."""
    small = pygame.Surface((96, 54))
    light, middle, edge = (pygame.Color(*color) for color in colors)
    for y in range(54):
        for x in range(96):
            away = min(1.0, ((x - 47.5) ** 2 / 2600 + (y - 25) ** 2 / 900) ** 0.5)
            near = (
                light.lerp(middle, min(1.0, away * 1.6))
                if away < 0.625
                else middle.lerp(edge, (away - 0.625) / 0.375)
            )
            small.set_at((x, y), near)
    even = pygame.transform.gaussian_blur(pygame.transform.smoothscale(small, (384, 216)), 4)
    surface = pygame.transform.smoothscale(even, (width, height))
    nap = _nap()
    for y in range(0, height, _NAP):
        for x in range(0, width, _NAP):
            surface.blit(nap, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return surface


@cache
def _nap() -> pygame.Surface:
    """Threads of cloth, by chance darker and lighter, the same at every start."""
    chance = Random(0).choices(range(_NAP_DEPTH + 1), k=_NAP * _NAP)
    return pygame.image.frombytes(bytes(shade for shade in chance for _ in "RGB"), (_NAP, _NAP), "RGB")
