"""Another truth behind the same view: redeals what a seat cannot see, keeping all that it can have seen.

Cards that lie hidden from the seat change places, pair by pair, wherever the past allows it: hands keep their
sizes and the suits they have shown to lack, and what was told of the discards stays true.
"""

from dataclasses import dataclass, replace

from napoleon_game.core.cards import SEATS, Card, Cards, Seat, Suit
from napoleon_game.core.deal import Deal
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.core.tricks import led_suit

KITTY = 5
DISCARDS = 6


@dataclass
class Hidden:
    """A card that the seat cannot see, and the place it lies in: a seat's hand, the kitty or the discards."""

    place: int
    card: Card


def redeal(state: State, seat: Seat | None, stream: Stream, swaps: int = 200) -> State:
    """A state with the same history in which ``seat`` sees the same, but the hidden cards lie elsewhere.

    ``None`` is nobody in particular, who sees no hand at all.
    """
    hidden = [Hidden(place, card) for place, cards in _hidden(state, seat).items() for card in cards]
    voids = _voids(state)
    if len(hidden) > 1:
        for _ in range(swaps):
            one, other = stream.choice(hidden), stream.choice(hidden)
            if _fits(state, voids, one.place, other.card, one.card) and _fits(
                state, voids, other.place, one.card, other.card
            ):
                one.card, other.card = other.card, one.card
    return _rebuild(state, seat, hidden, stream)


def _hidden(state: State, seat: Seat | None) -> dict[int, Cards]:
    """The cards that ``seat`` (``None``: nobody) cannot see, by place."""
    contract = state.public.contract
    places: dict[int, Cards] = {other: state.hands[other] for other in range(SEATS) if other != seat}
    if state.public.phase in (Phase.AUCTION, Phase.ADJUTANT):
        places[KITTY] = state.deal.kitty
    elif state.discards is not None and contract is not None and contract.napoleon != seat:
        places[DISCARDS] = state.discards
    return places


def _voids(state: State) -> list[set[Suit]]:
    public = state.public
    voids: list[set[Suit]] = [set() for _ in range(SEATS)]
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        for place, card in enumerate(trick.cards):
            led = led_suit(trick.cards[0], public.bid.trump)
            if card.suit is not led and card.suit is not None:
                voids[trick.seat_at(place)].add(led)
    return voids


def _fits(state: State, voids: list[set[Suit]], place: int, card: Card, instead_of: Card) -> bool:
    """Whether ``card`` may lie in ``place`` where ``instead_of`` lay."""
    if place < SEATS:
        return card.suit not in voids[place]
    if place == DISCARDS:
        reveal = state.public.rules.reveal_discarded_pictures
        if reveal is Reveal.COUNT:
            return card.is_picture == instead_of.is_picture
        if reveal is Reveal.CARDS:
            return not card.is_picture and not instead_of.is_picture
    return True


def _rebuild(state: State, seat: Seat | None, hidden: list[Hidden], stream: Stream) -> State:
    public, contract = state.public, state.public.contract
    now = {place: sorted(h.card for h in hidden if h.place == place) for place in range(7)}
    if seat is not None:
        now[seat] = list(state.hands[seat])
    dealt = {other: list(now[other]) for other in range(SEATS)}
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        for place, card in enumerate(trick.cards):
            dealt[trick.seat_at(place)].append(card)
    kitty, discards = list(now[KITTY]) or list(state.deal.kitty), state.discards
    if contract is not None and public.adjutant_card is not None:
        napoleon = contract.napoleon
        if napoleon != seat:
            if discards is not None:
                discards = tuple(now[DISCARDS])
                dealt[napoleon] += discards
            stream.shuffle(dealt[napoleon])  # any three of Napoleon's thirteen may have been the kitty
            kitty, dealt[napoleon] = dealt[napoleon][:3], dealt[napoleon][3:]
        else:
            dealt[napoleon] = [c for c in (*dealt[napoleon], *(discards or ())) if c not in state.deal.kitty]
    hands = tuple(tuple(dealt[other]) for other in range(SEATS))
    deal = Deal(state.deal.seed, state.deal.number, state.deal.dealer, hands, tuple(kitty))
    adjutant = state.adjutant
    if contract is not None and public.adjutant_card is not None:
        holders = [other for other in range(SEATS) if public.adjutant_card in deal.hands[other]]
        adjutant = holders[0] if holders else contract.napoleon
    return replace(
        state,
        deal=deal,
        hands=tuple(tuple(now[other]) for other in range(SEATS)),
        discards=discards,
        adjutant=adjutant,
    )
