"""``napoleon-game arena``."""

import json
from pathlib import Path

from tests.cli.support import Cli

DUEL = ("arena", "--candidate", "random", "--field", "rules", "--deals", "6", "--seed", "cli", "--jobs", "1")


def test_it_tells_the_figures(cli: Cli) -> None:
    ran = cli(*DUEL)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("random against a field of rules, seed cli\n")
    for words in ("points a deal over the field", "±", "contracts made", "99th percentile", "failures"):
        assert words in ran.out


def test_json(cli: Cli) -> None:
    ran = cli(*DUEL, "--json", "-")
    figures = json.loads(ran.out)
    assert (figures["candidate"], figures["field"], figures["deals"]) == ("random", "rules", 6)
    assert set(figures["by_role"]) <= {"napoleon", "alone", "adjutant", "ally"}


def test_a_log_is_gone_on_from(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    cli(*DUEL, "--log", str(log))
    whole = log.read_text()
    assert whole.count("\n") == 6
    log.write_text("".join(whole.splitlines(keepends=True)[:4]) + '{"duel": {"cand')
    # A line that was cut short is played again; those before it are not.
    log.write_text(log.read_text() + "\n")
    ran = cli(*DUEL, "--json", "-", "--log", str(log))
    again = [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")]
    assert [entry["report"]["number"] for entry in again] == [1, 2, 3, 4, 5, 6]
    assert json.loads(ran.out)["deals"] == 6


def test_the_log_of_another_duel_is_left_alone(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    cli(*DUEL, "--log", str(log))
    cli(*DUEL[:-4], "--seed", "another", "--jobs", "1", "--log", str(log))
    assert log.read_text().count("\n") == 12


def test_what_cannot_be_is_said_in_one_line(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "noise").write_text("noise\nnoise\n")
    assert (
        cli("arena", "--candidate", "nobody", "--field", "rules")
        .refusal()
        .startswith("no player is named 'nobody'")
    )
    assert "--deals" in cli(*DUEL[:5], "--deals", "1").refusal()
    assert "noise:1" in cli(*DUEL, "--log", str(tmp_path / "noise")).refusal()
    assert "cannot be read" in cli(*DUEL, "--log", str(tmp_path)).refusal()
