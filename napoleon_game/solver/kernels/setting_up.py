"""A deal taken into memory."""

from numba import int64

from napoleon_game.solver.kernels.cards import (
    EVERYBODY,
    FOLLOWING,
    JOKER,
    JOKER_LED,
    JOKER_PLACE,
    LANE,
    LANES,
    LEFT,
    PICTURES,
    RIGHT,
    SEATS,
    THE_MIGHTY,
    TRUMP,
    WIDTH,
)
from napoleon_game.solver.kernels.machine import WORDS, Words, above, compiled, get, kernel, lowest, put
from napoleon_game.solver.kernels.memory import (
    CODE_HASH,
    DEADLINE_FLAG,
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
    GENERATION,
    HANDS,
    LANE_HASH,
    LANE_HOLDERS,
    LANE_OWNERS,
    LEADER_HASH,
    LEADING,
    LEFT_JACK,
    MIGHTY,
    NEXT_CHECK,
    NODE_LIMIT,
    NODES,
    OWNER,
    QUEEN,
    QUEEN_LANE,
    QUEEN_ROW,
    QUEEN_SEAT,
    RIGHT_JACK,
    ROOT_LEFT,
    ROOT_START,
    ROOT_TRICK,
    SIDE,
    SIDE_CARDS,
    STOP_FLAG,
    STRENGTH,
    STRONGEST,
    STRONGEST_COUNT,
    SUBSETS,
)
from napoleon_game.solver.kernels.remembering import mixed
from napoleon_game.solver.kernels.tricks import lay


@kernel
def fill_lanes(memory: int) -> int:
    """Fill the tables by lane for the hands in memory."""
    everything = 0
    for seat in range(SEATS):
        everything |= get(memory, HANDS + seat)
    mighty, queen = get(memory, MIGHTY), get(memory, QUEEN)
    for row in range(LANES + 1):
        lane = row if row < LANES else get(memory, QUEEN_LANE)
        shift = WIDTH * lane
        cards = everything >> shift & (LANE | JOKER if lane == 0 else LANE)
        hashes, owners = LANE_HASH + row * SUBSETS, LANE_OWNERS + row * SUBSETS
        holders = LANE_HOLDERS + row * SUBSETS
        put(memory, hashes, 0)
        put(memory, owners, 0)
        put(memory, holders, 0)
        subset = cards & -cards
        while subset:
            top = 63 - above(subset)
            rest, card, owner = subset ^ 1 << top, 1 << top + shift, get(memory, OWNER + top + shift)
            kind = 2 if card & PICTURES else 1
            royal = 1 if row == QUEEN_ROW and card == queen else 0
            if card in (mighty, JOKER):
                kind += 4
            elif card in (get(memory, RIGHT_JACK), get(memory, LEFT_JACK)):
                kind += 2
            else:
                kind += royal
            code = get(memory, CODE_HASH + (lane * 8 + owner) * 8 + kind)
            put(memory, hashes + subset, get(memory, hashes + rest) + code)
            if card == JOKER:
                put(memory, owners + subset, get(memory, owners + rest))
                put(memory, holders + subset, get(memory, holders + rest))
            else:
                mark = owner + 1 + 8 * royal
                put(memory, owners + subset, get(memory, owners + rest) >> 4 | mark << 48)
                put(memory, holders + subset, get(memory, holders + rest) | 1 << owner)
            subset = subset - cards & cards
        if cards & 1:
            same_two = mixed(1 << 20 | lane * 8 + get(memory, OWNER + shift))
            subset = cards & -cards
            while subset:
                if subset & 1 and get(memory, holders + subset) == EVERYBODY:
                    put(memory, hashes + subset, get(memory, hashes + subset) + same_two)
                subset = subset - cards & cards
    return 0


@kernel
def fill_strengths(memory: int) -> int:
    """Fill the table of strengths, and the list of the strongest cards."""
    for led in range(LANES + 1):
        for index in range(64):
            card, lane, rank = 1 << index, index >> 4, index & 15
            strength = 0
            if index == JOKER_PLACE:
                strength = JOKER_LED if led == LEADING else 0
            elif card == get(memory, MIGHTY):
                strength = THE_MIGHTY
            elif card == get(memory, RIGHT_JACK):
                strength = RIGHT
            elif card == get(memory, LEFT_JACK):
                strength = LEFT
            elif lane == 0:
                strength = TRUMP + rank
            elif lane == led or led == LEADING:
                strength = FOLLOWING + rank
            put(memory, STRENGTH + led * 64 + index, strength)
    put(memory, STRONGEST, lowest(get(memory, MIGHTY)))
    put(memory, STRONGEST + 1, lowest(get(memory, RIGHT_JACK)))
    put(memory, STRONGEST + 2, lowest(get(memory, LEFT_JACK)))
    put(memory, STRONGEST + 3, JOKER_PLACE)
    count = 4
    for index in range(12, -1, -1):
        if 1 << index != get(memory, MIGHTY) and 1 << index != get(memory, RIGHT_JACK):
            put(memory, STRONGEST + count, index)
            count += 1
    put(memory, STRONGEST_COUNT, count)
    return 0


@kernel
def place(memory: int, deal: Words) -> int:
    """Put a deal into memory, without the tables by lane; returns 0. It takes about a microsecond."""
    left = ours = 0
    for seat in range(SEATS):
        hand = deal[DEAL_HANDS + seat]
        put(memory, HANDS + seat, hand)
        left |= hand
        if deal[DEAL_SIDE] >> seat & 1:
            ours |= hand
        while hand:
            put(memory, OWNER + lowest(hand), seat)
            hand &= hand - 1
    put(memory, SIDE, deal[DEAL_SIDE])
    put(memory, SIDE_CARDS, ours)
    put(memory, FIRST_SIZE, deal[DEAL_FIRST])
    same_order = get(memory, MIGHTY) == deal[DEAL_MIGHTY] and get(memory, RIGHT_JACK) == deal[DEAL_RIGHT]
    put(memory, MIGHTY, deal[DEAL_MIGHTY])
    put(memory, QUEEN, deal[DEAL_QUEEN])
    put(memory, RIGHT_JACK, deal[DEAL_RIGHT])
    put(memory, LEFT_JACK, deal[DEAL_LEFT])
    put(memory, QUEEN_SEAT, get(memory, OWNER + lowest(deal[DEAL_QUEEN])))
    put(memory, QUEEN_LANE, lowest(deal[DEAL_QUEEN]) >> 4)
    if not same_order:
        fill_strengths(memory)
    put(memory, ROOT_START, left)
    table, trick = 0, deal[DEAL_LEADER] << 3
    for number in range(deal[DEAL_PLAYED]):
        card = deal[DEAL_TABLE + number]
        trick = lay(memory, trick, table, card)
        table |= card
    put(memory, ROOT_LEFT, left ^ table)
    put(memory, ROOT_TRICK, trick)
    return 0


@kernel
def take(memory: int, deal: Words) -> int:
    """:func:`place` a deal, for the exact search; returns 0. What the table holds from before stays valid."""
    if get(memory, CODE_HASH) == 0:
        for code in range(256):
            put(memory, CODE_HASH + code, mixed(code + 1))
    place(memory, deal)
    put(memory, GENERATION, get(memory, GENERATION) + 1 & 1)
    salt = mixed(deal[DEAL_SIDE] << 8 | deal[DEAL_FIRST])
    for seat in range(SEATS):
        put(memory, LEADER_HASH + seat, mixed(1 << 16 | seat) ^ salt)
    fill_lanes(memory)
    return 0


@compiled(int64, WORDS, WORDS)
def set_up(block: Words, deal: Words) -> int:
    """:func:`take` a deal into a block; returns 0."""
    return take(block.ctypes.data, deal)


@compiled(int64, WORDS, int64, int64, int64)
def allow(block: Words, nodes: int, stop: int, deadline: int) -> int:
    """Begin to count nodes, up to a limit; ``stop`` and ``deadline`` are addresses of flags."""
    memory = block.ctypes.data
    put(memory, NODES, 0)
    put(memory, NODE_LIMIT, nodes)
    put(memory, NEXT_CHECK, 0)
    put(memory, STOP_FLAG, stop)
    put(memory, DEADLINE_FLAG, deadline)
    return 0
