"""What can go wrong with the history, and what a person is told of it."""

import errno
import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final

from napoleon_game.core.errors import NapoleonError


class Trouble(Enum):
    """Why the history cannot be read or written; the values say it in English."""

    FULL = "the disk is full"
    READ_ONLY = "it may not be written"
    LOCKED = "another program is using it"
    NEWER = "it was written by a newer version of this program"
    UNREADABLE = "it cannot be opened"
    DAMAGED = "it is damaged"
    UNFORESEEN = "something went wrong that nobody foresaw"


class HistoryError(NapoleonError):
    """The history cannot be read or written as it stands; what it holds is as it was.

    Attributes:
        path: its file.
        trouble: why.
    """

    def __init__(self, path: Path, trouble: Trouble) -> None:
        """Say that ``path`` cannot be used."""
        super().__init__(f"{path}: {trouble.value}")
        self.path, self.trouble = path, trouble


class DamagedError(Exception):
    """The file is not the database that it should be; it can be set aside and rescued."""


_BY_CODE: Final = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREADABLE,
    sqlite3.SQLITE_IOERR: Trouble.UNREADABLE,
    sqlite3.SQLITE_NOMEM: Trouble.UNREADABLE,
}
_BY_ERRNO: Final = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
}
_PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that names the kind."""


def trouble_of(error: sqlite3.Error | OSError) -> Trouble:
    """What an error means; whatever SQLite complains of that is no fault of the system is damage."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, Trouble.UNREADABLE)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return _BY_CODE.get(code & _PRIMARY, Trouble.DAMAGED)
