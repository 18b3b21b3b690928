"""The table at which another line of a deal is tried out."""

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Rect
from napoleon_game.view.places import PLAIN

_SIGN = Rect(24, 444, 168, 30)


class PracticePause(PauseScene):
    """The menu over it."""

    leaving = ("practice-leave", "practice-leave-question", "practice-leave", "practice-leave-detail")


class PracticeTable(TableScene):
    """One deal, begun somewhere in its middle; a sign says that it is practice."""

    def _passed_out(self) -> Command | None:
        """There is no other deal after this one."""
        return self._deal_over(self.director.shown)

    def draw(self, canvas: Canvas) -> None:
        """The table with the sign, where letters leave room for one."""
        super().draw(canvas)
        if self.context.places is PLAIN:
            theme = canvas.theme
            canvas.fill(_SIGN, theme.color("panel", 230), theme.radii["cell"])
            canvas.frame(_SIGN, theme.color("accent_deep"), theme.radii["cell"])
            label(canvas, self.context.say("practice"), _SIGN, "caption", "accent", align="centre", bold=True)
