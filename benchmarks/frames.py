"""How long a picture of the table takes while cards move, and what the program costs while nothing does.

    python benchmarks/frames.py [--size 1920x1080] [--deals 1] [--players rules]

Draws without a display, in software, as on a machine without a fast graphics card. Prints the time of each
turn of the loop that drew a picture (input, players, director, drawing), the time from start to the first
picture, and the share of a core while the table waits for a person. With a level such as ``master`` for the
players, the search is prepared in the background from the first picture on, as the program does.
"""

# ruff: noqa: E402 - the environment must be set before pygame is imported
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import argparse
import resource
import time
from dataclasses import replace
from pathlib import Path

STARTED = time.perf_counter()

import pygame

from napoleon_game.ai.search.engine import prepare_in_background, promise
from napoleon_game.ai.search.level import is_level
from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.session import Occupant
from napoleon_game.ui.app import App
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.window import Window

FRAME = 1 / 60
IDLE_SECONDS = 5.0


def open_table(size: tuple[int, int], first: str, others: str = "rules") -> tuple[App, Context]:
    """The program in a window that nobody sees, at a table where ``first`` sits at the bottom."""
    config = replace(Config(), language=Language.JAPANESE)
    context = Context(config, Path(os.devnull), (), Audio(Volumes(), enabled=False))
    occupants = tuple(Occupant(f"P{seat}", first if seat == 0 else others) for seat in range(5))
    scene = Program(context).table(MatchPlan(occupants, "benchmark", 0, RuleSet()))
    return App(context, Window(size, fullscreen=False, title="benchmark"), scene), context


def moving(size: tuple[int, int], deals: int, players: str) -> None:
    """Time every drawn frame of some deals at normal speed."""
    if is_level(players):
        promise()
    app, context = open_table(size, players, players)
    app.frame(0.0, [])
    print(f"first picture {1000 * (time.perf_counter() - STARTED):.0f} ms after the imports began")
    if is_level(players):
        prepare_in_background()
    times = []
    while isinstance(app.scenes[-1], TableScene) and len(app.scenes[-1].session.records) < deals:
        start = time.perf_counter()
        drawn = app.frame(FRAME, pygame.event.get())
        spent = time.perf_counter() - start
        if drawn:
            times.append(1000 * spent)
        time.sleep(max(0.0, FRAME - spent))
    times.sort()
    marks = ", ".join(
        f"{name} {times[int(part * len(times))]:.2f}"
        for name, part in (("median", 0.5), ("p90", 0.9), ("p99", 0.99))
    )
    print(f"{len(times)} pictures at {size[0]}x{size[1]}: {marks}, max {times[-1]:.2f} ms")
    context.close()


def idle(size: tuple[int, int]) -> None:
    """The share of a core that a waiting table takes."""
    app, context = open_table(size, "human")
    for _ in range(600):
        app.frame(FRAME, pygame.event.get())
        time.sleep(0.002)
    before, cpu, clock = app.frames_drawn, time.process_time(), pygame.time.Clock()
    end = time.perf_counter() + IDLE_SECONDS
    while time.perf_counter() < end:
        app.turn(clock)
    share = 100 * (time.process_time() - cpu) / IDLE_SECONDS
    print(f"waiting for a person: {share:.2f} % of a core, {app.frames_drawn - before} pictures drawn")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--players", default="rules", help="who plays (default: rules)")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    moving((width, height), options.deals, options.players)
    idle((width, height))
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
