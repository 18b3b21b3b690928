"""Which cards come to the same, and whose rank mattered."""

from napoleon_game.solver.kernels.cards import EVERYBODY, JOKER, JOKER_LED, LANE, LANES, PICTURES, TWOS, WIDTH
from napoleon_game.solver.kernels.machine import above, get, kernel, kernel_within, lowest
from napoleon_game.solver.kernels.memory import (
    HANDS,
    LANE_HOLDERS,
    LEFT_JACK,
    MIGHTY,
    QUEEN,
    QUEEN_LANE,
    QUEEN_ROW,
    RIGHT_JACK,
    SUBSETS,
)
from napoleon_game.solver.kernels.tricks import best_of, best_seat_of


@kernel
def row_of(memory: int, left: int, lane: int) -> int:
    """Where the tables by lane are to be read for ``lane``: see :data:`LANE_HASH`."""
    return QUEEN_ROW if lane == get(memory, QUEEN_LANE) and left & get(memory, MIGHTY) else lane


@kernel_within
def without_neighbours(moves: int, hand: int, blockers: int, alone: int) -> int:
    """``moves`` without those that come to the same as another: of neighbours the highest stays.

    Neighbours are cards of one hand and suit, both picture cards or neither, with none of the others'
    ``blockers`` between them. The cards of ``alone`` have a role of their own, and are nobody's neighbours.
    """
    kept = moves & (JOKER | alone)
    for lane in range(LANES):
        shift = WIDTH * lane
        plain = moves & ~kept & (LANE << shift)
        if plain & (plain - 1) == 0:
            kept |= plain
            continue
        between = blockers & (LANE << shift) & ~hand
        lower = 0
        while plain:
            card = plain & -plain
            plain ^= card
            if (
                lower
                and (lower & PICTURES != 0) == (card & PICTURES != 0)
                and not between & (card - 1) & ~(lower | (lower - 1))
            ):
                kept ^= lower
            kept |= card
            lower = card
    return kept


@kernel_within
def distinct(memory: int, moves: int, hand: int, blockers: int, start: int) -> int:
    """:func:`without_neighbours`, where the special cards stand alone.

    A two does only while all five seats hold its suit, the queen of hearts only while the Mighty lives.
    """
    alone = get(memory, MIGHTY) | get(memory, RIGHT_JACK) | get(memory, LEFT_JACK)
    if start & get(memory, MIGHTY):
        alone |= get(memory, QUEEN)
    twos = moves & TWOS
    while twos:
        shift = lowest(twos)
        if get(memory, LANE_HOLDERS + (shift >> 4) * SUBSETS + (start >> shift & LANE)) == EVERYBODY:
            alone |= 1 << shift
        twos &= twos - 1
    return without_neighbours(moves, hand, blockers, alone)


@kernel
def relevant(memory: int, trick: int, left: int, start: int, winner: int) -> int:
    """The lowest card whose rank mattered to who took this full trick; 0 if ranks did not matter.

    They matter if the winner's card is a plain one and beat another of its kind: of its suit, and picture
    card or not as it is. Then the winner's lower neighbours matter as well, for they were not tried.
    """
    if best_of(trick) >= JOKER_LED or winner != best_seat_of(trick):
        return 0
    hand = get(memory, HANDS + winner)
    card = start & ~left & hand
    kind = (LANE << (lowest(card) & 0x30)) & (PICTURES if card & PICTURES else ~PICTURES)
    if start & ~left & kind & ~card == 0:
        return 0
    below = left & kind & (card - 1)
    neighbours, others = below & hand, left & (LANE << (lowest(card) & 0x30)) & (card - 1) & ~hand
    if others:
        neighbours &= -1 << 64 - above(others)
    return neighbours & -neighbours if neighbours else card
