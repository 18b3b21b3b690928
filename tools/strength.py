"""How far the levels come on the way from ``rules`` to a player that sees all cards.

    python -m tools.strength [--levels normal,hard] [--deals 200] [--seed TEXT] [--jobs N] [--log FILE]

All are measured in the arena on the same deals, against a field of ``rules``. The share of the way is the
gain of a level divided by that of the cheat, with its 95 % interval over deals. Two more cheats see all cards
in some phases only, and are ``master`` in the others: so much each phase would bring at most.
"""

import os
import sys
from collections.abc import Sequence
from math import nan, sqrt
from pathlib import Path
from statistics import fmean

from napoleon_game.ai.search.gap import SURE
from napoleon_game.ai.search.level import LEVELS
from napoleon_game.cli.measuring import measure
from napoleon_game.cli.options import positive, seed_text, try_interval, try_players, try_results
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.arena import Duel, summarise
from napoleon_game.match.ladder import YARDSTICK
from tools import command
from tools.cheat import CHEATS, HONEST, CheatDuel


def share_of(gains: Sequence[float], most: Sequence[float]) -> tuple[float, float]:
    """How much of ``most`` is gained on the whole, deal by deal, and half its 95 % interval.

    The ratio of two means on the same deals; its spread is that of what each deal strays from it. Neither is
    a number where nothing is gained by ``most``.
    """
    whole = fmean(most)
    if not whole:
        return nan, nan
    share = fmean(gains) / whole
    astray = [gain - share * best for gain, best in zip(gains, most, strict=True)]
    deviation = sqrt(sum(value * value for value in astray) / (len(astray) - 1))
    return share, SURE * deviation / sqrt(len(astray)) / abs(whole)


@command.tool
def main() -> None:
    """Measure and print."""
    parser = command.parser(__doc__)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--deals", type=positive, default=200)
    parser.add_argument("--seed", type=seed_text, default="strength")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    try_interval(options.deals)
    try_results(None, options.log)
    levels = [level.strip() for level in options.levels.split(",")]
    try_players([HONEST, YARDSTICK, *levels])  # the cheats search as HONEST does
    duels: list[Duel] = [CheatDuel(cheat, YARDSTICK, options.seed, RuleSet()) for cheat in CHEATS]
    duels += [Duel(level, YARDSTICK, options.seed, RuleSet()) for level in levels]
    most: list[float] = []
    print(f"{options.deals} deals, seed {options.seed}, each with the candidate in all five seats")
    print("player                    points over rules   share of the way   made    a decision, p99")
    for duel in duels:
        reports = measure(duel, options.deals, options.jobs, options.log, sys.stderr)
        gains, summary = [report.gain for report in reports], summarise(reports)
        most = most or gains
        share, margin = share_of(gains, most)
        made = summary.made / summary.bid if summary.bid else 0.0
        print(
            f"{duel.candidate:24} {summary.gain:+8.0f} ± {summary.margin:4.0f}     "
            f"{share:6.0%} ± {margin:4.0%}   {made:6.0%}   {1000 * summary.p99_seconds:8.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
