"""In which order a hand is held."""

from typing import Final

from napoleon_game.core.cards import JOKER, MIGHTY, Card, Cards, Suit, left_jack, right_jack

ORDERS: Final = ("suit_high", "suit_low", "strength")

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that suits are told apart at a glance."""


def arrange(hand: Cards, trump: Suit | None, order: str) -> Cards:
    """The hand from left to right.

    ``suit_high`` has the ace on the left of each suit, ``suit_low`` on the right; ``strength`` puts Mighty,
    jacks, joker and trumps first. Trump stands on the left in every order, once there is one.
    """
    suits = sorted(_SUITS, key=lambda suit: suit is not trump)
    special = (MIGHTY,) if trump is None else (MIGHTY, right_jack(trump), left_jack(trump), JOKER)

    def place(card: Card) -> tuple[int, int, int]:
        if order == "strength" and card in special:
            return (-1, special.index(card), 0)
        if card.suit is None:
            return (len(suits), 0, 0)
        return (0, suits.index(card.suit), card.rank if order == "suit_low" else -card.rank)

    return tuple(sorted(hand, key=place))
