"""The players that a person can choose from, in the order in which they are offered."""

from collections.abc import Iterable

from napoleon_game.ai.registry import player_names
from napoleon_game.ai.search.level import LEVELS, STYLES

_STYLED = LEVELS[LEVELS.index("normal") :]
"""Levels that are offered in each style; the weaker ones have weaknesses of their own."""


def computer_kinds(also: Iterable[str] = ()) -> list[str]:
    """All computer players, the levels with their styles, and those in ``also`` from the settings."""
    kinds: list[str] = []
    for name in player_names():
        kinds.append(name)
        if name in _STYLED:
            kinds += [f"{name}-{style}" for style in STYLES]
    return list(dict.fromkeys([*kinds, *also]))
