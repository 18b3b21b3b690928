"""The search: whether the Napoleon side can reach a goal with perfect play."""

from typing import Final

from napoleon_game.solver.kernels.alike import distinct, relevant
from napoleon_game.solver.kernels.cards import PICTURES, SEATS
from napoleon_game.solver.kernels.certain import last_trick, sure
from napoleon_game.solver.kernels.goals import RELEVANT, SHARED, STOPPED, WON, goal_after, plain_goal, settled
from napoleon_game.solver.kernels.machine import fetch, get, kernel, lowest, popcount, put
from napoleon_game.solver.kernels.memory import (
    DEADLINE_FLAG,
    HANDS,
    MOVES,
    NEXT_CHECK,
    NODE_LIMIT,
    NODES,
    SCRATCH,
    SIDE,
    STOP_FLAG,
)
from napoleon_game.solver.kernels.ordering import note, order_follows, order_leads, pick, prefer
from napoleon_game.solver.kernels.remembering import bucket_of, key_of, recall, remember
from napoleon_game.solver.kernels.tricks import best_seat_of, lay, place_of, playable, seat_of, winner_of

CHECK_EVERY: Final = 4096


@kernel
def must_stop(memory: int) -> int:
    """Whether a limit is reached or a flag is set; looks once in a few thousand nodes."""
    nodes = get(memory, NODES)
    if nodes < get(memory, NEXT_CHECK):
        return 0
    put(memory, NEXT_CHECK, min(nodes + CHECK_EVERY, get(memory, NODE_LIMIT)))
    if nodes >= get(memory, NODE_LIMIT):
        return 1
    return get(get(memory, STOP_FLAG), 0) | get(get(memory, DEADLINE_FLAG), 0)


@kernel
def search(memory: int, left: int, start: int, trick: int, goal: int) -> int:
    """The answer whether the Napoleon side can reach a goal, or ``STOPPED``.

    Args:
        memory: the address of the block.
        left: the cards in all hands.
        start: the same at the start of the trick, so that the rest lies on the table.
        trick: where the trick stands.
        goal: what to take of the picture cards left, those on the table included.

    No argument of the calls to itself may be a constant: numba would take it for a type of its own, and the
    function could not be loaded from the cache.
    """
    put(memory, NODES, get(memory, NODES) + 1)
    seat, leading = seat_of(trick), place_of(trick) == 0
    key, hint = 0, -1
    if leading:
        pictures = popcount(left & PICTURES)
        known = settled(goal, pictures)
        if known >= 0:
            return WON if known else 0
        if popcount(left) == SEATS:
            return last_trick(memory, left, seat, goal)
        key = key_of(memory, left, seat, goal)
        fetch(memory, bucket_of(memory, key))
        known = sure(memory, left, pictures, goal)
        if known >= 0:
            return known
        if known <= SHARED:
            answer = search(memory, left, left, trick, plain_goal(goal))
            return STOPPED if answer < 0 else answer | SHARED - known
        known = recall(memory, left, key, goal)
        if known >= 0:
            return known
        hint = -2 - known
        if must_stop(memory):
            return STOPPED
        start = left
    table, hand = start & ~left, get(memory, HANDS + seat) & left
    moves = playable(hand, trick)
    first = SCRATCH + popcount(left) * MOVES
    count = 1
    if moves & (moves - 1):
        blockers = left if leading else left | table & get(memory, HANDS + best_seat_of(trick))
        moves = distinct(memory, moves, hand, blockers, start)
    if moves & (moves - 1) == 0:
        note(memory, first, lowest(moves), count)
    elif leading:
        count = order_leads(memory, left, seat, moves)
        if hint >= 0 and moves >> hint & 1:
            prefer(memory, first, hint)
    else:
        count = order_follows(memory, left, trick, table, moves)
    wanted = WON if get(memory, SIDE) >> seat & 1 else 0
    matters, last = 0, first + count - 1
    for move in range(first, last + 1):
        index = 63 - (get(memory, move) & 63) if move == last else pick(memory, move, last + 1)
        card = 1 << index
        laid = lay(memory, trick, table, card)
        if place_of(laid) < SEATS:
            answer = search(memory, left ^ card, start, laid, goal)
        else:
            rest = left ^ card
            winner = winner_of(memory, laid, rest, start)
            more = goal_after(memory, goal, winner, popcount(start & ~rest & PICTURES))
            answer = search(memory, rest, rest, winner << 3, more)
            if answer >= 0:
                answer |= relevant(memory, laid, rest, start, winner)
        if answer < 0:
            return STOPPED
        matters |= answer & RELEVANT
        if answer & WON == wanted:
            matters = answer & RELEVANT
            if leading:
                remember(memory, left, key, goal, answer, index)
            return answer
    answer = matters | WON - wanted
    if leading:
        remember(memory, left, key, goal, answer, -1)
    return answer
