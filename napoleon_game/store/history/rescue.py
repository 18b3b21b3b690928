"""A damaged file: it is set aside under another name, and what can be read of it goes into a new one."""

import json
import re
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from napoleon_game.record.deal_record import FORMAT, RecordError
from napoleon_game.store.history.database import copy_files, log_of, open_database, transaction
from napoleon_game.store.history.deals import add_if_new, count, mend
from napoleon_game.store.history.entry import Entry, is_whole, read_entry

_INDEX: Final = "-shm"
_START: Final = re.compile(re.escape(f'{{"format":"{FORMAT}"'.encode()))
_LONGEST: Final = 2**16
"""Bytes: longer lines do not lie in one piece, and can only be read as a database has them."""


@dataclass(frozen=True, slots=True)
class Rescued:
    """What became of a damaged file.

    Attributes:
        aside: where it lies now; ``None`` if only its log was left.
        deals: how many deals of it are in the new one.
    """

    aside: Path | None
    deals: int


def rescue(path: Path, now: int) -> Rescued:
    """Save what can be read of the damaged file at ``path``, set it aside, and put a new one in its place.

    Whatever stops this in the middle, the damaged file is still there under one of the two names, and
    :func:`finish_rescue` ends what was begun. ``now`` is for deals that do not know when they ended.

    Raises:
        sqlite3.Error: the new file cannot be written.
        OSError: files cannot be written or renamed.
    """
    fresh = _fresh(path)
    _remove(fresh)
    connection = open_database(fresh)
    try:
        add_lines(connection, _lines(path), now)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        deals = count(connection)
    finally:
        connection.close()
    aside = _set_aside(path)
    fresh.replace(path)
    return Rescued(aside, deals)


def finish_rescue(path: Path) -> None:
    """If a rescue was stopped between its last two steps, put its new file in place."""
    fresh = _fresh(path)
    if not fresh.exists():
        return
    if path.exists() or log_of(path).exists():
        _remove(fresh)  # it was stopped before, and begins anew if need be
    else:
        fresh.replace(path)


def lines_in_log(path: Path) -> list[str]:
    """The lines in the log that a program left behind when it was stopped; asked before the file is opened.

    SQLite reads a log up to the first damage and drops the rest without a word.
    """
    try:
        return list(dict.fromkeys(_by_looking(log_of(path).read_bytes())))
    except FileNotFoundError:
        return []


def add_lines(connection: sqlite3.Connection, texts: Iterable[str], now: int) -> None:
    """Put in what is not there yet of some lines; what is no deal is passed over.

    Of several lines of one deal, one that is as it was written comes before one that was changed since.
    """
    whole: list[Entry] = []
    changed: list[Entry] = []
    for text in texts:
        with suppress(RecordError):
            entry = read_entry(text, now)
            (whole if is_whole(entry, text) else changed).append(entry)
    with transaction(connection):
        for entry in whole:
            mend(connection, entry)
        for entry in changed:
            add_if_new(connection, entry)


def _fresh(path: Path) -> Path:
    return path.with_name(f"{path.stem}-rescued{path.suffix}")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _remove(path: Path) -> None:
    for each in (path, log_of(path), _beside(path, _INDEX), _beside(path, "-journal")):
        each.unlink(missing_ok=True)


def _set_aside(path: Path) -> Path | None:
    """Give file and log another name that nothing bears yet; the log goes last, for it tells of the rest."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists() or log_of(
        aside
    ).exists():
        number += 1
    there = path.exists()
    if there:
        path.rename(aside)
    with suppress(FileNotFoundError):
        log_of(path).rename(log_of(aside))
    _beside(path, _INDEX).unlink(missing_ok=True)
    return aside if there else None


def _lines(path: Path) -> Iterable[str]:
    """All lines that can be read: as the database has them first, then whatever else lies in the files."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_files(path, Path(folder))
        raw = b""
        for each in (copy, log_of(copy)):
            with suppress(FileNotFoundError):
                raw += each.read_bytes()
        return dict.fromkeys((*_by_asking(copy), *_by_looking(raw)))


def _by_asking(path: Path) -> list[str]:
    """The lines that SQLite finds, from the first up to the damage and from the last down to it."""
    found: list[str] = []
    for order in ("", "DESC"):
        with (
            closing(sqlite3.connect(path, isolation_level=None)) as connection,
            suppress(sqlite3.Error, UnicodeError),
        ):
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for (line,) in connection.execute(f"SELECT line FROM lines ORDER BY deal {order}"):
                if isinstance(line, str):
                    found.append(line)
    return found


def _by_looking(raw: bytes) -> Iterator[str]:
    """The lines that lie in the bytes of the files in one piece."""
    decoder = json.JSONDecoder()
    for match in _START.finditer(raw):
        text = raw[match.start() : match.start() + _LONGEST].decode("utf-8", "replace")
        with suppress(ValueError, RecursionError):
            _, end = decoder.raw_decode(text)
            yield text[:end]
