"""The menu over a table."""

from collections.abc import Callable
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Point, Rect

Way = Callable[[], Command | None]
"""What a button leads to."""

_WIDTH: Final = 448
_PAD: Final = 32
_TITLE: Final = 48
_BUTTON: Final = 52
_STEP: Final = 64
_HEAD: Final = _PAD + _TITLE + 32
"""From the top of the plate to the first button."""


class PauseScene(MenuScene):
    """Go on, look something up, or leave."""

    opaque = False
    largest_text = 1.5

    def __init__(
        self, context: Context, *, rules: Way, settings: Way, give_up: Way, to_title: Way | None = None
    ) -> None:
        """Each argument is what a button leads to; ``give_up`` is called once the question is answered.

        Without ``to_title`` there is no way to the title that keeps the match.
        """
        self._rules, self._settings, self._give_up, self._to_title = rules, settings, give_up, to_title
        super().__init__(context)

    def build(self) -> Group:
        """The menu."""
        say, nowhere = self.context.say, Rect(0, 0, 0, 0)
        buttons = [
            Button(nowhere, say("pause-resume"), Pop, "primary"),
            Button(nowhere, say("pause-rules"), self._rules),
            Button(nowhere, say("pause-settings"), self._settings),
        ]
        if self._to_title is not None:
            buttons.append(Button(nowhere, say("pause-title-screen"), self._to_title))
        buttons.append(Button(nowhere, say("pause-quit"), self._ask, "danger"))
        height = _HEAD + _STEP * (len(buttons) - 1) + _BUTTON + _PAD
        self._plate = Rect.around(Point(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2), _WIDTH, height)
        for index, button in enumerate(buttons):
            top = self._plate.y + _HEAD + _STEP * index
            button.rect = Rect(self._plate.x + _PAD, top, _WIDTH - 2 * _PAD, _BUTTON)
        return Group(buttons)

    def react(self, event: Input) -> Command | None:
        """A button was pressed, or a key that means one."""
        return self._rules() if event == Asked(Do.RULES) else self.group.handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Veil, plate and title."""
        canvas.scrim()
        canvas.panel(self._plate)
        title = Rect(self._plate.x + _PAD, self._plate.y + _PAD - 8, _WIDTH - 2 * _PAD, _TITLE)
        canvas.text(self.context.say("pause-title"), title, "display", align="centre", bold=True)
        rule(canvas, Point(title.x, title.bottom + 14), title.w)

    def _ask(self) -> Command:
        """Ask before the match is given up."""
        say = self.context.say
        return Push(
            ConfirmScene(
                self.context,
                say("confirm-quit-match"),
                say("confirm-quit-match-yes"),
                self._give_up,
                detail=say("confirm-quit-match-lost"),
                no=say("confirm-quit-match-no"),
            )
        )
