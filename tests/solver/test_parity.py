"""The fast solver against the plain one, on positions in which the special cards meet."""

import random
from collections import Counter

import pytest

from napoleon_game.core.cards import JOKER, MIGHTY, SEATS, YOROMEKI_QUEEN, Suit, left_jack, right_jack
from napoleon_game.core.tricks import WonBy, judge
from napoleon_game.solver.api import can_reach, moves_reaching, solve, value
from napoleon_game.solver.position import Position
from napoleon_game.solver.reference import reference_moves, reference_value
from tests.solver.positions import endgame


def agree(position: Position) -> None:
    """All questions have the plain solver's answers."""
    expected = reference_moves(position)
    best = max if position.turn in position.napoleon_side else min
    worth = best(expected.values())
    solution = solve(position)
    assert list(solution.moves.items()) == list(expected.items()), position
    assert solution.value == worth, position
    assert value(position) == worth, position
    for target in (worth, worth + 1):
        assert can_reach(position, target) == (target <= worth), position
        reaching = {card: target <= reached for card, reached in expected.items()}
        assert moves_reaching(position, target) == reaching, position


def count(seen: Counter[str], position: Position) -> None:
    """Note what a position has in it."""
    cards = {card for hand in position.whole_hands for card in hand}
    specials = {
        "joker": JOKER,
        "mighty": MIGHTY,
        "queen": YOROMEKI_QUEEN,
        "right jack": right_jack(position.trump),
        "left jack": left_jack(position.trump),
    }
    seen.update(name for name, card in specials.items() if card in cards)
    seen["mighty and queen"] += MIGHTY in cards and YOROMEKI_QUEEN in cards
    seen[f"place {len(position.table)}"] += 1
    seen["first trick"] += position.first_trick
    seen["napoleon to move"] += position.turn in position.napoleon_side
    seen["ally to move"] += position.turn not in position.napoleon_side
    seen["alone"] += len(position.napoleon_side) == 1
    for suit in Suit:
        held = all(any(card.suit is suit for card in hand) for hand in position.whole_hands)
        seen["same two"] += held and any(card.suit is suit and card.rank == 2 for card in cards)


@pytest.mark.parametrize(("size", "positions"), [(1, 100), (2, 200), (3, 100), (4, 40)])
def test_all_questions_have_the_plain_answer(size: int, positions: int) -> None:
    chance, seen = random.Random(f"parity {size}"), Counter[str]()
    for _ in range(positions):
        position = endgame(chance, size)
        count(seen, position)
        agree(position)
    assert len(seen) == 16
    assert min(seen.values()) >= positions // 40, seen


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_20000_positions(part: int) -> None:
    chance = random.Random(f"many {part}")
    for number in range(1000):
        size = 5 if number % 100 == 0 else chance.choice((1, 2, 2, 3, 3, 3, 4))
        agree(endgame(chance, size))


def test_the_plain_solver_plays_the_rules() -> None:
    chance, ways = random.Random("plain"), Counter[WonBy]()
    for _ in range(300):
        position = endgame(chance, 1)
        if len(position.table) < SEATS - 1:
            continue
        table = (*position.table, *position.legal)
        verdict = judge(table, position.trump, first_trick=position.first_trick)
        winner = (position.leader + verdict.place) % SEATS
        gain = position.pictures_left if winner in position.napoleon_side else 0
        assert reference_value(position) == position.captured + gain
        ways[verdict.won_by] += 1
    assert len(ways) >= 6
