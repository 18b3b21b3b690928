"""Finding exercises: moments of deals in which the choice matters."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.stream import Stream
from napoleon_game.drills.drill import LEARNER, Drill, Kind, played
from napoleon_game.drills.judge import LEVEL, Judgement, judge
from napoleon_game.record.steps import Steps

CLEAR: Final = 0.08
"""What a wrong answer must give away at least for the choice to matter, and by more than its margin."""
LIKELY: Final = 0.5
"""How likely the adjutant's seat must be for somebody to be able to say who it is."""
_SIFTING: Final = replace(LEVEL, worlds=200, contract_worlds=100)
"""By what moments are looked through; what passes is judged anew on other deals, lest luck picks it."""
_TRIES: Final = 4
"""Moments of one deal that are looked at."""
_FEW_RIGHT: Final = 0.25
_MANY_WRONG: Final = 0.5
"""Parts of the sets of discards, many of which are alike: right at most, and clearly wrong at least."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise, and what its answers are worth."""

    drill: Drill
    judgement: Judgement


def matters(kind: Kind, judgement: Judgement) -> bool:
    """Whether answers differ so much that it matters which is given.

    None lies between the right ones and those that give away :data:`CLEAR`, and the right ones are no more
    than half of all. Discards are judged by parts, for there are always some that lie between.
    """
    answers = judgement.answers
    wrong = [judged for judged in answers if judged.behind.mean >= CLEAR and judged.behind.certain]
    right = [judged for judged in answers if judged.right]
    if kind is Kind.DISCARDS:
        return len(right) <= _FEW_RIGHT * len(answers) and len(wrong) >= _MANY_WRONG * len(answers)
    if kind is Kind.ADJUTANT and (judgement.best.chance or 0.0) < LIKELY:
        return False
    return len(right) + len(wrong) == len(answers) and len(right) <= len(wrong)


def find(kind: Kind, seed: str, number: int, stopped: Callable[[], bool] = lambda: False) -> Exercise | None:
    """An exercise in the deal ``number`` of ``seed``; ``None`` if there is none, or it was ``stopped``.

    Raises:
        SolverUnavailableError: the kernels cannot be compiled on this machine.
    """
    some = moments(kind, played(seed, number))
    Stream("napoleon-drill", seed, number, kind.value).shuffle(some)
    for at in some[:_TRIES]:
        drill = Drill(kind, seed, number, at)
        if stopped():
            return None
        sifted = judge(drill, level=_SIFTING, luck="sifting")
        if not matters(kind, sifted) or stopped():
            continue
        judgement = judge(drill)
        again = judgement.of(sifted.best.answer)
        if matters(kind, judgement) and again is not None and again.right:
            return Exercise(drill, judgement)
    return None


def moments(kind: Kind, steps: Steps) -> list[int]:
    """The positions of a deal in which the learner can be asked this, by their indexes."""
    return [
        at
        for at, position in enumerate(steps.positions)
        if position.state.public.turn == LEARNER
        and position.state.public.phase is kind.phase
        and _can_be_asked(kind, observe(position.state, LEARNER))
    ]


def _can_be_asked(kind: Kind, observation: Observation) -> bool:
    """Whether there is anything to choose, or to guess."""
    if kind is not Kind.ADJUTANT:
        return len(observation.legal) > 1
    return observation.adjutant is None and observation.public.contract is not None
