"""From the settings and the command line to a window that somebody looks at."""

from dataclasses import dataclass
from pathlib import Path

import pygame

from napoleon_game.ai.search.engine import prepare_in_background, promise
from napoleon_game.config.loading import Loaded
from napoleon_game.record.codes.deal_code import DealCode
from napoleon_game.store.drill_progress import FILE as DRILLS
from napoleon_game.store.drill_progress import DrillProgress
from napoleon_game.store.explained import FILE as EXPLAINED
from napoleon_game.store.explained import Explained
from napoleon_game.store.history.history import FILE, History
from napoleon_game.store.lesson_progress import FILE as LESSONS
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.store.saves import Saves
from napoleon_game.ui.app import App
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.demo import Demo
from napoleon_game.ui.match_plan import MatchPlan, random_seed
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Quit
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.table_names import occupants
from napoleon_game.ui.window import Window


@dataclass(frozen=True, slots=True)
class Launch:
    """How the program is to begin.

    Attributes:
        kinds: who sits in the five seats of a match that begins at once.
        seed: its seed text; a new one if it is ``None``.
        deal: the number of its first deal.
        code: the code of its first deal; seed, number and house rules are then the code's.
        at_once: whether a match begins without the title screen.
        demo: whether computer players play, and the program ends after the match.
        pictures: where a demo saves pictures; ``None`` if it is only to be looked at.
        data: where saved matches and the history lie.
    """

    kinds: tuple[str, ...]
    seed: str | None
    deal: int
    code: DealCode | None
    at_once: bool
    demo: bool
    pictures: Path | None
    data: Path


def launch(loaded: Loaded, how: Launch) -> None:
    """Open the window and run until it is closed.

    Raises:
        NoDisplayError: there is no display.
        PicturesError: the pictures of a demo cannot be saved.
    """
    config = loaded.config
    try:
        size = (config.window.width, config.window.height)
        window = Window(size, fullscreen=config.window.fullscreen, title="Napoleon ナポレオン")
        audio = Audio(Volumes(), enabled=config.sound.enabled)
        context = Context(config, loaded.file, loaded.notices, audio)
        saves = None if how.demo else Saves(how.data / "matches")
        history = None if how.demo else History(how.data / FILE)
        explained = None if how.demo else Explained(how.data / EXPLAINED)
        progress = None if how.demo else LessonProgress(how.data / LESSONS)
        drills = None if how.demo else DrillProgress(how.data / DRILLS)
        program = Program(
            context,
            title=Quit if how.demo else None,
            saves=saves,
            history=history,
            explained=explained,
            progress=progress,
            drills=drills,
        )

        def match() -> TableScene:
            return program.table(_plan(context, how))

        if how.demo:
            if how.pictures is None:  # pictures are the same each time: there the first player waits instead
                prepare_in_background()
            Demo(App(context, window, program.title()), match, how.pictures).run()
        else:
            promise()
            App(context, window, match() if how.at_once else program.title()).run(prepare_in_background)
            context.remember_window(window.windowed_size, fullscreen=window.fullscreen)
        context.close()
        if saves is not None:
            saves.close()
        if history is not None:
            history.close()
        if explained is not None:
            explained.close()
        if progress is not None:
            progress.close()
        if drills is not None:
            drills.close()
    finally:
        pygame.quit()


def _plan(context: Context, how: Launch) -> MatchPlan:
    """The match that begins at once."""
    config = context.config
    seats = occupants(context, how.kinds)
    if how.code is not None:
        return MatchPlan.from_code(seats, how.code, config.match.deals)
    return MatchPlan(seats, how.seed or random_seed(), config.match.deals, config.rules, how.deal)
