"""What tells who the adjutant may be: the same things that the deals are guessed by."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from napoleon_game.ai.facts import shown_voids
from napoleon_game.ai.search.signs import NAPOLEON_HOLDS, signs_of
from napoleon_game.core.actions import MakeBid
from napoleon_game.core.cards import SEATS, Seat, Suit
from napoleon_game.core.observation import Observation

_GIFTS: Final = ("gives a picture card", "gives a picture card last")


class Clue(Enum):
    """What is known of a seat."""

    BID = "bid"
    """It has bid itself: whoever does has strong cards."""
    FEEDS = "feeds"
    """It has given picture cards to tricks that Napoleon held."""
    LACKS = "lacks"
    """It has shown to lack the adjutant card's suit, and so cannot hold the card."""
    SILENT = "silent"
    """It has only passed: strong cards are less likely there."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Something that speaks for a seat, or against another one.

    Attributes:
        clue: what.
        seat: of whom.
        suit: the adjutant card's, where the clue is about it.
    """

    clue: Clue
    seat: Seat
    suit: Suit | None = None


def hints(observation: Observation, likely: Seat) -> Iterator[Hint]:
    """What speaks for ``likely`` as the adjutant, the weightiest first."""
    public, voids = observation.public, shown_voids(observation)
    assert public.contract is not None
    assert public.adjutant_card is not None
    suit, napoleon = public.adjutant_card.suit, public.contract.napoleon
    others = [s for s in range(SEATS) if s not in (likely, napoleon, observation.seat)]
    bidders = {call.seat for call in public.calls if isinstance(call, MakeBid)}
    void = [seat for seat in others if suit in voids[seat]]
    yield from (Hint(Clue.LACKS, seat, suit) for seat in void)
    gave = {
        who for who, stood, did in signs_of(public, napoleon) if stood == NAPOLEON_HOLDS and did in _GIFTS
    }
    if likely in gave:
        yield Hint(Clue.FEEDS, likely)
    if likely in bidders:
        yield Hint(Clue.BID, likely)
    yield from (Hint(Clue.SILENT, seat) for seat in others if seat not in bidders and seat not in void)
