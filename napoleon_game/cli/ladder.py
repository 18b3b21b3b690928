"""``napoleon-game ladder``: measure all levels, each against ``rules`` and against the level below it."""

import argparse
import json
import os
import re
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from napoleon_game.ai.search.level import LEVELS
from napoleon_game.cli.arena import duration
from napoleon_game.cli.main import OK, CommandError
from napoleon_game.cli.measuring import measure
from napoleon_game.cli.options import positive, seed_text, try_interval, try_players, try_results
from napoleon_game.cli.output import FileError, Output, say, writing
from napoleon_game.config.atomic import write_atomically
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.arena import Duel, Summary, summarise
from napoleon_game.match.ladder import YARDSTICK, Rung, climb

_BEGIN: Final = "<!-- ladder: begin -->"
_END: Final = "<!-- ladder: end -->"

_EPILOG: Final = f"""\
Each level plays as the candidate of the arena (napoleon-game arena --help): against a field of {YARDSTICK},
and against a field of the level below it. The figures are points a deal over the field, with their 95 %
intervals. With --log a run that was stopped goes on where it was; the arena reads the same log.

With --markdown the table is written between the lines
  {_BEGIN}
  {_END}
of the file, and the rest of it stays; a file that is not there is made.

examples:
  napoleon-game ladder --deals 100
  napoleon-game ladder --deals 4000 --seed ladder --log ladder.jsonl --markdown docs/players.md
  napoleon-game ladder --levels "hard,hard worlds=80" --deals 2000
"""

_UNCLEAR: Final = "†"
_LEGEND: Final = (
    f"{_UNCLEAR} not shown to be stronger than the level below: the interval does not lie above 0"
)
_HEADS: Final = (
    "level",
    f"over {YARDSTICK}",
    "over the level below",
    "contracts made",
    "a decision",
    "p99",
    "failures",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "--levels",
        default=",".join(LEVELS),
        metavar="NAMES",
        help="players from the weakest to the strongest, with commas between (default: all levels)",
    )
    parser.add_argument("--deals", type=positive, default=200, metavar="N", help="deals (default: 200)")
    parser.add_argument(
        "--seed", type=seed_text, default="ladder", metavar="TEXT", help="text that decides the cards"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument(
        "--json", metavar="FILE", help="write the figures there as JSON as well; - for standard output"
    )
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="keep each deal there, and go on from what it holds"
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table into this page")


def run(options: argparse.Namespace) -> int:
    """Measure and tell."""
    names = [name.strip() for name in options.levels.split(",")]
    if len(set(names)) < len(names):
        raise CommandError("--levels: a player is there twice")
    try_interval(options.deals)
    try_results(options.json, options.log, options.markdown)
    if options.markdown is not None:
        _Page.read(options.markdown)  # to learn that there is a place
    try_players([YARDSTICK, *names])

    told: set[str] = set()

    def measured(duel: Duel) -> Summary:
        return summarise(measure(duel, options.deals, options.jobs, options.log, sys.stderr, told))

    rungs = list(climb(names, options.seed, RuleSet(), measured))
    if options.json != "-":
        say(_table(rungs))
    if options.json is not None:
        figures = {"seed": options.seed, "deals": options.deals, "rungs": [asdict(rung) for rung in rungs]}
        with Output(options.json) as out:
            out.write(json.dumps(figures, ensure_ascii=False))
    if options.markdown is not None:  # read again, for it may have been changed since
        _Page.read(options.markdown).write(_markdown(rungs, options.deals, options.seed))
    return OK


class _Page:
    """A page of Markdown with a place for the table."""

    def __init__(self, path: Path, before: str, after: str) -> None:
        self._path, self._before, self._after = path, before, after

    @classmethod
    def read(cls, path: Path) -> "_Page":
        """The page as it stands, with its line ends."""
        if not path.exists():
            return cls(path, "", "\n")
        try:
            text = path.read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise FileError(str(path), "read", error) from error
        before, begin, rest = text.partition(_BEGIN)
        _, end, after = rest.partition(_END)
        if not begin or not end:
            raise CommandError(f"{path}: no place for the table: expected the lines {_BEGIN} and {_END}")
        return cls(path, before, after)

    def write(self, table: str) -> None:
        """Put the table in its place; the page is the old one or the new one, whole."""
        lines = [_BEGIN, *table.split("\n"), _END]
        end = "\r\n" if "\r\n" in self._after else "\n"
        with writing(str(self._path)):
            write_atomically(self._path, f"{self._before}{end.join(lines)}{self._after}".encode())


def _cells(rung: Rung) -> tuple[str, ...]:
    over, below = rung.over_yardstick, rung.over_below
    return (
        rung.player,
        _gain(over),
        "" if below is None else _gain(below) + (f" {_UNCLEAR}" if _unclear(rung) else ""),
        f"{over.made} of {over.bid}" + (f" ({over.made / over.bid:.0%})" if over.bid else ""),
        duration(over.median_seconds),
        duration(over.p99_seconds),
        str(_failures(rung)),
    )


def _unclear(rung: Rung) -> bool:
    """Whether it may be no stronger than the one below."""
    return rung.over_below is not None and not rung.clear


def _failures(rung: Rung) -> int:
    """Decisions in which it failed, in both duels."""
    return sum(summary.failures for summary in (rung.over_yardstick, rung.over_below) if summary is not None)


def _rows(rungs: list[Rung]) -> list[tuple[str, ...]]:
    """The heads and a row for each; the failures are the last column, and there if there are any."""
    rows = [_HEADS, *map(_cells, rungs)]
    return rows if any(map(_failures, rungs)) else [row[:-1] for row in rows]


def _gain(summary: Summary) -> str:
    return f"{summary.gain:+.0f} ± {summary.margin:.0f}"


def _table(rungs: list[Rung]) -> str:
    """The rungs for a terminal, columns in line."""
    rows = _rows(rungs)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    return "\n".join([*lines, *_legend(rungs)])


def _legend(rungs: list[Rung]) -> list[str]:
    """What the mark means, if there is one."""
    return [_LEGEND] if any(map(_unclear, rungs)) else []


def _markdown(rungs: list[Rung], deals: int, seed: str) -> str:
    """The rungs for a page, the strongest last, with how they were measured."""
    heads, *rows = _rows(rungs)
    lines = [f"| {' | '.join(row)} |" for row in (heads, ("---",) * len(heads), *rows)]
    legend = [part for line in _legend(rungs) for part in (f"{line}.", "")]
    how = "each with the candidate in all five seats; points a deal, ± 95 %."
    return "\n".join([*lines, "", *legend, f"{deals} deals, seed {_code(seed)}, {how}"])


def _code(text: str) -> str:
    """Any text as code on a page; what might end the code, the line or the place of the table is escaped."""
    if re.fullmatch(r"[\w.,:;+=/-]+( [\w.,:;+=/-]+)*", text):
        return f"`{text}`"
    letters = (letter if letter.isalnum() else f"&#{ord(letter)};" for letter in text)
    return f"<code>{''.join(letters)}</code>"
