"""What happened: past tense, frozen, without times, pixels or words; and what each seat may see of it.

A card that a seat may not see is ``None``: a card face down.
"""

from dataclasses import dataclass, replace

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Cards, Seat
from napoleon_game.core.scoring import Result
from napoleon_game.core.tricks import WonBy

SeenCards = tuple[Card | None, ...]
"""Cards, with ``None`` for each that lies face down to the viewer."""


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat got its ten cards (R1.2); the others see their backs."""

    seat: Seat
    cards: SeenCards


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat made a bid, the highest so far."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over: ``seat`` is Napoleon (R2.3)."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class DealPassedOut:
    """Nobody bid: the same dealer deals anew (R2.4)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class AdjutantCardNamed:
    """Napoleon named the adjutant card (R3.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """Napoleon took the kitty into its hand (R4.1); the others see the backs."""

    seat: Seat
    cards: SeenCards


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """Napoleon laid three cards face down (R4.1); the others see the backs."""

    seat: Seat
    cards: SeenCards


@dataclass(frozen=True, slots=True)
class PicturesShown:
    """Everybody is told of the discarded picture cards, by house rule (R4.3).

    Attributes:
        seat: Napoleon.
        count: how many there are.
        cards: which; ``None`` where only the count is told.
    """

    seat: Seat
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AdjutantShown:
    """The adjutant card came to light in ``seat`` (R3.2); Napoleon's own seat if it plays alone."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat took the trick (R5.4, R5.6).

    Attributes:
        seat: the winner.
        number: the trick's number, from 0.
        leader: who led it.
        cards: its five cards in order of play.
        won_by: why the winner's card won.
    """

    seat: Seat
    number: int
    leader: Seat
    cards: Cards
    won_by: WonBy


@dataclass(frozen=True, slots=True)
class DealEnded:
    """All cards are played, and everything lies open (R6.8)."""

    adjutant: Seat
    result: Result


Event = (
    HandDealt
    | BidMade
    | Passed
    | AuctionWon
    | DealPassedOut
    | AdjutantCardNamed
    | KittyTaken
    | CardsDiscarded
    | PicturesShown
    | CardPlayed
    | AdjutantShown
    | TrickWon
    | DealEnded
)
Events = tuple[Event, ...]


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as ``seat`` may see it: other hands, the kitty and the discards are face down.

    ``None`` is nobody in particular: all of them are face down.
    """
    if isinstance(event, HandDealt | KittyTaken | CardsDiscarded) and event.seat != seat:
        return replace(event, cards=(None,) * len(event.cards))
    return event
