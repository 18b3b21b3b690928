"""The ways to deal the pack, numbered: 53! / (10!⁵ · 3!) of them, a little less than 2¹²⁰.

Go through the pack in order and write down who has each card: seats 0-4, then 5 for the kitty. The ways to
deal are these words in alphabetical order, and a deal's number is how many come before its own.
"""

from collections.abc import Sequence
from math import factorial, prod
from typing import Final

from napoleon_game.core.cards import HAND_SIZE, KITTY_SIZE, PACK, SEATS, Card, Cards

_SIZES: Final = (*[HAND_SIZE] * SEATS, KITTY_SIZE)

WAYS: Final = factorial(len(PACK)) // prod(map(factorial, _SIZES))
"""How many ways there are."""


def number_of(hands: Sequence[Cards], kitty: Cards) -> int:
    """The number of a deal, from 0 up to, not including, :data:`WAYS`; it must be the pack of R1."""
    owner = {card: place for place, cards in enumerate((*hands, kitty)) for card in cards}
    left, ways, number = list(_SIZES), WAYS, 0
    for index, card in enumerate(PACK):
        cards = len(PACK) - index
        number += sum(ways * left[place] // cards for place in range(owner[card]))
        ways = ways * left[owner[card]] // cards
        left[owner[card]] -= 1
    return number


def deal_of(number: int) -> tuple[tuple[Cards, ...], Cards]:
    """Hands and kitty of the deal with a number; raises :class:`IndexError` if there is none."""
    if not 0 <= number < WAYS:
        raise IndexError(number)
    places: list[list[Card]] = [[] for _ in _SIZES]
    left, ways = list(_SIZES), WAYS
    for index, card in enumerate(PACK):
        place, cards = 0, len(PACK) - index
        while number >= (here := ways * left[place] // cards):
            number -= here
            place += 1
        ways = here
        left[place] -= 1
        places[place].append(card)
    *hands, kitty = map(tuple, places)
    return tuple(hands), kitty
