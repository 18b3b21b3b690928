"""The saved matches: which there are, and what can be done with them."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

from napoleon_game.store.disk import Disk, Found
from napoleon_game.store.journal import Journal
from napoleon_game.store.match_file import (
    MAX_BYTES,
    Plan,
    SavedMatch,
    SaveError,
    UnreadableSaveError,
    name_line,
    plan_line,
    read_match,
)
from napoleon_game.store.unwatched import unwatched

_log = logging.getLogger(__name__)

SUFFIX: Final = ".napoleon"
_MOMENT: Final = 1.0
"""Seconds; some disks know no shorter time."""

FINISHED: Final = "finished"
DAMAGED: Final = "damaged"
"""Folders beside the matches that are not over."""


class BusySaveError(SaveError):
    """Another window plays this match."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A file among the saved matches.

    Attributes:
        path: where it lies.
        played: when it was last written.
        match: what it says; ``None`` if it cannot be read.
        error: why it cannot be read.
    """

    path: Path
    played: datetime
    match: SavedMatch | None
    error: SaveError | None

    @property
    def unfinished(self) -> bool:
        """Whether there is something to go on with."""
        return self.match is not None and not self.match.course.series.over


@dataclass(frozen=True, slots=True)
class Opened:
    """A match to go on with.

    Attributes:
        path: where it lies.
        match: what its file says.
        journal: what writes it from now on; ``None`` if it is damaged and nobody has agreed to lose the rest.
    """

    path: Path
    match: SavedMatch
    journal: Journal | None


class Saves:
    """The saved matches of one folder.

    All files are read and written on one thread, in order; what takes time returns a future. Only where a
    future raises :class:`SaveError` or :class:`OSError`, something is to be told.

    Attributes:
        folder: where they lie.
        listed: what was found last, the one played last first; ``None`` before the first look.
    """

    def __init__(
        self,
        folder: Path,
        disk: Disk | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Look at ``folder``, which may be missing."""
        self.folder = folder
        self.listed: tuple[Listed, ...] | None = None
        self._disk, self._now = disk or Disk(), now
        self._read: dict[Found, Listed] = {}
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="saves")

    @property
    def latest(self) -> Listed | None:
        """The unfinished match that was played last."""
        return next((one for one in self.listed or () if one.unfinished), None)

    def begin(self, plan: Plan) -> Journal:
        """Write a new match from now on."""
        return Journal(self._new_path(), (plan_line(plan),), self._executor, self._disk)

    def now(self) -> datetime:
        """The present moment."""
        return self._now()

    def look(self) -> Future[None]:
        """Find what there is; afterwards :attr:`listed` says so."""
        looking = self._executor.submit(self._look)
        unwatched(looking)
        return looking

    def open(self, path: Path, *, mend: bool = False) -> Future[Opened]:
        """Go on with a match. A damaged one is kept aside and goes on from its sound part if ``mend``.

        The future raises :class:`SaveError` or :class:`OSError`.
        """
        return self._executor.submit(self._open, path, mend)

    def rename(self, path: Path, name: str) -> Future[None]:
        """Give a match that nobody plays another name."""
        return self._executor.submit(self._rename, path, name)

    def copy(self, journal: Journal, name: str) -> Future[None]:
        """Keep the match that is being played, as it stands, as another one under another name.

        It counts as played a moment earlier: whoever goes on, goes on with the match itself.
        """
        path = self._new_path()
        copying = journal.copy(path, name)
        unwatched(self._executor.submit(self._date_back, path, journal.path))
        return copying

    def remove(self, path: Path) -> Future[None]:
        """Remove a match for good."""
        return self._executor.submit(self._remove, path)

    def put_aside(self, path: Path) -> Future[Path]:
        """Move a file that cannot be read out of the way; the future says where to."""
        return self._executor.submit(self._move, path, DAMAGED)

    def finish(self, journal: Journal) -> Future[Path]:
        """A match is over and everybody has seen how: it leaves the list, and its file is kept."""
        journal.close()
        return self._executor.submit(self._move, journal.path, FINISHED)

    def close(self) -> None:
        """Wait until all is written."""
        self._executor.shutdown()

    # On the thread that reads and writes --------------------------------------------------------------------

    def _look(self) -> None:
        try:
            files = sorted(self._disk.files(self.folder, SUFFIX), key=lambda found: -found.changed)
        except OSError as error:
            _log.warning("%s: %s", self.folder, error)
            files = []
        self._read = {found: self._read.get(found) or self._list(found) for found in files}
        self.listed = tuple(self._read.values())

    def _list(self, found: Found) -> Listed:
        played = datetime.fromtimestamp(found.changed, UTC)
        try:
            return Listed(found.path, played, self._match(found.path), None)
        except SaveError as error:
            return Listed(found.path, played, None, error)
        except OSError as error:
            return Listed(found.path, played, None, UnreadableSaveError(error.strerror or str(error)))

    def _match(self, path: Path) -> SavedMatch:
        return read_match(self._disk.read(path, MAX_BYTES))

    def _open(self, path: Path, mend: bool) -> Opened:
        """Lock first and read then, so that no other program writes between."""
        handle = self._locked(path)
        try:
            match = self._match(path)
            if match.damage is not None and mend:
                self._keep_aside(path)
        except BaseException:
            self._let_go(handle)
            raise
        if match.damage is not None:
            self._let_go(handle)
            handle = None
            if not mend:
                return Opened(path, match, None)
        return Opened(path, match, Journal(path, match.lines, self._executor, self._disk, handle=handle))

    def _locked(self, path: Path) -> int | None:
        """The file, open for writing; ``None`` where it cannot be, though it may still be read.

        Raises:
            BusySaveError: another window plays it.
        """
        handle = None
        try:
            handle = self._disk.append(path)
            self._disk.lock(handle)
        except BlockingIOError:
            self._let_go(handle)
            raise BusySaveError("another window plays it") from None
        except OSError as error:
            _log.warning("%s: %s", path, error)
            self._let_go(handle)
            return None
        return handle

    def _keep_aside(self, path: Path) -> None:
        """Copy a damaged file, byte for byte, before it is written anew."""
        aside = self._disk.free_name(self.folder / DAMAGED / path.name)
        self._disk.write_file(aside, self._disk.read(path, -1))

    def _date_back(self, path: Path, other: Path) -> None:
        """Let ``path`` count as written a moment before ``other``, where both are there."""
        with suppress(OSError):
            self._disk.set_changed(path, self._disk.changed(other) - _MOMENT)

    def _rename(self, path: Path, name: str) -> None:
        self._let_go(self._locked(path))
        match = self._match(path)
        if match.damage is not None:
            raise UnreadableSaveError("it is damaged")
        played = self._disk.changed(path)
        self._disk.write_file(path, b"".join([*match.lines, name_line(len(match.lines), name)]))
        self._disk.set_changed(path, played)

    def _remove(self, path: Path) -> None:
        self._let_go(self._locked(path))
        self._disk.remove(path)
        self._disk.sync_folder(path.parent)

    def _move(self, path: Path, folder: str) -> Path:
        self._let_go(self._locked(path))
        return self._disk.move(path, self.folder / folder / path.name)

    def _let_go(self, handle: int | None) -> None:
        if handle is not None:
            with suppress(OSError):
                self._disk.close(handle)

    def _new_path(self) -> Path:
        return self.folder / f"{self._now():%Y%m%d-%H%M%S}-{token_hex(2)}{SUFFIX}"
