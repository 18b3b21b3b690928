"""Made-up positions in which the special cards meet more often than in play."""

import random

from napoleon_game.core.cards import (
    JOKER,
    MIGHTY,
    PACK,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Suit,
    left_jack,
    right_jack,
    two_of,
)
from napoleon_game.solver.position import Position


def played(position: Position, card: Card) -> Position:
    """The position after ``card``, which must not be the fifth of its trick."""
    hands = list(position.hands)
    hands[position.turn] = tuple(held for held in hands[position.turn] if held is not card)
    return Position(
        tuple(hands),
        position.trump,
        position.napoleon_side,
        position.leader,
        (*position.table, card),
        position.first_trick,
        position.captured,
    )


def endgame(chance: random.Random, size: int) -> Position:
    """A position with ``size`` cards a seat, those on the table included."""
    trump = Suit(chance.randrange(4))
    cards = _cards(chance, trump, SEATS * size)
    chance.shuffle(cards)
    hands = tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(SEATS))
    side = {chance.randrange(SEATS)}
    if chance.random() < 0.85:
        side.add(chance.randrange(SEATS))
    first = chance.random() < 0.2
    position = Position(
        hands, trump, frozenset(side), chance.randrange(SEATS), (), first, chance.randrange(4)
    )
    for _ in range(chance.choice((0, 0, 0, 1, 2, 3, 4))):
        position = played(position, chance.choice(position.legal))
    return position


def _cards(chance: random.Random, trump: Suit, count: int) -> list[Card]:
    """So many cards: any, with most specials, of two suits with their twos, mostly of one suit, or hearts."""
    specials = [MIGHTY, YOROMEKI_QUEEN, right_jack(trump), left_jack(trump), JOKER]
    kind = chance.randrange(5)
    wanted: list[Card] = []
    pool = list(PACK)
    if kind == 1:
        wanted = [card for card in specials if chance.random() < 0.8]
    elif kind == 2:
        suits = chance.sample(list(Suit), 2)
        pool = [card for card in PACK if card.suit in suits]
        wanted = [card for card in pool if card.rank == 2]
        wanted += [card for card in specials if chance.random() < 0.5]
    elif kind == 3:
        suit = Suit(chance.randrange(4))
        wanted = [two_of(suit), *(card for card in specials if chance.random() < 0.2)]
        pool = [card for card in PACK if card.suit is suit]
    elif kind == 4:  # the queen beside her neighbours and, with hearts trump, beside the joker
        wanted = [MIGHTY, *(card for card in PACK if card.suit is Suit.HEARTS and card.is_picture), JOKER]
    chance.shuffle(pool)
    rest = list(PACK)
    chance.shuffle(rest)
    return list(dict.fromkeys((*wanted, *pool, *rest)))[:count]
