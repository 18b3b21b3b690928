"""How long the history takes: to put a deal in, to open and check it, to list, to count, to read a file.

python benchmarks/history.py [--deals 10000]
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.store.history.database import transaction
from napoleon_game.store.history.deals import Filter, Player, count, entry, find, players, put_in, rows
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History
from napoleon_game.store.history.statistics import statistics
from napoleon_game.store.history.transfer import export_file, import_file

PLAYED = 200
"""Deals that are really played; more are the same under other names of matches."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=10_000)
    options = parser.parse_args()
    entries = _entries(options.deals)
    with tempfile.TemporaryDirectory() as name:
        _measure(Path(name), entries)


def _entries(deals: int) -> list[Entry]:
    """Deals of one person against four computer players, ten a match."""
    simulation = Simulation("benchmark", PLAYED, ("rules",) * 5, RuleSet())
    names = ("Haruka", "Ney", "Murat", "Soult", "Davout")
    infos = tuple(PlayerInfo(each, "rules" if seat else "human") for seat, each in enumerate(names))
    states = [simulation.play(number)[-1] for number in range(1, PLAYED + 1)]
    records = [DealRecord(infos, state) for state in states]
    return [
        Entry(records[n % PLAYED], f"{n // PLAYED} {n % PLAYED // 10}", 10, 1_800_000_000 + 300 * n)
        for n in range(deals)
    ]


def _measure(folder: Path, entries: list[Entry]) -> None:
    history = History(folder / "history.db")

    def fill(connection: Any) -> None:
        with transaction(connection):
            for each in entries:
                put_in(connection, each)

    history.ask(fill).result()
    times = []
    for number in range(50):
        start = time.perf_counter()
        history.add(replace(entries[0], match=f"one more {number}"))
        history.ask(count).result()
        times.append(time.perf_counter() - start)
    print(f"{'put one deal in, on the disk':44} {1000 * sorted(times)[25]:9.2f} ms (median of 50)")
    history.close()
    size = history.path.stat().st_size
    print(f"{'the file':44} {size / 2**20:9.1f} MiB for {len(entries) + 50} deals")
    history = History(history.path)
    _time(history, "open and check", count)
    wanted = Filter(Player.called("Haruka"))
    _time(history, "who has played", players)
    _time(history, "find all deals of a person", partial(find, wanted=wanted))
    ids = history.ask(partial(find, wanted=wanted)).result()
    _time(history, "64 rows of the list, the last ones", partial(rows, ids=ids[-64:], wanted=wanted))
    _time(history, "fetch a deal to look at it again", partial(entry, number=ids[0]))
    _time(history, "statistics of a person", partial(statistics, player=Player.called("Haruka")))
    _time(history, "statistics of a computer player's kind", partial(statistics, player=Player("rules")))
    path = folder / "deals.jsonl"
    _time(history, "write all deals to a file", partial(export_file, path=path))
    history.close()
    other = History(folder / "other.db")
    _time(other, "take them in, held against the rules", partial(import_file, path=path, now=0))
    other.close()


def _time(history: History, name: str, job: Callable[[Any], object]) -> None:
    start = time.perf_counter()
    history.ask(job).result()
    print(f"{name:44} {1000 * (time.perf_counter() - start):9.2f} ms")


if __name__ == "__main__":
    main()
