"""Deals by the hundred thousand, each held against the second reading of the rules.

``independent.complaints`` checks of every deal: the 53 cards once each; hands of ten; every bid and
every card legal; picture cards that add up to 20 less the discards; points of the right shape.
"""

import itertools
import json

import pytest

from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.match.simulation import Simulation
from tests import independent

PARTS = 20
"""Parts of the hundred thousand, so that several processes can share them."""

HOUSE_RULES = [RuleSet(*values) for values in itertools.product(range(1, 21), (False, True), Reveal)]


def hold(simulation: Simulation) -> int:
    """Play, check every record, and return how many there were."""
    count = 0
    for lines in simulation.lines():
        for line in lines:
            record = json.loads(line)
            assert independent.complaints(record) == [], line
            count += 1
    return count


@pytest.mark.parametrize("players", ["random", "rules"])
def test_some_deals_hold(players: str) -> None:
    assert hold(Simulation("some", 60, (players,) * SEATS, RuleSet())) >= 60


@pytest.mark.parametrize("rules", HOUSE_RULES[::7])
def test_some_deals_hold_under_house_rules(rules: RuleSet) -> None:
    assert hold(Simulation("house", 3, ("random", "rules", "random", "rules", "random"), rules)) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", ["random", "rules"])
def test_a_hundred_thousand_deals_hold(players: str, part: int) -> None:
    deals = 100_000 // PARTS
    assert hold(Simulation(f"many {part}", deals, (players,) * SEATS, RuleSet())) >= deals


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
def test_ten_thousand_deals_hold_under_all_house_rules_in_all_combinations(half: int) -> None:
    assert len(HOUSE_RULES) == 120
    played = 0
    for number, rules in enumerate(HOUSE_RULES[half::2]):
        mixed = ("random", "rules", "random", "rules", "random") if number % 2 else ("random",) * SEATS
        played += hold(Simulation(f"house {half} {number}", 84, mixed, rules))
    assert played >= 5_000


def test_the_second_reading_finds_what_is_wrong() -> None:
    """A check that cannot fail checks nothing: each kind of damage is found."""
    line = next(iter(Simulation("damage", 1, ("rules",) * SEATS, RuleSet()).lines()))[-1]

    def damaged(change: str) -> list[str]:
        record = json.loads(line)
        trick, result = record["tricks"][4], record["result"]
        match change:
            case "card twice":
                record["hands"][0][0] = record["hands"][1][0]
            case "hand of nine":
                record["kitty"].append(record["hands"][0].pop())
            case "winner":
                trick["winner"] = (trick["winner"] + 1) % SEATS
            case "order":
                trick["cards"][0], trick["cards"][1] = trick["cards"][1], trick["cards"][0]
            case "captured":
                result["captured"][0] += 1
            case "points":
                result["points"][0] += 1000
            case "contract":
                record["contract"] = "S20"
            case "bid":
                record["auction"][-1]["bid"] = "C1"
        try:
            return independent.complaints(record)
        except ValueError as error:  # a card that is not in the hand
            return [str(error)]

    assert damaged("nothing") == []
    for change in ("card twice", "hand of nine", "winner", "order", "captured", "points", "contract", "bid"):
        assert damaged(change), change
