"""Whether a card of a trick can still be beaten, deal by deal."""

import numpy as np
from numpy.typing import NDArray

from napoleon_game.core.cards import JOKER, MIGHTY, PACK, SEATS, YOROMEKI_QUEEN, Card, Cards, Suit, two_of
from napoleon_game.core.tricks import WonBy, judge, led_suit
from napoleon_game.solver.batch import Worlds, card_bits

Deals = NDArray[np.bool_]
"""For each deal whether something is so."""

_BY_RANK = (WonBy.TRUMP, WonBy.LED_SUIT)


def holds(worlds: Worlds, seat: int) -> NDArray[np.bool_]:
    """For each deal (row) and card of the pack whether ``seat`` holds it."""
    held = np.bitwise_and(worlds.hands[:, seat, None], card_bits(worlds.trump))
    return np.asarray(held != 0, np.bool_)


def may_play(worlds: Worlds, seat: int, led: Suit) -> NDArray[np.bool_]:
    """The same for the cards that ``seat`` may play when ``led`` is to be followed (R5.2, R5.3)."""
    held = holds(worlds, seat)
    follows = np.asarray(held[:, _in(led)].any(axis=1))
    allowed = np.array([card.suit is led or card is JOKER for card in PACK])
    legal: NDArray[np.bool_] = held & (allowed | ~follows[:, None])
    return legal


def stands(worlds: Worlds, table: Cards, place: int) -> Deals:
    """For each deal whether the card at ``place`` takes the trick whatever is played to it from now on.

    ``table`` are the cards of the trick so far, in order of play; the hands that play after them are those
    of ``worlds``.
    """
    count, trump, first = len(worlds.hands), worlds.trump, worlds.first_trick
    later = [(worlds.leader + step) % SEATS for step in range(len(table), SEATS)]
    if not later:
        wins = judge(table, trump, first_trick=first).place == place
        return np.full(count, wins)
    led = led_suit(table[0], trump)
    now = judge(table, trump, first_trick=first)
    beats = np.array(
        [
            card not in table and judge((*table, card), trump, first_trick=first).place != place
            for card in PACK
        ]
    )
    beaten = np.zeros(count, np.bool_)
    all_follow, joker = np.ones(count, np.bool_), np.zeros(count, np.bool_)
    two, yoromeki = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
    for seat in later:
        legal = may_play(worlds, seat, led)
        yoromeki |= legal[:, MIGHTY] & (legal.sum(axis=1) == 1)
        beaten |= (legal & beats).any(axis=1)
        all_follow &= holds(worlds, seat)[:, _in(led)].any(axis=1)
        joker |= holds(worlds, seat)[:, JOKER]
        two |= holds(worlds, seat)[:, two_of(led)]
    result: Deals = ~beaten if now.place == place else np.zeros(count, np.bool_)
    if table[place] is YOROMEKI_QUEEN:  # whoever must play the Mighty cannot but let her win
        result = result | yoromeki
    # Five cards of one suit, with the two among them (R5.4): no single card shows that.
    one_suit = table[0] is not JOKER and all(card.suit is led for card in table) and not first
    if one_suit and now.won_by in _BY_RANK:
        if table[place] is two_of(led):
            strong = np.array([card not in table and _strong(table, card, trump) for card in PACK])
            overtaken = np.zeros(count, np.bool_)
            for seat in later:
                overtaken |= (may_play(worlds, seat, led) & strong).any(axis=1)
            result = np.where(all_follow, ~overtaken & ~joker, result)
        else:
            result &= ~(all_follow & (two | (two_of(led) in table)))
    return result


def _strong(table: Cards, card: Card, trump: Suit) -> bool:
    """Whether a card would win this trick by something that beats the same two."""
    verdict = judge((*table, card), trump, first_trick=True)
    return verdict.place == len(table) and verdict.won_by not in _BY_RANK


def _in(suit: Suit) -> NDArray[np.bool_]:
    return np.array([card.suit is suit for card in PACK])
