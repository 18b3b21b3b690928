"""The players in the result of a deal: sides, hands, picture cards and points; kitty and discards."""

from collections.abc import Sequence
from typing import Final

from napoleon_game.core.cards import HAND_SIZE, Card
from napoleon_game.core.public import Public
from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scenes.result_tiles import (
    TILE_HEIGHT,
    TILE_WIDTH,
    draw_tile,
    side_color,
)
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.ui.widgets.words import snug
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.result_view import SeatRow, SmallCard, TrickRow, small_cards

TABLE: Final = Rect(32, 246, 776, 362)
HEAD: Final = Rect(32, 250, 776, 24)
ROW_TOP: Final = 275.0
ROW_HEIGHT: Final = 66.0
STRIP: Final = Rect(32, 620, 776, 76)
_NAME: Final = (98.0, 138.0)
_HAND: Final = 242.0
_STEP: Final = 36.0
_PICTURES: Final = (606.0, 62.0)
_POINTS: Final = (672.0, 122.0)
"""Left edge and width of the columns."""
_SIGN: Final = Point(70.0, 33.0)
_SIGN_SIZE: Final = 44.0
_ACCENT: Final = 5.0
_LIFT: Final = 5.0
_HEAP_LABEL: Final = 8.0
_HEAP_GAP: Final = 26.0
_PAD: Final = 16.0


class Table:
    """Draws the five players, and below them the kitty and the discards.

    Attributes:
        as_played: whether the cards stand in the order of the tricks instead of as they were dealt.
    """

    def __init__(
        self, context: Context, names: Sequence[str], public: Public, rows: Sequence[SeatRow]
    ) -> None:
        """``rows`` are the players in the order they are shown in."""
        self._context, self._names, self._public, self._rows = context, names, public, rows
        self.as_played = False

    def cards(self, row: SeatRow) -> tuple[SmallCard, ...]:
        """The cards shown for a player."""
        return row.played if self.as_played else row.dealt

    def card_at(self, at: Point) -> Card | None:
        """The card of a hand at a point."""
        for place, row in enumerate(self._rows):
            for index, tile in enumerate(self.cards(row)):
                x, y = tile_place(place, index)
                if Rect(x, y, TILE_WIDTH, TILE_HEIGHT).contains(at):
                    return tile.card
        return None

    def draw(self, canvas: Canvas, trick: TrickRow) -> None:
        """Draw it; the cards of ``trick`` stand out."""
        say, theme = self._context.say, canvas.theme
        canvas.panel(TABLE, radius="plate")
        heads: tuple[tuple[str, Rect, Align], ...] = (
            ("result-player", Rect(_NAME[0], HEAD.y, _NAME[1], HEAD.h), "left"),
            ("result-played" if self.as_played else "result-hands", Rect(_HAND, HEAD.y, 360, HEAD.h), "left"),
            ("result-pictures", Rect(_PICTURES[0] - 20, HEAD.y, _PICTURES[1] + 40, HEAD.h), "centre"),
            ("result-points", Rect(_POINTS[0], HEAD.y, _POINTS[1], HEAD.h), "right"),
        )
        for key, room, align in heads:
            canvas.text(
                say(key),
                room,
                "tiny",
                "text_dim",
                align=align,
            )
        if self.as_played:
            x, y = tile_place(0, trick.number - 1)
            column = Rect(x - 4, y - 6, TILE_WIDTH + 8, 4 * ROW_HEIGHT + TILE_HEIGHT + 12)
            canvas.fill(column, theme.color("panel_raised"), 8)
            canvas.frame(column, theme.color("line"), 8)
        for place, row in enumerate(self._rows):
            self._row(canvas, place, row, trick)
        self._heaps(canvas)

    def _row(self, canvas: Canvas, place: int, row: SeatRow, trick: TrickRow) -> None:
        say, theme, y = self._context.say, canvas.theme, ROW_TOP + place * ROW_HEIGHT
        color = side_color(row.side)
        if place:
            new_side = self._rows[place - 1].side is not row.side
            rule = theme.color("line" if new_side else "line_soft")
            canvas.line(Point(TABLE.x + _PAD, y), Point(TABLE.right - _PAD, y), rule)
        canvas.fill(Rect(TABLE.x + 8, y + 8, _ACCENT, ROW_HEIGHT - 16), theme.color(color), 2)
        name = self._names[row.seat]
        draw_side(canvas, Point(_SIGN.x, y + _SIGN.y), _SIGN_SIZE, row.side, name[:1], known=True)
        x, width = _NAME
        one_line = canvas.measure(name, "tiny", bold=True) <= width
        snug(canvas, name, Rect(x, y + 7 if one_line else y + 3, width, 28 if one_line else 38), bold=True)
        role = Rect(x, y + 34 if one_line else y + 41, width, 24)
        canvas.text(self._context.words.role(row.role), role, "tiny", color)
        self._hand(canvas, place, row, trick)
        x, width = _PICTURES
        room = Rect(x, y, width, ROW_HEIGHT)
        canvas.text(str(row.captured), room, "title", color, align="centre", bold=True)
        x, width = _POINTS
        gain = say("result-gain", points=row.gained) if row.gained else say("result-gain-none")
        ink = "accent" if row.gained else "text_dim"
        canvas.text(gain, Rect(x, y + 5, width, 34), "title", ink, align="right", bold=row.gained > 0)
        total = say("result-total-points", points=row.total)
        canvas.text(total, Rect(x, y + 36, width, 22), "tiny", "text_soft", align="right")

    def _hand(self, canvas: Canvas, place: int, row: SeatRow, trick: TrickRow) -> None:
        shown = {card.card for card in trick.cards}
        for index, tile in enumerate(self.cards(row)):
            at = tile_place(place, index)
            if tile.card in shown:
                at = Point(at.x, at.y - _LIFT)
            won = tile.won if self.as_played else tile.card is trick.card
            draw_tile(canvas, tile, at, side_color(row.side) if won else None)

    def _heaps(self, canvas: Canvas) -> None:
        say, final = self._context.say, self._public.final
        assert final is not None
        canvas.panel(STRIP, radius="plate")
        x = STRIP.x + _PAD
        discards = tuple(
            SmallCard(card, card is self._public.adjutant_card) for card in sorted(final.discards)
        )
        heaps = (("result-kitty", small_cards(final.kitty, self._public)), ("result-discards", discards))
        for key, tiles in heaps:
            text = say(key)
            width = canvas.measure(text, "caption")
            canvas.text(text, Rect(x, STRIP.y, width + 2, STRIP.h), "caption", "text_soft")
            x += width + _HEAP_LABEL + 4
            for tile in tiles:
                draw_tile(canvas, tile, Point(x, STRIP.centre.y - TILE_HEIGHT / 2))
                x += _STEP
            x += _HEAP_GAP


def tile_place(place: int, index: int) -> Point:
    """The top left corner of card ``index`` in the row at ``place``."""
    assert 0 <= index < HAND_SIZE
    y = ROW_TOP + place * ROW_HEIGHT + (ROW_HEIGHT - TILE_HEIGHT) / 2
    return Point(_HAND + index * _STEP, y)
