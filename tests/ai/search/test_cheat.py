"""The cheat sees all cards, stands in no game, and is stronger than any honest player."""

from dataclasses import replace

import pytest

from napoleon_game.ai.registry import make_player, player_names
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.worlds import sample_hands
from napoleon_game.core.cards import SEATS, Suit
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.arena import summarise
from napoleon_game.resources import default_config
from napoleon_game.solver.batch import card_bits
from tests.ai.search.moments import RULES, moments
from tools.cheat import CHEATS, LEVEL, AllSeeing, Cheat, CheatDuel, Truth
from tools.strength import share_of


def test_its_only_deal_is_the_true_one() -> None:
    for rules in RULES:
        for state in moments("true", rules, every=4):
            turn, bits = state.public.turn, card_bits(Suit.HEARTS)
            assert turn is not None
            seen = AllSeeing.of(state, turn)
            for hands in sample_hands(hidden_from(seen, 1.0), seen.hand, turn, Suit.HEARTS, 3, Stream("x")):
                assert [int(hand) for hand in hands[:SEATS]] == [
                    sum(int(bits[card]) for card in held) for held in state.hands
                ]
            assert seen.adjutant == state.adjutant


def test_it_beats_the_field_clearly() -> None:
    quick = replace(LEVEL, tricks=2, exact=5)
    duel = CheatDuel("cheat", "rules", "cheat test", RuleSet(), level=quick)
    summary = summarise([duel.play(number) for number in range(1, 5)])
    assert summary.failures == 0
    assert summary.gain > summary.margin > 0


def test_it_is_honest_in_the_phases_in_which_it_may_not_look() -> None:
    """There it decides as the strongest level, whatever its table shows; elsewhere it needs the table."""
    for state in moments("partly", RuleSet(), every=9):
        turn = state.public.turn
        assert turn is not None
        seen = observe(state, turn)
        honest = state.public.phase is not Phase.PLAY
        cheat = Cheat(Truth(), CHEATS["cheat in play"])
        if honest:
            assert cheat.decide(seen, Stream("x")) == make_player("master").decide(seen, Stream("x"))
        else:
            with pytest.raises(AssertionError):
                cheat.decide(seen, Stream("x"))


def test_nobody_can_name_it_in_a_game() -> None:
    assert not any("cheat" in name for name in player_names())
    program = default_config().parent / "napoleon_game"
    assert program.is_dir()
    assert not [path for path in program.rglob("*.py") if "cheat" in path.read_text(encoding="utf-8").lower()]


def test_the_share_of_the_way() -> None:
    """Half of the way in each deal is half of it without a doubt; doubt comes with what strays from that."""
    assert share_of([100.0, 200.0, -50.0], [200.0, 400.0, -100.0]) == (0.5, 0.0)
    share, margin = share_of([0.0, 300.0, 0.0], [200.0, 200.0, 200.0])
    assert share == 0.5
    assert 0.9 < margin < 1.2  # 1.96 * sqrt((100² + 200² + 100²) / 2) / sqrt(3) / 200 = 0.98
