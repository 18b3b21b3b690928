"""What each action of a seat leads to in each of many deals: actions are compared on the same deals."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.search.gap import NO_GAP, SURE, Gap
from napoleon_game.core.actions import Action

Table = NDArray[np.float64]
"""A row a deal, a column an action."""


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """What some actions of a seat lead to in deals that fit what it knows.

    Attributes:
        actions: what it may do, or the part of that which was judged.
        wins: the chance that its side wins; for a bid, that the bid is made. A pass has none (NaN).
        pictures: picture cards that the Napoleon side ends with; for a pass NaN.
        points: what the seat can expect to get.
        promise: what actions are chosen by: points, and small things that decide between equal ones; minus
            infinity for what nobody would do.
        shares: how likely each deal is.
        exact: whether these are all the deals there are, each played to its end.
    """

    actions: tuple[Action, ...]
    wins: Table
    pictures: Table
    points: Table
    promise: Table
    shares: NDArray[np.float64]
    exact: bool

    @property
    def deals(self) -> int:
        """How many deals were looked at."""
        return len(self.shares)

    @property
    def order(self) -> list[int]:
        """The actions from the most promising one down."""
        promise = self._promise
        return sorted(range(len(self.actions)), key=lambda at: (-promise[at], at))

    @property
    def _promise(self) -> NDArray[np.float64]:
        promise: NDArray[np.float64] = self.shares @ self.promise
        return promise

    @property
    def second(self) -> int | None:
        """The next after the most promising one; ``None`` if nobody would do another.

        One that comes to the same in every deal is passed over, as long as there are others.
        """
        best, *others = (at for at in self.order if np.isfinite(self._promise[at]))
        return next((at for at in others if not self.alike(best, at)), others[0] if others else None)

    def alike(self, one: int, other: int) -> bool:
        """Whether two actions come to the same in every deal."""
        return all(np.array_equal(table[:, one], table[:, other]) for table in (self.wins, self.pictures))

    def mean(self, table: Table, at: int) -> float:
        """The mean of a column."""
        return float(self.shares @ table[:, at])

    def gap(self, table: Table, ahead: int, behind: int) -> Gap:
        """How far one action is ahead of another, on the same deals."""
        if ahead == behind:
            return NO_GAP
        difference = table[:, ahead] - table[:, behind]
        mean = float(self.shares @ difference)
        if self.exact:
            return Gap(mean, 0.0)
        spread = float(self.shares @ (difference - mean) ** 2)
        return Gap(mean, SURE * sqrt(spread * float(self.shares @ self.shares)))

    def halves(self) -> "tuple[Outcomes, Outcomes]":
        """The same on every other deal, and on the rest; both times all of it where it is exact.

        Whoever picks the best action on one half and measures on the other does not take luck for worth.
        """
        if self.exact:
            return self, self
        return self._part(slice(0, None, 2)), self._part(slice(1, None, 2))

    def _part(self, rows: slice) -> "Outcomes":
        shares = self.shares[rows]
        return Outcomes(
            self.actions,
            self.wins[rows],
            self.pictures[rows],
            self.points[rows],
            self.promise[rows],
            shares / shares.sum(),
            self.exact,
        )
