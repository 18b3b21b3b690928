"""The files that a person wants read."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext

from napoleon_game.cli.output import FileError, bytes_of
from napoleon_game.record.files import BadLine, GoodLine, read_records


def records_in(name: str) -> Iterator[GoodLine | BadLine]:
    """The lines of the file ``name``, or of standard input for ``-``; raises :class:`FileError`."""
    try:
        # Standard input is left open: it may be named twice.
        opened = nullcontext(bytes_of(sys.stdin)) if name == "-" else open(name, "rb")  # noqa: PTH123, SIM115
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise FileError(name, "read", error) from error
    with opened as stream:
        try:
            yield from read_records(stream)
        except OSError as error:
            raise FileError(name, "read", error) from error


def tell_none(name: str) -> None:
    """Say that there is no record in a file. That is no error: nothing in it is wrong."""
    print(f"{name}: there is no record in it", file=sys.stderr)
