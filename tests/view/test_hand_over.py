"""When a hand may be seen: nobody looks unless they were called and asked for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.cards import SEATS
from napoleon_game.view.hand_over import HandOver, OnePlace, Viewpoint, viewpoint


def test_the_curtain_opens_only_for_whoever_was_called() -> None:
    view = HandOver(0)
    assert view.shown() == view
    called = view.called(3)
    assert (called.bottom, called.announced, called.looks) == (3, 3, None)
    assert called.shown().looks == 3


def test_it_falls_after_the_action_unless_the_same_person_goes_on() -> None:
    looking = HandOver(0).called(3).shown()
    assert looking.acted(3) is looking
    for turn in (0, 1, 2, 4, None):
        assert looking.acted(turn) == HandOver(3)


def test_it_falls_when_something_comes_between_and_opens_again_for_the_same_person() -> None:
    looking = HandOver(0).called(3).shown()
    hidden = looking.hidden()
    assert (hidden.looks, hidden.announced) == (None, 3)
    assert hidden.called(3).shown() == looking


def test_it_falls_after_a_while_in_which_nothing_was_pressed() -> None:
    view = HandOver(0).called(3).shown()
    assert view.after(29.0, 30).looks == 3
    assert view.after(29.0, 30).after(1.0, 30).looks is None
    assert view.after(29.0, 30).stirred().after(29.0, 30).looks == 3
    assert view.after(1e9, 0).looks == 3


def test_time_does_nothing_while_nobody_looks() -> None:
    view = HandOver(0).called(3)
    assert view.after(1e9, 30) is view


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("called"), st.integers(0, SEATS - 1)),
        st.tuples(st.sampled_from(["shown", "hidden", "stirred"])),
        st.tuples(st.just("acted"), st.one_of(st.none(), st.integers(0, SEATS - 1))),
        st.tuples(st.just("after"), st.floats(0, 40), st.just(30)),
    )
)


def taken(view: Viewpoint, step: tuple[object, ...]) -> Viewpoint:
    name, *arguments = step
    after: Viewpoint = getattr(view, str(name))(*arguments)
    return after


@given(STEPS)
def test_from_one_hand_to_another_there_is_always_a_moment_with_none(steps: list[tuple[object, ...]]) -> None:
    view: Viewpoint = viewpoint((0, 1))
    for step in steps:
        after = taken(view, step)
        if after.looks is not None and after.looks != view.looks:
            assert view.looks is None
            assert step == ("shown",)
        assert after.looks in (None, after.bottom)
        assert after.looks in (None, after.announced)
        view = after


@given(STEPS, st.sampled_from([(), (0,), (3,)]))
def test_with_one_person_or_none_there_is_no_curtain(
    steps: list[tuple[object, ...]], people: tuple[int, ...]
) -> None:
    view = viewpoint(people)
    assert view == OnePlace(people[0] if people else 0)
    for step in steps:
        assert taken(view, step) is view
    assert (view.looks, view.announced) == (view.bottom, None)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_several_people_begin_with_the_curtain_down(count: int) -> None:
    view = viewpoint(tuple(range(count)))
    assert isinstance(view, HandOver)
    assert view.looks is None
