"""How long the review of a deal takes, and a hint, each on two threads.

    python benchmarks/review.py [--deals 100] [--player rules]

Prints median, 90th percentile and maximum, by the clock and in processor time: on a machine that does other
things too, the second is the one to trust; half of it is about what two idle cores need.
"""

import argparse
import time

from napoleon_game.ai.advice.adviser import advise
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.review.reviewing import review
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.replay import replay


def spread(name: str, seconds: list[float]) -> None:
    found = sorted(seconds)
    median, high = found[len(found) // 2], found[min(len(found) - 1, int(0.9 * len(found)))]
    print(f"{name:28} median {median:6.2f}  p90 {high:6.2f}  max {found[-1]:6.2f} s ({len(found)})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--player", default="rules")
    options = parser.parse_args()
    simulation = Simulation("reviews", options.deals, (options.player,) * 5, RuleSet())
    clock: list[float] = []
    cpu: list[float] = []
    hint_clock: list[float] = []
    hint_cpu: list[float] = []
    unknown = positions = 0
    for number in range(1, options.deals + 1):
        end = simulation.play(number)[-1]
        before, used = time.perf_counter(), time.process_time()
        found = review(end)
        clock.append(time.perf_counter() - before)
        cpu.append(time.process_time() - used)
        assert found is not None
        positions += len(found.course)
        unknown += sum(moment.wins is None for moment in found.course)
        for state in [state for state, _ in replay(end)][::7]:
            if state.public.turn is not None:
                before, used = time.perf_counter(), time.process_time()
                advise(observe(state, state.public.turn))
                hint_clock.append(time.perf_counter() - before)
                hint_cpu.append(time.process_time() - used)
    spread("review, by the clock", clock)
    spread("review, processor time", cpu)
    spread("hint, by the clock", hint_clock)
    spread("hint, processor time", hint_cpu)
    print(f"positions that the solver gave up: {unknown} of {positions}")


if __name__ == "__main__":
    main()
