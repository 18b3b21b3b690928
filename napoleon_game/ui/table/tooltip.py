"""The word under the mouse, explained once it has rested there for a moment."""

from typing import Final

from napoleon_game.i18n.glossary import explain
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.words import balanced, balanced_lines, label
from napoleon_game.view.director import Director
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Point, Rect
from napoleon_game.view.hover import Word, word_at

_REST: Final = 0.7
"""Seconds that the mouse rests before anything is said."""
_WIDTH: Final = 400.0
_PAD: Final = 16.0
_MARGIN: Final = 12.0
_GAP: Final = 8.0


class Tooltip:
    """What the mouse rests on, and for how long it has."""

    def __init__(self, context: Context) -> None:
        """The mouse is nowhere yet."""
        self._context = context
        self._word: Word | None = None
        self._seconds = 0.0

    @property
    def shown(self) -> Word | None:
        """The word that is explained; ``None`` while none is."""
        wanted = self._context.config.helps.explain_words
        return self._word if wanted and self._seconds >= _REST else None

    def point(self, at: Point | None, director: Director, *, asked: bool) -> bool:
        """The mouse moved; returns whether anything looks different.

        ``at`` is ``None`` where something covers the table; ``asked`` says that a panel lies over its middle.
        """
        if at is None:
            return self.hide()
        shown, places = director.shown, self._context.places
        word = word_at(at, shown, places, director.poses(), asked=asked)
        return word != self._word and self.hide(word)

    def hide(self, word: Word | None = None) -> bool:
        """Begin anew with another word, or with none; returns whether anything looks different."""
        before = self.shown
        self._word, self._seconds = word, 0.0
        return before is not None

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether anything looks different."""
        if self._word is None or self._seconds >= _REST:
            return False
        self._seconds += seconds
        return self.shown is not None

    def draw(self, canvas: Canvas) -> None:
        """A plate beside what is pointed at: below it in the upper half of the table, else above it."""
        word = self.shown
        if word is None:
            return
        title, text = explain(self._context.say, word.term)
        width = min(DESIGN_WIDTH - 2 * _MARGIN, _WIDTH * max(1.0, canvas.text_scale))
        inner = width - 2 * _PAD
        head = canvas.line_height("body")
        lines = balanced_lines(canvas, text, inner, "caption")
        height = 2 * _PAD + head + len(lines) * canvas.line_height("caption")
        room = _beside(word.area, width, height)
        canvas.panel(room, radius="plate")
        top = Rect(room.x + _PAD, room.y + _PAD, inner, head)
        label(canvas, title, top, "body", "accent", bold=True)
        balanced(canvas, text, Rect(top.x, top.bottom, inner, height), "caption", "text")


def _beside(area: Rect, width: float, height: float) -> Rect:
    """Where the plate stands: near ``area``, and whole within the window."""
    middle = Point(area.centre.x, area.centre.y)
    left = min(max(middle.x - width / 2, _MARGIN), DESIGN_WIDTH - _MARGIN - width)
    below = middle.y < DESIGN_HEIGHT / 2
    top = area.bottom + _GAP if below else area.y - _GAP - height
    return Rect(left, min(max(top, _MARGIN), DESIGN_HEIGHT - _MARGIN - height), width, height)
