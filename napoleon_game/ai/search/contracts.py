"""What a contract is worth before play: for the auction, the adjutant card and the exchange."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.rules.hand import (
    KEEP_LENGTH,
    KEEP_PICTURE,
    KEEP_QUEEN,
    KEEP_RANK,
    KEEP_TRUMP,
    KEEP_WORTH,
    card_worth,
    expected_pictures,
    specials,
)
from napoleon_game.ai.search import quick
from napoleon_game.ai.search.chance import Chances, winning
from napoleon_game.ai.search.hidden import ASIDE, hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.parts import in_parts
from napoleon_game.ai.search.worlds import Hands, sample_hands, sides_of
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import (
    KITTY_SIZE,
    PACK,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Seat,
    Suit,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import ALONE_POINTS, NAPOLEON_POINTS, napoleon_factor
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds, card_bits

SPREAD: Final = 1.2
"""Picture cards that an estimate strays before the first card."""
SHIFT: Final = 0.25
"""How far it lies too low.

Both were fitted to 123 contracts that ``master`` won from ``rules`` (47 % foreseen, 46 % made), and tried on
468 bids that were put into players' mouths, most of 17 to 19: a wider spread takes what is impossible for
doubtful. They lie within what ``tools.training.curves`` allows by 206 other such contracts (spreads of 0.3 to
2.35, shifts of 0.1 to 1.4), and by 200 bids of 20 that ``master`` played among ``hard`` (13 % foreseen, 10 %
made).
"""
_CHANCE_A_PICTURE: Final = 0.13
"""Chance to win that one picture card more is worth near an even chance."""
_ENOUGH: Final = 100
"""So many deals judge a bid well enough."""
_AGAIN: Final = 200
"""Deals by which a bid that was judged by fewer is looked at again before it is made."""
_SELDOM: Final = 0.2
"""The share of them in which it must be made: the search sees all cards, and makes it oftener than people."""


@dataclass(frozen=True, slots=True)
class Contracted:
    """What naming a card promises.

    Attributes:
        adjutant_card: the card.
        values: picture cards of the Napoleon side in each sampled deal.
        alone: whether Napoleon plays alone there.
    """

    adjutant_card: Card
    values: NDArray[np.int64]
    alone: NDArray[np.bool_]

    def points(self, target: int, lone: float = 1.0) -> float:
        """Points that Napoleon can expect with this target; those for playing alone count ``lone`` times."""
        stakes = napoleons_stakes(self.alone, target, lone)
        return float((contract_chances(self.values, target) * stakes).mean())

    def chance(self, target: int) -> float:
        """The chance to make this target."""
        return float(contract_chances(self.values, target).mean())

    def per_deal(self, target: int) -> tuple[Chances, NDArray[np.float64]]:
        """In each deal the chance to make this target, and the points that Napoleon can expect."""
        chances = contract_chances(self.values, target)
        return chances, chances * napoleons_stakes(self.alone, target)


def napoleons_stakes(alone: NDArray[np.bool_], target: int, lone: float = 1.0) -> NDArray[np.float64]:
    """Points that Napoleon gets by winning with ``target``, with an adjutant or ``alone`` (R6.3, R6.5).

    Those for playing alone count ``lone`` times.
    """
    return napoleon_factor(target) * np.where(alone, ALONE_POINTS * lone, float(NAPOLEON_POINTS))


def contract_chances(values: NDArray[np.int64], target: int) -> Chances:
    """The chance to make ``target`` where an estimate before the first card says so many picture cards."""
    return winning(values, target, SPREAD, SHIFT)


def candidates(hand: Cards, trump: Suit, most: int) -> Cards:
    """Cards worth naming: the strongest that ``hand`` lacks, and the strongest it holds for playing alone."""
    order = [*specials(trump), *(card for card in PACK if card.suit is trump)]
    order += [card for card in PACK if card.suit is not trump and card.rank == 14 and card not in order]
    order += [card for card in PACK if card.suit is not trump and card.rank == 13]
    missing = [card for card in dict.fromkeys(order) if card not in hand]
    own = [card for card in dict.fromkeys(order) if card in hand]
    return (*missing[: most - 1], *own[:1])


def judge_contracts(
    observation: Observation, bid: Bid, cards: Cards, deals: int, level: Level, stream: Stream
) -> list[Contracted]:
    """Judge each of ``cards`` as the adjutant card of this seat, were it Napoleon with ``bid``."""
    trump = bid.trump
    hidden = hidden_from(observation, level.cunning)
    hands = sample_hands(hidden, observation.hand, observation.seat, trump, deals, stream)
    judged = []
    for card in cards:
        sides = sides_of(hands, observation.seat, card, trump)
        alone = sides == 1 << observation.seat
        after = _exchanged(hands, observation.seat, trump, card)
        worlds = at_first_lead(after, observation.seat, trump, sides)
        judged.append(Contracted(card, estimates(worlds, bid.target, level), alone))
    return judged


def estimates(worlds: Worlds, target: int, level: Level) -> NDArray[np.int64]:
    """Picture cards that the Napoleon side takes in each world, as far as ``level`` looks before play."""

    def judge(some: Worlds) -> NDArray[np.int64]:
        return quick.values(some, level.contract_tricks, target, level.contract_margin)

    return np.concatenate(in_parts(worlds, level.threads, judge))


def at_first_lead(hands: Hands, napoleon: Seat, trump: Suit, sides: NDArray[np.int64]) -> Worlds:
    """Deals in which the seats hold ``hands`` and Napoleon is to lead."""
    nothing = np.zeros(len(hands), np.int64)
    return Worlds(trump, napoleon, (), True, hands[:, :SEATS].copy(), sides, nothing)


def _exchanged(hands: Hands, napoleon: Seat, trump: Suit, adjutant_card: Card) -> Hands:
    """The deals once Napoleon has taken the kitty and discarded by :func:`keeping`."""
    bits = card_bits(trump)
    whole = hands[:, napoleon] | hands[:, ASIDE]
    held = (whole[:, None] & bits) != 0
    keep = np.where(held, keeping(held, trump, adjutant_card), np.inf)
    thrown = np.argpartition(keep, KITTY_SIZE - 1, axis=1)[:, :KITTY_SIZE]
    aside = bits[thrown].sum(axis=1)
    after = hands.copy()
    after[:, napoleon] = whole & ~aside
    after[:, ASIDE] = aside
    return after


@cache
def _worths(trump: Suit) -> NDArray[np.float64]:
    """What keeping each card is worth, without regard to the others in the hand."""
    worths = [
        KEEP_WORTH * card_worth(card, trump) + KEEP_RANK * card.rank + KEEP_PICTURE * card.is_picture
        for card in PACK
    ]
    strong = [card.suit is None or card.suit is trump or card in specials(trump) for card in PACK]
    queen = np.array([KEEP_QUEEN if card is YOROMEKI_QUEEN else 0.0 for card in PACK])
    total: NDArray[np.float64] = np.array(worths) + KEEP_TRUMP * np.array(strong) + queen
    return total


_SUITS: Final = np.array([[card.suit is suit for card in PACK] for suit in Suit])


def keeping(held: NDArray[np.bool_], trump: Suit, adjutant_card: Card) -> NDArray[np.float64]:
    """What keeping each card of each hand (rows) is worth: short suits go first."""
    lengths = held.astype(np.int64) @ _SUITS.T
    worths: NDArray[np.float64] = _worths(trump) + KEEP_LENGTH * (lengths @ _SUITS)
    worths[:, adjutant_card] += 50.0
    return worths


def choose_bid(observation: Observation, bids: Sequence[Bid], level: Level, stream: Stream) -> Bid | None:
    """The bid that promises most points, if it promises enough; else ``None``."""
    hand = observation.hand
    lowest: dict[Suit, Bid] = {}
    for bid in bids:
        lowest.setdefault(bid.trump, bid)
    trumps = sorted(lowest, key=lambda suit: -expected_pictures(hand, suit))[:2]
    error = level.misjudges * (2.0 * stream.random() - 1.0)
    best, most = None, level.bids_from - NAPOLEON_POINTS * _CHANCE_A_PICTURE * error
    for trump in trumps:
        bid = lowest[trump]
        cards = candidates(hand, trump, 3)
        judged = judge_contracts(observation, bid, cards, level.contract_worlds, level, stream)
        points = max(contracted.points(bid.target, level.lone) for contracted in judged)
        if points > most and _sane(observation, bid, cards, judged, level):
            best, most = bid, points
    return best


def _sane(
    observation: Observation, bid: Bid, cards: Cards, judged: Sequence[Contracted], level: Level
) -> bool:
    """Whether a bid is one that somebody would make: some card makes it in a good part of enough deals.

    A level without manners does not ask.
    """
    if not level.manners:
        return True
    if level.contract_worlds < _ENOUGH:
        # The hand alone decides, so that a level's luck stays as it is.
        stream = Stream("sane", *map(int, observation.hand))
        judged = judge_contracts(observation, bid, cards, _AGAIN, level, stream)
    return any(float((one.values >= bid.target).mean()) >= _SELDOM for one in judged)


def choose_adjutant(observation: Observation, level: Level, stream: Stream) -> Card:
    """The card whose naming promises most points."""
    bid = observation.public.bid
    cards = candidates(observation.hand, bid.trump, 8)
    judged = judge_contracts(observation, bid, cards, 2 * level.contract_worlds, level, stream)
    return max(judged, key=lambda contracted: contracted.points(bid.target, level.lone)).adjutant_card
