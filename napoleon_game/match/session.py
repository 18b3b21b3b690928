"""A whole match of people and computer players, deal after deal, a step at a time and never waiting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from napoleon_game.ai.registry import UnknownPlayerError
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.controllers import BrokenPlayerError, Controller, HumanController, InlineController
from napoleon_game.match.course import Course
from napoleon_game.match.scribe import NoScribe, Scribe
from napoleon_game.match.series import Series
from napoleon_game.match.table import Batch, Table
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.replay import actions_of, state_after

HUMAN = "human"
"""The kind of a seat that a person plays."""

BotMaker = Callable[[str], Controller]
"""Makes the controller of a computer player of some kind."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits in a seat: the name at the table, and ``human`` or a player's name."""

    name: str
    kind: str

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Replaced:
    """A computer player failed, and the ``rules`` player goes on in its seat."""

    seat: Seat
    kind: str
    reason: str


class Session:
    """One match at one table.

    What is done is written down by a scribe before anybody sees it: a batch is handed out when it is written.

    Attributes:
        series: the match up to the last finished deal.
        occupants: who sits where.
        table: the deal being played, or the one that has just ended.
        records: all deals that are over, those passed out too.
        replaced: players that failed so far.
        undone: decisions taken back in the deal being played; the record has it.
        played_out: actions that the program took for everybody at the end of it (:meth:`play_out`).
        resumed: whether the deal being played goes on from where it was left.
    """

    def __init__(
        self,
        series: Series,
        occupants: Sequence[Occupant],
        rules: RuleSet,
        make_bot: BotMaker,
        *,
        course: Course | None = None,
        scribe: Scribe | None = None,
    ) -> None:
        """Sit down; :meth:`next_deal` deals.

        Args:
            series: the match before its next deal.
            occupants: who sits where.
            rules: the house rules.
            make_bot: makes a computer player's controller; one that it does not know is replaced.
            course: where the match was left, to go on from there; its own series counts.
            scribe: writes down what is done.
        """
        self.series, self.occupants, self.rules = series, tuple(occupants), rules
        self._make_bot = make_bot
        self._scribe: Scribe = scribe or NoScribe()
        self._held: Batch | None = None
        self.records: list[DealRecord] = []
        self.replaced: list[Replaced] = []
        self.people: dict[Seat, HumanController] = {}
        self.undone = self.played_out = 0
        self.resumed = course is not None
        if course is None:
            self.table = self._new_table()
        else:
            self.series, self.records = course.series, list(course.records)
            self.undone, self.played_out = course.undone, course.played_out
            self.table = self._new_table(course.state)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return tuple(occupant.name for occupant in self.occupants)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names, by seat, from now on."""
        self.occupants = tuple(
            replace(occupant, name=name) for occupant, name in zip(self.occupants, names, strict=True)
        )

    @property
    def over(self) -> bool:
        """Whether the last deal of the match has been counted."""
        return self.series.over

    @property
    def asked(self) -> Seat | None:
        """The seat of the person whose decision the table waits for; ``None`` while it waits for none."""
        return next((seat for seat, person in self.people.items() if person.asked is not None), None)

    def next_deal(self) -> Batch:
        """Deal the next deal; returns what dealing brought about. The one before must be over and counted."""
        self.undone = self.played_out = 0
        self.resumed, self._held = False, None
        self.table = self._new_table()
        return self.table.opening

    def advance(self) -> Batch | None:
        """Play on as far as one action; ``None`` while somebody thinks or the deal is over. Never waits.

        A deal that ends is counted at once: :attr:`series` and :attr:`records` have it. A computer player
        that fails is replaced.
        """
        if self._held is None:
            self._held = self._advance()
        if self._held is None or not self._scribe.ready:
            return None
        batch, self._held = self._held, None
        return batch

    def _advance(self) -> Batch | None:
        """The same, without regard to whether it is written yet."""
        if self.table.over:
            return None
        try:
            batch = self.table.advance()
        except BrokenPlayerError as error:
            self._replace(error)
            return None
        if batch is None:
            return None
        assert self.table.done is not None
        self._scribe.write(self.table.done, self.played_out)
        if self.table.state.public.turn is None:
            self._count()
        return batch

    @property
    def takes_back(self) -> bool:
        """Whether decisions can be taken back: only where one person plays, for nobody forgets a card."""
        return len(self.people) == 1

    @property
    def _last_decision(self) -> int | None:
        """How many actions of the deal came before the only person's last one; ``None`` if there is none."""
        if not self.takes_back or self.table.over:
            return None
        actions = actions_of(self.table.state)
        return next((n for n in reversed(range(len(actions))) if actions[n].seat in self.people), None)

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` goes back to anything."""
        return self._last_decision is not None

    def undo(self) -> int | None:
        """Take back the person's last decision in this deal and all that followed; they are asked anew.

        Only where :attr:`takes_back` says so. Computer players meet the same luck again. Returns how many of
        the deal's actions still stand; ``None`` if there is nothing to take back.
        """
        count = self._last_decision
        if count is None:
            return None
        self.table.go_back(state_after(self.table.state, count))
        self.undone += 1
        self._held = None
        self._scribe.went_back(count)
        return count

    def play_out(self) -> Batch:
        """Let the ``rules`` player take all actions that are left in this deal, at once; it must not be over.

        Returns what the last one brought about.
        """
        self._held = None
        for seat in range(SEATS):
            self.table.replace_controller(seat, InlineController(RulesPlayer()))
        while True:
            self.played_out += 1
            batch = self._advance()
            assert batch is not None, "the rules player answers at once"
            if batch.turn is None:
                return batch

    def close(self) -> None:
        """Leave the table: whoever is still thinking is told to stop."""
        self.table.close()
        self._scribe.close()

    def _new_table(self, state: State | None = None) -> Table:
        """A table for the next deal, or one on which ``state`` lies already."""
        self.people = {
            seat: HumanController() for seat, occupant in enumerate(self.occupants) if occupant.human
        }
        controllers = [
            self.people[seat] if occupant.human else self._bot(seat, occupant.kind)
            for seat, occupant in enumerate(self.occupants)
        ]
        return Table(self.series.next_deal() if state is None else state.deal, self.rules, controllers, state)

    def _bot(self, seat: Seat, kind: str) -> Controller:
        """A computer player; the ``rules`` player where there is none of this kind, as after a long break."""
        try:
            return self._make_bot(kind)
        except UnknownPlayerError as error:
            if not any(one.seat == seat and one.kind == kind for one in self.replaced):
                self.replaced.append(Replaced(seat, kind, str(error)))
            return InlineController(RulesPlayer())

    def _count(self) -> None:
        infos = tuple(PlayerInfo(occupant.name, occupant.kind) for occupant in self.occupants)
        self.records.append(DealRecord(infos, self.table.state, self.undone, self.played_out))
        self.series = self.series.after(self.table.state)

    def _replace(self, error: BrokenPlayerError) -> None:
        seat = error.observation.seat
        self.replaced.append(Replaced(seat, self.occupants[seat].kind, str(error)))
        self.table.replace_controller(seat, InlineController(RulesPlayer()))


def watchers(occupants: Sequence[Occupant]) -> tuple[Seat, ...]:
    """The seats that people play, in order; none where computer players play among themselves."""
    return tuple(seat for seat in range(SEATS) if occupants[seat].human)
