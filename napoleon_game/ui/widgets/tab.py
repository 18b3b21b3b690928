"""A tab: one of several pages, of which one is open."""

from collections.abc import Callable

from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect

_MARK = 3
"""Thickness of the line that marks the open one."""

_RAISED = 1.5
"""How far letters stand above the middle in a column: they have tails, and the focus ring is close."""


class Tab(Widget):
    """Opens a page.

    Attributes:
        label: the page's name.
        open: whether it is the one that is open.
    """

    def __init__(
        self,
        rect: Rect,
        label: str,
        chosen: Callable[[], None],
        *,
        align: Align = "centre",
        upright: bool = False,
    ) -> None:
        """``chosen`` is called when it is pressed; ``upright`` ones stand in a column, marked at the left."""
        super().__init__(rect)
        self.label, self._chosen, self._align, self._upright = label, chosen, align, upright
        self.open = False

    @property
    def radius(self) -> float:
        """That of a small field."""
        return 8.0

    @property
    def spoken(self) -> str:
        """Its name."""
        return self.label

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """Open its page."""
        self._chosen()
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The name; a gilt line marks the open one."""
        theme, rect, radius = canvas.theme, self.rect, canvas.theme.radii["cell"]
        if self.open or look.hovered:
            canvas.fill(rect, theme.color("panel_raised", 255 if self.open else 150), radius)
        if self.open and self._upright:
            canvas.fill(Rect(rect.x + 4, rect.y + 7, _MARK, rect.h - 14), theme.color("accent"))
        elif self.open:
            canvas.fill(Rect(rect.x + 16, rect.bottom - _MARK, rect.w - 32, _MARK), theme.color("accent"))
        ink = "accent" if self.open else "text_soft"
        room = rect.inset(12, 0).moved(0, -_RAISED if self._upright else 0)
        label(canvas, self.label, room, "body", ink, align=self._align, bold=self.open)
