"""Going through lessons, and what a question can be answered with."""

from collections.abc import Iterator

from napoleon_game.core.actions import Action, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import BIDS
from napoleon_game.core.cards import PACK
from napoleon_game.core.engine import legal
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.lessons.answers import right_answers
from napoleon_game.lessons.lesson import LEARNER, Act, Lesson, Pick, Say, Step
from napoleon_game.lessons.moves import action_of
from napoleon_game.lessons.read import LESSONS, load_lesson
from napoleon_game.lessons.walk import Walk

ALL = tuple(map(load_lesson, LESSONS))


def walks(lesson: Lesson) -> Iterator[Walk]:
    """A walk that stands at each step in turn, all before it answered right; each may be spoilt."""
    for at in range(len(lesson.steps)):
        yield Walk(lesson, at)


def acts(lesson: Lesson) -> Iterator[tuple[Walk, Step, Act]]:
    """The steps at which something is to be done."""
    for walk in walks(lesson):
        if isinstance(walk.step.task, Act):
            yield walk, walk.step, walk.step.task


def picks(lesson: Lesson) -> Iterator[tuple[Walk, Step, Pick]]:
    """The steps at which an answer is to be picked."""
    for walk in walks(lesson):
        if isinstance(walk.step.task, Pick):
            yield walk, walk.step, walk.step.task


def right_actions(task: Act, state: State) -> list[Action]:
    return [action_of(text, state.public.phase, LEARNER) for text in right_answers(task, state)]


def possible(state: State) -> list[Action]:
    """Whatever somebody may try, against the rules or not; of discards only those that the rules allow."""
    match state.public.phase:
        case Phase.AUCTION:
            return [Pass(LEARNER), *(MakeBid(LEARNER, bid) for bid in BIDS)]
        case Phase.ADJUTANT:
            return [NameAdjutantCard(LEARNER, card) for card in PACK]
        case Phase.EXCHANGE:
            return list(legal(state))
        case _:
            return [PlayCard(LEARNER, card) for card in state.hands[LEARNER]]


def is_said(step: Step) -> bool:
    return isinstance(step.task, Say)
