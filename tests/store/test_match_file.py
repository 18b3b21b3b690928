"""The file of a match: what is written is read, and what cannot be read is named."""

import json
import re
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest

from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.match.course import Place
from napoleon_game.match.series import Series, series_of
from napoleon_game.record.codes.deal_code import read_code
from napoleon_game.record.replay import actions_of
from napoleon_game.store.match_file import (
    NewerSaveError,
    Plan,
    UnreadableSaveError,
    action_line,
    back_line,
    name_line,
    plan_line,
    read_match,
)
from tests.store.support import make_plan, whole_file, whole_match


def resealed(line: bytes, **changes: object) -> bytes:
    """A line that says something else, with the checksum of that."""
    text = json.dumps(json.loads(line[9:]) | changes).encode("ascii")
    return b"%08x %s\n" % (crc32(text), text)


LINES = whole_file().splitlines(keepends=True)
OVER = next(n for n, course in enumerate(whole_match()[1]) if course.state.public.turn is None)
"""Actions in the first deal."""


def test_every_moment_of_a_match_reads_back() -> None:
    _, courses = whole_match()
    lines = whole_file().splitlines(keepends=True)
    assert len(lines) == len(courses) > 100
    for count, course in enumerate(courses, 1):
        saved = read_match(b"".join(lines[:count]))
        assert saved.course == course
        assert saved.plan == make_plan()
        assert (saved.damage, saved.lines) == (None, tuple(lines[:count]))


def test_a_plan_reads_back_whole() -> None:
    plan = replace(
        make_plan(kinds=("human", "rules", "a.b:C", "random", "rules")),
        name="祝勝会\u3000№1 “x” 👨\u200d👩\u200d👧",
        series=Series("京都", 0, first=7),
        rules=RuleSet(14, pass_is_final=True, reveal_discarded_pictures=Reveal.COUNT),
    )
    assert read_match(plan_line(plan)).plan == plan


@pytest.mark.parametrize("text", ["ZSW8-7GSZ-GJQ9", "2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH"])
def test_a_match_that_began_with_a_code_goes_on_from_its_deal(text: str) -> None:
    code = read_code(text)
    plan = replace(make_plan(), series=series_of(code, 3), rules=code.rules)
    saved = read_match(plan_line(plan))
    assert (saved.plan, saved.damage) == (plan, None)
    assert saved.course.state.deal == code.deal
    assert saved.course.state.public.rules == code.rules


def test_a_code_with_a_slip_is_named() -> None:
    line = plan_line(replace(make_plan(), series=series_of(read_code("26A2-BFH7-G3WX"))))
    with pytest.raises(UnreadableSaveError, match=r"line 1: code: .*slip"):
        read_match(resealed(line, code="26A3-BFH7-G3WX"))


def test_the_last_name_counts() -> None:
    raw = plan_line(make_plan()) + name_line(1, "一") + name_line(2, "二")
    assert read_match(raw).plan == replace(make_plan(), name="二")


def test_what_is_taken_back_no_longer_stands_and_is_counted() -> None:
    actions, courses = whole_match()
    lines = [plan_line(make_plan()), *(action_line(n, action) for n, action in enumerate(actions[:9], 1))]
    raw = b"".join(
        [*lines, back_line(10, Place(0, 4)), *(action_line(n + 7, actions[n]) for n in range(4, 12))]
    )
    saved = read_match(raw)
    assert saved.damage is None
    assert saved.course == replace(courses[12], taken_back=(courses[0].state.deal,))
    assert actions_of(saved.course.state) == actions[:12]


@pytest.mark.parametrize("count", [9, 10, -1, True])
def test_nothing_is_taken_back_that_was_not_done(count: int) -> None:
    actions, courses = whole_match()
    lines = [plan_line(make_plan()), *(action_line(n, action) for n, action in enumerate(actions[:9], 1))]
    saved = read_match(b"".join([*lines, back_line(10, Place(0, count))]))
    assert saved.damage is not None
    assert (saved.damage.line, saved.damage.lost) == (11, 1)
    assert saved.course == courses[9]


@pytest.mark.parametrize("further", [0, 1, 4, 30])
def test_a_deal_that_was_over_can_be_gone_back_into(further: int) -> None:
    """At its end, and from the next deal, however far that has come."""
    actions, courses = whole_match()
    over = next(n for n, course in enumerate(courses) if course.state.public.turn is None)
    there, back = over + further, over - 7
    raw = b"".join([*LINES[: there + 1], back_line(there + 1, Place(0, back))])
    saved = read_match(raw)
    deal = courses[0].state.deal
    gone_back = replace(courses[back], taken_back=(deal,), reopened=courses[over].records)
    assert (saved.course, saved.damage) == (gone_back, None)
    again = read_match(raw + b"".join(action_line(there + 2 + n, actions[back + n]) for n in range(7)))
    (record,) = again.course.records
    assert record == replace(courses[over].records[0], undone=1)
    assert again.course.series == courses[over].series
    assert again.damage is None


@pytest.mark.parametrize("place", [Place(0, OVER), Place(0, 1000), Place(1, 0), Place(2, 0), Place(-1, 0)])
def test_a_deal_is_gone_back_into_only_where_something_was_done(place: Place) -> None:
    saved = read_match(b"".join([*LINES[: OVER + 1], back_line(OVER + 1, place)]))
    assert saved.damage is not None
    assert saved.course == whole_match()[1][OVER]


def test_without_the_number_of_deals_the_deal_on_the_table_is_meant() -> None:
    line = back_line(OVER + 6, Place(1, 2))
    said = json.loads(line[9:])
    assert said.pop("over") == 1
    text = json.dumps(said).encode("ascii")
    older = read_match(b"".join([*LINES[: OVER + 6], b"%08x %s\n" % (crc32(text), text)]))
    assert older.damage is None
    assert older.course == read_match(b"".join([*LINES[: OVER + 6], line])).course


def test_what_the_program_plays_out_is_counted() -> None:
    actions, courses = whole_match()
    over = next(n for n, course in enumerate(courses) if course.state.public.turn is None)
    lines = [action_line(n, actions[n - 1], max(0, n - over + 5)) for n in range(1, over + 1)]
    (record,) = read_match(b"".join([plan_line(make_plan()), *lines])).course.records
    assert record == replace(courses[over].records[0], played_out=5)


def test_a_newer_version_is_refused_by_name() -> None:
    newer = resealed(plan_line(make_plan()), version=2, program="9.1", seed=None, rules=[])
    with pytest.raises(NewerSaveError, match=r"version 2.* up to 1: Napoleon 9\.1 wrote it"):
        read_match(newer + b"whatever it may say\n")


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"", "breaks off"),
        (b"\n", "checksum"),
        (b"12345678", "breaks off"),
        (plan_line(make_plan())[:-1], "breaks off"),
        (plan_line(make_plan()).replace(b"kyoto", b"kyodo"), "checksum"),
        (b"\0" * 4096, "breaks off"),
        (resealed(plan_line(make_plan()), format="napoleon-record"), "format"),
        (resealed(plan_line(make_plan()), n=1), "n: this is line 0"),
        (resealed(plan_line(make_plan()), version=0), "version"),
        (resealed(plan_line(make_plan()), deals=-1), "deals"),
        (resealed(plan_line(make_plan()), first=0), "first"),
        (resealed(plan_line(make_plan()), seed=5), "seed"),
        (resealed(plan_line(make_plan()), begun="yesterday"), "begun: expected a date"),
        (resealed(plan_line(make_plan()), begun="0001-01-01T00:00:00+23:00"), "begun"),
        (resealed(plan_line(make_plan()), players=[]), "players"),
        (resealed(plan_line(make_plan()), name="a\0b"), "name: expected at most 200 letters"),
        (resealed(plan_line(make_plan()), name="a" * 201), "name"),
        (resealed(plan_line(make_plan()), rules={"min_target": "x"}), "rules: min_target"),
        (resealed(plan_line(make_plan()), name="x" * 70_000), "too long"),
        (b"%08x [1]\n" % crc32(b"[1]"), "expected an object"),
        (b"%08x \xff\n" % crc32(b"\xff"), "not ASCII"),
    ],
)
def test_without_its_first_line_nothing_can_be_read(raw: bytes, words: str) -> None:
    with pytest.raises(UnreadableSaveError, match=f"line 1: .*{words}"):
        read_match(raw)


def test_the_first_line_that_cannot_be_used_is_named_and_all_before_it_is_kept() -> None:
    _, courses = whole_match()
    lines = whole_file().splitlines(keepends=True)
    broken = {
        "the checksum is wrong": lines[40].replace(b'"n"', b'"m"'),
        "this is line 40": lines[41],
        "breaks off": lines[40][:-1],
        "missing": resealed(lines[40], card=None, seat=None),
        "may not": resealed(lines[40], seat=(json.loads(lines[40][9:])["seat"] + 1) % 5),
        "": b"\xff\xfe\n",
    }
    for words, line in broken.items():
        last = words == "breaks off"
        saved = read_match(b"".join([*lines[:40], line, *([] if last else lines[41:])]))
        assert saved.course == courses[39]
        assert saved.lines == tuple(lines[:40])
        assert saved.damage is not None
        assert saved.damage.line == 41
        assert saved.damage.lost == (1 if last else len(lines) - 40)
        assert words in saved.damage.reason


def test_of_a_match_that_is_over_nothing_more_can_be_done() -> None:
    actions, courses = whole_match()
    lines = whole_file().splitlines(keepends=True)
    saved = read_match(b"".join([*lines, action_line(len(lines), actions[-1])]))
    assert saved.damage is not None
    assert "the deal is over" in saved.damage.reason
    assert saved.course == courses[-1]
    assert saved.course.series.over


def test_a_plan_of_the_future_may_hold_more() -> None:
    line = resealed(plan_line(make_plan()), mood="gay")
    assert read_match(line).plan == make_plan()
    assert isinstance(read_match(line).plan, Plan)


def test_the_lines_in_the_documentation_are_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "saves.md"
    lines = re.findall(r"(?m)^[0-9a-f]{8} .*\n", page.read_text(encoding="utf-8"))
    saved = read_match("".join(lines).encode("ascii"))
    assert (len(saved.lines), saved.damage) == (3, None)
