"""The button that goes back into a deal that is over."""

from collections.abc import Callable

from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Erased, Input, Typed, meaning_of
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.geometry import Rect


class TakeBackButton(Button):
    """Takes the last decision back; the keys that do so at the table do it here, wherever the focus is."""

    def __init__(self, rect: Rect, context: Context, take_back: Callable[[], Command]) -> None:
        """``take_back`` is what it does."""
        super().__init__(rect, context.say("undo"), take_back)

    def meant_by(self, event: Input) -> bool:
        """Whether an input asks to take back."""
        match event:
            case Asked(Do.UNDO) | Erased():
                return True
            case Typed(text):
                return meaning_of(text) is Do.UNDO
        return False
