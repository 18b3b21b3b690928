"""Opening the file: its tables, the versions it has been through, and whether it is sound."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from napoleon_game.store.history.trouble import DamagedError, HistoryError, Trouble, trouble_of

_VERSION_1: Final = """
CREATE TABLE deals (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL CHECK (typeof(match) = 'text'),
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 9223372036854775807),
    deals INTEGER CHECK (deals IS NULL OR deals BETWEEN 0 AND 9223372036854775807),
    finished INTEGER NOT NULL CHECK (finished BETWEEN 0 AND 9223372036854775807),
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    napoleon INTEGER NOT NULL CHECK (napoleon IN (0, 1, 2, 3, 4)),
    adjutant INTEGER NOT NULL CHECK (adjutant IN (0, 1, 2, 3, 4)),
    trump TEXT NOT NULL CHECK (trump IN ('S', 'H', 'D', 'C')),
    target INTEGER NOT NULL CHECK (target BETWEEN 1 AND 20),
    taken INTEGER NOT NULL CHECK (taken BETWEEN 0 AND 20),
    made INTEGER NOT NULL CHECK (made IN (0, 1)),
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
    margin INTEGER NOT NULL CHECK (margin BETWEEN -20 AND 20),
    UNIQUE (match, number)
);
CREATE TABLE seats (
    deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat IN (0, 1, 2, 3, 4)),
    kind TEXT NOT NULL CHECK (typeof(kind) = 'text'),
    person TEXT NOT NULL CHECK (typeof(person) = 'text'),
    name TEXT NOT NULL CHECK (typeof(name) = 'text'),
    role TEXT NOT NULL CHECK (role IN ('napoleon', 'alone', 'adjutant', 'ally')),
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    place INTEGER NOT NULL CHECK (place IN (1, 2, 3, 4, 5)),
    pictures INTEGER NOT NULL CHECK (pictures BETWEEN 0 AND 20),
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 30000),
    PRIMARY KEY (deal, seat)
) WITHOUT ROWID;
CREATE TABLE lines (
    deal INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE,
    line TEXT NOT NULL CHECK (typeof(line) = 'text')
);
CREATE INDEX deals_by_time ON deals (finished, id);
CREATE INDEX seats_by_player ON seats (kind, person, deal);
"""

MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (
    lambda connection: _run(connection, _VERSION_1),
)
"""What makes version 1 of an empty file, version 2 of version 1, and so on. Once released, none changes."""

_APPLICATION: Final = 0x4E61706F
"""``Napo``: says in the file's head whose database it is."""
_PAGE: Final = 16384
"""Bytes a page: several lines fit into one, whole, so that they can be found in a file that is damaged."""
_LOG_PAGES: Final = 100
"""Pages that the log may grow to before it goes into the file."""
_WAIT: Final = 5.0
"""Seconds to wait for another program that is writing."""
_LONGEST: Final = 2**22
"""Bytes of the longest value that is read: a damaged file may claim anything."""
_PLAUSIBLE: Final = 1000
"""No version will be higher: a file that claims so is damaged."""


def open_database(path: Path) -> sqlite3.Connection:
    """Open the history at ``path``, which is made if it is missing, and bring it to the present version.

    Raises:
        DamagedError: it is no such database.
        HistoryError: it was written by a newer version.
        sqlite3.Error: it cannot be opened or written.
        OSError: its folder cannot be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=_WAIT, isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection)
        _migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def check_database(path: Path) -> None:
    """Look at every page, index and value of a history: in a copy, for opening alone may change a file.

    It takes a fifth of a second for 10,000 deals. Raises :class:`DamagedError` if anything is not as it
    should be, and otherwise as :func:`open_database`.
    """
    log = log_of(path)
    if (not path.exists() or path.stat().st_size == 0) and log.exists() and log.stat().st_size > 0:
        raise DamagedError("the file is gone, but its log is not")  # SQLite would throw the log away
    try:
        _check_copy(path)
    except DamagedError:
        _check_copy(path)  # another program may have been writing while it was copied


def _check_copy(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_files(path, Path(folder))
        try:
            with closing(open_database(copy)) as connection:
                _check(connection)
        except HistoryError as error:
            raise HistoryError(path, error.trouble) from None
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if isinstance(error, sqlite3.Error) and trouble_of(error) is not Trouble.DAMAGED:
                raise
            raise DamagedError(str(error)) from error


def log_of(path: Path) -> Path:
    """What SQLite has written beside a file, and not into it yet."""
    return path.with_name(path.name + "-wal")


def copy_files(path: Path, folder: Path) -> Path:
    """Copy a database with its log, as far as they are there."""
    copy = folder / path.name
    for source, target in ((path, copy), (log_of(path), log_of(copy))):
        with suppress(FileNotFoundError):
            shutil.copyfile(source, target)
    return copy


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _prepare(connection: sqlite3.Connection) -> None:
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    for pragma in (
        "trusted_schema = OFF",
        "cell_size_check = ON",
        "foreign_keys = ON",
        "secure_delete = ON",  # what was deleted is not to be found again by a rescue
        f"page_size = {_PAGE}",
        "journal_mode = WAL",
        "synchronous = FULL",
        f"wal_autocheckpoint = {_LOG_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to the present version, all steps in one transaction."""
    version, latest = _number(connection, "user_version"), len(MIGRATIONS)
    if latest < version <= _PLAUSIBLE and _number(connection, "application_id") == _APPLICATION:
        raise HistoryError(path, Trouble.NEWER)
    if version < latest:
        with transaction(connection):
            if _number(connection, "user_version") == version:  # no other program was quicker
                if version == 0 and _schema(connection):
                    raise DamagedError("there are tables of nobody knows what")
                for migration in MIGRATIONS[version:]:
                    migration(connection)
                connection.execute(f"PRAGMA application_id = {_APPLICATION}")
                connection.execute(f"PRAGMA user_version = {latest}")
    if (_number(connection, "user_version"), _schema(connection)) != (latest, _expected_schema()):
        raise DamagedError("the tables are not those of this program")


def _check(connection: sqlite3.Connection) -> None:
    """Raise :class:`DamagedError` unless every page, index and value is as it should be."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise DamagedError(str(found[0]) if found else "it cannot be checked")
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise DamagedError("a deal is missing that others speak of")
    counts = connection.execute(
        "SELECT (SELECT count(*) FROM deals), (SELECT count(*) FROM lines), (SELECT count(*) FROM seats)"
    ).fetchone()
    if counts != (counts[0], counts[0], 5 * counts[0]):
        raise DamagedError("some deals are not whole")


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Carry out some statements; ``executescript`` would end the transaction."""
    for statement in script.split(";"):
        if statement.strip():
            connection.execute(statement)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _schema(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """All tables, indexes and whatever else there is."""
    return set(connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master"))


def _expected_schema() -> set[tuple[str, str, str]]:
    """The same of a file that was made just now."""
    connection = sqlite3.connect(":memory:")
    try:
        for migration in MIGRATIONS:
            migration(connection)
        return _schema(connection)
    finally:
        connection.close()
