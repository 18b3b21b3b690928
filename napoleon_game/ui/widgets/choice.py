"""One of several values, with arrows to the next and the one before; and a switch, which has two."""

from collections.abc import Callable, Sequence

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import fitting, snug
from napoleon_game.view.geometry import Point, Rect

_ARROW = 8.0
"""Length of an arrow."""

_ARROW_AT = 18.0
"""From the edge to the middle of an arrow."""


class Choice(Widget):
    """Shows the chosen value between two arrows.

    Attributes:
        labels: the values in words.
        index: which is chosen.
    """

    adjusts = True

    def __init__(self, rect: Rect, labels: Sequence[str], index: int, changed: Callable[[int], None]) -> None:
        """``changed`` hears the new index."""
        super().__init__(rect)
        self.labels, self.index, self._changed = list(labels), index, changed

    @property
    def spoken(self) -> str:
        """The chosen value."""
        return self.labels[self.index]

    def adjust(self, step: int) -> bool:
        """The next value, or the one before; around at the ends."""
        self.index = (self.index + step) % len(self.labels)
        self._changed(self.index)
        return True

    def press(self, at: Point | None) -> Command | None:
        """The one before for a click on the left third, else the next."""
        self.adjust(-1 if at is not None and at.x < self.rect.x + self.rect.w / 3 else 1)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A plate with arrows at both ends."""
        theme, radius, rect = canvas.theme, canvas.theme.radii["button"], self.rect
        canvas.fill(rect, theme.color("panel_raised" if look.hovered else "panel", 235), radius)
        canvas.frame(rect, theme.color("line_soft"), radius)
        for side, x in ((-1, rect.x + _ARROW_AT), (1, rect.right - _ARROW_AT)):
            tip, y = x + side * _ARROW / 2, rect.centre.y
            back = tip - side * _ARROW
            canvas.polygon(
                [Point(tip, y), Point(back, y - _ARROW * 0.8), Point(back, y + _ARROW * 0.8)],
                theme.color("accent"),
            )
        room, label = rect.inset(_ARROW_AT + _ARROW + 4, 0), self.labels[self.index]
        snug(canvas, label, room, "body", align="centre")


class Switch(Widget):
    """On or off.

    Attributes:
        on: which.
    """

    adjusts = True

    def __init__(self, rect: Rect, on: bool, changed: Callable[[bool], None], words: tuple[str, str]) -> None:
        """``changed`` hears the new state; ``words`` say off and on."""
        super().__init__(rect)
        self.on, self._changed, self._words = on, changed, words

    @property
    def spoken(self) -> str:
        """On or off."""
        return self._words[self.on]

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """Turn it over."""
        self.on = not self.on
        self._changed(self.on)
        return None

    def adjust(self, step: int) -> bool:
        """Left is off, right is on."""
        if self.on != (step > 0):
            self.press(None)
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A groove with a knob, and the state in words."""
        theme, rect = canvas.theme, self.rect
        groove = Rect(rect.x + 8, rect.y + rect.h / 2 - 12, 48, 24)
        canvas.fill(groove, theme.color("accent_deep" if self.on else "felt_edge"), 12)
        canvas.frame(groove, theme.color("line" if self.on or look.hovered else "text_dim"), 12)
        knob = Point(groove.right - 12 if self.on else groove.x + 12, groove.centre.y)
        canvas.disc(knob, 18, theme.color("ivory"))
        words = Rect(groove.right + 12, rect.y, rect.right - groove.right - 14, rect.h)
        word = self._words[self.on]
        style = fitting(canvas, word, words, "body")
        canvas.text(word, words, style, "text" if self.on else "text_soft")
