"""The table of a challenge: one deal, and no other after it."""

from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.table import TableScene


class ChallengeTable(TableScene):
    """Ends when everybody passes, too: another deal would be another challenge."""

    def _passed_out(self) -> Command | None:
        """That was it."""
        return self._deal_over(self.director.shown)
