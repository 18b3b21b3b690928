"""``napoleon-game check``: hold records against the rules."""

import argparse
import sys
from typing import Final

from napoleon_game.cli.files import records_in
from napoleon_game.cli.main import BAD_CONTENT, BAD_USE, OK
from napoleon_game.cli.output import FileError, say
from napoleon_game.record.files import BadLine

_EPILOG: Final = """\
Prints a count for each file in which all holds, and FILE:LINE: reason for each bad line.
exit status: 0 all holds, 1 a line is bad, 2 a file cannot be read.

examples:
  napoleon-game check games.jsonl
  napoleon-game simulate --seed kyoto --out - | napoleon-game check -
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of records; - for standard input")


def run(options: argparse.Namespace) -> int:
    """Check each file; the worst of them decides the exit status."""
    return max(_check(name) for name in options.files)


def _check(name: str) -> int:
    deals = bad = 0
    try:
        for line in records_in(name):
            if isinstance(line, BadLine):
                bad += 1
                say(f"{name}:{line.line}: {line}")
            else:
                deals += 1
    except FileError as error:
        print(f"napoleon-game: {error}", file=sys.stderr)
        return BAD_USE
    counted = f"{deals} deal holds" if deals == 1 else f"{deals} deals hold"
    if bad:
        say(f"{name}: {counted}, {bad} bad")
        return BAD_CONTENT
    say(f"{name}: {counted}")
    return OK
