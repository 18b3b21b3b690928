"""The ways to the problem editor, and from it to a table."""

from napoleon_game.core.cards import SEATS
from napoleon_game.drills.drill import LEARNER
from napoleon_game.match.problem import Problem
from napoleon_game.match.session import HUMAN
from napoleon_game.record.deal_record import PlayerInfo
from napoleon_game.store.history.history import History
from napoleon_game.ui.context import Context
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.scene import Command, Push, Scene
from napoleon_game.ui.scenes.editor import EditorScene
from napoleon_game.ui.scenes.editor_load import LoadScene
from napoleon_game.ui.table_names import own_names


class ProblemWays:
    """Opens the editor; what is played from it goes into the history, where it does not count."""

    def __init__(self, context: Context, history: History | None) -> None:
        """Without ``history`` nothing is kept."""
        self._context, self._history = context, history

    def show(self) -> Command:
        """Open the editor."""
        return Push(EditorScene(self._context, self.play, lambda taken: LoadScene(self._context, taken)))

    def play(self, problem: Problem, back: Scene) -> Command:
        """Play the deal of a problem from its first lead, in the first seat, against the master."""
        state = problem.state
        assert state is not None, "the button is there only where there is one"
        kinds = [HUMAN if seat == LEARNER else "master" for seat in range(SEATS)]
        names = own_names(self._context.say, kinds)
        players = tuple(PlayerInfo(name, kind) for name, kind in zip(names, kinds, strict=True))
        return ReplayWays(self._context, self._history).sit_down(state, players, LEARNER, back)
