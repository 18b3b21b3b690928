"""``napoleon-game ladder``."""

import errno
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from napoleon_game.ai.search.level import LEVELS
from napoleon_game.cli import ladder
from napoleon_game.cli.measuring import measure
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.arena import DealReport, Duel, Summary
from napoleon_game.match.ladder import Rung, climb
from tests.cli.support import Cli

LADDER = ("ladder", "--levels", "random,rules", "--deals", "4", "--seed", "cli", "--jobs", "1")
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"


def test_it_tells_a_row_for_each(cli: Cli) -> None:
    ran = cli(*LADDER)
    assert (ran.status, ran.err) == (0, "")
    heads, random, rules = ran.out.splitlines()[:3]
    assert heads.split("  ")[0] == "level"
    assert random.startswith("random  -")
    assert rules.startswith("rules   +0 ± 0")
    assert rules.count("±") == 2
    assert random.count("±") == 1


def test_a_player_that_fails_is_told_of_once_and_stands_there_with_its_failures(
    cli: Cli, tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    words = ("ladder", "--levels", "rules,tests.match.players:Exits", *LADDER[3:])
    ran = cli(*words, "--markdown", str(page))
    assert ran.status == 0
    assert ran.err.count("\n") == 1
    assert "the player Exits is broken: SystemExit: enough (seat 0, auction phase)" in ran.err
    heads, rules, exits = ran.out.splitlines()[:3]
    assert heads.endswith("  failures")
    assert rules.endswith("  0")
    failures = int(exits.split()[-1])
    rungs = json.loads(cli(*words, "--json", "-").out)["rungs"]
    assert failures == rungs[1]["over_yardstick"]["failures"] + rungs[1]["over_below"]["failures"] > 100
    assert f"| {failures} |" in page.read_text("utf-8")
    assert "failures" not in cli(*LADDER).out


GAINS = {
    ("a", "rules"): (-100.0, 20.0),
    ("b", "rules"): (0.0, 30.0),
    ("b", "a"): (100.0, 40.0),
    ("c", "rules"): (50.0, 30.0),
    ("c", "b"): (40.0, 40.0),
    ("d", "rules"): (10.0, 30.0),
    ("d", "c"): (-50.0, 20.0),
}
"""What four players gain over others, and half its interval; c and d are not clearly above the one below."""


@pytest.fixture
def rungs() -> list[Rung]:
    def measure(duel: Duel) -> Summary:
        gain, margin = GAINS[duel.candidate, duel.field]
        return Summary(9, gain, margin, {}, 0, 0, 0, 0.1, 0.1)

    return list(climb("abcd", "any", RuleSet(), measure))


def test_what_is_not_clearly_above_the_level_below_is_marked(rungs: list[Rung]) -> None:
    _, *rows, legend = ladder._table(rungs).splitlines()
    assert ["†" in row for row in rows] == [False, False, True, True]
    assert "+40 ± 40 †" in rows[2]
    assert legend.startswith("† not shown to be stronger than the level below")
    assert "†" not in ladder._table(rungs[:2])


def test_the_mark_stands_on_the_page_too(rungs: list[Rung]) -> None:
    _, _, *rows, empty, legend, between, how = ladder._markdown(rungs, 9, "any").splitlines()
    assert ["†" in row for row in rows] == [False, False, True, True]
    assert "| -50 ± 20 † |" in rows[3]
    assert (empty, between, legend[0]) == ("", "", "†")
    assert how.startswith("9 deals, seed `any`, ")
    assert "†" not in ladder._markdown(rungs[:2], 9, "any")


def test_json_and_the_arena_agree(cli: Cli) -> None:
    figures = json.loads(cli(*LADDER, "--json", "-").out)
    assert (figures["seed"], figures["deals"]) == ("cli", 4)
    first, second = figures["rungs"]
    assert (first["player"], first["below"], first["over_below"]) == ("random", None, None)
    arena = ("arena", "--candidate", "rules", "--field", "random", "--deals", "4", "--seed", "cli")
    alone = json.loads(cli(*arena, "--jobs", "1", "--json", "-").out)
    assert alone["gain"] == second["over_below"]["gain"]
    assert alone["margin"] == second["over_below"]["margin"]


def test_a_log_is_shared_with_the_arena_and_gone_on_from(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    cli("arena", "--candidate", "random", "--field", "rules", "--deals", "4", "--seed", "cli", "--jobs", "1",
        "--log", str(log))  # fmt: skip
    before = log.read_text()
    told = cli(*LADDER, "--log", str(log)).out
    assert log.read_text().startswith(before)
    assert log.read_text().count("\n") == 3 * 4
    again = cli(*LADDER, "--log", str(log)).out
    assert again == told, "times and all, for nothing is played again"
    assert log.read_text().count("\n") == 3 * 4


def test_the_table_goes_into_its_place_on_a_page(cli: Cli, tmp_path: Path) -> None:
    page = tmp_path / "players.md"
    page.write_text(f"# Players\n\n{BEGIN}\nold\n{END}\n\nMore.\n", encoding="utf-8")
    for _ in range(2):  # again and again
        cli(*LADDER, "--markdown", str(page))
        text = page.read_text(encoding="utf-8")
        assert text.startswith(f"# Players\n\n{BEGIN}\n| level | over rules |")
        assert text.endswith(f"± 95 %.\n{END}\n\nMore.\n")
        assert "old" not in text
        assert text.count("| rules |") == 1
        assert "4 deals, seed `cli`" in text


@pytest.mark.parametrize(
    "seed",
    [
        f"x`{END}|",
        BEGIN,
        "two\n\nlines",
        "a\x85b\u2028c",
        "",
        " ",
        "`",
        "<b>",
        "*a*",
        "&amp;",
        "\\",
        "京都 1",
    ],
)
def test_any_seed_stands_on_the_page_and_harms_it_not(cli: Cli, tmp_path: Path, seed: str) -> None:
    page = tmp_path / "page.md"
    for _ in range(2):
        cli(*LADDER[:3], "--deals", "2", "--jobs", "1", "--seed", seed, "--markdown", str(page))
    text = page.read_text("utf-8")
    assert text.startswith(BEGIN)
    assert text.endswith(f"95 %.\n{END}\n")
    assert (text.count(BEGIN), text.count(END)) == (1, 1)
    code = re.match(r"2 deals, seed (`[^`]+`|<code>[^<]*</code>), each", text.splitlines()[-2])
    assert code is not None
    shown = re.fullmatch("`([^`<&|*]+)`", code[1]) or re.fullmatch("<code>([^<`|*]*)</code>", code[1])
    assert shown is not None
    assert re.sub(r"&#(\d+);", lambda found: chr(int(found[1])), shown[1]) == seed


def test_a_page_that_is_not_there_is_made(cli: Cli, tmp_path: Path) -> None:
    page = tmp_path / "new.md"
    cli(*LADDER, "--markdown", str(page))
    first = page.read_text(encoding="utf-8")
    assert first.startswith(BEGIN)
    assert first.endswith(END + "\n")
    cli(*LADDER, "--markdown", str(page))
    assert page.read_text(encoding="utf-8").count("\n") == first.count("\n")


def test_what_is_written_on_the_page_meanwhile_stays(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody goes on writing around the table while it is measured, with line ends of their own."""
    page = tmp_path / "players.md"
    page.write_bytes(f"# Players\r\n\r\n{BEGIN}\r\nold\r\n{END}\r\n\r\nSome old words.".encode())

    def measured(*arguments: Any) -> list[DealReport]:
        page.write_bytes(page.read_bytes().replace(b"# Players", b"# New").replace(b" old", b" new"))
        return measure(*arguments)

    monkeypatch.setattr("napoleon_game.cli.ladder.measure", measured)
    assert cli(*LADDER, "--markdown", str(page)).status == 0
    data = page.read_bytes()
    assert data.startswith(f"# New\r\n\r\n{BEGIN}\r\n| level | over rules |".encode())
    assert data.endswith(f"95 %.\r\n{END}\r\n\r\nSome new words.".encode())
    assert data.count(b"\n") == data.count(b"\r\n")
    assert list(tmp_path.iterdir()) == [page], "nothing is left beside it"


def test_a_page_that_cannot_be_replaced_stays_whole(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "players.md"
    text = f"# Players\n\n{BEGIN}\nold\n{END}\n"
    page.write_text(text, encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    said = cli(*LADDER, "--markdown", str(page)).refusal()
    assert said == f"{page}: cannot be written: No space left on device"
    assert page.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [page]


def test_blanks_beside_the_commas(cli: Cli) -> None:
    ran = cli(*LADDER[:2], " random, rules ", *LADDER[3:])
    assert (ran.status, ran.out.split("\n")[2][:8]) == (0, "rules   ")


def test_what_cannot_be_is_said_before_anything_is_measured(cli: Cli, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("precious", encoding="utf-8")
    assert "no place for the table" in cli(*LADDER, "--markdown", str(page)).refusal()
    assert page.read_text(encoding="utf-8") == "precious"
    assert "cannot be read" in cli(*LADDER, "--markdown", str(tmp_path)).refusal()
    for names in ("rules,rules", "rules, rules"):
        assert "--levels: a player is there twice" in cli("ladder", "--levels", names).refusal()
    assert "no player is named ''" in cli("ladder", "--levels", "rules, ,random").refusal()
    assert "no style is named ''" in cli("ladder", "--levels", "hard-").refusal()
    assert "no player is named 'nobody'" in cli("ladder", "--levels", "rules,nobody").refusal()
    assert "--deals" in cli("ladder", "--deals", "1").refusal()


def test_help_names_the_levels(cli: Cli) -> None:
    assert ",".join(LEVELS) not in cli("--help").out
    assert cli("ladder", "--help").status == 0
