"""Asks for a name."""

from collections.abc import Callable
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Pop
from napoleon_game.ui.scenes.dialog import GAP, PAD, DialogScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.text_field import TextField
from napoleon_game.view.geometry import Rect

_FIELD: Final = 48


class NameScene(DialogScene):
    """A question with a line to write on; ``Enter`` there says yes."""

    extra = _FIELD + GAP

    def __init__(
        self,
        context: Context,
        question: str,
        name: str,
        longest: int,
        named: Callable[[str], Command],
        *,
        detail: str = "",
        placeholder: str = "",
    ) -> None:
        """``named`` is called with the name, of at most ``longest`` letters; its command is obeyed.

        ``placeholder`` is what an empty name will be shown as.
        """
        self.name, self._named = name, named
        self._longest, self._placeholder = longest, placeholder
        super().__init__(context, question, detail)

    def buttons(self) -> list[Button]:
        """No on the left, yes on the right."""
        say = self.context.say
        yes = Button(Rect(0, 0, 0, 0), say("save-name-yes"), self._confirm, "primary")
        return [Button(Rect(0, 0, 0, 0), say("cancel"), Pop), yes]

    def build(self) -> Group:
        """The field, with the focus, over the answers."""
        self._field = TextField(Rect(0, 0, 0, 0), self.name, self._longest, self._write, self._placeholder)
        answers = super().build()
        return Group([self._field, *answers.widgets], self._field)

    def react(self, event: Input) -> Command | None:
        """``Enter`` in the field says yes."""
        if self.group.focus is self._field and event == Asked(Do.CONFIRM):
            return self._confirm()
        return self.group.handle(event)

    def paint(self, canvas: Canvas) -> None:
        """The field stands between the words and the rule."""
        super().paint(canvas)
        answer = self._answers[0].rect
        room = self._room(canvas)
        top = answer.y - 2 * GAP - _FIELD
        self._field.rect = Rect(room.x + PAD, top, room.w - 2 * PAD, _FIELD)

    def _write(self, name: str) -> None:
        self.name = name

    def _confirm(self) -> Command:
        return self._named(" ".join(self.name.split()))
