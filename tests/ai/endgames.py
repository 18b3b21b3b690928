"""Late moments of deals, and all deals that fit what the seat to play has seen of them: the plain way."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from itertools import count as counting

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import PACK, SEATS, Card, Cards
from napoleon_game.core.engine import legal
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.tricks import led_suit
from napoleon_game.solver.api import winning_moves
from napoleon_game.solver.position import Position
from tests.support import bot_states

_MOST = 60
"""Deals that fit: more are not tried out one by one."""
_KNOWN = (
    14,
    72,
    91,
    8,
    368,
    53,
    62,
    90,
    152,
    160,
    162,
    189,
    209,
    266,
    273,
    293,
    390,
    393,
    2,
    17,
    18,
    28,
    37,
    46,
    49,
    52,
    58,
    64,
    65,
    68,
    74,
    77,
    78,
    80,
    92,
    101,
    108,
    112,
    115,
    116,
    118,
    122,
    125,
    127,
    130,
    146,
    148,
    149,
    153,
    156,
    158,
    164,
    166,
    167,
    174,
    176,
    179,
    181,
    190,
    191,
    192,
    206,
    214,
    217,
    219,
    220,
    221,
    233,
    234,
    235,
    238,
    239,
    243,
    245,
    248,
    249,
    250,
    251,
    253,
    255,
    256,
    261,
)


def late_moments(seed: str, rules: RuleSet | None = None) -> Iterator[State]:
    """The moments of a deal's last four tricks at which there is a choice, the last first."""
    for state in reversed(bot_states(seed, RulesPlayer(), rules)):
        public = state.public
        if public.phase is Phase.PLAY and len(public.tricks) >= 6 and len(legal(state)) > 1:
            yield state


def fitting_positions(state: State, most: int) -> list[Position] | None:
    """Every position that fits what the seat to play has seen; ``None`` if there are more than ``most``."""
    public, turn = state.public, state.public.turn
    assert turn is not None
    assert public.trick is not None
    seen = observe(state, turn)
    known = {*seen.hand, *(seen.discards or ())}
    voids: list[set[object]] = [set() for _ in range(SEATS)]
    for trick in (*public.tricks, public.trick):
        known.update(trick.cards)
        for place, card in enumerate(trick.cards):
            led = led_suit(trick.cards[0], public.bid.trump)
            if card.suit not in (led, None):
                voids[trick.seat_at(place)].add(led)
    unseen = tuple(card for card in PACK if card not in known)
    others = [seat for seat in range(SEATS) if seat != turn]
    found: list[dict[int, Cards]] = []
    sizes = seen.hand_sizes

    def able(seat: int, left: Cards) -> Cards:
        return tuple(card for card in left if card.suit not in voids[seat])

    def deal(seats: list[int], left: Cards, hands: dict[int, Cards]) -> bool:
        """Deal to ``seats``, who has least to choose from first; whether no more than ``most`` were found."""
        if not seats:
            found.append(hands)
            return len(found) <= most
        spare = {seat: len(able(seat, left)) - sizes[seat] for seat in seats}
        seat = min(seats, key=lambda one: spare[one])
        if spare[seat] < 0:
            return True
        later = [other for other in seats if other != seat]
        for hand in combinations(able(seat, left), sizes[seat]):
            rest = tuple(card for card in left if card not in hand)
            if not deal(later, rest, {**hands, seat: hand}):
                return False
        return True

    if not deal(others, unseen, {turn: seen.hand}):
        return None
    return [_position(state, hands) for hands in found]


def _position(state: State, hands: dict[int, Cards]) -> Position:
    public, turn = state.public, state.public.turn
    assert public.contract is not None
    assert public.trick is not None
    assert turn is not None
    side = {public.contract.napoleon}
    played = {card: t.seat_at(p) for t in (*public.tricks, public.trick) for p, card in enumerate(t.cards)}
    named = public.adjutant_card
    assert named is not None
    if named in played:
        side.add(played[named])
    else:
        side.update(seat for seat, hand in hands.items() if named in hand)
    return Position(
        tuple(hands[seat] for seat in range(SEATS)),
        public.bid.trump,
        frozenset(side),
        public.trick.leader,
        public.trick.cards,
        not public.tricks,
        sum(public.captured[seat] for seat in side),
    )


def decided(state: State, most: int) -> dict[Card, bool] | None:
    """For each card that may be played whether its side wins with it, where that is so in all deals that fit.

    ``None`` where one card wins in one of them and loses in another, or there are more than ``most``.
    """
    positions = fitting_positions(state, most)
    turn = state.public.turn
    if positions is None:
        return None
    ends: dict[Card, bool] | None = None
    for position in positions:
        for_napoleon = turn in position.napoleon_side
        moves = winning_moves(position, state.public.bid.target)
        here = {card: won is for_napoleon for card, won in moves.items()}
        if ends is not None and here != ends:
            return None
        ends = here
    return ends


@cache
def decided_endgames(count: int, with_a_choice: int) -> tuple[tuple[State, dict[Card, bool]], ...]:
    """So many moments whose end is certain for each card, in so many of which the card matters.

    For a hundred, only deals that are known to have such moments are looked at, which saves time.
    """
    found: list[tuple[State, dict[Card, bool]]] = []
    chosen = 0
    for number in _KNOWN if count <= 100 else counting():
        for state in late_moments(f"decided {number}"):
            ends = decided(state, _MOST)
            if ends is None:
                continue
            matters = len(set(ends.values())) > 1
            if not matters and len(found) - chosen == count - with_a_choice:
                continue
            found.append((state, ends))
            chosen += matters
            if len(found) == count:
                return tuple(found)
    raise AssertionError("there are always more")
