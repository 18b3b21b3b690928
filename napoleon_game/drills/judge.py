"""What answers to an exercise are worth, by deals that fit what the learner knows."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from napoleon_game.ai.advice.advice import Reason
from napoleon_game.ai.advice.weighing import Weighed, weigh
from napoleon_game.ai.search.gap import Gap
from napoleon_game.ai.search.judging import fitting
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.outcomes import Outcomes
from napoleon_game.core.actions import Pass
from napoleon_game.core.cards import SEATS
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import NAPOLEON_POINTS
from napoleon_game.core.stream import Stream
from napoleon_game.drills.drill import Answer, Drill, Kind

LEVEL: Final = Level(worlds=400, contract_worlds=300, tricks=2, margin=3, exact=6, nodes=60_000)
"""By what answers are judged."""
GOOD: Final = 0.03
"""What an answer may give away and still be right: nobody sees a difference that small."""
_REASONS: Final = 2


@dataclass(frozen=True, slots=True)
class Judged:
    """What an answer is worth.

    Attributes:
        answer: the answer.
        chance: that the learner's side wins, or a bid is made; to :attr:`Kind.ADJUTANT` that it is this seat.
            A pass has none.
        points: what the learner can expect to get by it; 0.0 for :attr:`Kind.ADJUTANT`.
        behind: what it gives away beside the best one, in chance; where points decide, as a part of those
            that Napoleon has for a deal that is won with an adjutant (R6.3).
        reasons: what is true of it beside the answer that it is compared with; of the better one alone.
    """

    answer: Answer
    chance: float | None
    points: float
    behind: Gap
    reasons: tuple[Reason, ...] = ()

    @property
    def right(self) -> bool:
        """Whether it is as good as the best one, or cannot be told from it."""
        return self.behind.mean <= GOOD or not self.behind.certain


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the answers to an exercise are worth.

    Attributes:
        answers: those that were looked at, the best first.
        deals: on how many deals that fit what the learner knows.
        exact: whether those are all there are, each played to its end.
    """

    answers: tuple[Judged, ...]
    deals: int
    exact: bool

    @property
    def best(self) -> Judged:
        """The best answer."""
        return self.answers[0]

    def of(self, answer: Answer) -> Judged | None:
        """What is said of an answer; ``None`` if it was not looked at."""
        return next((judged for judged in self.answers if judged.answer == answer), None)

    def pair(self, answer: Answer | None) -> tuple[Judged, Judged | None]:
        """By which two answers ``answer`` is explained, the better one first.

        A wrong one stands beside the best, a right one beside the best of the wrong ones, if there is one;
        without any it is about the best.
        """
        given = (None if answer is None else self.of(answer)) or self.best
        if not given.right:
            return self.best, given
        return given, next((judged for judged in self.answers if not judged.right), None)


def judge(drill: Drill, answer: Answer | None = None, level: Level = LEVEL, luck: str = "") -> Judgement:
    """Judge the answers to ``drill`` that are worth a thought, and ``answer``.

    All on the same deals, which depend on the drill and on ``luck`` alone.

    Raises:
        SolverUnavailableError: the kernels cannot be compiled on this machine.
    """
    observation = drill.observation
    key = ("napoleon-drill", drill.seed, drill.number, drill.at, luck)
    if drill.kind is Kind.ADJUTANT:
        return _of_seats(observation, level, key)
    also = None if isinstance(answer, int) else answer
    weighed = weigh(observation, also, level, key)
    return _explained(_judgement(weighed), answer, weighed)


def _of_seats(observation: Observation, level: Level, key: tuple[str | int, ...]) -> Judgement:
    """Who the adjutant may be: the share of deals in which each seat is."""
    deals = fitting(observation, level, Stream(*key))
    assert observation.public.contract is not None
    napoleon = observation.public.contract.napoleon
    seats = [seat for seat in range(SEATS) if seat != observation.seat]
    sides = {seat: 1 << napoleon | 1 << seat for seat in seats}
    holds = np.stack([deals.worlds.sides == side for side in sides.values()], axis=1).astype(np.float64)
    outcomes = Outcomes((), holds, holds, holds, holds, deals.shares, deals.all)
    shares = deals.shares @ holds
    order = sorted(range(len(seats)), key=lambda at: (-shares[at], at))
    answers = []
    for at in order:
        behind = outcomes.gap(holds, order[0], at)
        answers.append(Judged(seats[at], float(shares[at]), 0.0, behind))
    return Judgement(tuple(answers), outcomes.deals, outcomes.exact)


def _judgement(weighed: Weighed) -> Judgement:
    """All answers."""
    outcomes, order = weighed.outcomes, weighed.outcomes.order
    measure = weighed.decisive / (NAPOLEON_POINTS if weighed.by_points else 1)
    answers = []
    for at in order:
        action = outcomes.actions[at]
        chance = None if isinstance(action, Pass) else outcomes.mean(outcomes.wins, at)
        behind = outcomes.gap(measure, order[0], at)
        answers.append(Judged(action, chance, outcomes.mean(outcomes.points, at), behind))
    return Judgement(tuple(answers), outcomes.deals, outcomes.exact)


def _explained(judgement: Judgement, asked: Answer | None, weighed: Weighed) -> Judgement:
    """The same with what speaks for the better one of the two answers that ``asked`` is explained by."""
    ahead, behind = judgement.pair(asked)
    better, other = ahead.answer, None if behind is None else behind.answer
    assert not isinstance(better, int)
    assert not isinstance(other, int)
    told = replace(ahead, reasons=tuple(weighed.explain(better, other))[:_REASONS])
    return replace(judgement, answers=tuple(told if one is ahead else one for one in judgement.answers))
