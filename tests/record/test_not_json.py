"""Texts that are no proper JSON, or JSON that other programs would read in another way."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.record.deal_record import RecordError
from napoleon_game.record.read import parse_record
from napoleon_game.record.write import to_line
from tests.record.support import finished_states, record_of, refusal_of_text, unhurried

LINE = to_line(record_of(finished_states()[-1]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON: Expecting value at column 1"),
        ("hello", "not JSON: Expecting value at column 1"),
        ("{", "not JSON: Expecting property name enclosed in double quotes at column 2"),
        ("{'a': 1}", "not JSON: Expecting property name enclosed in double quotes at column 2"),
        ('{"a": 1} {"b": 2}', "not JSON: Extra data at column 10"),
        ('{"a": "b', "not JSON: Unterminated string starting at column 7"),
        ('{"a": "\t"}', "not JSON: Invalid control character at column 8"),
        ('{"a": NaN}', "not JSON: NaN is no number"),
        ('{"a": Infinity}', "not JSON: Infinity is no number"),
        ('{"a": [-Infinity]}', "not JSON: -Infinity is no number"),
        ('{"a": 1, "b": 2, "a": 1}', "not JSON: the key 'a' stands twice in one object"),
        ('{"x": {"\\n": 1, "\\n": 2}}', "not JSON: the key '\\n' stands twice in one object"),
        ('{"a": ' + "7" * 5000 + "}", "not a record: a number has too many digits"),
        ("[" * 100_000, "not a record: nested too deeply"),
        ("[" * 100_000 + "]" * 100_000, "not a record: nested too deeply"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "not a record: nested too deeply"),
    ],
    ids=lambda text: text[:25],
)
def test_what_is_said_about_bad_json(text: str, message: str) -> None:
    error = refusal_of_text(text)
    assert error.place == ""
    assert str(error).startswith(message)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    for end in range(0, len(LINE), 7):
        error = refusal_of_text(LINE[:end])
        assert error.place == ""
        assert error.reason.startswith("not JSON: ")


def test_a_repeated_key_is_refused_even_where_both_agree() -> None:
    assert "'dealer' stands twice" in str(refusal_of_text('{"dealer":0,' + LINE[1:]))
    assert "'seat' stands twice" in str(refusal_of_text(LINE.replace('{"seat":', '{"seat":0,"seat":', 1)))


def test_a_repeated_key_is_found_at_once_among_very_many() -> None:
    keys = [f'"{number}":0' for number in range(60_000)]
    begun = time.process_time()
    assert "'59999' stands twice" in str(refusal_of_text("{" + ",".join([*keys, keys[-1]]) + "}"))
    assert time.process_time() - begun < 5


@pytest.mark.parametrize("digits", [20, 400, 4000, 4300, 4301, 10_000])
@pytest.mark.parametrize("key", ["deal", "dealer", "version", "napoleon"])
def test_numbers_of_any_length_are_refused_in_a_short_line(key: str, digits: int) -> None:
    value = json.dumps(json.loads(LINE)[key])
    error = refusal_of_text(LINE.replace(f'"{key}":{value}', f'"{key}":{"9" * digits}', 1))
    assert error.place in (key, "")


def test_fractions_out_of_range_are_refused() -> None:
    dealer = json.loads(LINE)["dealer"]
    for number in ("1e400", "-1e400", "1e-400", "0.0", "-0"):
        text = LINE.replace(f'"dealer":{dealer}', f'"dealer":{number}', 1)
        if number == "-0":  # JSON's other way to write 0
            assert parse_or_error(text) in (None, "auction[0]")
        else:
            assert refusal_of_text(text).place == "dealer"


def parse_or_error(text: str) -> str | None:
    """The place of the error, or ``None`` if the text is a record."""
    try:
        parse_record(text)
    except RecordError as error:
        return error.place
    return None


@pytest.mark.parametrize("depth", [10, 100, 500, 900, 5_000])
def test_deep_values_under_a_key_are_ignored_or_refused_but_never_crash(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    assert parse_or_error(f'{{"comment":{nested},{LINE[1:]}') in (None, "")
    for key in ("napoleon", "contract", "adjutant", "result", "discards", "rules"):
        value = json.dumps(json.loads(LINE)[key], separators=(",", ":"))
        assert refusal_of_text(LINE.replace(f'"{key}":{value}', f'"{key}":{nested}', 1)).place in (key, "")


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
)


@unhurried
@given(JSON_VALUES)
def test_no_json_value_raises_another_error(value: object) -> None:
    refusal_of_text(json.dumps(value))


@unhurried
@given(st.sampled_from(list(json.loads(LINE))), JSON_VALUES)
def test_no_json_value_under_a_key_raises_another_error(key: str, value: object) -> None:
    text = json.dumps(json.loads(LINE) | {key: value})
    if parse_or_error(text) is not None:
        refusal_of_text(text)


@unhurried
@given(st.text())
def test_no_text_raises_another_error(text: str) -> None:
    refusal_of_text(text)
