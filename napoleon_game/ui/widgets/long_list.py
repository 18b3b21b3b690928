"""A list of any length: only the rows in sight are drawn, and they glide."""

from collections.abc import Callable
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Released, Scrolled
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.view.geometry import Point, Rect

DrawRow = Callable[[Canvas, int, Rect], None]
"""Draws the row of a number at its place."""

_BAR: Final = 6.0
_BAR_REACH: Final = 22.0
"""How far left of its right edge the list takes clicks for the bar."""
_LEAST_GRIP: Final = 28.0
_WHEEL: Final = 3
"""Rows a notch of the wheel."""
_HALVING: Final = 0.035
"""Seconds in which half of the way that is left is made."""
_NEAR: Final = 0.02
"""Rows: closer than this is there."""


class LongList(Widget):
    """Rows to look through and to open.

    Attributes:
        count: how many rows there are.
        index: which is chosen.
        still: whether rows jump instead of gliding.
    """

    def __init__(
        self, rect: Rect, row_height: float, draw_row: DrawRow, opened: Callable[[int], Command | None]
    ) -> None:
        """Rows of ``row_height`` in ``rect``, which holds a whole number of them; empty at first."""
        super().__init__(rect)
        self._row_height, self._draw_row, self._opened = row_height, draw_row, opened
        self.count, self.index, self.still = 0, 0, False
        self.hovered: int | None = None
        self._first = self._goal = 0.0
        self._dragging = False
        self.enabled = False

    @property
    def radius(self) -> float:
        """That of a small field."""
        return 8.0

    @property
    def ring(self) -> Rect:
        """Around the chosen row where it will come to rest; around all where it is out of sight."""
        row = self.place(self.index).moved(0, (self._first - self._goal) * self._row_height)
        inside = row.y >= self.rect.y - 1 and row.bottom <= self.rect.bottom + 1
        return row if inside else self.rect

    @property
    def seen(self) -> int:
        """How many rows are in sight."""
        return max(1, round(self.rect.h / self._row_height))

    @property
    def shown(self) -> range:
        """The rows that are in sight at least in part."""
        first = int(self._first)
        after = first + self.seen + (1 if self._first > first else 0)
        return range(first, min(self.count, after))

    def fill(self, count: int, index: int = 0) -> None:
        """There are other rows now."""
        self.count, self.index, self.hovered = count, min(index, max(0, count - 1)), None
        self.enabled = count > 0
        self._goal = self._limited(self._goal if index else 0.0)
        self._first = self._goal
        self._show_index()
        self._first = self._goal

    def place(self, row: int) -> Rect:
        """Where a row lies at the moment; its right edge keeps clear of the bar."""
        top = self.rect.y + (row - self._first) * self._row_height
        return Rect(self.rect.x, top, self.rect.w - _BAR_REACH, self._row_height)

    def row_at(self, at: Point) -> int | None:
        """The row at a point."""
        if not self.rect.contains(at) or at.x >= self.rect.right - _BAR_REACH:
            return None
        row = int(self._first + (at.y - self.rect.y) / self._row_height)
        return row if row < self.count else None

    # Inputs -------------------------------------------------------------------------------------------------

    def take(self, event: Input, *, focused: bool) -> bool:
        """React to wheel, bar and, with the focus, to keys; returns whether the event was for the list."""
        match event:
            case Scrolled(at, steps) if self.rect.contains(at):
                self._glide(self._goal - _WHEEL * (1 if steps > 0 else -1))
            case Pressed(at, 1) if self._on_bar(at):
                self._dragging = True
                self._drag(at)
            case Pointed(at) if self._dragging:
                self._drag(at)
            case Released(_, 1) if self._dragging:
                self._dragging = False
            case Pointed(at):
                self.hovered = self.row_at(at)
                return False
            case Asked(Do.UP) if focused and self.index > 0:
                self.choose(self.index - 1)
            case Asked(Do.DOWN) if focused and self.index < self.count - 1:
                self.choose(self.index + 1)
            case Asked(Do.PAGE_UP) if self.count:
                self.choose(self.index - self.seen)
            case Asked(Do.PAGE_DOWN) if self.count:
                self.choose(self.index + self.seen)
            case _:
                return False
        return True

    def adjust(self, step: int) -> bool:
        """Left and right turn pages, for whoever has no other keys."""
        self.choose(self.index + step * self.seen)
        return True

    def press(self, at: Point | None) -> Command | None:
        """A click chooses a row, and opens it; a key opens the chosen one."""
        if at is None:
            return self._opened(self.index)
        row = self.row_at(at)
        if row is None:
            return None
        self.index = row
        return self._opened(row)

    def choose(self, row: int) -> None:
        """Choose a row, or the nearest there is, and bring it into sight."""
        self.index = min(self.count - 1, max(0, row))
        self._show_index()

    def _show_index(self) -> None:
        self._glide(min(float(self.index), max(self._goal, float(self.index - self.seen + 1))))

    def _glide(self, first: float) -> None:
        self._goal = float(round(self._limited(first)))
        if self.still:
            self._first = self._goal

    def _limited(self, first: float) -> float:
        return min(float(max(0, self.count - self.seen)), max(0.0, first))

    def _on_bar(self, at: Point) -> bool:
        return self.count > self.seen and self.rect.contains(at) and at.x >= self.rect.right - _BAR_REACH

    def _drag(self, at: Point) -> None:
        """The grip's middle follows the mouse."""
        grip = self._grip().h
        part = (at.y - self.rect.y - grip / 2) / max(1.0, self.rect.h - grip)
        self._goal = float(round(self._limited(part * (self.count - self.seen))))
        self._first = self._goal

    def update(self, seconds: float) -> bool:
        """Let rows glide; returns whether they did."""
        left = self._goal - self._first
        if left == 0:
            return False
        left *= 0.5 ** (seconds / _HALVING)
        self._first = self._goal if self.still or abs(left) < _NEAR else self._goal - left
        return True

    # Picture ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The rows in sight, the chosen one raised, and the bar."""
        theme, surface = canvas.theme, canvas.surface
        before = surface.get_clip()
        surface.set_clip(canvas.fit.to_pixels(self.rect.inset(-6, 0)))
        for row in self.shown:
            place = self.place(row)
            if row == self.index:
                canvas.fill(place.inset(0, 1), theme.color("panel_raised"), self.radius)
            elif row == self.hovered and look.hovered:
                canvas.fill(place.inset(0, 1), theme.color("panel_raised", 130), self.radius)
            self._draw_row(canvas, row, place)
        surface.set_clip(before)
        if self.count > self.seen:
            x = self.rect.right - _BAR
            canvas.fill(Rect(x, self.rect.y, _BAR, self.rect.h), theme.color("felt_edge"), _BAR / 2)
            canvas.fill(self._grip(), theme.color("accent_deep" if self._dragging else "line"), _BAR / 2)

    def _grip(self) -> Rect:
        height = max(_LEAST_GRIP, self.rect.h * self.seen / max(1, self.count))
        part = self._first / max(1, self.count - self.seen)
        return Rect(self.rect.right - _BAR, self.rect.y + (self.rect.h - height) * part, _BAR, height)
