"""Contact sheets: looking at the drawn cards side by side (needs pygame-ce)."""

import os
import time
from pathlib import Path

BAIZE = "#0F3B31"
_RATIO = 146 / 104


def contact_sheet(files: list[Path], target: Path, width: int, columns: int, step: float = 1.06) -> float:
    """Render card files in rows onto green baize, save the picture, and return the seconds spent loading.

    A step under one lets the cards of a row overlap, as in a hand held in a fan.
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    height = round(width * _RATIO)
    margin = max(8, width // 12)
    across = round(width * step)
    rows = -(-len(files) // columns)
    size = (2 * margin + across * (min(columns, len(files)) - 1) + width, margin + rows * (height + margin))
    sheet = pygame.Surface(size)
    sheet.fill(BAIZE)
    start = time.perf_counter()
    pictures = [pygame.image.load_sized_svg(file, (width, height)) for file in files]
    spent = time.perf_counter() - start
    for i, picture in enumerate(pictures):
        row, column = divmod(i, columns)
        sheet.blit(picture, (margin + column * across, margin + row * (height + margin)))
    pygame.image.save(sheet, target)
    return spent
