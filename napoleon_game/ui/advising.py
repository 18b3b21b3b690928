"""Advice found out on another thread: the frame loop neither thinks nor compiles."""

import logging
from concurrent.futures import Future
from enum import Enum

from napoleon_game.ai.advice.advice import Advice
from napoleon_game.ai.search.engine import failure, prepare_in_background, ready
from napoleon_game.core.observation import Observation
from napoleon_game.ui.context import Context

_log = logging.getLogger(__name__)


class Stand(Enum):
    """How far a question is."""

    PREPARING = "preparing"
    """The search is being compiled, or loaded."""
    THINKING = "thinking"
    DONE = "done"
    FAILED = "failed"


class Advising:
    """One question, asked in the background.

    Attributes:
        observation: what it is about.
        advice: the answer, once there is one.
    """

    def __init__(self, context: Context, observation: Observation) -> None:
        """Ask at once, or as soon as it can be searched."""
        self._context, self.observation = context, observation
        self.advice: Advice | None = None
        self._future: Future[Advice] | None = None
        self._failed = False
        if not ready():
            prepare_in_background()
        self.update()

    @property
    def stand(self) -> Stand:
        """How far it is."""
        if self.advice is not None:
            return Stand.DONE
        if self._failed:
            return Stand.FAILED
        return Stand.PREPARING if self._future is None else Stand.THINKING

    def update(self) -> None:
        """Look whether anything has come."""
        if self._future is None and ready():
            self._future = self._context.think(_advise, self.observation)
        elif self._future is None and failure() is not None:
            self._failed = True
        elif self._future is not None and self.advice is None and self._future.done():
            try:
                self.advice = self._future.result()
            except Exception:  # whatever it is: a hint is not worth a match
                _log.exception("no advice could be given")
                self._failed = True

    def cancel(self) -> None:
        """Nobody wants to know any longer."""
        if self._future is not None:
            self._future.cancel()


def _advise(observation: Observation) -> Advice:
    """Advise; imported here, on the thread that may wait for the compiler."""
    from napoleon_game.ai.advice.adviser import advise

    return advise(observation)
