"""Where the cards that a seat has not seen may lie, and how likely each place is."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.facts import seen_cards, shown_voids
from napoleon_game.ai.search import habits
from napoleon_game.ai.search.habits import kind_of, plain_kind_of
from napoleon_game.ai.search.memory import NOTHING_LOST, Lapses, is_memorable
from napoleon_game.ai.search.signs import likelihoods
from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import (
    KITTY_SIZE,
    PACK,
    SEATS,
    Card,
    Cards,
    Suit,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public

ASIDE: Final = SEATS
"""The place that is no seat: the kitty before the exchange, the discards after it."""
PLAYED: Final = SEATS + 1
"""The place of cards that were played and forgotten."""


@dataclass(frozen=True, slots=True, eq=False)
class Hidden:
    """What a seat cannot see.

    Attributes:
        unseen: the cards.
        places: where they may lie: seats, :data:`ASIDE`, and :data:`PLAYED`.
        room: how many of them lie in each place.
        weights: for each card (row) and place how likely it lies there beside the others; 0 for never.
    """

    unseen: Cards
    places: tuple[int, ...]
    room: tuple[int, ...]
    weights: NDArray[np.float64]


@singledispatch
def hidden_from(observation: Observation, cunning: float, lapses: Lapses = NOTHING_LOST) -> Hidden:
    """What ``observation`` leaves open.

    ``cunning`` says how far it is reckoned with that Napoleon chose its cards, from 0.0 to 1.0. Another kind
    of observation may know more.
    """
    public, seat = observation.public, observation.seat
    seen = seen_cards(observation) - lapses.cards
    unseen = tuple([card for card in PACK if card not in seen])
    places = [other for other in range(SEATS) if other != seat]
    sizes = observation.hand_sizes
    room = [sizes[other] for other in places]
    aside = () if observation.kitty is not None else parts_aside(public)
    for cards, _ in aside:
        places.append(ASIDE)
        room.append(cards)
    played = parts_played(lapses)
    for cards, _ in played:
        places.append(PLAYED)
        room.append(cards)
    weights = np.ones((len(unseen), len(places)))
    _weigh_by_calls(weights, unseen, places, observation, cunning)
    if public.contract is not None and seat != public.contract.napoleon:
        weigh_by_habits(weights, unseen, places, public, cunning)
    if public.phase is Phase.PLAY and public.adjutant is None and public.adjutant_card in unseen:
        assert public.contract is not None
        likely = likelihoods(public, public.contract.napoleon)
        row = unseen.index(public.adjutant_card)
        for column, place in enumerate(places):
            if place < SEATS:
                weights[row, column] *= likely[place] ** cunning
    for column, place in enumerate(places):
        if place < SEATS:
            voids = shown_voids(observation)[place] - lapses.voids[place]
            weights[[card.suit in voids for card in unseen], column] = 0.0
    for column, (_, pictures) in enumerate(aside, start=SEATS - 1):
        weights[:, column] *= [may_lie_aside(card, pictures) for card in unseen]
    for column, (_, pictures) in enumerate(played, start=len(places) - len(played)):
        weights[:, column] = [
            card.is_picture is pictures and not is_memorable(card, public) for card in unseen
        ]
    return Hidden(unseen, tuple(places), tuple(room), weights)


def _weigh_by_calls(
    weights: NDArray[np.float64], unseen: Cards, places: list[int], observation: Observation, cunning: float
) -> None:
    """Who bid a suit is strong in it; who passed is weak."""
    last: dict[int, Suit | None] = {}
    for call in observation.public.calls:
        last[call.seat] = call.bid.trump if isinstance(call, MakeBid) else last.get(call.seat)
    for column, place in enumerate(places):
        if place not in last:
            continue
        suit = last[place]
        likely = [_called(card, suit) for card in unseen]
        weights[:, column] = np.array(likely) ** cunning


def _called(card: Card, suit: Suit | None) -> float:
    """How likely a card is in a hand that last bid ``suit``; ``None`` for one that only passed."""
    return habits.PASSED[plain_kind_of(card)] if suit is None else habits.BID[kind_of(card, suit)]


def weigh_by_habits(
    weights: NDArray[np.float64], unseen: Cards, places: Sequence[int], public: Public, cunning: float
) -> None:
    """Napoleon holds trumps and strong cards, throws weak ones away, and lacks the card that it named."""
    contract = public.contract
    assert contract is not None
    kinds = [kind_of(card, contract.trump) for card in unseen]
    napoleon = places.index(contract.napoleon)
    weights[:, napoleon] = np.array([habits.HELD[kind] for kind in kinds]) ** cunning
    if public.phase is not Phase.PLAY:
        return
    aside = [column for column, place in enumerate(places) if place == ASIDE]
    for column in aside:
        weights[:, column] = np.array([habits.DISCARDED[kind] for kind in kinds]) ** cunning
    if public.adjutant is None and public.adjutant_card in unseen:
        row = unseen.index(public.adjutant_card)
        weights[row, napoleon] = habits.ALONE
        weights[row, aside] = habits.ALONE_DISCARDED


def parts_played(lapses: Lapses) -> tuple[tuple[int, bool], ...]:
    """The cards that were played and forgotten: how many, and whether picture cards or others.

    Everybody counts the picture cards that were taken: so many of them are gone, whichever they were.
    """
    pictures = sum(card.is_picture for card in lapses.cards)
    parts = ((pictures, True), (len(lapses.cards) - pictures, False))
    return tuple((cards, kind) for cards, kind in parts if cards)


def parts_aside(public: Public) -> tuple[tuple[int, bool | None], ...]:
    """The cards that lie aside unseen: how many, and whether picture cards or others; ``None`` for either.

    What was told of the discards tells them apart (R4.3).
    """
    told = public.shown_pictures
    if told is None:
        return ((KITTY_SIZE, None),)
    pictures = told.count if told.cards is None else 0
    parts = ((pictures, True), (KITTY_SIZE - told.count, False))
    return tuple((cards, kind) for cards, kind in parts if cards)


def may_lie_aside(card: Card, pictures: bool | None) -> bool:
    """Whether ``card`` may be one of a part of :func:`parts_aside`."""
    return pictures is None or card.is_picture is pictures
