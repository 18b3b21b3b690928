"""Where the cards that a seat has not seen may lie, and how likely each place is."""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.search import habits
from napoleon_game.ai.search.memory import NOTHING_LOST, Lapses, shown_voids, tricks_of
from napoleon_game.core.cards import (
    KITTY_SIZE,
    MIGHTY,
    PACK,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Suit,
    left_jack,
    right_jack,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase

ASIDE: Final = SEATS
"""The place that is no seat: the kitty before the exchange, the discards after it."""
PLAYED: Final = SEATS + 1
"""The place of cards that were played and forgotten."""


@dataclass(frozen=True, slots=True, eq=False)
class Hidden:
    """What a seat cannot see.

    Attributes:
        unseen: the cards.
        places: where they may lie: seats, and :data:`ASIDE`.
        room: how many of them lie in each place.
        weights: for each card (row) and place how likely it lies there beside the others; 0 for never.
    """

    unseen: Cards
    places: tuple[int, ...]
    room: tuple[int, ...]
    weights: NDArray[np.float64]


def hidden_from(observation: Observation, cunning: float, lapses: Lapses = NOTHING_LOST) -> Hidden:
    """What ``observation`` leaves open.

    ``cunning`` says how far it is reckoned with that Napoleon chose its cards, from 0.0 to 1.0.
    """
    public, seat = observation.public, observation.seat
    seen = {*observation.hand, *(observation.kitty or ()), *(observation.discards or ())}
    shown = public.shown_pictures.cards if public.shown_pictures is not None else None
    seen.update(shown or ())
    for trick in tricks_of(observation):
        seen.update(trick.cards)
    seen -= lapses.cards
    unseen = tuple([card for card in PACK if card not in seen])
    places = [other for other in range(SEATS) if other != seat]
    sizes = observation.hand_sizes
    room = [sizes[other] for other in places]
    aside = 0 if observation.kitty is not None else KITTY_SIZE - len(shown or ())
    if aside:
        places.append(ASIDE)
        room.append(aside)
    if lapses.cards:
        places.append(PLAYED)
        room.append(len(lapses.cards))
    weights = np.ones((len(unseen), len(places)))
    if public.contract is not None and seat != public.contract.napoleon:
        _weigh_by_habits(weights, unseen, places, observation, cunning)
    for column, place in enumerate(places):
        if place == PLAYED:
            weights[:, column] = [card in lapses.may_be_lost for card in unseen]
        elif place != ASIDE:
            voids = shown_voids(observation)[place] - lapses.voids[place]
            weights[[card.suit in voids for card in unseen], column] = 0.0
    return Hidden(unseen, tuple(places), tuple(room), weights)


def _weigh_by_habits(
    weights: NDArray[np.float64], unseen: Cards, places: list[int], observation: Observation, cunning: float
) -> None:
    """Napoleon holds trumps and strong cards, throws weak ones away, and lacks the card that it named."""
    public = observation.public
    contract = public.contract
    assert contract is not None
    kinds = [kind_of(card, contract.trump) for card in unseen]
    napoleon = places.index(contract.napoleon)
    weights[:, napoleon] = np.array([habits.HELD[kind] for kind in kinds]) ** cunning
    if public.phase is not Phase.PLAY:
        return
    aside = places.index(ASIDE) if ASIDE in places else None
    if aside is not None:
        weights[:, aside] = np.array([habits.DISCARDED[kind] for kind in kinds]) ** cunning
    if public.adjutant is None and public.adjutant_card in unseen:
        row = unseen.index(public.adjutant_card)
        weights[row, napoleon] = habits.ALONE
        if aside is not None:
            weights[row, aside] = habits.ALONE_DISCARDED


@cache
def kind_of(card: Card, trump: Suit) -> int:
    """The kind of a card: its place in ``habits.KINDS``."""
    if card.suit is None:
        return 3
    if card is MIGHTY:
        return 0
    if card is right_jack(trump):
        return 1
    if card is left_jack(trump):
        return 2
    if card.suit is trump:
        return {14: 4, 13: 4, 12: 5, 10: 5}.get(card.rank, 6)
    if card is YOROMEKI_QUEEN:
        return 7
    return {14: 8, 13: 9, 12: 10, 11: 10, 10: 10}.get(card.rank, 11)
