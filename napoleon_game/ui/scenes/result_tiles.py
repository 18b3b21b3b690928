"""Small things that the result screens are made of: card tiles, discs, hatching, a limit for letters."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from napoleon_game.core.scoring import Side
from napoleon_game.i18n.names import RANKS
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.result_view import SmallCard

TILE_WIDTH: Final = 34.0
TILE_HEIGHT: Final = 50.0
_RANK_ROOM: Final = (2.0, 24.0)
_SUIT_ROOM: Final = (24.0, 22.0)
_TILE_RADIUS: Final = 5.0
_RING: Final = 2.5
_MARK: Final = 5.5
"""Half the diagonal of the mark on the adjutant card."""
_HATCH_STEP: Final = 7.0
_JOKER: Final = ("JK", "★")


def side_color(side: Side) -> str:
    """The theme's name for the colour of a side."""
    return side.value


@contextmanager
def letters_at_most(canvas: Canvas, scale: float) -> Iterator[None]:
    """Draw with letters no larger than ``scale``: for screens that hold too much for more."""
    before = canvas.text_scale
    canvas.text_scale = min(before, scale)
    try:
        yield
    finally:
        canvas.text_scale = before


def draw_tile(canvas: Canvas, tile: SmallCard, at: Point, ring: str | None = None) -> None:
    """A card as rank and suit, a discarded one only outlined; ``ring`` is the colour of a ring around it."""
    theme, card = canvas.theme, tile.card
    rect = Rect(at.x, at.y, TILE_WIDTH, TILE_HEIGHT)
    if tile.discarded:
        canvas.fill(rect, theme.color("panel_raised"), _TILE_RADIUS)
        canvas.frame(rect, theme.color("text_dim"), _TILE_RADIUS, 1)
    else:
        canvas.fill(rect, theme.color("ivory"), _TILE_RADIUS)
        canvas.frame(rect, theme.color("card_edge"), _TILE_RADIUS, 1)
    if card.suit is None:
        rank, sign = _JOKER
        ink = "text" if tile.discarded else "ink"
    else:
        rank, sign = RANKS[card.rank], SUIT_GLYPHS[card.suit]
        ink = canvas.suit_color(card.suit, on_ivory=not tile.discarded)
    for text, (top, height) in ((rank, _RANK_ROOM), (sign, _SUIT_ROOM)):
        room = Rect(rect.x, rect.y + top, rect.w, height)
        canvas.text(text, room, "caption", ink, align="centre", bold=True)
    if ring is not None:
        canvas.frame(rect.inset(-_RING), theme.color(ring), _TILE_RADIUS + _RING, _RING)
    if tile.named:
        draw_mark(canvas, Point(rect.centre.x, rect.y - 1))


def draw_mark(canvas: Canvas, centre: Point, size: float = _MARK) -> None:
    """The mark of the adjutant card: a gilt lozenge."""
    for half, color in ((size + 2, "ink"), (size, "accent_deep")):
        x, y = centre
        corners = [Point(x, y - half), Point(x + half, y), Point(x, y + half), Point(x - half, y)]
        canvas.polygon(corners, canvas.theme.color(color))


def hatch(canvas: Canvas, rect: Rect, color: str) -> None:
    """A hatched, outlined rectangle."""
    ink = canvas.theme.color(color)
    offset = _HATCH_STEP
    while offset < rect.w + rect.h:
        start = Point(rect.x + max(0.0, offset - rect.h), rect.y + min(offset, rect.h))
        end = Point(rect.x + min(offset, rect.w), rect.y + max(0.0, offset - rect.w))
        canvas.line(start, end, ink, 1.5)
        offset += _HATCH_STEP
    canvas.frame(rect, ink, 4, 1)
