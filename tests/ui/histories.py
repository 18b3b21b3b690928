"""Histories with deals of a person, and waiting for what they find."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from napoleon_game.config.choices import Language
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History
from napoleon_game.ui.app import App
from tests.store.history.support import NOON

NAMES = {
    Language.JAPANESE: ("ハルカ", "ネイ", "ミュラ", "スルト", "ダヴー"),
    Language.ENGLISH: ("Haruka", "Ney", "Murat", "Soult", "Davout"),
}
LONG_NAMES = (
    "ながいなまえのひとですよ",
    "Wilhelmina X",
    "ベルナドットとモルティエ",
    "MMMMMMMMMMMM",
    "ダヴー",
)
"""As long as names may be."""

DEALS = 24


@cache
def played(number: int) -> State:
    """A deal of the ``rules`` player."""
    return Simulation("screens", number, ("rules",) * 5, RuleSet()).play(number)[-1]


def record_of(number: int, names: tuple[str, ...]) -> DealRecord:
    """A deal with a person in the first seat."""
    kinds = ("human", "rules", "rules", "random", "rules")
    return DealRecord(tuple(map(PlayerInfo, names, kinds)), played(number))


def entries(names: tuple[str, ...]) -> list[Entry]:
    """Matches of eight deals, the last deal for practice."""
    return [
        Entry(record_of(n, names), f"match {n // 8}", 8, NOON + 400 * n, counted=n != DEALS)
        for n in range(1, DEALS + 1)
    ]


@contextmanager
def a_history(names: tuple[str, ...] | None) -> Iterator[History]:
    """A history with a person's deals; without any if ``names`` is ``None``."""
    with TemporaryDirectory() as folder:
        history = History(Path(folder) / "history.db", lambda: NOON)
        try:
            for entry in [] if names is None else entries(names):
                history.add(entry)
            yield history
        finally:
            history.close()


def until(app: App, true: Callable[[], object]) -> None:
    """Let frames pass until something is true, and then until nothing moves any more."""
    for _ in range(5000):
        app.frame(1 / 60, [])
        if true():
            break
        time.sleep(0.001)
    else:
        raise AssertionError("it never came true")
    rest(app)


def rest(app: App) -> None:
    """Let frames pass until nothing is drawn any more."""
    quiet = 0
    for _ in range(2000):
        quiet = 0 if app.frame(1 / 60, []) else quiet + 1
        if quiet == 5:
            return
        time.sleep(0.001)
    raise AssertionError("it never comes to rest")
