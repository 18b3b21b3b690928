"""What the search asks, and how an answer looks.

It asks one question: can the Napoleon side reach its goal? That is to take so many more picture cards; or, as
long as it may still take all 20 without having bid them, so many and not all (R6.2): see :data:`NOT_ALL`. An
answer is an int64: :data:`WON` or nothing, together with the cards whose rank mattered for it; or
:data:`STOPPED`.
"""

from typing import Final

from numba import int64

from napoleon_game.solver.kernels.machine import compiled, get, kernel
from napoleon_game.solver.kernels.memory import SIDE

WON: Final = 1 << 62
"""In an answer: the Napoleon side can take what was asked."""
STOPPED: Final = -1
"""Instead of an answer: the search was stopped, and says nothing."""
SHARED: Final = -2
"""See :func:`sure`."""
RELEVANT: Final = WON - 1
"""The part of an answer that says which cards' ranks mattered."""
ALL_PICTURES: Final = 20
NOT_ALL: Final = 32
"""A goal up to here is the number of picture cards to take, or more. A goal above it, less this and less one,
is that too, from 0; but all that are left must not be taken. So a goal less this is what has to be left."""


@compiled(int64, int64, int64, int64)
def goal_of(target: int, captured: int, pictures: int) -> int:
    """What has to be reached to win (R6.1, R6.2) with so many picture cards taken and so many left."""
    need = max(0, target - captured)
    if target == ALL_PICTURES or captured + pictures < ALL_PICTURES:
        return need
    return NOT_ALL + 1 + need


@kernel
def plain_goal(goal: int) -> int:
    """A goal above :data:`NOT_ALL` once it is sure that not all can be taken."""
    return goal - NOT_ALL - 1


@kernel
def goal_after(memory: int, goal: int, winner: int, pictures: int) -> int:
    """What of a goal is left once ``winner`` took a trick with so many picture cards.

    The first that go to the other side make all goals plain ones.
    """
    if get(memory, SIDE) >> winner & 1:
        return max(goal - pictures, NOT_ALL + 1) if goal > NOT_ALL else goal - pictures
    return plain_goal(goal) if goal > NOT_ALL and pictures else goal


@kernel
def settled(goal: int, pictures: int) -> int:
    """Whether a goal is reached, 1, or out of reach, 0, with so many picture cards left; else -1."""
    if goal <= 0:
        return 1
    return 0 if goal & NOT_ALL - 1 > pictures else -1
