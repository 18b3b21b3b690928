"""Files of records: all deals written out, and deals read in."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from napoleon_game.record.deal_record import RecordError
from napoleon_game.record.files import BadLine, GoodLine, read_records
from napoleon_game.store.history.database import transaction
from napoleon_game.store.history.deals import add_if_new, count, lines
from napoleon_game.store.history.entry import UnfinishedError, entry_of

Progress = Callable[[int], bool]
"""Hears how many deals are done; returns whether to go on."""

_TOGETHER: Final = 200
"""Deals that are taken in one transaction."""


@dataclass(slots=True)
class Taken:
    """What came of reading a file.

    Attributes:
        new: deals that were not there.
        known: deals that were there already.
        unfinished: deals that were passed out or are still going on, which have no result.
        refused: lines that hold no record, or one against the rules.
        first: the first of them, with why; ``None`` if there is none.
        stopped: whether somebody stopped it before the end.
    """

    new: int = 0
    known: int = 0
    unfinished: int = 0
    refused: int = 0
    first: BadLine | None = None
    stopped: bool = False


def export_deals(connection: sqlite3.Connection, write: Callable[[str], None]) -> int:
    """Write all deals, a line each, the earliest first; returns how many."""
    done = 0
    for line in lines(connection):
        write(line.replace("\n", " "))
        done += 1
    return done


def export_file(connection: sqlite3.Connection, path: Path) -> int:
    """Write all deals to ``path``, which is the old file or the whole new one whatever happens.

    Returns how many; raises :class:`OSError`.
    """
    if count(connection) == 0:
        return 0
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            done = export_deals(connection, lambda line: print(line, file=file))
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    return done


def import_lines(
    connection: sqlite3.Connection,
    found: Iterable[GoodLine | BadLine],
    now: int,
    progress: Progress = lambda _: True,
    refused: Callable[[BadLine], None] = lambda _: None,
) -> Taken:
    """Take in what :func:`~napoleon_game.record.files.read_records` found; nothing that is there is changed.

    Args:
        connection: the database.
        found: the lines of a file.
        now: when a record ended that does not say so, in seconds since 1970.
        progress: is asked after every few deals whether to go on.
        refused: hears of every line that is refused.
    """
    taken = Taken()
    done = 0
    for some in _batches(found):
        with transaction(connection):
            for line in some:
                _take(connection, line, now, taken, refused)
        done += len(some)
        if not progress(done):
            taken.stopped = True
            break
    return taken


def import_file(
    connection: sqlite3.Connection, path: Path, now: int, progress: Progress = lambda _: True
) -> Taken:
    """Take in a file; raises :class:`OSError` if it cannot be read."""
    with path.open("rb") as stream:
        return import_lines(connection, read_records(stream), now, progress)


def _take(
    connection: sqlite3.Connection,
    line: GoodLine | BadLine,
    now: int,
    taken: Taken,
    refused: Callable[[BadLine], None],
) -> None:
    if isinstance(line, GoodLine):
        try:
            if add_if_new(connection, entry_of(line.record, line.text, now)):
                taken.new += 1
            else:
                taken.known += 1
            return
        except UnfinishedError:
            taken.unfinished += 1
            return
        except RecordError as error:  # what it says of its match
            line = BadLine(line.line, line.line, error)
    taken.refused += line.until - line.line + 1
    taken.first = taken.first or line
    refused(line)


def _batches(found: Iterable[GoodLine | BadLine]) -> Iterator[list[GoodLine | BadLine]]:
    some: list[GoodLine | BadLine] = []
    for line in found:
        some.append(line)
        if len(some) == _TOGETHER:
            yield some
            some = []
    if some:
        yield some
