"""An observation tells nothing that its seat cannot know: redeal what is hidden, and it stays the same."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import PACK, SEATS, Card, Seat
from napoleon_game.core.engine import legal, step
from napoleon_game.core.events import redact
from napoleon_game.core.observation import observe, observe_open
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.read import parse_record
from napoleon_game.record.replay import replay
from napoleon_game.record.write import to_line
from tests.redeal import redeal
from tests.support import begin, deal_with, name_and_discard, random_state

RULES = st.builds(RuleSet, st.integers(1, 20), st.booleans(), st.sampled_from(Reveal))
STATES = st.builds(random_state, st.text(max_size=6), st.integers(0, 90), RULES)


@given(STATES, st.integers(0, SEATS - 1), st.integers(0, 9))
@settings(max_examples=300, deadline=None)
def test_a_seat_sees_the_same_whatever_is_hidden(state: State, seat: Seat, luck: int) -> None:
    other = redeal(state, seat, Stream("redeal", luck))
    assert observe(other, seat) == observe(state, seat)
    assert list(observe(other, seat).legal) == list(observe(state, seat).legal)


@given(STATES, st.integers(0, SEATS - 1), st.integers(0, 9))
@settings(max_examples=200, deadline=None)
def test_with_nobody_looking_it_is_the_same_whatever_anybody_holds(
    state: State, seat: Seat, luck: int
) -> None:
    view, other = observe_open(state, seat), redeal(state, None, Stream("redeal", luck))
    assert observe_open(other, seat) == view == observe(state, seat).open
    assert (view.hand, view.kitty, view.discards) == ((), None, None)
    assert not view.legal
    assert not view.my_turn
    assert view.adjutant == state.public.adjutant
    assert observe_open(other, seat).side is view.side


def test_with_nobody_looking_a_side_is_known_when_everybody_knows_it() -> None:
    state = begin(deal_with({0: "SK SQ", 2: "SA HQ"}), "H14 - - - -")
    assert [observe_open(state, seat).side for seat in range(SEATS)] == [None] * SEATS
    state, _ = name_and_discard(state, "SA", " ".join(map(str, state.hands[0][2:5])))
    assert [observe_open(state, seat).side for seat in range(SEATS)] == [Side.NAPOLEON, *[None] * 4]
    while state.public.adjutant is None:
        state = play_out_one(state)
    allied = Side.ALLIED
    sides = [observe_open(state, seat).side for seat in range(SEATS)]
    assert sides == [Side.NAPOLEON, allied, Side.NAPOLEON, allied, allied]


def play_out_one(state: State) -> State:
    """One card more, the adjutant card if it may be played."""
    plays = [action for action in legal(state) if isinstance(action, PlayCard)]
    named = [action for action in plays if action.card is state.public.adjutant_card]
    return step(state, (named or plays)[0])[0]


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY])
def test_the_redeal_changes_what_is_hidden_and_could_have_been_played(phase: Phase) -> None:
    """The proof proves nothing if the redeal changes nothing, or makes a deal that never was."""
    changed = tried = 0
    infos = (PlayerInfo("n", "k"),) * SEATS
    for luck in range(40):
        history = [state for state, _ in replay(random_state(f"redeal {luck}", 99))]
        for state in [state for state in history if state.public.phase is phase][:40:8]:
            for seat in (*range(SEATS), None):
                other = redeal(state, seat, Stream("redeal", luck))
                tried += 1
                changed += other.hands != state.hands
                parse_record(to_line(DealRecord(infos, other)))
    assert tried > 150
    assert changed > 0.98 * tried


def test_the_hidden_adjutant_differs_and_nobody_else_can_tell() -> None:
    state = begin(deal_with({0: "SK SQ", 2: "SA HQ"}), "H14 - - - -")
    state, _ = name_and_discard(state, "SA", " ".join(map(str, state.hands[0][2:5])))
    worlds = [redeal(state, 1, Stream("redeal", luck)) for luck in range(200)]
    assert {world.adjutant for world in worlds} == {0, 2, 3, 4}
    assert {observe(world, 1) for world in worlds} == {observe(state, 1)}
    assert observe(state, 1).adjutant is None


def knowable(state: State, seat: Seat) -> set[Card]:
    """The cards whose place ``seat`` may know, by the rules alone: R1, R4, R5, R6.8."""
    public = state.public
    if public.final is not None:
        return set(PACK)
    cards = set(state.hands[seat])
    for trick in (*public.tricks, *((public.trick,) if public.trick else ())):
        cards.update(trick.cards)
    if public.contract is not None and public.contract.napoleon == seat and public.adjutant_card is not None:
        cards.update(state.deal.kitty)
    if public.rules.reveal_discarded_pictures is Reveal.CARDS:
        cards.update(card for card in state.discards or () if card.is_picture)
    return cards


def faces(value: object) -> set[Card]:
    """All cards that stand anywhere inside a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple | list):
        return set().union(*map(faces, value)) if value else set()
    slots = getattr(type(value), "__dataclass_fields__", {})
    return set().union(*(faces(getattr(value, name)) for name in slots)) if slots else set()


@given(STATES, st.integers(0, SEATS - 1))
@settings(max_examples=200, deadline=None)
def test_events_and_observations_hold_no_card_that_the_seat_cannot_know(state: State, seat: Seat) -> None:
    allowed: set[Card] = set()
    for current, events in replay(state):
        named = {current.public.adjutant_card} - {None}
        allowed |= knowable(current, seat)
        shown = {card for event in events for card in faces(redact(event, seat))}
        assert shown <= allowed | named
        assert faces(observe(current, seat)) <= allowed | named


@given(STATES)
@settings(max_examples=50, deadline=None)
def test_together_the_events_of_five_seats_are_the_whole_truth(state: State) -> None:
    for _, events in replay(state):
        for event in events:
            views = [redact(event, seat) for seat in range(SEATS)]
            assert event in views


def test_seed_and_number_are_nowhere_in_an_observation() -> None:
    """Whoever knew the seed could deal the next hands before they are dealt."""
    for steps in (0, 10, 30, 99):
        state = random_state("a secret seed", steps)
        for seat in range(SEATS):
            assert "a secret seed" not in repr(observe(state, seat))


def test_legal_actions_follow_from_the_observation_alone() -> None:
    for steps in range(0, 70, 3):
        state = random_state("legal", steps)
        turn = state.public.turn
        if turn is None:
            break
        for seat in range(SEATS):
            actions: list[Action] = list(observe(state, seat).legal)
            assert bool(actions) == (seat == turn)
            assert all(action.seat == seat for action in actions)
