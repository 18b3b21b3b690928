"""``napoleon-game arena``."""

import json

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
