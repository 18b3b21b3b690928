"""From cards to the numbers of ``kernels``, and back: the only file that knows both.

What the numbers mean is told there. The layout of the cards depends on the trump suit.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.core.cards import (
    HAND_SIZE,
    MIGHTY,
    PACK,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Suit,
    left_jack,
    right_jack,
)
from napoleon_game.solver.compiling import kernels
from napoleon_game.solver.position import Position

LANE_WIDTH: Final = 16
JOKER_PLACE: Final = 13
"""The lanes as the kernels have them: a test holds the two together."""


@cache
def layout(trump: Suit) -> tuple[int, ...]:
    """The place of each card, in the order of the pack: 0-60."""
    others = [suit for suit in Suit if suit not in (trump, trump.same_colour)]
    places = {PACK[-1]: JOKER_PLACE}
    for lane, suit in enumerate((trump, trump.same_colour, *others)):
        upwards = sorted([card for card in PACK if card.suit is suit], key=lambda card: _height(card, trump))
        places |= {card: LANE_WIDTH * lane + rank for rank, card in enumerate(upwards)}
    return tuple(places[card] for card in PACK)


def _height(card: Card, trump: Suit) -> int:
    """How high a card stands in its lane: by rank (R5.5), but for the specials (R5.4)."""
    if card is MIGHTY:
        return 16
    return 15 if card in (right_jack(trump), left_jack(trump)) else card.rank


@cache
def cards_at(trump: Suit) -> dict[int, Card]:
    """The card at each place."""
    return {place: card for card, place in zip(PACK, layout(trump), strict=True)}


def pack(position: Position) -> NDArray[np.int64]:
    """The words that ``kernels.set_up`` takes."""
    kernel, places, trump = kernels(), layout(position.trump), position.trump
    deal = [0] * kernel.DEAL_WORDS
    for seat, hand in enumerate(position.whole_hands):
        deal[kernel.DEAL_HANDS + seat] = sum([1 << places[card] for card in hand])
    for place, card in enumerate(position.table):
        deal[kernel.DEAL_TABLE + place] = 1 << places[card]
    deal[kernel.DEAL_SIDE] = sum(1 << seat for seat in position.napoleon_side)
    deal[kernel.DEAL_MIGHTY] = 1 << places[MIGHTY]
    deal[kernel.DEAL_QUEEN] = 1 << places[YOROMEKI_QUEEN]
    deal[kernel.DEAL_RIGHT] = 1 << places[right_jack(trump)]
    deal[kernel.DEAL_LEFT] = 1 << places[left_jack(trump)]
    deal[kernel.DEAL_FIRST] = _first_size(position)
    deal[kernel.DEAL_LEADER] = position.leader
    deal[kernel.DEAL_PLAYED] = len(position.table)
    return np.array(deal, np.int64)


def unpack(results: NDArray[np.int64], trump: Suit) -> dict[Card, int]:
    """The results that ``kernels.moves`` wrote, by card."""
    cards = cards_at(trump)
    return {cards[place]: result for place, result in enumerate(results.tolist()) if result >= 0}


def _first_size(position: Position) -> int:
    """Cards in play when the first trick begins.

    The kernels tell the first trick by that number. It is the same for all positions of a deal, so that they
    share what is remembered; only made-up ones have fewer than ten cards each in the first trick, or ten in
    another.
    """
    size, full = SEATS * len(position.whole_hands[0]), SEATS * HAND_SIZE
    if position.first_trick:
        return size
    return full if size < full else 0
