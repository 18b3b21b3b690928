"""What tools have in common with the commands of the game: what is wrong is told in one line."""

import argparse
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from napoleon_game.cli.main import OK, Parser, guarded


def parser(description: str | None) -> argparse.ArgumentParser:
    """A parser for a tool, to be given the text at the head of its module."""
    return Parser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)


def tool(main: Callable[[], None]) -> Callable[[], None]:
    """What a tool does as its ``main``, which leaves with a status of its own if something was wrong."""

    @wraps(main)
    def run() -> None:
        def work() -> int:
            main()
            return OK

        status = guarded(Path(sys.argv[0]).name, work)
        if status != OK:
            sys.exit(status)

    return run
