"""How players come by their cards, and what they give away.

The figures were counted in deals of players against each other. They are in ``habits.yaml``,
which ``tools/training`` makes.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from napoleon_game.core.cards import MIGHTY, YOROMEKI_QUEEN, Card, Suit, left_jack, right_jack

FILE: Final = Path(__file__).with_name("habits.yaml")

KINDS: Final = (
    "Mighty",
    "right jack",
    "left jack",
    "joker",
    "ace or king of trump",
    "other picture card of trump",
    "low trump",
    "queen of hearts",
    "other ace",
    "other king",
    "other picture card",
    "low card",
)
"""The kinds of cards that are told apart where a suit is trump."""
PLAIN_KINDS: Final = ("Mighty", "joker", "ace", "picture card", "low card")
"""And where none is."""


@cache
def kind_of(card: Card, trump: Suit) -> int:
    """The kind of a card: its place in :data:`KINDS`."""
    if card.suit is None:
        return 3
    if card is MIGHTY:
        return 0
    if card is right_jack(trump):
        return 1
    if card is left_jack(trump):
        return 2
    if card.suit is trump:
        return {14: 4, 13: 4, 12: 5, 10: 5}.get(card.rank, 6)
    if card is YOROMEKI_QUEEN:
        return 7
    return {14: 8, 13: 9, 12: 10, 11: 10, 10: 10}.get(card.rank, 11)


@cache
def plain_kind_of(card: Card) -> str:
    """The kind of a card where no suit is trump: one of :data:`PLAIN_KINDS`."""
    if card is MIGHTY:
        return "Mighty"
    if card.suit is None:
        return "joker"
    if card.rank == 14:
        return "ace"
    return "picture card" if card.is_picture else "low card"


_figures: Final[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))

HELD: Final = tuple(float(_figures["held"][kind]) for kind in KINDS)
"""By kind: how much likelier than in another's hand a card lies in Napoleon's."""
DISCARDED: Final = tuple(float(_figures["discarded"][kind]) for kind in KINDS)
"""The same for its discards."""
BID: Final = tuple(float(_figures["bid"][kind]) for kind in KINDS)
"""By kind, the suit of its last bid taken for trump: how much likelier than by chance a card is in a hand
that bid and did not become Napoleon."""
PASSED: Final = {kind: float(_figures["passed"][kind]) for kind in PLAIN_KINDS}
"""The same for the hand of a seat that only passed."""
ALONE: Final = float(_figures["alone"])
"""The same for the adjutant card, before it has been seen, in Napoleon's own hand."""
ALONE_DISCARDED: Final = float(_figures["alone_discarded"])
"""And among its discards."""
SIGNS: Final[dict[str, dict[str, float]]] = _figures["signs"]
"""By situation and act of ``signs.py``: how much oftener than an ally the adjutant plays so."""
