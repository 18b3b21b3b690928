"""How many deals a second one core plays, and where the time goes.

    python benchmarks/deals.py [--deals 1000] [--runs 5] [--profile PLAYER]

Each run plays the same deals with each kind of player in turn; medians are to be quoted, and ratios between
kinds of the same call, for machines are noisy.
"""

import argparse
import cProfile
import pstats
import statistics
import time

from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.simulation import Simulation

PLAYERS = ("random", "rules")


def play(player: str, deals: int) -> None:
    """Play finished deals without recording them."""
    simulation = Simulation("benchmark", deals, (player,) * SEATS, RuleSet())
    for number in range(1, deals + 1):
        simulation.play(number)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--profile", choices=PLAYERS)
    options = parser.parse_args()
    if options.profile:
        with cProfile.Profile() as profile:
            play(options.profile, options.deals)
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)
        return
    rates: dict[str, list[float]] = {player: [] for player in PLAYERS}
    for _ in range(options.runs):
        for player in PLAYERS:
            start = time.perf_counter()
            play(player, options.deals)
            rates[player].append(options.deals / (time.perf_counter() - start))
    for player, found in rates.items():
        low, middle, high = min(found), statistics.median(found), max(found)
        print(f"{player:8} {middle:7.0f} deals/s (min {low:.0f}, max {high:.0f}, {options.runs} runs)")


if __name__ == "__main__":
    main()
