"""Damaged files: no traceback, nothing lost that can still be read, and the file itself is kept."""

import random
import shutil
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from napoleon_game.record.deal_record import RecordError
from napoleon_game.store.history.deals import Filter, Player, entry, find, players, rows
from napoleon_game.store.history.entry import entry_to_line
from napoleon_game.store.history.history import History
from napoleon_game.store.history.rescue import Rescued
from napoleon_game.store.history.statistics import statistics
from napoleon_game.store.history.trouble import HistoryError
from tests.store.history.support import a_history, all_lines, make_entry

ENTRIES = tuple(make_entry(number, f"match {number // 7}") for number in range(1, 25))
LINES = tuple(entry_to_line(entry) for entry in ENTRIES)
NEW = make_entry(25, "afterwards")
PAGE = 16384


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A history that was closed. Do not write to it."""
    path = tmp_path_factory.mktemp("closed") / "history.db"
    with a_history(path, *ENTRIES):
        pass
    assert [each.name for each in path.parent.iterdir()] == ["history.db"]
    return path


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A history whose program was killed: half of it is in the log. Do not write to it."""
    folder = tmp_path_factory.mktemp("killed")
    with a_history(folder / "live.db", *ENTRIES[:12]):
        pass
    with a_history(folder / "live.db", *ENTRIES[12:]) as history:
        history.ask(find_all).result()
        for ending in ("", "-wal"):
            shutil.copyfile(folder / f"live.db{ending}", folder / f"history.db{ending}")
    return folder / "history.db"


def find_all(connection: sqlite3.Connection) -> list[int]:
    return list(find(connection, Filter()))


def copy_of(path: Path, folder: Path) -> Path:
    """The history with its log in another folder."""
    folder.mkdir(exist_ok=True)
    for each in (path, path.with_name(path.name + "-wal")):
        if each.exists():
            shutil.copyfile(each, folder / each.name)
    return folder / path.name


def use(history: History) -> list[str]:
    """Do everything that the screens do; returns the lines that are there."""
    for player, _ in history.ask(players).result():
        history.ask(partial(statistics, player=player)).result()
        wanted = Filter(player)
        ids = history.ask(partial(find, wanted=wanted)).result()
        history.ask(partial(rows, ids=ids, wanted=wanted)).result()
    for number in history.ask(find_all).result():
        with suppress(RecordError):  # a person is told that this deal cannot be read
            history.ask(partial(entry, number=number)).result()
    history.add(NEW)
    return all_lines(history)


def check(path: Path) -> bool:
    """Use a damaged history: no line that is still whole may be lost. Returns whether it was rescued."""
    raw = [each.read_bytes() for each in sorted(path.parent.iterdir())]
    left = {line for line in LINES if any(line.encode() in part for part in raw)}
    with a_history(path) as history:
        try:
            found = use(history)
        except HistoryError:  # the one thing that may be told: a newer version wrote it
            assert path.read_bytes() == raw[0]
            return False
        assert entry_to_line(NEW) in found
        lost = left - set(found)
        if lost:
            pytest.fail(f"{len(lost)} of {len(left)} lines were lost")
        assert len(found) == len(set(found))
        rescued = [news for news in iter(history.take_news, None) if isinstance(news, Rescued)]
    if rescued:
        aside = rescued[0].aside
        assert aside is None or aside.read_bytes() == raw[0], "what was damaged is kept as it was"
    return bool(rescued)


# Ways to damage a file ------------------------------------------------------------------------------------


def flip(data: bytearray, luck: random.Random) -> None:
    """Some bytes are others."""
    for _ in range(luck.choice((1, 1, 3, 30, 300))):
        data[luck.randrange(len(data))] = luck.randrange(256)


def head(data: bytearray, luck: random.Random) -> None:
    """Some bytes of the head, or of the first page, are others."""
    for _ in range(luck.randrange(1, 5)):
        data[luck.randrange(min(len(data), luck.choice((100, 2000))))] = luck.randrange(256)


def cut(data: bytearray, luck: random.Random) -> None:
    """The end is missing."""
    del data[luck.randrange(len(data)) :]


def hole(data: bytearray, luck: random.Random) -> None:
    """A stretch is all zeros, as after a loss of power."""
    start = luck.randrange(len(data))
    length = min(luck.choice((16, 512, 4096, PAGE)), len(data) - start)
    data[start : start + length] = bytes(length)


def page(data: bytearray, luck: random.Random) -> None:
    """A page is another's copy."""
    last = max(1, len(data) // PAGE)
    a, b = luck.randrange(last) * PAGE, luck.randrange(last) * PAGE
    data[a : a + PAGE] = data[b : b + PAGE]


def shift(data: bytearray, luck: random.Random) -> None:
    """Bytes were put in or taken out."""
    start = luck.randrange(len(data))
    if luck.randrange(2):
        data[start:start] = luck.randbytes(luck.choice((1, 7, 512)))
    else:
        del data[start : start + luck.choice((1, 7, 512))]


WAYS = (flip, head, cut, hole, page, shift)


def damage(path: Path, luck: random.Random) -> None:
    """Damage file or log, in one way or two."""
    files = [each for each in sorted(path.parent.iterdir()) if each.stat().st_size]
    for _ in range(luck.choice((1, 1, 2))):
        each = luck.choice(files)
        data = bytearray(each.read_bytes())
        if data:
            luck.choice(WAYS)(data, luck)
            each.write_bytes(data)


def fuzz(source: Path, folder: Path, seeds: range) -> int:
    """Damage a history once for each seed; returns how many had to be rescued."""
    rescued = 0
    for seed in seeds:
        path = copy_of(source, folder / str(seed))
        damage(path, random.Random(seed))
        try:
            rescued += check(path)
        except BaseException as error:
            error.add_note(f"seed {seed} of {source.parent.name}")
            raise
        shutil.rmtree(path.parent)
    return rescued


def test_damaged_files_lose_nothing_that_can_be_read(closed: Path, killed: Path, tmp_path: Path) -> None:
    assert fuzz(closed, tmp_path, range(4)) + fuzz(killed, tmp_path, range(100, 104)) > 2


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_damaged_files(closed: Path, killed: Path, tmp_path: Path, part: int) -> None:
    first = 1000 + 50 * part
    assert fuzz(closed, tmp_path, range(first, first + 50)) > 20
    assert fuzz(killed, tmp_path, range(10_000 + first, 10_000 + first + 50)) > 3


# By hand --------------------------------------------------------------------------------------------------


def test_what_is_no_database_at_all_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    path.write_text("my shopping list\n" * 100)
    with a_history(path, NEW) as history:
        assert all_lines(history) == [entry_to_line(NEW)]
        news = history.take_news()
        assert isinstance(news, Rescued)
        assert news.deals == 0
        assert news.aside is not None
        assert news.aside.read_text().startswith("my shopping list")


def test_another_programs_database_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with a_history(path, NEW) as history:
        assert all_lines(history) == [entry_to_line(NEW)]
        assert isinstance(history.take_news(), Rescued)


def test_damage_that_sqlite_does_not_see_is_found(closed: Path, tmp_path: Path) -> None:
    path = copy_of(closed, tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE seats SET role = 'emperor' WHERE deal = 3")
        connection.execute("UPDATE deals SET target = 99 WHERE id = 4")
        connection.execute("DELETE FROM seats WHERE deal = 5 AND seat = 2")
    connection.close()
    with a_history(path) as history:
        assert set(all_lines(history)) == set(LINES)
        assert isinstance(history.take_news(), Rescued)
        found = history.ask(partial(statistics, player=Player("rules"))).result()
        assert found.total.deals == 2 * len(LINES)


def test_damage_while_the_program_runs_is_rescued_too(closed: Path, tmp_path: Path) -> None:
    path = copy_of(closed, tmp_path)
    with a_history(path) as history:
        history.ask(find_all).result()
        data = bytearray(path.read_bytes())
        data[0 : 3 * PAGE] = bytes(3 * PAGE)
        path.write_bytes(data)
        history.add(NEW)
        found = all_lines(history)
    left = {line for line in LINES if line.encode() in data}
    assert left | {entry_to_line(NEW)} <= set(found)


def test_a_log_without_its_file_is_read(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    path.unlink()
    with a_history(path) as history:
        assert set(LINES[12:]) <= set(all_lines(history))
        news = history.take_news()
        assert isinstance(news, Rescued)
        assert news.aside is None


@pytest.mark.parametrize("step", ["writing", "renaming"])
def test_a_rescue_that_was_stopped_is_done_again(
    closed: Path, tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copy_of(closed, tmp_path)
    data = bytearray(path.read_bytes())
    data[100:200] = bytes(100)
    path.write_bytes(data)

    def stop(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        if step == "writing":
            broken.setattr("napoleon_game.store.history.rescue._set_aside", stop)
        else:
            broken.setattr(Path, "replace", stop)
        with a_history(path) as history, pytest.raises(HistoryError):
            history.ask(find_all).result()
    with a_history(path) as history:
        assert set(all_lines(history)) == set(LINES)


def test_a_second_rescue_keeps_the_first_file(closed: Path, tmp_path: Path) -> None:
    path = copy_of(closed, tmp_path)
    for number in (1, 2):
        data = bytearray(path.read_bytes())
        data[100:200] = bytes(100)
        path.write_bytes(data)
        with a_history(path) as history:
            assert set(all_lines(history)) == set(LINES)
        assert (tmp_path / f"history-damaged-{number}.db").exists()
