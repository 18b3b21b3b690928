"""From picture cards to the chance to win."""

import numpy as np
import pytest

from napoleon_game.ai.search.chance import winning


@pytest.mark.parametrize("target", [1, 12, 16, 19])
@pytest.mark.parametrize("spread", [0.3, 0.9, 2.0])
def test_more_picture_cards_are_never_worse_up_to_nineteen(target: int, spread: float) -> None:
    chances = winning(np.arange(20), target, spread)
    assert (np.diff(chances) >= 0).all()
    assert ((chances > 0) & (chances < 1.0 + 1e-12)).all()
    assert chances[target - 1] < 0.5 < chances[target]


def test_twenty_are_worse_than_nineteen_unless_they_were_bid() -> None:
    """R6.2."""
    chances = winning(np.arange(21), 15, 0.9)
    assert chances[20] < chances[19]
    bid = winning(np.arange(21), 20, 0.9)
    assert (np.diff(bid) > 0).all()


def test_a_higher_target_is_never_likelier_and_a_shift_helps() -> None:
    values = np.arange(20)
    for target in range(1, 19):
        assert (winning(values, target, 1.6) > winning(values, target + 1, 1.6)).all()
        assert (winning(values, target, 1.6, 0.5) > winning(values, target, 1.6)).all()
