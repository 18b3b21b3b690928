"""Advice and review where the end is certain: in all deals that fit, each card wins or each loses."""

import pytest

from napoleon_game.ai.advice.adviser import advise
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.engine import step
from napoleon_game.core.observation import observe
from napoleon_game.match.review.known import known_cost
from napoleon_game.match.review.laid import laid_cost, side_wins
from napoleon_game.record.replay import actions_of
from napoleon_game.solver.api import StopFlag, solve
from tests.ai.absurd import absurdities
from tests.ai.endgames import decided_endgames, fitting_positions

FEW = (100, 2)
MANY = (2000, 200)


@pytest.mark.parametrize("which", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_advice_agrees_with_the_solver(which: tuple[int, int]) -> None:
    endgames = decided_endgames(*which)
    assert len(endgames) == which[0]
    for state, ends in endgames:
        assert state.public.turn is not None
        advice = advise(observe(state, state.public.turn))
        assert isinstance(advice.best.action, PlayCard)
        assert advice.exact
        assert ends[advice.best.action.card] is any(ends.values())
        if advice.runner_up is None:
            seen = observe(state, state.public.turn)
            others = [card for card in ends if card is not advice.best.action.card]
            assert all(absurdities(seen, PlayCard(seen.seat, card)) for card in others)
        for option in filter(None, (advice.best, advice.runner_up)):
            assert isinstance(option.action, PlayCard)
            assert option.wins == pytest.approx(float(ends[option.action.card]))


def test_picture_cards_are_exact_where_it_is_said_so() -> None:
    """Where a card costs the same in every deal that fits, that is what is told."""
    told = 0
    for state, ends in decided_endgames(*FEW)[:40]:
        turn = state.public.turn
        assert turn is not None
        positions = fitting_positions(state, 60)
        assert positions is not None
        values = [(solve(position).moves, turn in position.napoleon_side) for position in positions]
        for card in ends:
            known = known_cost(observe(state, turn), PlayCard(turn, card), len(actions_of(state)))
            assert known is not None
            assert known.exact
            assert known.pictures is not None
            assert isinstance(known.better, PlayCard)
            best = known.better.card
            costs = {(moves[best] - moves[card]) * (1 if ours else -1) for moves, ours in values}
            if len(costs) == 1:
                assert known.pictures.mean == pytest.approx(costs.pop())
                told += known.pictures.mean != 0
    assert told > 5


@pytest.mark.parametrize("which", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_costs_agree_with_the_solver(which: tuple[int, int]) -> None:
    """By what could be known, and by what the cards were: here they are the same."""
    for state, ends in decided_endgames(*which):
        turn = state.public.turn
        assert turn is not None
        for card, wins in ends.items():
            action, stop = PlayCard(turn, card), StopFlag()
            then = side_wins(state, stop), side_wins(step(state, action)[0], stop)
            laid = laid_cost(state, action, then, (None, None), stop)
            assert laid is not None
            assert laid.lost is (any(ends.values()) and not wins)
            assert set(laid.keeping) == ({one for one, won in ends.items() if won} if laid.lost else set())
            known = known_cost(observe(state, turn), action, len(actions_of(state)))
            assert known is not None
            assert known.wins is not None
            assert known.exact
            assert known.wins.margin == 0
            assert known.wins.mean == pytest.approx(float(any(ends.values())) - float(wins))
