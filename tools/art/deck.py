"""Which drawing belongs to which card name."""

from .aces import ace
from .court_card import FIGURES, court
from .frame import card
from .joker import joker
from .numbers import number
from .palette import Scheme


def draw(name: str, scheme: Scheme, large: bool) -> str:
    """Return the SVG file of a card by its name: suit letter and rank, or JK."""
    if name == "JK":
        return card(joker(scheme, large))
    suit, rank = name[0], name[1]
    if name in FIGURES:
        return card(court(rank, suit, scheme, large))
    if rank == "A":
        return card(ace(suit, scheme, large))
    return card(number(rank, suit, scheme, large))
