"""The file of a match that is being played: a line for everything that is done, written at once."""

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final

from napoleon_game.core.actions import Action
from napoleon_game.core.errors import describe
from napoleon_game.match.course import Place
from napoleon_game.store.disk import Disk
from napoleon_game.store.match_file import action_line, back_line, name_line
from napoleon_game.store.unwatched import unwatched

_log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds for which a line is waited for: a slower disk may not hold up the game."""

_MATCH_LETTERS: Final = 32


class Journal:
    """Writes a match line by line: a :class:`~napoleon_game.match.scribe.Scribe`.

    Every line goes to the system and from there to the disk (``fsync``) on a thread of its own, and
    :attr:`ready` says when it is there. The session shows an action only then: so whatever ends the program
    or the machine, what anybody has seen is kept, and no frame ever waits.

    Where a line cannot be written, the game goes on and :attr:`trouble` says why. All lines stay in memory,
    and with every further one the whole file is written anew until that succeeds. What such a file held is
    never added to: after a failed ``fsync`` the system may have dropped any part of it.

    Attributes:
        path: the file.
        trouble: why not all lines are safe; ``None`` while all is well.
        match: names the match in the history; every copy of it has the same.
    """

    def __init__(
        self,
        path: Path,
        lines: tuple[bytes, ...],
        executor: Executor,
        disk: Disk,
        *,
        handle: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Go on after ``lines``: ``handle`` is the file that holds them; without one they are written first.

        ``executor`` has one thread, so that lines are written in order.
        """
        self.path = path
        self.match = sha256(lines[0]).hexdigest()[:_MATCH_LETTERS]
        self.trouble: OSError | None = None
        self._executor, self._disk, self._clock = executor, disk, clock
        self._number = len(lines)  # what follows belongs to the thread that writes
        self._lines, self._handle = list(lines), handle
        self._closed = False
        self._last: Future[None] | None = None
        self._asked = 0.0
        if handle is None:
            self._submit(b"")

    # For the table's own thread -----------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether all lines are safe, or cannot be written, or take longer than anybody should wait."""
        return self._last is None or self._last.done() or self._clock() - self._asked >= PATIENCE

    def write(self, action: Action, played_out: int = 0) -> None:
        """Add an action."""
        self._add(action_line(self._number, action, played_out))

    def went_back(self, place: Place) -> None:
        """Add that nothing stands that was done after ``place``."""
        self._add(back_line(self._number, place))

    def copy(self, path: Path, name: str) -> Future[None]:
        """Write the match as it stands into another file, under another name.

        The future may raise :class:`OSError`.
        """
        return self._executor.submit(self._copy, path, name_line(self._number, name))

    def close(self) -> None:
        """Let go of the file once all is written."""
        unwatched(self._executor.submit(self._close))

    def _add(self, line: bytes) -> None:
        self._number += 1
        self._submit(line)

    def _submit(self, line: bytes) -> None:
        self._asked = self._clock()
        self._last = self._executor.submit(self._put, line)

    # For the thread that writes -----------------------------------------------------------------------------

    def _put(self, line: bytes) -> None:
        if line:
            self._lines.append(line)
        try:
            if self._handle is not None:
                self._disk.write_all(self._handle, line)
            else:
                self._disk.write_file(self.path, b"".join(self._lines))
                self._handle = self._disk.append(self.path)
                self._disk.lock(self._handle)
        except Exception as error:  # whatever it is: a line is not safe, and that must be told
            trouble = error if isinstance(error, OSError) else OSError(0, describe(error))
            if self.trouble is None:
                _log.warning("%s: %s", self.path, error, exc_info=trouble is not error)
            self.trouble = trouble
            self._let_go()
        else:
            self.trouble = None

    def _copy(self, path: Path, line: bytes) -> None:
        self._disk.write_file(path, b"".join([*self._lines, line]))

    def _close(self) -> None:
        if self.trouble is not None and not self._closed:
            self._put(b"")  # the last chance
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            with suppress(OSError):
                self._disk.close(handle)
