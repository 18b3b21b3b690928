"""The files that a person named, with what can go wrong with them said in one line."""

import sys
from collections.abc import Iterator
from types import TracebackType
from typing import TextIO

from napoleon_game.core.errors import NapoleonError
from napoleon_game.record.files import BadLine, GoodLine, read_records


class FileError(NapoleonError):
    """A file cannot be read or written."""

    def __init__(self, name: str, done: str, error: Exception) -> None:
        """Say that the file ``name`` cannot be ``done``."""
        super().__init__(f"{name}: cannot be {done}: {getattr(error, 'strerror', None) or error}")


def records_in(name: str) -> Iterator[GoodLine | BadLine]:
    """The lines of the file ``name``, or of standard input for ``-``; raises :class:`FileError`."""
    try:
        stream = sys.stdin.buffer if name == "-" else open(name, "rb")  # noqa: PTH123, SIM115 - closed below
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise FileError(name, "read", error) from error
    with stream:
        try:
            yield from read_records(stream)
        except OSError as error:
            raise FileError(name, "read", error) from error


class Output:
    """The file ``name`` to write lines to, or standard output for ``-``; a context manager.

    Raises:
        FileError: it cannot be opened, written or closed.
        BrokenPipeError: whoever reads it has seen enough.
    """

    def __init__(self, name: str) -> None:
        """Open the file; what it held is gone."""
        self._name = name
        try:
            self._stream: TextIO = (
                sys.stdout if name == "-" else open(name, "w", encoding="utf-8", newline="\n")  # noqa: PTH123, SIM115
            )
        except (OSError, ValueError) as error:
            raise FileError(name, "written", error) from error

    def write(self, line: str) -> None:
        """Write one line."""
        try:
            self._stream.write(line + "\n")
        except BrokenPipeError:
            raise
        except OSError as error:
            raise FileError(self._name, "written", error) from error

    def __enter__(self) -> "Output":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._stream.flush()
            if self._name != "-":
                self._stream.close()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise FileError(self._name, "written", error) from error
