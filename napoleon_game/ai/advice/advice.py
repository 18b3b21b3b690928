"""Advice as data: what is best, what comes next, by what figures, and why."""

from dataclasses import dataclass
from enum import Enum

from napoleon_game.ai.search.gap import NO_GAP, Gap
from napoleon_game.core.actions import Action
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Card, Cards, Seat, Suit


class Why(Enum):
    """What can be true of an action; each says which fields of a :class:`Reason` go with it."""

    # A card
    ONLY = "only"
    """It is the only one that may be played."""
    TAKES_TRICK = "takes-trick"
    """It is the last card of the trick, and takes it."""
    UNBEATEN = "unbeaten"
    """In ``count`` of ``of`` deals it takes the trick whatever is played to it."""
    SAME_TWO = "same-two"
    """It is the two of the suit of all cards in the trick, and wins if the others follow as well (R5.4)."""
    YOROMEKI = "yoromeki"
    """It is the queen of hearts, and wins if the Mighty comes to the trick (R5.4)."""
    PICTURES_IN_TRICK = "pictures-in-trick"
    """It would win as things stand; ``count`` picture cards lie in the trick before it."""
    CHEAPEST = "cheapest"
    """No cheaper card of the hand would win as often."""
    FRIEND_HAS_IT = "friend-has-it"
    """``seat``, known to be on the same side, has the trick so far; in ``count`` of ``of`` deals no card
    can change that any more."""
    PICTURE_TO_FRIEND = "picture-to-friend"
    """The same, and the card is a picture card."""
    LOST_ANYWAY = "lost-anyway"
    """No card that may be played would win as things stand."""
    NO_PICTURE = "no-picture"
    """It is no picture card, but picture cards might be played; the trick may go to the other side."""
    KEEPS = "keeps"
    """``cards`` stay in the hand, and would win the trick as things stand."""
    DRAWS_TRUMP = "draws-trump"
    """It asks for trump; in ``count`` of ``of`` deals somebody of the other side has to play one."""
    VOID = "void"
    """It is the last card of ``suit`` in the hand, which keeps a trump."""
    HIDES = "hides"
    """The adjutant card ``cards`` stays in the hand: nobody learns who the adjutant is."""
    SHOWS = "shows"
    """It is the adjutant card."""
    NOT_TWENTY = "not-twenty"
    """All 20 picture cards, which would lose (R6.2), come of it in ``count`` of ``of`` deals; of the other
    card more often."""
    OFTENER = "oftener"
    """In ``count`` of ``of`` deals it takes the trick whatever is played to it; ``cards`` in ``less``."""
    KEEPS_JOKER = "keeps-joker"
    """The joker, ``cards``, stays in the hand; in this trick it would not win (R5.5)."""
    KEEPS_TRUMP = "keeps-trump"
    """The trump ``cards`` stays in the hand, and it is none."""
    KEEPS_STRONGER = "keeps-stronger"
    """``cards`` stays in the hand, and is worth more."""

    # Discards
    VOIDS = "voids"
    """No card of ``suit`` is left in the hand."""
    TRUMPS_STAY = "trumps-stay"
    """All ``count`` trumps stay in the hand."""
    BURIES = "buries"
    """With the picture cards ``cards`` discarded, nobody can take all 20, which would lose."""
    LOW = "low"
    """None of the discards is a picture card, a trump or a special card."""

    # An adjutant card
    STRONGEST_MISSING = "strongest-missing"
    """It is the strongest card that the hand lacks."""
    HELD_BY_OTHERS = "held-by-others"
    """In ``count`` of ``of`` deals another seat holds it, and helps."""
    ALONE = "alone"
    """The hand holds it itself: there will be no adjutant."""

    # A call
    TRUMPS = "trumps"
    """The hand holds ``count`` cards of ``suit``."""
    HOLDS = "holds"
    """The hand holds the special ``cards``."""
    WITH = "with"
    """With ``cards`` as the adjutant card."""
    BEST_BID = "best-bid"
    """Of all bids ``bid`` promises most points: ``count``; to pass brings ``of`` on the average."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that is true of an action.

    Attributes:
        why: what.
        count: so many.
        of: of so many.
        cards: some cards.
        seat: who.
        suit: which suit.
        bid: which bid.
        less: so many of the other card.
    """

    why: Why
    count: int = 0
    of: int = 0
    cards: Cards = ()
    seat: Seat | None = None
    suit: Suit | None = None
    bid: Bid | None = None
    less: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be done.

    Attributes:
        action: what.
        wins: the chance that the seat's side wins the deal; for a bid, that it is made. A pass has none.
        pictures: picture cards that the Napoleon side can expect to end with; a pass has none.
        points: points that the seat can expect.
        reasons: what is true of it, the weightiest first.
        adjutant_card: for a bid, the card that would be named.
    """

    action: Action
    wins: float | None
    pictures: float | None
    points: float
    reasons: tuple[Reason, ...] = ()
    adjutant_card: Card | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What is best.

    Attributes:
        best: the most promising action.
        runner_up: the next; ``None`` if there is no choice.
        lead: by how much the best one is ahead: in chance to win, for a call in points.
        deals: in how many deals that fit what the seat knows this was found.
        exact: whether those are all there are, each played out exactly.
    """

    best: Option
    runner_up: Option | None
    lead: Gap = NO_GAP
    deals: int = 0
    exact: bool = True
