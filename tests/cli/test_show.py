"""``show``: deals in words."""

from pathlib import Path

import pytest

from napoleon_game.record.codes.deal_code import code_of
from napoleon_game.record.read import parse_record
from napoleon_game.record.transcript import transcript
from tests.cli.support import Cli, run


def in_words(line: str) -> str:
    record = parse_record(line)
    code = code_of(record.state.deal, record.state.public.rules)
    return "\n".join([*transcript(record), f"deal code: {code}"]) + "\n\n"


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


def test_the_deal_of_a_code(cli: Cli) -> None:
    ran = cli("show", "--code", "26a2 bfh7 g3wx")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (
        "deal code 26A2-BFH7-G3WX: dealt by seat 1\n"
        "  rules: min_target=12, pass_is_final=false, reveal_discarded_pictures=none\n"
        "  seat 0 is dealt SK S9 S6 HT H6 H2 DJ D9 D7 C5\n"
        "  seat 1 is dealt SJ S5 S2 HK HQ H3 DK CT C9 JK\n"
        "  seat 2 is dealt SQ S7 H5 DA D6 D3 CQ CJ C8 C4\n"
        "  seat 3 is dealt S8 S4 S3 HA HJ H8 DQ D2 C7 C6\n"
        "  seat 4 is dealt SA ST H9 H4 D8 D5 D4 CA CK C2\n"
        "  the kitty is H7 DT C3\n"
    )


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("26A2-BFH7-G3XW", "this deal code has a slip in it: one of its letters is not as it was written"),
        ("26A2-BFH7-G3W", "a deal code has 12 or 28 letters, not 11"),
        ("26A2-BFH7-G30X", "'0' is in no deal code: expected 23456789ABCDEFGHJKMNPQRSTUVWXYZ"),
    ],
)
@pytest.mark.parametrize("command", ["show", "play"])
def test_a_code_that_is_none(cli: Cli, command: str, code: str, said: str) -> None:
    refusal = cli(command, "--code", code).refusal()
    assert refusal == f"argument --code: {said} (see napoleon-game {command} --help)"


def test_either_a_file_or_a_code(cli: Cli, games: Path) -> None:
    assert cli("show").refusal() == "show: expected FILE or --code CODE (see napoleon-game show --help)"
    ran = cli("show", str(games), "--code", "26A2-BFH7-G3WX")
    assert ran.refusal() == "--code goes without FILE and --line"


def test_standard_input(games: Path) -> None:
    ran = run("show", "-", "--line", "2", stdin=games.read_bytes())
    assert ran.status == 0
    assert ran.out == in_words(games.read_text("utf-8").splitlines()[1])


def test_letters_that_the_terminal_lacks_are_written_as_escapes(games: Path) -> None:
    line = games.read_text("utf-8").splitlines()[0].replace("random 0", "ネイ é")
    ran = run("show", "-", stdin=line.encode(), env={"PYTHONIOENCODING": "ascii"})
    assert (ran.status, ran.err) == (0, "")
    assert "\\u30cd\\u30a4 \\xe9 is dealt" in ran.out
