"""What Python asks about a deal that was set up."""

from numba import int64

from napoleon_game.solver.kernels.alike import distinct
from napoleon_game.solver.kernels.cards import JOKER, PICTURES, SEATS
from napoleon_game.solver.kernels.goals import STOPPED, goal_after, goal_of, settled
from napoleon_game.solver.kernels.machine import (
    ANSWERS,
    DEALS,
    ROWS,
    WORDS,
    Answers,
    Deals,
    Rows,
    Words,
    compiled,
    get,
    kernel,
    popcount,
    put,
)
from napoleon_game.solver.kernels.memory import (
    DEADLINE_FLAG,
    DEAL_CAPTURED,
    HANDS,
    LEFT_JACK,
    MIGHTY,
    NEXT_CHECK,
    NODE_LIMIT,
    NODES,
    QUEEN,
    RIGHT_JACK,
    ROOT_LEFT,
    ROOT_START,
    ROOT_TRICK,
    SIDE,
    STOP_FLAG,
)
from napoleon_game.solver.kernels.ordering import playout
from napoleon_game.solver.kernels.search import must_stop, search
from napoleon_game.solver.kernels.setting_up import take
from napoleon_game.solver.kernels.tricks import best_seat_of, lay, place_of, playable, seat_of, winner_of


@kernel
def reaches(memory: int, goal: int) -> int:
    """Whether the Napoleon side can reach a goal: 1, 0 or ``STOPPED``."""
    start = get(memory, ROOT_START)
    if must_stop(memory):
        return STOPPED
    known = settled(goal, popcount(start & PICTURES))
    if known >= 0:
        return known
    answer = search(memory, get(memory, ROOT_LEFT), start, get(memory, ROOT_TRICK), goal)
    return STOPPED if answer < 0 else answer >> 62


@kernel
def reaches_after(memory: int, card: int, goal: int) -> int:
    """The same once ``card`` is played."""
    left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
    if must_stop(memory):
        return STOPPED
    laid = lay(memory, trick, start & ~left, card)
    left ^= card
    if place_of(laid) == SEATS:
        winner = winner_of(memory, laid, left, start)
        goal = goal_after(memory, goal, winner, popcount(start & ~left & PICTURES))
        laid, start = winner << 3, left
    known = settled(goal, popcount(start & PICTURES))
    if known >= 0:
        return known
    answer = search(memory, left, start, laid, goal)
    return STOPPED if answer < 0 else answer >> 62


@kernel
def greedy(memory: int) -> int:
    """Picture cards that the Napoleon side takes from here if all play the card they would try first.

    Right in a third of the plausible deals and near in most: where to begin to look for the value.
    """
    return playout(memory, get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK))


@kernel
def value_of(memory: int, card: int, guess: int) -> int:
    """Picture cards the Napoleon side takes from here, after ``card`` (0: before any), or ``STOPPED``.

    Asks for one more or one fewer, from ``guess`` on, until the answers meet.
    """
    least, most, ask = 0, popcount(get(memory, ROOT_START) & PICTURES), guess
    while least < most:
        ask = min(max(ask, least + 1), most)
        answer = reaches_after(memory, card, ask) if card else reaches(memory, ask)
        if answer < 0:
            return STOPPED
        if answer:
            least = ask
            ask += 1
        else:
            most = ask - 1
            ask -= 1
    return least


@compiled(int64, WORDS, int64)
def reachable(block: Words, goal: int) -> int:
    """:func:`reaches` for the deal that was set up."""
    return reaches(block.ctypes.data, goal)


@compiled(int64, WORDS)
def value(block: Words) -> int:
    """:func:`value_of` for the deal that was set up, before any card."""
    memory = block.ctypes.data
    return value_of(memory, 0, greedy(memory))


@compiled(int64, int64, ANSWERS, int64)
def moves_into(memory: int, results: Answers, goal: int) -> int:
    """What each playable card leads to; returns 0 or ``STOPPED``.

    Writes to ``results`` at each such card's place its value, or with a goal from 0 whether it is reached: 1
    or 0. All words it did not come to are -1. Cards that come to the same are searched once.
    """
    left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
    hand = get(memory, HANDS + seat_of(trick)) & left
    legal = playable(hand, trick)
    blockers = left
    if place_of(trick):
        blockers |= start & ~left & get(memory, HANDS + best_seat_of(trick))
    kept = distinct(memory, legal, hand, blockers, start)
    special = get(memory, MIGHTY) | get(memory, RIGHT_JACK) | get(memory, LEFT_JACK) | JOKER
    if start & get(memory, MIGHTY):
        special |= get(memory, QUEEN)
    neighbour = result = greedy(memory) if goal < 0 else 0
    for index in range(64):
        results[index] = -1
    for index in range(63, -1, -1):
        card = legal & 1 << index
        if card == 0:
            continue
        if card & kept == 0:
            results[index] = neighbour
            continue
        result = reaches_after(memory, card, goal) if goal >= 0 else value_of(memory, card, result)
        if result < 0:
            return STOPPED
        results[index] = result
        if card & special == 0:
            neighbour = result
    return 0


@compiled(int64, WORDS, ANSWERS, int64)
def moves(block: Words, results: Answers, goal: int) -> int:
    """:func:`moves_into` for the deal that was set up."""
    return moves_into(block.ctypes.data, results, goal)


@compiled(int64, WORDS, DEALS, int64, int64, ROWS)
def winning_many(block: Words, deals: Deals, target: int, nodes: int, results: Rows) -> int:
    """By card, whether the side of the seat to play wins each of many deals; returns how many were done.

    Args:
        block: the memory, in which :func:`allow` was told the flags that end all.
        deals: one deal a row.
        target: what was bid.
        nodes: how many nodes to look at in one deal.
        results: a row of 64 places for each deal: 1 where the card wins, 0 where it loses, -1 where there is
            no such move or the limit of nodes came first. A flag leaves the rows that were not done as they
            were, or half done.
    """
    memory, total, done = block.ctypes.data, 0, 0
    for row in range(len(deals)):
        take(memory, deals[row])
        put(memory, NODES, 0)
        put(memory, NODE_LIMIT, nodes)
        put(memory, NEXT_CHECK, 0)
        goal = goal_of(target, deals[row, DEAL_CAPTURED], popcount(get(memory, ROOT_START) & PICTURES))
        answers = results[row]
        stopped = moves_into(memory, answers, goal)
        if get(memory, SIDE) >> seat_of(get(memory, ROOT_TRICK)) & 1 == 0:
            for index in range(64):
                if answers[index] >= 0:
                    answers[index] ^= 1
        total += get(memory, NODES)
        if stopped and get(get(memory, STOP_FLAG), 0) | get(get(memory, DEADLINE_FLAG), 0):
            break
        done += 1
    put(memory, NODES, total)
    return done
