"""A number within a range."""

from collections.abc import Callable

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import fitting
from napoleon_game.view.geometry import Point, Rect

_NUMBER = 66.0
"""Room for a short number."""


class Slider(Widget):
    """A groove with a knob, and the number beside it.

    Attributes:
        value: the number.
    """

    adjusts = True

    def __init__(
        self,
        rect: Rect,
        value: float,
        bounds: tuple[float, float],
        step: float,
        changed: Callable[[float], None],
        show: Callable[[float], str],
        room: float = _NUMBER,
    ) -> None:
        """From ``bounds[0]`` to ``bounds[1]`` in steps; ``show`` writes the number, in ``room``."""
        super().__init__(rect)
        self.value, self._bounds, self._step = value, bounds, step
        self._changed, self._show, self._room = changed, show, room

    @property
    def draggable(self) -> bool:
        """The knob may be dragged, but need not be: a click and the arrow keys do as well."""
        return True

    @property
    def _groove(self) -> Rect:
        return Rect(self.rect.x + 12, self.rect.centre.y - 3, self.rect.w - 24 - self._room, 6)

    def _set(self, value: float) -> None:
        low, high = self._bounds
        steps = round((min(high, max(low, value)) - low) / self._step)
        rounded = round(low + steps * self._step, 6)
        if rounded != self.value:
            self.value = rounded
            self._changed(rounded)

    @property
    def spoken(self) -> str:
        """Its number."""
        return self._show(self.value)

    def adjust(self, step: int) -> bool:
        """One step down or up."""
        self._set(self.value + step * self._step)
        return True

    def press(self, at: Point | None) -> Command | None:
        """To the place of the click."""
        if at is not None:
            low, high = self._bounds
            self._set(low + (high - low) * (at.x - self._groove.x) / self._groove.w)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Groove, knob and number."""
        theme, groove = canvas.theme, self._groove
        low, high = self._bounds
        part = (self.value - low) / (high - low)
        canvas.fill(groove, theme.color("felt_edge"), 3)
        canvas.frame(groove.inset(-1), theme.color("line_soft"), 4, 1)
        if part > 0:
            canvas.fill(Rect(groove.x, groove.y, groove.w * part, groove.h), theme.color("accent_deep"), 3)
        knob = Point(groove.x + groove.w * part, groove.centre.y)
        canvas.disc(knob, 24 if look.hovered or look.focused else 20, theme.color("ivory"))
        number = Rect(self.rect.right - self._room, self.rect.y, self._room - 6, self.rect.h)
        text = self._show(self.value)
        canvas.text(text, number, fitting(canvas, text, number, "body"), align="right")
