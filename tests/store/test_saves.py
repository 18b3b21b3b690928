"""The saved matches: listed, gone on with, named, copied, removed, finished; and kept aside when damaged."""

import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from napoleon_game.match.controllers import BackgroundController, Controller
from napoleon_game.match.session import Session
from napoleon_game.store.match_file import (
    NewerSaveError,
    UnreadableSaveError,
    name_line,
    plan_line,
    read_match,
)
from napoleon_game.store.saves import DAMAGED, FINISHED, SUFFIX, BusySaveError, Listed, Saves
from tests.store.support import (
    BEGUN,
    ReadOnly,
    bot,
    go_on,
    make_plan,
    opened,
    resume,
    whole_file,
    whole_match,
)
from tests.store.test_match_file import resealed

WHOLE = whole_file()
LINES = WHOLE.splitlines(keepends=True)


def put(folder: Path, name: str, raw: bytes, age: int = 0) -> Path:
    """A saved match, last played so many seconds before another."""
    folder.mkdir(exist_ok=True)
    path = folder / (name + SUFFIX)
    path.write_bytes(raw)
    os.utime(path, (BEGUN.timestamp() - age,) * 2)
    return path


def look(saves: Saves) -> tuple[Listed, ...]:
    saves.look().result(60)
    assert saves.listed is not None
    return saves.listed


def names_in(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_an_empty_or_missing_folder_holds_nothing(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "none")
    assert look(saves) == ()
    assert saves.latest is None
    saves.close()


def test_a_folder_that_is_none_is_told_when_something_is_to_be_kept(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("mine")
    saves = Saves(tmp_path / "matches")
    assert look(saves) == ()
    journal = saves.begin(make_plan())
    saves.close()
    assert isinstance(journal.trouble, FileExistsError)
    assert (tmp_path / "matches").read_text() == "mine"


def test_the_one_played_last_comes_first_and_the_last_unfinished_one_is_gone_on_with(tmp_path: Path) -> None:
    old = put(tmp_path, "b", b"".join(LINES[:30]), age=50)
    put(tmp_path, "a", WHOLE, age=10)
    newer = put(tmp_path, "d", resealed(LINES[0], version=3), age=20)
    noise = put(tmp_path, "c", b"noise", age=30)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / ("folder" + SUFFIX)).mkdir()
    saves = Saves(tmp_path)
    listed = look(saves)
    assert [one.path.stem for one in listed] == ["a", "d", "c", "b"]
    assert [one.unfinished for one in listed] == [False, False, False, True]
    assert saves.latest == listed[3]
    assert listed[3].played == datetime.fromtimestamp(BEGUN.timestamp() - 50, UTC)
    assert isinstance(listed[1].error, NewerSaveError)
    assert isinstance(listed[2].error, UnreadableSaveError)
    for path, words in ((newer, "version 3"), (noise, "line 1")):
        with pytest.raises((NewerSaveError, UnreadableSaveError), match=words):
            opened(saves, path)
    assert opened(saves, old).match.course == whole_match()[1][29]
    saves.close()


def test_a_file_that_did_not_change_is_not_read_again(tmp_path: Path) -> None:
    put(tmp_path, "a", b"".join(LINES[:30]))
    saves = Saves(tmp_path)
    (first,) = look(saves)
    (again,) = look(saves)
    assert again is first
    put(tmp_path, "a", b"".join(LINES[:31]))
    (changed,) = look(saves)
    assert changed.match is not None
    assert changed.match.course == whole_match()[1][30]
    saves.close()


@pytest.mark.parametrize("count", [1, 2, 8, 20, 55, 58, 60, 100])
def test_a_resumed_match_ends_as_one_that_nothing_interrupted(tmp_path: Path, count: int) -> None:
    path = put(tmp_path, "a", b"".join(LINES[:count]))
    saves = Saves(tmp_path)
    found = opened(saves, path)
    assert found.journal is not None
    session = resume(found.match, found.journal)
    assert session.resumed
    assert session.table.state == whole_match()[1][count - 1].state
    shown = sum(1 for _ in go_on(session))
    session.close()
    saves.close()
    assert shown == len(LINES) - count
    assert path.read_bytes() == WHOLE
    assert tuple(session.records) == whole_match()[1][-1].records
    assert session.series == whole_match()[1][-1].series


def test_every_moment_can_be_resumed(tmp_path: Path) -> None:
    """From each action on, five players decide the same as without a break: their luck needs no saving."""
    for count, course in enumerate(whole_match()[1][:-1]):
        session = resume(read_match(b"".join(LINES[: count + 1])), None)
        assert (session.series, tuple(session.records)) == (course.series, course.records)
        next(go_on(session))
        assert session.table.state == whole_match()[1][count + 1].state
    assert not list(tmp_path.iterdir())


def test_a_person_is_asked_again_and_may_take_back_what_was_done_before_the_break(tmp_path: Path) -> None:
    kinds = ("human", "rules", "rules", "rules", "rules")
    raw = plan_line(make_plan(kinds=kinds)) + b"".join(LINES[1:40])
    path = put(tmp_path, "a", raw)
    saves = Saves(tmp_path)
    found = opened(saves, path)
    session = resume(found.match, found.journal)
    while session.asked is None:
        session.advance()
    count = session.undo()
    assert count is not None
    before = session.table.state
    session.close()
    again = opened(saves, path)
    assert again.match.course.state == before
    assert again.match.course.undone == 1
    assert resume(again.match, None).undone == 1
    saves.close()


def test_a_player_that_is_no_longer_there_is_replaced_and_that_is_told(tmp_path: Path) -> None:
    kinds = ("rules", "gone.module:Class", "rules", "rules", "rules")
    raw = plan_line(make_plan(kinds=kinds)) + b"".join(LINES[1:30])
    put(tmp_path, "a", raw)

    def make(kind: str) -> Controller:
        if kind != "rules":
            from napoleon_game.ai.registry import make_player

            return BackgroundController(make_player(kind), None)  # type: ignore[arg-type]  # never made
        return bot(kind)

    session = resume(read_match(raw), None, make)
    (replaced,) = session.replaced
    assert (replaced.seat, replaced.kind) == (1, "gone.module:Class")
    assert "gone" in replaced.reason
    for _ in go_on(session):
        pass
    assert len(session.replaced) == 1


def test_a_match_is_played_in_one_window_only(tmp_path: Path) -> None:
    path = put(tmp_path, "a", b"".join(LINES[:30]))
    here, there = Saves(tmp_path), Saves(tmp_path)
    journal = opened(here, path).journal
    assert journal is not None
    with pytest.raises(BusySaveError):
        opened(there, path)
    for refused in (there.rename(path, "x"), there.remove(path), there.put_aside(path)):
        with pytest.raises(BusySaveError):
            refused.result(60)
    assert look(there)[0].unfinished
    journal.close()
    here.close()
    assert opened(there, path).journal is not None
    there.close()
    assert path.read_bytes() == b"".join(LINES[:30])


def test_a_new_match_is_locked_too(tmp_path: Path) -> None:
    here, there = Saves(tmp_path), Saves(tmp_path)
    journal = here.begin(make_plan())
    look(here)
    with pytest.raises(BusySaveError):
        opened(there, journal.path)
    here.close()
    there.close()


def test_a_name_is_given_and_stays(tmp_path: Path) -> None:
    path = put(tmp_path, "a", b"".join(LINES[:30]))
    saves = Saves(tmp_path)
    saves.rename(path, "祝勝会").result(60)
    assert path.read_bytes() == b"".join(LINES[:30]) + name_line(30, "祝勝会")
    assert path.stat().st_mtime == BEGUN.timestamp(), "it was not played"
    found = opened(saves, path)
    assert (found.match.plan.name, found.match.course) == ("祝勝会", whole_match()[1][29])
    assert found.journal is not None
    session = resume(found.match, found.journal)
    for _ in range(5):
        next(go_on(session))
    session.close()
    (listed,) = look(saves)
    assert listed.match is not None
    assert (listed.match.plan.name, listed.match.damage) == ("祝勝会", None)
    assert listed.match.course == whole_match()[1][34]
    saves.close()


def test_a_copy_stays_while_the_match_goes_on(tmp_path: Path) -> None:
    path = put(tmp_path, "a", b"".join(LINES[:30]))
    saves = Saves(tmp_path)
    found = opened(saves, path)
    assert found.journal is not None
    session = resume(found.match, found.journal)
    next(go_on(session))
    saves.copy(found.journal, "before the storm").result(60)
    look(saves)
    assert saves.latest is not None
    assert saves.latest.path == path
    for _ in range(5):
        next(go_on(session))
    session.close()
    names = {one.match.plan.name: one.match.course for one in look(saves) if one.match is not None}
    assert names == {"": whole_match()[1][35], "before the storm": whole_match()[1][30]}
    saves.close()


def test_a_finished_match_leaves_the_list_and_is_kept(tmp_path: Path) -> None:
    plan = make_plan()
    saves = Saves(tmp_path)
    journal = saves.begin(plan)
    session = Session(plan.series, plan.occupants, plan.rules, bot, scribe=journal)
    for _ in go_on(session):
        pass
    kept = saves.finish(journal).result(60)
    session.close()
    assert look(saves) == ()
    saves.close()
    assert names_in(tmp_path) == [f"{FINISHED}/{kept.name}"]
    assert kept.read_bytes() == WHOLE


def test_a_match_is_removed_for_good(tmp_path: Path) -> None:
    path = put(tmp_path, "a", WHOLE)
    saves = Saves(tmp_path)
    saves.remove(path).result(60)
    assert look(saves) == ()
    with pytest.raises(FileNotFoundError):
        saves.remove(path).result(60)
    saves.close()
    assert names_in(tmp_path) == []


def test_a_damaged_match_is_offered_as_far_as_it_can_be_read_and_kept_aside(tmp_path: Path) -> None:
    raw = b"".join([*LINES[:40], b"#\n", *LINES[41:80]])
    path = put(tmp_path, "a", raw)
    saves = Saves(tmp_path)
    found = opened(saves, path)
    assert found.journal is None
    assert found.match.damage is not None
    assert (found.match.damage.line, found.match.damage.lost) == (41, 40)
    assert path.read_bytes() == raw
    with pytest.raises(UnreadableSaveError):
        saves.rename(path, "x").result(60)
    mended = opened(saves, path, mend=True)
    assert mended.match.course == whole_match()[1][39]
    session = resume(mended.match, mended.journal)
    for _ in go_on(session):
        pass
    session.close()
    saves.close()
    assert path.read_bytes() == WHOLE
    assert names_in(tmp_path) == ["a.napoleon", f"{DAMAGED}/a.napoleon"]
    assert (tmp_path / DAMAGED / "a.napoleon").read_bytes() == raw


def test_nothing_that_was_kept_aside_is_overwritten(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    noise = (b"one", b"two", b"three")
    kept = [saves.put_aside(put(tmp_path, "a", one)).result(60) for one in noise]
    assert [path.read_bytes() for path in kept] == [b"one", b"two", b"three"]
    assert [path.name for path in kept] == ["a.napoleon", "a-2.napoleon", "a-3.napoleon"]
    saves.close()


def test_on_a_disk_that_can_only_be_read_a_match_goes_on_all_the_same(tmp_path: Path) -> None:
    path = put(tmp_path, "a", b"".join(LINES[:30]))
    saves = Saves(tmp_path, ReadOnly())
    found = opened(saves, path)
    session = resume(found.match, found.journal)
    for _ in range(5):
        next(go_on(session))
    session.close()
    with pytest.raises(OSError, match="Read-only"):
        saves.rename(path, "x").result(60)
    with pytest.raises(OSError, match="Read-only"):
        saves.remove(path).result(60)
    saves.close()
    assert found.journal is not None
    assert found.journal.trouble is not None
    assert path.read_bytes() == b"".join(LINES[:30])


def test_a_damaged_match_is_not_written_anew_where_it_cannot_be_kept_aside(tmp_path: Path) -> None:
    raw = b"".join([*LINES[:40], b"#\n"])
    path = put(tmp_path, "a", raw)
    saves = Saves(tmp_path, ReadOnly())
    with pytest.raises(OSError, match="Read-only"):
        opened(saves, path, mend=True)
    saves.close()
    assert path.read_bytes() == raw


def test_a_plan_keeps_the_name_it_was_given_last() -> None:
    raw = plan_line(make_plan()) + name_line(1, "一")
    assert read_match(raw).plan == replace(make_plan(), name="一")
