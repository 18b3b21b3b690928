"""Where a command's output goes, with what can go wrong with it said in one line."""

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import BinaryIO, TextIO

from napoleon_game.core.errors import NapoleonError


class FileError(NapoleonError):
    """A file cannot be read or written."""

    def __init__(self, name: str, done: str, error: Exception) -> None:
        """Say that the file ``name`` cannot be ``done``."""
        super().__init__(f"{name}: cannot be {done}: {getattr(error, 'strerror', None) or error}")


@contextmanager
def writing(name: str) -> Iterator[None]:
    """Turn what goes wrong with writing ``name`` into a :class:`FileError`.

    A :class:`BrokenPipeError` stays as it is: whoever reads has seen enough.
    """
    try:
        yield
    except OSError as error:
        if name == "-":
            _abandon()
        if isinstance(error, BrokenPipeError):
            raise
        raise FileError(name, "written", error) from error


def check_plain(name: str, done: str) -> None:
    """Refuse what is there under ``name`` and no plain file: a device or a pipe may never end.

    Raises:
        FileError: it is none, or nobody can tell. It says that the file cannot be ``done``.
    """
    try:
        if not stat.S_ISREG(os.stat(name).st_mode):  # noqa: PTH116
            raise FileError(name, done, ValueError("it is no plain file"))
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise FileError(name, done, error) from error


def check_writable(name: str) -> None:
    """Find out, before long work, whether the file ``name`` can be written; what it holds stays as it is.

    A file that was not there is made and taken away again; a link that leads to it stays.

    Raises:
        FileError: it cannot.
    """
    with writing(name):
        try:
            there = stat.S_IFMT(os.stat(name).st_mode)  # noqa: PTH116
        except FileNotFoundError:
            there = None
        except ValueError as error:  # a name with a null character
            raise FileError(name, "written", error) from error
        made = os.path.realpath(name)
        if there in (None, stat.S_IFREG, stat.S_IFDIR):  # a pipe would take a try for all there is
            with open(name, "ab"):  # noqa: PTH123
                pass
        if there is None:
            os.remove(made)  # noqa: PTH107


def _abandon() -> None:
    """Let go what standard output did not take, or Python would try once more at its end and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def bytes_of(stream: TextIO | None) -> BinaryIO:
    """The bytes of a standard stream; raises :class:`OSError` if the shell gave the program none."""
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream.buffer


def say(text: str) -> None:
    """Print a line for a person to read."""
    with writing("-"):
        print(text)


def flush() -> None:
    """Send off what was said: done here, and not by Python at its end, so that a failure is told."""
    with writing("-"):
        print(end="", flush=True)


class Output:
    """The file ``name`` to write lines to, or standard output for ``-``; a context manager.

    It writes UTF-8 with plain line ends, whatever the terminal or the system prefers.

    Raises:
        FileError: it cannot be opened, written or closed.
        BrokenPipeError: whoever reads it has seen enough.
    """

    def __init__(self, name: str) -> None:
        """Open the file; what it held is gone."""
        self._name = name
        try:
            self._stream = bytes_of(sys.stdout) if name == "-" else open(name, "wb")  # noqa: PTH123, SIM115
        except (OSError, ValueError) as error:  # ValueError: a name with a null character
            raise FileError(name, "written", error) from error

    def write(self, line: str) -> None:
        """Write one line."""
        with writing(self._name):
            self._stream.write(line.encode() + b"\n")

    def __enter__(self) -> "Output":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        with writing(self._name):
            self._stream.flush()
            if self._name != "-":
                self._stream.close()
