"""The system's clipboard: a text goes there or comes from there, and where there is none nothing happens."""

import logging
from typing import Final

import pygame

_log = logging.getLogger(__name__)

_MOST: Final = 400
"""Letters that are taken from it: as many as the longest field here holds."""


def copy(text: str) -> bool:
    """Put a text there; returns whether it lies there now."""
    try:
        pygame.scrap.put_text(text)
        return bool(pygame.scrap.get_text() == text)
    except pygame.error as error:
        _log.info("nothing was copied: %s", error)
        return False


def paste() -> str:
    """The text that lies there, its beginning if it is long; empty if there is none."""
    try:
        return str(pygame.scrap.get_text())[:_MOST]
    except (pygame.error, UnicodeError) as error:
        _log.info("nothing was pasted: %s", error)
        return ""
