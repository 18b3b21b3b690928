"""How far one action is ahead of another, and how sure that is."""

from dataclasses import dataclass
from math import hypot
from typing import Final

SURE: Final = 1.96
"""Standard errors on each side of a mean that hold the truth in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How far one action is ahead of another.

    Attributes:
        mean: by so much.
        margin: the half width of the 95 % interval around it; 0.0 where nothing was sampled.
    """

    mean: float
    margin: float

    @property
    def least(self) -> float:
        """By how much it is ahead at least."""
        return self.mean - self.margin

    @property
    def most(self) -> float:
        """By how much it is ahead at most."""
        return self.mean + self.margin

    @property
    def certain(self) -> bool:
        """Whether it is ahead at all: by more than its margin."""
        return self.least > 0.0

    def pooled(self, other: "Gap", share: float) -> "Gap":
        """What this and ``other``, measured on other deals, say together.

        Args:
            other: the same gap, measured on other deals.
            share: the share of all the deals that are the other's.
        """
        own = 1.0 - share
        return Gap(own * self.mean + share * other.mean, hypot(own * self.margin, share * other.margin))


NO_GAP: Final = Gap(0.0, 0.0)
