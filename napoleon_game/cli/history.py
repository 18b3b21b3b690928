"""``napoleon-game history``: write out your finished deals, or take deals in."""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Final

from napoleon_game.cli.files import records_in
from napoleon_game.cli.main import BAD_CONTENT, OK
from napoleon_game.cli.output import Output, say
from napoleon_game.record.files import BadLine
from napoleon_game.store.folders import data_folder
from napoleon_game.store.history.history import FILE, History
from napoleon_game.store.history.rescue import Rescued
from napoleon_game.store.history.transfer import export_deals, import_lines

_EPILOG: Final = """\
Files hold one record a line, as every command reads and writes them. What is taken in is held against the
rules as by "check"; a deal that is there already is not taken in twice.
exit status: 0 all is well, 1 a line was refused, 2 a file cannot be read or written.

examples:
  napoleon-game history export games.jsonl
  napoleon-game history import games.jsonl
  napoleon-game history export - | napoleon-game show -
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of this command."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "what", choices=("export", "import"), help="export: write all deals out; import: take deals in"
    )
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard output or input")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="use the history in this folder in place of your own"
    )


def run(options: argparse.Namespace) -> int:
    """Do it."""
    history = History((options.data or data_folder()) / FILE)
    try:
        if options.what == "export":
            return _export(history, options.file)
        return _import(history, options.file)
    finally:
        while isinstance(news := history.take_news(), Rescued):
            place = f", and the damaged file is now {news.aside}" if news.aside is not None else ""
            print(
                f"napoleon-game: {history.path}: was damaged; {news.deals} deals were saved{place}",
                file=sys.stderr,
            )
        history.close()


def _export(history: History, name: str) -> int:
    history.ask(lambda _: None).result()  # a file is only touched once there is something to write to it
    with Output(name) as out:
        count = history.ask(partial(export_deals, write=out.write)).result()
    print(f"{name}: {_deals(count)} written", file=sys.stderr)
    return OK


def _import(history: History, name: str) -> int:
    def refused(line: BadLine) -> None:
        say(f"{name}:{line.line}: {line}")

    found = records_in(name)
    taken = history.ask(partial(import_lines, found=found, now=history.now, refused=refused)).result()
    parts = [f"{_deals(taken.new)} taken in"]
    for count, what in (
        (taken.known, "there already"),
        (taken.unfinished, "not finished"),
        (taken.refused, "refused"),
    ):
        if count:
            parts.append(f"{count} {what}")
    say(f"{name}: {', '.join(parts)}")
    return BAD_CONTENT if taken.refused else OK


def _deals(count: int) -> str:
    return "1 deal" if count == 1 else f"{count} deals"
