"""``napoleon-game show``: tell recorded deals in words."""

import argparse
import sys
from typing import Final

from napoleon_game.cli.files import records_in
from napoleon_game.cli.main import BAD_CONTENT, OK, CommandError
from napoleon_game.cli.output import say
from napoleon_game.record.files import BadLine
from napoleon_game.record.transcript import transcript

_EPILOG: Final = """\
examples:
  napoleon-game show games.jsonl
  napoleon-game show games.jsonl --line 3
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard input")
    parser.add_argument("--line", type=int, metavar="N", help="only the deal in this line")


def run(options: argparse.Namespace) -> int:
    """Tell the deals; bad lines are named and passed over."""
    status, told = OK, False
    for line in records_in(options.file):
        if options.line not in (None, line.line):
            continue
        told = True
        if isinstance(line, BadLine):
            print(f"{options.file}:{line.line}: {line}", file=sys.stderr)
            status = BAD_CONTENT
        else:
            say("\n".join(transcript(line.record)) + "\n")
    if not told and options.line is not None:
        raise CommandError(f"{options.file}: there is no record in line {options.line}")
    return status
