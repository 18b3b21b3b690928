"""A button."""

from collections.abc import Callable
from typing import Literal

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import fitting
from napoleon_game.view.geometry import Point, Rect

Kind = Literal["plain", "primary", "danger", "quiet"]


class Button(Widget):
    """Does something when it is pressed.

    Attributes:
        label: what it will do, in words.
        kind: ``primary`` for the main one of a screen, ``danger`` for what cannot be undone, ``quiet`` for
            one without a plate.
    """

    def __init__(
        self,
        rect: Rect,
        label: str,
        action: Callable[[], Command | None],
        kind: Kind = "plain",
        style: str = "body",
    ) -> None:
        """``action`` is called when it is pressed; its result goes to the program."""
        super().__init__(rect)
        self.label, self.action, self.kind, self.style = label, action, kind, style

    @property
    def spoken(self) -> str:
        """Its label."""
        return self.label

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """Do it."""
        return self.action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A plate with its label in the middle."""
        rect, ink = self.draw_plate(canvas, look)
        room, bold = rect.inset(10, 0), self.kind == "primary"
        style = fitting(canvas, self.label, room, self.style, bold=bold)
        canvas.text(self.label, room, style, ink, align="centre", bold=bold)

    def draw_plate(self, canvas: Canvas, look: Look) -> tuple[Rect, str]:
        """The plate alone; returns where it is, held down or not, and the colour of what stands on it."""
        theme, radius = canvas.theme, canvas.theme.radii["button"]
        rect = self.rect.moved(0, 1) if look.held else self.rect
        ink = "text" if self.enabled else "text_dim"
        if self.kind == "primary" and self.enabled:
            canvas.shadow(rect, radius, 3, 4, 90)
            canvas.fill(
                rect, theme.color("accent" if look.hovered or look.focused else "accent_deep"), radius
            )
            ink = "on_accent"
        elif self.kind == "danger" and self.enabled:
            canvas.fill(
                rect, theme.color("danger_fill", 255 if look.hovered or look.focused else 200), radius
            )
            canvas.frame(rect, theme.color("danger"), radius)
        elif self.kind != "quiet" or look.hovered:
            canvas.fill(
                rect, theme.color("panel_raised" if look.hovered and self.enabled else "panel", 235), radius
            )
            if self.kind != "quiet":
                canvas.frame(rect, theme.color("line" if self.enabled else "line_soft"), radius)
        return rect, ink
