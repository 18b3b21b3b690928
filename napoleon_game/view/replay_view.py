"""What a deal that is over shows when it is looked at again: from one seat, or with all hands open."""

from dataclasses import dataclass, replace
from typing import Final

from napoleon_game.core.cards import Cards, Seat
from napoleon_game.core.events import CardPlayed, CardsDiscarded, HandDealt, KittyTaken
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.names import Words
from napoleon_game.i18n.narration import tell
from napoleon_game.i18n.persons import about
from napoleon_game.record.steps import Position
from napoleon_game.view.hand_order import arrange


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Cards that lie face up for whoever looks on.

    Attributes:
        hands: all hands by seat, as they are held; empty where only one seat looks.
        kitty: the kitty, as long as it lies in the middle; ``None`` if it is not to be seen there.
        discards: what Napoleon discarded; ``None`` if it is not known.
    """

    hands: tuple[Cards, ...] = ()
    kitty: Cards | None = None
    discards: Cards | None = None


ALL_COVERED: Final = OpenCards()
"""What lies open at a table where people play."""


def seen(state: State, seat: Seat, *, open_hands: bool) -> Observation:
    """What is known from the place of ``seat``: what it knows itself, or with open hands everything.

    With open hands the adjutant is known to all as soon as there is one.
    """
    if not open_hands:
        return observe(state, seat)
    public = replace(state.public, adjutant=state.adjutant)
    return Observation(seat, public, state.hands[seat], None, state.discards)


def open_cards(state: State, seat: Seat, hand_order: str, *, open_hands: bool) -> OpenCards:
    """The cards that lie face up besides the hand of ``seat`` and the trick."""
    if not open_hands:
        return OpenCards(discards=observe(state, seat).discards)
    contract, phase = state.public.contract, state.public.phase
    trump = None if contract is None else contract.trump
    return OpenCards(
        hands=tuple(arrange(hand, trump, hand_order) for hand in state.hands),
        kitty=state.deal.kitty if phase in (Phase.AUCTION, Phase.ADJUTANT) else None,
        discards=state.discards,
    )


def happened(
    position: Position, names: tuple[str, ...], catalogue: Catalogue, seat: Seat, *, open_hands: bool
) -> list[str]:
    """What led to a position, a sentence an event, for somebody who looks on.

    A seat's own kitty and discards are told to whoever looks from that seat, and to whoever sees all hands.
    """
    words, contract = Words(catalogue), position.state.public.contract
    told = []
    for event in position.events:
        if isinstance(event, HandDealt):
            continue
        knows = open_hands or (isinstance(event, KittyTaken | CardsDiscarded) and event.seat == seat)
        if isinstance(event, KittyTaken | CardsDiscarded) and knows:
            cards = words.short_cards(card for card in event.cards if card is not None)
            key = "replay-kitty-taken" if isinstance(event, KittyTaken) else "replay-discarded"
            told.append(about(catalogue, key, names[event.seat], cards=cards))
        else:
            sentence = tell(event, names, catalogue, None, contract)
            if sentence:
                told.append(sentence)
    return told


def without_cards_played(position: Position, told: list[str]) -> list[str]:
    """The same without the card that was played, which lies there for all to see, if more is to be told."""
    played = bool(position.events) and isinstance(position.events[0], CardPlayed)
    return told[1:] if played and len(told) > 1 else told
