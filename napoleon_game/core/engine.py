"""Starting a deal and stepping through it."""

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import Deal
from napoleon_game.core.events import Events, HandDealt
from napoleon_game.core.illegal import DealOverError
from napoleon_game.core.legal import LegalActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases import RULES_OF, legal_actions
from napoleon_game.core.public import Public
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State


def start(deal: Deal, rules: RuleSet) -> tuple[State, Events]:
    """Begin a deal: the hands are out, and the seat after the dealer calls first (R2.5)."""
    public = Public(rules, deal.dealer, Phase.AUCTION, turn=(deal.dealer + 1) % SEATS)
    return State(public, deal, deal.hands), tuple(
        HandDealt(seat, hand) for seat, hand in enumerate(deal.hands)
    )


def legal(state: State) -> LegalActions[Action]:
    """The legal actions of the seat whose turn it is; empty when the deal is over."""
    turn = state.public.turn
    seat = 0 if turn is None else turn
    return legal_actions(state.public, seat, state.hands[seat])


def step(state: State, action: Action) -> tuple[State, Events]:
    """Carry out one action; returns the new state and what happened.

    Raises:
        IllegalActionError: the rules do not allow ``action``; its subclass names the cause, and ``state``
            is as good as before.
    """
    public = state.public
    if public.turn is None:
        raise DealOverError(action, public.phase)
    rules = RULES_OF[public.phase]
    rules.legal(public, public.turn, state.hands[public.turn]).check(action)
    return rules.apply(state, action)
