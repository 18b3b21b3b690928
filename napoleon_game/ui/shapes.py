"""Rounded, smooth-edged shapes and soft shadows as surfaces, kept by size and colour."""

from functools import lru_cache
from typing import Final

import pygame

from napoleon_game.view.theme import Color

_OVERSAMPLE: Final = 4
_CLEAR: Final = (0, 0, 0, 0)


def _corner(radius: int, color: Color) -> pygame.Surface:
    """A filled circle of ``radius`` with smooth edges; its quarters are the corners of a rectangle."""
    big = radius * 2 * _OVERSAMPLE
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    surface.fill((*color[:3], 0))
    pygame.draw.circle(surface, color, (big / 2, big / 2), big / 2)
    return pygame.transform.smoothscale(surface, (radius * 2, radius * 2))


def _fill(surface: pygame.Surface, rect: pygame.Rect, radius: int, color: Color) -> None:
    """Fill a rounded rectangle, replacing what was there."""
    radius = min(radius, rect.w // 2, rect.h // 2)
    surface.fill(color, rect.inflate(-2 * radius, 0))
    surface.fill(color, rect.inflate(0, -2 * radius))
    if radius < 1:
        return
    disc = _corner(radius, color)
    for x, left in ((0, rect.left), (radius, rect.right - radius)):
        for y, top in ((0, rect.top), (radius, rect.bottom - radius)):
            surface.fill(_CLEAR, (left, top, radius, radius))
            surface.blit(disc, (left, top), (x, y, radius, radius), special_flags=pygame.BLEND_RGBA_ADD)


@lru_cache(maxsize=256)
def rounded(width: int, height: int, radius: int, color: Color) -> pygame.Surface:
    """A filled rounded rectangle, in pixels."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    _fill(surface, surface.get_rect(), radius, color)
    return surface


@lru_cache(maxsize=256)
def outline(width: int, height: int, radius: int, line: int, color: Color) -> pygame.Surface:
    """The outline of a rounded rectangle, ``line`` pixels wide, all within its size."""
    surface = rounded(width, height, radius, color).copy()
    inner = rounded(
        max(1, width - 2 * line), max(1, height - 2 * line), max(0, radius - line), (0, 0, 0, 255)
    )
    surface.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return surface


@lru_cache(maxsize=120)
def shadow(width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """The soft shadow of a rounded rectangle, larger than it by ``2 * blur`` on each side."""
    margin = 2 * blur
    surface = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    surface.blit(rounded(width, height, radius, (0, 0, 0, alpha)), (margin, margin))
    return pygame.transform.gaussian_blur(surface, blur) if blur > 0 else surface


@lru_cache(maxsize=60)
def disc(diameter: int, color: Color) -> pygame.Surface:
    """A filled circle with smooth edges."""
    return _corner(max(1, diameter // 2), color)


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
    return pygame.transform.smoothscale(small, (width, height))
