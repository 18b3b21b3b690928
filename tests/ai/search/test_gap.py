"""How far one action is ahead of another: what two samples say together."""

import numpy as np
import pytest

from napoleon_game.ai.search.gap import Gap
from napoleon_game.ai.search.outcomes import Outcomes
from napoleon_game.core.actions import Pass


def measured(differences: np.ndarray) -> Gap:
    """The gap of two actions that are so far apart in each of some deals."""
    table = np.stack([differences, np.zeros_like(differences)], axis=1)
    shares = np.full(len(table), 1 / len(table))
    outcomes = Outcomes((Pass(0), Pass(1)), table, table, table, table, shares, exact=False)
    return outcomes.gap(table, 0, 1)


def test_two_samples_together_say_what_one_of_all_their_deals_says() -> None:
    drawn = np.random.default_rng(7).normal(0.05, 0.3, 1000)
    together = measured(drawn[:200]).pooled(measured(drawn[200:]), 0.8)
    whole = measured(drawn)
    assert together.mean == pytest.approx(whole.mean)
    assert together.margin == pytest.approx(whole.margin, rel=0.02)


def test_bounds() -> None:
    gap = Gap(0.25, 0.125)
    assert (gap.least, gap.most, gap.certain) == (0.125, 0.375, True)
    assert not Gap(0.125, 0.125).certain
