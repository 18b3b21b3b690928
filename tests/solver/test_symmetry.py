"""What the rules treat alike has the same value: seats in a ring, suits where no special card tells, ranks
that come in the same order, and picture cards that were taken before.
"""

import random
from dataclasses import replace
from itertools import permutations

import pytest

from napoleon_game.core.cards import (
    MIGHTY,
    PACK,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Suit,
    left_jack,
    right_jack,
)
from napoleon_game.solver.api import solve
from napoleon_game.solver.position import Position
from tests.solver.positions import endgame

Relabelling = dict[Suit, Suit]

RELABELLINGS: list[Relabelling] = [dict(zip(Suit, order, strict=True)) for order in permutations(Suit)]
"""All ways to rename suits."""


def keeps_colours(suits: Relabelling) -> bool:
    """Whether two suits of one colour stay so."""
    return all(suits[suit].same_colour is suits[suit.same_colour] for suit in Suit)


def renamed(card: Card, suits: Relabelling) -> Card:
    """The card of the same rank in the suit's new name."""
    if card.suit is None:
        return card
    return next(other for other in PACK if other.suit is suits[card.suit] and other.rank == card.rank)


def allowed(position: Position, suits: Relabelling) -> bool:
    """Whether the rules cannot tell.

    The Mighty stays itself, and the queen if the Mighty is in play; the jacks of trump stay the right and the
    left; no other card becomes one of them. Colours tell nothing but which jack is the left one.
    """
    cards = {card for hand in position.whole_hands for card in hand}
    new = {card: renamed(card, suits) for card in cards}
    if any((card is MIGHTY) != (new[card] is MIGHTY) for card in cards):
        return False
    left, new_left = left_jack(position.trump), left_jack(suits[position.trump])
    if any((card is left) != (new[card] is new_left) for card in cards):
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
    chance, tried, across = random.Random(f"rename {size}"), 0, 0
    for _ in range(120):
        position = endgame(chance, size)
        solution = solve(position)
        for suits in RELABELLINGS:
            if not allowed(position, suits):
                continue
            tried += any(old is not new for old, new in suits.items())
            across += not keeps_colours(suits)
            other = solve(relabelled(position, suits))
            assert other.value == solution.value, (position, suits)
            expected = {renamed(card, suits): reached for card, reached in solution.moves.items()}
            assert other.moves == expected, (position, suits)
    assert tried > 50
    assert across > 20


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


def runs(trump: Suit) -> list[list[Card]]:
    """Cards of one suit in order, picture cards or none, without those that have a role of their own.

    The queen of hearts stands between those below and those above her, whether she is in play or not.
    """
    roles = {MIGHTY, YOROMEKI_QUEEN, right_jack(trump), left_jack(trump)}
    found = []
    for suit in Suit:
        cards = [card for card in PACK if card.suit is suit and card not in roles and card.rank > 2]
        found.append([card for card in cards if not card.is_picture])
        if suit is Suit.HEARTS:
            found.append([card for card in cards if card.is_picture and card.rank > YOROMEKI_QUEEN.rank])
            found.append([card for card in cards if card.is_picture and card.rank < YOROMEKI_QUEEN.rank])
        else:
            found.append([card for card in cards if card.is_picture])
    return found


@pytest.mark.parametrize("size", [2, 3, 5])
def test_ranks_can_be_changed_that_keep_their_order(size: int) -> None:
    chance, tried = random.Random(f"ranks {size}"), 0
    for _ in range(150):
        position = endgame(chance, size)
        in_play = {card for hand in position.whole_hands for card in hand}
        new = {card: card for card in in_play}
        for run in runs(position.trump):
            old = [card for card in run if card in in_play]
            new |= zip(old, sorted(chance.sample(run, len(old))), strict=True)
        tried += any(card is not other for card, other in new.items())
        other = solve(
            replace(
                position,
                hands=tuple(tuple(sorted(new[card] for card in hand)) for hand in position.hands),
                table=tuple(new[card] for card in position.table),
            )
        )
        assert other.moves == {new[card]: value for card, value in solve(position).moves.items()}, position
    assert tried > 100


def test_what_was_captured_before_only_adds() -> None:
    chance = random.Random("captured")
    for _ in range(60):
        position = endgame(chance, 3)
        before = replace(position, captured=0)
        more = {card: value + position.captured for card, value in solve(before).moves.items()}
        assert solve(position).moves == more
