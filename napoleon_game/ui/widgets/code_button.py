"""A button that copies a deal code."""

from typing import Final

from napoleon_game.ui import clipboard
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.button import Button, Kind
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.ui.widgets.words import fitting
from napoleon_game.view.geometry import Rect

_SMALLEST: Final = "tiny"
_INSET: Final = 10
_SIGN: Final = 22
"""Room for the sign of two sheets."""


class CodeButton(Button):
    """Shows a code as far as there is room for it, copies it, and says so.

    Attributes:
        code: the code, in groups.
        copied: whether it was copied; where there is no clipboard it never is.
    """

    def __init__(
        self, rect: Rect, context: Context, code: str, kind: Kind = "plain", style: str = "body"
    ) -> None:
        """Stand at ``rect``; a ``quiet`` one is drawn at its right end."""
        super().__init__(rect, "", self._copy, kind, style)
        self._context, self.code, self.copied = context, code, False

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The code with a word before it, or alone where it is long; a sign that says what it is for."""
        plate, ink = self.draw_plate(canvas, look)
        room = Rect(plate.x + _INSET, plate.y, plate.w - 2 * _INSET - _SIGN, plate.h)
        said = self._said(canvas, room.w)
        style = fitting(canvas, said, room, self.style)
        ink = "accent" if self.copied else "text_soft" if self.kind == "quiet" else ink
        width = canvas.measure(said, style)
        left = room.right - width if self.kind == "quiet" else room.x + (room.w - width) / 2
        canvas.text(said, Rect(left, room.y, width + 1, room.h), style, ink)
        _draw_sheets(canvas, left + width + _SIGN / 2, plate.centre.y, ink)

    def _said(self, canvas: Canvas, room: float) -> str:
        say = self._context.say
        if self.copied:
            return say("code-copied")
        for said in (say("code-is", code=self.code), self.code):
            if canvas.measure(said, _SMALLEST) <= room:
                return said
        return say("code-copy")

    def _copy(self) -> None:
        self.copied = clipboard.copy(self.code)


def _draw_sheets(canvas: Canvas, x: float, y: float, ink: str) -> None:
    """Two sheets of paper, one on the other."""
    for shift in (0, 4):
        sheet = Rect(x - 3 + shift, y - 8 + shift, 9, 11)
        canvas.fill(sheet, canvas.theme.color("panel"), 2)
        canvas.frame(sheet, canvas.theme.color(ink), 2, 1.5)
