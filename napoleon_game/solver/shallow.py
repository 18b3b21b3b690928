"""A quick look at many deals: a search of a few tricks, with a greedy playout behind it, compiled by numba.

The exact search of ``kernels`` takes too long for hands of eight cards and more when hundreds of deals are to
be judged. Here the first tricks are searched and the rest is played out by the card that each seat would try
first. The answer is an estimate: right on the average of many deals rather than in each.

Memory, cards and tricks are those of ``kernels``. Only what playing and ordering need is filled in; no table
is kept, so that setting up a deal takes about a microsecond.
"""

from typing import TypeAlias

import numpy as np
from numba import int64, types
from numpy.typing import NDArray

from napoleon_game.solver.kernels import (
    DEAL_CAPTURED,
    DEAL_FIRST,
    DEAL_HANDS,
    DEAL_LEADER,
    DEAL_LEFT,
    DEAL_MIGHTY,
    DEAL_PLAYED,
    DEAL_QUEEN,
    DEAL_RIGHT,
    DEAL_SIDE,
    DEAL_TABLE,
    FIRST_SIZE,
    HANDS,
    LEFT_JACK,
    MIGHTY,
    MOVES,
    OWNER,
    PICTURES,
    QUEEN,
    QUEEN_LANE,
    QUEEN_SEAT,
    RIGHT_JACK,
    ROOT_LEFT,
    ROOT_START,
    ROOT_TRICK,
    SCRATCH,
    SEATS,
    SIDE,
    SIDE_CARDS,
    TWOS,
    compiled,
    fill_strengths,
    get,
    kernel,
    lay,
    lowest,
    note,
    order_follows,
    order_leads,
    pick,
    place_of,
    playable,
    popcount,
    put,
    seat_of,
    winner_of,
    without_neighbours,
)

_WORDS = types.Array(types.int64, 1, "C")
_ROWS = types.Array(types.int64, 2, "C")

Words: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int64]


@kernel(4)
def unlike(memory: int, moves: int, hand: int, blockers: int) -> int:
    """As ``kernels.distinct``, but every two and the queen of hearts always stand alone."""
    special = get(memory, MIGHTY) | get(memory, RIGHT_JACK) | get(memory, LEFT_JACK) | get(memory, QUEEN)
    return without_neighbours(moves, hand, blockers, special | TWOS)


@kernel(4)
def playout(memory: int, left: int, start: int, trick: int) -> int:
    """Picture cards that the Napoleon side takes if all play the card they would try first."""
    taken = 0
    while left:
        hand, first = get(memory, HANDS + seat_of(trick)) & left, SCRATCH + popcount(left) * MOVES
        moves = playable(hand, trick)
        if moves & (moves - 1) == 0:
            card = moves
        else:
            if place_of(trick) == 0:
                count = order_leads(memory, left, seat_of(trick), moves)
            else:
                count = order_follows(memory, left, trick, start & ~left, moves)
            card = 1 << pick(memory, first, first + count)
        trick = lay(memory, trick, start & ~left, card)
        left ^= card
        if place_of(trick) == SEATS:
            winner = winner_of(memory, trick, left, start)
            if get(memory, SIDE) >> winner & 1:
                taken += popcount(start & ~left & PICTURES)
            trick, start = winner << 3, left
    return taken


@kernel(7)
def estimate(memory: int, left: int, start: int, trick: int, least: int, most: int, tricks: int) -> int:
    """Picture cards that the Napoleon side takes from here, by a search to the end of so many ``tricks``.

    Outside ``least`` to ``most`` the answer is only known to lie on that side of them. As in
    ``kernels.search``, no argument of the calls to itself may be a constant.
    """
    seat, leading = seat_of(trick), place_of(trick) == 0
    if leading:
        pictures = popcount(left & PICTURES)
        if pictures == 0:
            return 0
        if pictures <= least:
            return pictures
        if most <= 0:
            return 0
        if tricks <= 0:
            return playout(memory, left, start, trick)
    table, hand = start & ~left, get(memory, HANDS + seat) & left
    moves = playable(hand, trick)
    first = SCRATCH + popcount(left) * MOVES
    count, score = 1, 0
    if moves & (moves - 1):
        moves = unlike(memory, moves, hand, start)
    if moves & (moves - 1) == 0:
        note(memory, first, lowest(moves), score)
    elif leading:
        count = order_leads(memory, left, seat, moves)
    else:
        count = order_follows(memory, left, trick, table, moves)
    ours = get(memory, SIDE) >> seat & 1
    best = -1 if ours else 99
    for move in range(first, first + count):
        card = 1 << pick(memory, move, first + count)
        laid = lay(memory, trick, table, card)
        rest = left ^ card
        if place_of(laid) < SEATS:
            value = estimate(memory, rest, start, laid, least, most, tricks)
        else:
            winner = winner_of(memory, laid, rest, start)
            gain = popcount(start & ~rest & PICTURES) if get(memory, SIDE) >> winner & 1 else 0
            value = gain + estimate(memory, rest, rest, winner << 3, least - gain, most - gain, tricks - 1)
        if ours:
            best = max(best, value)
            least = max(least, value)
        else:
            best = min(best, value)
            most = min(most, value)
        if least >= most:
            break
    return best


@compiled(int64, _WORDS, _ROWS, int64)
def place(block: Words, deals: Rows, row: int) -> int:
    """Take a deal into memory, without the tables of the exact search."""
    memory = block.ctypes.data
    left = ours = 0
    for seat in range(SEATS):
        hand = deals[row, DEAL_HANDS + seat]
        put(memory, HANDS + seat, hand)
        left |= hand
        if deals[row, DEAL_SIDE] >> seat & 1:
            ours |= hand
        while hand:
            put(memory, OWNER + lowest(hand), seat)
            hand &= hand - 1
    put(memory, SIDE, deals[row, DEAL_SIDE])
    put(memory, SIDE_CARDS, ours)
    if get(memory, QUEEN) != deals[row, DEAL_QUEEN] or get(memory, MIGHTY) != deals[row, DEAL_MIGHTY]:
        put(memory, MIGHTY, deals[row, DEAL_MIGHTY])
        put(memory, QUEEN, deals[row, DEAL_QUEEN])
        put(memory, RIGHT_JACK, deals[row, DEAL_RIGHT])
        put(memory, LEFT_JACK, deals[row, DEAL_LEFT])
        put(memory, QUEEN_LANE, lowest(deals[row, DEAL_QUEEN]) >> 4)
        fill_strengths(memory)
    put(memory, QUEEN_SEAT, get(memory, OWNER + lowest(deals[row, DEAL_QUEEN])))
    put(memory, FIRST_SIZE, deals[row, DEAL_FIRST])
    put(memory, ROOT_START, left)
    table, trick = 0, deals[row, DEAL_LEADER] << 3
    for number in range(deals[row, DEAL_PLAYED]):
        card = deals[row, DEAL_TABLE + number]
        trick = lay(memory, trick, table, card)
        table |= card
    put(memory, ROOT_LEFT, left ^ table)
    put(memory, ROOT_TRICK, trick)
    return 0


@compiled(int64, _WORDS, _ROWS, _WORDS, int64, int64, int64)
def estimate_many(block: Words, deals: Rows, values: Words, target: int, margin: int, tricks: int) -> int:
    """The :func:`estimate` of each deal, one a row, into ``values``, with what is captured already.

    More than ``margin`` off what decides about the ``target``, it is only known on which side it lies.
    """
    memory = block.ctypes.data
    for row in range(deals.shape[0]):
        place(block, deals, row)
        left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
        captured = deals[row, DEAL_CAPTURED]
        least, most = target - captured - 1 - margin, target - captured + margin
        values[row] = captured + estimate(memory, left, start, trick, least, most, tricks)
    return 0


@compiled(int64, _WORDS, _ROWS, _ROWS, int64, int64, int64, int64)
def estimate_moves(
    block: Words, deals: Rows, values: Rows, cards: int, target: int, margin: int, tricks: int
) -> int:
    """The same after each of ``cards``, into ``values``: a row a deal, 64 places.

    ``cards`` are to be legal in all of the deals; other places are left as they are.
    """
    memory = block.ctypes.data
    for row in range(deals.shape[0]):
        place(block, deals, row)
        left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
        captured = deals[row, DEAL_CAPTURED]
        least, most = target - captured - 1 - margin, target - captured + margin
        table, moves = start & ~left, cards
        while moves:
            card = moves & -moves
            moves ^= card
            laid = lay(memory, trick, table, card)
            rest = left ^ card
            if place_of(laid) < SEATS:
                value = estimate(memory, rest, start, laid, least, most, tricks)
            else:
                winner = winner_of(memory, laid, rest, start)
                gain = popcount(start & ~rest & PICTURES) if get(memory, SIDE) >> winner & 1 else 0
                value = gain + estimate(
                    memory, rest, rest, winner << 3, least - gain, most - gain, tricks - 1
                )
            values[row, lowest(card)] = captured + value
    return 0
