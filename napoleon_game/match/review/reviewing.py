"""Reviews a deal in the background, on two threads, with progress; it can be stopped at any time."""

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Final, TypeVar

from napoleon_game.ai.search.level import Level
from napoleon_game.core.errors import NapoleonError, in_one_line
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.match.review.course import onlookers_chance
from napoleon_game.match.review.known import LEVEL, known_cost
from napoleon_game.match.review.laid import laid_cost, side_takes, side_wins
from napoleon_game.match.review.review import Finding, LaidCost, Moment, Review
from napoleon_game.record.replay import actions_of, replay
from napoleon_game.solver.api import StopFlag

THREADS: Final = 2

_log = logging.getLogger(__name__)

T = TypeVar("T")


class _StoppedError(Exception):
    """Somebody asked to stop."""


class Reviewing:
    """Looks at every decision of a deal, and at how it stood.

    Attributes:
        review: what was found; ``None`` until all is.
        problem: why it cannot be done, in one line; empty while all is well.
    """

    def __init__(self, state: State, executor: Executor | None = None, level: Level = LEVEL) -> None:
        """Begin at once with ``state``, any moment of a deal: on ``executor``, or on two new threads."""
        self._level = level
        self._states = [each for each, _ in replay(state)]
        self._actions = actions_of(state)
        self._stop, self._done = StopFlag(), 0
        self.review: Review | None = None
        self.problem = ""
        self.finished = Event()
        self._pool = executor or ThreadPoolExecutor(THREADS, thread_name_prefix="reviewing")
        self._begin()

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1; 1 only when all is."""
        return 1.0 if self.review is not None else min(0.99, self._done / max(1, self._jobs))

    def stop(self) -> None:
        """Stop; returns at once, and nothing is found."""
        self._stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.finished.set()

    def wait(self) -> Review | None:
        """Wait until it is done; ``None`` if it was stopped or failed. Not for the thread of a window."""
        self.finished.wait()
        return self.review

    # The work -----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Hand out all jobs: first how the deal stood, which the costs by the cards need."""
        last = len(self._states) - 1
        in_play = [at for at, state in enumerate(self._states) if _played(state)]
        late_first = in_play[::-1]  # the last tricks are the quickest: progress shows at once
        self._wins = {at: self._submit(partial(side_wins, self._states[at], self._stop)) for at in late_first}
        self._takes = {
            at: self._submit(partial(side_takes, self._states[at], self._stop)) for at in late_first
        }
        self._chances = {at: self._submit(partial(onlookers_chance, self._states[at], at)) for at in in_play}
        self._known = [
            self._submit(partial(known_cost, observe(state, action.seat), action, at, self._level))
            for at, (state, action) in enumerate(zip(self._states, self._actions, strict=False))
        ]
        self._jobs = 3 * len(in_play) + last + 1
        self._pool.submit(self._gather)

    def _submit(self, job: Callable[[], T]) -> "Future[T]":
        return self._pool.submit(self._work, job)

    def _work(self, job: Callable[[], T]) -> T:
        if self._stop.is_set():
            raise _StoppedError
        found = job()
        self._done += 1
        return found

    def _gather(self) -> None:
        """The last job: threads take them in order, so at most one other is still being done."""
        try:
            findings = []
            for at, action in enumerate(self._actions):
                if self._stop.is_set():
                    return
                known = self._known[at].result()
                laid = None if known is None else self._laid(at)
                findings.append(Finding(at, action, known, laid))
            course = [
                Moment(at, chance.result(), self._wins[at].result())
                for at, chance in sorted(self._chances.items())
            ]
            self.review = Review(self._states[-1], tuple(findings), tuple(course))
        except Exception as error:  # whatever it is: nobody looks at this thread
            if not self._stop.is_set():  # else nobody wants to know
                if not isinstance(error, NapoleonError):  # one that tells all in its line
                    _log.exception("a deal could not be reviewed")
                self.problem = in_one_line(error)
        finally:
            self.finished.set()

    def _laid(self, at: int) -> LaidCost | None:
        if at not in self._wins or at + 1 not in self._wins:
            return None
        return laid_cost(
            self._states[at],
            self._actions[at],
            (self._wins[at].result(), self._wins[at + 1].result()),
            (self._takes[at].result(), self._takes[at + 1].result()),
            self._stop,
        )


def _played(state: State) -> bool:
    """Whether a state is in play, or after it."""
    return state.public.phase is Phase.PLAY or state.public.final is not None


def review(state: State, level: Level = LEVEL) -> Review | None:
    """Review a deal and wait for it; raises what stood in the way."""
    work = Reviewing(state, level=level)
    found = work.wait()
    work.stop()
    if work.problem:
        raise NapoleonError(work.problem)
    return found
