"""The search, compiled by numba: how many picture cards the Napoleon side takes with perfect play.

All of it stands in one file because numba's cache looks at the file of the function it loads and at no other:
a callee changed elsewhere would go unnoticed.

Cards are bits of one int64, in four lanes of 16: the trump suit, the other suit of its colour, the other two.
Within a lane bits 0-7 are the ranks 2-9 and bits 8-12 the picture cards, the stronger the higher: the right
and the left jack stand above the ace of their suit, but below the Mighty. The joker is bit 13 of the trump
lane. ``pack`` makes these numbers; nothing else knows them.

State lives in one block of int64 words, passed by its address: numba makes that as fast as C, while an array
as an argument of a recursive function costs half as much again. The names in capitals below are places in it.

The search asks one question: can the Napoleon side reach its goal? That is to take so many more picture
cards; or, as long as it may still take all 20 without having bid them, so many and not all (R6.2): see
:data:`NOT_ALL`. An answer is an int64: ``WON`` or nothing, together with the cards whose rank mattered for
it; or ``STOPPED``. At the start of a trick answers are kept in a table, for all positions that agree in the
cards that mattered (partition search).

Where a trick stands is one small integer too: see :func:`pack_trick`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import int64, njit, types, uint64
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

Words = NDArray[np.int64]
Deals = NDArray[np.int64]
"""One a row."""
Answers = NDArray[np.int8]
Rows = NDArray[np.int8]

# Numba, held at arm's length ----------------------------------------------------------------------------

_Function = TypeVar("_Function", bound=Callable[..., Any])
_njit: Any = njit
_intrinsic: Any = intrinsic
_code: Any = cgutils
_WORDS: Final = types.Array(types.int64, 1, "C")
_DEALS: Final = types.Array(types.int64, 2, "C")
_ANSWERS: Final = types.Array(types.int8, 1, "C")
_ROWS: Final = types.Array(types.int8, 2, "C")


def compiled(result: Any, *arguments: Any, within: bool = False) -> Callable[[_Function], _Function]:
    """Compile a function of these types now, or load it from the cache; it runs without Python's lock.

    With ``within`` its code becomes a part of the functions that call it.
    """
    signature = result(*arguments)
    options = {"nogil": True, "error_model": "numpy", "forceinline": within}

    def decorate(function: _Function) -> _Function:
        try:
            made = _njit(signature, cache=True, **options)(function)
        except RuntimeError:  # there is no folder to write the cache to
            made = _njit(signature, **options)(function)
        return cast(_Function, made)

    return decorate


def kernel(arguments: int, *, within: bool = False) -> Callable[[_Function], _Function]:
    """A kernel from some integers to an integer."""
    return compiled(int64, *[int64] * arguments, within=within)


def _popcount(context: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    return types.int64(types.int64), lambda _, build, __, given: build.ctpop(given[0])


def _lowest(context: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    return types.int64(types.int64), lambda _, build, __, given: build.cttz(given[0], cgutils.false_bit)


def _above(context: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    return types.int64(types.int64), lambda _, build, __, given: build.ctlz(given[0], cgutils.false_bit)


def _pointer(compiler: Any, build: Any, address: Any, place: Any) -> Any:
    """Pointer to the word at ``place`` of the block at ``address``."""
    word = compiler.get_value_type(types.int64)
    return build.gep(build.inttoptr(address, word.as_pointer()), [place])


def _get(context: Any, address: Any, place: Any) -> Any:  # noqa: ARG001 - numba's signature
    def load(compiler: Any, build: Any, _: Any, given: Any) -> Any:
        return build.load(_pointer(compiler, build, *given))

    return types.int64(types.int64, types.int64), load


def _fetch(context: Any, address: Any, place: Any) -> Any:  # noqa: ARG001 - numba's signature
    def ask(compiler: Any, build: Any, _: Any, given: Any) -> Any:
        byte, flag = _code.ir.IntType(8).as_pointer(), _code.ir.IntType(32)
        kind = _code.ir.FunctionType(_code.ir.VoidType(), (byte, flag, flag, flag))
        asked = _code.get_or_insert_function(build.module, kind, "llvm.prefetch.p0i8")
        where = build.bitcast(_pointer(compiler, build, *given), byte)
        build.call(asked, (where, flag(0), flag(3), flag(1)))  # to read, to be kept, data
        return compiler.get_dummy_value()

    return types.void(types.int64, types.int64), ask


def _put(context: Any, address: Any, place: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    def save(compiler: Any, build: Any, _: Any, given: Any) -> Any:
        build.store(given[2], _pointer(compiler, build, given[0], given[1]))
        return compiler.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), save


popcount: Callable[[int], int] = _intrinsic(_popcount)
"""How many bits are set."""
lowest: Callable[[int], int] = _intrinsic(_lowest)
"""The place of the lowest bit; 64 if there is none."""
above: Callable[[int], int] = _intrinsic(_above)
"""How many places there are above the highest bit; 64 if there is none."""
get: Callable[[int, int], int] = _intrinsic(_get)
"""The word at a place of the block at an address."""
fetch: Callable[[int, int], None] = _intrinsic(_fetch)
"""Have the processor bring a word near that is soon to be read."""
put: Callable[[int, int, int], None] = _intrinsic(_put)
"""Write a word there."""

# Cards as bits ------------------------------------------------------------------------------------------

SEATS: Final = 5
LANES: Final = 4
WIDTH: Final = 16
LANE: Final = 0x1FFF
"""The 13 places of a lane, shifted to the trump lane."""
PICTURES: Final = 0x1F00 | 0x1F00 << 16 | 0x1F00 << 32 | 0x1F00 << 48
TWOS: Final = 1 | 1 << 16 | 1 << 32 | 1 << 48
JOKER_PLACE: Final = 13
JOKER: Final = 1 << JOKER_PLACE

WON: Final = 1 << 62
"""In an answer: the Napoleon side can take what was asked."""
STOPPED: Final = -1
"""Instead of an answer: the search was stopped, and says nothing."""
SHARED: Final = -2
"""See :func:`sure`."""
RELEVANT: Final = WON - 1
"""The part of an answer that says which cards' ranks mattered."""

ALL_PICTURES: Final = 20
NOT_ALL: Final = 32
"""A goal up to here is the number of picture cards to take, or more. A goal above it, less this and less one,
is that too, from 0; but all that are left must not be taken. So a goal less this is what has to be left."""
OTHER_QUESTION: Final = 0x5851F42D4C957F2C
"""Sets the keys of goals above :data:`NOT_ALL` apart in the table."""

# How a card fares in a trick (R5.4): the higher wins.
YOROMEKI: Final = 61
THE_MIGHTY: Final = 60
RIGHT: Final = 50
LEFT: Final = 49
JOKER_LED: Final = 45
TRUMP: Final = 20
"""Added to the place in the lane."""
FOLLOWING: Final = 1
"""The same for a card of the led suit; what neither follows nor trumps counts 0."""

# The deal, as it is handed over: one array of words -----------------------------------------------------

DEAL_HANDS: Final = 0
"""Five words: each seat's cards, with what it has in the trick on the table."""
DEAL_SIDE: Final = 5
"""A bit for each seat of the Napoleon side."""
DEAL_MIGHTY: Final = 6
DEAL_QUEEN: Final = 7
DEAL_RIGHT: Final = 8
DEAL_LEFT: Final = 9
DEAL_FIRST: Final = 10
"""How many cards are in play at the start of the first trick, in which the same two is void; else 0."""
DEAL_LEADER: Final = 11
DEAL_PLAYED: Final = 12
"""How many cards lie on the table."""
DEAL_TABLE: Final = 13
"""Up to four words: those cards, the lead first."""
DEAL_CAPTURED: Final = 17
"""How many picture cards the Napoleon side has taken."""
DEAL_WORDS: Final = 18

# The block of memory ------------------------------------------------------------------------------------

NODES: Final = 0
NODE_LIMIT: Final = 1
NEXT_CHECK: Final = 2
"""The count of nodes at which limit and flags are looked at again."""
STOP_FLAG: Final = 3
"""The address of a word that another thread makes 1 to stop the search."""
DEADLINE_FLAG: Final = 4
"""Another such address."""
SIDE: Final = 5
SIDE_CARDS: Final = 6
MIGHTY: Final = 7
QUEEN: Final = 8
RIGHT_JACK: Final = 9
LEFT_JACK: Final = 10
QUEEN_SEAT: Final = 11
QUEEN_LANE: Final = 12
FIRST_SIZE: Final = 13
GENERATION: Final = 14
BUCKET_MASK: Final = 15
ROOT_LEFT: Final = 16
ROOT_START: Final = 17
ROOT_TRICK: Final = 18
STRONGEST_COUNT: Final = 19
HANDS: Final = 20
LEADER_HASH: Final = 25
STRONGEST: Final = 32
"""Places of the cards that little but those before them beats: the specials, the joker, the other trumps."""
OWNER: Final = 64
"""By place: the seat that holds or held the card."""
STRENGTH: Final = 128
"""By led lane and place: how the card fares in a trick. A row of its own for leads."""
LEADING: Final = 4
"""That row."""
SCRATCH: Final = STRENGTH + 5 * 64
"""For each count of cards left, up to 16 moves with their scores."""
MOVES: Final = 16
CODE_HASH: Final = SCRATCH + 51 * MOVES
LANE_HASH: Final = CODE_HASH + 256
"""By row and cards left in the lane. Rows 0-3 are the lanes; the fifth is the lane of the queen of hearts
while the Mighty lives, when she is a card of her own kind."""
SUBSETS: Final = 1 << 14
QUEEN_ROW: Final = 4
LANE_OWNERS: Final = LANE_HASH + 5 * SUBSETS
"""Likewise: who holds the cards, from the highest down, four bits a card from bit 48 downwards."""
LANE_HOLDERS: Final = LANE_OWNERS + 5 * SUBSETS
"""Likewise: a bit for each seat that holds a card of the suit."""
TABLE: Final = (LANE_HOLDERS + 5 * SUBSETS + 7) // 8 * 8
WAYS: Final = 8
ENTRY: Final = 5
"""Words an entry, beside its key: the owners of the cards that matter in each lane, then :data:`BOUNDS`."""
BOUNDS: Final = 4
"""Of an entry: from bit 0 how many cards from the top matter, a byte a lane; from 32 what the Napoleon side
takes at least, 40 at most, 48 the best card's place + 1, 55 how many cards were left, 61 the generation."""
BUCKET: Final = WAYS * (1 + ENTRY)

EVERYBODY: Final = (1 << SEATS) - 1
CHECK_EVERY: Final = 4096


def block_words(bucket_bits: int) -> int:
    """How many words of memory a search needs, with ``2 ** bucket_bits`` buckets of eight entries."""
    return TABLE + (BUCKET << bucket_bits)


# A trick as an integer ----------------------------------------------------------------------------------


@kernel(5)
def pack_trick(place: int, seat: int, led: int, best: int, best_seat: int) -> int:
    """Where a trick stands: cards that lie there, who is next, the led lane, the best strength, and whose."""
    return place | seat << 3 | led << 6 | best << 8 | best_seat << 14


@kernel(1)
def place_of(trick: int) -> int:
    """How many cards lie on the table."""
    return trick & 7


@kernel(1)
def seat_of(trick: int) -> int:
    """Who is to play."""
    return trick >> 3 & 7


@kernel(1)
def led_of(trick: int) -> int:
    """The lane that was led."""
    return trick >> 6 & 3


@kernel(1)
def best_of(trick: int) -> int:
    """The strength of the best card on the table."""
    return trick >> 8 & 63


@kernel(1)
def best_seat_of(trick: int) -> int:
    """Who played it."""
    return trick >> 14


@kernel(1)
def after(seat: int) -> int:
    """The next seat."""
    return seat + 1 if seat < SEATS - 1 else 0


# Rules --------------------------------------------------------------------------------------------------


@kernel(2)
def playable(hand: int, trick: int) -> int:
    """The cards that may be played (R5.2, R5.3)."""
    if place_of(trick) == 0:
        return hand
    following = hand & (LANE << WIDTH * led_of(trick))
    return following | hand & JOKER if following else hand


@kernel(4)
def lay(memory: int, trick: int, table: int, card: int) -> int:
    """The trick after ``card`` joins the cards of ``table``, judged by R5.4 but for the same two."""
    place, seat, led = place_of(trick), seat_of(trick), led_of(trick)
    best, best_seat = best_of(trick), best_seat_of(trick)
    index = lowest(card)
    if place == 0:
        led = 0 if card == JOKER else index >> 4
        best, best_seat = get(memory, STRENGTH + LEADING * 64 + index), seat
    elif card == get(memory, MIGHTY) and table & get(memory, QUEEN):
        best, best_seat = YOROMEKI, get(memory, QUEEN_SEAT)
    else:
        strength = get(memory, STRENGTH + led * 64 + index)
        if card == get(memory, QUEEN) and table & get(memory, MIGHTY):
            strength = YOROMEKI
        if strength > best:
            best, best_seat = strength, seat
    return pack_trick(place + 1, after(seat), led, best, best_seat)


@kernel(4)
def winner_of(memory: int, trick: int, left: int, start: int) -> int:
    """Who takes a full trick: the seat of the best card, or the same two (R5.4).

    ``left`` are the cards that are left after it, ``start`` those before it.
    """
    table, two = start & ~left, WIDTH * led_of(trick)
    if (
        best_of(trick) < JOKER_LED
        and table >> two & 1
        and not table & ~(LANE << two)
        and popcount(start) != get(memory, FIRST_SIZE)
    ):
        return get(memory, OWNER + two)
    return best_seat_of(trick)


# Which ranks matter -------------------------------------------------------------------------------------


@kernel(3)
def row_of(memory: int, left: int, lane: int) -> int:
    """Where the tables by lane are to be read for ``lane``: see :data:`LANE_HASH`."""
    return QUEEN_ROW if lane == get(memory, QUEEN_LANE) and left & get(memory, MIGHTY) else lane


@kernel(4, within=True)
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


@kernel(5, within=True)
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


@kernel(5)
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


# Goals --------------------------------------------------------------------------------------------------


@kernel(3)
def goal_of(target: int, captured: int, pictures: int) -> int:
    """What has to be reached to win (R6.1, R6.2) with so many picture cards taken and so many left."""
    need = max(0, target - captured)
    if target == ALL_PICTURES or captured + pictures < ALL_PICTURES:
        return need
    return NOT_ALL + 1 + need


@kernel(1)
def plain_goal(goal: int) -> int:
    """A goal above :data:`NOT_ALL` once it is sure that not all can be taken."""
    return goal - NOT_ALL - 1


@kernel(4)
def goal_after(memory: int, goal: int, winner: int, pictures: int) -> int:
    """What of a goal is left once ``winner`` took a trick with so many picture cards.

    The first that go to the other side make all goals plain ones.
    """
    if get(memory, SIDE) >> winner & 1:
        return max(goal - pictures, NOT_ALL + 1) if goal > NOT_ALL else goal - pictures
    return plain_goal(goal) if goal > NOT_ALL and pictures else goal


@kernel(2)
def settled(goal: int, pictures: int) -> int:
    """Whether a goal is reached, 1, or out of reach, 0, with so many picture cards left; else -1."""
    if goal <= 0:
        return 1
    return 0 if goal & NOT_ALL - 1 > pictures else -1


# Answers without search ---------------------------------------------------------------------------------


@kernel(4)
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


@kernel(4)
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


# The table ----------------------------------------------------------------------------------------------


@compiled(int64, uint64)
def mixed(word: Any) -> int:
    """A well-mixed word."""
    word ^= word >> uint64(31)
    word *= uint64(0x7FB5D329728EA185)
    word ^= word >> uint64(27)
    word *= uint64(0x81DADEF4BC2DD44D)
    word ^= word >> uint64(33)
    return int64(word)  # type: ignore[no-any-return]


@kernel(4)
def key_of(memory: int, left: int, leader: int, goal: int) -> int:
    """The key of a position at the start of a trick: how many cards of each kind and suit a seat holds."""
    key = get(memory, LEADER_HASH + leader)
    if goal > NOT_ALL:
        key ^= OTHER_QUESTION
    key += get(memory, LANE_HASH + row_of(memory, left, 0) * SUBSETS + (left & (LANE | JOKER)))
    for lane in range(1, LANES):
        key += get(memory, LANE_HASH + row_of(memory, left, lane) * SUBSETS + (left >> WIDTH * lane & LANE))
    return mixed(key) | 1


@kernel(2)
def bucket_of(memory: int, key: int) -> int:
    """The address, in words, of the bucket for ``key``."""
    return TABLE + (key >> 8 & get(memory, BUCKET_MASK)) * BUCKET


@kernel(3)
def owners_of(memory: int, left: int, lane: int) -> int:
    """Who holds the cards of a lane, from the highest down: see :data:`LANE_OWNERS`."""
    row = row_of(memory, left, lane)
    return get(memory, LANE_OWNERS + row * SUBSETS + (left >> WIDTH * lane & LANE))


@kernel(3, within=True)
def agrees(memory: int, entry: int, left: int) -> int:
    """Whether the cards that mattered for an entry are held here as they were there."""
    bounds = get(memory, entry + BOUNDS)
    for lane in range(LANES):
        count = bounds >> 8 * lane & 15
        if count and (owners_of(memory, left, lane) ^ get(memory, entry + lane)) >> 52 - 4 * count:
            return 0
    return 1


@kernel(4)
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


@kernel(6)
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


# Which card first ---------------------------------------------------------------------------------------


@kernel(3, within=True)
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


@kernel(4)
def note(memory: int, move: int, index: int, score: int) -> int:
    """Write a move and its score into the scratch word ``move``."""
    put(memory, move, (score + 256) << 6 | 63 - index)
    return move + 1


@kernel(4)
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


@kernel(5)
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


@kernel(3)
def prefer(memory: int, first: int, index: int) -> int:
    """Put the card at ``index`` before all others, if it is among the moves that begin at ``first``."""
    move = first
    while get(memory, move) & 63 != 63 - index:
        move += 1
    put(memory, move, get(memory, move) | 1 << 20)
    return move


@kernel(3, within=True)
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


# The search ---------------------------------------------------------------------------------------------


@kernel(1)
def must_stop(memory: int) -> int:
    """Whether a limit is reached or a flag is set; looks once in a few thousand nodes."""
    nodes = get(memory, NODES)
    if nodes < get(memory, NEXT_CHECK):
        return 0
    put(memory, NEXT_CHECK, min(nodes + CHECK_EVERY, get(memory, NODE_LIMIT)))
    if nodes >= get(memory, NODE_LIMIT):
        return 1
    return get(get(memory, STOP_FLAG), 0) | get(get(memory, DEADLINE_FLAG), 0)


@kernel(5)
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


# Questions ----------------------------------------------------------------------------------------------


@kernel(1)
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
            same_two = mixed(uint64(1 << 20 | lane * 8 + get(memory, OWNER + shift)))
            subset = cards & -cards
            while subset:
                if subset & 1 and get(memory, holders + subset) == EVERYBODY:
                    put(memory, hashes + subset, get(memory, hashes + subset) + same_two)
                subset = subset - cards & cards
    return 0


@kernel(1)
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


@compiled(int64, int64, _WORDS)
def take(memory: int, deal: Words) -> int:
    """Take a deal into memory; returns 0. What the table holds from deals before stays valid."""
    if get(memory, CODE_HASH) == 0:
        for code in range(256):
            put(memory, CODE_HASH + code, mixed(uint64(code + 1)))
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
    put(memory, GENERATION, get(memory, GENERATION) + 1 & 1)
    same_trump = get(memory, MIGHTY) == deal[DEAL_MIGHTY] and get(memory, RIGHT_JACK) == deal[DEAL_RIGHT]
    put(memory, MIGHTY, deal[DEAL_MIGHTY])
    put(memory, QUEEN, deal[DEAL_QUEEN])
    put(memory, RIGHT_JACK, deal[DEAL_RIGHT])
    put(memory, LEFT_JACK, deal[DEAL_LEFT])
    put(memory, QUEEN_SEAT, get(memory, OWNER + lowest(deal[DEAL_QUEEN])))
    put(memory, QUEEN_LANE, lowest(deal[DEAL_QUEEN]) >> 4)
    salt = mixed(uint64(deal[DEAL_SIDE] << 8 | deal[DEAL_FIRST]))
    for seat in range(SEATS):
        put(memory, LEADER_HASH + seat, mixed(uint64(1 << 16 | seat)) ^ salt)
    if not same_trump:
        fill_strengths(memory)
    fill_lanes(memory)
    put(memory, ROOT_START, left)
    table, trick = 0, deal[DEAL_LEADER] << 3
    for place in range(deal[DEAL_PLAYED]):
        card = deal[DEAL_TABLE + place]
        trick = lay(memory, trick, table, card)
        table |= card
    put(memory, ROOT_LEFT, left ^ table)
    put(memory, ROOT_TRICK, trick)
    return 0


@compiled(int64, _WORDS, _WORDS)
def set_up(block: Words, deal: Words) -> int:
    """:func:`take` a deal into a block; returns 0."""
    return take(block.ctypes.data, deal)


@compiled(int64, _WORDS, int64, int64, int64)
def allow(block: Words, nodes: int, stop: int, deadline: int) -> int:
    """Begin to count nodes, up to a limit; ``stop`` and ``deadline`` are addresses of flags."""
    memory = block.ctypes.data
    put(memory, NODES, 0)
    put(memory, NODE_LIMIT, nodes)
    put(memory, NEXT_CHECK, 0)
    put(memory, STOP_FLAG, stop)
    put(memory, DEADLINE_FLAG, deadline)
    return 0


@kernel(1)
def greedy(memory: int) -> int:
    """Picture cards that the Napoleon side takes from here if all play the card they would try first.

    Right in a third of the plausible deals and near in most: where to begin to look for the value.
    """
    left, start, trick = get(memory, ROOT_LEFT), get(memory, ROOT_START), get(memory, ROOT_TRICK)
    taken = 0
    while left:
        hand, first = get(memory, HANDS + seat_of(trick)) & left, SCRATCH + popcount(left) * MOVES
        if place_of(trick) == 0:
            count = order_leads(memory, left, seat_of(trick), hand)
        else:
            count = order_follows(memory, left, trick, start & ~left, playable(hand, trick))
        card = 1 << pick(memory, first, first + count)
        trick = lay(memory, trick, start & ~left, card)
        left ^= card
        if place_of(trick) == SEATS:
            winner = winner_of(memory, trick, left, start)
            if get(memory, SIDE) >> winner & 1:
                taken += popcount(start & ~left & PICTURES)
            trick, start = winner << 3, left
    return taken


@kernel(2)
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


@kernel(3)
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


@kernel(3)
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


@compiled(int64, _WORDS, int64)
def reachable(block: Words, goal: int) -> int:
    """:func:`reaches` for the deal that was set up."""
    return reaches(block.ctypes.data, goal)


@compiled(int64, _WORDS)
def value(block: Words) -> int:
    """:func:`value_of` for the deal that was set up, before any card."""
    return value_of(block.ctypes.data, 0, greedy(block.ctypes.data))


@compiled(int64, int64, _ANSWERS, int64)
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


@compiled(int64, _WORDS, _ANSWERS, int64)
def moves(block: Words, results: Answers, goal: int) -> int:
    """:func:`moves_into` for the deal that was set up."""
    return moves_into(block.ctypes.data, results, goal)


@compiled(int64, _WORDS, _DEALS, int64, int64, _ROWS)
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
