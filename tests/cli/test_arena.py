"""``napoleon-game arena``."""

import json
from pathlib import Path

import pytest

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


def test_what_cannot_be_is_said_in_one_line(cli: Cli) -> None:
    assert (
        cli("arena", "--candidate", "nobody", "--field", "rules")
        .refusal()
        .startswith("no player is named 'nobody'")
    )
    assert "--deals" in cli(*DUEL[:5], "--deals", "1").refusal()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_how_a_candidate_fails_is_told_once(cli: Cli, tmp_path: Path, jobs: str) -> None:
    log = tmp_path / "log.jsonl"
    words = ("arena", "--candidate", "tests.match.players:Exits", "--field", "rules", "--deals", "3")
    for _ in range(2):  # the second time by the log alone
        ran = cli(*words, "--jobs", jobs, "--log", str(log))
        assert ran.status == 0
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("tests.match.players:Exits - rules: deal ")
        assert (
            ": the player Exits is broken: SystemExit: enough (seat 0, auction phase); the field" in ran.err
        )
        assert int(ran.out.split("failures")[1]) > 100
