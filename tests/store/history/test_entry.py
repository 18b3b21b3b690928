"""A deal as one line, and what can be wrong with it."""

import json

import pytest

from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.record.deal_record import DealRecord, RecordError
from napoleon_game.record.read import parse_record
from napoleon_game.record.write import to_line
from napoleon_game.store.history.entry import Entry, UnfinishedError, entry_to_line, read_entry
from tests.store.history.support import NOON, PEOPLE, make_entry
from tests.support import auction


def test_a_line_says_everything_again() -> None:
    for entry in (
        make_entry(1),
        make_entry(2, counted=False),
        make_entry(3, deals=None),
        make_entry(4, deals=0),
    ):
        line = entry_to_line(entry)
        assert "\n" not in line
        assert read_entry(line, 0) == entry


def test_a_line_is_a_record_that_any_program_reads() -> None:
    entry = make_entry(1)
    assert parse_record(entry_to_line(entry)) == entry.record


def test_a_plain_record_is_a_match_of_its_own_and_always_the_same() -> None:
    record = make_entry(1).record
    early, late = read_entry(to_line(record), 5), read_entry(to_line(record), NOON)
    assert (early.finished, late.finished) == (5, NOON)
    assert early.match == late.match
    assert (early.deals, early.counted) == (None, True)
    assert read_entry(to_line(make_entry(2).record), 5).match != early.match


def test_spaces_and_order_of_keys_do_not_make_it_another_deal() -> None:
    record = make_entry(1).record
    spaced = json.dumps(dict(reversed(json.loads(to_line(record)).items())), indent=None)
    assert read_entry(spaced, 0) == read_entry(to_line(record), 0)


def test_only_finished_deals_have_a_result_to_keep() -> None:
    begun = DealRecord(PEOPLE, start(deal_cards("x", 1, 0), RuleSet())[0])
    with pytest.raises(UnfinishedError):
        Entry(begun, "m", 10, NOON)
    with pytest.raises(UnfinishedError, match="not finished"):
        read_entry(to_line(begun), 0)
    passed = auction(begun.state, "- - - - -")
    assert passed.public.passed_out
    with pytest.raises(UnfinishedError):
        read_entry(to_line(DealRecord(PEOPLE, passed)), 0)


@pytest.mark.parametrize(
    ("about", "place"),
    [
        ("x", "history"),
        ({}, "history.match"),
        ({"match": 3}, "history.match"),
        ({"match": "m", "deals": -1, "finished": 1, "counted": True}, "history.deals"),
        ({"match": "m", "deals": 10, "counted": True}, "history.finished"),
        ({"match": "m", "deals": 10, "finished": 2**41, "counted": True}, "history.finished"),
        ({"match": "m", "deals": 10, "finished": 1, "counted": 1}, "history.counted"),
        ({"match": "m", "deals": 10, "finished": 1}, "history.counted"),
    ],
)
def test_what_it_says_of_the_match_is_checked(about: object, place: str) -> None:
    document = json.loads(to_line(make_entry(1).record)) | {"history": about}
    with pytest.raises(RecordError) as caught:
        read_entry(json.dumps(document), 0)
    assert caught.value.place == place
