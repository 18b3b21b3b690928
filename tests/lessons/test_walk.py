"""The way through a lesson: forwards, backwards, and from where one left."""

import pytest

from napoleon_game.lessons.lesson import Lesson, Say
from napoleon_game.lessons.walk import Mode, Walk
from tests.lessons.support import ALL, acts, possible, right_actions

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)


def at_end(lesson: Lesson) -> Walk:
    walk = Walk(lesson)
    while not walk.last:
        walk.show()
        walk.on()
    walk.show()
    return walk


@each_lesson
def test_to_come_back_to_a_step_is_to_reach_it(lesson: Lesson) -> None:
    """By resuming, and by going back: the same position, whatever was answered later."""
    resumed = [Walk(lesson, at) for at in range(len(lesson.steps))]
    walk = at_end(lesson)
    for at in reversed(range(len(lesson.steps))):
        walk.jump(at)
        assert (walk.at, walk.state, walk.mode) == (at, resumed[at].state, resumed[at].mode)


@each_lesson
def test_back_undoes_an_answer_first_and_then_a_step(lesson: Lesson) -> None:
    walk = at_end(lesson)
    steps = 0
    while walk.at > 0 or walk.mode not in (Mode.SAID, Mode.ASKED):
        before = (walk.at, walk.mode)
        walk.back()
        steps += 1
        answered = before[1] in (Mode.RIGHT, Mode.WRONG)
        assert walk.at == (before[0] if answered else before[0] - 1)
        assert walk.mode in (Mode.SAID, Mode.ASKED)
    assert steps == len(lesson.steps) - 1 + (not isinstance(lesson.steps[-1].task, Say))
    walk.back()
    assert walk.at == 0


def test_a_wrong_answer_can_be_made_good_at_once() -> None:
    walk, _, task = next(acts(ALL[1]))
    wrong = next(action for action in possible(walk.state) if action not in right_actions(task, walk.state))
    walk.act(wrong)
    assert (walk.mode, walk.missed) == (Mode.WRONG, 1)
    played = walk.act(right_actions(task, walk.state)[0])
    assert (walk.mode, walk.missed, walk.refused) == (Mode.RIGHT, 1, None)
    assert played[-1].state is walk.state


def test_a_question_must_be_answered_before_it_goes_on() -> None:
    walk, _, _ = next(acts(ALL[0]))
    with pytest.raises(AssertionError, match="question"):
        walk.on()


def test_a_place_past_the_end_is_the_last_step() -> None:
    assert Walk(ALL[0], 999).last
