"""The quick look at deals: exact where it sees the end, and what it says it is where it does not."""

import random

import numpy as np
import pytest

from napoleon_game.ai.search import quick
from napoleon_game.core.cards import SEATS, Cards, pictures
from napoleon_game.core.tricks import judge, playable
from napoleon_game.solver.api import solve
from napoleon_game.solver.position import Position
from tests.solver.positions import endgame
from tests.solver.support import whole_deal
from tests.solver.test_batch import redealt, worlds_of

ANY = 12
"""A target that says nothing: with the whole margin every value lies within it."""


def quick_value(position: Position, tricks: int) -> int:
    return int(quick.values(worlds_of([position]), tricks, ANY)[0])


@pytest.mark.parametrize("size", [1, 2, 3])
def test_with_enough_tricks_it_is_exact(size: int) -> None:
    chance = random.Random(size)
    for _ in range(150):
        position = endgame(chance, size)
        assert quick_value(position, size) == solve(position).value
        values = quick.move_values(worlds_of([position]), position.legal, size, ANY)[0]
        assert dict(zip(position.legal, values.tolist(), strict=True)) == solve(position).moves


def reference(position: Position, tricks: int) -> int:
    """Plain minimax over so many tricks; from there each seat plays on as the playout has it."""
    hands, table = position.hands, position.table
    if not table and not hands[position.leader]:
        return position.captured
    if not table and tricks == 0:
        return quick_value(position, 0)
    moves = playable(hands[position.turn], table[0] if table else None, position.trump)
    best = max if position.turn in position.napoleon_side else min
    return best(after(position, card, tricks) for card in moves)


def after(position: Position, card: object, tricks: int) -> int:
    turn = position.turn
    rest: list[Cards] = list(position.hands)
    rest[turn] = tuple(held for held in rest[turn] if held is not card)
    table = (*position.table, next(held for held in position.hands[turn] if held is card))
    side, captured, trump = position.napoleon_side, position.captured, position.trump
    if len(table) < SEATS:
        moved = Position(tuple(rest), trump, side, position.leader, table, position.first_trick, captured)
        return reference(moved, tricks)
    winner = (position.leader + judge(table, trump, first_trick=position.first_trick).place) % SEATS
    captured += pictures(table) if winner in side else 0
    if not rest[winner]:
        return captured
    return reference(Position(tuple(rest), trump, side, winner, (), False, captured), tricks - 1)


@pytest.mark.parametrize(("size", "tricks", "count"), [(3, 1, 40), (4, 1, 12), (4, 2, 3)])
def test_it_searches_so_many_tricks_and_plays_out_the_rest(size: int, tricks: int, count: int) -> None:
    chance = random.Random(100 * size + tricks)
    for _ in range(count):
        position = endgame(chance, size)
        assert quick_value(position, tricks) == reference(position, tricks)


def test_a_narrow_margin_changes_nothing_that_matters() -> None:
    """Within the margin values are the same; what lies farther off is told as so far off."""
    chance, near = random.Random(3), 0
    for number in range(12):
        worlds = worlds_of(redealt(whole_deal(number, 6), chance, 4))
        for target in (8, 11, 14, 17):
            full, narrow = (quick.values(worlds, 1, target, margin) for margin in (20, 1))
            assert narrow.tolist() == full.clip(target - 2, target + 1).tolist()
            near += int((abs(full - target + 0.5) < 1).sum())
    assert near > 10


def test_what_comes_of_each_card_is_the_value_after_it() -> None:
    """Whatever was looked at before, and with a narrow margin too."""
    chance = random.Random(5)
    for number in range(4):
        position = whole_deal(number, 7)
        worlds = worlds_of([position, *redealt(position, chance, 5)])
        found = quick.move_values(worlds, position.legal, 2, ANY)
        narrow = quick.move_values(worlds, position.legal, 2, ANY, 1)
        assert narrow.tolist() == found.clip(ANY - 2, ANY + 1).tolist()
        ours = worlds.sides >> position.turn & 1
        best = np.where(ours, found.max(axis=1), found.min(axis=1))
        assert best.tolist() == quick.values(worlds, 2, ANY).tolist()


def test_many_deals_at_once_are_the_same_as_one_by_one_and_in_bounds() -> None:
    chance = random.Random(9)
    positions = redealt(whole_deal(4, 8), chance, 30)
    together = quick.values(worlds_of(positions), 1, ANY)
    assert together.tolist() == [quick_value(position, 1) for position in positions]
    least = np.array([position.captured for position in positions])
    most = least + np.array([position.pictures_left for position in positions])
    assert ((least <= together) & (together <= most)).all()
