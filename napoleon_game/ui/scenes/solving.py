"""Waits for the solver, and lets somebody who has had enough go back."""

from collections.abc import Callable
from concurrent.futures import Future

from napoleon_game.core.state import State
from napoleon_game.match.best_play import best_play
from napoleon_game.solver.api import StopFlag
from napoleon_game.solver.errors import SolverStoppedError, SolverUnavailableError
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop, Replace
from napoleon_game.ui.scenes.dialog import DialogScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.view.geometry import Rect


class SolvingScene(DialogScene):
    """Lets the solver play a deal to its end."""

    def __init__(self, context: Context, state: State, then: Callable[[State], Command]) -> None:
        """Begin with ``state``, which is in play; ``then`` is given the end, and its command obeyed."""
        self._stop, self._then = StopFlag(), then
        self._future: Future[State] = context.think(best_play, state, self._stop)
        super().__init__(context, context.say("replay-best-working"))

    def buttons(self) -> list[Button]:
        """The way back."""
        return [Button(Rect(0, 0, 0, 0), self.context.say("cancel"), Pop)]

    def build(self) -> Group:
        """Whoever confirms twice what led here does not give up by that."""
        return unfocused(super().build().widgets)

    def left(self) -> None:
        """Nobody waits any longer."""
        self._stop.set()

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Look whether it is done."""
        if not self._future.done():
            return None
        try:
            return self._then(self._future.result())
        except SolverStoppedError:
            return Replace(NoticeScene(self.context, self.context.say("replay-best-too-long")))
        except SolverUnavailableError as error:
            return Replace(NoticeScene(self.context, self.context.say("hint-unavailable"), str(error)))
