"""``napoleon-game solve``: what recorded deals are worth if all see all cards and play perfectly."""

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from napoleon_game.cli.files import records_in, tell_none
from napoleon_game.cli.main import BAD_CONTENT, OK, CommandError
from napoleon_game.cli.output import flush, say
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.record.files import BadLine
from napoleon_game.record.replay import replay
from napoleon_game.solver.api import Limits, Solution, StopFlag, Table, solve
from napoleon_game.solver.errors import PositionError, SolverStoppedError

_EPILOG: Final = """\
Prints a line of JSON for each record: the picture cards that the Napoleon side ends with, and the same after
each card that may be played. A finished deal is solved from its first lead, any other from where it stands.
A whole deal takes seconds as a rule, and some take minutes.
exit status: 0 all solved, 1 a line is bad or was not solved (FILE:LINE: reason), 2 the file cannot be read.

examples:
  napoleon-game solve games.jsonl
  napoleon-game solve games.jsonl --seconds 10
  napoleon-game simulate --seed kyoto --out - | napoleon-game solve - > values.jsonl
"""

_TABLE_BITS: Final = 17
"""50 MB, which is worth it for whole deals."""
_LONGEST: Final = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard input")
    parser.add_argument(
        "--seconds", type=_seconds, metavar="S", help="give a deal up after so many seconds (default: never)"
    )


def run(options: argparse.Namespace) -> int:
    """Solve the deals; lines that are bad or were given up are named and passed over."""
    status, found = OK, False
    table: Table | None = None
    flag = StopFlag()
    limits = Limits(seconds=options.seconds, stop=flag)
    # A search hears nothing of Ctrl-C, so it runs on a thread of its own.
    with ThreadPoolExecutor(1, "solve") as pool:
        try:
            for line in records_in(options.file):
                found = True
                try:
                    if isinstance(line, BadLine):
                        raise CommandError(str(line))
                    if table is None:  # only now: it may have to be compiled first
                        table = pool.submit(Table, _TABLE_BITS).result()
                    say(_as_json(pool.submit(solve, to_solve(line.record.state), limits, table).result()))
                    flush()
                except (CommandError, PositionError, SolverStoppedError) as error:
                    print(f"{options.file}:{line.line}: {error}", file=sys.stderr)
                    status = BAD_CONTENT
        finally:
            flag.set()
    if not found:
        tell_none(options.file)
    return status


def to_solve(state: State) -> State:
    """Where a deal is to be solved from: a finished one from its first lead, any other where it stands."""
    if state.public.phase is not Phase.OVER:
        return state
    return next((earlier for earlier, _ in replay(state) if earlier.public.phase is Phase.PLAY), state)


def _as_json(found: Solution) -> str:
    moves = {card.code: value for card, value in found.moves.items()}
    return json.dumps({"value": found.value, "moves": moves})


def _seconds(text: str) -> float:
    """A number of seconds above 0, as the type of an option."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= _LONGEST:
        raise argparse.ArgumentTypeError(f"expected a number above 0 and up to {_LONGEST}, not {text!r}")
    return found
