"""Controls of which some stand in rows that scroll under a window."""

from collections.abc import Sequence

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Input, Pointed, Scrolled
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.view.geometry import Point, Rect

_BAR = 4


class ScrollingGroup(Group):
    """A group whose ``rows`` scroll by whole rows, so that the focus is always in sight.

    Attributes:
        rows: the controls that scroll, from the top.
        window: where they are seen.
        first: the row on top.
    """

    def __init__(
        self,
        before: Sequence[Widget],
        rows: Sequence[Widget],
        after: Sequence[Widget],
        window: Rect,
        row_height: float,
    ) -> None:
        """Rows one below the other in ``window``; Tab goes through ``before``, ``rows`` and ``after``."""
        super().__init__([*before, *rows, *after], rows[0] if rows else None)
        self.rows, self.window, self.first = list(rows), window, 0
        self._fixed = [*before, *after]
        self._row_height, self._seen = row_height, max(1, int(window.h / row_height + 1e-6))
        self._lay()

    @property
    def last(self) -> int:
        """The row on top when the last one is in sight."""
        return max(0, len(self.rows) - self._seen)

    @property
    def shown(self) -> range:
        """The rows in sight."""
        return range(self.first, min(len(self.rows), self.first + self._seen))

    def place(self, row: int) -> Rect:
        """The whole width of a row."""
        top = self.window.y + (row - self.first) * self._row_height
        return Rect(self.window.x, top, self.window.w, self._row_height)

    def handle(self, event: Input) -> Command | None:
        """As any group; the wheel scrolls, and the rows follow the focus."""
        if isinstance(event, Scrolled):
            self.scroll_to(self.first - (1 if event.steps > 0 else -1))
            return None
        command = super().handle(event)
        if not isinstance(event, Pointed):
            self.show_focus()
        return command

    def scroll_to(self, first: int) -> None:
        """Put a row on top, as far as there are enough below it."""
        first = min(self.last, max(0, first))
        if first != self.first:
            self.first, self.changed = first, True
            self._lay()

    def show_focus(self) -> None:
        """Scroll to the row with the focus."""
        if self.focus in self.rows:
            row = self.rows.index(self.focus)
            self.scroll_to(min(row, max(self.first, row - self._seen + 1)))

    def under(self, at: Point) -> Widget | None:
        """The enabled control at a point, if it can be seen."""
        seen = [*self._fixed, *(self.rows[row] for row in self.shown)]
        return next((w for w in reversed(seen) if w.enabled and w.rect.contains(at)), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is in sight, and how far down that is."""
        seen = [*self._fixed, *(self.rows[row] for row in self.shown)]
        for widget in seen:
            widget.draw(canvas, self.look_of(widget))
        if self.last:
            self._draw_bar(canvas)
        if self.focus is not None and self.focus.enabled and self.focus in seen:
            canvas.focus_ring(self.focus.rect, self.focus.radius)
        self.changed = False

    def _draw_bar(self, canvas: Canvas) -> None:
        theme, height = canvas.theme, self.window.h
        bar = Rect(self.window.right + 6, self.window.y, _BAR, height)
        canvas.fill(bar, theme.color("felt_edge"), _BAR / 2)
        part = self._seen / len(self.rows)
        top = bar.y + height * (1 - part) * self.first / self.last
        canvas.fill(Rect(bar.x, top, _BAR, height * part), theme.color("line"), _BAR / 2)

    def _lay(self) -> None:
        for row, widget in enumerate(self.rows):
            rect = widget.rect
            y = self.place(row).centre.y - rect.h / 2
            widget.rect = Rect(rect.x, y, rect.w, rect.h)
