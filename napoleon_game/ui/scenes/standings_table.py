"""The table of the standings: places, players, points."""

from collections.abc import Sequence
from typing import Final

from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.chart import draw_marker, fitting_style
from napoleon_game.ui.widgets.words import snug
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.result_view import Standing

PANEL: Final = Rect(32, 162, 560, 534)
HEAD: Final = Rect(32, 172, 560, 28)
ROW_TOP: Final = 206.0
ROW_HEIGHT: Final = 96.0
_PAD: Final = 8.0
_PLACE: Final = (52.0, 94.0)
_MARK: Final = 180.0
_NAME: Final = (206.0, 134.0)
_LAST: Final = (340.0, 86.0)
_POINTS: Final = (434.0, 140.0)
"""Left edge and width of the columns."""
_MARK_SIZE: Final = 20.0
_UPPER: Final = (14.0, 44.0)
_LOWER: Final = (58.0, 24.0)
"""Top and height of the two lines of a row."""


class StandingsTable:
    """Draws the players from the first place down."""

    def __init__(self, context: Context, names: Sequence[str], rows: Sequence[Standing], final: bool) -> None:
        """``final``: the first place is that of the match."""
        self._context, self._names, self._rows, self._final = context, names, rows, final

    def draw(self, canvas: Canvas) -> None:
        """The whole table."""
        say = self._context.say
        canvas.panel(PANEL, radius="plate")
        heads: tuple[tuple[str, tuple[float, float], Align], ...] = (
            ("standings-place-head", _PLACE, "left"),
            ("standings-name", _NAME, "left"),
            ("standings-last", _LAST, "right"),
            ("standings-points", _POINTS, "right"),
        )
        for key, (x, width), align in heads:
            canvas.text(say(key), Rect(x, HEAD.y, width, HEAD.h), "tiny", "text_dim", align=align)
        for index, row in enumerate(self._rows):
            self._row(canvas, index, row)

    def _place(self, row: Standing) -> str:
        key = "standings-place.shared" if row.shared else "standings-place"
        return self._context.say(key, place=row.place)

    def _honoured(self, row: Standing) -> bool:
        return row.place == 1 and row.points > 0

    def _style(self, canvas: Canvas, texts: Sequence[str], width: float, *styles: str) -> str:
        """One style for a whole column: the largest in which all its texts fit."""
        widest = max(texts, key=lambda text: canvas.measure(text, styles[0], bold=True))
        return fitting_style(canvas, widest, width, styles, bold=True)

    def _row(self, canvas: Canvas, index: int, row: Standing) -> None:
        theme, top = canvas.theme, ROW_TOP + index * ROW_HEIGHT
        rect = Rect(PANEL.x + _PAD, top + 2, PANEL.w - 2 * _PAD, ROW_HEIGHT - 4)
        first = self._honoured(row)
        if first:
            canvas.fill(rect, theme.color("panel_raised"), 10)
            if self._final:
                canvas.frame(rect, theme.color("accent"), 10)
        elif index and not self._honoured(self._rows[index - 1]):
            canvas.line(Point(HEAD.x + 20, top), Point(HEAD.right - 20, top), theme.color("line_soft"))
        ink = "accent" if first else "text"
        places, names = [self._place(each) for each in self._rows], list(self._names)
        style = self._style(canvas, places, _PLACE[1], "title", "body", "caption", "tiny")
        room = Rect(_PLACE[0], top, _PLACE[1], ROW_HEIGHT)
        canvas.text(self._place(row), room, style, ink, bold=True)
        draw_marker(canvas, row.seat, Point(_MARK, top + ROW_HEIGHT / 2), _MARK_SIZE)
        room = Rect(_NAME[0], top, _NAME[1], ROW_HEIGHT)
        style = self._style(canvas, names, room.w, "title", "body", "caption", "tiny")
        snug(canvas, self._names[row.seat], room, style, bold=True)
        self._points(canvas, top, row, ink)

    def _points(self, canvas: Canvas, top: float, row: Standing, ink: str) -> None:
        say = self._context.say
        (upper, height), (lower, small) = _UPPER, _LOWER
        y = top + (upper if row.behind else (ROW_HEIGHT - height) / 2)
        gain = say("result-gain", points=row.last) if row.last else say("result-gain-none")
        color = "text" if row.last else "text_dim"
        canvas.text(gain, Rect(_LAST[0], y, _LAST[1], height), "body", color, align="right")
        numbers = [say("standings-number", points=each.points) for each in self._rows]
        style = self._style(canvas, numbers, _POINTS[1], "display", "title", "body", "caption")
        text, room = say("standings-number", points=row.points), Rect(_POINTS[0], y, _POINTS[1], height)
        canvas.text(text, room, style, ink, align="right", bold=True)
        if row.behind:
            text = say("standings-leader-behind", points=row.behind)
            room = Rect(_LAST[0], top + lower, _POINTS[0] + _POINTS[1] - _LAST[0], small)
            canvas.text(text, room, "tiny", "text_dim", align="right")
