"""How strong a card is in a trick, as one number: for players that compare cards by the thousand.

The order is that of R5.4 but for the same two, which only five cards together can make; yoromeki is seen to
by whoever knows whether the Mighty lies in the trick.
"""

from typing import Final

from napoleon_game.core.cards import JOKER, MIGHTY, PACK, Card, Suit, left_jack, right_jack
from napoleon_game.core.tricks import led_suit

_MIGHTY: Final = 90
_RIGHT_JACK: Final = 80
_LEFT_JACK: Final = 70
_JOKER_LED: Final = 60
_TRUMP: Final = 20

_Table = tuple[int, ...]


def _table(trump: Suit, lead: Card) -> _Table:
    led = led_suit(lead, trump)

    def strength(card: Card) -> int:
        if card is MIGHTY:
            return _MIGHTY
        if card is right_jack(trump):
            return _RIGHT_JACK
        if card is left_jack(trump):
            return _LEFT_JACK
        if card is JOKER:
            return _JOKER_LED if lead is JOKER else 0
        if card.suit is trump:
            return _TRUMP + card.rank
        return card.rank if card.suit is led else 0

    return tuple(strength(card) for card in PACK)


_TABLES: Final = {trump: tuple(_table(trump, lead) for lead in PACK) for trump in Suit}


def strengths(trump: Suit, lead: Card) -> _Table:
    """The strength of each card, by its place in the pack, in a trick that ``lead`` began; 0 cannot win."""
    return _TABLES[trump][lead]
