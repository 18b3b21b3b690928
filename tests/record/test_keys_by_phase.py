"""Which keys a record has, from the first call to the result: exactly those of docs/record.md."""

from typing import Any

from hypothesis import given

from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from tests.record.support import (
    Document,
    document_of,
    finished,
    finished_states,
    passed_out,
    states,
    unhurried,
)

ALWAYS = [
    "format",
    "version",
    "rules",
    "seed",
    "deal",
    "players",
    "dealer",
    "hands",
    "kitty",
    "auction",
]
CONTRACT = ["napoleon", "contract"]
ADJUTANT = ["adjutant_card", "adjutant"]
PLAY = ["discards", "tricks"]

KEYS = {
    Phase.AUCTION: ALWAYS,
    Phase.ADJUTANT: ALWAYS + CONTRACT,
    Phase.EXCHANGE: ALWAYS + CONTRACT + ADJUTANT,
    Phase.PLAY: ALWAYS + CONTRACT + ADJUTANT + PLAY,
    Phase.OVER: ALWAYS + CONTRACT + ADJUTANT + PLAY + ["result"],
}


@unhurried
@given(states())
def test_each_phase_has_its_keys_in_the_order_of_the_document(state: State) -> None:
    expected = [*ALWAYS, "passed_out"] if state.public.passed_out else KEYS[state.public.phase]
    assert list(document_of(state)) == expected


def test_the_sample_deal_goes_through_every_phase() -> None:
    assert {state.public.phase for state in finished_states()} == set(Phase)


def test_the_first_keys_name_the_format() -> None:
    document = finished()
    assert document["format"] == "napoleon-record"
    assert document["version"] == 1
    assert type(document["version"]) is int


def test_a_passed_out_deal_has_five_passes_from_the_seat_after_the_dealer() -> None:
    document = passed_out()
    assert document["passed_out"] is True
    first = (document["dealer"] + 1) % 5
    assert document["auction"] == [{"seat": (first + step) % 5, "bid": "pass"} for step in range(5)]


def _shape(value: Any) -> Any:
    """Types instead of values; a list has the shape of its items if that is the same for all."""
    if isinstance(value, dict):
        return {key: _shape(item) for key, item in value.items()}
    if isinstance(value, list):
        shapes = [_shape(item) for item in value]
        assert all(shape == shapes[0] for shape in shapes)
        return [len(shapes), shapes[0]]
    return type(value)


def test_every_value_of_a_finished_deal_has_the_type_of_the_document() -> None:
    document = finished()
    calls = len(document["auction"])
    assert _shape(document) == {
        "format": str,
        "version": int,
        "rules": {"min_target": int, "pass_is_final": bool, "reveal_discarded_pictures": str},
        "seed": str,
        "deal": int,
        "players": [5, {"name": str, "kind": str}],
        "dealer": int,
        "hands": [5, [10, str]],
        "kitty": [3, str],
        "auction": [calls, {"seat": int, "bid": str}],
        "napoleon": int,
        "contract": str,
        "adjutant_card": str,
        "adjutant": int,
        "discards": [3, str],
        "tricks": [10, {"leader": int, "cards": [5, str], "winner": int}],
        "result": {
            "captured": [5, int],
            "napoleon_side": int,
            "winner": str,
            "complete": bool,
            "points": [5, int],
        },
    }


def _short_tricks(document: Document) -> list[Document]:
    return [trick for trick in document["tricks"] if len(trick["cards"]) < 5]


def test_only_the_last_trick_may_be_short_and_it_has_no_winner() -> None:
    seen = set()
    for state in finished_states():
        if state.public.phase is not Phase.PLAY:
            continue
        document = document_of(state)
        short = _short_tricks(document)
        assert short in ([], document["tricks"][-1:])
        assert all("winner" not in trick for trick in short)
        assert all("winner" in trick for trick in document["tricks"] if trick not in short)
        seen.add(len(short[0]["cards"]) if short else 0)
    assert seen == {0, 1, 2, 3, 4}, "an empty trick on the table is not written"
