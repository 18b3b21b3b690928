"""``napoleon-game arena``: measure a player against a field of others on the same deals."""

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from napoleon_game.ai.registry import player_names
from napoleon_game.cli.main import OK
from napoleon_game.cli.measuring import measure
from napoleon_game.cli.options import positive, seed_text, try_interval, try_players, try_results
from napoleon_game.cli.output import Output, say
from napoleon_game.core.ruleset import RULE_KEYS, parse_rules
from napoleon_game.match.arena import Duel, Summary, summarise

_EPILOG: Final = f"""\
Each deal is played six times: by five of the field, and with the candidate in each seat. The figure is
points a deal over the field, with its 95 % interval over deals. A mean seat gets about 3000 points a deal.
With --log a run that was stopped goes on where it was. Deals that other versions of the players have played,
by their figures and their source, stay in the log and are not counted.

players: {", ".join(player_names())}, or module:Class for your own.
rules:   {", ".join(RULE_KEYS)}.

examples:
  napoleon-game arena --candidate rules --field random --deals 200
  napoleon-game arena --candidate mine:Mine --field rules --deals 4000 --log mine.jsonl --json mine.json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.epilog = _EPILOG
    parser.add_argument("--candidate", required=True, metavar="NAME", help="the player to be measured")
    parser.add_argument("--field", required=True, metavar="NAME", help="the player in all other seats")
    parser.add_argument("--deals", type=positive, default=200, metavar="N", help="deals (default: 200)")
    parser.add_argument(
        "--seed", type=seed_text, default="arena", metavar="TEXT", help="text that decides the cards"
    )
    parser.add_argument(
        "--rules", action="append", default=[], metavar="KEY=VALUE", help="a house rule; may be given again"
    )
    parser.add_argument(
        "--json", metavar="FILE", help="write the figures there as JSON as well; - for standard output"
    )
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="keep each deal there, and go on from what it holds"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes")


def run(options: argparse.Namespace) -> int:
    """Measure and tell."""
    try_interval(options.deals)
    duel = Duel(options.candidate, options.field, options.seed, parse_rules(options.rules))
    try_results(options.json, options.log)
    try_players((options.candidate, options.field))
    reports = measure(duel, options.deals, options.jobs, options.log, sys.stderr)
    summary = summarise(reports)
    if options.json != "-":
        say(_told(duel, summary))
    if options.json is not None:
        with Output(options.json) as out:
            out.write(json.dumps(duel.to_mapping() | asdict(summary), ensure_ascii=False))
    return OK


def _told(duel: Duel, summary: Summary) -> str:
    """The figures as a small table."""
    share = f" ({summary.made / summary.bid:.0%})" if summary.bid else ""
    speed = f"median {duration(summary.median_seconds)}, 99th percentile {duration(summary.p99_seconds)}"
    roles = [
        (f"  as {role}", f"{points:.0f} on average, {count} times")
        for role, (count, points) in summary.by_role.items()
    ]
    rows = [
        ("deals", f"{summary.deals}, each with the candidate in all five seats"),
        ("points a deal over the field", f"{summary.gain:+.0f} ± {summary.margin:.0f}"),
        *roles,
        ("contracts made", f"{summary.made} of {summary.bid}{share}"),
        ("a decision", speed),
        ("failures", str(summary.failures)),
    ]
    width = max(len(name) for name, _ in rows)
    title = f"{duel.candidate} against a field of {duel.field}, seed {duel.seed}"
    return "\n".join([title, *(f"{name:{width}}  {value}" for name, value in rows)])


def duration(seconds: float) -> str:
    """A time as people read it."""
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"
