"""The cards of the problem editor: who holds which, as tiles that can be chosen and moved."""

from collections.abc import Callable
from typing import Final

from napoleon_game.core.cards import SEATS, Card, Cards
from napoleon_game.i18n.names import Words
from napoleon_game.match.problem import ASIDE, Problem
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.table.marks import card_label
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect

ROWS: Final = Rect(48, 104, 848, 464)
"""Where the hands lie, and below them what lies aside."""

_ROW: Final = 66.0
_HEAD: Final = 158.0
_TILE: Final = (44.0, 58.0)
_STEP: Final = 48.0
_IN_LINE: Final = 27
"""Cards that find room side by side, the last of them whole."""
_INSET: Final = 8.0
_SEEN: Final = 22.0
_LIFT: Final = 5.0


class CardTile(Widget):
    """A card that can be chosen.

    Attributes:
        card: the card.
        held: whether it is chosen.
        named: whether it is the adjutant card.
        value: what comes of leading it, once that is known: picture cards, and whether Napoleon's side wins.
    """

    def __init__(self, rect: Rect, card: Card, words: Words, chosen: Callable[[Card], None]) -> None:
        """``chosen`` hears the card."""
        super().__init__(rect)
        self.card, self._words, self._chosen = card, words, chosen
        self.held = self.named = False
        self.value: tuple[int, bool] | None = None

    @property
    def radius(self) -> float:
        """That of a tile."""
        return 6.0

    @property
    def spoken(self) -> str:
        """The card, and what comes of it."""
        value = "" if self.value is None else str(self.value[0])
        return f"{self._words.card(self.card)} {value}".strip()

    def press(self, at: Point | None) -> None:  # noqa: ARG002
        """It is this one."""
        self._chosen(self.card)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Rank over suit; a gilt frame for the adjutant card, and a disc with what comes of it."""
        theme, rect = canvas.theme, self.rect.moved(0, -_LIFT if self.held else 0)
        canvas.fill(rect, theme.color("ivory"), 6)
        canvas.frame(rect, theme.color("card_edge"), 6, 1)
        if self.named:
            canvas.frame(rect.inset(1), theme.color("accent_deep"), 5, 3)
        if self.held or look.hovered:
            canvas.frame(rect, theme.color("focus"), 6, 3)
        rank, suit = card_label(self.card)
        ink = "red_joker" if suit is None else canvas.suit_color(suit, on_ivory=True)
        lines = [rank] if suit is None else [rank, SUIT_GLYPHS[suit]]
        for row, text in enumerate(lines):
            room = Rect(rect.x + 2, rect.y + 1 + 20 * row, _SEEN, 20)
            canvas.text(text, room, "tiny", ink, align="centre", bold=True)
        if self.value is not None:
            count, won = self.value
            foot = Rect(rect.right - 24, rect.bottom - 24, 22, 22)
            canvas.disc(foot.centre, 22, theme.color("accent_deep" if won else "panel"))
            ink = "on_accent" if won else "text"
            canvas.text(str(count), foot, "tiny", ink, align="centre", bold=True)


class PlaceHead(Widget):
    """The name of a place: the chosen card is moved there."""

    def __init__(self, rect: Rect, name: str, detail: str, chosen: Callable[[], None]) -> None:
        """``detail`` stands below the name."""
        super().__init__(rect)
        self._name, self._detail, self._chosen = name, detail, chosen

    @property
    def spoken(self) -> str:
        """Name and detail."""
        return f"{self._name} {self._detail}".strip()

    def press(self, at: Point | None) -> None:  # noqa: ARG002
        """Here."""
        self._chosen()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A plate with the name."""
        theme, rect = canvas.theme, self.rect
        raised = look.hovered or look.focused
        canvas.fill(rect, theme.color("panel_raised" if raised else "panel", 235), 8)
        canvas.frame(rect, theme.color("line" if raised else "line_soft"), 8)
        room = rect.inset(6, 4)
        if not self._detail:
            label(canvas, self._name, room, "body", bold=True)
            return
        half = room.h / 2
        label(canvas, self._name, Rect(room.x, room.y, room.w, half), "body", bold=True)
        label(canvas, self._detail, Rect(room.x, room.y + half, room.w, half), "tiny", "accent")


def head_places() -> list[Rect]:
    """Where the names stand: of the seats, and last that of what lies aside."""
    heads = [Rect(ROWS.x, ROWS.y + seat * _ROW, _HEAD, _TILE[1]) for seat in range(SEATS)]
    return [*heads, Rect(ROWS.x, ROWS.y + SEATS * _ROW + _INSET, _HEAD, _TILE[1])]


def tiles(problem: Problem, words: Words, chosen: Callable[[Card], None]) -> list[CardTile]:
    """All 53 cards where they lie, in the order of their places."""
    heads, found = head_places(), []
    for place, cards in enumerate((*problem.hands, problem.aside)):
        for line, part in enumerate(_lines(cards) if place == ASIDE else [cards]):
            width = ROWS.right - heads[place].right - _INSET - _TILE[0]
            step = min(_STEP, width / max(1, len(part) - 1))
            for at, card in enumerate(part):
                left = heads[place].right + _INSET + at * step
                rect = Rect(left, heads[place].y + line * (_TILE[1] + 4), *_TILE)
                found.append(CardTile(rect, card, words, chosen))
    return found


def _lines(cards: Cards) -> list[Cards]:
    """Cards in lines that find room: one, or two."""
    return [cards[:_IN_LINE], cards[_IN_LINE:]] if len(cards) > _IN_LINE else [cards]
