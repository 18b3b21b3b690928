"""A player that sees all cards: what play could be if nothing were hidden. For tests and tools only.

It plays as a searching player does, on the one deal that is true. So what it is ahead of the others is what
knowing the cards is worth. It cannot be named in a game: it needs the table, which no player is given.

A cheat may also be honest in some phases, as the strongest level is: that tells where the worth lies.
"""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from napoleon_game.ai.player import Player
from napoleon_game.ai.search.hidden import ASIDE, Hidden, hidden_from
from napoleon_game.ai.search.level import LEVELS, Level, read_level
from napoleon_game.ai.search.memory import NOTHING_LOST, Lapses
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.actions import Action
from napoleon_game.core.cards import KITTY_SIZE, SEATS, Cards, Seat
from napoleon_game.core.deal import Deal
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.arena import Duel
from napoleon_game.match.controllers import InlineController
from napoleon_game.match.table import Table
from napoleon_game.match.versions import mark_of, version_of

LEVEL: Final = Level(
    worlds=1, contract_worlds=1, tricks=3, margin=20, contract_tricks=2, exact=7, nodes=3_000_000
)
"""As thorough as is bearable: there is only one deal to search."""
CHEATS: Final[Mapping[str, Collection[Phase]]] = {
    "cheat": (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY),
    "cheat after the auction": (Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY),
    "cheat in play": (Phase.PLAY,),
}
"""In which phases each of them sees all cards."""
HONEST: Final = LEVELS[-1]
"""What it is in the others."""


@dataclass(frozen=True, slots=True)
class AllSeeing(Observation):
    """What a seat knows, and where all the other cards lie.

    Attributes:
        hands: the cards each seat holds.
        aside: the kitty, or the discards after the exchange.
        true_adjutant: the adjutant's seat, once the card is named.
    """

    hands: tuple[Cards, ...] = ()
    aside: Cards = ()
    true_adjutant: Seat | None = None

    @property
    def adjutant(self) -> Seat | None:
        """The adjutant's seat, whether or not the card has fallen."""
        return self.true_adjutant

    @classmethod
    def of(cls, state: State, seat: Seat) -> "AllSeeing":
        """All of ``state``, from the place of ``seat``."""
        seen = observe(state, seat)
        laid = state.discards if state.discards is not None else state.deal.kitty
        return cls(seat, seen.public, seen.hand, seen.kitty, seen.discards, state.hands, laid, state.adjutant)


@hidden_from.register
def _nothing_hidden(seen: AllSeeing, cunning: float, lapses: Lapses = NOTHING_LOST) -> Hidden:  # noqa: ARG001
    """Each card of the others has one place where it can lie: its own."""
    places = [(seat, cards) for seat, cards in enumerate(seen.hands) if seat != seen.seat]
    if seen.kitty is None:
        places.append((ASIDE, seen.aside))
    assert seen.kitty is not None or len(seen.aside) == KITTY_SIZE
    unseen = tuple(sorted(card for _, cards in places for card in cards))
    weights = np.array([[float(card in cards) for _, cards in places] for card in unseen])
    weights = weights.reshape(len(unseen), len(places))
    room = tuple(len(cards) for _, cards in places)
    return Hidden(unseen, tuple(place for place, _ in places), room, weights)


@dataclass(slots=True)
class Truth:
    """Where a cheat looks: the table that it sits at."""

    table: Table | None = None


class Cheat:
    """Decides by all cards, at least in some phases."""

    def __init__(self, truth: Truth, phases: Collection[Phase], level: Level = LEVEL) -> None:
        """``truth`` shows the table as soon as it asks; in other than these phases it is honest."""
        self._truth, self._phases, self._player = truth, phases, SearchPlayer(level)
        self._honest = SearchPlayer(read_level(HONEST))

    def decide(self, observation: Observation, stream: Stream) -> Action:
        """What the search finds best on the true deal."""
        if observation.public.phase not in self._phases:
            return self._honest.decide(observation, stream)
        assert self._truth.table is not None
        return self._player.decide(AllSeeing.of(self._truth.table.state, observation.seat), stream)


@dataclass(frozen=True, slots=True)
class CheatDuel(Duel):
    """A duel whose candidate is one of :data:`CHEATS`."""

    truth: Truth = field(default_factory=Truth)
    level: Level = LEVEL

    def candidate_version(self) -> dict[str, Any]:
        """The figures of both its minds, when it looks, and this file."""
        return {
            "figures": asdict(self.level),
            "looks": [phase.value for phase in CHEATS[self.candidate]],
            "honest": version_of(HONEST),
            "source": mark_of([Path(__file__)]),
        }

    def make_candidate(self) -> Player:
        """A cheat that looks at the table of this duel."""
        return Cheat(self.truth, CHEATS[self.candidate], self.level)

    def play_out(self, deal: Deal, players: list[Player]) -> State:
        """One deal, in sight of the cheat."""
        assert len(players) == SEATS
        table = self.truth.table = Table(deal, self.rules, [InlineController(player) for player in players])
        while not table.over:
            table.advance()
        return table.state
