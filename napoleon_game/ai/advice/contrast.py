"""What sets a card apart from another one: told where nothing that is true of it says that it wins."""

from collections.abc import Iterable
from typing import Final

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.advice.unbeaten import stands
from napoleon_game.ai.rules.hand import card_worth
from napoleon_game.core.cards import JOKER, Card
from napoleon_game.core.observation import Observation
from napoleon_game.solver.batch import Worlds

_WINS: Final = frozenset({Why.TAKES_TRICK, Why.UNBEATEN, Why.SAME_TWO, Why.YOROMEKI})
"""Reasons that say enough."""
_OFTENER: Final = 0.05
"""Of how many more deals a card must take the trick for that to be worth telling."""


def contrast(
    observation: Observation, worlds: Worlds, card: Card, other: Card, told: Iterable[Reason]
) -> Reason | None:
    """The weightiest thing that ``card`` has over ``other``, beside what is ``told`` of it; else ``None``.

    ``worlds`` are deals that fit what the seat of ``observation`` knows, whose turn it is.
    """
    told = tuple(told)
    if any(reason.why in _WINS for reason in told):
        return None
    trick = observation.public.trick
    assert trick is not None
    table, deals = trick.cards, len(worlds.hands)
    takes, less = (int(stands(worlds, (*table, one), len(table)).sum()) for one in (card, other))
    if takes - less >= _OFTENER * deals:
        return Reason(Why.OFTENER, takes, deals, (other,), less=less)
    if any(reason.why is Why.KEEPS and other in reason.cards for reason in told):
        return None
    kept = _kept(card, other, worlds, leads=not table)
    return None if kept is None else Reason(kept, cards=(other,))


def _kept(card: Card, other: Card, worlds: Worlds, *, leads: bool) -> Why | None:
    """What it is worth that ``other`` stays in the hand."""
    trump = worlds.trump
    if other is JOKER:
        return None if leads else Why.KEEPS_JOKER
    if other.suit is trump and card.suit is not trump and card is not JOKER:
        return Why.KEEPS_TRUMP
    return Why.KEEPS_STRONGER if card_worth(other, trump) > card_worth(card, trump) else None
