"""Every setting: its type, default, allowed values and meaning. The one place where they are declared.

The fields of :class:`Config` are the sections of ``config.yaml``, theirs are the keys; an :class:`About`
beside each type says the rest. The house rules are the core's own
:class:`~napoleon_game.core.ruleset.RuleSet`, defaults included.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Final

from napoleon_game.config.choices import Back, HandOrder, Indexes, Language, Speed, Suits, Theme
from napoleon_game.config.kinds import Choice, Decimal, Flag, Kind, Text, Texts, Whole
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import Reveal, RuleSet

HUMAN: Final = "human"
"""The word for a person in ``match.players``."""


class Page(Enum):
    """The page of the settings scene that a setting belongs on."""

    WINDOW = "window"
    ACCESS = "access"
    SOUND = "sound"
    GAME = "game"
    HELPS = "helps"
    MATCH = "match"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class About:
    """What is to be known of a setting besides its name, type and default.

    Attributes:
        kind: what its value may be.
        page: where a person finds it.
        meaning: what it is for, in one line that begins in lower case.
    """

    kind: Kind
    page: Page
    meaning: str


@dataclass(frozen=True, slots=True)
class Window:
    """The window, in pixels."""

    width: Annotated[int, About(Whole(960, 7680), Page.WINDOW, "width at the start, in pixels")] = 1280
    height: Annotated[int, About(Whole(540, 4320), Page.WINDOW, "height at the start, in pixels")] = 720
    fullscreen: Annotated[bool, About(Flag(), Page.WINDOW, "fill the whole screen")] = False


@dataclass(frozen=True, slots=True)
class Look:
    """How table and cards look."""

    theme: Annotated[Theme, About(Choice(Theme), Page.WINDOW, "colours of the table")] = Theme.SALON
    back: Annotated[Back, About(Choice(Back), Page.WINDOW, "back of the cards")] = Back.BEES
    suits: Annotated[
        Suits, About(Choice(Suits), Page.ACCESS, "two colours of suits, or four that are easy to tell")
    ] = Suits.CLASSIC
    indexes: Annotated[
        Indexes, About(Choice(Indexes), Page.ACCESS, "size of rank and suit in the corners")
    ] = Indexes.NORMAL
    text_scale: Annotated[
        float, About(Decimal(0.8, 2.0), Page.ACCESS, "size of all words, 1.0 as designed")
    ] = 1.0
    hand_order: Annotated[
        HandOrder,
        About(Choice(HandOrder), Page.GAME, "your hand by suit from the left or right, or by strength"),
    ] = HandOrder.SUIT_HIGH


@dataclass(frozen=True, slots=True)
class Motion:
    """How things move."""

    speed: Annotated[
        Speed, About(Choice(Speed), Page.GAME, "how fast cards move; off: they are there at once")
    ] = Speed.NORMAL
    reduced: Annotated[bool, About(Flag(), Page.ACCESS, "no flights, flips or shaking")] = False

    @property
    def still(self) -> bool:
        """Whether things jump instead of moving."""
        return self.reduced or self.speed is Speed.OFF


@dataclass(frozen=True, slots=True)
class Sound:
    """What is heard, as percentages of full volume."""

    enabled: Annotated[bool, About(Flag(), Page.SOUND, "any sound at all")] = True
    master: Annotated[int, About(Whole(0, 100), Page.SOUND, "volume of everything, percent")] = 80
    cards: Annotated[int, About(Whole(0, 100), Page.SOUND, "volume of the cards, percent")] = 100
    cues: Annotated[int, About(Whole(0, 100), Page.SOUND, "volume of the musical cues, percent")] = 100


@dataclass(frozen=True, slots=True)
class Speech:
    """What is read aloud, where the library for it is installed."""

    enabled: Annotated[bool, About(Flag(), Page.ACCESS, "say what has the focus and what happens")] = False
    shared_hands: Annotated[
        bool, About(Flag(), Page.ACCESS, "read hands aloud, when asked, with several people at one screen")
    ] = False


@dataclass(frozen=True, slots=True)
class Helps:
    """What the table helps with."""

    show_legal: Annotated[bool, About(Flag(), Page.HELPS, "raise the cards that may be played")] = True
    explain_illegal: Annotated[bool, About(Flag(), Page.HELPS, "say why a card may not be played")] = True
    winning_card: Annotated[bool, About(Flag(), Page.HELPS, "mark the card that wins the trick so far")] = (
        True
    )
    picture_count: Annotated[bool, About(Flag(), Page.HELPS, "count the picture cards taken")] = True
    last_trick: Annotated[bool, About(Flag(), Page.HELPS, "show the previous trick")] = True
    played_cards: Annotated[
        bool, About(Flag(), Page.HELPS, "mark in the order of strength what was played")
    ] = True
    first_times: Annotated[
        bool, About(Flag(), Page.HELPS, "explain a rule when it bites for the first time")
    ] = True
    explain_words: Annotated[
        bool, About(Flag(), Page.HELPS, "explain what the mouse rests on at the table")
    ] = True
    confirm_bid: Annotated[bool, About(Flag(), Page.HELPS, "ask again before a bid")] = False
    confirm_card: Annotated[bool, About(Flag(), Page.HELPS, "ask again before a card is played")] = False
    play_forced_card: Annotated[
        bool, About(Flag(), Page.HELPS, "play your card by itself when it is the only one")
    ] = False


@dataclass(frozen=True, slots=True)
class HotSeat:
    """Several people at one screen."""

    hide_seconds: Annotated[
        int, About(Whole(0, 300), Page.GAME, "seconds after which an open hand is covered; 0 for never")
    ] = 30
    blackout: Annotated[
        bool, About(Flag(), Page.GAME, "cover the whole table before a turn, not only the hand")
    ] = False


@dataclass(frozen=True, slots=True)
class Match:
    """A new match: the seats in order of play, yours first."""

    names: Annotated[
        tuple[str, ...], About(Texts(SEATS, Text(12), "names"), Page.MATCH, "what the players are called")
    ] = ("You", "Ney", "Murat", "Soult", "Davout")
    players: Annotated[
        tuple[str, ...],
        About(
            Texts(SEATS, Text(200), "players"), Page.MATCH, f"who plays: {HUMAN}, or a computer player's name"
        ),
    ] = (HUMAN, "normal", "normal", "normal", "normal")
    deals: Annotated[int, About(Whole(0, 1000), Page.MATCH, "finished deals in a match; 0 for no end")] = 10


@dataclass(frozen=True, slots=True)
class Challenge:
    """The same deal from each of the five seats."""

    others: Annotated[
        str, About(Text(200), Page.MATCH, "the computer player in the other four seats of a challenge")
    ] = "normal"
    rival: Annotated[
        str, About(Text(200), Page.MATCH, "the computer player that a challenge compares you with")
    ] = "master"


HOUSE_RULES: Final[Mapping[str, About]] = {
    "min_target": About(Whole(1, MAX_TARGET), Page.RULES, "lowest target that may be bid (R2.6)"),
    "pass_is_final": About(Flag(), Page.RULES, "a seat that passed is out of the auction (R2.7)"),
    "reveal_discarded_pictures": About(
        Choice(Reveal), Page.RULES, "what the others see of discarded picture cards (R4.3)"
    ),
}
"""About the house rules, whose types, defaults and checks are :class:`RuleSet`'s."""


@dataclass(frozen=True, slots=True)
class Config:
    """All settings."""

    language: Annotated[
        Language, About(Choice(Language), Page.WINDOW, "language of all words; auto: as the system")
    ] = Language.AUTO
    window: Window = field(default_factory=Window)
    look: Look = field(default_factory=Look)
    motion: Motion = field(default_factory=Motion)
    sound: Sound = field(default_factory=Sound)
    speech: Speech = field(default_factory=Speech)
    helps: Helps = field(default_factory=Helps)
    hot_seat: HotSeat = field(default_factory=HotSeat)
    match: Match = field(default_factory=Match)
    challenge: Challenge = field(default_factory=Challenge)
    rules: RuleSet = field(default_factory=RuleSet)
