"""``napoleon-game show``: tell recorded deals in words, or the deal of a code."""

import argparse
import sys
from collections.abc import Iterator
from typing import Final

from napoleon_game.cli.files import records_in
from napoleon_game.cli.main import BAD_CONTENT, OK, CommandError
from napoleon_game.cli.options import deal_code
from napoleon_game.cli.output import say
from napoleon_game.record.codes.deal_code import DealCode, code_of
from napoleon_game.record.files import BadLine
from napoleon_game.record.transcript import transcript

_EPILOG: Final = """\
After each deal comes its code: "napoleon-game play --code CODE" begins a match with it.

examples:
  napoleon-game show games.jsonl
  napoleon-game show games.jsonl --line 3
  napoleon-game show --code 26A2-BFH7-G3WX
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("file", metavar="FILE", nargs="?", help="a file of records; - for standard input")
    parser.add_argument("--line", type=int, metavar="N", help="only the deal in this line")
    parser.add_argument("--code", type=deal_code, metavar="CODE", help="the cards and rules of a deal code")


def run(options: argparse.Namespace) -> int:
    """Tell the deals; bad lines are named and passed over."""
    if options.code is not None:
        if options.file is not None or options.line is not None:
            raise CommandError("--code goes without FILE and --line")
        say("\n".join(_told(options.code)))
        return OK
    if options.file is None:
        raise CommandError("show: expected FILE or --code CODE (see napoleon-game show --help)")
    status, told = OK, False
    for line in records_in(options.file):
        if options.line not in (None, line.line):
            continue
        told = True
        if isinstance(line, BadLine):
            print(f"{options.file}:{line.line}: {line}", file=sys.stderr)
            status = BAD_CONTENT
        else:
            state = line.record.state
            code = code_of(state.deal, state.public.rules)
            say("\n".join((*transcript(line.record), f"deal code: {code}")) + "\n")
    if not told and options.line is not None:
        raise CommandError(f"{options.file}: there is no record in line {options.line}")
    return status


def _told(code: DealCode) -> Iterator[str]:
    """A deal that nobody has played yet."""
    deal = code.deal
    yield f"deal code {code.text}: dealt by seat {deal.dealer}"
    values = code.rules.to_mapping().items()
    yield "  rules: " + ", ".join(f"{name}={_value(value)}" for name, value in values)
    for seat, hand in enumerate(deal.hands):
        yield f"  seat {seat} is dealt {' '.join(map(str, hand))}"
    yield f"  the kitty is {' '.join(map(str, deal.kitty))}"


def _value(value: int | bool | str) -> str:
    """As it is written in the settings."""
    return str(value).lower() if isinstance(value, bool) else str(value)
