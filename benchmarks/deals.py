"""How many deals a second one core plays, and where the time goes.

    python benchmarks/deals.py [--deals 1000] [--runs 5] [--profile PLAYER]

Each run plays the same deals with each kind of player in turn, the levels only some of them; medians are to
be quoted, and ratios between kinds of the same call, for machines are noisy.
"""

import argparse
import cProfile
import pstats
import statistics
import time

from napoleon_game.ai.search.engine import prepare
from napoleon_game.ai.search.level import LEVELS
from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.simulation import Simulation

SHARES = {"random": 1.0, "rules": 1.0} | dict(zip(LEVELS, (0.05, 0.02, 0.01, 0.005, 0.002), strict=True))
"""Players, and the part of the deals that each plays: those that search take long."""


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
    parser.add_argument("--profile", choices=SHARES)
    options = parser.parse_args()
    if options.profile:
        with cProfile.Profile() as profile:
            play(options.profile, round(options.deals * SHARES[options.profile]) or 1)
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)
        return
    prepare()
    rates: dict[str, list[float]] = {player: [] for player in SHARES}
    for _ in range(options.runs):
        for player, share in SHARES.items():
            deals = round(options.deals * share) or 1
            start = time.perf_counter()
            play(player, deals)
            rates[player].append(deals / (time.perf_counter() - start))
    for player, found in rates.items():
        low, middle, high = min(found), statistics.median(found), max(found)
        print(f"{player:8} {middle:7.4g} deals/s (min {low:.3g}, max {high:.3g}, {options.runs} runs)")


if __name__ == "__main__":
    main()
