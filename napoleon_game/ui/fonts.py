"""Letters: fonts by size, and measured and rendered text, kept for as long as it is in use."""

from collections import OrderedDict
from functools import cache, lru_cache
from typing import Final

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
import pygame

from napoleon_game.view.theme import Color

_KEPT: Final = 3000
"""Rendered texts that are kept; a screen has about a hundred."""


@cache
def font(size: int, *, bold: bool) -> pygame.font.Font:
    """The font of ``size`` pixels."""
    package = noto_cjk_sans_jp_bold if bold else noto_cjk_sans_jp_regular
    return pygame.font.Font(str(package.FONT_PATH), size)


@lru_cache(maxsize=20_000)
def text_width(text: str, size: int, bold: bool) -> int:
    """The width in pixels of ``text`` in letters of ``size`` pixels."""
    return font(size, bold=bold).size(text)[0]


class TextCache:
    """Rendered texts, the ones used last."""

    def __init__(self) -> None:
        """Begin empty."""
        self._surfaces: OrderedDict[tuple[str, int, bool, Color], pygame.Surface] = OrderedDict()

    def render(self, text: str, size: int, bold: bool, color: Color) -> pygame.Surface:
        """``text`` in letters of ``size`` pixels."""
        key = (text, size, bold, color)
        surface = self._surfaces.get(key)
        if surface is None:
            surface = font(size, bold=bold).render(text, antialias=True, color=color[:3])
            if color[3] < 255:
                surface.set_alpha(color[3])
            self._surfaces[key] = surface
            if len(self._surfaces) > _KEPT:
                self._surfaces.popitem(last=False)
        else:
            self._surfaces.move_to_end(key)
        return surface
