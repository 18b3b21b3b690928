"""The first page of the statistics: roles, places, the best deal and the worst."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from napoleon_game.match.arena import ROLES
from napoleon_game.store.history.statistics import Remarkable, RoleFigures, Statistics
from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.backdrop import hairline
from napoleon_game.ui.scenes.history_rows import role_name, when_parts
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.statistics_view import percent

_LEFT: Final = Rect(48, 160, 640, 448)
_NUMBERS: Final = Rect(72, 172, 592, 92)
_HEADS: Final = Rect(72, 272, 592, 28)
_ROWS: Final = Rect(72, 304, 592, 296)
_COLUMNS: Final[tuple[tuple[str, float, float, Align], ...]] = (
    ("statistics-role", 0.0, 180.0, "left"),
    ("statistics-deals", 180.0, 72.0, "right"),
    ("statistics-won", 252.0, 68.0, "right"),
    ("statistics-mean", 320.0, 104.0, "right"),
    ("statistics-pictures", 424.0, 168.0, "right"),
)
_PLACES: Final = Rect(712, 160, 520, 244)
_MATCH: Final = Rect(732, 172, 224, 220)
_DEAL: Final = Rect(988, 172, 224, 220)
_BAR: Final = 18.0
_DEALS: Final = Rect(712, 420, 520, 188)
_DEAL_ROW: Final = 94.0
_OPEN: Final = Rect(1084, 0, 132, 40)


class Overview:
    """Draws the page, and has its buttons."""

    def __init__(
        self, context: Context, figures: Statistics, open_deal: Callable[[int], Command | None]
    ) -> None:
        """``open_deal`` is called with the id of a deal that is to be looked at again."""
        self._context, self._figures = context, figures
        self.widgets: list[Button] = []
        for row, deal in enumerate(self._deals):
            if deal is not None:
                top = _DEALS.y + _DEAL_ROW * row + (_DEAL_ROW - _OPEN.h) / 2
                place = Rect(_OPEN.x, top, _OPEN.w, _OPEN.h)
                way = partial(open_deal, deal.id)
                self.widgets.append(Button(place, context.say("statistics-open"), way, style="caption"))

    @property
    def _deals(self) -> tuple[Remarkable | None, Remarkable | None]:
        return self._figures.best, self._figures.worst

    def draw(self, canvas: Canvas) -> None:
        """All of it."""
        for panel in (_LEFT, _PLACES, _DEALS):
            canvas.panel(panel)
        self._numbers(canvas)
        self._table(canvas)
        say = self._context.say
        self._bars(canvas, _MATCH, say("statistics-match-places"), self._figures.match_places)
        self._bars(canvas, _DEAL, say("statistics-places"), self._figures.places)
        for row, (key, deal) in enumerate(
            zip(("statistics-best", "statistics-worst"), self._deals, strict=True)
        ):
            if row:
                hairline(canvas, Point(_DEALS.x + 20, _DEALS.y + _DEAL_ROW), _DEALS.w - 40)
            if deal is not None:
                self._deal(canvas, say(key), deal, _DEALS.y + _DEAL_ROW * row)

    def _numbers(self, canvas: Canvas) -> None:
        """The three figures that one asks for first."""
        say, total = self._context.say, self._figures.total
        figures = (
            ("statistics-deals", say("standings-number", points=total.deals)),
            ("statistics-won", say("statistics-share", percent=percent(total.won, total.deals))),
            ("statistics-points", say("standings-number", points=total.points)),
        )
        widths = (190.0, 142.0, 260.0)
        left = _NUMBERS.x
        for (key, text), width in zip(figures, widths, strict=True):
            room = Rect(left, _NUMBERS.y, width - 12, 58)
            label(canvas, text, room, "numeral", "accent", bold=True)
            label(canvas, say(key), Rect(left, room.bottom - 2, width - 12, 26), "caption", "text_soft")
            left += width

    def _table(self, canvas: Canvas) -> None:
        for key, left, width, align in _COLUMNS:
            room = Rect(_HEADS.x + left, _HEADS.y, width, _HEADS.h)
            label(canvas, self._context.say(key), room.inset(2, 0), "tiny", "text_dim", align=align)
        names = [*(role_name(self._context, role) for role in ROLES), self._context.say("statistics-total")]
        figures = [*(self._figures.by_role[role] for role in ROLES), self._figures.total]
        height = _ROWS.h / len(names)
        for index, (name, role) in enumerate(zip(names, figures, strict=True)):
            top = _ROWS.y + index * height
            last = index == len(names) - 1
            canvas.line(
                Point(_ROWS.x, top),
                Point(_ROWS.right, top),
                canvas.theme.color("line" if last else "line_soft"),
            )
            self._row(canvas, name, role, Rect(_ROWS.x, top, _ROWS.w, height), bold=last)

    def _row(self, canvas: Canvas, name: str, role: RoleFigures, room: Rect, *, bold: bool) -> None:
        say, deals = self._context.say, role.deals
        texts = [name, say("standings-number", points=deals)]
        if deals:
            texts += [
                say("statistics-share", percent=percent(role.won, deals)),
                say("standings-number", points=round(role.points / deals)),
                f"{role.pictures / deals:.1f}",
            ]
        else:
            texts += ["–", "–", "–"]
        ink = "text" if deals else "text_dim"
        for text, (_, left, width, align) in zip(texts, _COLUMNS, strict=True):
            place = Rect(room.x + left, room.y, width, room.h)
            label(canvas, text, place.inset(2, 0), "body", ink, align=align, bold=bold)

    def _bars(self, canvas: Canvas, room: Rect, name: str, counts: Sequence[int]) -> None:
        """How often each place was had, as bars."""
        theme = canvas.theme
        label(canvas, name, Rect(room.x, room.y, room.w, 28), "caption", "accent", bold=True)
        if not any(counts):
            if counts is self._figures.match_places:
                below = Rect(room.x, room.y + 44, room.w, room.h)
                text = self._context.say("statistics-no-matches")
                canvas.paragraph(text, below, "caption", "text_dim")
            return
        height = (room.h - 32) / len(counts)
        most = max(counts)
        for index, count in enumerate(counts):
            top = room.y + 32 + index * height
            place = Rect(room.x, top, 52, height)
            name = self._context.say("standings-place", place=index + 1)
            label(canvas, name, place, "caption", "text_soft")
            groove = Rect(room.x + 56, top + (height - _BAR) / 2, room.w - 56 - 62, _BAR)
            canvas.fill(groove, theme.color("felt_edge"), 4)
            if count:
                bar = Rect(groove.x, groove.y, max(4.0, groove.w * count / most), groove.h)
                canvas.fill(bar, theme.color("accent_deep" if index == 0 else "text_dim"), 4)
            number = Rect(room.right - 58, top, 58, height)
            text = self._context.say("standings-number", points=count)
            label(canvas, text, number, "caption", align="right")

    def _deal(self, canvas: Canvas, name: str, deal: Remarkable, top: float) -> None:
        say, words = self._context.say, self._context.words
        left, width = _DEALS.x + 20, _OPEN.x - _DEALS.x - 36
        parts = when_parts(deal.finished)
        label(canvas, name, Rect(left, top + 12, 180, 28), "caption", "accent", bold=True)
        when = Rect(left + 180, top + 12, width - 180, 28)
        label(canvas, say("history-when", **parts), when, "tiny", "text_dim", align="right")
        gained = say("result-gain", points=deal.points) if deal.points else say("result-gain-none")
        bid = words.short_bid(deal.bid)
        text = f"{gained}　{role_name(self._context, deal.role)}　{bid}"
        label(canvas, text, Rect(left, top + 44, width, 36), "body")
