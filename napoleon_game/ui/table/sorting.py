"""Sorting one's hand by hand: card by card with keys, or with two clicks of the right mouse button."""

from dataclasses import replace

from napoleon_game.core.cards import Card, Cards, Seat
from napoleon_game.view.layout import Arrangement


class Sorting:
    """How the owner of each hand has put the cards, for one deal.

    Attributes:
        picked: the card that goes to where the next click is; ``None`` if none does.
    """

    def __init__(self) -> None:
        """Every hand lies as the settings say."""
        self.picked: Card | None = None
        self._orders: dict[Seat, Cards] = {}

    def arrangement(self, seat: Seat | None, settings: Arrangement) -> Arrangement:
        """How the hand of ``seat`` is held; nobody's (``None``) as the settings say."""
        return settings if seat is None else replace(settings, own=self._orders.get(seat, ()))

    def step(self, seat: Seat, hand: Cards, card: Card, direction: int) -> None:
        """Put a card of ``hand``, as it lies now, one place to the left (-1) or right (1)."""
        at = hand.index(card) + direction
        if 0 <= at < len(hand):
            self._put(seat, hand, card, at)

    def click(self, seat: Seat, hand: Cards, card: Card | None) -> None:
        """Pick a card up, or put the one that was picked up in the place of this one."""
        if self.picked in hand and card is not None and card is not self.picked:
            assert self.picked is not None
            self._put(seat, hand, self.picked, hand.index(card))
            self.picked = None
        else:
            self.picked = None if card is self.picked else card

    def _put(self, seat: Seat, hand: Cards, card: Card, at: int) -> None:
        others = [other for other in hand if other is not card]
        self._orders[seat] = (*others[:at], card, *others[at:])
