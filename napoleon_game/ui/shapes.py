"""Rounded, smooth-edged shapes and soft shadows as surfaces, kept by size and colour."""

from functools import cache, lru_cache
from random import Random
from typing import Final

import pygame

from napoleon_game.view.theme import Color

_OVERSAMPLE: Final = 4
_CLEAR: Final = (0, 0, 0, 0)
_NAP: Final = 256
"""Width and height of the pattern that the nap of the baize repeats, in pixels."""

_NAP_DEPTH: Final = 3
"""How much lighter its lightest threads are: enough to hide the steps between 256 shades."""


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
