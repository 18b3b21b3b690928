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
from napoleon_game.ai.search.parts import in_parts
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


@dataclass(frozen=True, slots=True)
class Judged:
    """What a card is thought to be worth.

    Attributes:
        card: the card.
        wins: the share of the sampled deals in which its side wins after it.
        pictures: picture cards that the Napoleon side ends with on the average.
    """

    card: Card
    wins: float
    pictures: float


def judge_cards(observation: Observation, cards: Cards, level: Level, stream: Stream) -> list[Judged]:
    """Judge each of ``cards``, which are legal, by deals that fit what the seat knows."""
    lapses = lapses_of(observation, level.remembers, level.notices, stream)
    hidden = hidden_from(observation, level.cunning, lapses)
    worlds = worlds_in_play(observation, hidden, level.worlds, stream)
    target = observation.public.bid.target
    left = HAND_SIZE - len(observation.public.tricks)
    exactly = left <= level.exact

    def judge(some: Worlds) -> tuple[Chances, NDArray[np.int64]]:
        values = quick.move_values(some, cards, level.tricks, target, level.margin)
        chances = winning(values, target, SPREAD)
        if observation.side is Side.ALLIED:
            chances = 1.0 - chances
        return (_exactly(some, cards, target, level, chances) if exactly else chances), values

    parts = in_parts(worlds, level.threads, judge)
    wins = np.concatenate([chances for chances, _ in parts]).mean(axis=0)
    pictures = np.concatenate([values for _, values in parts]).mean(axis=0)
    return [Judged(card, float(wins[at]), float(pictures[at])) for at, card in enumerate(cards)]


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
    sign = 1.0 if observation.side is Side.NAPOLEON else -1.0
    trump = observation.public.bid.trump

    def promise(judged: Judged) -> float:
        kept = A_STRONG_CARD * card_worth(judged.card, trump) + A_RANK * judged.card.rank
        return judged.wins + sign * A_PICTURE * judged.pictures - kept

    best = max(judged, key=lambda one: (promise(one), one.card))
    if level.slack:
        good = [one.card for one in judged if promise(one) >= promise(best) - level.slack * stream.random()]
        return stream.choice(good)
    return best.card
