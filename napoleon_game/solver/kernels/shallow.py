"""A quick look at many deals: a search of a few tricks, with a greedy playout behind it.

The exact search takes too long for hands of eight cards and more when hundreds of deals are to be judged.
Here the first tricks are searched and the rest is played out by the card that each seat would try first. The
answer is an estimate: right on the average of many deals rather than in each. No table is kept, so that
setting up a deal takes about a microsecond.
"""

from numba import int64

from napoleon_game.solver.kernels.alike import without_neighbours
from napoleon_game.solver.kernels.cards import PICTURES, SEATS, TWOS
from napoleon_game.solver.kernels.machine import (
    DEALS,
    WORDS,
    Deals,
    Words,
    compiled,
    get,
    kernel,
    lowest,
    popcount,
)
from napoleon_game.solver.kernels.memory import (
    DEAL_CAPTURED,
    HANDS,
    LEFT_JACK,
    MIGHTY,
    MOVES,
    QUEEN,
    RIGHT_JACK,
    ROOT_LEFT,
    ROOT_START,
    ROOT_TRICK,
    SCRATCH,
    SIDE,
)
from napoleon_game.solver.kernels.ordering import note, order_follows, order_leads, pick, playout
from napoleon_game.solver.kernels.setting_up import place
from napoleon_game.solver.kernels.tricks import lay, place_of, playable, seat_of, winner_of


@kernel
def unlike(memory: int, moves: int, hand: int, blockers: int) -> int:
    """As ``alike.distinct``, but every two and the queen of hearts always stand alone."""
    special = get(memory, MIGHTY) | get(memory, RIGHT_JACK) | get(memory, LEFT_JACK) | get(memory, QUEEN)
    return without_neighbours(moves, hand, blockers, special | TWOS)


@kernel
def estimate(memory: int, left: int, start: int, trick: int, least: int, most: int, tricks: int) -> int:
    """Picture cards that the Napoleon side takes from here, by a search to the end of so many ``tricks``.

    Outside ``least`` to ``most`` the answer is only known to lie on that side of them. As in
    ``search.search``, no argument of the calls to itself may be a constant.
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


@compiled(int64, WORDS, DEALS, WORDS, int64, int64, int64)
def estimate_many(block: Words, deals: Deals, values: Words, target: int, margin: int, tricks: int) -> int:
    """The :func:`estimate` of each deal, one a row, into ``values``, with what is captured already.

    More than ``margin`` off what decides about the ``target``, it is only known on which side it lies.
    """
    memory = block.ctypes.data
    for row in range(deals.shape[0]):
        place(memory, deals[row])
        left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
        captured = deals[row, DEAL_CAPTURED]
        least, most = target - captured - 1 - margin, target - captured + margin
        values[row] = captured + estimate(memory, left, start, trick, least, most, tricks)
    return 0


@compiled(int64, WORDS, DEALS, DEALS, int64, int64, int64, int64)
def estimate_moves(
    block: Words, deals: Deals, values: Deals, cards: int, target: int, margin: int, tricks: int
) -> int:
    """The same after each of ``cards``, into ``values``: a row a deal, 64 places.

    ``cards`` are to be legal in all of the deals; other places are left as they are.
    """
    memory = block.ctypes.data
    for row in range(deals.shape[0]):
        place(memory, deals[row])
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
