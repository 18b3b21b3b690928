"""Random numbers of fixed arithmetic."""

import gc
import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.stream import Stream

GOLDEN = [733, 414, 3, 152, 103, 616, 719, 465]


def test_the_words_are_those_of_sha_256() -> None:
    key = b"\x00\x00\x00\x01a\x00\x00\x00\x0242"
    words = hashlib.sha256(key + bytes(4)).digest() + hashlib.sha256(key + b"\x00\x00\x00\x01").digest()
    stream = Stream("a", 42)
    drawn = [stream.below(2**32) for _ in range(16)]
    assert drawn == [int.from_bytes(words[i : i + 4], "big") for i in range(0, 64, 4)]


def test_golden_numbers() -> None:
    """They stand behind every recorded deal and every player's choice, and may never change."""
    stream = Stream("golden")
    assert [stream.below(1000) for _ in range(8)] == GOLDEN


def test_the_parts_of_a_key_do_not_run_together() -> None:
    keys: list[tuple[str | int, ...]] = [
        ("ab", "c"),
        ("a", "bc"),
        ("abc",),
        ("abc", ""),
        ("a", 1, 2),
        ("a", 12),
    ]
    assert len({Stream(*key).below(2**32) for key in keys}) == len(keys)


@given(st.integers(1, 2**32), st.text())
def test_below_stays_below(n: int, key: str) -> None:
    stream = Stream(key)
    assert all(0 <= stream.below(n) < n for _ in range(20))


def test_below_refuses_what_it_cannot_draw() -> None:
    for n in (0, -1, 2**32 + 1):
        with pytest.raises(ValueError, match="below"):
            Stream("x").below(n)


def test_every_number_is_as_likely_as_any_other() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))  # deviation 91


def test_random_choice_and_shuffle() -> None:
    stream = Stream("all")
    assert all(0.0 <= stream.random() < 1.0 for _ in range(1000))
    assert {stream.choice("abc") for _ in range(50)} == set("abc")
    items = list(range(20))
    stream.shuffle(items)
    assert items != sorted(items)
    assert sorted(items) == list(range(20))
    orders = Counter()  # type: ignore[var-annotated]
    for _ in range(6000):
        three = [1, 2, 3]
        stream.shuffle(three)
        orders[tuple(three)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())  # deviation 29


def test_the_key_cannot_be_read_from_a_stream() -> None:
    """A player is given one whose key, with the seed of the deal, would tell it all cards."""
    stream = Stream("kyoto-42", "deal", 3)
    stream.below(7)
    held = [getattr(stream, name) for name in Stream.__slots__]
    within = [*held, *gc.get_referents(*held)]
    assert not any("kyoto" in repr(thing) for thing in within)
    assert not hasattr(stream, "__dict__")
