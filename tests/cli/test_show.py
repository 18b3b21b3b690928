"""``show``: deals in words."""

from pathlib import Path

import pytest

from napoleon_game.record.read import parse_record
from napoleon_game.record.transcript import transcript
from tests.cli.support import Cli, run


def in_words(line: str) -> str:
    return "\n".join(transcript(parse_record(line))) + "\n\n"


def test_all_deals_of_a_file(cli: Cli, games: Path) -> None:
    ran = cli("show", str(games))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "".join(in_words(line) for line in games.read_text("utf-8").splitlines())
    assert ran.out.startswith("deal 1 of seed games, dealt by random ")


@pytest.mark.parametrize("line", [1, 3, 5])
def test_the_deal_of_one_line(cli: Cli, games: Path, line: int) -> None:
    ran = cli("show", str(games), "--line", str(line))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == in_words(games.read_text("utf-8").splitlines()[line - 1])


@pytest.mark.parametrize("line", ["0", "6", "-1", "99999999999999999999"])
def test_a_line_that_is_not_there(cli: Cli, games: Path, line: str) -> None:
    ran = cli("show", str(games), "--line", line)
    assert ran.refusal() == f"{games}: there is no record in line {line}"
    assert ran.out == ""


@pytest.mark.parametrize("line", ["x", "", "1.5", "9" * 5000])
def test_a_line_that_is_no_number(cli: Cli, games: Path, line: str) -> None:
    assert cli("show", str(games), f"--line={line}").refusal().startswith("argument --line: ")


def test_bad_lines_are_named_and_the_others_told(cli: Cli, games: Path, tmp_path: Path) -> None:
    good = games.read_text("utf-8").splitlines()[0]
    path = tmp_path / "mixed.jsonl"
    path.write_text(f"{{}}\n\n{good}\n", "utf-8")
    ran = cli("show", str(path))
    assert ran.status == 1
    assert ran.out == in_words(good)
    assert ran.err == f"{path}:1: format: missing\n"
    assert cli("show", str(path), "--line", "3").status == 0
    assert cli("show", str(path), "--line", "1").status == 1
    assert cli("show", str(path), "--line", "2").refusal().endswith("there is no record in line 2")


def test_an_empty_file_tells_nothing(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text("")
    ran = cli("show", str(path))
    assert (ran.status, ran.out, ran.err) == (0, "", "")


def test_a_missing_file_and_a_folder(cli: Cli, tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path):
        assert cli("show", str(path)).refusal().startswith(f"{path}: cannot be read: ")


def test_standard_input(games: Path) -> None:
    ran = run("show", "-", "--line", "2", stdin=games.read_bytes())
    assert ran.status == 0
    assert ran.out == in_words(games.read_text("utf-8").splitlines()[1])


def test_letters_that_the_terminal_lacks_are_written_as_escapes(games: Path) -> None:
    line = games.read_text("utf-8").splitlines()[0].replace("random 0", "ネイ é")
    ran = run("show", "-", stdin=line.encode(), env={"PYTHONIOENCODING": "ascii"})
    assert (ran.status, ran.err) == (0, "")
    assert "\\u30cd\\u30a4 \\xe9 is dealt" in ran.out
