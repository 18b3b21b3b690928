"""What the rules treat alike has the same value: seats in a ring, and suits where no special card tells."""

import random
from itertools import permutations

import pytest

from napoleon_game.core.cards import MIGHTY, PACK, SEATS, YOROMEKI_QUEEN, Card, Cards, Suit
from napoleon_game.solver.api import solve
from napoleon_game.solver.position import Position
from tests.solver.positions import endgame

Relabelling = dict[Suit, Suit]

RELABELLINGS: list[Relabelling] = [
    mapping
    for order in permutations(Suit)
    for mapping in [dict(zip(Suit, order, strict=True))]
    if all(mapping[suit].same_colour is mapping[suit.same_colour] for suit in Suit)
]
"""The eight ways to rename suits under which two of one colour stay so: trump's jacks go with trump."""


def renamed(card: Card, suits: Relabelling) -> Card:
    """The card of the same rank in the suit's new name."""
    if card.suit is None:
        return card
    return next(other for other in PACK if other.suit is suits[card.suit] and other.rank == card.rank)


def allowed(position: Position, suits: Relabelling) -> bool:
    """Whether the rules cannot tell.

    The Mighty stays itself, and the queen if the Mighty is in play; no other card becomes one of them.
    """
    cards = {card for hand in position.whole_hands for card in hand}
    new = {card: renamed(card, suits) for card in cards}
    if any((card is MIGHTY) != (new[card] is MIGHTY) for card in cards):
        return False
    return MIGHTY not in cards or all(
        (card is YOROMEKI_QUEEN) == (new[card] is YOROMEKI_QUEEN) for card in cards
    )


def relabelled(position: Position, suits: Relabelling) -> Position:
    """The position with its suits renamed."""

    def cards(old: Cards) -> Cards:
        return tuple(renamed(card, suits) for card in old)

    return Position(
        tuple(tuple(sorted(cards(hand))) for hand in position.hands),
        suits[position.trump],
        position.napoleon_side,
        position.leader,
        cards(position.table),
        position.first_trick,
        position.captured,
    )


@pytest.mark.parametrize("size", [2, 3, 5])
def test_suits_can_be_renamed(size: int) -> None:
    assert len(RELABELLINGS) == 8
    chance, tried = random.Random(f"rename {size}"), 0
    for _ in range(120):
        position = endgame(chance, size)
        solution = solve(position)
        for suits in RELABELLINGS:
            if not allowed(position, suits):
                continue
            tried += any(old is not new for old, new in suits.items())
            other = solve(relabelled(position, suits))
            assert other.value == solution.value, (position, suits)
            expected = {renamed(card, suits): reached for card, reached in solution.moves.items()}
            assert other.moves == expected, (position, suits)
    assert tried > 50


def test_a_renaming_that_moves_the_mighty_is_noticed() -> None:
    swap = {Suit.SPADES: Suit.CLUBS, Suit.CLUBS: Suit.SPADES, Suit.HEARTS: Suit.HEARTS}
    swap[Suit.DIAMONDS] = Suit.DIAMONDS
    chance, differ = random.Random("noticed"), 0
    for _ in range(200):
        position = endgame(chance, 2)
        if not allowed(position, swap):
            differ += solve(relabelled(position, swap)).value != solve(position).value
    assert differ > 0


def test_seats_can_be_turned() -> None:
    chance = random.Random("turn")
    for _ in range(60):
        position = endgame(chance, 4)
        for turn in range(1, SEATS):
            turned = Position(
                position.hands[-turn:] + position.hands[:-turn],
                position.trump,
                frozenset((seat + turn) % SEATS for seat in position.napoleon_side),
                (position.leader + turn) % SEATS,
                position.table,
                position.first_trick,
                position.captured,
            )
            assert solve(turned).moves == solve(position).moves
