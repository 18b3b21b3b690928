"""Records that break the rules: one error each, at the right place, for the right reason."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.cards import Card
from napoleon_game.core.engine import legal
from napoleon_game.core.events import Events
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.state import State
from tests.record.by_hand import FINISHED, UNFINISHED
from tests.record.support import (
    Document,
    document_of,
    parse,
    passed_out,
    plays,
    put,
    refusal,
    remove,
    unhurried,
)


def by_hand() -> Document:
    document: Document = json.loads(FINISHED)
    return document


def going_on() -> Document:
    document: Document = json.loads(UNFINISHED)
    return document


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        # Cards
        ("hands[1][0]", "SA", "SA was dealt already, at hands[0][9] (R1.1)"),
        ("hands[4][9]", "JK", "JK was dealt already, at hands[4][0] (R1.1)"),
        ("kitty[2]", "JK", "JK was dealt already, at hands[4][0] (R1.1)"),
        ("hands[0][3]", "S1", "'S1' is not a card"),
        ("kitty[0]", "h2", "'h2' is not a card"),
        ("adjutant_card", "10H", "'10H' is not a card"),
        ("tricks[0].cards[0]", "", "'' is not a card"),
        # Auction
        ("auction[1].bid", "H21", "'H21' is not a bid"),
        ("auction[1].bid", "X12", "'X12' is not a bid"),
        ("auction[1].bid", "H0", "'H0' is not a bid"),
        ("auction[1].bid", "H013", "'H013' is not a bid"),
        ("auction[1].bid", "PASS", "'PASS' is not a bid"),
        ("auction[1].bid", "", "'' is not a bid"),
        ("napoleon", 1, "1 is wrong: it is 0"),
        ("contract", "H13", "'H13' is wrong: it is 'S20'"),
        # Adjutant, exchange
        ("adjutant", 0, "0 is wrong: it is 3"),
        ("discards", ["H2", "D2", "H5"], "H5 is not in its hand"),
        ("discards", ["H2", "D2", "D2"], "three different cards must be discarded, not 2 (R4.1)"),
        ("discards", ["H2", "D2"], "expected 3 items, not 2"),
        ("discards", ["H2", "D2", "C2", "SA"], "expected 3 items, not 4"),
        # Tricks
        ("tricks[0].cards[4]", "H4", "it holds spades and must follow suit (R5.2)"),
        ("tricks[0].cards[1]", "DA", "DA is not in its hand"),
        ("tricks[1].cards[1]", "H5", "H5 is not in its hand"),
        ("tricks[0].cards[0]", "H2", "H2 is not in its hand"),
        ("tricks[1].leader", 1, "1 is wrong: it is 0"),
        ("tricks[3].winner", 4, "4 is wrong: it is 0"),
        ("tricks[2].cards", [], "a trick has 1 to 5 cards, not 0"),
        ("tricks[2].cards", ["SK", "H6", "D6", "C6", "S4", "SQ"], "a trick has 1 to 5 cards, not 6"),
        (
            "tricks[10]",
            {"leader": 0, "cards": ["SA"], "winner": 0},
            "all ten tricks were played already (R5.6)",
        ),
        # Result
        ("result.captured", [19, 0, 0, 1, 0], "[19, 0, 0, 1, 0] is wrong: it is [20, 0, 0, 0, 0]"),
        ("result.napoleon_side", 19, "19 is wrong: it is 20"),
        ("result.winner", "allied", "'allied' is wrong: it is 'napoleon'"),
        ("result.complete", False, "false is wrong: it is true"),
        ("result.points", [9000, 0, 0, 6000, 0], "is wrong: it is [18000, 0, 0, 12000, 0]"),
        ("passed_out", True, "not all five seats passed (R2.4)"),
    ],
)
def test_a_value_that_breaks_a_rule_is_named_where_it_stands(path: str, value: object, reason: str) -> None:
    error = refusal(put(by_hand(), path, value))
    assert error.place == path
    assert reason in error.reason


def call(seat: int, bid: str) -> dict[str, object]:
    return {"seat": seat, "bid": bid}


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("auction[0]", call(1, "S12"), "it is the turn of seat 0"),
        ("auction[1]", call(2, "H13"), "it is the turn of seat 1"),
        ("auction[1]", call(1, "S12"), "it does not beat S12 (R2.2)"),
        ("auction[1]", call(1, "H12"), "it does not beat S12 (R2.2)"),
        ("auction[0]", call(0, "S11"), "the lowest target is 12 (R2.6)"),
        ("auction[6]", call(1, "pass"), "it is the turn of seat 0"),
        ("auction[6]", call(0, "pass"), "this phase asks for an adjutant card"),
    ],
)
def test_a_call_that_was_not_possible_is_named(path: str, value: object, reason: str) -> None:
    error = refusal(put(by_hand(), path, value))
    assert error.place == path
    assert reason in error.reason


def test_the_house_rules_of_the_record_itself_count() -> None:
    error = refusal(put(by_hand(), "rules.min_target", 13))
    assert error.place == "auction[0]"
    assert "the lowest target is 13 (R2.6)" in error.reason
    # Seat 2 passed: under this record's rule it is not asked again.
    error = refusal(put(going_on(), "auction[6]", call(2, "H2")))
    assert error.place == "auction[6]"
    assert "it is the turn of seat 3" in error.reason
    error = refusal(put(going_on(), "rules.pass_is_final", False))
    assert error.place == "auction[6]"
    assert "it is the turn of seat 2" in error.reason


@pytest.mark.parametrize(
    ("path", "place", "reason"),
    [
        ("hands[3][4]", "hands[3]", "holds 9 cards, not 10 (R1.2)"),
        ("kitty[0]", "kitty", "holds 2 cards, not 3 (R1.2)"),
        ("hands[4]", "hands", "expected 5 items, not 4"),
        ("players[0]", "players", "expected 5 items, not 4"),
        ("auction[5]", "napoleon", "must not be there: the auction is not over"),
        ("tricks[9]", "result", "must not be there: only 9 of 10 tricks were played"),
        ("tricks[9].cards[4]", "tricks[9].winner", "the trick has only 4 of 5 cards"),
        ("napoleon", "napoleon", "missing"),
        ("contract", "contract", "missing"),
        ("adjutant_card", "adjutant_card", "missing"),
        ("adjutant", "adjutant", "missing"),
        ("discards", "discards", "missing"),
        ("tricks", "tricks", "missing"),
        ("tricks[4].winner", "tricks[4].winner", "missing"),
        ("tricks[4].leader", "tricks[4].leader", "missing"),
        ("result", "result", "missing"),
        ("result.points", "result.points", "missing"),
    ],
)
def test_what_a_finished_deal_lacks_is_named(path: str, place: str, reason: str) -> None:
    error = refusal(remove(by_hand(), path))
    assert (error.place, error.reason) == (place, reason)


def test_eleven_cards_in_a_hand() -> None:
    document = by_hand()
    document["hands"][0].append(document["kitty"].pop())
    assert str(refusal(document)) == "hands[0]: holds 11 cards, not 10 (R1.2)"


def test_a_short_trick_that_is_not_the_last() -> None:
    document = remove(by_hand(), "tricks[2].cards[4]")
    document["tricks"][2].pop("winner")
    assert str(refusal(document)) == "tricks[3]: the trick before it has only 4 of 5 cards"


def test_a_winner_of_a_trick_that_is_not_full() -> None:
    error = refusal(put(going_on(), "tricks[2].winner", 1))
    assert str(error) == "tricks[2].winner: the trick has only 1 of 5 cards"


def test_the_two_special_winners_of_the_second_record_are_checked() -> None:
    assert str(refusal(put(going_on(), "tricks[0].winner", 3))) == "tricks[0].winner: 3 is wrong: it is 2"
    assert str(refusal(put(going_on(), "tricks[1].winner", 2))) == "tricks[1].winner: 2 is wrong: it is 1"
    # The joker was led: that asks for clubs, which seat 3 holds (R5.3).
    assert "must follow suit" in str(refusal(put(going_on(), "tricks[1].cards[1]", "S3")))


CUTS: dict[str, Callable[[Document], object]] = {
    "auction": lambda document: document["auction"].pop(),
    "adjutant": lambda document: document.pop("adjutant_card"),
    "exchange": lambda document: document.pop("discards"),
}

LATER = {
    "auction": ("napoleon", "contract", "adjutant_card", "adjutant", "discards", "tricks"),
    "adjutant": ("adjutant", "discards", "tricks"),
    "exchange": ("tricks",),
}


@pytest.mark.parametrize(("phase", "key"), [(phase, key) for phase, keys in LATER.items() for key in keys])
def test_a_deal_still_going_on_has_no_key_of_a_later_phase(phase: str, key: str) -> None:
    document = going_on()
    CUTS[phase](document)
    value = document.get(key, going_on()[key])
    for later in LATER[phase]:
        document.pop(later, None)
    parse(document)  # as it should be
    error = refusal(document | {key: value})
    assert error.place == key
    assert error.reason.startswith("must not be there: ")


@pytest.mark.parametrize("phase", ["auction", "play"])
def test_a_deal_still_going_on_has_no_result(phase: str) -> None:
    document = going_on()
    if phase == "auction":
        CUTS[phase](document)
        for key in LATER[phase]:
            del document[key]
    assert refusal(document | {"result": {}}).place == "result"


@pytest.mark.parametrize(
    "key", ["napoleon", "contract", "adjutant_card", "adjutant", "discards", "tricks", "result"]
)
def test_a_passed_out_deal_has_no_key_from_napoleon_on(key: str) -> None:
    error = refusal(passed_out() | {key: by_hand()[key]})
    assert str(error) == f"{key}: must not be there: the deal was passed out (R2.4)"


def test_a_passed_out_deal_must_say_so() -> None:
    for lie, reason in ((None, "missing"), (False, "false is wrong")):
        error = refusal(passed_out() | {"passed_out": lie})
        assert str(error) == f"passed_out: {reason}: all five seats passed (R2.4)"


def test_a_sixth_pass_after_a_deal_was_passed_out() -> None:
    document = passed_out()
    document["auction"].append(document["auction"][0])
    error = refusal(document)
    assert error.place == "auction[5]"
    assert "the deal is over" in error.reason


def test_four_passes_do_not_pass_a_deal_out() -> None:
    document = passed_out()
    document["auction"].pop()
    assert str(refusal(document)) == "passed_out: not all five seats passed (R2.4)"
    parse(document | {"passed_out": False})


Visited = list[tuple[State, Events]]


def _add_card(state: State, card: Card) -> tuple[Document, str]:
    """The record of ``state`` with one more card played, and where that card stands."""
    document = document_of(state)
    assert state.public.trick is not None
    if not state.public.trick.cards:
        document["tricks"].append({"leader": state.public.trick.leader, "cards": []})
    cards = document["tricks"][-1]["cards"]
    cards.append(card.code)
    return document, f"tricks[{len(document['tricks']) - 1}].cards[{len(cards) - 1}]"


@unhurried
@given(plays())
def test_every_card_held_back_from_the_led_suit_is_refused(visited: Visited) -> None:
    for state, _ in visited[::6]:
        actions = legal(state)
        if not isinstance(actions, LegalPlays):
            continue
        for card in set(actions.hand) - set(actions.cards):
            document, place = _add_card(state, card)
            error = refusal(document)
            assert error.place == place
            assert "must follow suit (R5.2)" in error.reason


@unhurried
@given(plays(), st.data())
def test_any_card_of_another_seat_is_refused(visited: Visited, data: st.DataObject) -> None:
    for state, _ in visited[::9]:
        if state.public.phase is not Phase.PLAY:
            continue
        others = [card for seat, hand in enumerate(state.hands) if seat != state.public.turn for card in hand]
        others += state.discards or ()
        document, place = _add_card(state, data.draw(st.sampled_from(others)))
        error = refusal(document)
        assert error.place == place
        assert "is not in its hand" in error.reason


@unhurried
@given(plays(), st.integers(0, 9), st.integers(1, 4))
def test_any_wrong_winner_is_refused(visited: Visited, number: int, step: int) -> None:
    document = document_of(visited[-1][0])
    if "passed_out" in document:
        return
    right = document["tricks"][number]["winner"]
    wrong = (right + step) % 5
    error = refusal(put(document, f"tricks[{number}].winner", wrong))
    assert str(error) == f"tricks[{number}].winner: {wrong} is wrong: it is {right}"
