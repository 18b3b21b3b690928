"""The rows of the history: asked for a page at a time, and drawn when they have come."""

import time
from array import array
from collections import OrderedDict
from concurrent.futures import Future
from functools import partial
from typing import Final

from napoleon_game.core.scoring import Side
from napoleon_game.store.history.deals import DealRow, Filter, find, rows
from napoleon_game.store.history.history import History
from napoleon_game.store.history.trouble import HistoryError
from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.ui.widgets.words import label, snug
from napoleon_game.view.geometry import Point, Rect

_PAGE: Final = 64
"""Rows that are asked for together."""
_KEPT: Final = 40
"""Pages that are kept."""


class Pages:
    """The deals that a filter lets through, loaded as they come into sight.

    Attributes:
        ids: the deals, the latest first; ``None`` until they are known.
        problem: why they cannot be shown.
    """

    def __init__(self, history: History, wanted: Filter) -> None:
        """Ask which deals there are."""
        self._history, self._wanted = history, wanted
        self.ids: array[int] | None = None
        self.problem: HistoryError | None = None
        self._finding: Future[array[int]] | None = history.ask(partial(find, wanted=wanted))
        self._pages: OrderedDict[int, dict[int, DealRow]] = OrderedDict()
        self._asked: dict[int, Future[list[DealRow]]] = {}

    def row(self, index: int) -> DealRow | None:
        """A row; ``None`` while it is on its way."""
        if self.ids is None:
            return None
        page = index // _PAGE
        loaded = self._pages.get(page)
        if loaded is None:
            self._ask(page)
            return None
        self._pages.move_to_end(page)
        return loaded.get(self.ids[index])

    def ask_around(self, shown: range) -> None:
        """Ask for the pages on both sides of the rows in sight, before they are needed."""
        if self.ids is None or not shown:
            return
        for index in (shown.start - _PAGE, shown.stop - 1 + _PAGE):
            if 0 <= index < len(self.ids):
                self._ask(index // _PAGE)

    def _ask(self, page: int) -> None:
        if page not in self._pages and page not in self._asked and self.ids is not None:
            ids = self.ids[page * _PAGE : (page + 1) * _PAGE]
            self._asked[page] = self._history.ask(partial(rows, ids=ids, wanted=self._wanted))

    def update(self) -> bool:
        """Take what has come; returns whether anything has."""
        came = False
        try:
            if self._finding is not None and self._finding.done():
                came, finding, self._finding = True, self._finding, None
                self.ids = finding.result()
            for page in [page for page, asked in self._asked.items() if asked.done()]:
                came = True
                self._pages[page] = {row.id: row for row in self._asked.pop(page).result()}
                while len(self._pages) > _KEPT:
                    self._pages.popitem(last=False)
        except HistoryError as error:
            self.problem = error
        return came


# Drawing --------------------------------------------------------------------------------------------------

COLUMNS: Final = (
    ("history-date", 0.0, 168.0, "left"),
    ("history-contract", 180.0, 70.0, "left"),
    ("history-sides", 262.0, 420.0, "left"),
    ("history-outcome", 694.0, 130.0, "left"),
    ("history-role", 836.0, 150.0, "left"),
    ("history-own", 994.0, 112.0, "right"),
)
"""For each column the key of its head, its left edge within a row, its width, and where its text stands."""

_PAD: Final = 16.0
_SIGN: Final = 20.0


def draw_heads(canvas: Canvas, context: Context, room: Rect, *, own: bool) -> None:
    """The heads of the columns; those of a player's own part only where a player is asked for."""
    for key, left, width, align in COLUMNS if own else COLUMNS[:-2]:
        place = Rect(room.x + _PAD + left, room.y, width, room.h)
        canvas.text(context.say(key), place, "tiny", "text_dim", align=_align(align))


def draw_deal(canvas: Canvas, context: Context, row: DealRow | None, room: Rect) -> None:
    """A deal in one line; a faint bar while it is on its way."""
    if row is None:
        bar = Rect(room.x + _PAD, room.centre.y - 4, room.w * 0.5, 8)
        canvas.fill(bar, canvas.theme.color("panel_raised", 160), 4)
        return
    say = context.say

    def place(column: int, inset: float = 0.0) -> Rect:
        _, left, width, _ = COLUMNS[column]
        return Rect(room.x + _PAD + left + inset, room.y, width - inset, room.h)

    parts = when_parts(row.finished)
    if row.counted:
        label(canvas, say("history-when", **parts), place(0), "caption", "text_soft")
    else:
        del parts["time"]
        label(canvas, say("history-when.practice", **parts), place(0), "caption", "text_dim")
    suit = place(1)
    width = canvas.suit(row.bid.trump, Rect(suit.x, suit.y, 30, suit.h), "body", align="left")
    canvas.text(str(row.bid.target), place(1, max(30.0, width + 6)), "body", bold=True)
    who = row.names[row.napoleon]
    if row.adjutant == row.napoleon:
        sides = say("history-alone", who=who)
    else:
        sides = say("history-pair", who=who, adjutant=row.names[row.adjutant])
    snug(canvas, sides, place(2), "body")
    side = Side.NAPOLEON if row.made else Side.ALLIED
    at = place(3)
    draw_side(canvas, Point(at.x + _SIGN / 2, at.centre.y), _SIGN, side, "", known=True)
    taken = say("history-of-target", taken=row.taken, target=row.bid.target)
    label(canvas, taken, place(3, _SIGN + 10), "body", side.value, bold=row.complete)
    if row.own is not None:
        ink = "text" if row.own.won else "text_dim"
        label(canvas, role_name(context, row.own.role), place(4), "body", ink)
        points = say("result-gain", points=row.own.points) if row.own.points else say("result-gain-none")
        ink = "accent" if row.own.points else "text_dim"
        label(canvas, points, place(5), "body", ink, align="right", bold=row.own.points > 0)


def role_name(context: Context, role: str) -> str:
    """What a role is called, ``alone`` too."""
    return context.words.role("napoleon-alone" if role == "alone" else role)  # type: ignore[arg-type]


def when_parts(finished: int) -> dict[str, str]:
    """Date and time of a moment (seconds since 1970) where the program runs, as texts."""
    at = time.localtime(finished)
    return {
        "year": f"{at.tm_year:04}",
        "month": f"{at.tm_mon:02}",
        "day": f"{at.tm_mday:02}",
        "time": f"{at.tm_hour:02}:{at.tm_min:02}",
    }


def _align(text: str) -> Align:
    return "right" if text == "right" else "left"
