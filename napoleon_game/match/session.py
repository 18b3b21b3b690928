"""A whole match of people and computer players, deal after deal, a step at a time and never waiting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.controllers import BrokenPlayerError, Controller, HumanController, InlineController
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

    Attributes:
        series: the match up to the last finished deal.
        occupants: who sits where.
        table: the deal being played, or the one that has just ended.
        records: all deals that are over, those passed out too.
        replaced: players that failed so far.
    """

    def __init__(
        self, series: Series, occupants: Sequence[Occupant], rules: RuleSet, make_bot: BotMaker
    ) -> None:
        """Sit down; :meth:`next_deal` deals. ``make_bot`` makes a computer player's controller."""
        self.series, self.occupants, self.rules = series, tuple(occupants), rules
        self._make_bot = make_bot
        self.records: list[DealRecord] = []
        self.replaced: list[Replaced] = []
        self.people: dict[Seat, HumanController] = {}
        self.table = self._new_table()

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return tuple(occupant.name for occupant in self.occupants)

    @property
    def over(self) -> bool:
        """Whether the last deal of the match has been counted."""
        return self.series.over

    def next_deal(self) -> Batch:
        """Deal the next deal; returns what dealing brought about. The one before must be over and counted."""
        self.table = self._new_table()
        return self.table.opening

    def advance(self) -> Batch | None:
        """Play on as far as one action; ``None`` while somebody thinks or the deal is over. Never waits.

        A deal that ends is counted at once: :attr:`series` and :attr:`records` have it. A computer player
        that fails is replaced.
        """
        if self.table.over:
            return None
        try:
            batch = self.table.advance()
        except BrokenPlayerError as error:
            self._replace(error)
            return None
        if batch is not None and self.table.state.public.turn is None:
            self._count()
        return batch

    def close(self) -> None:
        """Leave the table: whoever is still thinking is told to stop."""
        self.table.close()

    def _new_table(self) -> Table:
        self.people = {
            seat: HumanController() for seat, occupant in enumerate(self.occupants) if occupant.human
        }
        controllers = [
            self.people[seat] if occupant.human else self._make_bot(occupant.kind)
            for seat, occupant in enumerate(self.occupants)
        ]
        return Table(self.series.next_deal(), self.rules, controllers)

    def _count(self) -> None:
        infos = tuple(PlayerInfo(occupant.name, occupant.kind) for occupant in self.occupants)
        self.records.append(DealRecord(infos, self.table.state))
        self.series = self.series.after(self.table.state)

    def _replace(self, error: BrokenPlayerError) -> None:
        seat = error.observation.seat
        self.replaced.append(Replaced(seat, self.occupants[seat].kind, str(error)))
        self.table.replace_controller(seat, InlineController(RulesPlayer()))


def watchers(occupants: Sequence[Occupant]) -> tuple[Seat, ...]:
    """The seats that people play, in order; none where computer players play among themselves."""
    return tuple(seat for seat in range(SEATS) if occupants[seat].human)
