"""Finished deals for histories."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.store.history.deals import lines
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History

NOON = 1_800_000_000
"""The time of every clock in these tests, in seconds since 1970."""

PEOPLE = (
    PlayerInfo("ハルカ", "human"),
    PlayerInfo("Ney", "rules"),
    PlayerInfo("Murat", "rules"),
    PlayerInfo("Aki", "human"),
    PlayerInfo("Soult", "random"),
)


@cache
def finished(seed: str, number: int, player: str = "random") -> State:
    """Deal ``number`` when it is over."""
    return Simulation(seed, number, (player,) * 5, RuleSet()).play(number)[-1]


def make_entry(
    number: int,
    match: str = "a match",
    *,
    seed: str = "history",
    deals: int | None = 10,
    players: Sequence[PlayerInfo] = PEOPLE,
    counted: bool = True,
    at: int | None = None,
) -> Entry:
    """A finished deal; later numbers ended later."""
    record = DealRecord(tuple(players), finished(seed, number))
    return Entry(record, match, deals, NOON + 300 * number if at is None else at, counted)


def open_history(path: Path) -> History:
    """A history in the file ``path``, whose clock stands still."""
    return History(path, lambda: NOON)


@contextmanager
def a_history(path: Path, *entries: Entry) -> Iterator[History]:
    """A history with some deals, closed at the end."""
    history = open_history(path)
    try:
        for entry in entries:
            history.add(entry)
        yield history
    finally:
        history.close()


def all_lines(history: History) -> list[str]:
    """All deals as they are kept."""
    return history.ask(lambda connection: list(lines(connection))).result()
