"""Fitting the curves from estimates to chances."""

import numpy as np
import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.chance import winning
from napoleon_game.core.cards import PICTURE_CARDS, SEATS
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.match.simulation import Simulation
from tests.support import bot_states
from tools.training.curves import IN_USE, Moment, by_target, fit, log_likelihood, moments, one_card

EVERY_VALUE = np.arange(PICTURE_CARDS + 1)


def ends(spread: float, shift: float) -> list[Moment]:
    """Estimates about a target of 14, with as many ends of each kind as a curve says."""
    found: list[Moment] = []
    for value in range(8, 20):
        chance = float(winning(np.array([value]), 14, spread, shift)[0])
        shares = np.equal(EVERY_VALUE, value).astype(np.float64)
        found.extend(Moment("contract", 14, shares, nth < round(100 * chance)) for nth in range(100))
    return found


@pytest.mark.parametrize(("spread", "shift"), [(0.8, 0.5), (1.5, -0.5), (2.2, 0.0)])
def test_the_curve_that_made_the_ends_is_found(spread: float, shift: float) -> None:
    some = ends(spread, shift)
    best = fit(some, (spread, shift))
    assert best.spread == pytest.approx(spread, abs=0.1)
    assert best.shift == pytest.approx(shift, abs=0.1)
    assert best.spreads[0] < spread < best.spreads[1]
    assert best.shifts[0] < shift < best.shifts[1]
    assert 0.0 <= best.behind < 0.5


def test_a_wrong_curve_lies_behind_by_its_likelihood() -> None:
    some = ends(1.0, 0.0)
    behind = fit(some, (1.0, 1.0)).behind
    assert behind > 5.0
    groups = by_target(some)
    less = log_likelihood(groups, 1.0, 0.0) - log_likelihood(groups, 1.0, 1.0)
    assert behind == pytest.approx(fit(some, (1.0, 0.0)).behind + less, abs=1e-6)


def test_moments_of_a_deal_are_one_name_five_leads_and_one_card() -> None:
    final = bot_states("curves", RulesPlayer())[-1]
    found = moments(final)
    assert [moment.kind for moment in found] == ["contract", *["lead"] * 5, "card"]
    assert final.public.final is not None
    for moment in found:
        assert moment.shares.sum() == pytest.approx(1.0)
        assert moment.target == final.public.bid.target
        assert moment.made is (final.public.final.result.winner is Side.NAPOLEON)
    assert set(IN_USE) == {moment.kind for moment in found}


def test_the_card_is_another_one_in_each_deal_of_a_seed() -> None:
    """A key without the deal's number would choose the same place in all of them."""
    simulation = Simulation("curves", 12, ("rules",) * SEATS, RuleSet())
    places = set()
    for number in range(1, 13):
        seen, card = one_card(simulation.play(number)[-1])
        assert card in seen.hand
        assert seen.public.trick is not None
        places.add((len(seen.public.tricks), len(seen.public.trick.cards)))
    assert len(places) > 4
