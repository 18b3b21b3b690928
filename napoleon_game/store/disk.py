"""The system's files, a method a call: so that a test can let any of them fail."""

import errno
import os
import stat
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_BINARY: Final = getattr(os, "O_BINARY", 0)
_TEMPORARY: Final = ".tmp"
_NOT_FOR_FOLDERS: Final = (errno.EINVAL, errno.ENOTSUP)
"""What a file system answers that has nothing to wait for in a folder."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file in a folder.

    Attributes:
        path: where it lies.
        changed: when it was last written, in seconds since 1970.
        size: its length in bytes.
    """

    path: Path
    changed: float
    size: int


class Disk:
    """Files as the system has them. Every method raises :class:`OSError` when the system refuses."""

    # Calls of the system ------------------------------------------------------------------------------------

    def create(self, path: Path) -> int:
        """Open an empty file for writing; one of that name is emptied."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o644)

    def append(self, path: Path) -> int:
        """Open a file that is there, to write at its end."""
        return os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)

    def write(self, handle: int, data: bytes) -> int:
        """Write some of ``data``; returns how many bytes."""
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        """Wait until what was written is safe from a loss of power."""
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Give the file back."""
        os.close(handle)

    def lock(self, handle: int) -> None:
        """Keep other programs from locking this file until it is closed; :class:`BlockingIOError` if one has.

        The system gives the lock back when the program ends, however it ends.
        """
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, 2**30, os.SEEK_SET)  # far behind what anybody reads: such locks forbid reading
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            except OSError as error:
                raise BlockingIOError(errno.EAGAIN, "locked") from error
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def rename(self, old: Path, new: Path) -> None:
        """Give a file another name; one that bears it is replaced."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        """Remove a file."""
        path.unlink()

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, where they are missing."""
        path.mkdir(parents=True, exist_ok=True)

    def sync_folder(self, path: Path) -> None:
        """Wait until the names in a folder are safe; where the system knows no such wait, do nothing."""
        if sys.platform == "win32":
            return
        handle = os.open(path, os.O_RDONLY)
        try:
            self.sync(handle)
        except OSError as error:
            if error.errno not in _NOT_FOR_FOLDERS:
                raise
        finally:
            os.close(handle)

    def changed(self, path: Path) -> float:
        """When a file was last written, in seconds since 1970."""
        return path.stat().st_mtime

    def set_changed(self, path: Path, seconds: float) -> None:
        """Let a file count as written at some moment."""
        os.utime(path, (seconds, seconds))

    def read(self, path: Path, most: int) -> bytes:
        """The first ``most`` bytes of a file."""
        with path.open("rb") as file:
            return file.read(most)

    def files(self, folder: Path, suffix: str) -> list[Found]:
        """The files of a folder whose names end in ``suffix``; none if there is no such folder."""
        try:
            paths = sorted(path for path in folder.iterdir() if path.name.endswith(suffix))
        except FileNotFoundError:
            return []
        found = []
        for path in paths:
            with suppress(FileNotFoundError):  # it has just been removed
                status = path.stat()
                if stat.S_ISREG(status.st_mode):
                    found.append(Found(path, status.st_mtime, status.st_size))
        return found

    # What is made of them -----------------------------------------------------------------------------------

    def write_all(self, handle: int, data: bytes) -> None:
        """Write all of ``data``, in as many calls as it takes, and wait until it is safe."""
        while data:
            written = self.write(handle, data)
            if written <= 0:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            data = data[written:]
        self.sync(handle)

    def write_file(self, path: Path, data: bytes) -> None:
        """Write a whole file so that there is always the old one or the new one, whole.

        Where that fails, ``path`` is as it was. Only one may write ``path`` at a time.
        """
        self.make_folder(path.parent)
        temporary = path.with_name(path.name + _TEMPORARY)
        try:
            handle = self.create(temporary)
            try:
                self.write_all(handle, data)
            finally:
                self.close(handle)
            self.rename(temporary, path)
        except BaseException:
            with suppress(OSError):
                self.remove(temporary)
            raise
        self.sync_folder(path.parent)

    def move(self, old: Path, new: Path) -> Path:
        """Move a file within the disk into a folder that may be missing; no file is overwritten.

        Returns where it lies now: ``new``, or a name like it.
        """
        self.make_folder(new.parent)
        free = self.free_name(new)
        self.rename(old, free)
        self.sync_folder(new.parent)
        return free

    def free_name(self, path: Path) -> Path:
        """``path``, or the first of ``name-2``, ``name-3`` … that no file bears yet."""
        number, free = 1, path
        while free.exists():
            number += 1
            free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        return free
