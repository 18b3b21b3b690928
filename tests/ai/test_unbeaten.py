"""Whether a card can still be beaten: against every way in which the trick can go on."""

import random
from itertools import product

import numpy as np
import pytest

from napoleon_game.ai.advice.unbeaten import stands
from napoleon_game.core.cards import SEATS, Cards
from napoleon_game.core.tricks import judge, playable
from napoleon_game.solver.batch import Worlds, card_bits
from napoleon_game.solver.position import Position
from tests.solver.positions import endgame


def worlds_of(position: Position) -> Worlds:
    bits = card_bits(position.trump)
    hands = [[sum(int(bits[card]) for card in hand) for hand in position.hands]]
    side = sum(1 << seat for seat in position.napoleon_side)
    return Worlds(
        position.trump,
        position.leader,
        position.table,
        position.first_trick,
        np.array(hands, np.int64),
        np.array([side], np.int64),
        np.array([position.captured], np.int64),
    )


def stands_plainly(position: Position, table: Cards, place: int) -> bool:
    """Try every way to fill the trick."""
    later = [(position.leader + step) % SEATS for step in range(len(table), SEATS)]
    choices = [playable(position.hands[seat], table[0], position.trump) for seat in later]
    return all(
        judge((*table, *rest), position.trump, first_trick=position.first_trick).place == place
        for rest in product(*choices)
    )


def compare(seeds: range) -> dict[bool, int]:
    found = {True: 0, False: 0}
    for seed in seeds:
        chance = random.Random(seed)
        position = endgame(chance, chance.randrange(2, 5))
        for card in position.legal:
            table = (*position.table, card)
            for place in range(len(table)):
                expected = stands_plainly(position, table, place)
                assert bool(stands(worlds_of(position), table, place)[0]) is expected, (
                    position,
                    table,
                    place,
                )
                found[expected] += 1
    return found


def test_stands_is_what_every_continuation_says() -> None:
    found = compare(range(150))
    assert min(found.values()) > 80, found


@pytest.mark.slow
def test_stands_is_what_every_continuation_says_in_many_positions() -> None:
    found = compare(range(1000, 7000))
    assert min(found.values()) > 3000, found
