"""What sets a card apart from another one: asked where nothing that is true of it says that it wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from napoleon_game.ai.advice.advice import Why
from napoleon_game.ai.rules.hand import card_worth
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import JOKER, Card
from napoleon_game.core.observation import Observation
from napoleon_game.drills.judge import Judged

_WINS: Final = frozenset({Why.TAKES_TRICK, Why.UNBEATEN, Why.SAME_TWO, Why.YOROMEKI})
"""Reasons that say enough."""
_OFTENER: Final = 0.05
"""Of how many more deals a card must take the trick for that to be worth telling."""


class Merit(Enum):
    """What a card has over another one."""

    TAKES = "takes"
    """It takes the trick, whatever is played to it, in more deals."""
    KEEPS_JOKER = "keeps-joker"
    """The joker stays in the hand, which would not have won (R5.5)."""
    KEEPS_TRUMP = "keeps-trump"
    """A trump stays in the hand, and it is none."""
    KEEPS = "keeps"
    """The card that stays in the hand is worth more."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """What a card has over ``other``.

    Attributes:
        merit: what.
        other: the other card.
        first: in how many deals the card takes the trick.
        second: in how many the other one does.
        deals: of how many.
    """

    merit: Merit
    other: Card
    first: int = 0
    second: int = 0
    deals: int = 0


def contrasts(observation: Observation, better: Judged, other: Judged, deals: int) -> Iterator[Contrast]:
    """What ``better`` has over ``other``, the weightiest first; both were judged on so many ``deals``."""
    if not isinstance(better.answer, PlayCard) or not isinstance(other.answer, PlayCard):
        return
    if any(reason.why in _WINS for reason in better.reasons):
        return
    here, there = better.answer.card, other.answer.card
    first, second = better.takes or 0, other.takes or 0
    if first - second >= _OFTENER * deals:
        yield Contrast(Merit.TAKES, there, first, second, deals)
    if any(reason.why is Why.KEEPS and there in reason.cards for reason in better.reasons):
        return
    public = observation.public
    trump = public.bid.trump
    assert public.trick is not None
    if there is JOKER:
        if public.trick.cards:
            yield Contrast(Merit.KEEPS_JOKER, there)
    elif there.suit is trump and here.suit is not trump and here is not JOKER:
        yield Contrast(Merit.KEEPS_TRUMP, there)
    elif card_worth(there, trump) > card_worth(here, trump):
        yield Contrast(Merit.KEEPS, there)
