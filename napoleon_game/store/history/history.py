"""The history on a thread of its own: whoever asks gets a future, and nobody waits for a disk."""

import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from napoleon_game.record.deal_record import DealRecord
from napoleon_game.store.history.database import check_database, open_database
from napoleon_game.store.history.deals import add, forget
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.rescue import Rescued, add_lines, finish_rescue, lines_in_log, rescue
from napoleon_game.store.history.trouble import DamagedError, HistoryError, Trouble, trouble_of
from napoleon_game.store.unwatched import unwatched

_log = logging.getLogger(__name__)

FILE = "history.db"
"""Its name in the folder for a person's data."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
"""Something to be asked of the database, or done to it."""

News = HistoryError | Rescued
"""What a person is to hear of."""


class History:
    """A person's finished deals.

    The file is opened, checked and, if it is damaged, rescued when something is first asked of it.

    Attributes:
        path: its file.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Nothing is opened yet; ``clock`` gives seconds since 1970."""
        self.path, self._clock = path, clock
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="history")
        self._connection: sqlite3.Connection | None = None
        self._news: deque[News] = deque()
        self._told: set[Trouble] = set()

    @property
    def now(self) -> int:
        """The time, in seconds since 1970."""
        return int(self._clock())

    def ask(self, job: Job[T]) -> "Future[T]":
        """Do ``job`` after those before it, on the thread of the history.

        The future raises :class:`HistoryError` if the file cannot be used, and what ``job`` raises itself.
        """
        return self._worker.submit(self._do, job)

    def add(self, entry: Entry) -> None:
        """Keep a finished deal. What goes wrong is news."""
        self._worker.submit(self._change, lambda connection: add(connection, entry))

    def forget(self, match: str, record: DealRecord) -> None:
        """A deal of a match that had ended in ``record`` goes on: it is kept no longer. Trouble is news."""
        self._worker.submit(self._change, lambda connection: forget(connection, match, record))

    def take_news(self) -> News | None:
        """Something that a person is to hear of and has not heard yet; each kind of trouble is told once."""
        return self._news.popleft() if self._news else None

    def close(self) -> None:
        """Finish what was begun, and close the file."""
        unwatched(self._worker.submit(self._close))
        self._worker.shutdown(wait=True)

    # On the thread of the history -------------------------------------------------------------------------

    def _change(self, job: Job[object]) -> None:
        """Do a job for which nobody waits."""
        try:
            self._do(job)
        except HistoryError as error:
            _log.warning("%s", error)
            self._tell(error)
        except Exception:  # whatever it is: a deal is not kept, and that must be told
            _log.exception("%s", self.path)
            self._tell(HistoryError(self.path, Trouble.UNFORESEEN))

    def _tell(self, error: HistoryError) -> None:
        if error.trouble not in self._told:
            self._told.add(error.trouble)
            self._news.append(error)

    def _do(self, job: Job[T]) -> T:
        """Do a job; if the file turns out to be damaged, rescue it and do the job again."""
        try:
            return self._try(job)
        except DamagedError as error:
            _log.info("%s: damaged: %s", self.path, error)
        try:
            self._rescue()
            return self._try(job)
        except DamagedError as error:
            raise HistoryError(self.path, Trouble.DAMAGED) from error

    def _try(self, job: Job[T]) -> T:
        """Do a job; raises :class:`DamagedError`, :class:`HistoryError` and what the job raises itself."""
        try:
            return job(self._open())
        except sqlite3.Error as error:
            raise self._meaning(error) from error
        except UnicodeDecodeError as error:  # a damaged name of a table, in what SQLite complains of
            raise DamagedError(str(error)) from error

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            try:
                finish_rescue(self.path)
                left = lines_in_log(self.path)
                check_database(self.path)
                self._connection = open_database(self.path)
                if left:
                    add_lines(self._connection, left, self.now)
            except OSError as error:
                raise self._meaning(error) from error
        return self._connection

    def _rescue(self) -> None:
        self._close()
        try:
            rescued = rescue(self.path, self.now)
        except (sqlite3.Error, OSError) as error:
            raise self._meaning(error) from error
        _log.info("%s: %d deals rescued; the damaged file is %s", self.path, rescued.deals, rescued.aside)
        self._news.append(rescued)

    def _meaning(self, error: sqlite3.Error | OSError) -> DamagedError | HistoryError:
        """What an error of the file says."""
        trouble = trouble_of(error)
        if trouble is Trouble.DAMAGED:
            return DamagedError(str(error))
        return HistoryError(self.path, trouble)

    def _close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()
