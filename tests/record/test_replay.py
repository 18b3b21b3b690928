"""Stepping through a recorded deal again."""

import pytest
from hypothesis import given

from napoleon_game.core.events import Events
from napoleon_game.core.state import State
from napoleon_game.record.read import parse_record
from napoleon_game.record.replay import actions_of, replay, state_after
from napoleon_game.record.write import to_line
from tests.record.support import finished_states, plays, record_of, states, unhurried

Visited = list[tuple[State, Events]]


@unhurried
@given(plays())
def test_the_replay_visits_every_state_with_the_events_of_the_original_play(visited: Visited) -> None:
    assert list(replay(visited[-1][0])) == visited


@unhurried
@given(plays())
def test_the_replay_of_a_record_that_was_read_is_the_same_too(visited: Visited) -> None:
    read = parse_record(to_line(record_of(visited[-1][0]))).state
    assert list(replay(read)) == visited


@unhurried
@given(states())
def test_the_replay_of_a_deal_still_going_on_ends_where_it_stands(state: State) -> None:
    *_, (last, _) = replay(state)
    assert last == state


@unhurried
@given(plays())
def test_there_is_one_action_between_two_states(visited: Visited) -> None:
    for count in range(0, len(visited), 7):
        assert len(actions_of(visited[count][0])) == count
    assert actions_of(visited[-1][0])[: len(visited) // 2] == actions_of(visited[len(visited) // 2][0])


def test_state_after_gives_every_moment_of_a_deal() -> None:
    visited = finished_states()
    for count, state in enumerate(visited):
        assert state_after(visited[-1], count) == state


@pytest.mark.parametrize("place", [0, 3, -1])
def test_state_after_more_actions_than_there_are_is_refused(place: int) -> None:
    state = finished_states()[place]
    done = len(actions_of(state))
    assert state_after(state, done) == state
    for count in (done + 1, done + 1000, -1):
        with pytest.raises(ValueError, match=f"has {done} actions, not {count}"):
            state_after(state, count)
