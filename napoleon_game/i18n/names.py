"""Words for the things of the game: suits, cards, bids, sides, roles, phases, reasons, players."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Suit
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.tricks import WonBy
from napoleon_game.i18n.catalogue import Catalogue

Role = Literal["napoleon", "napoleon-alone", "adjutant", "ally", "unknown", "dealer"]
"""What a seat plate can call a player."""

SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
"""The suits as signs: the same in every language."""

RANKS: Final = {14: "A", 13: "K", 12: "Q", 11: "J"} | {rank: str(rank) for rank in range(2, 11)}
"""The ranks as they are printed on cards."""


def standing_alone(text: str) -> str:
    """Words that stand for themselves, as below a picture: with a capital where the script has capitals."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True)
class Words:
    """What things are called in the language of ``catalogue``."""

    catalogue: Catalogue

    def suit(self, suit: Suit) -> str:
        """A suit as a word: ``スペード``, ``spades``."""
        return self.catalogue(f"suit-{suit.name.lower()}")

    def card(self, card: Card) -> str:
        """A card in words: ``スペードのA``, ``ace of spades``."""
        if card.suit is None:
            return self.catalogue("joker")
        rank = self.catalogue(f"rank-{card.rank}")
        return self.catalogue("card", suit=self.suit(card.suit), rank=rank)

    def short_card(self, card: Card) -> str:
        """A card in signs, ``♠A``; the joker by its name."""
        return self.catalogue("joker") if card.suit is None else SYMBOLS[card.suit] + RANKS[card.rank]

    def short_cards(self, cards: Iterable[Card]) -> str:
        """Some cards in signs: ``♠A ♥10``."""
        return self.catalogue("card-separator").join(self.short_card(card) for card in cards)

    def bid(self, bid: Bid) -> str:
        """A bid in words: ``ハートで12枚``, ``12 in hearts``."""
        return self.catalogue("bid", suit=self.suit(bid.trump), target=bid.target)

    def short_bid(self, bid: Bid) -> str:
        """A bid in signs: ``♥12``."""
        return f"{SYMBOLS[bid.trump]}{bid.target}"

    def side(self, side: Side | None) -> str:
        """A side; ``None`` if it is not known."""
        return self.catalogue(f"side-{'unknown' if side is None else side.value}")

    def role(self, role: Role) -> str:
        """What a player is in this deal."""
        return self.catalogue(f"role-{role}")

    def phase(self, phase: Phase) -> str:
        """A phase of a deal."""
        return self.catalogue(f"phase-{phase.value}")

    def won_by(self, won_by: WonBy) -> str:
        """Why a trick was won, in a word or two: ``正ジャック``, ``right jack``."""
        return self.catalogue(f"won-by-{WON_BY_KEYS[won_by]}")

    def player_kind(self, kind: str) -> str:
        """A kind of player, such as ``human`` or ``hard-bold``; a stranger's kind by its own name.

        A level whose figures somebody changed (``hard slack=0.1``) has a mark behind its name.
        """
        called, changed, _ = kind.partition(" ")
        level, styled, style = called.partition("-")
        if f"player-{level}" not in self.catalogue:
            return kind
        text = self.catalogue(f"player-{level}")
        if styled:
            text = self.catalogue("player-with-style", level=text, style=self.style(style))
        return self.catalogue("player-with-figures", level=text) if changed else text

    def style(self, style: str) -> str:
        """How a computer player likes to play, such as ``bold``; a stranger's style by its own name."""
        key = f"style-{style}"
        return self.catalogue(key) if key in self.catalogue else style

    def listed(self, items: Iterable[str]) -> str:
        """Several things in a row."""
        return self.catalogue("list-separator").join(items)


WON_BY_KEYS: Final = {
    WonBy.YOROMEKI: "yoromeki",
    WonBy.MIGHTY: "mighty",
    WonBy.RIGHT_JACK: "right-jack",
    WonBy.LEFT_JACK: "left-jack",
    WonBy.SAME_TWO: "same-two",
    WonBy.JOKER_LED: "joker-led",
    WonBy.TRUMP: "trump",
    WonBy.LED_SUIT: "led-suit",
}
"""How catalogue keys spell the reasons."""
