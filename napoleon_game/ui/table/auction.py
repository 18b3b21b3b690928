"""The auction panel: a matrix of bids, and the two things one can do."""

from typing import Final

from napoleon_game.core.actions import Action, MakeBid, Pass
from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import Suit
from napoleon_game.core.observation import Observation
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Typed, meaning_of
from napoleon_game.ui.table.panel import Panel
from napoleon_game.ui.table.plaque import draw_history
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.view.geometry import Point, Rect

_ROWS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_GAP: Final = 5.0
_NOWHERE: Final = Rect(0, 0, 0, 0)
_DIGITS: Final = tuple("0123456789")
_MIN_COLUMNS: Final = 9
_MOST_COLUMNS_BESIDE: Final = 12
_PAD: Final = 22.0
_SAID: Final = ("body", "caption", "tiny")
_SIGNS: Final = 48.0
"""Room for the suits before the rows, for letters as designed."""
_HISTORY: Final = 440.0
"""The same for who has called what, on a panel that covers the plaque."""


class AuctionPanel(Panel):
    """Choose a bid by mouse, arrows, suit letters and digits; make it, or pass."""

    def __init__(self, context: Context, observation: Observation, names: tuple[str, ...]) -> None:
        """The lowest legal bid is chosen at first."""
        super().__init__(context, observation, names)
        public = observation.public
        legal = [action.bid for action in observation.legal if isinstance(action, MakeBid)]
        self.legal = frozenset(legal)
        self.lowest = min(public.rules.min_target, MAX_TARGET - _MIN_COLUMNS + 1)
        self.chosen: Bid | None = min(legal) if legal else None
        self._wanted = self.chosen.target if self.chosen is not None else MAX_TARGET
        self._hovered: Bid | None = None
        self._digits = ""
        self._armed: Bid | None = None
        self._pass = Button(_NOWHERE, f"{context.say('auction-pass')} (P)", lambda: None)
        self._bid = Button(_NOWHERE, "", lambda: None, kind="primary")
        self._bid.enabled = self.chosen is not None
        self._over: Button | None = None
        self._lay()

    def _lay(self) -> None:
        """Put the buttons where the present plan of the table has them."""
        row = self._foot
        width = (row.w - 12) * 0.35
        self._pass.rect = Rect(row.x, row.y, width, row.h)
        self._bid.rect = Rect(row.x + width + 12, row.y, row.w - width - 12, row.h)

    @property
    def spoken(self) -> str:
        """The chosen bid."""
        return "" if self.chosen is None else self.context.words.bid(self.chosen)

    def handle(self, event: Input) -> Action | None:
        """A click or ``Enter`` on the button, or a second click on the chosen cell, makes the bid."""
        self.changed = True
        self._lay()
        match event:
            case Pointed(at):
                self._hovered = self._cell_at(at)
                self._over = next((b for b in (self._pass, self._bid) if b.rect.contains(at)), None)
            case Pressed(at, 1):
                return self._press(at)
            case Asked(Do.CONFIRM):
                return self._make()
            case Asked(Do.PASS):
                return Pass(self.observation.seat)
            case Asked(Do.LEFT | Do.RIGHT | Do.UP | Do.DOWN as do):
                self._step(do)
            case Typed(text):
                return self._type(text.upper())
        return None

    def _press(self, at: Point) -> Action | None:
        if self._pass.rect.contains(at):
            return Pass(self.observation.seat)
        if self._bid.rect.contains(at):
            return self._make()
        cell = self._cell_at(at)
        if cell is not None and cell in self.legal:
            if cell == self.chosen:
                return self._make()
            self.chosen, self._wanted = cell, cell.target
        return None

    def _make(self) -> Action | None:
        """Make the chosen bid; with the setting for it, only when it is asked for a second time."""
        if self.chosen is None:
            return None
        if self.context.config.helps.confirm_bid and self._armed != self.chosen:
            self._armed = self.chosen
            return None
        return MakeBid(self.observation.seat, self.chosen)

    def _type(self, text: str) -> Action | None:
        if meaning_of(text) is Do.PASS:
            return Pass(self.observation.seat)
        if self.chosen is None:
            return None
        if text in ("S", "H", "D", "C"):
            self._choose(Suit.parse(text), self._wanted)
        elif text in _DIGITS:
            self._digits = (self._digits + text)[-2:]
            typed = (int(digits) for digits in (self._digits, text, "1"))
            self._want(next(target for target in typed if 1 <= target <= MAX_TARGET))
        return None

    def _want(self, target: int) -> None:
        """Choose ``target`` in the suit that is chosen."""
        self._wanted = target
        if self.chosen is not None:
            self._choose(self.chosen.trump, target)

    def _choose(self, trump: Suit, target: int) -> None:
        """This bid, or the next higher in the same suit that is legal."""
        for number in range(target, MAX_TARGET + 1):
            if Bid(number, trump) in self.legal:
                self.chosen = Bid(number, trump)
                return

    def _step(self, do: Do) -> None:
        if self.chosen is None:
            return
        target, row = self.chosen.target, _ROWS.index(self.chosen.trump)
        if do in (Do.LEFT, Do.RIGHT):
            beside = Bid(min(MAX_TARGET, max(1, target + (1 if do is Do.RIGHT else -1))), self.chosen.trump)
            if beside in self.legal:
                self._want(beside.target)
        else:
            self._choose(_ROWS[(row + (1 if do is Do.DOWN else -1)) % len(_ROWS)], self._wanted)

    # Drawing ----------------------------------------------------------------------------------------------

    @property
    def _columns(self) -> range:
        return range(self.lowest, MAX_TARGET + 1)

    @property
    def _panel(self) -> Rect:
        return self.places.auction

    @property
    def _head(self) -> Rect:
        panel = self._panel
        height = 0.0 if self.low else self.head_height
        return Rect(panel.x + _PAD, panel.y + 8, panel.w - 2 * _PAD, height)

    @property
    def _foot(self) -> Rect:
        panel, height = self._panel, self.button_height
        return Rect(panel.x + _PAD, panel.bottom - 14 - height, panel.w - 2 * _PAD, height)

    @property
    def _history(self) -> Rect | None:
        """Where it stands who has called what, if the plaque with it is covered and there is room."""
        if not self.places.panels_cover_all or len(self._columns) > _MOST_COLUMNS_BESIDE:
            return None
        top = self._head.bottom + 4
        return Rect(self._head.x, top, _HISTORY, self._foot.y - 10 - top)

    @property
    def _signs(self) -> float:
        return _SIGNS if self._history is None else 1.5 * _SIGNS

    @property
    def _matrix(self) -> Rect:
        head, history = self._head, self._history
        left = head.x + self._signs - 8 if history is None else history.right + 12 + self._signs
        top = head.bottom + 4
        return Rect(left, top, head.right - left, self._foot.y - 10 - top)

    def place_of(self, action: Action) -> Rect | None:
        """The cell of a bid, or the button that passes."""
        return self._cell(action.bid) if isinstance(action, MakeBid) else self._pass.rect

    def _cell(self, bid: Bid) -> Rect:
        matrix = self._matrix
        width = (matrix.w + _GAP) / len(self._columns)
        height = (matrix.h + _GAP) / len(_ROWS)
        x = matrix.x + (bid.target - self.lowest) * width
        return Rect(x, matrix.y + _ROWS.index(bid.trump) * height, width - _GAP, height - _GAP)

    def _cell_at(self, at: Point) -> Bid | None:
        cells = (Bid(target, suit) for suit in _ROWS for target in self._columns)
        return next((bid for bid in cells if self._cell(bid).contains(at)), None)

    def draw(self, canvas: Canvas) -> None:
        """Title with the highest bid, the matrix, the buttons."""
        self._lay()
        canvas.panel(self._panel)
        say, highest = self.context.say, self.observation.public.highest
        if not self.low:
            self._draw_head(canvas, self._head)
        if self._history is not None:
            draw_history(canvas, self.observation, self.names, self.context.words, self._history, rounds=1)
        for suit in _ROWS:
            row = self._cell(Bid(self.lowest, suit))
            canvas.suit(suit, Rect(row.x - self._signs, row.y, self._signs - 4, row.h), "title")
            for target in self._columns:
                self._draw_cell(canvas, Bid(target, suit), None if highest is None else highest.bid)
        if self.chosen is not None:
            canvas.focus_ring(self._cell(self.chosen), canvas.theme.radii["cell"])
            bid = self.context.words.short_bid(self.chosen)
            armed = self._armed == self.chosen
            self._bid.label = say("confirm-twice") if armed else say("auction-bid", bid=bid) + " (Enter)"
        else:
            self._bid.label = say("auction-choose")
        for button in (self._pass, self._bid):
            button.draw(canvas, Look(hovered=button is self._over))
        self.changed = False

    def _draw_head(self, canvas: Canvas, head: Rect) -> None:
        """The title with the highest bid."""
        say, highest = self.context.say, self.observation.public.highest
        title = canvas.text(say("auction-title"), head, "title", "accent", bold=True)
        if highest is None:
            said = say("auction-no-bid")
        else:
            bid = self.context.words.short_bid(highest.bid)
            said = say("auction-highest", who=self.names[highest.seat], bid=bid)
        beside = Rect(head.x + title + 20, head.y, head.w - title - 20, head.h)
        canvas.text(said, beside, canvas.fitting(said, beside.w, _SAID), "text_soft")

    def _draw_cell(self, canvas: Canvas, bid: Bid, highest: Bid | None) -> None:
        theme, rect, radius = canvas.theme, self._cell(bid), canvas.theme.radii["cell"]
        style = canvas.fitting(str(MAX_TARGET), rect.w - 4, ("body", "tiny"), bold=True)
        if bid == highest:
            canvas.fill(rect, theme.color("accent"), radius)
            canvas.text(str(bid.target), rect, style, "on_accent", align="centre", bold=True)
        elif bid in self.legal:
            lit = bid in (self._hovered, self.chosen)
            canvas.fill(rect, theme.color("ivory" if lit else "ivory_dim"), radius)
            canvas.text(str(bid.target), rect, style, "ink", align="centre", bold=True)
        else:
            canvas.frame(rect, theme.color("line_soft"), radius, 1)
            canvas.text(str(bid.target), rect, style, "text_dim", align="centre")
