"""One thing that a person is to know before going on, and what notices about the settings say."""

from collections.abc import Callable
from typing import Final

from napoleon_game.config.notices import Notice
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop
from napoleon_game.ui.scenes.dialog import DialogScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.geometry import Rect

_ANYWHERE: Final = Rect(0, 0, 0, 0)


class NoticeScene(DialogScene):
    """A text with one button."""

    def __init__(
        self, context: Context, text: str, detail: str = "", *, closed: Callable[[], Command | None] = Pop
    ) -> None:
        """``closed`` is called when it is closed; its command is obeyed, and ``None`` only closes it."""
        self._closed = closed
        super().__init__(context, text, detail)

    def buttons(self) -> list[Button]:
        """The one button."""
        return [Button(_ANYWHERE, self.context.say("ok"), self._close, "primary")]

    def back(self) -> Command | None:
        """Esc closes it as well."""
        return self._close()

    def _close(self) -> Command:
        return self._closed() or Pop()


def notice_text(context: Context, notice: Notice) -> str:
    """What is wrong with the settings, in one sentence."""
    say = context.say
    key = f"config-{notice.problem.name.lower().replace('_', '-')}"
    problem = say(key, key=notice.key, found=notice.found, used=notice.used)
    if notice.line is None:
        return say("notice-config", source=notice.source, problem=problem)
    return say("notice-config-line", source=notice.source, line=str(notice.line), problem=problem)
