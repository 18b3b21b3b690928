"""Naming the adjutant card (R3)."""

from dataclasses import replace

from napoleon_game.core.actions import Action, NameAdjutantCard
from napoleon_game.core.cards import PACK, Cards, Seat
from napoleon_game.core.events import AdjutantCardNamed, Events, KittyTaken
from napoleon_game.core.illegal import CardNotHeldError
from napoleon_game.core.legal import LegalActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public
from napoleon_game.core.state import State


class LegalAdjutantCards(LegalActions[NameAdjutantCard]):
    """Any of the 53 cards (R3.1)."""

    __slots__ = ()

    phase = Phase.ADJUTANT
    kinds = (NameAdjutantCard,)
    asks_for = "an adjutant card"

    def __init__(self, seat: Seat) -> None:
        """``seat`` is Napoleon."""
        self.seat = seat

    def __len__(self) -> int:
        return len(PACK)

    def at(self, index: int) -> NameAdjutantCard:
        """The cards in the order of the pack."""
        return NameAdjutantCard(self.seat, PACK[index])

    def check_kind(self, action: Action) -> None:
        """Every card may be named, as long as it is one."""
        assert isinstance(action, NameAdjutantCard)
        if action.card not in PACK:
            raise CardNotHeldError(action, self.phase, action.card)


def legal(public: Public, seat: Seat, hand: Cards) -> LegalAdjutantCards:  # noqa: ARG001 - one signature a phase
    """What Napoleon may name; its hand does not matter."""
    return LegalAdjutantCards(seat)


def apply(state: State, action: Action) -> tuple[State, Events]:
    """Settle who the adjutant is (R3.2, R3.3), and give Napoleon the kitty (R4.1)."""
    assert isinstance(action, NameAdjutantCard)
    napoleon, card = action.seat, action.card
    adjutant = next((seat for seat, hand in enumerate(state.hands) if card in hand), napoleon)
    kitty = state.deal.kitty
    hands = list(state.hands)
    hands[napoleon] = tuple(sorted(hands[napoleon] + kitty))
    public = replace(state.public, phase=Phase.EXCHANGE, adjutant_card=card)
    after = replace(state, public=public, hands=tuple(hands), adjutant=adjutant)
    return after, (AdjutantCardNamed(napoleon, card), KittyTaken(napoleon, kitty))
