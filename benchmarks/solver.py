"""How long the exact solver takes, by cards each, at leads of deals that the ``rules`` player bid and played.

    python benchmarks/solver.py [--cards 6 8 9 10] [--deals 40] [--bits 14] [--nodes 400000000]

The table is emptied before each question: the value; whether that value, and one more, can be reached, which
are the hardest of all thresholds; up to eight cards each, the value of every move. The deals are the same in
every call. Questions stopped by the limit of nodes count with the time they had.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial

from napoleon_game.ai.registry import make_player
from napoleon_game.core.deal import numbered_deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.solver.api import (
    Limits,
    Position,
    Table,
    can_reach,
    position_of,
    solve,
    value,
)
from napoleon_game.solver.compiling import kernels
from napoleon_game.solver.errors import SolverStoppedError


def lead(number: int, cards: int) -> Position | None:
    """The position of a deal at the lead with so many cards each; ``None`` if it is passed out."""
    player = make_player("rules")
    state, _ = start(numbered_deal("benchmark", number), RuleSet())
    while state.public.turn is not None:
        if state.public.phase is Phase.PLAY and {len(hand) for hand in state.hands} == {cards}:
            return position_of(state)
        turn = state.public.turn
        state, _ = step(state, player.decide(observe(state, turn), Stream("benchmark", number)))
    return None


def leads(cards: int, deals: int) -> list[Position]:
    """The first so many such positions."""
    found: list[Position] = []
    number = 0
    while len(found) < deals:
        number += 1
        position = lead(number, cards)
        if position is not None:
            found.append(position)
    return found


class Clock:
    """Times of one kind of question, and the nodes it took."""

    def __init__(self, table: Table) -> None:
        self.table, self.seconds, self.nodes = table, list[float](), list[int]()
        self.stopped = 0

    def ask(self, question: Callable[[], object]) -> None:
        """Ask with an empty table, and note what it took."""
        self.table.clear()
        begin = time.perf_counter()
        try:
            question()
        except SolverStoppedError:
            self.stopped += 1
        self.seconds.append(time.perf_counter() - begin)
        self.nodes.append(int(self.table.words[kernels().NODES]))

    def row(self) -> str:
        """Median, worst tenth, maximum in ms; nodes in the median; millions of nodes a second; stopped."""
        times = [1000 * second for second in sorted(self.seconds)]
        tenth = times[min(len(times) - 1, int(0.9 * len(times)))]
        rate = sum(self.nodes) / sum(self.seconds) / 1e6
        median, nodes = statistics.median(times), statistics.median(self.nodes)
        return f"{median:9.2f} {tenth:9.1f} {times[-1]:9.0f} {nodes:11.0f} {rate:8.1f} {self.stopped:7}"


def measure(position: Position, table: Table, limits: Limits, clocks: dict[str, Clock]) -> None:
    """Ask the questions about one position."""
    clocks["value"].ask(lambda: value(position, limits, table))
    if len(position.hands[position.turn]) <= 8:
        clocks["all moves"].ask(lambda: solve(position, limits, table))
    try:
        worth = value(position, limits, table)
    except SolverStoppedError:
        return
    for target in (worth, worth + 1):
        clocks["threshold"].ask(partial(can_reach, position, target, limits, table))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cards", type=int, nargs="+", default=[6, 8, 9, 10])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--bits", type=int, default=14)
    parser.add_argument("--nodes", type=int, default=400_000_000)
    options = parser.parse_args()
    begin = time.perf_counter()
    kernels()
    print(f"kernels ready after {time.perf_counter() - begin:.1f} s")
    table = Table(options.bits)
    heads = ("median ms", 9), ("p90", 9), ("max", 9), ("nodes", 11), ("Mnodes/s", 8), ("stopped", 7)
    print(f"cards {'question':10}", *(f"{head:>{width}}" for head, width in heads))
    for cards in options.cards:
        clocks = {name: Clock(table) for name in ("value", "threshold", "all moves")}
        for position in leads(cards, options.deals):
            measure(position, table, Limits(nodes=options.nodes), clocks)
        for name, clock in clocks.items():
            if clock.seconds:
                print(f"{cards:5} {name:10} {clock.row()}", flush=True)


if __name__ == "__main__":
    main()
