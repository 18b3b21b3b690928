"""A question over the screen below, with two answers."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.words import balanced
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Point, Rect

WIDTH: Final = 592
PAD: Final = 32
GAP: Final = 24
_BUTTON: Final = Rect(0, 0, 252, 52)
_AS_WIDE: Final = 1.3
"""Factor on letters up to which the plate is as wide as designed."""


class DialogScene(MenuScene):
    """A plate with a text over the screen below; its buttons stand in a row at the foot.

    Attributes:
        extra: room between the text and the rule over the buttons, for what a dialog adds.
    """

    opaque = False
    extra: float = 0.0
    largest_text = 2.0

    def __init__(self, context: Context, text: str, detail: str = "") -> None:
        """Show ``text`` and, smaller below it, ``detail``."""
        self.text, self.detail = text, detail
        super().__init__(context)

    @property
    def heading(self) -> str:
        """All that stands on it."""
        return f"{self.text} {self.detail}".strip()

    @abstractmethod
    def buttons(self) -> list[Button]:
        """The answers, from the left; the first has the focus. Their places are seen to by the dialog."""

    def build(self) -> Group:
        """The answers in a row; where they are at last is known once the text has been set."""
        self._answers = self.buttons()
        self._lay(Rect.around(Point(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2), WIDTH, WIDTH))
        return Group(self._answers, self._answers[0])

    def paint(self, canvas: Canvas) -> None:
        """Veil, plate and text."""
        canvas.scrim()
        room = self._room(canvas)
        canvas.panel(room)
        top = room.y + PAD
        inner = Rect(room.x + PAD, top, room.w - 2 * PAD, room.h)
        top += balanced(canvas, self.text, inner, "title", "text", align="centre", bold=True)
        if self.detail:
            below = Rect(inner.x, top + 12, inner.w, room.h)
            top += 12 + balanced(canvas, self.detail, below, "body", "text_soft", align="centre")
        rule(canvas, Point(inner.x, top + self.extra + GAP), inner.w)
        self._lay(room)

    def _room(self, canvas: Canvas) -> Rect:
        """The plate, as high as its text needs."""
        plate = WIDTH * max(1.0, self.scale / _AS_WIDE)
        width = plate - 2 * PAD
        height = len(canvas.wrap(self.text, width, "title", bold=True)) * canvas.line_height("title")
        if self.detail:
            height += 12 + len(canvas.wrap(self.detail, width)) * canvas.line_height("body")
        height += 2 * PAD + 2 * GAP + self._button_height + self.extra
        return Rect.around(Point(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2), plate, height)

    @property
    def _button_height(self) -> float:
        return _BUTTON.h * max(1.0, self.scale / _AS_WIDE * 0.85)

    def _lay(self, room: Rect) -> None:
        """Put the answers at the foot of the plate, side by side around its middle."""
        count, height = len(self._answers), self._button_height
        each = min((room.w - 2 * PAD - (count - 1) * GAP) / count, _BUTTON.w * room.w / WIDTH)
        width = count * each + (count - 1) * GAP
        for index, button in enumerate(self._answers):
            x = room.centre.x - width / 2 + index * (each + GAP)
            button.rect = Rect(x, room.bottom - PAD - height, each, height)


class ConfirmScene(DialogScene):
    """Asks whether something is to be done."""

    def __init__(
        self,
        context: Context,
        question: str,
        yes: str,
        confirmed: Callable[[], Command | None],
        *,
        detail: str = "",
        no: str | None = None,
        danger: bool = True,
    ) -> None:
        """``confirmed`` is called for ``yes``; its command is obeyed, and ``None`` closes the dialog.

        Args:
            context: settings and services.
            question: what is asked.
            yes: the answer that does it, in words that say what it does.
            confirmed: does it.
            detail: what follows from it.
            no: the answer that does not; "cancel" if left out. It has the focus, and Esc means it too.
            danger: whether what is done cannot be undone.
        """
        self._yes, self._confirmed, self._no, self._danger = yes, confirmed, no, danger
        super().__init__(context, question, detail)

    def buttons(self) -> list[Button]:
        """No on the left, with the focus; yes on the right."""
        no = self._no if self._no is not None else self.context.say("cancel")
        return [
            Button(_BUTTON, no, Pop),
            Button(_BUTTON, self._yes, self._confirm, "danger" if self._danger else "primary"),
        ]

    def _confirm(self) -> Command:
        return self._confirmed() or Pop()
