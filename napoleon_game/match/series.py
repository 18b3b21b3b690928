"""Deals one after another: dealers, redeals, running points and places (R1.4, R2.4, R6.7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.deal import Deal, deal_cards
from napoleon_game.core.errors import RuleSetError
from napoleon_game.core.scoring import Result
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream

DEFAULT_DEALS: Final = 10
"""Finished deals in a match (R6.7)."""


def first_dealer(seed: str) -> Seat:
    """The first dealer of a match, drawn from its seed (R1.4)."""
    return Stream("napoleon-dealer", seed).below(SEATS)


def numbered_deal(seed: str, number: int, attempt: int = 1) -> Deal:
    """The deal ``number`` (from 1) of the match with ``seed``; after passes the next ``attempt`` at it.

    A deal that was passed out is dealt anew under the same number, by the same dealer, from the seed text
    with ``#2``, ``#3`` … added: so each deal depends on the seed and its own number alone.
    """
    dealer = (first_dealer(seed) + number - 1) % SEATS
    return deal_cards(seed if attempt == 1 else f"{seed}#{attempt}", number, dealer)


def places(points: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal points share the place (R6.7)."""
    return tuple(1 + sum(other > own for other in points) for own in points)


@dataclass(frozen=True, slots=True)
class Series:
    """A match between two deals: frozen; :meth:`after` gives the next one.

    Attributes:
        seed: the text that all deals come from.
        deals: how many finished deals make the match; 0 for no end (R6.7).
        results: the results of the finished deals.
        attempt: which attempt at the next deal this is, from 1; more after it was passed out.
        first: the number of the first deal; a match may begin in the middle of its seed's deals.
    """

    seed: str
    deals: int = DEFAULT_DEALS
    results: tuple[Result, ...] = ()
    attempt: int = 1
    first: int = 1

    def __post_init__(self) -> None:
        if type(self.deals) is not int or self.deals < 0:
            raise RuleSetError("deals", self.deals, "a whole number from 0; 0 for no end")

    @property
    def over(self) -> bool:
        """Whether all deals are finished."""
        return 0 < self.deals <= len(self.results)

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points so far (R6.6: they never fall)."""
        return tuple(sum(result.points[seat] for result in self.results) for seat in range(SEATS))

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place so far."""
        return places(self.points)

    def next_deal(self) -> Deal:
        """The deal to be played next."""
        return numbered_deal(self.seed, self.first + len(self.results), self.attempt)

    def after(self, state: State) -> "Series":
        """The match after the deal that ended in ``state``: one deal on, or another attempt (R2.4)."""
        final = state.public.final
        if final is not None:
            return replace(self, results=(*self.results, final.result), attempt=1)
        if not state.public.passed_out:
            raise ValueError("the deal is not over")
        return replace(self, attempt=self.attempt + 1)
