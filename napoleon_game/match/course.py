"""A match as far as it went: what a save is read into, and what a session goes on from."""

from dataclasses import dataclass, replace

from napoleon_game.core.actions import Action
from napoleon_game.core.engine import start, step
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.series import Series
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.replay import state_after


@dataclass(frozen=True, slots=True)
class Course:
    """A match at one moment.

    Attributes:
        players: who sits where, by seat.
        series: the match up to the last deal that is over.
        records: all deals that are over, those passed out too.
        state: the deal on the table: the last that is over, as long as nobody has acted in the next one.
        undone: decisions taken back in that deal.
        played_out: actions in it that the program took for everybody.
    """

    players: tuple[PlayerInfo, ...]
    series: Series
    records: tuple[DealRecord, ...]
    state: State
    undone: int = 0
    played_out: int = 0

    @classmethod
    def begin(cls, players: tuple[PlayerInfo, ...], series: Series, rules: RuleSet) -> "Course":
        """The match when its first cards are dealt."""
        return cls(players, series, (), start(series.next_deal(), rules)[0])

    def after(self, action: Action, played_out: int = 0) -> "Course":
        """The match one action on; the next deal is dealt when somebody acts in it.

        Raises:
            IllegalActionError: the rules do not allow it, or the match is over.
        """
        here = self
        if self.state.public.turn is None and not self.series.over:
            fresh, _ = start(self.series.next_deal(), self.state.public.rules)
            here = replace(self, state=fresh, undone=0)
        state, _ = step(here.state, action)
        here = replace(here, state=state, played_out=played_out)
        if state.public.turn is not None:
            return here
        record = DealRecord(self.players, state, here.undone, here.played_out)
        return replace(here, series=self.series.after(state), records=(*self.records, record))

    def back(self, count: int) -> "Course":
        """The deal on the table as it stood after its first ``count`` actions; those after are taken back.

        Raises:
            ValueError: the deal is over, or has no more actions than that.
        """
        earlier = state_after(self.state, count)
        if self.state.public.turn is None or earlier == self.state:
            raise ValueError("nothing is taken back")
        return replace(self, state=earlier, undone=self.undone + 1)
