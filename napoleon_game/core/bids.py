"""Bids and the contract (R2)."""

import re
from dataclasses import dataclass
from typing import Final

from napoleon_game.core.cards import PICTURE_CARDS, Seat, Suit
from napoleon_game.core.errors import NotationError

MAX_TARGET: Final = PICTURE_CARDS

_NOTATION = re.compile(r"([SHDC])([1-9][0-9]?)")
_ALLOWED: Final = f"a suit of S H D C and a target of 1-{MAX_TARGET}, such as H12"


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """A target and a trump suit (R2.1); ordered as the auction orders them (R2.2).

    Attributes:
        target: picture cards that the Napoleon side takes or more, 1-20.
        trump: the trump suit.
    """

    target: int
    trump: Suit

    def __post_init__(self) -> None:
        if not 1 <= self.target <= MAX_TARGET:
            raise NotationError("bid", f"{self.trump.letter}{self.target}", _ALLOWED)

    @classmethod
    def parse(cls, text: str) -> "Bid":
        """Read the notation ``H12``; raises :class:`NotationError`."""
        match = _NOTATION.fullmatch(text)
        if match is None or int(match[2]) > MAX_TARGET:
            raise NotationError("bid", text, _ALLOWED)
        return cls(int(match[2]), Suit.parse(match[1]))

    @property
    def place(self) -> int:
        """Its place in :data:`BIDS`, 0-79."""
        return (self.target - 1) * len(Suit) + self.trump

    def __str__(self) -> str:
        return f"{self.trump.letter}{self.target}"


BIDS: Final = tuple(Bid(target, suit) for target in range(1, MAX_TARGET + 1) for suit in Suit)
"""All 80 bids, each beaten by those after it."""

HIGHEST_BID: Final = BIDS[-1]
"""``S20``: it ends the auction at once (R2.3)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction ended with: who is Napoleon, and the bid (R2.3)."""

    napoleon: Seat
    bid: Bid

    @property
    def trump(self) -> Suit:
        """The trump suit of this deal."""
        return self.bid.trump

    @property
    def target(self) -> int:
        """Picture cards that the Napoleon side needs, 1-20."""
        return self.bid.target
