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
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import PANEL

_ROWS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_MATRIX: Final = Rect(PANEL.x + 62, PANEL.y + 54, PANEL.w - 84, 156)
_GAP: Final = 5.0
_DIGITS: Final = tuple("0123456789")
_MIN_COLUMNS: Final = 9
_BUTTONS_Y: Final = PANEL.bottom - 56


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
        say = context.say
        half = (PANEL.w - 44 - 12) / 2
        self._pass = Button(
            Rect(PANEL.x + 22, _BUTTONS_Y, half * 0.7, 42), f"{say('auction-pass')} (P)", lambda: None
        )
        x = self._pass.rect.right + 12
        self._bid = Button(Rect(x, _BUTTONS_Y, PANEL.right - 22 - x, 42), "", lambda: None, kind="primary")
        self._bid.enabled = self.chosen is not None
        self._over: Button | None = None

    def handle(self, event: Input) -> Action | None:
        """A click or ``Enter`` on the button, or a second click on the chosen cell, makes the bid."""
        self.changed = True
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

    def _cell(self, bid: Bid) -> Rect:
        width = (_MATRIX.w + _GAP) / len(self._columns)
        height = (_MATRIX.h + _GAP) / len(_ROWS)
        x = _MATRIX.x + (bid.target - self.lowest) * width
        return Rect(x, _MATRIX.y + _ROWS.index(bid.trump) * height, width - _GAP, height - _GAP)

    def _cell_at(self, at: Point) -> Bid | None:
        cells = (Bid(target, suit) for suit in _ROWS for target in self._columns)
        return next((bid for bid in cells if self._cell(bid).contains(at)), None)

    def draw(self, canvas: Canvas) -> None:
        """Title with the highest bid, the matrix, the buttons."""
        canvas.panel(PANEL)
        say, public = self.context.say, self.observation.public
        highest = public.highest
        head = Rect(PANEL.x + 22, PANEL.y + 10, PANEL.w - 44, 36)
        title = canvas.text(say("auction-title"), head, "title", "accent", bold=True)
        if highest is None:
            said = say("auction-no-bid")
        else:
            bid = self.context.words.short_bid(highest.bid)
            said = say("auction-highest", who=self.names[highest.seat], bid=bid)
        canvas.text(said, Rect(head.x + title + 20, head.y, head.w - title - 20, head.h), "body", "text_soft")
        for suit in _ROWS:
            row = self._cell(Bid(self.lowest, suit))
            canvas.suit(suit, Rect(PANEL.x + 14, row.y, 44, row.h), "title")
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

    def _draw_cell(self, canvas: Canvas, bid: Bid, highest: Bid | None) -> None:
        theme, rect, radius = canvas.theme, self._cell(bid), canvas.theme.radii["cell"]
        style = "body" if rect.w > 32 else "tiny"
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
