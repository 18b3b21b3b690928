"""The name of the game as lettering: capitals of hairlines and swelling strokes, and gilt on any letters.

The six capitals are our own, drawn as shapes on a square of 100 from the cap line down to the base line.
"""

from functools import lru_cache
from typing import Final

import pygame

from napoleon_game.ui.canvas import Canvas, TextBox
from napoleon_game.ui.fonts import font
from napoleon_game.view.geometry import Rect
from napoleon_game.view.theme import Color

_Polygon = tuple[tuple[float, float], ...]
_Gradient = tuple[Color, Color, Color]

_OVERSAMPLE: Final = 4

_HAIR: Final = 5.0
_FOOT: Final = 100 - _HAIR
_SHADE_ALPHA: Final = 150


def _bar(left: float, top: float, right: float, bottom: float) -> _Polygon:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


_STEM: Final = _bar(14, 0, 36, 100)
_ARM_END: Final[_Polygon] = ((75, 100), (75, 66), (72, 66), (70, 80), (64, 90), (48, _FOOT), (48, 100))

_POLYGONS: Final[dict[str, tuple[float, tuple[_Polygon, ...]]]] = {
    "N": (
        96,
        (
            ((8, 0), (32, 0), (81, 70), (81, 100), (78, 100)),
            _bar(14, 0, 14 + _HAIR, 100),
            _bar(81 - _HAIR, 0, 81, 100),
            _bar(2, 0, 14, _HAIR),
            _bar(3, _FOOT, 30, 100),
            _bar(66, 0, 94, _HAIR),
        ),
    ),
    "A": (
        102,
        (
            ((50, 0), (54, 0), (91, 100), (67, 100), (40, 27.4)),
            ((50, 0), (54, 0), (14 + _HAIR + 1, 100), (14, 100)),
            _bar(26, 64, 58, 64 + _HAIR),
            _bar(3, _FOOT, 30, 100),
            _bar(56, _FOOT, 101, 100),
        ),
    ),
    "P": (
        80,
        (_STEM, _bar(2, 0, 42, _HAIR), _bar(2, _FOOT, 50, 100), _bar(34, 55 - _HAIR, 42, 55)),
    ),
    "O": (104, ()),
    "L": (80, (_STEM, _bar(2, 0, 49, _HAIR), _bar(2, _FOOT, 75, 100), _ARM_END)),
    "E": (
        82,
        (
            _STEM,
            _bar(2, 0, 73, _HAIR),
            ((73, 0), (73, 30), (70, 30), (68, 17), (62, 9), (48, _HAIR), (48, 0)),
            _bar(36, 47, 58, 47 + _HAIR),
            ((58, 33), (58, 66), (55.5, 66), (53, 57), (48, 52), (48, 47), (53, 42), (55.5, 33)),
            _bar(2, _FOOT, 75, 100),
            _ARM_END,
        ),
    ),
}
"""Width and straight strokes of each capital."""

_RINGS: Final[dict[str, tuple[Rect, Rect, float]]] = {
    "O": (Rect(5, -1, 94, 102), Rect(28, 4, 48, 92), 0.0),
    "P": (Rect(4, 0, 72, 55), Rect(26, _HAIR, 28, 55 - 2 * _HAIR), 40.0),
}
"""Outer and inner edge of each capital's round stroke, and what is left of it that is not drawn."""

CAPITALS: Final = frozenset(_POLYGONS)


@lru_cache(maxsize=16)
def _capital(letter: str, height: int) -> pygame.Surface:
    """A capital in white, ``height`` pixels high."""
    width, polygons = _POLYGONS[letter]
    unit = height * _OVERSAMPLE / 100
    surface = pygame.Surface((round(width * unit), round(100 * unit)), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    if letter in _RINGS:
        outer, inner, left = _RINGS[letter]
        pygame.draw.ellipse(surface, (255, 255, 255, 255), _scaled(outer, unit))
        pygame.draw.ellipse(surface, (255, 255, 255, 0), _scaled(inner, unit))
        surface.fill((255, 255, 255, 0), (0, 0, round(left * unit), surface.get_height()))
    for polygon in polygons:
        pygame.draw.polygon(surface, (255, 255, 255, 255), [(x * unit, y * unit) for x, y in polygon])
    return pygame.transform.smoothscale(surface, (max(1, round(width * height / 100)), height))


def _scaled(rect: Rect, unit: float) -> pygame.Rect:
    return pygame.Rect(round(rect.x * unit), round(rect.y * unit), round(rect.w * unit), round(rect.h * unit))


@lru_cache(maxsize=8)
def _capitals(name: str, width: int, height: int) -> pygame.Surface:
    """Capitals in a row, ``height`` pixels high and spread over ``width``."""
    row = pygame.Surface((width, height), pygame.SRCALPHA)
    row.fill((255, 255, 255, 0))
    letters = [_capital(letter, height) for letter in name]
    gap = (width - sum(letter.get_width() for letter in letters)) / max(1, len(letters) - 1)
    x = 0.0
    for letter in letters:
        row.blit(letter, (round(x), 0))
        x += letter.get_width() + gap
    return row


@lru_cache(maxsize=8)
def _letters(text: str, width: int, height: int) -> pygame.Surface:
    """Letters of the font in white, each in its place of a row ``width`` wide, cut to what is inked."""
    size = max(8, round(height * 1.12))
    glyphs = [font(size, bold=True).render(letter, antialias=True, color=(255, 255, 255)) for letter in text]
    row = pygame.Surface((width, max(glyph.get_height() for glyph in glyphs)), pygame.SRCALPHA)
    row.fill((255, 255, 255, 0))
    inked = [glyph.subsurface(glyph.get_bounding_rect(min_alpha=8)) for glyph in glyphs]
    room = (width - sum(ink.get_width() for ink in inked)) / max(1, len(inked) - 1)
    x = 0.0
    for glyph, ink in zip(glyphs, inked, strict=True):
        row.blit(ink, (round(x), glyph.get_bounding_rect(min_alpha=8).y))
        x += ink.get_width() + room
    return row.subsurface(row.get_bounding_rect(min_alpha=8)).copy()


@lru_cache(maxsize=8)
def _gradient(size: tuple[int, int], colors: _Gradient) -> pygame.Surface:
    """Metal, lit from above, on a surface of ``size``."""
    strip = pygame.Surface((1, 64), pygame.SRCALPHA)
    top, middle, bottom = (pygame.Color(*color) for color in colors)
    for y in range(64):
        part = y / 63
        color = top.lerp(middle, part * 2) if part < 0.5 else middle.lerp(bottom, part * 2 - 1)
        strip.set_at((0, y), color)
    return pygame.transform.smoothscale(strip, size)


def _gild(mask: pygame.Surface, colors: _Gradient) -> pygame.Surface:
    surface = mask.copy()
    surface.blit(_gradient(mask.get_size(), colors), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def gilt_colors(canvas: Canvas) -> _Gradient:
    """The theme's gold from the light to the shade."""
    theme = canvas.theme
    return (theme.color("ivory"), theme.color("accent"), theme.color("line"))


def gilt_name(canvas: Canvas, text: str, rect: Rect) -> None:
    """A name over the width of ``rect``, ``rect.h`` high: in our capitals where there are any, and gilt."""
    left, top, width, height = canvas.fit.to_pixels(rect)
    name = text.upper()
    letters = _capitals if CAPITALS.issuperset(name) else _letters
    mask = letters(name, width, height)
    top += (height - mask.get_height()) // 2
    shade = mask.copy()
    shade.fill((*canvas.theme.color("felt_edge")[:3], _SHADE_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(shade, (left, top + canvas.px(max(1.0, rect.h / 30))))
    canvas.surface.blit(_gild(mask, gilt_colors(canvas)), (left, top))
    box = (left, top, mask.get_width(), mask.get_height())
    canvas.texts.append(TextBox(text, box, box, cut=False))
