"""Answers without search: the last trick, and cards too strong to lose."""

from napoleon_game.solver.kernels.alike import relevant
from napoleon_game.solver.kernels.cards import EVERYBODY, JOKER, LANE, PICTURES, SEATS
from napoleon_game.solver.kernels.goals import NOT_ALL, SHARED, STOPPED, WON
from napoleon_game.solver.kernels.machine import get, kernel, popcount
from napoleon_game.solver.kernels.memory import (
    HANDS,
    LANE_HOLDERS,
    MIGHTY,
    QUEEN,
    RIGHT_JACK,
    SIDE,
    SIDE_CARDS,
    STRONGEST,
    STRONGEST_COUNT,
)
from napoleon_game.solver.kernels.tricks import lay, seat_of, winner_of


@kernel
def last_trick(memory: int, left: int, leader: int, goal: int) -> int:
    """The answer when each seat has one card and the goal is not settled: play it out.

    All picture cards left are needed then, or none of them may be taken; or neither way is enough.
    """
    if goal > NOT_ALL + 1:
        return 0
    trick, rest = leader << 3, left
    for _ in range(SEATS):
        card = get(memory, HANDS + seat_of(trick)) & rest
        trick = lay(memory, trick, left & ~rest, card)
        rest ^= card
    winner = winner_of(memory, trick, rest, left)
    matters = relevant(memory, trick, rest, left, winner)
    wanted = 0 if goal > NOT_ALL else 1
    return matters | WON if get(memory, SIDE) >> winner & 1 == wanted else matters


@kernel
def sure(memory: int, left: int, pictures: int, goal: int) -> int:
    """An answer from the strongest cards alone, or ``STOPPED`` if they say nothing.

    Below that, :data:`SHARED` less the cards that mattered: a picture card is sure to be lost, so that the
    goal is a plain one.

    The strongest cards in a row that one side holds take their tricks, or lie in tricks of their side: so
    many picture cards are sure, and in each trick that is left a hand can lose one. Two things can go wrong,
    once each: the other side leads the joker, which catches a trump of each hand; or its queen of hearts
    catches the Mighty, and another card of each hand with it.
    """
    ours, mighty, queen = get(memory, SIDE_CARDS), get(memory, MIGHTY), get(memory, QUEEN)
    same_two = left & 1 and get(memory, LANE_HOLDERS + (left & LANE)) == EVERYBODY
    staggers = 0
    if left & mighty and left & queen and (ours & mighty != 0) != (ours & queen != 0):
        staggers = 1
    side, joker_side, high, low = -1, -1, 0, 0
    for rank in range(get(memory, STRONGEST_COUNT)):
        card = 1 << get(memory, STRONGEST + rank)
        if left & card == 0:
            continue
        holder = 1 if ours & card else 0
        if card == JOKER:
            joker_side = holder
            continue
        if side < 0:
            side = holder
        if holder != side:
            break
        if rank > 3:
            if same_two and (ours & 1) != side:
                break  # a trump can still fall to the two
            low |= card
        elif card != mighty or not staggers:
            high |= card
    top = high | low
    if top == 0:
        return STOPPED
    caught = 1 if joker_side >= 0 and joker_side != side else 0
    most = 0
    for seat in range(SEATS):
        hand = get(memory, HANDS + seat)
        highs, lows = popcount(hand & high), popcount(hand & low)
        most = max(most, highs + lows - min(highs + lows, min(lows, caught) + staggers))
    tricks, losable, count = popcount(left) // SEATS - most, 0, 0
    for seat in range(SEATS):
        hand = get(memory, HANDS + seat) & left & PICTURES
        lost = min(popcount(hand & top), min(popcount(hand & low), caught) + staggers)
        count += popcount(hand & top) - lost
        losable += min(tricks, popcount(hand & ~top) + lost)
    losable = min(losable, pictures - count)
    matters = top & LANE & ~(mighty | get(memory, RIGHT_JACK))
    if goal > NOT_ALL:
        if side == 1:
            return STOPPED if losable else matters
        if goal - NOT_ALL - 1 > losable:
            return matters
        return SHARED - matters if losable < pictures else STOPPED
    if side == 1 and goal <= pictures - losable:
        return matters | WON
    if side == 0 and goal > losable:
        return matters
    return STOPPED
