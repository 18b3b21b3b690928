"""The pack (R1.1, R1.3): 53 cards as small integers that know their suit, rank and notation."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NoReturn

from napoleon_game.core.errors import NotationError

SEATS: Final = 5
"""Players at the table; seats are numbered 0-4 in order of play, counter-clockwise."""

HAND_SIZE: Final = 10
KITTY_SIZE: Final = 3

Seat = int
"""A place at the table, 0-4."""


class Suit(IntEnum):
    """A suit, ordered as bids of the same target are (R2.2): clubs lowest, spades highest."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """One of ``S H D C``."""
        return "CDHS"[self]

    @property
    def same_colour(self) -> "Suit":
        """The other suit of this suit's colour."""
        return Suit(3 - self)

    @classmethod
    def parse(cls, text: str) -> "Suit":
        """Read a letter of ``S H D C``; raises :class:`NotationError`."""
        for suit in cls:
            if suit.letter == text:
                return suit
        raise NotationError("suit", text, "one of S H D C")


RANK_LETTERS: Final = {14: "A", 13: "K", 12: "Q", 11: "J", 10: "T"} | {n: str(n) for n in range(9, 1, -1)}
JOKER_CODE: Final = "JK"


class Card(int):
    """One of the 53 cards. Its value as an integer is its place in :data:`PACK`.

    So cards sort as one holds them (spades, hearts, diamonds, clubs, each from the ace down, the joker
    last), hash alike in every process, and index a list of 53. Take them from :data:`PACK` or with
    :meth:`parse`: there is one object a card.

    Attributes:
        suit: the suit printed on it; ``None`` for the joker.
        rank: 2-14, the ace high (R5.5); 0 for the joker.
        is_picture: whether it is one of the 20 picture cards (R1.3).
        code: its notation: suit letter and rank letter (``SA``, ``HT``, ``C2``) or ``JK``.
    """

    suit: Suit | None
    rank: int
    is_picture: bool
    code: str

    def __new__(cls, index: int) -> "Card":
        """Return the card at ``index`` (0-52) of the pack, always the same object."""
        return _PACK[index] if _PACK else _make(index)

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read the notation of a card; raises :class:`NotationError`."""
        found = _BY_CODE.get(text)
        if found is None:
            raise NotationError("card", text, "a suit of S H D C and a rank of A K Q J T 9-2, or JK")
        return found

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __reduce__(self) -> tuple[type["Card"], tuple[int]]:
        return (Card, (int(self),))

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return self.code


Cards = tuple[Card, ...]
"""Some cards: a hand, a trick, the discards."""


def _make(index: int) -> Card:
    """Build the card at ``index``: called 53 times, when this module is loaded."""
    card = int.__new__(Card, index)
    joker = index == 52
    suit = None if joker else Suit(3 - index // 13)
    rank = 0 if joker else 14 - index % 13
    code = JOKER_CODE if suit is None else suit.letter + RANK_LETTERS[rank]
    card.__dict__.update(suit=suit, rank=rank, is_picture=rank >= 10, code=code)
    return card


_PACK: Cards = ()
_PACK = tuple(_make(index) for index in range(53))
_BY_CODE: Final = {card.code: card for card in _PACK}

PACK: Final[Cards] = _PACK
"""All 53 cards in order: SA SK … S2 HA … C2 JK."""

JOKER: Final = Card.parse(JOKER_CODE)
MIGHTY: Final = Card.parse("SA")
YOROMEKI_QUEEN: Final = Card.parse("HQ")
"""The queen before whom the Mighty staggers (R5.4)."""

PICTURE_CARDS: Final = sum(card.is_picture for card in PACK)
"""20: what both sides play for."""

_JACKS: Final = {suit: Card.parse(suit.letter + "J") for suit in Suit}
_LEFT_JACKS: Final = {suit: _JACKS[suit.same_colour] for suit in Suit}
_TWOS: Final = {suit: Card.parse(suit.letter + "2") for suit in Suit}


def right_jack(trump: Suit) -> Card:
    """The jack of trump (R5.4)."""
    return _JACKS[trump]


def left_jack(trump: Suit) -> Card:
    """The other jack of trump's colour (R5.4)."""
    return _LEFT_JACKS[trump]


def two_of(suit: Suit) -> Card:
    """The two of a suit, which may be the same two (R5.4)."""
    return _TWOS[suit]


def pictures(cards: Iterable[Card]) -> int:
    """How many of ``cards`` are picture cards (R1.3)."""
    return sum(card.is_picture for card in cards)


def parse_cards(text: str) -> Cards:
    """Read cards separated by blanks: ``"SA HQ JK"``; raises :class:`NotationError`."""
    return tuple(Card.parse(code) for code in text.split())
