"""The adjutant panel: all 53 cards to choose from, one's own in two steps."""

from typing import Final

from napoleon_game.ai.rules.hand import best_missing, specials
from napoleon_game.core.actions import Action, NameAdjutantCard
from napoleon_game.core.cards import JOKER, PACK, Card, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.ui.canvas import SUIT_GLYPHS, Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed
from napoleon_game.ui.table.marks import card_label
from napoleon_game.ui.table.panel import Panel
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.ui.widgets.words import balanced
from napoleon_game.view.geometry import Point, Rect

_ROWS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_GAP: Final = 4.0
_PAD: Final = 22.0
_NOTE: Final = 54.0
"""Least height of what is said below the cards."""
_COLUMNS: Final = 13


class AdjutantPanel(Panel):
    """Choose the adjutant card by mouse or arrows; a card of one's own must be confirmed."""

    def __init__(self, context: Context, observation: Observation, names: tuple[str, ...]) -> None:
        """The strongest card that the hand lacks is chosen at first."""
        super().__init__(context, observation, names)
        self.trump = observation.public.bid.trump
        self.chosen = best_missing(observation.hand, self.trump)
        self._armed: Card | None = None
        self._hovered: Card | None = None
        self._over = False
        self._button = Button(Rect(0, 0, 0, 0), "", lambda: None, kind="primary")
        self._lay()

    @property
    def _panel(self) -> Rect:
        return self.places.adjutant

    @property
    def _head(self) -> Rect:
        panel = self._panel
        height = 0.0 if self.low else self.head_height
        return Rect(panel.x + _PAD, panel.y + 6, panel.w - 2 * _PAD, height)

    @property
    def _note(self) -> Rect:
        """What will happen, left of the button."""
        panel, height = self._panel, max(_NOTE, self.button_height * (1.0 if self.low else 1.4))
        top = panel.bottom - height - 8
        return Rect(panel.x + _PAD, top, self._button.rect.x - 16 - panel.x - _PAD, height)

    def _lay(self) -> None:
        """Put the button where the present plan of the table has it."""
        panel, height = self._panel, self.button_height
        width = min(300.0, panel.w * 0.4) * (1.6 if panel.w > 1000 else 1.0)
        self._button.rect = Rect(panel.right - _PAD - width, panel.bottom - 14 - height, width, height)

    @property
    def spoken(self) -> str:
        """The chosen card."""
        return self.context.words.card(self.chosen)

    def handle(self, event: Input) -> Action | None:
        """A click on the button or ``Enter`` names the chosen card."""
        self.changed = True
        self._lay()
        match event:
            case Pointed(at):
                self._hovered, self._over = self._card_at(at), self._button.rect.contains(at)
            case Pressed(at, 1):
                card = self._card_at(at)
                if card is not None:
                    if card is self.chosen:
                        return self._name()
                    self._choose(card)
                elif self._button.rect.contains(at):
                    return self._name()
            case Asked(Do.CONFIRM):
                return self._name()
            case Asked(Do.LEFT | Do.RIGHT | Do.UP | Do.DOWN as do):
                self._choose(self._neighbour(do))
        return None

    def _choose(self, card: Card) -> None:
        if card is not self.chosen:
            self.chosen, self._armed = card, None

    def _name(self) -> Action | None:
        if self.chosen in self.observation.hand and self._armed is not self.chosen:
            self._armed = self.chosen
            return None
        return NameAdjutantCard(self.observation.seat, self.chosen)

    def _neighbour(self, do: Do) -> Card:
        if self.chosen is JOKER:
            return PACK[0] if do in (Do.RIGHT, Do.DOWN) else PACK[12]
        row, column = _place(self.chosen)
        if do is Do.RIGHT and column == _COLUMNS - 1:
            return JOKER
        dx, dy = {Do.LEFT: (-1, 0), Do.RIGHT: (1, 0), Do.UP: (0, -1), Do.DOWN: (0, 1)}[do]
        return _card((row + dy) % len(_ROWS), (column + dx) % _COLUMNS)

    def place_of(self, action: Action) -> Rect | None:
        """The cell of a card."""
        return self._cell(action.card) if isinstance(action, NameAdjutantCard) else None

    def _cell(self, card: Card) -> Rect:
        head = self._head
        step_x = (head.w + _GAP) / (_COLUMNS + 1)
        step_y = (self._note.y - 6 - head.bottom) / len(_ROWS)
        row, column = (0, _COLUMNS) if card is JOKER else _place(card)
        high = len(_ROWS) * step_y if card is JOKER else step_y
        return Rect(head.x + column * step_x, head.bottom + row * step_y, step_x - _GAP, high - _GAP)

    def _card_at(self, at: Point) -> Card | None:
        return next((card for card in PACK if self._cell(card).contains(at)), None)

    def draw(self, canvas: Canvas) -> None:
        """Title, the grid of cards, what will happen, the button."""
        self._lay()
        canvas.panel(self._panel)
        say, words = self.context.say, self.context.words
        if not self.low:
            canvas.text(say("adjutant-title"), self._head, "title", "accent", bold=True)
        strong = specials(self.trump)
        for card in PACK:
            self._draw_cell(canvas, card, strong=card in strong)
        canvas.focus_ring(self._cell(self.chosen), canvas.theme.radii["cell"])
        own = self.chosen in self.observation.hand
        text = say("adjutant-own") if own else say("adjutant-explain")
        if not self.low:
            balanced(canvas, text, self._note, "tiny", "text" if own else "text_soft")
        if own and self._armed is self.chosen:
            self._button.label = say("confirm-twice")
        else:
            key = "adjutant-own-name" if own else "adjutant-name"
            self._button.label = say(key, card=words.short_card(self.chosen))
        self._button.kind = "danger" if own else "primary"
        self._button.draw(canvas, Look(hovered=self._over))
        self.changed = False

    def _draw_cell(self, canvas: Canvas, card: Card, *, strong: bool) -> None:
        theme, rect, radius = canvas.theme, self._cell(card), canvas.theme.radii["cell"]
        own = card in self.observation.hand
        lit = card in (self._hovered, self.chosen)
        dark = own and not lit
        canvas.fill(rect, theme.color("panel_raised" if dark else "ivory"), radius)
        if strong:
            canvas.frame(rect, theme.color("accent_deep"), radius, 3)
        elif dark:
            canvas.frame(rect, theme.color("line_soft"), radius, 1)
        label, suit = card_label(card)
        if suit is None:
            canvas.text(label, rect, "title", "accent" if dark else "red_joker", align="centre", bold=True)
        else:
            color = canvas.suit_color(suit, on_ivory=not dark)
            canvas.text(SUIT_GLYPHS[suit] + label, rect, "caption", color, align="centre", bold=True)
        if own:
            canvas.fill(Rect(rect.x + 6, rect.bottom - 6, rect.w - 12, 3), theme.color("danger_fill"), 1.5)


def _place(card: Card) -> tuple[int, int]:
    """Row and column of a card that is not the joker."""
    assert card.suit is not None
    return _ROWS.index(card.suit), 14 - card.rank


def _card(row: int, column: int) -> Card:
    return PACK[row * _COLUMNS + column]
