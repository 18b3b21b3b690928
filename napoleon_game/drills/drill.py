"""An exercise: a moment of a deal that computer players played, and what is asked there."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import Final

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.steps import Steps

LEARNER: Final[Seat] = 0
"""The seat of whoever is asked: cards are dealt by chance, so one seat is like another."""

PLAYERS: Final = ("rules",) * SEATS
"""Who played the deals: sound players, who need milliseconds for one."""

Answer = Action | Seat
"""An action of the learner's; to :attr:`Kind.ADJUTANT` the adjutant's seat, Napoleon's own if it is alone."""


class Kind(Enum):
    """What is asked; each says in which phase."""

    BID = "bid"
    NAME = "name"
    DISCARDS = "discards"
    CARD = "card"
    ADJUTANT = "adjutant"

    @property
    def phase(self) -> Phase:
        """The phase of the deal in which it is asked."""
        return _PHASES[self]


_PHASES: Final = {
    Kind.BID: Phase.AUCTION,
    Kind.NAME: Phase.ADJUTANT,
    Kind.DISCARDS: Phase.EXCHANGE,
    Kind.CARD: Phase.PLAY,
    Kind.ADJUTANT: Phase.PLAY,
}


@dataclass(frozen=True)
class Drill:
    """Where an exercise lies; the deal is played again to get there, which gives the same each time.

    Attributes:
        kind: what is asked.
        seed: the seed text of the deal.
        number: its number under that seed.
        at: how many actions come before the question.
    """

    kind: Kind
    seed: str
    number: int
    at: int

    @cached_property
    def steps(self) -> Steps:
        """The whole deal, as the computer players played it."""
        return played(self.seed, self.number)

    @property
    def state(self) -> State:
        """The whole truth at the moment of the question."""
        return self.steps.positions[self.at].state

    @property
    def observation(self) -> Observation:
        """What the learner knows then."""
        return observe(self.state, LEARNER)

    @property
    def end(self) -> State:
        """The end of the deal."""
        return self.steps.positions[-1].state


@lru_cache(maxsize=4)
def played(seed: str, number: int) -> Steps:
    """The deal as :data:`PLAYERS` play it, under the rules as they come."""
    return Steps(Simulation(seed, number, PLAYERS, RuleSet()).play(number)[-1])
