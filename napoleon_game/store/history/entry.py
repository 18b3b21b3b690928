"""A finished deal as the history keeps it: its record, and when and in which match it was played."""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Final
from zlib import crc32

from napoleon_game.record.deal_record import DealRecord, RecordError
from napoleon_game.record.node import parse_json
from napoleon_game.record.read import parse_record
from napoleon_game.record.write import to_json, to_line

KEY: Final = "history"
"""The key beside those of a record; whoever reads records passes it over."""

_CHECK: Final = "check"
_DIGITS: Final = 32
_LATEST: Final = 2**40
"""Seconds since 1970: more than anybody will wait."""


class UnfinishedError(RecordError):
    """The deal was passed out or is still going on: it has no result to keep."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("", "the deal is not finished")


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished deal.

    Attributes:
        record: who sat where, and all that happened.
        match: which match it belongs to. With the deal's number it says which deal this is: a match has
            each number once.
        deals: how many deals the match was to have, 0 for no end; ``None`` if nobody knows.
        finished: when it ended, in seconds since 1970.
        counted: whether it counts in statistics; practice and deals that were known beforehand do not.
    """

    record: DealRecord
    match: str
    deals: int | None
    finished: int
    counted: bool = True

    def __post_init__(self) -> None:
        if self.record.state.public.final is None:
            raise UnfinishedError

    @property
    def number(self) -> int:
        """The deal's number."""
        return self.record.state.deal.number


def entry_to_line(entry: Entry) -> str:
    """The entry as one line of JSON: a record that any program can read, with one key more."""
    about = {
        "match": entry.match,
        "deals": entry.deals,
        "finished": entry.finished,
        "counted": entry.counted,
        _CHECK: _check(entry),
    }
    return json.dumps(to_json(entry.record) | {KEY: about}, ensure_ascii=False, separators=(",", ":"))


def _check(entry: Entry) -> str:
    """A number that changes if anything of the entry does."""
    told = (to_line(entry.record), entry.match, entry.deals, entry.finished, entry.counted)
    return f"{crc32(repr(told).encode()):08x}"


def is_whole(entry: Entry, line: str) -> bool:
    """Whether ``line``, which ``entry`` was read from, is as it was written: no damage is in it.

    Where damage turns one allowed value into another, nothing else would tell.
    """
    about = parse_json(line).optional(KEY)
    check = None if about is None else about.optional(_CHECK)
    return check is not None and check.value == _check(entry)


def read_entry(line: str, now: int) -> Entry:
    """Read what :func:`entry_to_line` wrote, or the plain record of a finished deal.

    A plain record is taken as a match of its own that ended ``now``; its match is named after what stands
    in it, so that the same record is the same deal whenever it is read.

    Raises:
        UnfinishedError: the deal is not finished.
        RecordError: the line is no record, or what it says of the match is wrong.
    """
    return entry_of(parse_record(line), line, now)


def entry_of(record: DealRecord, line: str, now: int) -> Entry:
    """The entry of a ``record`` that was read from ``line`` already; otherwise as :func:`read_entry`."""
    about = parse_json(line).optional(KEY)
    if about is None:
        name = sha256(to_line(record).encode()).hexdigest()[:_DIGITS]
        return Entry(record, name, None, now)
    deals = about.optional("deals")
    return Entry(
        record,
        about.member("match").text(),
        None if deals is None else deals.integer(),
        about.member("finished").integer(0, _LATEST),
        about.member("counted").boolean(),
    )
