"""Deals one after another: dealers, redeals, running points and places (R1.4, R2.4, R6.7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import Deal, numbered_deal
from napoleon_game.core.errors import RuleSetError
from napoleon_game.core.scoring import Result
from napoleon_game.core.state import State
from napoleon_game.record.codes.deal_code import DealCode

DEFAULT_DEALS: Final = 10
"""Finished deals in a match (R6.7)."""


def series_of(code: DealCode, deals: int = DEFAULT_DEALS) -> "Series":
    """The match that begins with the deal of a code."""
    return Series(code.seed, deals, attempt=code.attempt, first=code.deal.number, opening=code.deal)


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
        opening: the first deal where somebody chose it, as by a deal code; its number is ``first``, and the
            deals after it are dealt by the seats after its dealer.
    """

    seed: str
    deals: int = DEFAULT_DEALS
    results: tuple[Result, ...] = ()
    attempt: int = 1
    first: int = 1
    opening: Deal | None = None

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

    def chosen(self, deal: Deal) -> bool:
        """Whether a deal is the one that somebody chose: its cards may have been known beforehand."""
        return deal == self.opening

    def next_deal(self) -> Deal:
        """The deal to be played next."""
        done = len(self.results)
        if self.opening is None:
            return numbered_deal(self.seed, self.first + done, self.attempt)
        if not done and self.attempt == 1:
            return self.opening
        dealer = (self.opening.dealer + done) % SEATS
        return numbered_deal(self.seed, self.first + done, self.attempt, dealer)

    def after(self, state: State) -> "Series":
        """The match after the deal that ended in ``state``: one deal on, or another attempt (R2.4)."""
        final = state.public.final
        if final is not None:
            return replace(self, results=(*self.results, final.result), attempt=1)
        if not state.public.passed_out:
            raise ValueError("the deal is not over")
        return replace(self, attempt=self.attempt + 1)
