"""Waiting for the search, where playing without it would be worth nothing. Not for the thread of a window."""

from collections.abc import Callable, Iterable
from typing import Final

from napoleon_game.ai.player import Player
from napoleon_game.ai.search.engine import prepare, prepare_in_background
from napoleon_game.ai.search.player import SearchPlayer

_LOOK: Final = 0.05
"""Seconds between two looks whether anybody still waits."""


def any_searches(players: Iterable[Player]) -> bool:
    """Whether one of them would play as ``rules`` does until the search is ready."""
    return any(isinstance(player, SearchPlayer) for player in players)


def wait_for_search(stopped: Callable[[], bool] = lambda: False) -> None:
    """Return when there is something to search with, or soon after ``stopped`` says so.

    What has to be compiled is compiled in another process, and holds up no window.

    Raises:
        SolverUnavailableError: it cannot be compiled on this machine.
    """
    preparing = prepare_in_background()
    while preparing.is_alive():
        if stopped():
            return
        preparing.join(_LOOK)
    prepare()
