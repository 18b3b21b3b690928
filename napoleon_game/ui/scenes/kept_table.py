"""A table at which everything that is done is written down."""

from collections.abc import Callable

from napoleon_game.core.observation import Observation
from napoleon_game.match.session import Session
from napoleon_game.store.journal import Journal
from napoleon_game.ui.context import Context
from napoleon_game.ui.file_problems import problem_of
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.table import TableScene


class KeptTable(TableScene):
    """Says once, over the table, that a match cannot be written; the game goes on all the same."""

    def __init__(
        self,
        context: Context,
        session: Session,
        deal_over: Callable[[Observation], Command],
        pause: Callable[[], Command],
        rules: Callable[[], Command],
        journal: Journal,
    ) -> None:
        """As a table; ``journal`` is what writes."""
        self._journal, self._told = journal, False
        super().__init__(context, session, deal_over, pause, rules)

    def update(self, seconds: float) -> Command | None:
        """Let the game go on, and tell of trouble when nothing else is to be done."""
        command = super().update(seconds)
        trouble = self._journal.trouble
        if command is not None or trouble is None or self._told:
            return command
        self._told = True
        say = self.context.say
        text = say("save-trouble", problem=problem_of(self.context, trouble))
        return Push(NoticeScene(self.context, text, say("save-trouble-detail")))
