"""Puts deals into a history until it is killed, and says of each when it is safe: run as a program."""

import sys
from pathlib import Path

from napoleon_game.store.history.deals import count
from tests.store.history.support import make_entry, open_history


def main(path: Path, first: int) -> None:
    history = open_history(path)
    entry = make_entry(1)
    for number in range(first, first + 5000):
        history.add(type(entry)(entry.record, f"match {number}", 10, number))
        history.ask(count).result()
        print(number, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
