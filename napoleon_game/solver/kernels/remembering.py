"""The table of answers, for all positions that agree in the cards that mattered (partition search)."""

from typing import Any, Final

from numba import int64, uint64

from napoleon_game.solver.kernels.alike import row_of
from napoleon_game.solver.kernels.cards import JOKER, LANE, LANES, PICTURES, WIDTH
from napoleon_game.solver.kernels.goals import NOT_ALL, WON
from napoleon_game.solver.kernels.machine import get, kernel, kernel_within, lowest, popcount, put
from napoleon_game.solver.kernels.memory import (
    BOUNDS,
    BUCKET,
    BUCKET_MASK,
    ENTRY,
    GENERATION,
    LANE_HASH,
    LANE_OWNERS,
    LEADER_HASH,
    SUBSETS,
    TABLE,
    WAYS,
)

OTHER_QUESTION: Final = 0x5851F42D4C957F2C
"""Sets the keys of goals above :data:`NOT_ALL` apart in the table."""


@kernel
def mixed(number: Any) -> int:
    """A well-mixed word."""
    word = uint64(number)
    word ^= word >> uint64(31)
    word *= uint64(0x7FB5D329728EA185)
    word ^= word >> uint64(27)
    word *= uint64(0x81DADEF4BC2DD44D)
    word ^= word >> uint64(33)
    return int64(word)  # type: ignore[no-any-return]


@kernel
def key_of(memory: int, left: int, leader: int, goal: int) -> int:
    """The key of a position at the start of a trick: how many cards of each kind and suit a seat holds."""
    key = get(memory, LEADER_HASH + leader)
    if goal > NOT_ALL:
        key ^= OTHER_QUESTION
    key += get(memory, LANE_HASH + row_of(memory, left, 0) * SUBSETS + (left & (LANE | JOKER)))
    for lane in range(1, LANES):
        key += get(memory, LANE_HASH + row_of(memory, left, lane) * SUBSETS + (left >> WIDTH * lane & LANE))
    return mixed(key) | 1


@kernel
def bucket_of(memory: int, key: int) -> int:
    """The address, in words, of the bucket for ``key``."""
    return TABLE + (key >> 8 & get(memory, BUCKET_MASK)) * BUCKET


@kernel
def owners_of(memory: int, left: int, lane: int) -> int:
    """Who holds the cards of a lane, from the highest down: see :data:`LANE_OWNERS`."""
    row = row_of(memory, left, lane)
    return get(memory, LANE_OWNERS + row * SUBSETS + (left >> WIDTH * lane & LANE))


@kernel_within
def agrees(memory: int, entry: int, left: int) -> int:
    """Whether the cards that mattered for an entry are held here as they were there."""
    bounds = get(memory, entry + BOUNDS)
    for lane in range(LANES):
        count = bounds >> 8 * lane & 15
        if count and (owners_of(memory, left, lane) ^ get(memory, entry + lane)) >> 52 - 4 * count:
            return 0
    return 1


@kernel
def recall(memory: int, left: int, key: int, goal: int) -> int:
    """The answer the table has; otherwise -2 less the place of the card that was best before, -1 if none."""
    bucket, hint, need = bucket_of(memory, key), -1, goal & NOT_ALL - 1
    for way in range(WAYS):
        if get(memory, bucket + way) != key:
            continue
        entry = bucket + WAYS + way * ENTRY
        bounds = get(memory, entry + BOUNDS)
        least, most = bounds >> 32 & 31, bounds >> 40 & 31
        answers = least >= need or most < need
        if (not answers and hint >= 0) or not agrees(memory, entry, left):
            continue
        if not answers:
            hint = (bounds >> 48 & 127) - 1
            continue
        matters = 0
        for lane in range(LANES):
            count = bounds >> 8 * lane & 15
            if count:
                cards = left >> WIDTH * lane & LANE
                for _ in range(popcount(cards) - count):
                    cards &= cards - 1
                matters |= (cards & -cards) << WIDTH * lane
        return matters | WON if least >= need else matters
    return -2 - hint


@kernel
def remember(memory: int, left: int, key: int, goal: int, answer: int, best: int) -> int:
    """Keep an answer, with the place of the ``best`` card (-1 for none).

    It joins the entry with the same key and cards that matter; else it takes the place of the one with the
    fewest cards left, one of an earlier generation first.
    """
    bucket, counts = bucket_of(memory, key), 0
    owners0 = owners1 = owners2 = owners3 = 0
    for lane in range(LANES):
        matters = answer >> WIDTH * lane & LANE
        if matters:
            count = popcount((left >> WIDTH * lane & LANE) >> lowest(matters))
            counts |= count << 8 * lane
            owners = owners_of(memory, left, lane) >> 52 - 4 * count << 52 - 4 * count
            if lane == 0:
                owners0 = owners
            elif lane == 1:
                owners1 = owners
            elif lane == 2:
                owners2 = owners
            else:
                owners3 = owners
    generation, chosen, worst, found = get(memory, GENERATION), 0, 1 << 8, False
    for way in range(WAYS):
        entry = bucket + WAYS + way * ENTRY
        bounds, kept = get(memory, entry + BOUNDS), get(memory, bucket + way)
        if (
            kept == key
            and bounds & 0xFFFFFFFF == counts
            and get(memory, entry) == owners0
            and get(memory, entry + 1) == owners1
            and get(memory, entry + 2) == owners2
            and get(memory, entry + 3) == owners3
        ):
            chosen, found = way, True
            break
        worth = 0
        if kept:
            worth = (bounds >> 55 & 63) + (64 if bounds >> 61 == generation else 0)
        if worth < worst:
            chosen, worst = way, worth
    entry = bucket + WAYS + chosen * ENTRY
    least, most, move, need = 0, popcount(left & PICTURES), 0, goal & NOT_ALL - 1
    if found:
        bounds = get(memory, entry + BOUNDS)
        least, most, move = bounds >> 32 & 31, bounds >> 40 & 31, bounds >> 48 & 127
    else:
        put(memory, bucket + chosen, key)
        put(memory, entry, owners0)
        put(memory, entry + 1, owners1)
        put(memory, entry + 2, owners2)
        put(memory, entry + 3, owners3)
    if answer & WON:
        least = max(least, need)
    else:
        most = min(most, need - 1)
    if best >= 0:
        move = best + 1
    bounds = counts | least << 32 | most << 40 | move << 48 | popcount(left) << 55 | generation << 61
    put(memory, entry + BOUNDS, bounds)
    return 0
