"""The director lands on the truth, whatever the frame times, the speed and the clicks."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from napoleon_game.ai.registry import find_player
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.events import CardPlayed, TrickWon
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.controllers import InlineController
from napoleon_game.match.table import Batch, Table
from napoleon_game.view.choreography import Choreographer
from napoleon_game.view.director import Director
from napoleon_game.view.layout import Arrangement, layout
from napoleon_game.view.pacing import load_pacing
from napoleon_game.view.timeline import Cue

ARRANGEMENT = Arrangement()


def batches(seed: str, player: str = "random") -> list[Batch]:
    """All batches of a deal, the dealing first."""
    make = find_player(player)
    table = Table(deal_cards(seed, 1, 0), RuleSet(), [InlineController(make()) for _ in range(SEATS)])
    found = [table.opening]
    while (batch := table.advance()) is not None:
        found.append(batch)
    return found


def director(seed: str, seat: int, cues: list[Cue] | None = None) -> Director:
    """A director that has nothing to show yet."""
    first = batches(seed)[0].observation_for(seat)
    return Director(first, load_pacing(), ARRANGEMENT, (cues if cues is not None else []).append)


@settings(max_examples=40, deadline=None)
@given(
    st.text(max_size=4),
    st.integers(0, SEATS - 1),
    st.lists(st.floats(0, 1.5), min_size=1, max_size=12),
    st.sampled_from([0.0, 0.5, 1.0, 1.6]),
    st.booleans(),
    st.lists(st.booleans(), min_size=5, max_size=5),
)
def test_it_lands_on_the_layout_of_the_truth(
    seed: str, seat: int, frames: list[float], speed: float, reduced: bool, flushes: list[bool]
) -> None:
    show = director(seed, seat)
    show.speed, show.reduced = speed, reduced
    for number, batch in enumerate(batches(seed)):
        after = batch.observation_for(seat)
        show.push(batch.events_for(seat), after)
        for frame in frames:
            show.update(frame)
            show.poses()
        if flushes[number % 5]:
            show.flush()
            assert show.idle
            assert show.shown == after
            assert show.poses() == layout(after, ARRANGEMENT)
    for _ in range(10_000):
        if show.idle:
            break
        show.update(1.0)
    assert show.idle
    assert show.poses() == layout(batches(seed)[-1].observation_for(seat), ARRANGEMENT)


@settings(max_examples=20, deadline=None)
@given(st.text(max_size=4), st.integers(0, SEATS - 1))
def test_the_last_frame_of_every_timeline_is_the_resting_layout(seed: str, seat: int) -> None:
    played = batches(seed)
    for before, batch in pairwise(played):
        base = layout(before.observation_for(seat), ARRANGEMENT)
        after = layout(batch.observation_for(seat), ARRANGEMENT)
        timeline = Choreographer(seat, base, load_pacing()).run(batch.events_for(seat), after)
        assert timeline.sample(base, timeline.end) == after


@settings(max_examples=10, deadline=None)
@given(st.text(max_size=4), st.integers(0, SEATS - 1), st.booleans())
def test_no_frame_shows_a_face_that_the_seat_cannot_know(seed: str, seat: int, reduced: bool) -> None:
    show = director(seed, seat)
    show.reduced = reduced
    known: set[int] = set()
    for batch in batches(seed):
        after = batch.observation_for(seat)
        known |= {int(card) for card in after.hand} | {int(card) for card in after.kitty or ()}
        for event in batch.events_for(seat):
            if isinstance(event, CardPlayed):
                known.add(int(event.card))
        show.push(batch.events_for(seat), after)
        while not show.idle:
            show.update(0.11)
            faces = {key[1] for key in show.poses() if key[0] == "card"}
            assert faces <= known


def test_every_cue_is_heard_once_and_in_order() -> None:
    for speed in (0.0, 0.5, 1.0):
        heard: list[Cue] = []
        show = director("cues", 0, heard)
        show.speed = speed
        for batch in batches("cues"):
            show.push(batch.events_for(0), batch.observation_for(0))
            while not show.idle:
                show.update(0.07)
        tricks = [cue.event.number for cue in heard if isinstance(cue.event, TrickWon)]
        assert tricks == list(range(10))
        played = [cue.event for cue in heard if isinstance(cue.event, CardPlayed)]
        assert len(played) == 50


def test_a_flush_is_heard_as_well_but_not_waited_for() -> None:
    heard: list[Cue] = []
    show = director("flush", 2, heard)
    for batch in batches("flush"):
        show.push(batch.events_for(2), batch.observation_for(2))
    show.flush()
    assert show.idle
    assert sum(isinstance(cue.event, CardPlayed) for cue in heard) == 50


def test_a_reset_forgets_what_was_to_come() -> None:
    show = director("reset", 1)
    played = batches("reset")
    for batch in played:
        show.push(batch.events_for(1), batch.observation_for(1))
    show.update(0.5)
    show.reset(played[20].observation_for(1))
    assert show.idle
    assert show.poses() == layout(played[20].observation_for(1), ARRANGEMENT)
    assert not show.update(1.0)


def test_cards_start_where_they_lay() -> None:
    """No card jumps: the first frame of a batch is the last of the one before, but for cards that appear."""
    for seat in range(SEATS):
        played = batches("jump", "rules")
        for before, batch in pairwise(played[1:]):
            base = layout(before.observation_for(seat), ARRANGEMENT)
            after = layout(batch.observation_for(seat), ARRANGEMENT)
            timeline = Choreographer(seat, base, load_pacing()).run(batch.events_for(seat), after)
            first = timeline.sample(base, 0.0)
            for key in base.keys() & first.keys():
                assert replace(first[key], z=0, moving=False) == replace(base[key], z=0)


@settings(max_examples=10, deadline=None)
@given(st.text(max_size=4), st.integers(0, SEATS - 1), st.booleans())
def test_while_nobody_looks_only_cards_that_were_played_have_a_face(
    seed: str, bottom: int, reduced: bool
) -> None:
    played = batches(seed)
    show = Director(played[0].open_observation(bottom), load_pacing(), ARRANGEMENT, lambda _: None)
    show.reduced = reduced
    on_table: set[int] = set()
    for batch in played:
        events = batch.events_for(None)
        on_table |= {int(event.card) for event in events if isinstance(event, CardPlayed)}
        show.push(events, batch.open_observation(bottom))
        for _ in range(12):
            show.update(0.2)
            assert {key[1] for key in show.poses() if key[0] == "card"} <= on_table
        show.flush()
        assert show.poses() == layout(batch.open_observation(bottom), ARRANGEMENT)


@settings(max_examples=10, deadline=None)
@given(st.text(max_size=4), st.integers(0, SEATS - 1), st.integers(0, SEATS - 1))
def test_the_table_turns_to_another_seat(seed: str, bottom: int, other: int) -> None:
    batch = batches(seed)[-4]
    show = Director(batch.open_observation(bottom), load_pacing(), ARRANGEMENT, lambda _: None)
    show.turn(batch.open_observation(other))
    show.update(0.05)
    assert show.turning is (bottom != other)
    assert show.viewer == other
    show.update(5.0)
    assert show.idle
    assert not show.turning
    assert show.poses() == layout(batch.open_observation(other), ARRANGEMENT)


def test_a_hand_that_is_closed_in_the_middle_of_a_move_is_gone_at_once() -> None:
    for seat in range(SEATS):
        played = batches("closed")
        show = Director(played[0].observation_for(seat), load_pacing(), ARRANGEMENT, lambda _: None)
        for batch in played[1:]:
            show.push(batch.events_for(seat), batch.observation_for(seat))
            show.update(0.1)
            show.close_hand()
            assert show.idle
            assert show.poses() == layout(batch.open_observation(seat), ARRANGEMENT)
            show.reset(batch.observation_for(seat))
