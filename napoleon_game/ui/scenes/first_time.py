"""A rule that bites for the first time, explained over the table."""

from typing import Final

from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Pop, Replace
from napoleon_game.ui.scenes.dialog import DialogScene
from napoleon_game.ui.scenes.rules_page import rules_on
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.first_times import TOPICS
from napoleon_game.view.geometry import Rect

_ANYWHERE: Final = Rect(0, 0, 0, 0)


class FirstTimeScene(DialogScene):
    """Says what has just happened, and where the rules say more.

    Attributes:
        topic: one of :data:`TOPICS`.
    """

    unhurried = 0.5

    def __init__(self, context: Context, topic: str) -> None:
        """Explain ``topic``."""
        self.topic = topic
        super().__init__(context, context.say("first-heading"), context.say(f"first-{topic}"))

    def buttons(self) -> list[Button]:
        """Go on, with the focus; or read on."""
        say = self.context.say
        return [
            Button(_ANYWHERE, say("first-ok"), Pop, "primary"),
            Button(_ANYWHERE, say("first-rules"), self._open_rules),
        ]

    def react(self, event: Input) -> Command | None:
        """The key of the rules opens them at the right place."""
        return self._open_rules() if event == Asked(Do.RULES) else self.group.handle(event)

    def _open_rules(self) -> Command:
        return Replace(rules_on(self.context, TOPICS[self.topic]))
