"""The plain solver: tries every card. Slow and easy to believe; tests hold the other one to it.

All it spares itself is to play on twice from the start of the same trick.
"""

from collections.abc import Mapping

from napoleon_game.core.cards import SEATS, Card, Cards, Seat, Suit, pictures
from napoleon_game.core.tricks import judge, playable
from napoleon_game.solver.position import Position


def reference_value(position: Position) -> int:
    """Picture cards that the Napoleon side ends with if all play perfectly."""
    plain = _Plain(position.trump, position.napoleon_side)
    return position.captured + plain.value(
        position.hands, position.leader, position.table, first=position.first_trick
    )


def reference_moves(position: Position) -> Mapping[Card, int]:
    """The same after each card that may be played."""
    plain = _Plain(position.trump, position.napoleon_side)
    return {
        card: position.captured
        + plain.after(card, position.hands, position.leader, position.table, first=position.first_trick)
        for card in position.legal
    }


class _Plain:
    """One deal's trump and sides, and the values of the starts of tricks met so far."""

    def __init__(self, trump: Suit, napoleon_side: frozenset[Seat]) -> None:
        self.trump, self.napoleon_side = trump, napoleon_side
        self.known: dict[tuple[tuple[Cards, ...], Seat], int] = {}

    def value(self, hands: tuple[Cards, ...], leader: Seat, table: Cards, *, first: bool) -> int:
        """Picture cards that the Napoleon side takes from here on, those on the table included."""
        if not table and (hands, leader) in self.known:
            return self.known[hands, leader]
        turn = (leader + len(table)) % SEATS
        moves = playable(hands[turn], table[0] if table else None, self.trump)
        best = max if turn in self.napoleon_side else min
        value = best((self.after(card, hands, leader, table, first=first) for card in moves), default=0)
        if not table:
            self.known[hands, leader] = value
        return value

    def after(self, card: Card, hands: tuple[Cards, ...], leader: Seat, table: Cards, *, first: bool) -> int:
        """The same once ``card`` is played; with the fifth the trick goes to its winner (R5.4, R5.6)."""
        turn = (leader + len(table)) % SEATS
        rest = tuple([held for held in hands[turn] if held is not card])
        hands, table = (*hands[:turn], rest, *hands[turn + 1 :]), (*table, card)
        if len(table) < SEATS:
            return self.value(hands, leader, table, first=first)
        winner = (leader + judge(table, self.trump, first_trick=first).place) % SEATS
        taken = pictures(table) if winner in self.napoleon_side else 0
        return taken + self.value(hands, winner, (), first=False)
