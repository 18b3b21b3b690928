"""How far one action is ahead of another, and how sure that is."""

from dataclasses import dataclass
from typing import Final


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
    def certain(self) -> bool:
        """Whether it is ahead at all: by more than its margin."""
        return self.least > 0.0


NO_GAP: Final = Gap(0.0, 0.0)
