"""Exercises without end, some always ready before they are wanted: made on a thread of its own."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from threading import Condition, Thread
from typing import Final

from napoleon_game.ai.waiting import wait_for_search
from napoleon_game.core.errors import in_one_line
from napoleon_game.drills.choose import Exercise, find
from napoleon_game.drills.drill import Kind

AHEAD: Final = 2
"""Exercises that wait at most; then the thread sleeps."""

_log = logging.getLogger(__name__)

Find = Callable[[Kind, str, int, Callable[[], bool]], Exercise | None]


class Supply:
    """Makes exercises of some kinds in turn; the same for the same ``seed``.

    Attributes:
        failure: why there will be no more, in one line; empty while all is well.
        preparing: whether there is nothing to search with yet; the first time that takes a while.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        seed: str,
        find: Find = find,
        ready: Callable[[Callable[[], bool]], None] = wait_for_search,
    ) -> None:
        """Begin at once; ``ready`` waits until there is something to search with, or nobody wants it."""
        self._kinds, self._seed, self._find, self._get_ready = tuple(kinds), seed, find, ready
        self._ready: deque[Exercise] = deque()
        self._wanted, self._stopped = Condition(), False
        self.failure, self.preparing = "", True
        self._thread = Thread(target=self._run, name="drills", daemon=True)
        self._thread.start()

    def take(self) -> Exercise | None:
        """The next one; ``None`` while none is ready. Never waits."""
        with self._wanted:
            if not self._ready:
                return None
            self._wanted.notify()
            return self._ready.popleft()

    def stop(self) -> None:
        """Nobody wants any more. Returns at once; the thread ends after the moment that it looks at."""
        with self._wanted:
            self._stopped = True
            self._wanted.notify()

    def join(self, seconds: float) -> bool:
        """Wait until the thread has ended, so long at most; returns whether it has."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            self._get_ready(self._is_stopped)
            self.preparing = False
            self._make()
        except Exception as error:  # whatever it is: there are no more exercises, and the program goes on
            _log.exception("no exercise could be made")
            self.failure = in_one_line(error)

    def _make(self) -> None:
        made = 0
        for number in count(1):
            with self._wanted:
                self._wanted.wait_for(lambda: self._stopped or len(self._ready) < AHEAD)
                if self._stopped:
                    return
            found = self._find(self._kinds[made % len(self._kinds)], self._seed, number, self._is_stopped)
            if found is not None:
                made += 1
                with self._wanted:
                    self._ready.append(found)

    def _is_stopped(self) -> bool:
        return self._stopped
