"""One module a phase, each with ``legal`` and ``apply``; this is the only place that picks one by phase."""

from typing import Final, Protocol

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Cards, Seat
from napoleon_game.core.events import Events
from napoleon_game.core.legal import LegalActions, NoActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases import adjutant, auction, exchange, play
from napoleon_game.core.public import Public
from napoleon_game.core.state import State


class PhaseRules(Protocol):
    """What the module of a phase has."""

    def legal(self, public: Public, seat: Seat, hand: Cards) -> LegalActions[Action]:
        """The legal actions of ``seat``, whose turn it is and who holds ``hand``."""

    def apply(self, state: State, action: Action) -> tuple[State, Events]:
        """Carry out an action that :meth:`legal` allows."""


RULES_OF: Final[dict[Phase, PhaseRules]] = {
    Phase.AUCTION: auction,
    Phase.ADJUTANT: adjutant,
    Phase.EXCHANGE: exchange,
    Phase.PLAY: play,
}


def legal_actions(public: Public, seat: Seat, hand: Cards) -> LegalActions[Action]:
    """What ``seat``, holding ``hand``, may do: nothing when it is not its turn or the deal is over."""
    if seat != public.turn:
        return NoActions(seat, public.phase, public.turn)
    return RULES_OF[public.phase].legal(public, seat, hand)
