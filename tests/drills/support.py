"""Exercises for tests: found by looking, so that they hold whatever the players who play the deals do."""

from functools import cache
from itertools import count

from napoleon_game.ai.search.level import Level
from napoleon_game.core.actions import Action
from napoleon_game.core.cards import SEATS
from napoleon_game.drills.choose import Exercise, moments
from napoleon_game.drills.drill import LEARNER, Answer, Drill, Kind, played
from napoleon_game.drills.judge import Judgement, judge

SEED = "exercise"
QUICK = Level(
    worlds=40, contract_worlds=20, tricks=1, contract_tricks=0, contract_margin=20, exact=5, nodes=20_000
)


@cache
def drills(kind: Kind, wanted: int = 1) -> tuple[Drill, ...]:
    """The first so many deals with a moment in which this can be asked, one moment of each."""
    found: list[Drill] = []
    for number in count(1):
        some = moments(kind, played(SEED, number))
        if some:
            found.append(Drill(kind, SEED, number, some[-1 if kind is Kind.ADJUTANT else 0]))
        if len(found) == wanted:
            return tuple(found)
    raise AssertionError


@cache
def exercise(kind: Kind) -> Exercise:
    """One to be asked; the choice need not matter."""
    (drill,) = drills(kind)
    return Exercise(drill, quick_once(drill))


def quick(drill: Drill, answer: Answer | None = None) -> Judgement:
    """Judge on a few deals."""
    return judge(drill, answer, QUICK)


@cache
def quick_once(drill: Drill, answer: Answer | None = None) -> Judgement:
    """The same, found out once for all tests that only want one."""
    return quick(drill, answer)


def possible(drill: Drill) -> tuple[Answer, ...]:
    """All answers that can be given."""
    if drill.kind is Kind.ADJUTANT:
        return tuple(seat for seat in range(SEATS) if seat != LEARNER)
    legal: tuple[Action, ...] = tuple(drill.observation.legal)
    return legal
