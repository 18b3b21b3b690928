"""What a seat can remember of the tricks, and what may slip its mind."""

from dataclasses import dataclass
from typing import Final

from napoleon_game.ai.facts import shown_voids
from napoleon_game.ai.rules.hand import specials
from napoleon_game.core.cards import SEATS, Card, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.public import Public
from napoleon_game.core.stream import Stream

_ACE: Final = 14


@dataclass(frozen=True, slots=True)
class Lapses:
    """What slipped a seat's mind.

    Attributes:
        cards: played cards of which it does not know that they were played.
        voids: for each seat the suits that it was not seen to lack.
    """

    cards: frozenset[Card]
    voids: tuple[frozenset[Suit], ...]


NOTHING_LOST: Final = Lapses(frozenset(), (frozenset(),) * SEATS)


def is_memorable(card: Card, public: Public) -> bool:
    """Whether nobody forgets that ``card`` was played: special cards, aces, trumps, the adjutant card."""
    trump = public.bid.trump
    return card in specials(trump) or card is public.adjutant_card or card.suit is trump or card.rank == _ACE


def lapses_of(observation: Observation, remembers: float, notices: float, stream: Stream) -> Lapses:
    """What slips the mind of a seat that remembers a share of the plain cards and notices one of the voids.

    What lies on the table is seen, and what it played itself it knows.
    """
    if remembers >= 1.0 and notices >= 1.0:
        return NOTHING_LOST
    public = observation.public
    plain = [
        card
        for trick in public.tricks
        for place, card in enumerate(trick.cards)
        if trick.seat_at(place) != observation.seat and not is_memorable(card, public)
    ]
    cards = frozenset(card for card in sorted(plain) if stream.random() >= remembers)
    voids = tuple(
        frozenset(suit for suit in sorted(suits) if stream.random() >= notices)
        for suits in shown_voids(observation)
    )
    return Lapses(cards, voids)
