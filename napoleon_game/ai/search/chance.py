"""From an estimate of picture cards to the chance to win."""

import numpy as np
from numpy.typing import NDArray

from napoleon_game.core.cards import PICTURE_CARDS

Chances = NDArray[np.float64]


def winning(values: NDArray[np.int64], target: int, spread: float, shift: float = 0.0) -> Chances:
    """The chance that the Napoleon side wins where an estimate says ``values`` picture cards.

    A logistic curve about the target; ``spread`` says how far estimates stray, ``shift`` how far they lie too
    low. All 20 without having bid them lose (R6.2), but that can mostly be seen to.
    """
    over = (values + shift - target + 0.5) / spread
    chances: Chances = 1.0 / (1.0 + np.exp(-over))
    if target < PICTURE_CARDS:
        chances = np.where(values >= PICTURE_CARDS, 0.8 * chances, chances)
    return chances
