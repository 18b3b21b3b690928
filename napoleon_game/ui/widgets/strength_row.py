"""A step of the order of strength: its number, its cards, what it is called and when it counts."""

from typing import Final

from napoleon_game.core.cards import Card
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import CARD_ASPECT, Pose

_NUMBER: Final = 36.0
_CARD: Final = 76.0
_SMALL: Final = 66.0
"""The same where there are more than :data:`_FEW`, under their name."""
_FEW: Final = 4
_STEP: Final = 30.0
"""From a card to the next, in a row of several."""
_BADGE: Final = 18.0


class StrengthRow(Widget):
    """Shows a step; it can have the focus, and says then what its word means.

    Attributes:
        term: the word in the glossary.
        cards: its cards, the strongest first.
        gone: those of them that are marked as played.
        named: the adjutant card.
    """

    def __init__(self, rect: Rect, number: int, term: str, name: str, when: str) -> None:
        """Stand at ``rect``, with its ``name`` and ``when`` it counts."""
        super().__init__(rect)
        self.term = term
        self._number, self._name, self._when = number, name, when
        self.cards: tuple[Card, ...] = ()
        self.gone: frozenset[Card] = frozenset()
        self.named: Card | None = None

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """Having the focus is all there is to it."""
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Number and cards on the left, words beside them; above them where there are many."""
        theme, rect = canvas.theme, self.rect
        if look.focused or look.hovered:
            canvas.fill(rect, theme.color("panel_raised", 200), theme.radii["cell"])
        number = Rect(rect.x + 4, rect.y, _NUMBER, rect.h)
        canvas.text(str(self._number), number, "title", "accent", align="centre", bold=True)
        left = rect.x + _NUMBER + 12
        width = _CARD * CARD_ASPECT
        if len(self.cards) > _FEW:
            self._draw_many(canvas, left)
            return
        for index, card in enumerate(self.cards):
            self._draw_card(canvas, card, Point(left + index * _STEP + width / 2, rect.centre.y), _CARD)
        text = left + (width + _STEP * (len(self.cards) - 1) + 16 if self.cards else 0.0)
        room = Rect(text, rect.y + 10, rect.right - text - 8, 30)
        label(canvas, self._name, room, "body", bold=True)
        balanced(canvas, self._when, Rect(text, rect.y + 42, room.w, 50), "tiny", "text_soft")

    def _draw_many(self, canvas: Canvas, left: float) -> None:
        """A row of cards under their name."""
        rect, width = self.rect, _SMALL * CARD_ASPECT
        label(canvas, self._name, Rect(left, rect.y + 1, rect.right - left - 8, 24), "caption", bold=True)
        room = rect.right - 12 - left - width
        step = min(width + 4, room / (len(self.cards) - 1))
        for index, card in enumerate(self.cards):
            centre = Point(left + index * step + width / 2, rect.bottom - _SMALL / 2 - 3)
            self._draw_card(canvas, card, centre, _SMALL)

    def _draw_card(self, canvas: Canvas, card: Card, centre: Point, height: float) -> None:
        """A card, under a veil with a tick if it is gone, with a lozenge if it was named."""
        gone = card in self.gone
        canvas.card(card, Pose(*centre, height), dim=gone, shadow=False)
        left = centre.x - height * CARD_ASPECT / 2
        if gone:
            draw_tick(canvas, Point(left + 12, centre.y + height / 2 - 12))
        if card is self.named:
            draw_lozenge(canvas, Point(left + 10, centre.y - height / 2 + 2))


def draw_tick(canvas: Canvas, middle: Point) -> None:
    """What marks a card that was played."""
    theme, r = canvas.theme, _BADGE / 2
    canvas.disc(middle, _BADGE, theme.color("felt_edge"))
    corner = Point(middle.x - 1.5, middle.y + r * 0.45)
    for end in (Point(middle.x - r * 0.55, middle.y), Point(middle.x + r * 0.6, middle.y - r * 0.45)):
        canvas.line(corner, end, theme.color("text"), 2)


def draw_lozenge(canvas: Canvas, middle: Point, half: float = 7) -> None:
    """What marks the adjutant card."""
    for size, color in ((half + 2, "felt_edge"), (half, "accent")):
        points = [
            Point(middle.x + dx * size, middle.y + dy * size) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        ]
        canvas.polygon(points, canvas.theme.color(color))
