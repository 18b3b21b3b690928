"""Searching on several threads."""

import multiprocessing
import os

import numpy as np
import pytest

from napoleon_game.ai.search.parts import in_parts
from napoleon_game.core.cards import Suit
from napoleon_game.solver.batch import Worlds

WORLDS = Worlds(Suit.SPADES, 0, (), True, np.zeros((90, 5), np.int64), np.arange(90), np.zeros(90, np.int64))


def sides_in_order(threads: int) -> list[int]:
    parts = in_parts(WORLDS, threads, lambda worlds: [int(side) for side in worlds.sides])
    return [side for part in parts for side in part]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_all_worlds_are_judged_in_order(threads: int) -> None:
    assert sides_in_order(threads) == list(range(90))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_has_threads_of_its_own() -> None:
    """Those of its parent do not run there, and would be waited for for ever."""
    sides_in_order(2)
    process = multiprocessing.get_context("fork").Process(target=sides_in_order, args=(2,))
    process.start()
    process.join(60)
    hung = process.is_alive()
    process.kill()
    assert not hung
    assert process.exitcode == 0
