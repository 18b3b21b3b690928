"""Trick by trick: a list of the ten tricks, and the five cards of the one that is chosen."""

from collections.abc import Callable, Sequence
from typing import Final

from napoleon_game.core.cards import Seat
from napoleon_game.core.scoring import Side
from napoleon_game.i18n.names import standing_alone
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.result_tiles import side_color
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.ui.widgets.chart import fitting_style
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import TIGHT, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import card_width
from napoleon_game.view.pose import Pose
from napoleon_game.view.result_view import TrickRow

PANEL: Final = Rect(832, 162, 416, 474)
HEAD: Final = Rect(848, 168, 384, 26)
LIST: Final = Rect(842, 196, 396, 250)
DETAIL: Final = Rect(848, 454, 384, 26)
REASON: Final = Rect(848, 480, 384, 24)
CARDS: Final = Rect(840, 510, 400, 122)
"""The cards of a trick, and the names below them."""
_NAMES: Final = (34.0, 56.0)
"""Room for names of two lines, and of three: then the cards are smaller."""
_APART: Final = 4.0
"""Between two names, and between a card and its name."""
_NUMBER: Final = 28.0
_SIGN: Final = 16.0
_NAME: Final = (56.0, 182.0)
"""As wide as the longest name in the smallest letters."""
_CARD: Final = (242.0, 92.0)
_PIP: Final = (9.0, 13.0)
_PIP_STEP: Final = 12.0
_RADIUS: Final = 6.0
_LEAD: Final = 20.0
_HOVER: Final = 150


class TrickList(Widget):
    """The ten tricks, one a row; arrows and clicks choose one.

    Attributes:
        index: which is chosen, from 0.
        hovered: which the mouse is over.
    """

    def __init__(
        self,
        context: Context,
        names: Sequence[str],
        sides: Sequence[Side],
        tricks: Sequence[TrickRow],
        confirmed: Callable[[], Command],
    ) -> None:
        """``sides`` by seat; ``confirmed`` is asked when Enter is pressed here."""
        super().__init__(LIST)
        self._context, self._names, self._sides, self._tricks = context, names, sides, tricks
        self._confirmed = confirmed
        self.index = 0
        self.hovered: int | None = None

    @property
    def chosen(self) -> TrickRow:
        """The chosen trick."""
        return self._tricks[self.index]

    @property
    def radius(self) -> float:
        """Corners like those of its rows."""
        return _RADIUS

    def choose(self, index: int) -> None:
        """Choose a trick; the first or the last one for places beyond."""
        self.index = min(max(index, 0), len(self._tricks) - 1)

    def row(self, index: int) -> Rect:
        """The place of a row."""
        height = LIST.h / len(self._tricks)
        return Rect(LIST.x, LIST.y + index * height, LIST.w, height)

    def row_at(self, at: Point) -> int | None:
        """The row at a point."""
        return int((at.y - LIST.y) * len(self._tricks) / LIST.h) if LIST.contains(at) else None

    def point(self, at: Point) -> bool:
        """The mouse is at a point; returns whether that changes how the list looks."""
        before, self.hovered = self.hovered, self.row_at(at)
        return self.hovered != before

    def press(self, at: Point | None) -> Command | None:
        """Choose the row at a point; without one, go on."""
        if at is None:
            return self._confirmed()
        if (index := self.row_at(at)) is not None:
            self.choose(index)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:  # noqa: ARG002
        """The list."""
        for index, trick in enumerate(self._tricks):
            self._row(canvas, self.row(index), trick, index == self.index)

    def _color(self, seat: Seat) -> str:
        return side_color(self._sides[seat])

    def _row(self, canvas: Canvas, rect: Rect, trick: TrickRow, chosen: bool) -> None:
        theme, color = canvas.theme, self._color(trick.winner)
        if chosen:
            canvas.fill(rect, theme.color("panel_raised"), _RADIUS)
            canvas.frame(rect, theme.color("line"), _RADIUS)
        elif trick.number - 1 == self.hovered:
            canvas.fill(rect, theme.color("panel_raised", _HOVER), _RADIUS)
        ink = "text" if chosen else "text_soft"
        number = Rect(rect.x, rect.y, _NUMBER, rect.h)
        canvas.text(str(trick.number), number, "caption", ink, align="right", bold=chosen)
        sign, side = Point(rect.x + _NUMBER + 14, rect.centre.y), self._sides[trick.winner]
        draw_side(canvas, sign, _SIGN, side, "", known=True)
        x, width = _NAME
        name = self._names[trick.winner]
        style = fitting_style(canvas, name, width, ("caption", "tiny"), bold=chosen)
        canvas.text(name, Rect(rect.x + x, rect.y, width, rect.h), style, ink, bold=chosen)
        x, width = _CARD
        self._card(canvas, trick, Rect(rect.x + x, rect.y, width, rect.h), ink)
        for pip in range(trick.pictures):
            right = rect.right - 14 - pip * _PIP_STEP
            place = Rect(right - _PIP[0], rect.centre.y - _PIP[1] / 2, *_PIP)
            canvas.fill(place, theme.color(color), 2)

    def _card(self, canvas: Canvas, trick: TrickRow, room: Rect, ink: str) -> None:
        """The winning card in signs, the suit in its colour."""
        card = trick.card
        if card.suit is None:
            label(canvas, standing_alone(self._context.words.short_card(card)), room, "caption", ink)
            return
        width = canvas.suit(card.suit, room, "caption", align="left")
        rank = self._context.words.short_card(card).removeprefix(SUIT_GLYPHS[card.suit])
        canvas.text(
            rank, Rect(room.x + width + 3, room.y, room.w - width - 3, room.h), "caption", ink, bold=True
        )

    def draw_panel(self, canvas: Canvas) -> None:
        """What lies below the list: the panel, headings, and the chosen trick."""
        say, trick, theme = self._context.say, self.chosen, canvas.theme
        canvas.panel(PANEL, radius="plate")
        canvas.text(say("result-tricks"), HEAD, "caption", "accent", bold=True)
        canvas.text(say("result-pictures"), HEAD, "tiny", "text_dim", align="right")
        y = LIST.bottom + 4
        canvas.line(Point(HEAD.x, y), Point(HEAD.right, y), theme.color("line_soft"))
        title = say("result-trick", number=trick.number)
        width = canvas.text(title, DETAIL, "body", "accent", bold=True)
        room = Rect(DETAIL.x + width + 14, DETAIL.y, DETAIL.w - width - 14, DETAIL.h)
        canvas.text(self._names[trick.winner], room, "body", self._color(trick.winner), bold=True)
        reason = standing_alone(self._context.words.won_by(trick.won_by))
        count = say("count-pictures", count=trick.pictures)
        width = canvas.measure(count, "tiny")
        canvas.text(count, REASON, "tiny", "text_soft", align="right")
        room = Rect(REASON.x, REASON.y, REASON.w - width - 10, REASON.h)
        style = fitting_style(canvas, reason, room.w, ("caption", "tiny"), bold=False)
        canvas.text(reason, room, style)
        self._cards(canvas, trick)

    def _cards(self, canvas: Canvas, trick: TrickRow) -> None:
        pitch = CARDS.w / len(trick.cards)
        lines = [_name_lines(canvas, name, pitch - _APART) for name in self._names]
        names = CARDS.bottom - _NAMES[max(map(len, lines)) > 2]
        height = names - _APART - CARDS.y
        width = card_width(height)
        for index, played in enumerate(trick.cards):
            x = CARDS.x + (index + 0.5) * pitch
            rect = Rect(x - width / 2, CARDS.y, width, height)
            canvas.card(played.card, Pose(x, rect.centre.y, height))
            if played.wins:
                canvas.focus_ring(rect, 6)
            room = Rect(x - pitch / 2, names, pitch, CARDS.bottom - names)
            self._name(canvas, lines[played.seat], room, self._color(played.seat), wins=played.wins)
            if index == 0:
                self._lead(canvas, rect)

    def _name(self, canvas: Canvas, lines: Sequence[str], room: Rect, color: str, *, wins: bool) -> None:
        """A name in its lines, in the middle of ``room``."""
        step = canvas.line_height("tiny") * TIGHT
        top = room.centre.y - step * len(lines) / 2
        for row, line in enumerate(lines):
            place = Rect(room.x, top + row * step, room.w, step)
            canvas.text(line, place, "tiny", color, align="centre", bold=wins)

    def _lead(self, canvas: Canvas, card: Rect) -> None:
        text = self._context.say("seat-lead")
        width = canvas.measure(text, "tiny", bold=True) + 14
        plate = Rect(card.centre.x - width / 2, card.bottom - _LEAD + 2, width, _LEAD)
        canvas.fill(plate, canvas.theme.color("panel", 235), _LEAD / 2)
        canvas.text(text, plate, "tiny", "text", align="centre", bold=True)


def _name_lines(canvas: Canvas, name: str, width: float) -> list[str]:
    """A name in as few lines as can be; where a word has to be broken, all are about as long."""
    lines = canvas.wrap(name, width, "tiny", bold=True)
    if " ".join(lines) == name:
        return lines
    tried = canvas.measure(name, "tiny", bold=True) / len(lines)
    while tried < width:
        even = canvas.wrap(name, tried, "tiny", bold=True)
        if len(even) == len(lines):
            return even
        tried += 1
    return lines
