"""What a seat can do: imperatives, frozen, each stamped with its seat."""

from dataclasses import dataclass

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Cards, Seat


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Bid in the auction (R2.1)."""

    seat: Seat
    bid: Bid

    def __str__(self) -> str:
        return f"bid {self.bid}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass in the auction (R2.3)."""

    seat: Seat

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class NameAdjutantCard:
    """Name the card whose holder is the adjutant (R3.1)."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"name {self.card} as the adjutant card"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay three cards of the thirteen face down (R4.1). Their order does not matter: they are kept sorted."""

    seat: Seat
    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"discard {' '.join(map(str, self.cards)) or 'nothing'}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (R5.1)."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Call = MakeBid | Pass
"""A seat's turn in the auction."""

Action = MakeBid | Pass | NameAdjutantCard | Discard | PlayCard
