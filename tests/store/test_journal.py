"""Every action is on disk before it is shown; whatever fails, the game goes on and nothing is mixed up."""

import errno
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from napoleon_game.match.session import Session
from napoleon_game.store.disk import Disk
from napoleon_game.store.journal import PATIENCE, Journal
from napoleon_game.store.match_file import plan_line, read_match
from napoleon_game.store.saves import Saves
from tests.store.support import (
    AtOnce,
    FaultyDisk,
    ShortWrites,
    bot,
    go_on,
    make_plan,
    whole_file,
    whole_match,
)

SEED = ("kyoto", 1)
PLAN = make_plan(*SEED)


def begin(folder: Path, disk: Disk) -> Journal:
    return Journal(folder / "match.napoleon", (plan_line(PLAN),), AtOnce(), disk)


def write_all(journal: Journal, then: Callable[[int], object] = lambda _: None) -> None:
    """Write a whole match; ``then`` is called after each action."""
    for count, action in enumerate(whole_match(*SEED)[0], 1):
        journal.write(action)
        assert journal.ready
        then(count)


def test_each_action_is_in_the_file_before_the_next_frame(tmp_path: Path) -> None:
    """When a session hands an action out, whoever reads the file finds it there."""
    plan, (_, courses) = make_plan(), whole_match()
    saves = Saves(tmp_path)
    journal = saves.begin(plan)
    session = Session(plan.series, plan.occupants, plan.rules, bot, scribe=journal)
    shown = 0
    for shown, _ in enumerate(go_on(session), 1):
        assert read_match(journal.path.read_bytes()).course == courses[shown]
    session.close()
    saves.close()
    assert shown == len(courses) - 1
    assert journal.path.read_bytes() == whole_file()
    assert tuple(session.records) == courses[-1].records


def test_a_line_is_safe_when_the_system_has_synced_it(tmp_path: Path) -> None:
    disk = FaultyDisk()
    journal = begin(tmp_path, disk)
    assert disk.calls == [
        "make_folder", "create", "write", "sync", "close", "rename", "sync_folder", "append", "lock",
    ]  # fmt: skip
    disk.calls.clear()
    journal.write(whole_match(*SEED)[0][0])
    assert disk.calls == ["write", "sync"]


class Stuck(Disk):
    """Hangs in fsync until it is let go."""

    def __init__(self) -> None:
        self.freed = threading.Event()

    def sync(self, handle: int) -> None:
        assert self.freed.wait(60)
        super().sync(handle)


def test_nobody_waits_for_a_slow_disk_and_nothing_is_shown_before_it_is_kept(tmp_path: Path) -> None:
    now, disk = [0.0], Stuck()
    with ThreadPoolExecutor(1) as executor:
        journal = Journal(tmp_path / "a", (plan_line(PLAN),), executor, disk, clock=lambda: now[0])
        session = Session(PLAN.series, PLAN.occupants, PLAN.rules, bot, scribe=journal)
        for _ in range(3):
            assert session.advance() is None
            assert not journal.ready
        now[0] = PATIENCE  # slower than that, it may not hold up the game
        assert session.advance() is not None
        disk.freed.set()
        session.close()
    assert read_match((tmp_path / "a").read_bytes()).course == whole_match(*SEED)[1][1]


def test_short_writes_are_gone_on_with(tmp_path: Path) -> None:
    journal = begin(tmp_path, ShortWrites())
    write_all(journal)
    assert journal.trouble is None
    assert journal.path.read_bytes() == whole_file(*SEED)


def calls_of_a_match(folder: Path) -> int:
    disk = FaultyDisk()
    write_all(begin(folder, disk))
    return len(disk.calls)


def assert_any_call_may_fail_once(folder: Path, at: int, number: int) -> None:
    """A call fails, and all after it succeed: with the next line at the latest the whole match is there."""
    disk = FaultyDisk(lambda call: call == at, number)
    journal = begin(folder, disk)
    troubles = [journal.trouble is not None]
    write_all(journal, lambda _: troubles.append(journal.trouble is not None))
    journal.close()
    assert journal.path.read_bytes() == whole_file(*SEED)
    assert troubles.count(True) <= 1
    assert [path.name for path in folder.iterdir()] == [journal.path.name]


def assert_all_calls_may_fail_from(folder: Path, at: int, number: int) -> None:
    """From some call on every one fails: what was safe by then stays, and the reason is known."""
    disk = FaultyDisk(lambda call: call >= at, number)
    journal = begin(folder, disk)
    safe = [-1] if journal.trouble else [0]

    def then(count: int) -> None:
        if journal.trouble is None:
            safe.append(count)

    write_all(journal, then)
    journal.close()
    assert journal.trouble is not None
    assert journal.trouble.errno == number
    if safe[-1] >= 0:
        saved = read_match(journal.path.read_bytes())
        _, courses = whole_match(*SEED)
        # The line in hand may have arrived whole all the same: only that it is safe was not confirmed.
        assert saved.course in courses[safe[-1] : safe[-1] + 2]
        assert saved.damage is None or saved.damage.lost == 1


ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS)


def assert_failures(folder: Path, step: int) -> None:
    calls = calls_of_a_match(folder / "counted")
    for place in range(0, calls, step):
        for number in ERRORS:
            for name, check in (
                ("once", assert_any_call_may_fail_once),
                ("ever", assert_all_calls_may_fail_from),
            ):
                within = folder / f"{name}-{place}-{number}"
                within.mkdir()
                check(within, place, number)


def test_some_failing_calls(tmp_path: Path) -> None:
    assert_failures(tmp_path, 23)
    for place in range(9):  # all of those that begin the file
        within = tmp_path / str(place)
        within.mkdir()
        assert_any_call_may_fail_once(within, place, errno.ENOSPC)


@pytest.mark.slow
def test_each_failing_call(tmp_path: Path) -> None:
    assert_failures(tmp_path, 1)


def test_a_disk_that_was_full_for_a_while_has_all_in_the_end(tmp_path: Path) -> None:
    journal = begin(tmp_path, FaultyDisk(lambda call: 30 <= call < 50))
    write_all(journal)
    assert journal.trouble is None
    assert journal.path.read_bytes() == whole_file(*SEED)


def test_the_last_chance_is_at_the_end(tmp_path: Path) -> None:
    full = [True]
    journal = begin(tmp_path, FaultyDisk(lambda _: full[0]))
    write_all(journal)
    assert journal.trouble is not None
    assert not journal.path.exists()
    full[0] = False
    journal.close()
    assert journal.path.read_bytes() == whole_file(*SEED)
    journal.path.unlink()
    journal.close()
    assert not journal.path.exists()


def test_the_game_goes_on_without_a_disk(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves", FaultyDisk(lambda _: True, errno.EROFS))
    plan = make_plan(*SEED)
    journal = saves.begin(plan)
    session = Session(plan.series, plan.occupants, plan.rules, bot, scribe=journal)
    shown = sum(1 for _ in go_on(session))
    session.close()
    saves.close()
    assert shown == len(whole_match(*SEED)[0])
    assert journal.trouble is not None
    assert journal.trouble.errno == errno.EROFS
    assert list(tmp_path.iterdir()) == []


class Odd(Disk):
    """Fails as no disk does."""

    def write_file(self, path: Path, data: bytes) -> None:
        raise ValueError(f"{len(data)} bytes\nare odd in {path.name}")


def test_a_line_that_is_not_safe_is_told_whatever_was_wrong(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal = begin(tmp_path, Odd())
    assert journal.ready
    assert journal.trouble is not None
    assert str(journal.trouble.strerror).startswith("ValueError: ")
    assert "\n" not in str(journal.trouble.strerror)
    assert "in write_file" in str(caplog.records[0].exc_text)
