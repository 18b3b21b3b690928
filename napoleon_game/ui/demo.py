"""Five computer players at the table, with nobody there; and pictures of it for whoever comes later."""

from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Final

import pygame

from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.events import AdjutantShown, AuctionWon, DealPassedOut, Event, TrickWon
from napoleon_game.core.phase import Phase
from napoleon_game.ui.app import App
from napoleon_game.ui.scene import Scene, StartOver
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.view.choreography import SPECIAL

_READ: Final = 6.0
"""Seconds for which results and standings stand when somebody may be looking."""
_TITLE: Final = 1.5
"""Seconds for which the title stands."""
_STEP: Final = 1 / 30
"""Seconds of the game's own time from one picture of a silent demo to the next."""
_TRICKS: Final = {0: "trick_01", 4: "trick_05", 9: "trick_10"}


class PicturesError(NapoleonError):
    """Pictures cannot be saved where they were to go."""


class Demo:
    """Drives a program of computer players, as a patient person would.

    Attributes:
        app: the program.
        folder: where pictures are saved; ``None`` if none are wanted.
    """

    def __init__(self, app: App, match: Callable[[], Scene], folder: Path | None) -> None:
        """Begins at the title and goes on to ``match``.

        With a ``folder`` it runs as fast as it can and saves a picture of every phase.
        """
        self.app, self.folder, self._match = app, folder, match
        self._stood = 0.0
        self._last: Scene | None = None
        self._saved: set[str] = set()
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise PicturesError(f"{folder}: cannot be written: {error.strerror or error}") from error

    def run(self) -> None:
        """Play until the match is over or somebody ends the program."""
        clock = pygame.time.Clock()
        while self.app.running:
            events = pygame.event.get()
            if self.folder is None:
                seconds = min(0.1, clock.tick(60) / 1000)
            else:
                seconds = _STEP
                sleep(0.0002)  # let the players' threads think
            self.app.frame(seconds, events)
            if self.app.scenes:
                self._look(self.app.scenes[-1], seconds)
        self.app.close()

    def _look(self, scene: Scene, seconds: float) -> None:
        if scene is not self._last:
            self._last, self._stood = scene, 0.0
        self._stood += seconds
        if isinstance(scene, TableScene):
            self._look_at_table(scene)
        elif isinstance(scene, TitleScene):
            self._save("title")
            if self.folder is not None or self._stood >= _TITLE:
                self.app.obey(StartOver(self._match()))
        elif isinstance(scene, ResultScene):
            self._save("result")
            self._go_on()
        elif isinstance(scene, StandingsScene):
            self._save("standings")
            self._go_on()

    def _go_on(self) -> None:
        if self.folder is not None or self._stood >= _READ:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
            self._stood = 0.0

    def _look_at_table(self, table: TableScene) -> None:
        director = table.director
        public = director.shown.public
        for event, part in director.captions():
            name = _special(event)
            if name is not None and 0.3 < part < 0.7:
                self._save(name)
        if public.phase is Phase.AUCTION and len(public.calls) >= 4:
            self._save("auction")
        if public.phase in (Phase.ADJUTANT, Phase.EXCHANGE):
            self._save(public.phase.value)
        if public.phase is Phase.PLAY and public.trick is not None and len(public.trick.cards) == 4:
            name = _TRICKS.get(len(public.tricks))
            if name is not None:
                self._save(name)

    def _save(self, name: str) -> None:
        if self.folder is None or name in self._saved:
            return
        self._saved.add(name)
        path = self.folder / f"{len(self._saved):02d}_{name}.png"
        self.app.draw()
        try:
            pygame.image.save(self.app.window.surface, path)
        except (OSError, pygame.error) as error:
            raise PicturesError(f"{path}: cannot be written: {error}") from error


def _special(event: Event) -> str | None:
    """The name of the picture that an event is worth; ``None`` for most."""
    match event:
        case AuctionWon():
            return "napoleon"
        case AdjutantShown():
            return "adjutant_shown"
        case TrickWon() if event.won_by in SPECIAL:
            return event.won_by.value.replace(" ", "_")
        case DealPassedOut():
            return "passed_out"
    return None
