"""Advice and review where the end is certain: in all deals that fit, each card wins or each loses."""

import pytest

from napoleon_game.ai.advice.adviser import advise
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.observation import observe
from napoleon_game.match.review.known import known_cost
from napoleon_game.record.replay import actions_of
from tests.ai.endgames import decided_endgames

FEW = (100, 2)
MANY = (2000, 60)


@pytest.mark.parametrize("which", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_advice_agrees_with_the_solver(which: tuple[int, int]) -> None:
    endgames = decided_endgames(*which)
    assert len(endgames) == which[0]
    for state, ends in endgames:
        assert state.public.turn is not None
        advice = advise(observe(state, state.public.turn))
        assert isinstance(advice.best.action, PlayCard)
        assert advice.certain
        assert ends[advice.best.action.card] is any(ends.values())
        for option in (advice.best, advice.runner_up):
            assert option is not None
            assert isinstance(option.action, PlayCard)
            assert option.wins == pytest.approx(float(ends[option.action.card]))


@pytest.mark.parametrize("which", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_costs_agree_with_the_solver(which: tuple[int, int]) -> None:
    for state, ends in decided_endgames(*which):
        turn = state.public.turn
        assert turn is not None
        for card, wins in ends.items():
            known = known_cost(observe(state, turn), PlayCard(turn, card), len(actions_of(state)))
            assert known is not None
            assert known.wins is not None
            assert known.certain
            assert known.wins.margin == 0
            assert known.wins.mean == pytest.approx(float(any(ends.values())) - float(wins))
