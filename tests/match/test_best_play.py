"""Best play from a point of a deal: it keeps what can be kept, and ends as the solver says."""

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.match.best_play import best_play
from napoleon_game.record.replay import actions_of
from napoleon_game.solver.api import StopFlag, winning_moves, wins
from napoleon_game.solver.errors import SolverStoppedError
from tests.support import bot_states


def moments(seed: str, first: int) -> list[State]:
    """The moments of a deal from a trick on."""
    states = bot_states(seed, RulesPlayer())
    return [s for s in states if s.public.phase is Phase.PLAY and len(s.public.tricks) >= first]


@pytest.mark.parametrize("seed", ["best 1", "best 2"])
def test_it_ends_as_the_solver_says(seed: str) -> None:
    for state in moments(seed, 4)[::4]:
        end = best_play(state, StopFlag())
        assert end.public.final is not None
        assert actions_of(end)[: len(actions_of(state))] == actions_of(state)
        won = end.public.final.result.winner is Side.NAPOLEON
        assert won is wins(state, state.public.bid.target)
        if len(state.public.tricks) >= 8:
            assert won in winning_moves(state, state.public.bid.target).values()


def test_it_can_be_stopped() -> None:
    stop = StopFlag()
    stop.set()
    with pytest.raises(SolverStoppedError):
        best_play(moments("best 1", 0)[0], stop)
