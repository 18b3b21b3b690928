"""Tricks (R5): what may be played, and who takes it and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from napoleon_game.core.cards import (
    JOKER,
    MIGHTY,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Seat,
    Suit,
    left_jack,
    right_jack,
    two_of,
)


class WonBy(Enum):
    """Why a card takes a trick, in the order of R5.4: each beats those below it."""

    YOROMEKI = "yoromeki"
    MIGHTY = "mighty"
    RIGHT_JACK = "right jack"
    LEFT_JACK = "left jack"
    SAME_TWO = "same two"
    JOKER_LED = "joker led"
    TRUMP = "highest trump"
    LED_SUIT = "highest of the led suit"


class Verdict(NamedTuple):
    """Which card of a trick wins, counted from the lead (0-4), and why."""

    place: int
    won_by: WonBy


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in order of play.

    Attributes:
        leader: the seat that leads it.
        cards: none to five cards, the lead first.
        winner: the seat that took it; ``None`` until all five cards lie there.
    """

    leader: Seat
    cards: Cards = ()
    winner: Seat | None = None

    def seat_at(self, place: int) -> Seat:
        """The seat that plays the card at ``place`` (0-4 from the lead)."""
        return (self.leader + place) % SEATS


def led_suit(lead: Card, trump: Suit) -> Suit:
    """The suit that must be followed: the lead's own, trump for the joker (R5.3)."""
    return trump if lead.suit is None else lead.suit


def playable(hand: Cards, lead: Card | None, trump: Suit) -> Cards:
    """The cards of ``hand`` that may be played to ``lead``, or led if it is ``None`` (R5.2, R5.3)."""
    if lead is None:
        return hand
    led = led_suit(lead, trump)
    following = tuple([card for card in hand if card.suit is led])
    if not following:
        return hand
    return (*following, JOKER) if JOKER in hand else following


def judge(cards: Sequence[Card], trump: Suit, *, first_trick: bool) -> Verdict:
    """Say which of one to five cards wins, or would win as things stand (R5.4).

    ``cards`` are in order of play. The same two needs all five cards, and is void in the first trick.
    """
    if MIGHTY in cards:
        if YOROMEKI_QUEEN in cards:
            return Verdict(cards.index(YOROMEKI_QUEEN), WonBy.YOROMEKI)
        return Verdict(cards.index(MIGHTY), WonBy.MIGHTY)
    jack = right_jack(trump)
    if jack in cards:
        return Verdict(cards.index(jack), WonBy.RIGHT_JACK)
    jack = left_jack(trump)
    if jack in cards:
        return Verdict(cards.index(jack), WonBy.LEFT_JACK)
    lead = cards[0]
    if not first_trick and len(cards) == SEATS and lead.suit is not None:
        two = two_of(lead.suit)
        if two in cards and all(card.suit is lead.suit for card in cards):
            return Verdict(cards.index(two), WonBy.SAME_TWO)
    if lead is JOKER:
        return Verdict(0, WonBy.JOKER_LED)
    best, won_by = 0, WonBy.TRUMP if lead.suit is trump else WonBy.LED_SUIT
    for place, card in enumerate(cards):
        if card.suit is cards[best].suit:
            if card.rank > cards[best].rank:
                best = place
        elif card.suit is trump:
            best, won_by = place, WonBy.TRUMP
    return Verdict(best, won_by)
