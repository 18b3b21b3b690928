"""The third page of the statistics: how a player's points have developed."""

from typing import Final

from napoleon_game.store.history.statistics import Statistics
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.chart import Chart
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Rect
from napoleon_game.view.statistics_view import course

_PANEL: Final = Rect(48, 160, 1184, 448)
_TITLE: Final = Rect(72, 168, 1136, 36)
_CHART: Final = Rect(64, 208, 1152, 388)
_WINDOW: Final = 20
"""Deals that the second line is a mean of."""
_MOST: Final = 200
"""Places of a line: of more deals, some stand for several."""


class Course:
    """Draws the page; there is nothing to press."""

    def __init__(self, context: Context, figures: Statistics) -> None:
        """Show the course of ``figures``."""
        self._context, self._points = context, figures.course
        self.widgets: list[Button] = []

    def draw(self, canvas: Canvas) -> None:
        """Two lines over all deals."""
        say = self._context.say
        canvas.panel(_PANEL)
        label(canvas, say("statistics-course-head"), _TITLE, "body", "accent", bold=True)
        if len(self._points) < 2:
            room = _PANEL.inset(24, 180)
            canvas.paragraph(say("statistics-course-too-few"), room, "title", "text_soft", align="centre")
            return
        lines = course(self._points, _WINDOW, _MOST)
        names = (say("statistics-mean-so-far"), say("statistics-last", count=_WINDOW))
        chart = Chart(_CHART, lines, names, len(self._points))
        chart.draw(
            canvas, lambda points: say("standings-number", points=points), say("standings-chart-deals")
        )
