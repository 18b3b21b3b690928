"""The log of ``arena`` and ``ladder``: gone on from, mended, and never anybody else's file."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from napoleon_game.cli.main import main
from tests.cli.support import Cli

DEALS = 4
DUEL = ("arena", "--candidate", "random", "--field", "rules", "--seed", "cli", "--jobs", "1", "--deals")
"""To be followed by how many deals."""


def arena(cli: Cli, log: Path, *more: str, deals: int = DEALS) -> dict[str, Any]:
    """Measure with a log, and give the figures."""
    ran = cli(*DUEL, str(deals), "--json", "-", "--log", str(log), *more)
    assert (ran.status, ran.err) == (0, "")
    figures: dict[str, Any] = json.loads(ran.out)
    return figures


def numbers(log: Path) -> list[int]:
    """The deals of a log in which all lines are whole."""
    text = log.read_text("utf-8")
    assert text.endswith("\n")
    return [json.loads(line)["report"]["number"] for line in text.split("\n")[:-1]]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The log of a few deals."""
    path = tmp_path_factory.mktemp("log") / "log.jsonl"
    assert main([*DUEL, str(DEALS), "--json", os.devnull, "--log", str(path)]) == 0
    assert numbers(path) == [1, 2, 3, 4]
    return path.read_bytes()


@pytest.fixture
def log(written: bytes, tmp_path: Path) -> Path:
    """That log, to be written to."""
    path = tmp_path / "log.jsonl"
    path.write_bytes(written)
    return path


def test_nothing_is_played_again_and_what_lacks_is_played(cli: Cli, log: Path) -> None:
    whole, figures = log.read_bytes(), arena(cli, log)
    assert log.read_bytes() == whole
    log.write_bytes(b"".join(whole.splitlines(keepends=True)[:2]))
    again = arena(cli, log)
    assert numbers(log) == [1, 2, 3, 4]
    assert (again["gain"], again["margin"]) == (figures["gain"], figures["margin"])
    assert arena(cli, log, deals=2)["deals"] == 2, "deals beyond those asked for are left out"
    assert numbers(log) == [1, 2, 3, 4]


def test_a_line_cut_short_anywhere_is_played_again_and_harms_no_later_run(cli: Cli, log: Path) -> None:
    """Three runs: the one that was stopped, the one that goes on from it, and one more."""
    first, second, third, last = log.read_bytes().splitlines(keepends=True)
    for cut in (1, 5, 12, len(last) // 2, len(last) - 2):
        log.write_bytes(first + second + third + last[:cut])
        figures = arena(cli, log)
        assert numbers(log) == [1, 2, 3, 4]
        whole = log.read_bytes()
        assert arena(cli, log) == figures
        assert log.read_bytes() == whole


def test_a_last_line_that_lacks_nothing_but_its_end_counts(cli: Cli, log: Path) -> None:
    whole = log.read_bytes()
    log.write_bytes(whole[:-1])
    arena(cli, log, deals=DEALS + 1)
    assert numbers(log) == [1, 2, 3, 4, 5]
    assert log.read_bytes().startswith(whole)


def test_a_log_that_was_stopped_at_once(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    for stump in (b"", b"{", b'{"duel": {"cand'):
        log.write_bytes(stump)
        arena(cli, log, deals=2)
        assert numbers(log) == [1, 2]


@pytest.mark.parametrize("seed", ["京都", "a\u2028b", "a\x85b", "two\nlines"])
def test_any_seed(cli: Cli, tmp_path: Path, seed: str) -> None:
    log = tmp_path / "log.jsonl"
    arena(cli, log, "--seed", seed)
    whole = log.read_bytes()
    arena(cli, log, "--seed", seed)
    assert log.read_bytes() == whole
    for cut in range(12, 40):  # in the middle of a letter, among others
        log.write_bytes(whole + whole[: whole.index(seed.encode()[:1], 60) + cut - 12])
        arena(cli, log, "--seed", seed)
        assert log.read_bytes() == whole


def test_the_log_of_another_duel_is_left_alone(cli: Cli, log: Path) -> None:
    arena(cli, log, "--seed", "another")
    assert numbers(log) == [1, 2, 3, 4] * 2


STRANGERS = (
    b"noise\nnoise\n",
    b"noise",
    b'{"a": 1}',
    b'{"duel": 1}',
    b"\xff\xfe",
    b"\n",
    b"[" * 100_000,
    b"null",
)


@pytest.mark.parametrize("text", STRANGERS, ids=range(len(STRANGERS)))
def test_a_strangers_file_stays_as_it_is(cli: Cli, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "precious"
    path.write_bytes(text)
    said = cli(*DUEL, "2", "--log", str(path)).refusal()
    assert said.startswith(f"{path}:1: not a line of an arena's log: ")
    assert path.read_bytes() == text


WRONG: dict[str, tuple[object, ...]] = {
    "number": ("1", [1], -5, 0, 1.5, True, None, 10**400),
    "gain": ("1", float("nan"), float("inf"), None, 10**400),
    "roles": (["ally"] * 4, ["ally"] * 6, ["king"] * 5, [["ally"]] * 5, "allies", {}, 5),
    "points": ([0] * 4, [0.5] * 5, ["0"] * 5, 0, None, [10**400] * 5),
    "bid": (-1, 6, "1"),
    "made": (-1, 6, 5, None),
    "failures": (-1, 0.5),
    "reason": (1, ["fails"], "two\nlines"),
    "seconds": ([], "fast", ["fast"], [-1], [float("nan")], 1, None),
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in WRONG.items() for value in values],
    ids=lambda value: repr(value)[:20],
)
def test_a_wrong_figure_is_named_with_its_line(cli: Cli, log: Path, name: str, value: object) -> None:
    lines = log.read_text("utf-8").splitlines()
    entry = json.loads(lines[1])
    entry["report"] |= {"bid": 4, "made": 2, name: value}
    log.write_text("\n".join([lines[0], json.dumps(entry), *lines[2:], ""]), "utf-8")
    spoiled = log.read_bytes()
    said = cli(*DUEL, str(DEALS), "--log", str(log)).refusal()
    assert said.startswith(f"{log}:2: not a line of an arena's log: {name} is ")
    assert ": expected " in said.partition(" is ")[2]
    assert log.read_bytes() == spoiled


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry.pop("duel"),
        lambda entry: entry.pop("report"),
        lambda entry: entry["report"].pop("seconds"),
        lambda entry: entry["report"].update(more=1),
        lambda entry: entry.update(report=[]),
        lambda entry: entry.update(duel=[]),
    ],
)
def test_what_lacks_or_is_too_much_is_told(cli: Cli, log: Path, change: Any) -> None:
    entry = json.loads(log.read_text("utf-8").splitlines()[0])
    change(entry)
    log.write_text(json.dumps(entry) + "\n", "utf-8")
    assert ":1: not a line of an arena's log: expected " in cli(*DUEL, "2", "--log", str(log)).refusal()


@pytest.mark.parametrize("name", [".", "missing/log", "x" * 300, "a\0b", "noise/log"], ids=range(5))
def test_a_log_that_cannot_be(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "noise").write_text("noise")
    said = cli(*DUEL, "2", "--log", name).refusal()
    assert said.startswith((f"{name}: cannot be read: ", f"{name}: cannot be written: "))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_is_no_plain_file_is_refused_and_not_read_for_ever(cli: Cli, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in (str(tmp_path / "pipe"), "/dev/full", "/dev/zero"):
        if Path(name).exists():
            assert cli(*DUEL, "2", "--log", name).refusal() == f"{name}: cannot be read: it is no plain file"


OWN = """
from napoleon_game.ai.rules.player import RulesPlayer


class Own(RulesPlayer):
    pass
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The module of a player of one's own; it is loaded anew after a change."""
    path = tmp_path / "own_for_log.py"
    path.write_text(OWN, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield path
    sys.modules.pop(path.stem, None)


def test_deals_of_another_version_are_not_mixed_in(cli: Cli, tmp_path: Path, own: Path) -> None:
    log = tmp_path / "log.jsonl"
    arguments = (*DUEL, "3", "--candidate", f"{own.stem}:Own", "--log", str(log))
    cli(*arguments)
    assert numbers(log) == [1, 2, 3]
    own.write_text(OWN + "    # bolder\n", "utf-8")
    ran = cli(*arguments)
    assert ran.status == 0
    assert (
        ran.err
        == f"{log}: 3 deals of {own.stem}:Own - rules are of other versions of these players, and not used\n"
    )
    assert numbers(log) == [1, 2, 3] * 2
    assert cli(*arguments).err == "", "now it has deals of this version too"
    assert numbers(log) == [1, 2, 3] * 2


def test_deals_of_no_known_version_are_not_used(cli: Cli, log: Path) -> None:
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    log.write_text("".join(json.dumps({"duel": e["duel"], "report": e["report"]}) + "\n" for e in entries))
    assert "4 deals of random - rules are of other versions" in cli(*DUEL, "4", "--log", str(log)).err
    assert numbers(log) == [1, 2, 3, 4] * 2


@pytest.mark.parametrize("report", [{"number": 2, "gains": [1, 2]}, {"number": "2"}, {}, [2], None])
def test_another_version_may_have_reports_of_another_shape(cli: Cli, log: Path, report: object) -> None:
    """The log of a duel that both versions have played, and of another duel, is gone on from by either."""
    whole, figures = log.read_bytes(), arena(cli, log)
    entry = json.loads(whole.splitlines()[1])
    other = entry | {"version": {"program": "another"}, "report": report}
    elsewhere = entry | {"duel": {"candidate": "other"}, "report": report}
    log.write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in (other, elsewhere)) + whole)
    before = log.read_bytes()
    assert arena(cli, log) == figures
    assert log.read_bytes() == before


def test_the_number_of_a_strange_report_is_told(cli: Cli, log: Path) -> None:
    entry = json.loads(log.read_bytes().splitlines()[1])
    log.write_text(json.dumps(entry | {"version": None, "report": {"number": 2, "more": 1}}) + "\n", "utf-8")
    assert "1 deals of random - rules are of other versions" in cli(*DUEL, "4", "--log", str(log)).err
