"""Golden counts: how many ways a deal can be played on from some endgames, by the number of cards played.

A slip in what is legal, in who leads next or in who wins changes these figures. Each is also counted a second
time by the independent reading of the rules.
"""

import pytest

from napoleon_game.core.cards import SEATS
from napoleon_game.core.engine import legal, step
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from tests import independent
from tests.support import begin, deal_with, name_and_discard, play

DEAL = deal_with(
    {
        0: "SK SQ S3 HA HK D4 D5 C6 CA C9",
        1: "SA HQ H3 H4 D6 D7 D8 C7 C8 S4",
        2: "SJ H5 H6 DA DK D9 CK CQ S5 S6",
        3: "JK CJ H7 H8 HJ DQ DJ CT S7 S8",
        4: "S2 ST S9 H9 HT DT C3 C4 C5 D3",
    },
    kitty="H2 D2 C2",
)
TRICKS = (
    "SK S4 S5 S7 S2",
    "HA H3 H5 H7 H9",
    "HK H4 H6 H8 HT",
    "D4 D6 DK DJ D3",
    "CK CT C3 C6 C7",
    "D9 DQ DT D5 D7",
)
"""Six tricks: then seat 3 leads from S8 HJ CJ JK, and Mighty, ♥Q, jacks and trumps are all out."""

QUEEN_OUT = "HJ C4 C9 HQ CQ"
JOKER_OUT = "JK S9 S3 SA S6"


def endgame(*tricks: str) -> State:
    """Seat 0 is Napoleon with spades; these tricks are over."""
    state, _ = name_and_discard(begin(DEAL, "S14 - - - -"), "SA", "H2 D2 C2")
    for trick in tricks:
        state, _ = play(state, trick)
    return state


def perft(state: State, depth: int) -> int:
    """How many ways there are to play ``depth`` more cards."""
    if depth == 0 or state.public.phase is not Phase.PLAY:
        return 1
    actions = legal(state)
    if depth == 1:
        return len(actions)
    return sum(perft(step(state, action)[0], depth - 1) for action in actions)


def second_count(
    hands: list[list[str]], trick: list[str], leader: int, number: int, trump: str, depth: int
) -> int:
    """The same by the second reading of the rules."""
    if len(trick) == SEATS:
        leader = (leader + independent.trick_winner(trick, trump, number)) % SEATS
        return second_count(hands, [], leader, number + 1, trump, depth)
    seat = (leader + len(trick)) % SEATS
    if depth == 0 or not hands[seat]:
        return 1
    total = 0
    for card in independent.may_play(hands[seat], trick, trump):
        rest = [[held for held in hand if held != card] for hand in hands]
        total += second_count(rest, [*trick, card], leader, number, trump, depth - 1)
    return total


@pytest.mark.parametrize(
    ("tricks", "depth", "golden"),
    [
        ((), 4, 192),
        (TRICKS, 5, 84),
        (TRICKS, 10, 3238),
        ((*TRICKS, QUEEN_OUT), 5, 49),
        ((*TRICKS, QUEEN_OUT), 10, 472),
        ((*TRICKS, QUEEN_OUT), 15, 472),
        ((*TRICKS, JOKER_OUT), 15, 448),
    ],
)
def test_golden_counts(tricks: tuple[str, ...], depth: int, golden: int) -> None:
    state = endgame(*tricks)
    assert perft(state, depth) == golden
    hands = [[card.code for card in hand] for hand in state.hands]
    assert state.public.turn is not None
    assert second_count(hands, [], state.public.turn, len(tricks), "S", depth) == golden
