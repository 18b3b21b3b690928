"""What a hand is worth: the auction, the adjutant card and the exchange of the ``rules`` player."""

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Final

from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import (
    JOKER,
    KITTY_SIZE,
    MIGHTY,
    PACK,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Suit,
    left_jack,
    right_jack,
)

# All figures in this file are picture cards that Napoleon's side can expect to take for holding a card.
_MIGHTY: Final = 2.6
_RIGHT_JACK: Final = 2.3
_LEFT_JACK: Final = 2.1
_JOKER: Final = 1.3
_TRUMP_BY_RANK: Final = {14: 1.8, 13: 1.5, 12: 1.2, 10: 0.9}
_LOW_TRUMP: Final = 0.8
_SIDE_BY_RANK: Final = {14: 1.1, 13: 0.4, 12: 0.1}
_VOID: Final = 0.4
_SINGLETON: Final = 0.2
_BASE: Final = 4.0
"""What the rest brings: an average kitty, exchange and adjutant, without the card that is named."""

# What it is worth to keep a card in the exchange, in tenths of a picture card.
KEEP_ALWAYS: Final = 100.0
KEEP_WORTH: Final = 10.0
"""For each picture card that it is expected to bring."""
KEEP_LENGTH: Final = 1.5
"""For each card of its suit in the hand: short suits go first."""
KEEP_RANK: Final = 0.1
KEEP_TRUMP: Final = 20.0
KEEP_PICTURE: Final = 3.0
KEEP_QUEEN: Final = 4.0
"""For the queen of hearts: in Napoleon's hand she can beat nobody's Mighty but its own side's."""


@cache
def specials(trump: Suit) -> Cards:
    """Mighty, right jack, left jack and joker: the cards that win out of turn."""
    return (MIGHTY, right_jack(trump), left_jack(trump), JOKER)


def card_worth(card: Card, trump: Suit) -> float:
    """Picture cards that holding ``card`` brings."""
    if card in (special := specials(trump)):
        return (_MIGHTY, _RIGHT_JACK, _LEFT_JACK, _JOKER)[special.index(card)]
    if card.suit is trump:
        return _TRUMP_BY_RANK.get(card.rank, _LOW_TRUMP)
    return _SIDE_BY_RANK.get(card.rank, 0.0)


def best_missing(hand: Sequence[Card], trump: Suit) -> Card:
    """The strongest card that ``hand`` lacks, which Napoleon does best to name."""
    trumps = [card for card in PACK if card.suit is trump]
    wanted = (*specials(trump), *trumps)
    return next((card for card in wanted if card not in hand), JOKER)


def expected_pictures(hand: Cards, trump: Suit) -> float:
    """Picture cards that Napoleon's side can expect with this hand before the exchange."""
    # fsum, for the last digit of a sum of floats differs between Python versions
    worth = fsum(card_worth(card, trump) for card in hand)
    worth += card_worth(best_missing(hand, trump), trump)
    for suit in Suit:
        if suit is not trump:
            length = sum(card.suit is suit for card in hand)
            worth += _VOID if length == 0 else _SINGLETON if length == 1 else 0.0
    return _BASE + worth


def best_trump(hand: Cards) -> tuple[Suit, float]:
    """The trump suit that promises most, and what it promises."""
    return max(((suit, expected_pictures(hand, suit)) for suit in Suit), key=lambda pair: (pair[1], pair[0]))


def choose_bid(hand: Cards, bids: Sequence[Bid]) -> Bid | None:
    """The lowest of the legal ``bids`` in the best suit, if the hand is worth its target; else ``None``."""
    trump, worth = best_trump(hand)
    for bid in bids:
        if bid.trump is trump:
            return bid if bid.target <= min(worth, MAX_TARGET) else None
    return None


def choose_discards(hand: Cards, contract: Bid, adjutant_card: Card) -> Cards:
    """The three cards of thirteen that will be missed least.

    Low cards of short side suits go first, so that voids come of it. A picture card is worth a little more
    in hand than lost, and never goes with a bid of 20; trumps and special cards stay.
    """
    trump = contract.trump
    lengths = {suit: sum(card.suit is suit for card in hand) for suit in Suit}

    def keep(card: Card) -> tuple[float, Card]:
        if card.suit is None or card in specials(trump) or card is adjutant_card:
            return KEEP_ALWAYS, card
        worth = (
            KEEP_WORTH * card_worth(card, trump) + KEEP_LENGTH * lengths[card.suit] + KEEP_RANK * card.rank
        )
        if card.suit is trump:
            worth += KEEP_TRUMP
        if card.is_picture:
            worth += KEEP_ALWAYS / 2 if contract.target == MAX_TARGET else KEEP_PICTURE
        if card is YOROMEKI_QUEEN:
            worth += KEEP_QUEEN
        return worth, card

    return tuple(sorted(hand, key=keep)[:KITTY_SIZE])
