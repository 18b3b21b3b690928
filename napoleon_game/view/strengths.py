"""The order of strength for one trump, from the strongest down (R5.4), as it can be shown."""

from dataclasses import dataclass

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import (
    JOKER,
    MIGHTY,
    PACK,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Suit,
    left_jack,
    right_jack,
    two_of,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.tricks import WonBy


@dataclass(frozen=True, slots=True)
class Strength:
    """One step of the order.

    Attributes:
        won_by: what it is.
        cards: the cards that stand on it, the strongest first; of the last step those of no suit in
            particular, for any suit may be led: none.
    """

    won_by: WonBy
    cards: Cards


def strengths(trump: Suit) -> tuple[Strength, ...]:
    """All steps; each beats those after it."""
    jack = right_jack(trump)
    plain = tuple(card for card in PACK if card.suit is trump and card not in (MIGHTY, jack))
    return (
        Strength(WonBy.YOROMEKI, (YOROMEKI_QUEEN,)),
        Strength(WonBy.MIGHTY, (MIGHTY,)),
        Strength(WonBy.RIGHT_JACK, (jack,)),
        Strength(WonBy.LEFT_JACK, (left_jack(trump),)),
        Strength(WonBy.SAME_TWO, tuple(two_of(suit) for suit in reversed(Suit))),
        Strength(WonBy.JOKER_LED, (JOKER,)),
        Strength(WonBy.TRUMP, plain),
        Strength(WonBy.LED_SUIT, ()),
    )


def trump_of(observation: Observation) -> Suit | None:
    """The trump, or what it will be unless somebody bids more; ``None`` before the first bid."""
    public = observation.public
    if public.contract is not None:
        return public.contract.trump
    highest = public.highest
    bid: Bid | None = None if highest is None else highest.bid
    return None if bid is None else bid.trump


def played(observation: Observation) -> frozenset[Card]:
    """The cards that everybody has seen fall."""
    public = observation.public
    tricks = public.tricks if public.trick is None else (*public.tricks, public.trick)
    return frozenset(card for trick in tricks for card in trick.cards)
