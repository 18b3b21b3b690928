"""What a computer player makes of one deal from each of the five seats, found out on a thread of its own."""

from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final

from napoleon_game.ai.registry import UnknownPlayerError, make_player
from napoleon_game.core.cards import HAND_SIZE, SEATS, Seat
from napoleon_game.core.state import State
from napoleon_game.match.challenge import Challenge
from napoleon_game.match.controllers import BrokenPlayerError, InlineController
from napoleon_game.match.table import Table

_ACTIONS: Final = HAND_SIZE * SEATS + 2 + 2 * SEATS
"""About as many actions a deal has: cards, adjutant card and exchange, and an auction of two rounds."""


class Measuring:
    """Plays the deal of a challenge with its rival in each seat, in the order of the seats.

    Attributes:
        done: how the deal ended from each seat so far.
        problem: why it cannot go on, in one line; empty while all is well.
    """

    def __init__(self, challenge: Challenge, executor: Executor | None = None) -> None:
        """Begin at once, on a thread of ``executor`` or on a new one."""
        self._challenge = challenge
        self._stopped, self._actions = False, 0
        self.done: dict[Seat, State] = {}
        self.problem = ""
        self._executor = executor or ThreadPoolExecutor(1, thread_name_prefix="measuring")
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
        except (BrokenPlayerError, UnknownPlayerError) as error:
            self.problem = str(error)

    def _play(self, seat: Seat) -> State | None:
        """The end of the deal with the rival in ``seat``; ``None`` if it was stopped before."""
        challenge = self._challenge
        players = [make_player(kind) for kind in challenge.kinds(seat, challenge.rival)]
        code = challenge.code
        table = Table(code.deal, code.rules, [InlineController(player) for player in players])
        while not table.over:
            if self._stopped:
                return None
            table.advance()
            self._actions += 1
        return table.state
