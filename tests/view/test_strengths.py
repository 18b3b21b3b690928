"""The order of strength, held against the rules that judge tricks."""

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import JOKER, PACK, Suit, parse_cards
from napoleon_game.core.observation import observe
from napoleon_game.core.tricks import WonBy, judge
from napoleon_game.view.strengths import played, strengths, trump_of
from tests.support import begin, bot_states, random_state

ALL_SUITS = list(Suit)


@pytest.mark.parametrize("trump", ALL_SUITS)
def test_r5_4_each_card_beats_those_after_it(trump: Suit) -> None:
    """In a trick of two cards, whichever is led; the steps that need five cards or a lead stand apart."""
    apart = (WonBy.YOROMEKI, WonBy.SAME_TWO, WonBy.JOKER_LED, WonBy.LED_SUIT)
    order = [card for step in strengths(trump) if step.won_by not in apart for card in step.cards]
    assert len(order) == len(set(order)) > 13
    for index, strong in enumerate(order):
        for weak in order[index + 1 :]:
            for trick in ((strong, weak), (weak, strong)):
                verdict = judge(trick, trump, first_trick=False)
                if {card.code for card in trick} != {"SA", "HQ"}:
                    assert trick[verdict.place] is strong


@pytest.mark.parametrize("trump", ALL_SUITS)
def test_r5_4_each_step_wins_as_it_says(trump: Suit) -> None:
    steps = strengths(trump)
    assert [step.won_by for step in steps] == list(WonBy)
    for step in steps:
        if step.won_by in (WonBy.SAME_TWO, WonBy.LED_SUIT):
            continue
        for card in step.cards:
            trick = (*parse_cards("SA"), card) if step.won_by is WonBy.YOROMEKI else (card,)
            assert judge(trick, trump, first_trick=False).won_by is step.won_by
    twos = next(step.cards for step in steps if step.won_by is WonBy.SAME_TWO)
    assert [card.code for card in twos] == ["S2", "H2", "D2", "C2"]


@pytest.mark.parametrize("trump", ALL_SUITS)
def test_every_card_of_trump_is_on_a_step(trump: Suit) -> None:
    cards = {card for step in strengths(trump) for card in step.cards}
    assert {card for card in PACK if card.suit is trump} <= cards
    assert JOKER in cards


def test_what_was_played_is_what_everybody_saw() -> None:
    state = bot_states("played", RulesPlayer())[-20]
    gone = {card for trick in (*state.public.tricks, state.public.trick) if trick for card in trick.cards}
    assert len(gone) > 10
    for seat in range(5):
        assert played(observe(state, seat)) == gone


def test_the_trump_is_that_of_the_highest_bid_until_there_is_a_contract() -> None:
    deal = random_state("bids", 0).deal
    assert trump_of(observe(begin(deal, ""), 0)) is None
    assert trump_of(observe(begin(deal, "C12 H12"), 0)) is Suit.HEARTS
    assert trump_of(observe(begin(deal, "C12 H12 - - - S13 - - - -"), 0)) is Suit.SPADES
