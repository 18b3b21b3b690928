"""What a seat can tell about the others: unseen cards, empty suits, and who is a friend."""

from dataclasses import dataclass
from typing import Final

from napoleon_game.ai.facts import seen_cards, shown_voids
from napoleon_game.core.cards import PACK, SEATS, Card, Cards, Seat, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import Side

_TRUST_OF_ALLY: Final = 1 / 3
"""How far an ally trusts a seat that may be the adjutant: of three such seats, two are friends."""

_TRUST_OF_NAPOLEON: Final = -1 / 2
"""How far Napoleon trusts a seat that may be its adjutant: of four such seats, one is a friend."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from an observation during play.

    Attributes:
        unseen: the cards that this seat has not seen: in other hands, or discarded by another seat.
        unseen_of: how many of them are of each suit.
        hidden: how many places those cards lie in.
        sizes: how many cards each seat holds.
        voids: for each seat, the suits it has shown to lack.
        trust: for each seat from -1.0 (an enemy) to 1.0 (a friend); this seat's own is 1.0.
    """

    unseen: Cards
    unseen_of: dict[Suit, int]
    hidden: int
    sizes: tuple[int, ...]
    voids: tuple[frozenset[Suit], ...]
    trust: tuple[float, ...]

    def holds(self, seat: Seat, card: Card) -> float:
        """The chance that ``seat`` holds the unseen ``card``, by the number of places it can be in."""
        if card.suit in self.voids[seat]:
            return 0.0
        return self.sizes[seat] / self.hidden if self.hidden else 0.0

    def lacks(self, seat: Seat, suit: Suit) -> float:
        """The chance that ``seat`` has no card of ``suit``."""
        if suit in self.voids[seat]:
            return 1.0
        if not self.hidden:
            return 1.0
        return float((1.0 - self.sizes[seat] / self.hidden) ** self.unseen_of[suit])


def gather(observation: Observation) -> Knowledge:
    """Work out what ``observation`` tells during play."""
    seen = seen_cards(observation)
    unseen = tuple([card for card in PACK if card not in seen])
    unseen_of = dict.fromkeys(Suit, 0)
    for card in unseen:
        if card.suit is not None:
            unseen_of[card.suit] += 1
    return Knowledge(
        unseen,
        unseen_of,
        len(unseen),
        observation.hand_sizes,
        shown_voids(observation),
        trust_of(observation),
    )


def trust_of(observation: Observation) -> tuple[float, ...]:
    """How far each seat can be taken for a friend, from -1.0 to 1.0."""
    public = observation.public
    assert public.contract is not None
    napoleon, adjutant = public.contract.napoleon, observation.adjutant
    allied = observation.side is Side.ALLIED
    unknown = _TRUST_OF_ALLY if allied else _TRUST_OF_NAPOLEON
    trust = [unknown] * SEATS
    if adjutant is not None:
        trust = [1.0 if allied else -1.0] * SEATS
        trust[adjutant] = -1.0 if allied else 1.0
    trust[napoleon] = -1.0 if allied else 1.0
    trust[observation.seat] = 1.0
    return tuple(trust)
