"""A line of text that can be changed."""

from collections.abc import Callable

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.view.geometry import Rect


class TextField(Widget):
    """Takes letters at its end while it has the focus.

    Attributes:
        value: the text.
        wrong: whether it is marked as something that cannot stay as it is.
    """

    def __init__(
        self, rect: Rect, value: str, limit: int, changed: Callable[[str], None], placeholder: str = ""
    ) -> None:
        """At most ``limit`` letters; ``changed`` hears every change."""
        super().__init__(rect)
        self.value, self._limit, self._changed, self._placeholder = value, limit, changed, placeholder
        self.wrong = False

    @property
    def spoken(self) -> str:
        """What is written, or what is to be."""
        return self.value or self._placeholder

    def type(self, text: str) -> bool:
        """Add letters, as many as fit."""
        kept = "".join(letter for letter in text if letter.isprintable())
        if kept and len(self.value) < self._limit:
            self.value = (self.value + kept)[: self._limit]
            self._changed(self.value)
        return True

    def erase(self) -> bool:
        """Take the last letter away."""
        if self.value:
            self.value = self.value[:-1]
            self._changed(self.value)
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A field with its text and, with the focus, a cursor."""
        theme, radius = canvas.theme, canvas.theme.radii["cell"]
        canvas.fill(self.rect, theme.color("felt_edge", 235), radius)
        line = "danger" if self.wrong else "line" if look.hovered or look.focused else "line_soft"
        canvas.frame(self.rect, theme.color(line), radius)
        room = self.rect.inset(12, 0)
        if self.value:
            shown = self.value  # of a long one the end, where the cursor is
            while len(shown) > 1 and canvas.measure(shown, "body") > room.w:
                shown = shown[1:]
            width = canvas.text(shown, room, "body")
        else:
            width = 0.0
            canvas.text(self._placeholder, room, "body", "text_dim")
        if look.focused:
            cursor = Rect(min(room.x + width + 2, room.right), room.centre.y - 11, 2, 22)
            canvas.fill(cursor, theme.color("focus"))
