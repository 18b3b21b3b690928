"""Whole deals without an auction or exchange."""

from napoleon_game.core.cards import SEATS, Suit
from napoleon_game.core.deal import deal_cards
from napoleon_game.solver.position import Position


def whole_deal(number: int, size: int = 10) -> Position:
    """Deal ``number`` at its first trick, with contract and sides by arithmetic; the kitty is out of play.

    With fewer than ten cards each, those are the first of each hand, and the trick is not the first.
    """
    deal = deal_cards("solver", number, 0)
    napoleon = number % SEATS
    partner = napoleon if number % 7 == 0 else (napoleon + 1 + number % 4) % SEATS
    return Position(
        tuple(hand[::2][:size] + hand[1::2][: max(0, size - 5)] for hand in deal.hands),
        Suit(number // 5 % 4),
        frozenset((napoleon, partner)),
        napoleon,
        first_trick=size == 10,
    )
