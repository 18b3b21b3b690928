"""A whole match of people and computer players, deal after deal, a step at a time and never waiting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count

from napoleon_game.ai.registry import UnknownPlayerError
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.controllers import BrokenPlayerError, Controller, HumanController, InlineController
from napoleon_game.match.course import Course, Place
from napoleon_game.match.scribe import NoScribe, Scribe
from napoleon_game.match.series import Series
from napoleon_game.match.table import Batch, Table
from napoleon_game.record.deal_record import DealRecord, PlayerInfo

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
        course: the match as far as it went.
        occupants: who sits where.
        table: the deal being played, or the one that has just ended.
        replaced: players that failed so far.
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
        self.occupants, self.rules = tuple(occupants), rules
        self._make_bot = make_bot
        self._scribe: Scribe = scribe or NoScribe()
        self._held: Batch | None = None
        self.replaced: list[Replaced] = []
        self.people: dict[Seat, HumanController] = {}
        self.resumed = course is not None
        self.course = course or Course.begin(self._players, series, rules)
        self.table = self._new_table()
        if self.course.played_out and not self.table.over:  # the program was ended in the midst of it
            self.play_out()

    @property
    def series(self) -> Series:
        """The match up to the last finished deal."""
        return self.course.series

    @property
    def records(self) -> tuple[DealRecord, ...]:
        """All deals that are over, those passed out too."""
        return self.course.records

    @property
    def undone(self) -> int:
        """Decisions taken back in the deal being played; the record has it."""
        return self.course.undone

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return tuple(occupant.name for occupant in self.occupants)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names, by seat, from now on."""
        self.occupants = tuple(
            replace(occupant, name=name) for occupant, name in zip(self.occupants, names, strict=True)
        )
        self.course = replace(self.course, players=self._players)

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
        self.resumed, self._held = False, None
        self.course = self.course.dealt()
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

    def _advance(self, played_out: int = 0) -> Batch | None:
        """The same, without regard to whether it is written yet; ``played_out`` as the scribe is told it."""
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
        self._scribe.write(self.table.done, played_out)
        self.course = self.course.at(self.table.state, played_out)
        return batch

    @property
    def takes_back(self) -> bool:
        """Whether decisions can be taken back: only where one person plays, for nobody forgets a card."""
        return len(self.people) == 1

    @property
    def _last_decision(self) -> Place | None:
        """The moment of the only person's last decision; ``None`` if there is none to take back."""
        if not self.takes_back:
            return None
        (seat,) = self.people
        return self.course.last_decision(seat)

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` goes back to anything."""
        return self._last_decision is not None

    def undo(self) -> Place | None:
        """Take back the person's last decision in the match and all that followed; they are asked anew.

        Only where :attr:`takes_back` says so. It may lie in a deal before, which is then on the table again
        and counted no longer. Computer players meet the same luck again. Returns the moment that was gone
        back to; ``None`` if there is nothing to take back.
        """
        place = self._last_decision
        if place is None:
            return None
        self.course = self.course.back(place)
        self.table.close()
        self.table = self._new_table()
        self._held = None
        self._scribe.went_back(place)
        return place

    def play_out(self) -> Batch:
        """Let the ``rules`` player take all actions that are left in this deal, at once; it must not be over.

        Returns what the last one brought about.
        """
        self._held = None
        for seat in range(SEATS):
            self.table.replace_controller(seat, InlineController(RulesPlayer()))
        for played_out in count(self.course.played_out + 1):
            batch = self._advance(played_out)
            assert batch is not None, "the rules player answers at once"
            if batch.turn is None:
                return batch
        raise AssertionError("a deal has an end")

    def close(self) -> None:
        """Leave the table: whoever is still thinking is told to stop."""
        self.table.close()
        self._scribe.close()

    @property
    def _players(self) -> tuple[PlayerInfo, ...]:
        """Who sits where, as records have it."""
        return tuple(PlayerInfo(occupant.name, occupant.kind) for occupant in self.occupants)

    def _new_table(self) -> Table:
        """A table with the deal of the course as it stands."""
        self.people = {
            seat: HumanController() for seat, occupant in enumerate(self.occupants) if occupant.human
        }
        controllers = [
            self.people[seat] if occupant.human else self._bot(seat, occupant.kind)
            for seat, occupant in enumerate(self.occupants)
        ]
        return Table(self.course.state.deal, self.rules, controllers, self.course.state)

    def _bot(self, seat: Seat, kind: str) -> Controller:
        """A computer player; the ``rules`` player where there is none of this kind, as after a long break."""
        try:
            return self._make_bot(kind)
        except UnknownPlayerError as error:
            if not any(one.seat == seat and one.kind == kind for one in self.replaced):
                self.replaced.append(Replaced(seat, kind, str(error)))
            return InlineController(RulesPlayer())

    def _replace(self, error: BrokenPlayerError) -> None:
        seat = error.observation.seat
        self.replaced.append(Replaced(seat, self.occupants[seat].kind, str(error)))
        self.table.replace_controller(seat, InlineController(RulesPlayer()))


def watchers(occupants: Sequence[Occupant]) -> tuple[Seat, ...]:
    """The seats that people play, in order; none where computer players play among themselves."""
    return tuple(seat for seat in range(SEATS) if occupants[seat].human)
