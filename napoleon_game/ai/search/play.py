"""Which card: the one that wins in most of the deals that might be."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.rules.hand import card_worth
from napoleon_game.ai.search import manners, quick
from napoleon_game.ai.search.chance import Chances, winning
from napoleon_game.ai.search.fresh import fresh_table
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.memory import lapses_of
from napoleon_game.ai.search.parts import in_parts, rounds
from napoleon_game.ai.search.worlds import worlds_in_play
from napoleon_game.core.cards import HAND_SIZE, Card, Cards
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import Side
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import UNKNOWN, Worlds, winning_worlds

SPREAD: Final = 0.9
"""Picture cards that a quick estimate strays in the middle of a deal."""
A_PICTURE: Final = 0.01
"""What one picture card more is worth beside the chance to win: it decides between cards that win alike."""
A_STRONG_CARD: Final = 0.002
"""What it is worth to keep a card that is reckoned to bring a picture card."""
A_RANK: Final = 1e-5
"""And a card that stands one rank higher."""
_ROUND: Final = 40
"""Deals after which the cards are compared."""
_DOUBT: Final = 3.0
"""Standard errors of the difference by which a card has to lag behind to be left out."""
_CLOSE: Final = 0.01
"""And the chance to win."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a card is thought to be worth.

    Attributes:
        card: the card.
        wins: the share of the sampled deals in which its side wins after it.
        pictures: picture cards that the Napoleon side ends with on the average.
        promise: what decides: the chance to win first, then picture cards, then what stays in the hand.
    """

    card: Card
    wins: float
    pictures: float
    promise: float


def judge_cards(observation: Observation, cards: Cards, level: Level, stream: Stream) -> list[Judged]:
    """Judge ``cards``, which are legal, by deals that fit what the seat knows.

    A card that lags behind the best beyond doubt after some of the deals is left out of the answer.
    """
    lapses = lapses_of(observation, level.remembers, level.notices, stream)
    hidden = hidden_from(observation, level.cunning, lapses)
    worlds = worlds_in_play(observation, hidden, level.worlds, stream)
    race = _Race(observation, cards)
    for some in rounds(worlds, _ROUND):
        wins, pictures = _outcomes(observation, some, race.cards, level)
        race.add(wins, pictures)
        if race.settled(level.slack):
            break
    return race.judged()


class _Race:
    """Cards compared on the same deals, with those left out that lag too far behind."""

    def __init__(self, observation: Observation, cards: Cards) -> None:
        trump = observation.public.bid.trump
        self.cards = cards
        self._sign = 1.0 if observation.side is Side.NAPOLEON else -1.0
        self._kept = np.array(
            [A_STRONG_CARD * card_worth(card, trump) + A_RANK * card.rank for card in cards]
        )
        self._wins: Chances = np.empty((0, len(cards)))
        self._pictures: Chances = np.empty((0, len(cards)))

    def add(self, wins: Chances, pictures: NDArray[np.int64]) -> None:
        """What the cards still in the race lead to in more deals, a row a deal."""
        self._wins = np.concatenate((self._wins, wins))
        self._pictures = np.concatenate((self._pictures, pictures))

    def settled(self, slack: float) -> bool:
        """Leave out cards that lag by more than ``slack`` beyond doubt; whether one is left."""
        promise = self._promises()
        behind = promise[:, promise.mean(axis=0).argmax()][:, None] - promise
        margin = _DOUBT * behind.std(axis=0) / len(behind) ** 0.5
        stays = behind.mean(axis=0) - margin <= slack + _CLOSE
        self.cards = tuple(card for card, stay in zip(self.cards, stays, strict=True) if stay)
        self._kept = self._kept[stays]
        self._wins, self._pictures = self._wins[:, stays], self._pictures[:, stays]
        return len(self.cards) == 1

    def judged(self) -> list[Judged]:
        """The cards that are left."""
        figures = (self._wins, self._pictures, self._promises())
        return [
            Judged(card, *map(float, means))
            for card, *means in zip(self.cards, *(table.mean(axis=0) for table in figures), strict=True)
        ]

    def _promises(self) -> Chances:
        promises: Chances = self._wins + self._sign * A_PICTURE * self._pictures - self._kept
        return promises


def _outcomes(
    observation: Observation, worlds: Worlds, cards: Cards, level: Level
) -> tuple[Chances, NDArray[np.int64]]:
    """The chance to win and the Napoleon side's picture cards: a row a deal, a column a card."""
    target = observation.public.bid.target
    exactly = HAND_SIZE - len(observation.public.tricks) <= level.exact

    def judge(some: Worlds) -> tuple[Chances, NDArray[np.int64]]:
        values = quick.move_values(some, cards, level.tricks, target, level.margin)
        chances = winning(values, target, SPREAD)
        if observation.side is Side.ALLIED:
            chances = 1.0 - chances
        return (_exactly(some, cards, target, level, chances) if exactly else chances), values

    parts = in_parts(worlds, level.threads, judge)
    return np.concatenate([chances for chances, _ in parts]), np.concatenate([values for _, values in parts])


def _exactly(worlds: Worlds, cards: Cards, target: int, level: Level, otherwise: Chances) -> Chances:
    """The solver's answers; where it gave up in a world, the estimate."""
    answers = winning_worlds(worlds, target, level.nodes, table=fresh_table()).wins
    known: NDArray[np.int8] = answers[:, np.array(cards, np.int64)]
    return np.where(known == UNKNOWN, otherwise, known)


def choose_card(observation: Observation, legal: Cards, level: Level, stream: Stream) -> Card:
    """The card that wins most often; of those alike the one that gains more pictures, then a weaker one."""
    legal = manners.sensible(observation, legal) if level.manners else legal
    if len(legal) == 1:
        return legal[0]
    judged = judge_cards(observation, legal, level, stream)
    best = max(judged, key=lambda one: (one.promise, one.card))
    if level.slack:
        good = [one.card for one in judged if one.promise >= best.promise - level.slack * stream.random()]
        return stream.choice(good)
    return best.card
