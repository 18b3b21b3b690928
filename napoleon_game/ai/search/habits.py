"""How Napoleon comes by its cards: figures counted in many deals of players against each other."""

from typing import Final

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
"""The kinds of cards that are told apart."""

HELD: Final = (8.0, 6.0, 4.0, 2.2, 3.0, 2.3, 1.9, 0.9, 1.6, 1.05, 0.78, 0.35)
"""By kind: how much likelier than by chance a card lies in Napoleon's hand than in another's."""
DISCARDED: Final = (0.01, 0.01, 0.01, 0.01, 0.01, 0.02, 0.05, 0.1, 0.03, 0.1, 0.35, 2.0)
"""The same for its discards."""
BID: Final = (1.1, 2.1, 1.8, 1.1, 1.8, 1.8, 1.5, 0.7, 1.0, 0.7, 0.7, 0.8)
"""By kind, the suit of its last bid taken for trump: in a hand that bid and did not become Napoleon."""
PASSED: Final = {"Mighty": 0.3, "joker": 0.65, "ace": 0.7, "picture card": 0.9, "low card": 1.1}
"""In the hand of a seat that only passed, where no suit is trump."""
ALONE: Final = 0.2
"""The same for the adjutant card, before it has been seen, in Napoleon's own hand."""
ALONE_DISCARDED: Final = 0.02
"""And among its discards."""
