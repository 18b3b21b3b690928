"""Damaged files: no bytes raise an error or fill the memory, and undamaged lines are read as before."""

import tracemalloc
from collections.abc import Callable
from io import BufferedReader, BytesIO, RawIOBase
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.record.files import BadLine, GoodLine, read_records
from napoleon_game.record.write import to_line
from tests.record.support import finished_states, play_by_chance, record_of, unhurried

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

RECORDS = [
    record_of(finished_states()[-1]),
    record_of(play_by_chance("noise", RuleSet(), shy=True)[-1][0]),
    record_of(finished_states()[40]),
    record_of(play_by_chance("more noise", RuleSet(min_target=1))[-1][0]),
]
FILE = b"".join(to_line(record).encode() + b"\n" for record in RECORDS)

Damage = Callable[[bytearray, int, int], None]


def flip(data: bytearray, place: int, value: int) -> None:
    data[place] ^= 1 << value % 8


def delete(data: bytearray, place: int, value: int) -> None:
    del data[place : place + 1 + value % 4]


def insert(data: bytearray, place: int, value: int) -> None:
    data[place:place] = bytes([value])


def overwrite(data: bytearray, place: int, value: int) -> None:
    data[place] = value


def swap(data: bytearray, place: int, value: int) -> None:
    other = (place + 1 + value) % len(data)
    data[place], data[other] = data[other], data[place]


def truncate(data: bytearray, place: int, value: int) -> None:
    del data[max(place, len(data) - 1 - value * 8) :]


DAMAGES = st.tuples(
    st.sampled_from([flip, delete, insert, overwrite, swap, truncate]),
    st.integers(0, len(FILE)),
    st.integers(0, 255),
)


@unhurried
@given(st.lists(DAMAGES, min_size=1, max_size=6))
def test_undamaged_lines_of_a_damaged_file_are_still_read(damages: list[tuple[Damage, int, int]]) -> None:
    data = bytearray(FILE)
    for damage, place, value in damages:
        if data:
            damage(data, place % len(data), value)
    read = {line.line: line for line in read_records(BytesIO(data))}
    whole = dict(zip(FILE.splitlines(), RECORDS, strict=True))
    for number, raw in enumerate(bytes(data).split(b"\n"), start=1):
        if raw in whole:
            assert read[number] == GoodLine(number, whole[raw])
        elif raw.strip() and number in read:
            line = read[number]
            assert isinstance(line, GoodLine) or str(line).isprintable()


@unhurried
@given(st.binary(max_size=300), st.sampled_from([b"", b"\n"]))
def test_any_bytes_before_a_good_line_leave_it_good(noise: bytes, blank: bytes) -> None:
    *_, last = read_records(BytesIO(noise + b"\n" + blank + FILE.splitlines()[0]))
    assert last == GoodLine(noise.count(b"\n") + 2 + len(blank), RECORDS[0])


@unhurried
@given(st.integers(0, len(FILE) - 1))
def test_a_file_cut_short_loses_its_last_line_only(end: int) -> None:
    lines = list(read_records(BytesIO(FILE[:end])))
    whole = FILE[: end + 1].count(b"\n")
    assert lines[:whole] == [GoodLine(line, RECORDS[line - 1]) for line in range(1, whole + 1)]
    assert all(isinstance(line, BadLine) for line in lines[whole:])
    assert len(lines) <= whole + 1


class Noise(RawIOBase):
    """A file of ``size`` bytes that lies nowhere: a block of noise over and over, then one good line."""

    def __init__(self, block: bytes, size: int) -> None:
        self._left, self._block, self._end = size, block, b"\n" + FILE

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        view = memoryview(buffer).cast("B")
        if self._left <= 0:
            part, self._end = self._end[: len(view)], self._end[len(view) :]
        else:
            part = self._block[: min(len(view), self._left)]
            self._left -= len(part)
        view[: len(part)] = part
        return len(part)


def _random_bytes(seed: str, size: int) -> bytes:
    stream = Stream(seed)
    return bytes(stream.below(256) for _ in range(size))


BLOCKS = {
    "without line ends": _random_bytes("noise", 8192).replace(b"\n", b"\xff"),
    "with line ends": _random_bytes("noise", 8192),
    "zeros": bytes(8192),
    "letters": b"a" * 8192,
    "brackets": b"[" * 8192,
}


SHORT_LINES = {
    "ten bytes a line": b"\x80........\n" * 819,
    "line ends alone": b"\n" * 8192,
}


def check_bounds(block: bytes, size: int) -> None:
    """Read ``size`` bytes of noise in a few MiB, and the good lines after it."""
    kept: list[GoodLine] = []
    tracemalloc.start()
    try:
        with BufferedReader(Noise(block, size)) as stream:
            kept = [line for line in read_records(stream) if isinstance(line, GoodLine)]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [line.record for line in kept] == RECORDS
    assert peak < 12 * 2**20


@pytest.mark.parametrize("name", BLOCKS)
def test_megabytes_of_noise_are_read_in_bounded_memory(name: str) -> None:
    lines = b"\n" in BLOCKS[name]  # noise in one single line is fast to read
    check_bounds(BLOCKS[name], 3_000_000 if lines else 40_000_000)


@pytest.mark.parametrize("name", SHORT_LINES)
def test_very_many_lines_are_read_in_bounded_memory(name: str) -> None:
    check_bounds(SHORT_LINES[name], 300_000)


@pytest.mark.slow
@pytest.mark.parametrize("name", BLOCKS)
def test_a_hundred_megabytes_of_noise_are_read_in_bounded_memory(name: str) -> None:
    check_bounds(BLOCKS[name], 100_000_000)


def test_noise_without_end_is_told_and_can_be_left_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("napoleon_game.record.files.MAX_RUN", 1000)
    with BufferedReader(Noise(b"?\n" * 100, 10**15)) as stream:
        lines = read_records(stream)
        assert [next(lines).line for _ in range(5)] == [1, 1001, 2001, 3001, 4001]


def test_a_hundred_thousand_lines_of_noise_are_one_bad_line() -> None:
    with BufferedReader(Noise(SHORT_LINES["ten bytes a line"], 819_000)) as stream:
        first = next(read_records(stream))
    assert isinstance(first, BadLine)
    assert first.line == 1
    assert first.until > 80_000
