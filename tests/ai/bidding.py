"""Whether a bid could be made: deals dealt anew, played by the plain ``rules`` player in all seats.

Nothing of the search has a part in it, so that what a player that searches hopes for is judged by others.
"""

from functools import lru_cache

from napoleon_game.ai.rules.hand import choose_discards, specials
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard, Pass
from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import HAND_SIZE, PACK, PICTURE_CARDS, SEATS, Card, Cards, Seat, Suit
from napoleon_game.core.deal import Deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream

_FIRST, _DEALS = 24, 400
"""Deals that are tried first, and at most."""
_TWICE, _OFTEN = 2, 4
"""How often the bid must be made in them: there is a deal in which the worst of hands makes any bid.

What is made in one deal of 100 passes the first look once in 40 times.
"""
_NAMED = 2
"""Adjutant cards that are tried; in the first look only the best."""
_FAR = 3
"""So many picture cards short in the best of the first deals, and nothing more needs to be tried."""


def could_be_made(seen: Observation, action: MakeBid) -> bool:
    """Whether the bid is made, with one of the cards that could be named, oftener than hardly ever."""
    bid, named = action.bid, to_be_named(seen.hand, action.bid.trump)[:_NAMED]

    def taken(card: Card, number: int) -> int:
        return _taken(seen.seat, seen.hand, bid.trump, bid.target == MAX_TARGET, card, number)

    def makes(card: Card, number: int) -> bool:
        return bid.target <= taken(card, number) < (PICTURE_CARDS + (bid.target == MAX_TARGET))  # R6.2

    made = 0
    for number in range(_FIRST):
        made += makes(named[0], number)
        if made == _TWICE:
            return True
    if max(taken(card, number) for card in named for number in range(_FIRST)) + _FAR <= bid.target:
        return False
    counts = dict.fromkeys(named, 0)
    for number in range(_DEALS):
        for card in named:
            counts[card] += makes(card, number)
        if max(counts.values()) >= _OFTEN:
            return True
    return False


def to_be_named(hand: Cards, trump: Suit) -> Cards:
    """The cards that a hand lacks, the strongest first."""
    order = (*specials(trump), *(card for card in PACK if card.suit is trump))
    return tuple(card for card in dict.fromkeys(order) if card not in hand)


@lru_cache(maxsize=100_000)
def _taken(seat: Seat, hand: Cards, trump: Suit, for_all: bool, card: Card, number: int) -> int:
    """Picture cards that the Napoleon side takes in one of many deals, with ``card`` as the adjutant card.

    Cached, for a hand bids more than once. Players care what the target is only where it is all of them.
    """
    bid = Bid(MAX_TARGET if for_all else MAX_TARGET - 1, trump)
    state, _ = start(_deal(seat, hand, number), RuleSet())
    state, _ = step(state, MakeBid(seat, bid))
    while state.public.phase is Phase.AUCTION:
        assert state.public.turn is not None
        state, _ = step(state, Pass(state.public.turn))
    state, _ = step(state, NameAdjutantCard(seat, card))
    state, _ = step(state, Discard(seat, choose_discards(state.hands[seat], bid, card)))
    player = RulesPlayer()
    while state.public.turn is not None:
        state, _ = step(state, player.decide(observe(state, state.public.turn), Stream("any")))
    assert state.adjutant is not None
    return sum(state.public.captured[one] for one in {seat, state.adjutant})


def _deal(seat: Seat, hand: Cards, number: int) -> Deal:
    """A deal in which ``seat`` holds ``hand`` and calls first; all else is left to chance."""
    unseen = [card for card in PACK if card not in hand]
    Stream("could be made", seat, number, *map(int, hand)).shuffle(unseen)
    hands = [tuple(unseen[HAND_SIZE * at : HAND_SIZE * (at + 1)]) for at in range(SEATS - 1)]
    hands.insert(seat, hand)
    return Deal("could be made", number + 1, (seat - 1) % SEATS, tuple(hands), tuple(unseen[-3:]))
