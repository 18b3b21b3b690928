"""The second page of the statistics: contracts as Napoleon, by trump and target, and how many were made."""

from typing import Final

from napoleon_game.core.cards import Suit
from napoleon_game.store.history.statistics import ContractFigures, Statistics
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Rect
from napoleon_game.view.statistics_view import SUITS, percent, targets

_PANEL: Final = Rect(48, 160, 1184, 448)
_TITLE: Final = Rect(72, 168, 1136, 36)
_TABLE: Final = Rect(72, 208, 1136, 388)
_SIGN: Final = 60.0
_TOTAL: Final = 104.0
_HEAD: Final = 32.0
_GAP: Final = 4.0
_APART: Final = 8.0
"""Between the table and its totals."""
_BAR: Final = 6.0


class Contracts:
    """Draws the page; there is nothing to press."""

    def __init__(self, context: Context, figures: Statistics) -> None:
        """Show the contracts of ``figures``."""
        self._context, self._contracts = context, figures.contracts
        self._targets = targets(list(figures.contracts))
        self.widgets: list[Button] = []

    def draw(self, canvas: Canvas) -> None:
        """A table: suits from the top, targets from the left, totals at the edges."""
        say = self._context.say
        canvas.panel(_PANEL)
        label(canvas, say("statistics-made"), _TITLE, "body", "accent", bold=True)
        if not self._contracts:
            room = _PANEL.inset(24, 180)
            canvas.paragraph(say("statistics-no-contracts"), room, "title", "text_soft", align="centre")
            return
        total = say("statistics-trump-total")
        for column, target in enumerate((*self._targets, None)):
            room = self._cell(0, column)
            name = total if target is None else str(target)
            head = Rect(room.x, _TABLE.y, room.w, _HEAD)
            label(canvas, name, head, "caption", "text_soft", align="centre", bold=target is not None)
        for row, suit in enumerate((*SUITS, None)):
            room = self._cell(row, 0)
            sign = Rect(_TABLE.x, room.y, _SIGN - 8, room.h)
            if suit is None:
                label(canvas, total, sign, "caption", "text_soft", align="centre")
            else:
                canvas.suit(suit, sign, "display")
            for column, target in enumerate((*self._targets, None)):
                self._draw_cell(canvas, self._cell(row, column), self._figures(suit, target))

    def _figures(self, suit: Suit | None, target: int | None) -> ContractFigures:
        """The contracts of a suit (``None``: of all) and a target (the same)."""
        some = [
            figures
            for bid, figures in self._contracts.items()
            if suit in (None, bid.trump) and target in (None, bid.target)
        ]
        return ContractFigures(sum(each.bid for each in some), sum(each.made for each in some))

    def _cell(self, row: int, column: int) -> Rect:
        """A field of the table; those of the totals stand a little apart."""
        columns, rows = len(self._targets), len(SUITS)
        width = (_TABLE.w - _SIGN - _TOTAL - _APART) / columns
        height = (_TABLE.h - _HEAD - _APART) / (rows + 1)
        left = _TABLE.x + _SIGN + column * width + (_APART if column == columns else 0)
        top = _TABLE.y + _HEAD + row * height + (_APART if row == rows else 0)
        wide = _TOTAL if column == columns else width
        return Rect(left, top, wide - _GAP, height - _GAP)

    def _draw_cell(self, canvas: Canvas, room: Rect, figures: ContractFigures) -> None:
        """How many were made of how many, and the share as a bar."""
        theme, radius = canvas.theme, canvas.theme.radii["cell"]
        if not figures.bid:
            canvas.frame(room, theme.color("line_soft", 120), radius, 1)
            return
        canvas.fill(room, theme.color("panel_raised"), radius)
        text = self._context.say("statistics-made-of", taken=figures.made, count=figures.bid)
        words = Rect(room.x + 2, room.y + 4, room.w - 4, room.h - 20)
        label(canvas, text, words, "caption", align="centre", bold=True)
        groove = Rect(room.x + 6, room.bottom - 13, room.w - 12, _BAR)
        canvas.fill(groove, theme.color("felt_edge"), _BAR / 2)
        part = percent(figures.made, figures.bid) / 100
        if part:
            bar = Rect(groove.x, groove.y, groove.w * part, groove.h)
            canvas.fill(bar, theme.color("napoleon"), _BAR / 2)
