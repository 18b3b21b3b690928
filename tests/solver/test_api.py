"""Questions about states of play."""

import pytest

from napoleon_game.ai.registry import make_player
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import PACK, Card, Suit, parse_cards
from napoleon_game.core.engine import legal, step
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.solver import kernels
from napoleon_game.solver.api import (
    Position,
    can_reach,
    moves_reaching,
    position_of,
    solve,
    value,
)
from napoleon_game.solver.errors import PositionError
from napoleon_game.solver.kernels import cards as card_bits
from napoleon_game.solver.pack import JOKER_PLACE, LANE_WIDTH, cards_at, layout, pack
from tests.support import bot_states


def endings(seed: str, cards: int) -> list[State]:
    """The states of a deal by rule players with so few cards left."""
    return [
        state
        for state in bot_states(seed, make_player("rules"))
        if state.public.phase is Phase.PLAY and max(map(len, state.hands)) <= cards
    ]


def test_perfect_play_ends_with_the_value() -> None:
    """From any point, playing a best card each time ends with what was said at first."""
    for deal in range(6):
        for state in endings(f"api {deal}", 6)[::4]:
            promised = value(state)
            while state.public.turn is not None:
                moves = solve(state).moves
                assert list(moves) == [action.card for action in legal(state) if isinstance(action, PlayCard)]
                best = next(card for card, reached in moves.items() if reached == promised)
                state, _ = step(state, PlayCard(state.public.turn, best))
            assert state.public.final is not None
            assert state.public.final.result.napoleon_side == promised


def test_no_card_helps_the_side_that_plays_it() -> None:
    """A card leads to what the state after it is worth, and none betters the value."""
    for deal in range(6, 10):
        for state in endings(f"api {deal}", 5)[::3]:
            solution, turn = solve(state), state.public.turn
            assert turn is not None
            for card, reached in solution.moves.items():
                after, _ = step(state, PlayCard(turn, card))
                final = after.public.final
                assert reached == (value(after) if final is None else final.result.napoleon_side)
                assert (reached <= solution.value) or turn not in position_of(state).napoleon_side


def test_targets_already_reached_and_out_of_reach() -> None:
    state = endings("api 11", 3)[0]
    assert can_reach(state, 0)
    assert not can_reach(state, 21)
    assert set(moves_reaching(state, 0).values()) == {True}
    assert set(moves_reaching(state, 21).values()) == {False}


def test_only_play_can_be_solved() -> None:
    states = bot_states("api 12", make_player("rules"))
    for state in states:
        if state.public.phase is not Phase.PLAY:
            with pytest.raises(PositionError, match=f"in the {state.public.phase.value} phase"):
                solve(state)


def hands(text: str) -> tuple[tuple[Card, ...], ...]:
    """Five hands separated by bars."""
    return tuple(parse_cards(hand) for hand in text.split("|"))


@pytest.mark.parametrize(
    ("cards", "leader", "table", "side", "message"),
    [
        ("SA|SK|SQ|SJ", 0, "", {0}, "5 seats"),
        ("SA|SK|SQ|SJ|ST", 5, "", {0}, "5 seats"),
        ("SA|SK|SQ|SJ|SA", 0, "", {0}, "twice"),
        ("SA|SK|SQ|SJ|ST S9", 0, "", {0}, "1 to 10"),
        ("||||", 0, "", {0}, "1 to 10"),
        ("||||", 0, "SA SK SQ SJ ST", {0}, "over"),
        ("SA|SK|SQ|SJ|ST", 0, "", set(), "one or two"),
        ("SA|SK|SQ|SJ|ST", 0, "", {0, 1, 2}, "one or two"),
        ("SA|SK|SQ|SJ|ST", 0, "", {7}, "one or two"),
    ],
)
def test_positions_that_cannot_be(cards: str, leader: int, table: str, side: set[int], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        Position(hands(cards), Suit.SPADES, frozenset(side), leader, parse_cards(table))


@pytest.mark.parametrize("trump", Suit)
def test_every_card_has_its_place(trump: Suit) -> None:
    assert sorted(cards_at(trump)) == sorted(layout(trump))
    assert [cards_at(trump)[place] for place in layout(trump)] == list(PACK)
    assert max(layout(trump)) < 62
    for card, place in zip(PACK, layout(trump), strict=True):
        assert card.is_picture == bool(card_bits.PICTURES >> place & 1)
        assert (card.rank == 2) == (place % LANE_WIDTH == 0)


def test_pack_and_kernels_mean_the_same() -> None:
    assert LANE_WIDTH == card_bits.WIDTH
    assert JOKER_PLACE == card_bits.JOKER_PLACE
    position = Position(hands("SA|SK|SQ|SJ|ST"), Suit.SPADES, frozenset((0, 2)), 3)
    deal = pack(position)
    assert len(deal) == kernels.DEAL_WORDS
    assert deal[kernels.DEAL_SIDE] == 0b101
    assert deal[kernels.DEAL_LEADER] == 3
