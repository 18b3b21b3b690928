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
    Cards,
    Seat,
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


@cache
def card_bits(trump: Suit) -> NDArray[np.int64]:
    """The bit of each card, in the order of the pack: a hand is the sum of its cards' bits."""
    bits = np.left_shift(np.int64(1), np.array(layout(trump), np.int64))
    bits.flags.writeable = False
    return bits


def pack(position: Position) -> NDArray[np.int64]:
    """The words that ``kernels.set_up`` takes."""
    places = layout(position.trump)
    hands = [sum([1 << places[card] for card in hand]) for hand in position.hands]
    side = sum([1 << seat for seat in position.napoleon_side])
    deals = pack_rows(
        position.trump,
        position.leader,
        position.table,
        np.array([hands], np.int64),
        np.array([side], np.int64),
        np.array([position.captured], np.int64),
        first_trick=position.first_trick,
    )
    deal: NDArray[np.int64] = deals[0]
    return deal


def pack_rows(
    trump: Suit,
    leader: Seat,
    table: Cards,
    hands: NDArray[np.int64],
    sides: NDArray[np.int64],
    captured: NDArray[np.int64],
    *,
    first_trick: bool,
) -> NDArray[np.int64]:
    """The words of many deals, a row each; the arguments are those of ``batch.Worlds``."""
    kernel, places = kernels(), layout(trump)
    deals = np.zeros((len(hands), kernel.DEAL_WORDS), np.int64)
    deals[:, kernel.DEAL_HANDS : kernel.DEAL_HANDS + SEATS] = hands
    for place, card in enumerate(table):
        bit = 1 << places[card]
        deals[:, kernel.DEAL_HANDS + (leader + place) % SEATS] += bit
        deals[:, kernel.DEAL_TABLE + place] = bit
    deals[:, kernel.DEAL_SIDE] = sides
    deals[:, kernel.DEAL_MIGHTY] = 1 << places[MIGHTY]
    deals[:, kernel.DEAL_QUEEN] = 1 << places[YOROMEKI_QUEEN]
    deals[:, kernel.DEAL_RIGHT] = 1 << places[right_jack(trump)]
    deals[:, kernel.DEAL_LEFT] = 1 << places[left_jack(trump)]
    deals[:, kernel.DEAL_LEADER] = leader
    deals[:, kernel.DEAL_PLAYED] = len(table)
    deals[:, kernel.DEAL_CAPTURED] = captured
    if len(hands):
        cards = sum([int(hand).bit_count() for hand in hands[0]]) + len(table)
        deals[:, kernel.DEAL_FIRST] = _first_size(cards, first_trick=first_trick)
    return deals


def unpack(results: NDArray[np.int8], trump: Suit) -> dict[Card, int]:
    """The results that ``kernels.moves`` wrote, by card."""
    cards = cards_at(trump)
    return {cards[place]: result for place, result in enumerate(results.tolist()) if result >= 0}


def _first_size(cards: int, *, first_trick: bool) -> int:
    """How many cards are in play when the first trick begins, of a deal with so many at this one's beginning.

    The kernels tell the first trick by that number. It is the same for all positions of a deal, so that they
    share what is remembered; only made-up ones have fewer than ten cards each in the first trick, or ten in
    another.
    """
    full = SEATS * HAND_SIZE
    if first_trick:
        return cards
    return full if cards < full else 0
