"""Quick estimates of many deals: the solver's depth-limited search, with memory for each thread.

What is compiled is loaded by the first estimate, not with this module: no window waits for it. Where it
cannot be, each of these functions raises ``SolverUnavailableError``.
"""

import threading
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.core.cards import PICTURE_CARDS, Cards
from napoleon_game.solver.batch import Worlds, card_bits
from napoleon_game.solver.compiling import kernels

EVERYTHING: Final = PICTURE_CARDS
"""A margin within which every value lies."""

_own: Any = threading.local()


def _block() -> NDArray[np.int64]:
    block: NDArray[np.int64] | None = getattr(_own, "block", None)
    if block is None:
        block = _own.block = np.zeros(kernels().ESTIMATE_WORDS, np.int64)
    return block


def values(worlds: Worlds, tricks: int, target: int, margin: int = EVERYTHING) -> NDArray[np.int64]:
    """Picture cards that the Napoleon side ends with in each world, by a search of so many ``tricks``.

    What lies more than ``margin`` off what decides about ``target`` is told as so far off; a narrow margin is
    much faster.
    """
    found = np.empty(len(worlds.hands), np.int64)
    kernels().estimate_many(_block(), worlds.packed(), found, target, margin, tricks)
    return found


def move_values(
    worlds: Worlds, cards: Cards, tricks: int, target: int, margin: int = EVERYTHING
) -> NDArray[np.int64]:
    """The same after each of ``cards``: a row a world, a column a card."""
    bits = card_bits(worlds.trump)[np.array(cards, np.int64)]
    found = np.empty((len(worlds.hands), 64), np.int64)
    kernels().estimate_moves(_block(), worlds.packed(), found, int(bits.sum()), target, margin, tricks)
    columns = np.array([int(bit).bit_length() - 1 for bit in bits])
    return found[:, columns]
