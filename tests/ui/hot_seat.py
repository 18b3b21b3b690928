"""People who share one screen: a driver that knows, apart from the program, whose hand may be seen."""

from collections.abc import Collection
from dataclasses import replace

import pygame

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.schema import Config, HotSeat
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.series import Series
from napoleon_game.match.session import Occupant, Session
from napoleon_game.ui.scenes.table import TableScene
from tests.ui.driver import NAMES, Decide, Driver
from tests.ui.support import at_once, make_app, make_context


class People(Driver):
    """Several people at the table; each opens the curtain when called, and decides."""

    def __init__(
        self,
        seed: str = "kyoto",
        language: Language = Language.JAPANESE,
        size: tuple[int, int] = (1280, 720),
        people: Collection[Seat] = range(SEATS),
        speed: Speed = Speed.OFF,
        hot_seat: HotSeat | None = None,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        quick = speed is Speed.OFF
        motion = replace(Config().motion, speed=Speed.NORMAL if quick else speed)
        config = replace(Config(), motion=motion, hot_seat=hot_seat or HotSeat())
        self.context = make_context(language, config)
        if quick:
            at_once(self.context)
        kinds = ["human" if seat in people else "rules" for seat in range(SEATS)]
        occupants = [Occupant(name, kind) for name, kind in zip(names, kinds, strict=True)]
        self.over = []
        self.paused = 0
        session = Session(Series(seed), occupants, RuleSet(), self.context.make_bot)
        self.scene = TableScene(self.context, session, self._over, self._pause, self._pause)
        self.app = make_app(self.scene, self.context, size)

    def until_called(self) -> Seat | None:
        """Wait until the curtain calls somebody; returns the seat, or ``None`` when the deal is over."""
        for _ in range(20_000):
            if self.over:
                return None
            if self.scene.stage.calling:
                self.frames(24)  # as long as people take who do not hurry
                return self.scene.stage.view.announced
            self.frames()
        raise AssertionError("nobody was called, and the deal is not over")

    def open_curtain(self) -> None:
        """Whoever was called asks for their hand."""
        self.key(pygame.K_SPACE)
        self.frames(24)

    def until_waiting(self) -> bool:
        """Wait until the table waits for a person; ``False`` when the deal is over."""
        for _ in range(20_000):
            if self.over:
                return False
            if self.scene.stage.calling or self.scene.stage.deciding:
                self.frames(24)
                return True
            self.frames()
        raise AssertionError("nobody is waited for, and the deal is not over")

    def open_if_called(self) -> bool:
        """Open the curtain if it is down; whether it was."""
        called = self.scene.stage.calling
        if called:
            self.open_curtain()
        return called

    def play_turn(self, decide: Decide) -> bool:
        """Open the curtain if somebody is called to it, and decide; ``False`` when the deal is over."""
        if not self.until_waiting():
            return False
        self.open_if_called()
        decide(self, self.scene.director.shown)
        self.frames()
        return True


def words(people: People) -> list[str]:
    """All that stands on the screen."""
    people.app.draw()
    return [text.text for text in people.app.canvas.texts]
