"""How a deal went, as a picture: the chance of the Napoleon side, and who would win if all saw all cards."""

from typing import Final

from napoleon_game.core.cards import HAND_SIZE, SEATS
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.match.review.review import Moment, Review
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.widgets.chart import Stroke, draw_strokes
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect

_LEFT: Final = 60.0
_RIGHT: Final = 20.0
_HEAD: Final = 36.0
_STRIP: Final = 12.0
_FOOT: Final = 54.0
_MARK: Final = 14.0
_LINES: Final = (0.0, 0.5, 1.0)


class CourseChart:
    """The chart of one deal.

    Attributes:
        rect: its place.
    """

    def __init__(self, context: Context, rect: Rect, review: Review, states: tuple[State, ...]) -> None:
        """``states`` are all positions of the deal."""
        self._context, self.rect, self._review, self._states = context, rect, review, states

    @property
    def _area(self) -> Rect:
        rect = self.rect
        return Rect(rect.x + _LEFT, rect.y + _HEAD, rect.w - _LEFT - _RIGHT, rect.h - _HEAD - _FOOT)

    def x_of(self, at: int) -> float:
        """Where the position after so many actions stands, from left to right."""
        public = self._states[at].public
        laid = 0 if public.trick is None else len(public.trick.cards)
        return self._area.x + self._area.w * (len(public.tricks) + laid / SEATS) / HAND_SIZE

    def draw(self, canvas: Canvas, chosen: int | None) -> None:
        """Lines, curve, turning points, and a line where the chosen decision was made."""
        say, theme, area = self._context.say, canvas.theme, self._area
        head = Rect(self.rect.x + 16, self.rect.y + 2, self.rect.w - 32, _HEAD - 4)
        label(canvas, say("review-course-onlooker"), head, "tiny", "napoleon")
        label(canvas, say("review-course-laid"), head, "tiny", "text_soft", align="right")
        for part in _LINES:
            y = area.bottom - part * area.h
            canvas.line(Point(area.x, y), Point(area.right, y), theme.color("line_soft"))
            room = Rect(self.rect.x, y - 12, _LEFT - 10, 24)
            text = say("statistics-share", percent=f"{round(100 * part)}")
            canvas.text(text, room, "tiny", "text_dim", align="right")
        if chosen is not None:
            x = self.x_of(chosen)
            canvas.fill(
                Rect(x - 1.5, area.y - 4, 3, self.rect.bottom - area.y - 22), theme.color("focus", 190)
            )
        self._draw_strip(canvas)
        curve = [self._place(moment, chance) for moment, chance in self._review.curve]
        if curve:
            edge, ink = theme.color("felt_edge"), theme.color("napoleon")
            strokes = [Stroke(curve, 6.0, edge), Stroke(curve, 3.0, ink)]
            draw_strokes(canvas, area.inset(-6, -6), strokes)
        turns = {moment.at for moment in self._review.turns}
        for moment, chance in self._review.curve:
            place = self._place(moment, chance)
            if moment.at in turns:
                draw_turn(canvas, place)
            else:
                canvas.disc(place, 7, theme.color("napoleon"))
        for number in range(1, HAND_SIZE + 1):
            x = area.x + area.w * (number - 0.5) / HAND_SIZE
            room = Rect.around(Point(x, self.rect.bottom - 13), area.w / HAND_SIZE - 4, 22)
            label(canvas, say("review-trick", number=number), room, "tiny", "text_dim", align="centre")

    def _place(self, moment: Moment, chance: float) -> Point:
        return Point(self.x_of(moment.at), self._area.bottom - chance * self._area.h)

    def _draw_strip(self, canvas: Canvas) -> None:
        """Below the curve, for each card, the side that would win if all saw all cards."""
        theme, area = canvas.theme, self._area
        top = area.bottom + 12
        canvas.fill(Rect(area.x, top, area.w, _STRIP), theme.color("felt_edge"), 3)
        moments = self._review.course
        for moment, after in zip(moments, (*moments[1:], None), strict=True):
            if moment.wins is None or after is None:
                continue
            left, right = self.x_of(moment.at), self.x_of(after.at)
            side = Side.NAPOLEON if moment.wins else Side.ALLIED
            canvas.fill(Rect(left, top, right - left, _STRIP), theme.color(side.value))
        for moment in self._review.flips:
            draw_flip(canvas, Point(self.x_of(moment.at), top - 5.5))


def draw_turn(canvas: Canvas, at: Point) -> None:
    """The sign of a turning point of the curve."""
    canvas.disc(at, _MARK + 4, canvas.theme.color("felt_edge"))
    canvas.disc(at, _MARK, canvas.theme.color("accent"))


def draw_flip(canvas: Canvas, at: Point) -> None:
    """The sign of a moment in which the band changes sides."""
    x, y = at
    canvas.polygon(
        [Point(x - 7, y - 4.5), Point(x + 7, y - 4.5), Point(x, y + 4.5)], canvas.theme.color("text")
    )
