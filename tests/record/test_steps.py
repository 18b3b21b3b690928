"""The positions and chapters of a deal."""

import pytest

from napoleon_game.core.engine import step
from napoleon_game.core.phase import Phase
from napoleon_game.record.replay import actions_of
from napoleon_game.record.steps import Steps
from tests.store.history.support import finished
from tests.support import begin, deal_with, random_state


def test_every_position_is_one_action_after_the_one_before() -> None:
    state = finished("steps", 1, "rules")
    steps = Steps(state)
    assert steps.positions[-1].state == state
    assert steps.last == len(actions_of(state))
    for before, action, after in zip(steps.positions, actions_of(state), steps.positions[1:], strict=False):
        assert step(before.state, action) == (after.state, after.events)


def test_the_chapters_of_a_whole_deal() -> None:
    steps = Steps(finished("steps", 1, "rules"))
    phases = [(chapter.phase, chapter.trick) for chapter in steps.chapters]
    play = [(Phase.PLAY, trick) for trick in range(10)]
    assert phases == [
        (Phase.AUCTION, None),
        (Phase.ADJUTANT, None),
        (Phase.EXCHANGE, None),
        *play,
        (Phase.OVER, None),
    ]
    for chapter in steps.chapters:
        public = steps.positions[chapter.first].state.public
        assert public.phase is chapter.phase
        if chapter.trick is not None:
            assert public.trick is not None
            assert public.trick.cards == ()
    assert steps.chapters[-1].first == steps.last


def test_from_chapter_to_chapter_and_back() -> None:
    steps = Steps(finished("steps", 1, "rules"))
    starts = [chapter.first for chapter in steps.chapters]
    at, seen = 0, [0]
    while at < steps.last:
        at = steps.next_chapter(at)
        seen.append(at)
    assert seen == starts
    assert steps.next_chapter(steps.last) == steps.last
    back = [at]
    while at > 0:
        at = steps.previous_chapter(at)
        back.append(at)
    assert back == starts[::-1]
    assert steps.previous_chapter(0) == 0
    middle = starts[5] + 2
    assert (steps.previous_chapter(middle), steps.next_chapter(middle)) == (starts[5], starts[6])
    assert [steps.chapter_at(index) for index in (0, starts[3] - 1, starts[3], steps.last)] == [0, 2, 3, 13]


@pytest.mark.parametrize("count", [0, 3, 20, 40])
def test_a_deal_that_is_not_over_has_the_chapters_it_got_to(count: int) -> None:
    state = random_state("steps", count)
    steps = Steps(state)
    assert steps.positions[-1].state == state
    assert steps.chapters[-1].phase is state.public.phase


def test_a_deal_that_was_passed_out() -> None:
    steps = Steps(begin(deal_with({}), "- - - - -"))
    assert [chapter.phase for chapter in steps.chapters] == [Phase.AUCTION, Phase.OVER]
