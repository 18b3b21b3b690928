"""Files of records, a deal a line, read in bounded memory whatever they hold."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import BinaryIO, Final

from napoleon_game.record.deal_record import FORMAT, DealRecord, RecordError
from napoleon_game.record.read import parse_record

MAX_LINE: Final = 2**20
"""Bytes: the longest line that is read. A record takes about 2,500."""

MAX_RUN: Final = 1_000_000
"""Lines: the longest run of noise that is waited for before it is told."""

_CHUNK: Final = 2**16


@dataclass(frozen=True, slots=True)
class GoodLine:
    """A line that holds a record.

    Attributes:
        line: its number, from 1.
        record: what it holds.
        text: the line itself, which may say more than a record does.
    """

    line: int
    record: DealRecord
    text: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that holds none, and why.

    Attributes:
        line: its number, from 1.
        until: the last of a run of lines that do not even claim to be records; ``line`` itself otherwise.
        error: what is wrong with the first of them.
    """

    line: int
    until: int
    error: RecordError

    def __str__(self) -> str:
        if self.until == self.line:
            return str(self.error)
        return f"{self.error} (nor is there a record in any line up to {self.until})"


class _NoiseError(RecordError):
    """A line that does not claim to be a record: noise, of which there may be any amount."""


def read_records(stream: BinaryIO) -> Iterator[GoodLine | BadLine]:
    """Read a file line by line: a bad line does not keep those after it from being read.

    Blank lines are passed over. Lines that do not name the format, and so do not even claim to be records,
    count as one bad line as long as they follow on each other: a file of noise is told in one line.
    """
    noise: BadLine | None = None
    for number, raw in _lines(stream):
        line = _read_line(number, raw)
        if isinstance(line, BadLine) and isinstance(line.error, _NoiseError):
            noise = line if noise is None else replace(noise, until=number)
            if number - noise.line + 1 >= MAX_RUN:
                yield noise
                noise = None
            continue
        if line is None:
            continue
        if noise is not None:
            yield noise
            noise = None
        yield line
    if noise is not None:
        yield noise


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Numbered lines without their ends; ``None`` for one that is longer than :data:`MAX_LINE`."""
    number = 0
    while raw := stream.readline(MAX_LINE + 1):
        number += 1
        if len(raw) > MAX_LINE and not raw.endswith(b"\n"):
            while (rest := stream.readline(_CHUNK)) and not rest.endswith(b"\n"):
                pass
            yield number, None
        else:
            yield number, raw


def _read_line(number: int, raw: bytes | None) -> GoodLine | BadLine | None:
    """What a line holds; ``None`` if it is blank."""
    if raw is None:
        return BadLine(number, number, RecordError("", f"the line is longer than {MAX_LINE} bytes"))
    try:
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8").strip()
    except UnicodeDecodeError as error:
        found = f"byte 0x{error.object[error.start]:02x} at column {error.start + 1}"
        return BadLine(number, number, _NoiseError("", f"not UTF-8 text: {found}"))
    try:
        return GoodLine(number, parse_record(text), text) if text else None
    except RecordError as error:
        claims = FORMAT in text
        return BadLine(number, number, error if claims else _NoiseError(error.place, error.reason))
