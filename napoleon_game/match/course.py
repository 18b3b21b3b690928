"""A match as far as it went: what a save is read into, and what a session goes on from."""

from dataclasses import dataclass, replace
from functools import reduce

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Seat
from napoleon_game.core.deal import Deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.series import Series
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.replay import actions_of, replay, state_after


@dataclass(frozen=True, slots=True)
class Place:
    """A moment of a match.

    Attributes:
        deals: how many deals were over, those passed out too.
        actions: how many actions there had been in the one after them.
    """

    deals: int
    actions: int


@dataclass(frozen=True, slots=True)
class Course:
    """A match at one moment.

    Attributes:
        players: who sits where, by seat.
        begun: the match before its first deal.
        series: the match up to the last deal that is over.
        records: all deals that are over, those passed out too.
        state: the deal on the table: the last that is over, until the next one is dealt.
        played_out: actions at its end that the program took for everybody.
        taken_back: the deal of each decision that was taken back, in the order in which they were.
        reopened: deals that were over once, and were gone back into, as they had ended.
    """

    players: tuple[PlayerInfo, ...]
    begun: Series
    series: Series
    records: tuple[DealRecord, ...]
    state: State
    played_out: int = 0
    taken_back: tuple[Deal, ...] = ()
    reopened: tuple[DealRecord, ...] = ()

    @classmethod
    def begin(cls, players: tuple[PlayerInfo, ...], series: Series, rules: RuleSet) -> "Course":
        """The match when its first cards are dealt."""
        return cls(players, series, series, (), start(series.next_deal(), rules)[0])

    @property
    def undone(self) -> int:
        """Decisions taken back in the deal on the table, as often as it was gone back into."""
        return self.taken_back.count(self.state.deal)

    def dealt(self) -> "Course":
        """The match when the next deal has been dealt; the one before must be over, or have no action."""
        fresh, _ = start(self.series.next_deal(), self.state.public.rules)
        return replace(self, state=fresh, played_out=0)

    def after(self, action: Action, played_out: int = 0) -> "Course":
        """The match one action on; the next deal is dealt when somebody acts in it.

        Raises:
            IllegalActionError: the rules do not allow it, or the match is over.
        """
        here = self
        if self.state.public.turn is None and not self.series.over:
            here = self.dealt()
        return here.at(step(here.state, action)[0], played_out)

    def at(self, state: State, played_out: int = 0) -> "Course":
        """The match when the deal on the table has come to ``state``; one that is over is counted."""
        here = replace(self, state=state, played_out=played_out)
        if state.public.turn is not None:
            return here
        record = DealRecord(self.players, state, here.undone, played_out)
        return replace(here, series=self.series.after(state), records=(*self.records, record))

    def last_decision(self, seat: Seat) -> Place | None:
        """The moment of the last decision of ``seat``, in whichever deal; ``None`` if there is none.

        To play the only card that is allowed is no decision. Where the program played a deal out, the last
        one is that it was told to.
        """
        for deals, (state, played_out) in reversed(list(enumerate(self._begun_deals))):
            if played_out:
                return Place(deals, len(actions_of(state)) - played_out)
            *moments, _ = replay(state)
            for count, (moment, _) in reversed(list(enumerate(moments))):
                if moment.public.turn == seat and len(observe(moment, seat).legal) > 1:
                    return Place(deals, count)
        return None

    def back(self, place: Place) -> "Course":
        """The match as it stood at an earlier moment: what was done after it is taken back.

        Deals that were over by now and are not over there are counted no longer.

        Raises:
            ValueError: there was no such moment, or nothing was done after it.
        """
        deals = self._begun_deals
        if not 0 <= place.deals < len(deals):
            raise ValueError("nothing is taken back")
        last, _ = deals[place.deals]
        earlier = state_after(last, place.actions)
        if earlier == last:
            raise ValueError("nothing is taken back")
        kept, reopened = self.records[: place.deals], self.records[place.deals :]
        return replace(
            self,
            series=reduce(Series.after, (record.state for record in kept), self.begun),
            records=kept,
            state=earlier,
            played_out=0,
            taken_back=(*self.taken_back, earlier.deal),
            reopened=(*self.reopened, *reopened),
        )

    @property
    def _begun_deals(self) -> list[tuple[State, int]]:
        """All deals in which anybody may have acted, each with what the program played out of it."""
        deals = [(record.state, record.played_out) for record in self.records]
        return deals if self.state.public.turn is None else [*deals, (self.state, self.played_out)]
