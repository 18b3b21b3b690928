"""Players by name: our own, those of installed packages, and ``module:Class``."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Final

from napoleon_game.ai.player import Player
from napoleon_game.ai.search.level import LEVELS, STYLES, Level, LevelError, is_level, read_level
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.errors import NapoleonError, describe, shown

GROUP: Final = "napoleon_game.players"
"""The entry-point group in which another package offers players."""

PlayerFactory = Callable[[], Player]

_OWN: Final = {
    "random": "napoleon_game.ai.random_player:RandomPlayer",
    "rules": "napoleon_game.ai.rules.player:RulesPlayer",
}


class UnknownPlayerError(NapoleonError, ValueError):
    """No player has this name, or what has it is no player."""


def player_names() -> list[str]:
    """The names that :func:`find_player` knows without a colon: our own first, then those of packages.

    Styles and figures of levels are left out.
    """
    return [*_OWN, *LEVELS, *sorted(_offered())]


def find_player(name: str) -> PlayerFactory:
    """Return what makes the player called ``name``.

    ``name`` is one of our own, a level with a style or figures (see :func:`read_level`), an entry point of
    the group ``napoleon_game.players``, or ``module:Class`` for a class that can be called without arguments.

    Raises:
        UnknownPlayerError: there is none, it cannot be imported, or it has no method ``decide``.
    """
    level = level_of(name)
    if level is not None:
        return partial(SearchPlayer, level)
    target = _OWN.get(name) or (name if ":" in name else _offered().get(name))
    if target is None:
        raise UnknownPlayerError(
            f"no player is named {shown(name)}: expected {', '.join(player_names())} or module:Class"
        )
    module_name, _, attribute = target.partition(":")
    try:
        factory = getattr(import_module(module_name), attribute)
    except (
        Exception,
        SystemExit,
    ) as error:  # a stranger's module may fail in any way; whoever named it must hear how
        raise UnknownPlayerError(f"player {shown(name)} cannot be loaded: {describe(error)}") from error
    if not isinstance(factory, type) or not callable(getattr(factory, "decide", None)):
        raise UnknownPlayerError(
            f"player {shown(name)} is not a class with a method decide(observation, stream)"
        )
    return factory


def level_of(name: str) -> Level | None:
    """The level that ``name`` stands for; ``None`` if it is the name of another player, or of none.

    A package's player may be called by a level and what is none of our styles, as ``hard-mine``.

    Raises:
        UnknownPlayerError: it means to be a level, and is none.
    """
    if not is_level(name) or (not _is_own(name) and name in _offered()):
        return None
    try:
        return read_level(name)
    except LevelError as error:
        raise UnknownPlayerError(f"player {shown(name)} cannot be made: {error}") from error


def make_player(name: str) -> Player:
    """Make the player called ``name``.

    Raises:
        UnknownPlayerError: as :func:`find_player`, or its class fails.
    """
    factory = find_player(name)
    try:
        return factory()
    except (Exception, SystemExit) as error:  # as above
        raise UnknownPlayerError(f"player {shown(name)} cannot be made: {describe(error)}") from error


def _is_own(name: str) -> bool:
    """Whether it is a name of ours, whose place no package's player takes."""
    level, dash, style = name.partition("-")
    return name in _OWN or (level in LEVELS and (not dash or style in STYLES))


@cache
def _offered() -> dict[str, str]:
    """Names and targets of the entry points that installed packages offer, but for names of ours."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {point.name: point.value for point in entry_points(group=GROUP) if not _is_own(point.name)}
