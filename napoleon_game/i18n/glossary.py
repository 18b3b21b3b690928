"""The words of the game explained, each in a sentence or two, with its place in the rules."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from napoleon_game.i18n.catalogue import Catalogue

TERMS: Final[Mapping[str, str]] = {
    "napoleon": "goal",
    "adjutant": "adjutant",
    "adjutant-card": "adjutant",
    "napoleon-side": "goal",
    "allied-side": "goal",
    "contract": "auction",
    "target": "auction",
    "trump": "order",
    "picture-card": "cards",
    "kitty": "exchange",
    "discards": "exchange",
    "trick": "tricks",
    "lead": "tricks",
    "mighty": "yoromeki",
    "yoromeki": "yoromeki",
    "right-jack": "jacks",
    "left-jack": "jacks",
    "joker": "joker",
    "same-two": "same-two",
    "complete": "points",
}
"""The terms in the order in which one meets them, each with its section of the rules page."""


class Term(NamedTuple):
    """A word and what it means."""

    title: str
    text: str


def explain(catalogue: Catalogue, term: str) -> Term:
    """One of :data:`TERMS` in a language."""
    return Term(catalogue(f"glossary-{term}.title"), catalogue(f"glossary-{term}"))
