"""Which card to try first; and a deal played out by nothing else."""

from napoleon_game.solver.kernels.cards import (
    JOKER_PLACE,
    LANE,
    LEFT,
    PICTURES,
    RIGHT,
    SEATS,
    THE_MIGHTY,
    TRUMP,
    WIDTH,
    YOROMEKI,
)
from napoleon_game.solver.kernels.machine import above, get, kernel, kernel_within, lowest, popcount, put
from napoleon_game.solver.kernels.memory import (
    HANDS,
    LEADING,
    LEFT_JACK,
    MIGHTY,
    MOVES,
    QUEEN,
    QUEEN_SEAT,
    RIGHT_JACK,
    SCRATCH,
    SIDE,
    STRENGTH,
)
from napoleon_game.solver.kernels.tricks import (
    after,
    best_of,
    best_seat_of,
    lay,
    led_of,
    place_of,
    playable,
    seat_of,
    winner_of,
)


@kernel_within
def reach(memory: int, hand: int, led: int) -> int:
    """How strong a card ``hand`` can add to a trick in which ``led`` was led."""
    following = hand & (LANE << WIDTH * led)
    if following:
        return get(memory, STRENGTH + led * 64 + 63 - above(following))
    if hand & get(memory, MIGHTY):
        return THE_MIGHTY
    if hand & get(memory, RIGHT_JACK):
        return RIGHT
    if hand & get(memory, LEFT_JACK):
        return LEFT
    trumps = hand & LANE
    return TRUMP + 63 - above(trumps) if trumps else 0


@kernel
def note(memory: int, move: int, index: int, score: int) -> int:
    """Write a move and its score into the scratch word ``move``."""
    put(memory, move, (score + 256) << 6 | 63 - index)
    return move + 1


@kernel
def order_leads(memory: int, left: int, seat: int, moves: int) -> int:
    """Score leads: returns how many there are.

    A card that no other hand can beat is best, the more so if it catches picture cards or is one; then one
    that a partner can take; then a low one. ``theirs`` and ``mates`` are the strongest cards that the two
    sides can add, ``bare`` the opponents who would have to give a picture card.
    """
    side, first = get(memory, SIDE), SCRATCH + popcount(left) * MOVES
    move, seen, theirs, mates, bare = first, -1, 0, 0, 0
    while moves:
        index = lowest(moves)
        moves &= moves - 1
        lane = 0 if index == JOKER_PLACE else index >> 4
        if lane != seen:
            seen, theirs, mates, bare, other = lane, 0, 0, 0, seat
            for _ in range(SEATS - 1):
                other = after(other)
                hand = get(memory, HANDS + other) & left
                strength = reach(memory, hand, lane)
                if side >> other & 1 == side >> seat & 1:
                    mates = max(mates, strength)
                else:
                    theirs = max(theirs, strength)
                    following = hand & (LANE << WIDTH * lane)
                    if following and not following & ~PICTURES:
                        bare += 1
        own, picture = get(memory, STRENGTH + LEADING * 64 + index), PICTURES >> index & 1
        if own > theirs:
            score = 33 + 6 * bare + 10 * picture - (own >> 3)
        elif mates > theirs:
            score = 35 + 3 * picture
        else:
            score = -10 if picture else 10
        move = note(memory, move, index, score - ((index & 15) >> 2))
    return move - first


@kernel
def order_follows(memory: int, left: int, trick: int, table: int, moves: int) -> int:
    """Score cards that follow: returns how many there are.

    If the own side holds the trick against all who are still to play, it gives picture cards, high ones last;
    else it takes it as cheaply as it can, or gives its lowest card. Names as in :func:`order_leads`.
    """
    side, first = get(memory, SIDE), SCRATCH + popcount(left) * MOVES
    seat, led, best = seat_of(trick), led_of(trick), best_of(trick)
    mine = side >> seat & 1
    holds, mighty, queen = side >> best_seat_of(trick) & 1 == mine, get(memory, MIGHTY), get(memory, QUEEN)
    other, theirs, mates = seat, 0, 0
    for _ in range(SEATS - 1 - place_of(trick)):
        other = after(other)
        strength = reach(memory, get(memory, HANDS + other) & left, led)
        if side >> other & 1 == mine:
            mates = max(mates, strength)
        else:
            theirs = max(theirs, strength)
    move = first
    while moves:
        index, card = lowest(moves), moves & -moves
        moves ^= card
        rank, picture = index & 15, card & PICTURES != 0
        strength, ours = get(memory, STRENGTH + led * 64 + index), holds
        if card == mighty and table & queen:
            ours, strength = side >> get(memory, QUEEN_SEAT) & 1 == mine, YOROMEKI
            takes = False
        else:
            if card == queen and table & mighty:
                strength = YOROMEKI
            takes = strength > best
            if takes:
                ours = True
            else:
                strength = best
        if ours and strength > theirs:
            if takes:
                score = (61 if picture else 60) - (strength >> 2)
            else:
                score = 72 - rank if picture else 50 - (rank >> 1)
        elif mates > theirs and (ours or mates > strength):
            score = 44 - rank if picture else 40 - rank
        elif takes:
            score = -rank if picture else 27 - rank
        else:
            score = -30 - rank if picture else 20 - rank
        move = note(memory, move, index, score)
    return move - first


@kernel
def prefer(memory: int, first: int, index: int) -> int:
    """Put the card at ``index`` before all others, if it is among the moves that begin at ``first``."""
    move = first
    while get(memory, move) & 63 != 63 - index:
        move += 1
    put(memory, move, get(memory, move) | 1 << 20)
    return move


@kernel_within
def pick(memory: int, move: int, end: int) -> int:
    """Bring the best of the scratch words from ``move`` to ``end`` to the front; returns its card's place."""
    front = get(memory, move)
    best, where = front, move
    for other in range(move + 1, end):
        word = get(memory, other)
        if word > best:
            best, where = word, other
    put(memory, where, front)
    put(memory, move, best)
    return 63 - (best & 63)


@kernel
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
