"""The menu over a table."""

from collections.abc import Callable

from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes.column import NOWHERE, ColumnScene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.code_button import CodeButton

Way = Callable[[], Command | None]
"""What a button leads to."""


class PauseScene(ColumnScene):
    """Go on, look something up, or leave.

    Attributes:
        leaving: the texts of the button that gives up, of its question, its answer and what follows.
    """

    leaving = ("pause-quit", "confirm-quit-match", "confirm-quit-match-yes", "confirm-quit-match-lost")

    def __init__(
        self,
        context: Context,
        *,
        rules: Way,
        settings: Way,
        give_up: Way | None = None,
        save_as: Way | None = None,
        to_title: Way | None = None,
        strengths: Way | None = None,
        code: str = "",
    ) -> None:
        """Each argument is what a button leads to; those that are left out have none.

        Args:
            context: settings and services.
            rules: the rules of the game.
            settings: the settings.
            give_up: the end of a match that is not kept; it is called once the question is answered.
            save_as: keeps the match as it stands under a name.
            to_title: the way to the title that keeps the match.
            strengths: the order of strength.
            code: the code of the deal on the table, to be copied; empty for none.
        """
        self._rules, self._settings, self._give_up = rules, settings, give_up
        self._save_as, self._to_title = save_as, to_title
        self._strengths, self._code = strengths, code
        super().__init__(context)

    @property
    def title(self) -> str:
        """That the match waits."""
        return self.context.say("pause-title")

    def buttons(self) -> list[Button]:
        """The menu."""
        say = self.context.say
        buttons = [
            Button(NOWHERE, say("pause-resume"), Pop, "primary"),
            Button(NOWHERE, say("pause-rules"), self._rules),
            Button(NOWHERE, say("pause-settings"), self._settings),
        ]
        if self._strengths is not None:
            buttons.insert(1, Button(NOWHERE, say("pause-strengths"), self._strengths))
        if self._code:
            buttons.append(CodeButton(NOWHERE, self.context, self._code))
        if self._save_as is not None:
            buttons.append(Button(NOWHERE, say("pause-save-as"), self._save_as))
        if self._to_title is not None:
            buttons.append(Button(NOWHERE, say("pause-save"), self._to_title))
        if self._give_up is not None:
            buttons.append(Button(NOWHERE, say(self.leaving[0]), self._ask, "danger"))
        return buttons

    def react(self, event: Input) -> Command | None:
        """A button was pressed, or a key that means one."""
        if event == Asked(Do.STRENGTHS) and self._strengths is not None:
            return self._strengths()
        return self._rules() if event == Asked(Do.RULES) else self.group.handle(event)

    def _ask(self) -> Command:
        """Ask before the match is given up."""
        assert self._give_up is not None
        say = self.context.say
        _, question, yes, detail = self.leaving
        return Push(
            ConfirmScene(
                self.context,
                say(question),
                say(yes),
                self._give_up,
                detail=say(detail),
                no=say("confirm-quit-match-no"),
            )
        )
