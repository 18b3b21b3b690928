"""The plain solver: tries every card. Slow and easy to believe; tests hold the other one to it.

All it spares itself is to play on twice from the start of the same trick.
"""

from collections.abc import Callable, Mapping

from napoleon_game.core.cards import PICTURE_CARDS, SEATS, Card, Cards, Seat, pictures
from napoleon_game.core.tricks import judge, playable
from napoleon_game.solver.position import Position


def reference_value(position: Position) -> int:
    """Picture cards that the Napoleon side ends with if all play perfectly."""
    best = max if position.turn in position.napoleon_side else min
    return best(reference_moves(position).values())


def reference_moves(position: Position) -> Mapping[Card, int]:
    """The same after each card that may be played."""
    return {card: position.captured + taken for card, taken in _Plain(position).moves().items()}


def reference_winning_moves(position: Position, target: int) -> Mapping[Card, bool]:
    """Whether the Napoleon side wins with ``target`` bid (R6.1, R6.2), after each card that may be played."""

    def wins(captured: int) -> int:
        if captured == PICTURE_CARDS:
            return int(target == PICTURE_CARDS)
        return int(captured >= target)

    return {card: bool(won) for card, won in _Plain(position, wins).moves().items()}


class _Plain:
    """One deal, what its end is worth to the Napoleon side, and the starts of tricks met so far."""

    def __init__(self, position: Position, worth: Callable[[int], int] | None = None) -> None:
        """``worth`` tells what it is to end with so many picture cards.

        Without it the picture cards taken from here on count, whatever was captured before: so more starts of
        tricks are the same.
        """
        self.position, self.worth = position, worth
        self.known: dict[tuple[tuple[Cards, ...], Seat, int], int] = {}

    def moves(self) -> Mapping[Card, int]:
        """What each card leads to if all play perfectly after it."""
        at = self.position
        return {
            card: self.after(card, at.hands, at.leader, at.table, at.captured, first=at.first_trick)
            for card in at.legal
        }

    def value(
        self, hands: tuple[Cards, ...], leader: Seat, table: Cards, captured: int, *, first: bool
    ) -> int:
        """What it comes to from here, with so many picture cards captured before this trick."""
        key = hands, leader, captured
        if not table and key in self.known:
            return self.known[key]
        if not hands[leader] and not table:
            return 0 if self.worth is None else self.worth(captured)
        turn = (leader + len(table)) % SEATS
        moves = playable(hands[turn], table[0] if table else None, self.position.trump)
        best = max if turn in self.position.napoleon_side else min
        value = best([self.after(card, hands, leader, table, captured, first=first) for card in moves])
        if not table:
            self.known[key] = value
        return value

    def after(
        self, card: Card, hands: tuple[Cards, ...], leader: Seat, table: Cards, captured: int, *, first: bool
    ) -> int:
        """The same once ``card`` is played; with the fifth the trick goes to its winner (R5.4, R5.6)."""
        turn = (leader + len(table)) % SEATS
        rest = tuple([held for held in hands[turn] if held is not card])
        hands, table = (*hands[:turn], rest, *hands[turn + 1 :]), (*table, card)
        if len(table) < SEATS:
            return self.value(hands, leader, table, captured, first=first)
        winner = (leader + judge(table, self.position.trump, first_trick=first).place) % SEATS
        taken = pictures(table) if winner in self.position.napoleon_side else 0
        if self.worth is None:
            return taken + self.value(hands, winner, (), captured, first=False)
        return self.value(hands, winner, (), captured + taken, first=False)
