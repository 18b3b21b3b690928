"""How long the command line takes to answer ``--help``, and the program to show its first picture and end.

python benchmarks/startup.py [--runs 20]
"""

import argparse
import os
import statistics
import subprocess
import sys
import time

FIRST_PICTURE = """
from napoleon_game.config.loading import load
from napoleon_game.ui.app import App
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.program import Program
from napoleon_game.ui.window import Window
loaded = load()
window = Window((1920, 1080), fullscreen=False, title="benchmark")
context = Context(loaded.config, loaded.file, (), Audio(Volumes(), enabled=False))
App(context, window, Program(context).title()).frame(0.0, [])
"""


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
        "first picture": [sys.executable, "-c", FIRST_PICTURE],
    }
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy"}
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(options.runs):
        for name, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
            times[name].append(1000 * (time.perf_counter() - start))
    for name, found in times.items():
        print(f"{name:16} {statistics.median(found):6.1f} ms (min {min(found):.1f}, max {max(found):.1f})")


if __name__ == "__main__":
    main()
