"""Waits for a file, so that no frame does."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input
from napoleon_game.ui.scene import Command, Scene
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Point, Rect

_UNSEEN: Final = 0.4
"""Seconds for which nothing is said: most files are there sooner."""
_PLATE: Final = Rect.around(Point(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2), 320, 96)


class WaitingScene(Scene):
    """Hears nothing until something is done, and goes on then."""

    opaque = False

    def __init__(self, context: Context, waited: Future[Any], then: Callable[[Future[Any]], Command]) -> None:
        """``then`` is called with ``waited`` when it is done; its command takes this scene's place."""
        self._context, self._waited, self._then = context, waited, then
        self._seconds = 0.0

    def handle(self, event: Input) -> Command | None:  # noqa: ARG002
        """What was begun is finished first."""
        return None

    def update(self, seconds: float) -> Command | None:
        """Look whether it is done."""
        if self._waited.done():
            return self._then(self._waited)
        before, self._seconds = self._seconds, self._seconds + seconds
        self.dirty |= before < _UNSEEN <= self._seconds
        return None

    def draw(self, canvas: Canvas) -> None:
        """Nothing at first, then a word."""
        if self._seconds >= _UNSEEN:
            canvas.scrim()
            canvas.panel(_PLATE)
            room = _PLATE.inset(24, 0)
            label(canvas, self._context.say("save-opening"), room, "body", "text_soft", align="centre")
