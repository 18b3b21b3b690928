"""Every level: the same game from the same seed, with every house rule, and no situation it fails in."""

import subprocess
import sys
from itertools import product

import pytest

from napoleon_game.ai.registry import find_player, make_player
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search import player as searching
from napoleon_game.ai.search.errors import ImpossibleError
from napoleon_game.ai.search.level import LEVELS, STYLES
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.simulation import Simulation
from tests.ai.search.moments import moments

CHEAP = "hard worlds=6 contract_worlds=6"
"""All that the strong levels do, on few deals."""
EVERY_RULE = [RuleSet(*rules) for rules in product((1, 12, 19), (False, True), Reveal)]


def lines(players: tuple[str, ...], deals: int, rules: RuleSet | None = None) -> list[list[str]]:
    return list(Simulation("the same", deals, players, rules or RuleSet()).lines())


@pytest.mark.parametrize("name", ["easy", "hard worlds=6 contract_worlds=6 threads=2"])
def test_another_process_plays_the_same_game(name: str) -> None:
    code = (
        "from napoleon_game.match.simulation import Simulation; "
        "from napoleon_game.core.ruleset import RuleSet; "
        f"print([*Simulation('the same', 1, ({name!r},) * 5, RuleSet()).lines()][-1][-1])"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == lines((name,) * 5, 1)[-1][-1]


def test_the_number_of_threads_changes_no_decision() -> None:
    """Records differ in the players' names alone."""
    one, two = (lines((f"{CHEAP} threads={n}",) * 5, 2) for n in (1, 2))
    renamed = [[line.replace("threads=2", "threads=1") for line in deal] for deal in two]
    assert renamed == one


@pytest.mark.parametrize("rules", EVERY_RULE[::4], ids=str)
def test_whole_deals_with_house_rules(rules: RuleSet) -> None:
    """All that is answered is legal, or the table would stop."""
    assert len(lines(("beginner", "easy", "rules", "easy-bold", CHEAP), 1, rules)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("rules", EVERY_RULE, ids=str)
def test_whole_deals_of_every_level_with_every_house_rule(rules: RuleSet) -> None:
    assert len(lines(LEVELS, 4, rules)) == 4
    for style in STYLES:
        assert len(lines(tuple(f"{level}-{style}" for level in LEVELS), 2, rules)) == 2


def test_extreme_figures_are_played_with() -> None:
    least = "beginner worlds=1 contract_worlds=1 exact=0 remembers=0 notices=0 slack=1 misjudges=10 margin=0"
    eager = f"{CHEAP} bids_from=0 lone=3 exact=8 nodes=100 contract_tricks=0"
    shy = "easy bids_from=15000 contract_margin=0"
    assert len(lines((least, eager, least, eager, shy), 2)) == 2


def test_what_no_deal_explains_is_played_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is shown, a player answers."""

    def impossible(*_: object) -> None:
        raise ImpossibleError("no deal fits what was played")

    monkeypatch.setattr(searching.SearchPlayer, "_search", impossible)
    for state in moments("impossible", RuleSet(), every=6):
        assert state.public.turn is not None
        seen = observe(state, state.public.turn)
        assert make_player("hard").decide(seen, Stream("x")) == RulesPlayer().decide(seen, Stream("x"))


def test_styles_bid_as_they_are_called() -> None:
    """On the same hands a bold player bids wherever a careful one does, and on some more."""
    bids = {"bold": 0, "careful": 0}
    for number in range(40):
        state = next(iter(moments(f"style {number}", RuleSet(min_target=15))))
        assert state.public.turn is not None
        seen = observe(state, state.public.turn)
        answers = {}
        for style in bids:
            action = find_player(f"easy-{style} misjudges=0")().decide(seen, Stream("style", number))
            answers[style] = type(action).__name__ == "MakeBid"
            bids[style] += answers[style]
        assert answers["bold"] or not answers["careful"]
    assert bids["bold"] > bids["careful"]


def test_each_seat_gets_a_player_of_its_own() -> None:
    assert isinstance(find_player("easy")(), SearchPlayer)
    assert find_player("easy")() is not find_player("easy")()
