"""How long the command line takes to answer ``--help``.

python benchmarks/startup.py [--runs 20]
"""

import argparse
import statistics
import subprocess
import sys
import time


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=20)
    options = parser.parse_args()
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "--help": [sys.executable, "-m", "napoleon_game", "--help"],
        "simulate --help": [sys.executable, "-m", "napoleon_game", "simulate", "--help"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(options.runs):
        for name, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            times[name].append(1000 * (time.perf_counter() - start))
    for name, found in times.items():
        print(f"{name:16} {statistics.median(found):6.1f} ms (min {min(found):.1f}, max {max(found):.1f})")


if __name__ == "__main__":
    main()
