"""Every value replaced by values of all kinds: accepted for a good reason, or refused in its place."""

import re
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from typing import Final

import pytest

from napoleon_game.record.deal_record import RecordError
from napoleon_game.record.read import parse_record
from tests.record.by_hand import UNFINISHED
from tests.record.support import (
    Document,
    at,
    document_of,
    finished,
    parse,
    passed_out,
    paths,
    put,
    refusal,
    remove,
)

REMOVED: Final = object()
VALUES: Final[tuple[object, ...]] = (
    REMOVED,
    None,
    True,
    False,
    1.5,
    1.0,
    "x",
    [],
    {},
    -1,
    10**30,
    [[[]]],
    {"x": {}},
)

FREE_TEXTS: Final = ("seed", *(f"players[{seat}].{key}" for seat in range(5) for key in ("name", "kind")))


def accepted(path: str, value: object, old: object) -> bool:
    """Whether a finished deal, under the default house rules, is still one with ``value`` at ``path``."""
    if type(value) is type(old) and value == old:
        return True
    if path in FREE_TEXTS:  # any text will do
        return isinstance(value, str)
    if path == "rules":  # missing house rules have their defaults, which the deal was played by
        return isinstance(value, dict)
    if path.startswith("rules."):
        return value is REMOVED or value is None
    return False


def fits(place: str, path: str) -> bool:
    """Whether ``place`` is at or within ``path``, or at or within what holds it."""
    holder = re.sub(r"(\.\w+|\[\d+\])$", "", path)
    return any(place == outer or place.startswith((f"{outer}.", f"{outer}[")) for outer in (path, holder))


def noticed_later(path: str, value: object, place: str) -> bool:
    """Whether a value is right in itself, so that only what follows can contradict it."""
    if path == "rules.pass_is_final":  # another house rule: then the auction is wrong
        return value is True and place.startswith("auction[")
    last_call = f"auction[{len(finished()['auction']) - 1}]"
    if path == "auction" or path == last_call:  # a shorter auction: then there is no contract yet
        return value in (REMOVED, []) and place == "napoleon"
    if path in ("tricks", "tricks[9]"):  # fewer tricks: then there is no result yet
        return value in (REMOVED, []) and place == "result"
    # A trick without its last card: then nobody has won it yet.
    return path.endswith(".cards[4]") and value is REMOVED and place == path.replace("cards[4]", "winner")


def replaced(document: Document, path: str, value: object) -> Document:
    return remove(document, path) if value is REMOVED else put(document, path, deepcopy(value))


@pytest.mark.parametrize("path", list(paths(finished())))
def test_every_wrong_value_is_refused_in_its_place(path: str) -> None:
    old = at(finished(), path)
    for value in VALUES:
        document = replaced(finished(), path, value)
        if accepted(path, value, old):
            parse(document)
            continue
        error = refusal(document)
        assert fits(error.place, path) or noticed_later(path, value, error.place), (value, str(error))


@pytest.mark.parametrize("value", [None, True, False, 1.5, "x", "napoleon-record", [], -1, 10**30])
def test_a_document_that_is_no_object_is_refused_as_a_whole(value: object) -> None:
    error = refusal(value)
    assert error.place == ""
    assert error.reason.startswith("expected an object, not ")


@pytest.mark.parametrize("name", ["passed out", "going on"])
def test_no_value_anywhere_in_other_records_raises_another_error(name: str) -> None:
    makers: dict[str, Callable[[], Document]] = {
        "passed out": passed_out,
        "going on": lambda: document_of(parse_record(UNFINISHED).state),
    }
    for path in paths(makers[name]()):
        for value in VALUES:
            document = replaced(makers[name](), path, value)
            with suppress(RecordError):
                parse(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("result.captured[{one}]", True),
        ("result.captured[{zero}]", False),
        ("result.captured[{zero}]", 0.0),
    ],
)
def test_a_truth_value_or_fraction_is_no_number(path: str, value: object) -> None:
    """Python takes ``True`` for 1 and 1.0 for 1; JSON and other languages do not."""
    document = finished()
    captured = document["result"]["captured"]
    path = path.format(zero=captured.index(0), one=captured.index(1))
    assert at(document, path) == value
    assert refusal(put(document, path, value)).place == path.partition("[")[0]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("version", 2, "version: this program reads version 1, not 2"),
        ("version", 0, "version: this program reads version 1, not 0"),
        ("version", "1", "version: expected a whole number, not the text '1'"),
        ("version", 1.0, "version: expected a whole number, not the number 1.0"),
        ("version", True, "version: expected a whole number, not true"),
        ("format", "bridge-record", "format: 'bridge-record' is not 'napoleon-record'"),
        ("dealer", 5, "dealer: expected a number from 0 to 4, not 5"),
        ("dealer", -1, "dealer: expected a number from 0 to 4, not -1"),
        ("players[2].name", 7, "players[2].name: expected a text, not the number 7"),
        ("hands[1]", {}, "hands[1]: expected a list, not an object"),
        ("rules.min_target", 21, "rules.min_target: the number 21 is not allowed: expected a whole number"),
        ("rules.min_target", True, "rules.min_target: true is not allowed: expected a whole number"),
        (
            "rules.pass_is_final",
            0,
            "rules.pass_is_final: the number 0 is not allowed: expected true or false",
        ),
        ("rules.reveal_discarded_pictures", "all", "rules.reveal_discarded_pictures: the text 'all' is not"),
        ("rules.reveal_discarded_pictures", [], "rules.reveal_discarded_pictures: a list is not allowed"),
        ("seed", "\ud800", "seed: the text is not valid Unicode: it holds half a surrogate pair"),
        ("players[0].kind", "a\udfff", "players[0].kind: the text is not valid Unicode"),
        ("deal", 2**63, f"deal: expected a number from 0 to {2**63 - 1}, not {2**63}"),
        ("contract", "\ud800", "contract: '\\ud800' is wrong: it is "),
    ],
)
def test_what_is_said_about_wrong_values(path: str, value: object, message: str) -> None:
    assert str(refusal(put(finished(), path, value))).startswith(message)


def test_a_fraction_is_no_whole_number_in_what_follows_from_the_rules() -> None:
    for path in ("napoleon", "adjutant", "tricks[0].leader", "tricks[0].winner", "result.napoleon_side"):
        document = finished()
        assert refusal(put(document, path, float(at(document, path)))).place == path


def test_the_first_complaint_is_the_version_not_what_another_version_may_have_changed() -> None:
    assert refusal({"format": "napoleon-record", "version": 2, "cards": "elsewhere"}).place == "version"


@pytest.mark.parametrize("depth", [3, 300])
def test_lists_within_lists_are_not_repeated_in_the_message(depth: int) -> None:
    nested: list[object] = ["x" * 50] * 5
    for _ in range(depth):
        nested = [nested] * 5 if depth < 10 else [nested]
    for path in ("napoleon", "result.captured", "tricks[0].winner"):
        error = refusal(put(finished(), path, nested))
        assert error.place == path
        assert "a list" in error.reason
