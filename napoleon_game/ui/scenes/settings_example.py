"""What a setting looks like, beside the rows of the settings screen."""

from typing import Final

from napoleon_game.core.cards import Card, Suit, parse_cards
from napoleon_game.core.scoring import Side
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scenes.backdrop import held_card
from napoleon_game.ui.shapes_of_sides import draw_side
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.hand_order import arrange
from napoleon_game.view.pose import Pose

_CARD: Final = 196
_CARDS: Final = (None, *parse_cards("HQ SA"))
_ANGLES: Final = (14, 0, -14)
_STEP: Final = 74
_SUITS: Final = parse_cards("SK HK DK CK")
_HAND: Final = parse_cards("SA S9 HJ H4 CJ C8 DQ D3 JK")
_HAND_CARD: Final = 118
_FLIGHT: Final = 0.9
"""Seconds of a card's way at normal speed, with the rest at its end."""
_REST: Final = 0.4
"""The part of that in which it rests."""

_MOVING: Final = ("motion.speed", "motion.reduced")
_SUIT_KEYS: Final = ("look.suits", "look.indexes")
_WORDS: Final = ("look.text_scale", "look.theme", "language")


class Example:
    """Shows the setting in question as it is now."""

    def __init__(self, context: Context) -> None:
        """Nothing moves yet."""
        self._context, self._time = context, 0.0

    def update(self, key: str, seconds: float) -> bool:
        """Let time pass; returns whether the example of ``key`` looks different."""
        if key not in _MOVING or self._context.config.motion.still:
            return False
        self._time = (self._time + seconds / (_FLIGHT * self._context.speed or 1.0)) % 2.0
        return True

    def draw(self, canvas: Canvas, key: str, room: Rect) -> None:
        """Draw the example of a setting in the middle of ``room``."""
        if key == "look.hand_order":
            self._draw_hand(canvas, room)
        elif key in _SUIT_KEYS:
            _draw_row(canvas, _SUITS, room, _CARD * 0.86)
        elif key in _MOVING:
            self._draw_flight(canvas, room)
        elif key in _WORDS:
            self._draw_words(canvas, room)
        else:
            self._draw_cards(canvas, room)

    def _draw_cards(self, canvas: Canvas, room: Rect) -> None:
        for index, (card, angle) in enumerate(zip(_CARDS, _ANGLES, strict=True)):
            off = index - 1
            x, y = room.centre.x + off * _STEP, room.centre.y + 12 * off * off
            held_card(canvas, card, Pose(x, y, _CARD, angle=angle))

    def _draw_hand(self, canvas: Canvas, room: Rect) -> None:
        order = self._context.config.look.hand_order.value
        _draw_row(canvas, arrange(_HAND, Suit.HEARTS, order), room, _HAND_CARD)
        text = self._context.say("settings-sample-hand")
        label(canvas, text, Rect(room.x + 12, room.y + 16, room.w - 24, 30), "caption", align="centre")

    def _draw_flight(self, canvas: Canvas, room: Rect) -> None:
        """A card on its way to and fro; it stands still where nothing is to move."""
        way = self._time if self._time <= 1.0 else 2.0 - self._time
        part = min(1.0, max(0.0, (way - _REST / 2) / (1 - _REST)))
        part = part * part * (3 - 2 * part)
        reach = room.w / 2 - 70
        x = room.centre.x - reach + 2 * reach * part
        canvas.card(Card.parse("SA"), Pose(x, room.centre.y, _HAND_CARD))

    def _draw_words(self, canvas: Canvas, room: Rect) -> None:
        """Letters, suits and sides in the colours and at the size that are chosen."""
        say, words = self._context.say, self._context.words
        step = room.h / 4
        rows = [Rect(room.x + 20, room.y + 10 + step * row, room.w - 40, step - 5) for row in range(4)]
        label(canvas, say("settings-sample"), rows[0], "title", align="centre", bold=True)
        for place, suit in enumerate(Suit):
            x = rows[1].x + rows[1].w * (place + 0.5) / len(Suit)
            canvas.text(
                SUIT_GLYPHS[suit],
                Rect(x - 40, rows[1].y, 80, rows[1].h),
                "display",
                canvas.suit_color(suit),
                align="centre",
                bold=True,
            )
        for row, side, color in ((2, Side.NAPOLEON, "napoleon"), (3, Side.ALLIED, "allied")):
            draw_side(canvas, Point(rows[row].x + 20, rows[row].centre.y), 30, side, "", known=True)
            place_ = Rect(rows[row].x + 48, rows[row].y, rows[row].w - 48, rows[row].h)
            label(canvas, words.side(side), place_, "body", color)


def _draw_row(canvas: Canvas, cards: tuple[Card, ...], room: Rect, height: float) -> None:
    """Cards side by side, one over another as far as there is no room."""
    width = height * 0.712
    step = min(width + 8, (room.w - 28 - width) / max(1, len(cards) - 1))
    left = room.centre.x - step * (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        canvas.card(card, Pose(left + place * step, room.centre.y + 14, height))
