"""Deals that fit what a seat knows, by chance, compiled by numba: where the unseen cards may lie.

Each unseen card lies in one of a few places: another seat's hand, or the discards. A place holds a fixed
number of cards, and each card has a weight for each place, 0 where it cannot lie. An arrangement is as likely
as the product of its cards' weights. They are drawn by a Markov chain: from any arrangement that is possible,
cards of two or three places are exchanged again and again, by the rule of Metropolis.
"""

from typing import Any, Final

import numpy as np
from numba import boolean, float64, int64, types, uint64
from numpy.typing import NDArray

from napoleon_game.solver.kernels.machine import compiled

Places = NDArray[np.int8]
"""For each sampled deal (row) and unseen card (column) the number of the place it lies in."""

_STEPS_A_CARD: Final = 3
"""Exchanges tried for each unseen card between two deals that are handed out."""

_STATE: Final = types.Array(types.uint64, 1, "C")
_WEIGHTS: Final = types.Array(types.float64, 2, "C")
_ROOM: Final = types.Array(types.int64, 1, "C")
_ROW: Final = types.Array(types.int8, 1, "C")
_ROWS: Final = types.Array(types.int8, 2, "C")


@compiled(uint64, _STATE)
def _next(state: NDArray[np.uint64]) -> Any:
    """The next 64 bits of a xorshift generator, whose state is one word and not 0."""
    word = state[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    state[0] = word
    return word


@compiled(int64, _STATE, int64)
def _below(state: NDArray[np.uint64], n: int) -> int:
    return int((_next(state) >> np.uint64(33)) % np.uint64(n))


@compiled(float64, _STATE)
def _chance(state: NDArray[np.uint64]) -> float:
    return float(_next(state) >> np.uint64(11)) / 9007199254740992.0


@compiled(boolean, _WEIGHTS, _ROOM, _ROW, _STATE)
def _arrange(
    weights: NDArray[np.float64], room: NDArray[np.int64], where: Places, state: NDArray[np.uint64]
) -> bool:
    """Find one possible arrangement, in random order; whether there is any."""
    cards, places = weights.shape
    free = room.copy()
    order = np.arange(cards)
    for last in range(cards - 1, 0, -1):
        other = _below(state, last + 1)
        order[last], order[other] = order[other], order[last]
    where[:] = -1
    came_from = np.empty(places, np.int64)  # the card that would leave this place's predecessor to come here
    queue = np.empty(places, np.int64)
    for card in order:
        # Breadth first from the places the card may lie in, over cards that could move on, to one with room.
        came_from[:] = -2
        head = tail = 0
        shift = _below(state, places)
        for step in range(places):
            place = (step + shift) % places
            if weights[card, place] > 0.0:
                came_from[place] = card
                queue[tail] = place
                tail += 1
        found = -1
        while head < tail and found < 0:
            place = queue[head]
            head += 1
            if free[place] > 0:
                found = place
                break
            for moving in range(cards):
                if where[moving] != place:
                    continue
                for target in range(places):
                    if came_from[target] == -2 and weights[moving, target] > 0.0:
                        came_from[target] = moving
                        queue[tail] = target
                        tail += 1
        if found < 0:
            return False
        free[found] -= 1
        target = found
        while True:
            moving = came_from[target]
            before = where[moving]
            where[moving] = target
            if moving == card:
                break
            target = before
    return True


@compiled(boolean, _WEIGHTS, _ROOM, int64, int64, _ROWS)
def sample(
    weights: NDArray[np.float64], room: NDArray[np.int64], seed: int, deals: int, places: Places
) -> bool:
    """Draw ``deals`` arrangements into the rows of ``places``; ``False`` if none is possible.

    Args:
        weights: for each card (row) and place how likely it lies there, 0 for never.
        room: how many cards each place holds; together as many as there are cards.
        seed: what all chance comes from.
        deals: how many to draw.
        places: where to write them.
    """
    state = np.empty(1, np.uint64)
    state[0] = np.uint64(seed) * np.uint64(2) + np.uint64(0x9E3779B97F4A7C15)
    for _ in range(8):
        _next(state)
    cards = weights.shape[0]
    where = np.empty(cards, np.int8)
    if not _arrange(weights, room, where, state):
        return False
    if cards < 2:
        places[:deals] = where
        return True
    for deal in range(-4, deals):
        for _ in range(_STEPS_A_CARD * cards):
            one, two = _below(state, cards), _below(state, cards)
            here, there = where[one], where[two]
            if here == there:
                continue
            if cards > 2 and _below(state, 4) == 0:
                three = _below(state, cards)
                third = where[three]
                if third in (here, there):
                    continue
                after = weights[one, there] * weights[two, third] * weights[three, here]
                before = weights[one, here] * weights[two, there] * weights[three, third]
                if after >= before or _chance(state) * before < after:
                    where[one], where[two], where[three] = there, third, here
            else:
                after = weights[one, there] * weights[two, here]
                before = weights[one, here] * weights[two, there]
                if after >= before or _chance(state) * before < after:
                    where[one], where[two] = there, here
        if deal >= 0:
            places[deal] = where
    return True
