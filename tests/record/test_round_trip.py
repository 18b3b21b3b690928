"""What is written can be read, and is the same again."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.events import Events
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.read import parse_record
from napoleon_game.record.write import to_json, to_line
from tests.record.support import (
    PLAYERS,
    Document,
    document_of,
    finished,
    finished_states,
    parse,
    plays,
    record_of,
    states,
    unhurried,
)


@unhurried
@given(states())
def test_any_deal_cut_at_any_point_reads_back_equal_and_writes_the_same_text(state: State) -> None:
    line = to_line(record_of(state))
    again = parse_record(line)
    assert again == record_of(state)
    assert to_line(again) == line


@unhurried
@given(plays())
def test_every_moment_of_a_deal_reads_back(visited: list[tuple[State, Events]]) -> None:
    for state, _ in visited[::5]:
        assert parse_record(to_line(record_of(state))).state == state


def test_every_single_cut_of_one_deal_reads_back() -> None:
    for state in finished_states():
        assert parse_record(to_line(record_of(state))) == record_of(state)


@unhurried
@given(states())
def test_a_record_is_one_line_of_json(state: State) -> None:
    line = to_line(record_of(state))
    assert "\n" not in line
    assert "\r" not in line
    assert json.loads(line) == to_json(record_of(state))


def test_letters_of_all_languages_are_written_as_they_are() -> None:
    line = to_line(record_of(finished_states()[0]))
    assert "ネイ元帥" in line
    assert "😀" in line


@unhurried
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=10, max_size=10))
def test_any_names_and_kinds_survive(texts: list[str]) -> None:
    players = tuple(PlayerInfo(name, kind) for name, kind in zip(texts[:5], texts[5:], strict=True))
    record = DealRecord(players, finished_states()[0])
    assert parse_record(to_line(record)) == record


def _noisy(value: Any, chance: random.Random) -> Any:
    """The same document with unknown keys in every object and all keys in another order."""
    if isinstance(value, list):
        return [_noisy(item, chance) for item in value]
    if not isinstance(value, dict):
        return value
    members = [(key, _noisy(item, chance)) for key, item in value.items()]
    members += [("x-comment", "?"), ("zzz", {"card": None, "bid": [1, {}]}), ("", 1.5)]
    chance.shuffle(members)
    return dict(members)


@unhurried
@given(states(), st.randoms(use_true_random=False))
def test_unknown_keys_and_the_order_of_keys_do_not_matter(state: State, chance: random.Random) -> None:
    assert parse(_noisy(document_of(state), chance)) == record_of(state)


@unhurried
@given(states(), st.randoms(use_true_random=False))
def test_the_order_of_cards_within_hands_kitty_and_discards_does_not_matter(
    state: State, chance: random.Random
) -> None:
    document = document_of(state)
    for cards in (*document["hands"], document["kitty"], document.get("discards", [])):
        chance.shuffle(cards)
    assert parse(document) == record_of(state)


@pytest.mark.parametrize("indent", [None, 2])
def test_blanks_between_the_values_do_not_matter(indent: int | None) -> None:
    text = json.dumps(finished(), indent=indent, ensure_ascii=True)
    assert parse_record(text) == record_of(finished_states()[-1])


DERIVED = ("napoleon", "contract", "adjutant")


@unhurried
@given(states())
def test_a_deal_still_going_on_needs_nothing_that_follows_from_the_rules_but_leaders(state: State) -> None:
    document = document_of(state)
    if state.public.turn is None:
        return
    for key in DERIVED:
        document.pop(key, None)
    for trick in document.get("tricks", []):
        trick.pop("winner", None)
    assert parse(document) == record_of(state)


def _empty(document: Document) -> Document:
    """Every key of the format that is not there, as null."""
    keys = ("passed_out", *DERIVED, "adjutant_card", "discards", "tricks", "result")
    return dict.fromkeys(keys) | document


@unhurried
@given(states())
def test_null_counts_as_missing(state: State) -> None:
    assert parse(_empty(document_of(state))) == record_of(state)


def test_missing_and_null_house_rules_have_their_defaults() -> None:
    document = finished()
    for rules in ({}, {"min_target": None, "pass_is_final": None}, {"somebody else's": "rule"}):
        document["rules"] = rules
        assert parse(document).state.public.rules == RuleSet()


def test_a_finished_deal_may_say_that_it_was_not_passed_out() -> None:
    assert parse(finished() | {"passed_out": False}) == record_of(finished_states()[-1])


def test_hands_need_not_come_from_the_seed() -> None:
    record = parse(finished() | {"seed": "another program's", "deal": 2**63 - 1})
    assert record.players == PLAYERS
    assert record.state.deal.seed == "another program's"
    assert record.state.deal.number == 2**63 - 1
