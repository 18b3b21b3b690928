"""The result of a deal (R6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from napoleon_game.core.bids import MAX_TARGET, Contract
from napoleon_game.core.cards import PICTURE_CARDS, SEATS, Seat

NAPOLEON_POINTS: Final = 9000
ADJUTANT_POINTS: Final = 6000
ALONE_POINTS: Final = 15000
ALLY_OF_THREE_POINTS: Final = 5000
ALLY_OF_FOUR_POINTS: Final = 4000
COMPLETE_FACTOR: Final = 2


class Side(Enum):
    """The two sides: Napoleon with the adjutant, and the rest."""

    NAPOLEON = "napoleon"
    ALLIED = "allied"


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended.

    Attributes:
        captured: picture cards that each seat took.
        napoleon_side: picture cards that Napoleon and the adjutant took together, 0-20.
        winner: the side that won.
        complete: whether the winner won with all 20 picture cards (R6.5).
        points: what each seat gets for it.
    """

    captured: tuple[int, ...]
    napoleon_side: int
    winner: Side
    complete: bool
    points: tuple[int, ...]


def side_wins(target: int, taken: int) -> bool:
    """Whether the Napoleon side wins with ``taken`` picture cards (R6.1, R6.2)."""
    return taken >= target and (taken < PICTURE_CARDS or target == MAX_TARGET)


def napoleon_factor(target: int) -> int:
    """What multiplies the Napoleon side's points for winning with ``target``: 20 takes all 20 (R6.5)."""
    return COMPLETE_FACTOR if target == MAX_TARGET else 1


def score(contract: Contract, adjutant: Seat, captured: Sequence[int]) -> Result:
    """Score a finished deal (R6.1-R6.6).

    ``adjutant`` is Napoleon's own seat where Napoleon plays alone; ``captured`` has the picture cards that
    each seat took, which may add up to fewer than 20 (R4.2).
    """
    napoleon = contract.napoleon
    side = {napoleon, adjutant}
    taken = sum(captured[seat] for seat in side)
    if side_wins(contract.target, taken):
        winner, complete = Side.NAPOLEON, taken == PICTURE_CARDS
        points = [0] * SEATS
        if len(side) == 1:
            points[napoleon] = ALONE_POINTS
        else:
            points[napoleon], points[adjutant] = NAPOLEON_POINTS, ADJUTANT_POINTS
    else:
        winner, complete = Side.ALLIED, sum(captured) - taken == PICTURE_CARDS
        share = ALLY_OF_FOUR_POINTS if len(side) == 1 else ALLY_OF_THREE_POINTS
        points = [0 if seat in side else share for seat in range(SEATS)]
    if complete:
        points = [COMPLETE_FACTOR * share for share in points]
    return Result(tuple(captured), taken, winner, complete, tuple(points))
