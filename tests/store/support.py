"""Matches to save, and disks that fail."""

import errno
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Action
from napoleon_game.core.engine import start
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.controllers import Controller, InlineController
from napoleon_game.match.course import Course
from napoleon_game.match.scribe import Scribe
from napoleon_game.match.series import Series
from napoleon_game.match.session import Occupant, Session
from napoleon_game.match.table import decision_stream
from napoleon_game.record.deal_record import PlayerInfo
from napoleon_game.store.disk import Disk
from napoleon_game.store.match_file import Plan, SavedMatch, action_line, plan_line
from napoleon_game.store.saves import Opened, Saves

BEGUN = datetime(2021, 3, 4, 12, 0, tzinfo=UTC)
NAMES = ("ハルカ", "Ney", "ケンジ", "Soult", "ソラ")


def make_plan(seed: str = "kyoto", deals: int = 2, kinds: Sequence[str] = ("rules",) * 5) -> Plan:
    """A match of computer players."""
    occupants = tuple(Occupant(name, kind) for name, kind in zip(NAMES, kinds, strict=True))
    return Plan("", occupants, Series(seed, deals), RuleSet(), BEGUN)


def bot(_: str) -> Controller:
    """A player that answers at once."""
    return InlineController(RulesPlayer())


def players(plan: Plan) -> tuple[PlayerInfo, ...]:
    return tuple(PlayerInfo(occupant.name, occupant.kind) for occupant in plan.occupants)


@cache
def whole_match(seed: str = "kyoto", deals: int = 2) -> tuple[tuple[Action, ...], tuple[Course, ...]]:
    """A match that nothing interrupts: its actions, and the match before the first and after each of them."""
    plan = make_plan(seed, deals)
    course = Course.begin(players(plan), plan.series, plan.rules)
    actions: list[Action] = []
    courses = [course]
    while not course.series.over:
        state = course.state
        if state.public.turn is None:
            state, _ = start(course.series.next_deal(), plan.rules)
        turn = state.public.turn
        assert turn is not None
        observation = observe(state, turn)
        actions.append(RulesPlayer().decide(observation, decision_stream(state.deal, observation)))
        course = course.after(actions[-1])
        courses.append(course)
    return tuple(actions), tuple(courses)


def whole_file(seed: str = "kyoto", deals: int = 2) -> bytes:
    """The file of that match."""
    actions, _ = whole_match(seed, deals)
    lines = [action_line(number, action) for number, action in enumerate(actions, 1)]
    return b"".join([plan_line(make_plan(seed, deals)), *lines])


def resume(saved: SavedMatch, scribe: Scribe | None, make_bot: Callable[[str], Controller] = bot) -> Session:
    """The session of a saved match."""
    plan = saved.plan
    return Session(plan.series, plan.occupants, plan.rules, make_bot, course=saved.course, scribe=scribe)


def go_on(session: Session) -> Iterator[None]:
    """Play to the end of the match; yields after every action that is shown."""
    while not session.over:
        if session.table.over:
            session.next_deal()
        turn: int | None = 0
        while turn is not None:
            batch = session.advance()
            if batch is None:
                time.sleep(0.0001)
            else:
                turn = batch.turn
                yield


def opened(saves: Saves, path: Path, *, mend: bool = False) -> Opened:
    """A match to go on with, waited for."""
    return saves.open(path, mend=mend).result(60)


class AtOnce(Executor):
    """Does everything as soon as it is asked, on the thread that asks."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future


class FaultyDisk(Disk):
    """Counts the calls of the system, and lets some of them fail.

    Attributes:
        calls: the names of those made so far.
    """

    def __init__(self, fails: Callable[[int], bool] = lambda _: False, number: int = errno.ENOSPC) -> None:
        """Call ``n`` (from 0) fails with error ``number`` if ``fails(n)``; a failing write writes a part."""
        self.calls: list[str] = []
        self._fails, self._error = fails, number

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if self._fails(len(self.calls) - 1):
            raise OSError(self._error, os.strerror(self._error))

    def create(self, path: Path) -> int:
        self._call("create")
        return super().create(path)

    def append(self, path: Path) -> int:
        self._call("append")
        return super().append(path)

    def write(self, handle: int, data: bytes) -> int:
        try:
            self._call("write")
        except OSError:
            super().write(handle, data[: len(data) // 2])
            raise
        return super().write(handle, data)

    def sync(self, handle: int) -> None:  # noqa: ARG002 - only a loss of power would tell
        self._call("sync")

    def close(self, handle: int) -> None:
        super().close(handle)
        self._call("close")

    def lock(self, handle: int) -> None:
        self._call("lock")
        super().lock(handle)

    def rename(self, old: Path, new: Path) -> None:
        self._call("rename")
        super().rename(old, new)

    def remove(self, path: Path) -> None:
        self._call("remove")
        super().remove(path)

    def make_folder(self, path: Path) -> None:
        self._call("make_folder")
        super().make_folder(path)

    def sync_folder(self, path: Path) -> None:  # noqa: ARG002
        self._call("sync_folder")

    def read(self, path: Path, most: int) -> bytes:
        self._call("read")
        return super().read(path, most)


class ShortWrites(Disk):
    """Writes a few bytes at a time, as a disk under load may."""

    def write(self, handle: int, data: bytes) -> int:
        return super().write(handle, data[:7])


class ReadOnly(Disk):
    """Lets nothing be written."""

    def create(self, path: Path) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    def append(self, path: Path) -> int:
        return self.create(path)

    def rename(self, old: Path, new: Path) -> None:  # noqa: ARG002
        self.create(old)

    def remove(self, path: Path) -> None:
        self.create(path)
