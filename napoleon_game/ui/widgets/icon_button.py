"""A button with a sign instead of a word, for the few signs that everybody knows from players of music."""

from collections.abc import Callable
from typing import Final, Literal

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.view.geometry import Point, Rect

Sign = Literal["first", "back twice", "back", "play", "pause", "on", "on twice"]

_SHAPES: Final[dict[Sign, str]] = {
    "first": "|<",
    "back twice": "<<",
    "back": "<",
    "play": ">",
    "pause": "||",
    "on": ">",
    "on twice": ">>",
}
"""What a sign is drawn of: ``<`` and ``>`` are arrows, ``|`` is a bar."""

_ARROW: Final = 11.0
_BAR: Final = 4.0
_GAP: Final = 2.0
_HALF: Final = 8.0
"""Half the height of a sign."""


class IconButton(Widget):
    """Does something when it is pressed.

    Attributes:
        sign: what is on it.
        primary: whether it is the main one of its row.
    """

    def __init__(
        self, rect: Rect, sign: Sign, action: Callable[[], Command | None], *, primary: bool = False
    ) -> None:
        """``action`` is called when it is pressed; its result goes to the program."""
        super().__init__(rect)
        self.sign, self._action, self.primary = sign, action, primary

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """Do it."""
        return self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A plate with the sign in the middle."""
        theme, rect, radius = canvas.theme, self.rect, canvas.theme.radii["button"]
        if self.primary:
            canvas.fill(
                rect, theme.color("accent" if look.hovered or look.focused else "accent_deep"), radius
            )
        else:
            canvas.fill(rect, theme.color("panel_raised" if look.hovered else "panel", 235), radius)
            canvas.frame(rect, theme.color("line" if self.enabled else "line_soft"), radius)
        ink = theme.color("on_accent" if self.primary else "text" if self.enabled else "text_dim")
        shapes = _SHAPES[self.sign]
        widths = [_BAR if shape == "|" else _ARROW for shape in shapes]
        left = rect.centre.x - (sum(widths) + _GAP * (len(widths) - 1)) / 2
        top, bottom, middle = rect.centre.y - _HALF, rect.centre.y + _HALF, rect.centre.y
        for shape, width in zip(shapes, widths, strict=True):
            right = left + width
            if shape == "|":
                canvas.fill(Rect(left, top, width, bottom - top), ink)
            else:
                tip, back = (right, left) if shape == ">" else (left, right)
                canvas.polygon([Point(back, top), Point(tip, middle), Point(back, bottom)], ink)
            left = right + _GAP
