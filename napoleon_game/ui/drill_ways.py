"""The ways to the drills: from their list into exercises, and from one to the deal that it comes from."""

from collections.abc import Callable, Sequence
from secrets import token_hex

from napoleon_game.core.cards import SEATS
from napoleon_game.drills.choose import Exercise
from napoleon_game.drills.drill import LEARNER, PLAYERS, Kind
from napoleon_game.drills.supply import Supply
from napoleon_game.match.session import HUMAN
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.store.drill_progress import DrillProgress
from napoleon_game.store.history.history import History
from napoleon_game.ui.context import Context
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.drill import DrillScene
from napoleon_game.ui.scenes.drills import DrillsScene
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.table_names import own_names

Supplier = Callable[[Sequence[Kind], str], Supply]


class DrillWays:
    """Opens the drills.

    Attributes:
        progress: what was made of them.
    """

    def __init__(
        self,
        context: Context,
        progress: DrillProgress,
        history: History | None = None,
        supply: Supplier = Supply,
    ) -> None:
        """What is tried out from a deal goes into ``history``, where it does not count."""
        self.progress, self._context, self._history, self._supply = progress, context, history, supply

    def show(self) -> Command:
        """Open the list."""
        return Push(DrillsScene(self._context, self.progress, self.begin))

    def begin(self, kinds: Sequence[Kind]) -> Command:
        """Begin exercises of some kinds, others each time."""
        supply = self._supply(kinds, token_hex(8))
        return Push(DrillScene(self._context, supply, self.progress, self.deal))

    def deal(self, exercise: Exercise) -> Command:
        """Show the deal of an exercise with all hands open, at the moment of the question."""
        names = own_names(self._context.say, (HUMAN, *PLAYERS[1:]))
        players = tuple(PlayerInfo(names[seat], PLAYERS[seat]) for seat in range(SEATS))
        drill = exercise.drill
        record = DealRecord(players, drill.end)
        ways = ReplayWays(self._context, self._history)
        return Push(
            ReplayScene(self._context, record, steps=drill.steps, ways=ways, start=drill.at, seat=LEARNER)
        )
