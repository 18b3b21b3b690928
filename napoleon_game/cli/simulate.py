"""``napoleon-game simulate``: computer players play, and every deal is recorded."""

import argparse
import os
import sys
from typing import Final

from tqdm import tqdm

from napoleon_game.ai.registry import player_names
from napoleon_game.cli.main import OK, CommandError
from napoleon_game.cli.options import positive, seed_text, try_players
from napoleon_game.cli.output import Output
from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import RULE_KEYS, parse_rules
from napoleon_game.match.simulation import Simulation

_MANY_DEALS: Final = 400
"""From here on several processes pay for their start."""

_EPILOG: Final = f"""\
players: {", ".join(player_names())}, or module:Class for your own.
rules:   {", ".join(RULE_KEYS)}.

examples:
  napoleon-game simulate --deals 10 --seed kyoto --players rules --out -
  napoleon-game simulate --deals 1000 --seed a --players rules,random,random,random,random --out a.jsonl
  napoleon-game simulate --deals 50 --seed b --rules min_target=10 --rules pass_is_final=true --out b.jsonl
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "--deals", type=positive, default=10, metavar="N", help="finished deals to play (default: 10)"
    )
    parser.add_argument(
        "--seed",
        type=seed_text,
        default="napoleon",
        metavar="TEXT",
        help="text that decides the cards (default: napoleon)",
    )
    parser.add_argument(
        "--players",
        default="rules",
        metavar="A,B,C,D,E",
        help="five players by seat, or one for all (default: rules)",
    )
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="where the records go, one a line; - for standard output"
    )
    parser.add_argument(
        "--rules", action="append", default=[], metavar="KEY=VALUE", help="a house rule; may be given again"
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        metavar="N",
        help="processes; the output is the same for any number (default: as pays)",
    )


def run(options: argparse.Namespace) -> int:
    """Play and write."""
    players = tuple(options.players.split(","))
    if len(players) == 1:
        players *= SEATS
    if len(players) != SEATS:
        raise CommandError(
            f"--players: expected {SEATS} names with commas between, or one, not {len(players)}"
        )
    simulation = Simulation(options.seed, options.deals, players, parse_rules(options.rules))
    try_players(dict.fromkeys(players))
    jobs = options.jobs or (1 if options.deals < _MANY_DEALS else os.cpu_count() or 1)
    with (
        Output(options.out) as out,
        tqdm(total=options.deals, unit="deal", disable=None, file=sys.stderr) as bar,
    ):
        for lines in simulation.lines(jobs):
            for line in lines:
                out.write(line)
            bar.update()
    return OK
