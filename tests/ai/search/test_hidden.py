"""Where unseen cards may lie: rooms, voids, discards that were told of; and deals drawn by it."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from napoleon_game.ai.facts import shown_voids, tricks_of
from napoleon_game.ai.search.errors import ImpossibleError
from napoleon_game.ai.search.every_deal import every_deal
from napoleon_game.ai.search.hidden import ASIDE, Hidden, hidden_from
from napoleon_game.ai.search.memory import is_memorable, lapses_of
from napoleon_game.ai.search.worlds import sample_hands, worlds_in_play
from napoleon_game.core.cards import KITTY_SIZE, PACK, SEATS, Cards, Suit
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import card_bits
from tests.ai.search.moments import RULES, moments


def cards_of(bits: int, trump: Suit) -> Cards:
    return tuple(card for card in PACK if int(card_bits(trump)[card]) & bits)


def check(seen: Observation, hands: NDArray[np.int64], trump: Suit) -> None:
    """Whether a deal could have produced what the seat has seen, by the rules alone."""
    public = seen.public
    held = [cards_of(int(column), trump) for column in hands]
    assert held[seen.seat] == tuple(sorted(seen.hand))
    assert tuple(map(len, held[:SEATS])) == seen.hand_sizes
    played = [card for trick in tricks_of(seen) for card in trick.cards]
    told = public.shown_pictures
    shown = (told.cards or ()) if told is not None else ()
    own = seen.discards or ()
    everything = [*played, *{*own, *shown}, *(card for cards in held for card in cards)]
    assert sorted(everything) == list(PACK), "each card lies in one place"
    for seat, voids in enumerate(shown_voids(seen)):
        assert not {card.suit for card in held[seat]} & voids
    if seen.kitty is None:
        assert len(held[ASIDE]) == KITTY_SIZE - len(shown)
        if told is not None:
            aside = [card for card in held[ASIDE] if card.is_picture]
            assert len(aside) == (told.count if told.cards is None else 0), "what was told of the discards"


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.reveal_discarded_pictures.value)
def test_every_deal_that_is_drawn_could_have_led_to_what_was_seen(rules: RuleSet) -> None:
    phases = set()
    for number in range(4):
        for at, state in enumerate(moments(f"drawn {number}", rules, every=3)):
            turn, trump = state.public.turn, Suit(at % 4)
            assert turn is not None
            seen = observe(state, turn)
            hidden = hidden_from(seen, 1.0)
            for hands in sample_hands(hidden, seen.hand, turn, trump, 6, Stream(number, at)):
                check(seen, hands, trump)
            phases.add(state.public.phase)
    assert len(phases) == 4


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.reveal_discarded_pictures.value)
def test_the_truth_is_never_ruled_out(rules: RuleSet) -> None:
    """Not even by habits: whatever Napoleon did, its cards keep some weight where they lie."""
    for number in range(6):
        for state in moments(f"truth {number}", rules):
            turn = state.public.turn
            assert turn is not None
            hidden = hidden_from(observe(state, turn), 1.0)
            for row, card in enumerate(hidden.unseen):
                columns = [at for at, place in enumerate(hidden.places) if card in lying(state, place)]
                assert any(hidden.weights[row, column] > 0 for column in columns), (card, state.public)


def lying(state: State, place: int) -> Cards:
    """The cards that truly lie in a place."""
    if place != ASIDE:
        return state.hands[place]
    in_kitty = state.public.phase in (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE)
    return state.deal.kitty if in_kitty else state.discards or ()


def test_rooms_are_hands_and_kitty() -> None:
    for state in moments("rooms", RuleSet()):
        turn = state.public.turn
        assert turn is not None
        seen = observe(state, turn)
        hidden = hidden_from(seen, 0.0)
        assert sum(hidden.room) == len(hidden.unseen)
        rooms = dict(zip(hidden.places, hidden.room, strict=True))
        assert rooms.pop(ASIDE, 0) == (KITTY_SIZE if seen.kitty is None else 0)
        assert rooms == {seat: seen.hand_sizes[seat] for seat in range(SEATS) if seat != turn}


def test_without_cunning_only_what_was_seen_counts() -> None:
    """All that is possible is alike, but for the adjutant card, which Napoleon seldom holds."""
    state = list(moments("plain", RuleSet(), phase=Phase.PLAY))[20]
    turn, contract = state.public.turn, state.public.contract
    assert turn is not None
    assert contract is not None
    if turn == contract.napoleon:
        turn = (turn + 1) % SEATS
    hidden = hidden_from(observe(state, turn), 0.0)
    named = state.public.adjutant_card
    rows = [row for row, card in enumerate(hidden.unseen) if card is not named]
    assert set(np.unique(hidden.weights[rows])) <= {0.0, 1.0}
    told = hidden_from(observe(state, turn), 1.0)
    assert ((told.weights[rows] > 0) == (hidden.weights[rows] > 0)).all(), "habits rule nothing out"


def test_forgotten_cards_and_voids_may_lie_anywhere_again() -> None:
    """A forgotten card is dealt to somebody now and then, and another is taken to be gone in its stead."""
    forgot, dealt, gone = 0, 0, 0
    for state in moments("forgets", RuleSet(), every=4, phase=Phase.PLAY):
        turn = state.public.turn
        assert turn is not None
        seen = observe(state, turn)
        lapses = lapses_of(seen, 0.3, 0.0, Stream("lapse", len(state.public.tricks)))
        assert lapses.voids == tuple(shown_voids(seen))
        hidden = hidden_from(seen, 0.5, lapses)
        assert lapses.cards <= set(hidden.unseen)
        assert sum(hidden.room) == len(hidden.unseen)
        worlds = worlds_in_play(seen, hidden, 8, Stream("worlds"))
        bits, own = card_bits(state.public.bid.trump), state.hands[turn]
        sizes = [[bin(int(hand)).count("1") for hand in hands] for hands in worlds.hands]
        assert sizes == [list(seen.hand_sizes)] * 8
        forgot += len(lapses.cards)
        held = [card for hand in state.hands for card in hand if card not in own]
        for hands in worlds.hands:
            everywhere = int(hands.sum())
            dealt += sum(bool(everywhere & int(bits[card])) for card in lapses.cards)
            missing = [card for card in held if not everywhere & int(bits[card])]
            gone += len(missing)
            if seen.kitty is not None or seen.discards is not None:  # else it may be thought to lie aside
                assert not any(is_memorable(card, state.public) for card in missing)
                found = sum(bool(everywhere & int(bits[card])) for card in PACK if card.is_picture)
                assert found == sum(card.is_picture for hand in state.hands for card in hand)
    assert forgot > 20
    assert dealt > 20
    assert gone > 20


def test_what_everybody_remembers_and_ones_own_cards_are_never_forgotten() -> None:
    for state in moments("forgets", RuleSet(), every=3, phase=Phase.PLAY):
        turn = state.public.turn
        assert turn is not None
        cards = lapses_of(observe(state, turn), 0.0, 1.0, Stream("all")).cards
        played = {
            card: trick.seat_at(place)
            for trick in state.public.tricks
            for place, card in enumerate(trick.cards)
        }
        assert cards == {
            card for card, seat in played.items() if seat != turn and not is_memorable(card, state.public)
        }


def test_a_good_memory_loses_nothing() -> None:
    state = list(moments("forgets", RuleSet(), phase=Phase.PLAY))[-8]
    assert state.public.turn is not None
    lapses = lapses_of(observe(state, state.public.turn), 1.0, 1.0, Stream("any"))
    assert not lapses.cards
    assert not any(lapses.voids)


def test_worlds_carry_their_sides() -> None:
    """Whoever holds the adjutant card there is on Napoleon's side, and what that side took counts."""
    for state in moments("sides", RuleSet(), every=5, phase=Phase.PLAY):
        public, turn = state.public, state.public.turn
        assert turn is not None
        assert public.contract is not None
        seen = observe(state, turn)
        worlds = worlds_in_play(seen, hidden_from(seen, 1.0), 12, Stream("sides"))
        for hands, side, captured in zip(worlds.hands, worlds.sides, worlds.captured, strict=True):
            members = {seat for seat in range(SEATS) if int(side) >> seat & 1}
            holders = {
                seat
                for seat in range(SEATS)
                if public.adjutant_card in cards_of(int(hands[seat]), public.bid.trump)
            }
            known = {seen.adjutant} - {None}
            assert members == {public.contract.napoleon} | (known or holders)
            assert captured == sum(public.captured[seat] for seat in members)


def test_all_deals_and_sampled_ones_are_of_the_same_chances() -> None:
    late = [state for state in moments("few", RULES[1], phase=Phase.PLAY) if len(state.public.tricks) == 9]
    seen = [observe(state, state.public.turn) for state in late if state.public.turn is not None]
    hidden = hidden_from(max(seen, key=lambda one: sum(one.hand_sizes)), 1.0)
    found = every_deal(hidden, 5000)
    assert found is not None
    places, shares = found
    assert len(shares) > 20
    assert shares.sum() == pytest.approx(1.0)
    # Each unseen card's chance to lie in each place, both ways; columns of one place are told apart by room.
    exact = np.array([[shares[places[:, card] == at].sum() for at in range(len(hidden.places))]
                      for card in range(len(hidden.unseen))])  # fmt: skip
    drawn = sampled_shares(hidden, 40_000)
    assert np.abs(exact - drawn).max() < 0.03


def sampled_shares(hidden: Hidden, deals: int) -> NDArray[np.float64]:
    from napoleon_game.ai.search import sampling

    rows = np.empty((deals, len(hidden.unseen)), np.int8)
    assert sampling.sample(hidden.weights, np.array(hidden.room, np.int64), 5, deals, rows)
    columns = [[(rows[:, card] == at).mean() for at in range(len(hidden.places))]
               for card in range(len(hidden.unseen))]  # fmt: skip
    return np.array(columns)


def test_what_cannot_be_is_an_error_of_its_own() -> None:
    state = next(iter(moments("impossible", RuleSet(), phase=Phase.PLAY)))
    assert state.public.turn is not None
    seen = observe(state, state.public.turn)
    hidden = hidden_from(seen, 0.0)
    nowhere = replace(hidden, weights=np.zeros_like(hidden.weights))
    with pytest.raises(ImpossibleError):
        sample_hands(nowhere, seen.hand, seen.seat, Suit.SPADES, 3, Stream("any"))
