"""The exchange (R4)."""

from dataclasses import replace
from itertools import combinations
from math import comb
from typing import Final

from napoleon_game.core.actions import Action, Discard
from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, Cards, Seat, pictures
from napoleon_game.core.events import CardsDiscarded, Event, Events, PicturesShown
from napoleon_game.core.illegal import CardNotHeldError, DiscardCountError
from napoleon_game.core.legal import LegalActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public, ShownPictures
from napoleon_game.core.ruleset import Reveal
from napoleon_game.core.state import State
from napoleon_game.core.tricks import Trick

_PLACES: Final = tuple(combinations(range(HAND_SIZE + KITTY_SIZE), KITTY_SIZE))


class LegalDiscards(LegalActions[Discard]):
    """Any three of the thirteen cards in Napoleon's hand: 286 ways (R4.1)."""

    __slots__ = ("hand",)

    phase = Phase.EXCHANGE
    kinds = (Discard,)
    asks_for = "three discards"

    def __init__(self, seat: Seat, hand: Cards) -> None:
        """``hand`` is Napoleon's, the kitty included."""
        self.seat, self.hand = seat, hand

    def __len__(self) -> int:
        return comb(len(self.hand), KITTY_SIZE)

    def at(self, index: int) -> Discard:
        """The choices in lexical order of the cards' places in the hand."""
        return Discard(self.seat, tuple(self.hand[place] for place in _PLACES[index]))

    def check_kind(self, action: Action) -> None:
        """Three different cards, all of them in the hand."""
        assert isinstance(action, Discard)
        for card in action.cards:
            if card not in self.hand:
                raise CardNotHeldError(action, self.phase, card)
        if len(action.cards) != KITTY_SIZE or len(set(action.cards)) != KITTY_SIZE:
            raise DiscardCountError(action, self.phase, len(set(action.cards)))


def legal(public: Public, seat: Seat, hand: Cards) -> LegalDiscards:  # noqa: ARG001 - one signature a phase
    """What Napoleon may discard."""
    return LegalDiscards(seat, hand)


def apply(state: State, action: Action) -> tuple[State, Events]:
    """Lay the discards aside, tell of them what the house rule says (R4.3), and let Napoleon lead."""
    assert isinstance(action, Discard)
    napoleon, discards = action.seat, action.cards
    events: list[Event] = [CardsDiscarded(napoleon, discards)]
    shown, adjutant = None, state.public.adjutant
    reveal = state.public.rules.reveal_discarded_pictures
    if reveal is not Reveal.NONE:
        cards = tuple(card for card in discards if card.is_picture) if reveal is Reveal.CARDS else None
        shown = ShownPictures(pictures(discards), cards)
        events.append(PicturesShown(napoleon, shown.count, cards))
        if cards and state.public.adjutant_card in cards:
            adjutant = napoleon  # everybody sees that nobody else can hold it
    hands = list(state.hands)
    hands[napoleon] = tuple(card for card in hands[napoleon] if card not in discards)
    public = replace(
        state.public, phase=Phase.PLAY, shown_pictures=shown, adjutant=adjutant, trick=Trick(napoleon)
    )
    return replace(state, public=public, hands=tuple(hands), discards=discards), tuple(events)
