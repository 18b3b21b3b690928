"""What a seat knows for certain: cards it has seen, suits that others lack, who is on which side."""

from collections.abc import Iterator

from napoleon_game.core.cards import SEATS, Card, Seat, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import Side
from napoleon_game.core.tricks import Trick, led_suit


def tricks_of(observation: Observation) -> Iterator[Trick]:
    """All tricks so far, the one on the table included."""
    yield from observation.public.tricks
    if observation.public.trick is not None:
        yield observation.public.trick


def seen_cards(observation: Observation) -> set[Card]:
    """The cards that the seat holds, has held or thrown away, or that lay open (R4.3, R5)."""
    seen = {*observation.hand, *(observation.kitty or ()), *(observation.discards or ())}
    for trick in tricks_of(observation):
        seen.update(trick.cards)
    shown = observation.public.shown_pictures
    if shown is not None:
        seen.update(shown.cards or ())
    return seen


def shown_voids(observation: Observation) -> tuple[frozenset[Suit], ...]:
    """For each seat the suits that it has shown to lack (R5.2).

    The joker may always be played, and shows nothing.
    """
    voids: list[set[Suit]] = [set() for _ in range(SEATS)]
    for trick in tricks_of(observation):
        if not trick.cards:
            continue
        led = led_suit(trick.cards[0], observation.public.bid.trump)
        for place, card in enumerate(trick.cards):
            if card.suit is not led and card.suit is not None:
                voids[trick.seat_at(place)].add(led)
    return tuple(map(frozenset, voids))


def known_sides(observation: Observation) -> tuple[frozenset[Seat], frozenset[Seat]]:
    """The seats that are known to be on Napoleon's side, and those known to be on the other."""
    contract = observation.public.contract
    assert contract is not None
    if observation.adjutant is not None:
        ours = frozenset({contract.napoleon, observation.adjutant})
        return ours, frozenset(range(SEATS)) - ours
    own = {observation.seat} if observation.side is Side.ALLIED else set()
    return frozenset({contract.napoleon}), frozenset(own)


def known_friends(observation: Observation) -> frozenset[Seat]:
    """The seats known to be on the seat's own side, itself among them."""
    return known_sides(observation)[0 if observation.side is Side.NAPOLEON else 1]


def known_enemies(observation: Observation) -> frozenset[Seat]:
    """The seats known to be on the other side."""
    return known_sides(observation)[1 if observation.side is Side.NAPOLEON else 0]
