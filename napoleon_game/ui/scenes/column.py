"""A plate over the screen below, with a title and a column of buttons."""

from abc import abstractmethod
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Point, Rect

NOWHERE: Final = Rect(0, 0, 0, 0)
"""Where a button stands until it has its place in the column."""

_AS_WIDE: Final = 1.3
"""Factor on letters up to which the plate is as wide as designed."""
_PAD: Final = 32
_TITLE: Final = 48
_BUTTON: Final = 52
_STEP: Final = 64
_HEAD: Final = _PAD + _TITLE + 32
"""From the top of the plate to the first button."""


class ColumnScene(MenuScene):
    """A menu over the screen below.

    Attributes:
        width: of the plate, in design units.
    """

    opaque = False
    largest_text = 2.0
    width: float = 448

    @property
    @abstractmethod
    def title(self) -> str:
        """What stands over the buttons."""

    @abstractmethod
    def buttons(self) -> list[Button]:
        """The buttons, from the top; their places are seen to by the column."""

    def build(self) -> Group:
        """The menu."""
        buttons = self.buttons()
        width = self.width * max(1.0, self.scale / _AS_WIDE)
        height = _HEAD + _STEP * (len(buttons) - 1) + _BUTTON + _PAD
        self._plate = Rect.around(Point(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2), width, height)
        for index, button in enumerate(buttons):
            top = self._plate.y + _HEAD + _STEP * index
            button.rect = Rect(self._plate.x + _PAD, top, width - 2 * _PAD, _BUTTON)
        return Group(buttons)

    def paint(self, canvas: Canvas) -> None:
        """Veil, plate and title."""
        canvas.scrim()
        canvas.panel(self._plate)
        room = Rect(self._plate.x + _PAD, self._plate.y + _PAD - 8, self._plate.w - 2 * _PAD, _TITLE)
        label(canvas, self.title, room, "display", align="centre", bold=True)
        rule(canvas, Point(room.x, room.bottom + 14), room.w)
