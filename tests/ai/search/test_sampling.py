"""Deals by chance: every one possible, each as likely as the product of its weights."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from napoleon_game.ai.search import sampling


def drawn(weights: NDArray[np.float64], room: list[int], seed: int, deals: int) -> NDArray[np.int8] | None:
    places = np.full((deals, len(weights)), -1, np.int8)
    found = sampling.sample(weights, np.array(room, np.int64), seed, deals, places)
    return places if found else None


def likely(weights: NDArray[np.float64], room: list[int]) -> dict[tuple[int, ...], float]:
    """The chance of each arrangement, by trying them all."""
    places = [place for place, count in enumerate(room) for _ in range(count)]
    found = {
        arrangement: float(np.prod([weights[card, place] for card, place in enumerate(arrangement)]))
        for arrangement in set(permutations(places))
    }
    total = sum(found.values())
    return {arrangement: chance / total for arrangement, chance in found.items() if chance}


@pytest.mark.parametrize(
    ("rows", "room"),
    [
        ([[1, 1], [1, 1], [1, 1], [1, 1]], [2, 2]),
        ([[1, 2, 0], [1, 1, 1], [3, 1, 1], [1, 0, 1]], [2, 1, 1]),
        ([[5, 0.2, 1], [1, 1, 1], [0.1, 4, 1], [1, 1, 0], [0, 1, 8]], [2, 2, 1]),
        ([[0, 1, 1], [1, 0, 1], [1, 1, 0]], [1, 1, 1]),  # only in a circle of three do these change places
    ],
)
def test_arrangements_come_as_often_as_their_weights_say(rows: list[list[float]], room: list[int]) -> None:
    weights, deals = np.array(rows, np.float64), 60_000
    places = drawn(weights, room, 7, deals)
    assert places is not None
    counted, expected = Counter(map(tuple, places.tolist())), likely(weights, room)
    assert counted.keys() <= expected.keys(), "one that is impossible"
    for arrangement, chance in expected.items():
        # Neighbours in the chain are alike, so the spread is wider than that of independent draws.
        spread = 2 * (chance * (1 - chance) / deals) ** 0.5
        assert abs(counted[arrangement] / deals - chance) < 5 * spread, (arrangement, chance)


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_whatever_fits_is_found_and_nothing_else(data: st.DataObject) -> None:
    """A hidden arrangement keeps each case possible; all that is drawn has its cards where they may lie."""
    room = data.draw(st.lists(st.integers(0, 4), min_size=1, max_size=5))
    truth = [place for place, count in enumerate(room) for _ in range(count)]
    cards = len(truth)
    row = st.lists(st.sampled_from([0.0, 0.0, 0.5, 2.0]), min_size=len(room), max_size=len(room))
    allowed = data.draw(st.lists(row, min_size=cards, max_size=cards))
    weights = np.array(allowed, np.float64).reshape(cards, len(room))
    weights[range(cards), truth] = 1.0
    places = drawn(weights, room, data.draw(st.integers(0, 2**62)), 5)
    assert places is not None
    for deal in places:
        assert [int((deal == place).sum()) for place in range(len(room))] == room
        assert all(weights[card, place] > 0 for card, place in enumerate(deal))


def test_what_is_impossible_is_said() -> None:
    weights = np.array([[1, 0], [1, 0], [1, 1]], np.float64)
    assert drawn(weights, [1, 2], 3, 2) is None


def test_the_seed_decides() -> None:
    weights = np.ones((12, 3))
    found = [drawn(weights, [5, 4, 3], seed, 20) for seed in (1, 1, 2)]
    one, same, other = (places.tolist() for places in found if places is not None)
    assert one == same != other
