"""A quick look at many deals: a search of a few tricks, with a greedy playout behind it.

The exact search takes too long for hands of eight cards and more when hundreds of deals are to be judged.
Here the first tricks are searched and the rest is played out by the card that each seat would try first. The
answer is an estimate: right on the average of many deals rather than in each. Within a deal a small table
keeps what is known at the starts of tricks; nothing is kept from one to the next but which cards were good,
so that setting up a deal takes about a microsecond.
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
    put,
)
from napoleon_game.solver.kernels.memory import (
    DEAL_CAPTURED,
    ESTIMATE_SLOT,
    ESTIMATE_SLOTS,
    ESTIMATES,
    GENERATION,
    GOOD_CARDS,
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
    SEAT_PLACE,
    SIDE,
)
from napoleon_game.solver.kernels.ordering import note, order_follows, order_leads, pick, playout, prefer
from napoleon_game.solver.kernels.remembering import mixed
from napoleon_game.solver.kernels.setting_up import place
from napoleon_game.solver.kernels.tricks import lay, place_of, playable, seat_of, winner_of


@kernel
def unlike(memory: int, moves: int, hand: int, blockers: int) -> int:
    """As ``alike.distinct``, but every two and the queen of hearts always stand alone."""
    special = get(memory, MIGHTY) | get(memory, RIGHT_JACK) | get(memory, LEFT_JACK) | get(memory, QUEEN)
    return without_neighbours(moves, hand, blockers, special | TWOS)


@kernel
def slot_of(key: int) -> int:
    """The address, in words, of what may be known of a position at the start of a trick."""
    return ESTIMATES + (mixed(key) & ESTIMATE_SLOTS - 1) * ESTIMATE_SLOT


@kernel
def know(memory: int, key: int, lower: int, upper: int) -> int:
    """Keep that the estimate of a position in this deal lies between two bounds; returns 0."""
    slot = slot_of(key)
    put(memory, slot, key)
    put(memory, slot + 1, get(memory, GENERATION) << 16 | upper << 8 | lower)
    return 0


@kernel
def estimate(memory: int, left: int, start: int, trick: int, least: int, most: int, tricks: int) -> int:
    """Picture cards that the Napoleon side takes from here, by a search to the end of so many ``tricks``.

    Outside ``least`` to ``most`` the answer is only known to lie on that side of them. As in
    ``search.search``, no argument of the calls to itself may be a constant.
    """
    seat, leading = seat_of(trick), place_of(trick) == 0
    key = lower = upper = 0
    if leading:
        upper = popcount(left & PICTURES)
        if upper <= least:
            return upper
        if upper == 0 or most <= 0:
            return 0
        key = left | seat << SEAT_PLACE
        slot = slot_of(key)
        bounds = get(memory, slot + 1)
        if get(memory, slot) == key and bounds >> 16 == get(memory, GENERATION):
            lower, upper = bounds & 0xFF, bounds >> 8 & 0xFF
            if lower == upper or lower >= most:
                return lower
            if upper <= least:
                return upper
        elif tricks <= 0:
            value = playout(memory, left, start, trick)
            know(memory, key, value, value)
            return value
    table, hand = start & ~left, get(memory, HANDS + seat) & left
    moves = playable(hand, trick)
    first, good = SCRATCH + popcount(left) * MOVES, GOOD_CARDS + popcount(left)
    count, score = 1, 0
    if moves & (moves - 1):
        moves = unlike(memory, moves, hand, start)
    if moves & (moves - 1) == 0:
        note(memory, first, lowest(moves), score)
    elif leading:
        count = order_leads(memory, left, seat, moves)
    else:
        count = order_follows(memory, left, trick, table, moves)
    if moves & get(memory, good):
        prefer(memory, first, lowest(get(memory, good)))
    ours = get(memory, SIDE) >> seat & 1
    best = -1 if ours else 99
    floor, ceiling, low, high = least, most, least, most
    for move in range(first, first + count):
        card = 1 << pick(memory, move, first + count)
        laid, rest = lay(memory, trick, table, card), left ^ card
        begun, depth, gain = start, tricks, 0
        if place_of(laid) == SEATS:
            winner = winner_of(memory, laid, rest, start)
            gain = popcount(start & ~rest & PICTURES) if get(memory, SIDE) >> winner & 1 else 0
            laid, begun, depth = winner << 3, rest, tricks - 1
        value = gain + estimate(memory, rest, begun, laid, low - gain, high - gain, depth)
        if least < value < most and high - low < most - least:
            value = gain + estimate(memory, rest, begun, laid, least - gain, most - gain, depth)
        # Of all but the first card it is asked whether it is better, and only then by how much.
        if ours:
            best, least = max(best, value), max(least, value)
            low, high = least, least + 1
        else:
            best, most = min(best, value), min(most, value)
            low, high = most - 1, most
        if least >= most:
            put(memory, good, card)
            break
    if leading:
        know(
            memory,
            key,
            max(lower, best) if best > floor else lower,
            min(upper, best) if best < ceiling else upper,
        )
    return best


@kernel
def begin(memory: int, deal: Words) -> int:
    """Put a deal into memory; what is known of the one before is no longer valid. Returns 0."""
    put(memory, GENERATION, get(memory, GENERATION) + 1)
    return place(memory, deal)


@compiled(int64, WORDS, DEALS, WORDS, int64, int64, int64)
def estimate_many(block: Words, deals: Deals, values: Words, target: int, margin: int, tricks: int) -> int:
    """The :func:`estimate` of each deal, one a row, into ``values``, with what is captured already.

    What lies more than ``margin`` off what decides about the ``target`` is told as so far off.
    """
    memory = block.ctypes.data
    for row in range(deals.shape[0]):
        begin(memory, deals[row])
        left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
        captured = deals[row, DEAL_CAPTURED]
        least, most = target - captured - 1 - margin, target - captured + margin
        value = estimate(memory, left, start, trick, least, most, tricks)
        values[row] = captured + min(max(value, least), most)
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
        begin(memory, deals[row])
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
            values[row, lowest(card)] = captured + min(max(value, least), most)
    return 0
