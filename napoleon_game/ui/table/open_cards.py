"""Cards that lie face up for somebody who looks on: the other hands, the kitty, the discards."""

from typing import Final

from napoleon_game.core.cards import Card, Cards, Seat
from napoleon_game.i18n.names import Words
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.table.marks import card_label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import DECK, KITTY_PLACE, place_of
from napoleon_game.view.pose import Key
from napoleon_game.view.replay_view import OpenCards

_TILE: Final = (27.0, 46.0)
_SEEN: Final = 21.0
"""How much of a tile is seen under the next one at least: rank and suit keep to it."""
_ROWS: Final = (
    None,
    Rect(970, 372, 286, 46),
    Rect(966, 121, 290, 46),
    Rect(24, 121, 290, 46),
    Rect(24, 372, 286, 46),
)
"""Where the hand of each place lies; the one at the bottom lies there as cards."""
_KITTY: Final = Rect.around(DECK, 128, 76)
_DISCARDS: Final = Rect(24, 452, 128, 76)
_HEAD: Final = 24.0


def is_open(key: Key, face_up: OpenCards) -> bool:
    """Whether a card's back is not to be drawn, because its face lies there."""
    what, place, _ = key
    return what == "back" and bool(face_up.hands) and place <= KITTY_PLACE


def draw_open_cards(canvas: Canvas, face_up: OpenCards, viewer: Seat, words: Words) -> None:
    """All that lies face up, as tiles."""
    for seat, hand in enumerate(face_up.hands):
        place = place_of(seat, viewer)
        row = _ROWS[place]
        if row is not None:
            _draw_row(canvas, hand, row, flush_right=place in (1, 2))
    if face_up.kitty is not None:
        _draw_heap(canvas, words.catalogue("result-kitty"), face_up.kitty, _KITTY)
    if face_up.discards is not None:
        _draw_heap(canvas, words.catalogue("result-discards"), face_up.discards, _DISCARDS)


def _draw_row(canvas: Canvas, hand: Cards, row: Rect, *, flush_right: bool) -> None:
    width, _ = _TILE
    step = min(width + 1.5, (row.w - width) / max(1, len(hand) - 1))
    left = row.right - width - step * (len(hand) - 1) if flush_right else row.x
    for index, card in enumerate(hand):
        _draw_tile(canvas, card, Point(left + index * step, row.y))


def _draw_heap(canvas: Canvas, name: str, cards: Cards, room: Rect) -> None:
    theme = canvas.theme
    canvas.fill(room, theme.color("panel", 230), theme.radii["cell"])
    canvas.frame(room, theme.color("line_soft"), theme.radii["cell"])
    canvas.text(name, Rect(room.x, room.y + 2, room.w, _HEAD), "tiny", "text_soft", align="centre")
    width, _ = _TILE
    step = width + 3
    left = room.centre.x - (width + step * (len(cards) - 1)) / 2
    for index, card in enumerate(cards):
        _draw_tile(canvas, card, Point(left + index * step, room.y + _HEAD + 3))


def _draw_tile(canvas: Canvas, card: Card, at: Point) -> None:
    theme, (width, height) = canvas.theme, _TILE
    rect = Rect(at.x, at.y, width, height)
    canvas.fill(rect, theme.color("ivory"), 4)
    canvas.frame(rect, theme.color("card_edge"), 4, 1)
    rank, suit = card_label(card)
    if suit is None:
        canvas.text(rank, Rect(at.x, at.y, _SEEN, height), "body", "red_joker", align="centre", bold=True)
        return
    ink = canvas.suit_color(suit, on_ivory=True)
    for text, top in ((rank, 0.0), (SUIT_GLYPHS[suit], height / 2 - 2)):
        room = Rect(at.x, at.y + top, _SEEN + 2, height / 2)
        canvas.text(text, room, "tiny", ink, align="centre", bold=True)
