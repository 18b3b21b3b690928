"""Sampled deals, made ready for the solver."""

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.search.engine import sampling
from napoleon_game.ai.search.errors import ImpossibleError
from napoleon_game.ai.search.hidden import PLAYED, Hidden
from napoleon_game.core.cards import SEATS, Card, Cards, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds, card_bits

Hands = NDArray[np.int64]
"""A row a deal; columns 0-4 are the seats' cards as sums of bits, column 5 those that lie aside."""
Places = NDArray[np.int8]
"""A row a deal, a column an unseen card: which of the places of a :class:`Hidden` it lies in."""


def sample_hands(hidden: Hidden, own: Cards, seat: int, trump: Suit, deals: int, stream: Stream) -> Hands:
    """Draw ``deals`` deals that fit ``hidden``, with the seat's own cards in their place.

    Raises:
        ImpossibleError: there are none.
        SolverUnavailableError: what draws them cannot be compiled on this machine.
    """
    places = np.empty((deals, len(hidden.unseen)), np.int8)
    seed = stream.below(2**32) * 2**30 + stream.below(2**30)
    room = np.array(hidden.room, np.int64)
    if not sampling().sample(hidden.weights, room, seed, deals, places):
        raise ImpossibleError("no deal fits what was played")
    return laid_out(hidden, places, own, seat, trump)


def laid_out(hidden: Hidden, places: Places, own: Cards, seat: int, trump: Suit) -> Hands:
    """The deals in which the unseen cards lie in ``places``, with the seat's own cards in theirs."""
    bits = card_bits(trump)
    unseen = bits[np.array(hidden.unseen, np.int64)]
    hands = np.zeros((len(places), SEATS + 1), np.int64)
    for column, place in enumerate(hidden.places):
        if place == PLAYED:
            continue
        hands[:, place] += np.where(places == column, unseen, 0).sum(axis=1)
    hands[:, seat] = bits[np.array(own, np.int64)].sum() if own else 0
    return hands


def sides_of(hands: Hands, napoleon: int, adjutant_card: Card, trump: Suit) -> NDArray[np.int64]:
    """For each deal a bit for each seat of the Napoleon side, by who holds the adjutant card (R3.2, R3.3)."""
    bit = card_bits(trump)[adjutant_card]
    sides = np.full(len(hands), 1 << napoleon, np.int64)
    for seat in range(SEATS):
        sides |= np.where(hands[:, seat] & bit != 0, 1 << seat, 0)
    return sides


def worlds_in_play(observation: Observation, hidden: Hidden, deals: int, stream: Stream) -> Worlds:
    """Deals that might be, where ``observation`` stands in play."""
    trump = observation.public.bid.trump
    hands = sample_hands(hidden, observation.hand, observation.seat, trump, deals, stream)
    return in_play(observation, hands)


def in_play(observation: Observation, hands: Hands) -> Worlds:
    """Deals in which the seats hold ``hands``, where ``observation`` stands in play."""
    public, trump = observation.public, observation.public.bid.trump
    assert public.contract is not None
    assert public.trick is not None
    assert public.adjutant_card is not None
    napoleon, adjutant = public.contract.napoleon, observation.adjutant
    if adjutant is None:
        sides = sides_of(hands, napoleon, public.adjutant_card, trump)
    else:
        sides = np.full(len(hands), 1 << napoleon | 1 << adjutant, np.int64)
    captured = np.zeros(len(hands), np.int64)
    for seat, pictures in enumerate(public.captured):
        captured += np.where(sides >> seat & 1, pictures, 0)
    trick, first = public.trick, not public.tricks
    return Worlds(trump, trick.leader, trick.cards, first, hands[:, :SEATS].copy(), sides, captured)
