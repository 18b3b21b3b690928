"""The card itself: paper, edge, indexes, and the frames round the court figures."""

from dataclasses import dataclass

from .glyphs import glyph
from .ornament import gilt_mark
from .palette import EDGE, GRADIENTS
from .pips import pip
from .svg import CARD_H, CARD_W, both_ways, document, rect

CORNER = 38
_INSET = 2
PICTURE_RANKS = "AKQJT"
# Wide characters are set a little narrower, to keep the index in its column.
_SQUEEZE = {"T": 0.78, "K": 0.86, "Q": 0.87, "A": 0.88}


@dataclass(frozen=True)
class IndexStyle:
    """Sizes and places of the index in the top left corner."""

    x: float
    top: float
    rank: float
    suit: float
    gap: float
    mark: float
    stretch: float = 1


INDEX = IndexStyle(x=48, top=26, rank=88, suit=62, gap=13, mark=9)
LARGE_INDEX = IndexStyle(x=98, top=28, rank=148, suit=120, gap=16, mark=9, stretch=1.2)


def index(rank: str, suit: str, colour: str, style: IndexStyle) -> str:
    """Draw the rank, the suit sign under it, and the gilt star of the picture cards, in both corners."""
    squeeze = _SQUEEZE.get(rank, 1.0) * style.stretch
    body = glyph(rank, style.x, style.top, style.rank, colour, squeeze)
    y = style.top + style.rank + style.gap + style.suit / 2
    body += pip(suit, style.x, y, style.suit, colour)
    if rank in PICTURE_RANKS:
        body += gilt_mark(style.x, y + style.suit / 2 + style.mark + 7, style.mark)
    return both_ways(body)


def paper(fill: str = "url(#paper)") -> str:
    """Draw the blank card with its thin edge."""
    w, h = CARD_W - 2 * _INSET, CARD_H - 2 * _INSET
    return rect(_INSET, _INSET, w, h, fill, rx=CORNER, stroke=EDGE, stroke_width=2.5)


def card(body: str) -> str:
    """Return a finished card file."""
    return document(body, GRADIENTS)
