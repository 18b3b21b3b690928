"""What the rival of a challenge makes of its deal from each seat, found out on a thread of its own."""

import logging
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final

from napoleon_game.ai.player import Player
from napoleon_game.ai.registry import make_player
from napoleon_game.ai.waiting import any_searches, wait_for_search
from napoleon_game.core.cards import HAND_SIZE, SEATS, Seat
from napoleon_game.core.errors import in_one_line
from napoleon_game.core.state import State
from napoleon_game.match.challenge import Challenge
from napoleon_game.match.controllers import InlineController
from napoleon_game.match.table import Table

_ACTIONS: Final = HAND_SIZE * SEATS + 2 + 2 * SEATS
"""About as many actions a deal has: cards, adjutant card and exchange, and an auction of two rounds."""

_log = logging.getLogger(__name__)


class Rival:
    """Plays the deal of a challenge in each seat, in the order of the seats.

    Attributes:
        done: how the deal ended from each seat so far.
        preparing: whether it waits for the search: without it, a level would not play as itself.
        problem: why it cannot go on, in one line; empty while all is well.
    """

    def __init__(
        self,
        challenge: Challenge,
        executor: Executor | None = None,
        ready: Callable[[Callable[[], bool]], None] = wait_for_search,
    ) -> None:
        """Begin at once, on a thread of ``executor`` or on a new one; ``ready`` waits for the search."""
        self._challenge, self._ready = challenge, ready
        self._stopped, self._actions = False, 0
        self.done: dict[Seat, State] = {}
        self.preparing, self.problem = False, ""
        self._executor = executor or ThreadPoolExecutor(1, thread_name_prefix="rival")
        self._executor.submit(self._run)

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1; 1 only when all is."""
        if len(self.done) == SEATS:
            return 1.0
        return (len(self.done) + min(0.95, self._actions / _ACTIONS)) / SEATS

    def stop(self) -> None:
        """Stop after the decision that is being made; what was found out stays. Returns at once."""
        self._stopped = True
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _run(self) -> None:
        try:
            for seat in self._challenge.order:
                state = self._play(seat)
                if state is None:
                    return
                self.done, self._actions = {**self.done, seat: state}, 0
        except Exception as error:  # whatever it is: nobody looks at this thread, and the person plays on
            _log.exception("the rival of a challenge cannot go on")
            self.problem = in_one_line(error)

    def _play(self, seat: Seat) -> State | None:
        """The end of the deal with the rival in ``seat``; ``None`` if it was stopped before."""
        challenge = self._challenge
        players = [make_player(kind) for kind in challenge.kinds(seat, challenge.rival)]
        self._wait(players)
        code = challenge.code
        table = Table(code.deal, code.rules, [InlineController(player) for player in players])
        while not table.over:
            if self._stopped:
                return None
            table.advance()
            self._actions += 1
        return table.state

    def _wait(self, players: list[Player]) -> None:
        """Let the search be prepared, if any of the players needs it."""
        if any_searches(players):
            self.preparing = True
            self._ready(lambda: self._stopped)
            self.preparing = False
