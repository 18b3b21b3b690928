"""The exchange panel: three of thirteen cards, with a warning where one may be sorry."""

from typing import Final

from napoleon_game.core.actions import Action, Discard
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import KITTY_SIZE, Card, pictures
from napoleon_game.core.observation import Observation
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed
from napoleon_game.ui.table.panel import Panel
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.widget import Look
from napoleon_game.ui.widgets.words import balanced
from napoleon_game.view.geometry import Rect
from napoleon_game.view.pose import Pose

_PAD: Final = 22.0
_KITTY_HEIGHT: Final = 88.0
_KITTY_STEP: Final = 70.0


class ExchangePanel(Panel):
    """Mark three cards of the hand, then discard them."""

    def __init__(self, context: Context, observation: Observation, names: tuple[str, ...]) -> None:
        """No card is marked."""
        super().__init__(context, observation, names)
        self.marked: list[Card] = []
        self._clear = Button(Rect(0, 0, 0, 0), context.say("exchange-clear"), lambda: None)
        self._discard = Button(Rect(0, 0, 0, 0), "", lambda: None, kind="primary")
        self._over: Button | None = None
        self._lay()

    def _lay(self) -> None:
        """Put the buttons where the present plan of the table has them."""
        panel, height = self.places.exchange, self.button_height
        y, part = panel.bottom - 14 - height, (panel.w - 2 * _PAD) / 2
        self._clear.rect = Rect(panel.x + _PAD, y, 0.72 * part, height)
        self._discard.rect = Rect(panel.right - _PAD - 0.86 * part, y, 0.86 * part, height)

    @property
    def spoken(self) -> str:
        """How many cards are marked."""
        return self.context.say("exchange-count", count=len(self.marked))

    @property
    def chosen_cards(self) -> frozenset[Card]:
        """The cards that are marked to go."""
        return frozenset(self.marked)

    def card_clicked(self, card: Card) -> None:
        """Mark a card, or take the mark back; a fourth takes the place of the first."""
        if card in self.marked:
            self.marked.remove(card)
        else:
            self.marked = [*self.marked[-(KITTY_SIZE - 1) :], card]
        self.changed = True

    def handle(self, event: Input) -> Action | None:
        """A click on the button or ``Enter`` discards, once three cards are marked."""
        self._lay()
        match event:
            case Pointed(at):
                buttons = (self._clear, self._discard)
                over = next((button for button in buttons if button.rect.contains(at)), None)
                self.changed |= over is not self._over
                self._over = over
            case Pressed(at, 1) if self._discard.rect.contains(at):
                return self._decide()
            case Pressed(at, 1) if self._clear.rect.contains(at):
                self.marked, self.changed = [], True
            case Asked(Do.CONFIRM):
                return self._decide()
        return None

    def _decide(self) -> Action | None:
        if len(self.marked) != KITTY_SIZE:
            return None
        return Discard(self.observation.seat, tuple(self.marked))

    def _warning(self) -> str:
        """What one may be sorry for; empty if nothing."""
        say, public = self.context.say, self.observation.public
        count = pictures(self.marked)
        if count and public.bid.target == MAX_TARGET:
            return say("exchange-warning-twenty")
        if public.adjutant_card in self.marked:
            return say("exchange-warning-adjutant")
        return say("exchange-warning-pictures", count=count) if count else ""

    def _explanation(self) -> str:
        """What is to be done; and that one is alone, if the adjutant card turned up in the kitty."""
        alone = self.observation.public.adjutant_card in (self.observation.kitty or ())
        return self.context.say("exchange-alone" if alone else "exchange-explain")

    def draw(self, canvas: Canvas) -> None:
        """Title and counter, what is to be done or a warning, the buttons."""
        self._lay()
        panel, say = self.places.exchange, self.context.say
        canvas.panel(panel)
        head = Rect(panel.x + _PAD, panel.y + 10, panel.w - 2 * _PAD, self.head_height)
        canvas.text(say("exchange-title"), head, "title", "accent", bold=True)
        counter = say("exchange-count", count=len(self.marked))
        canvas.text(counter, head, "title", "text", align="right", bold=True)
        warning = self._warning()
        kitty = self.observation.kitty or ()
        high = self._clear.rect.y - 16 - head.bottom
        height, step = max(_KITTY_HEIGHT, high * 0.72), _KITTY_STEP * max(1.0, high * 0.72 / _KITTY_HEIGHT)
        room = Rect(head.x, head.bottom + 4, head.w - step * len(kitty) - 20, high)
        for place, card in enumerate(kitty):
            x = head.right - step * (len(kitty) - place - 0.5)
            canvas.card(card, Pose(x, room.y + height / 2 + 4, height), dim=card in self.marked)
        balanced(
            canvas, warning or self._explanation(), room, "caption", "danger" if warning else "text_soft"
        )
        self._discard.enabled = len(self.marked) == KITTY_SIZE
        self._discard.label = say("exchange-confirm") if warning else say("exchange-discard")
        self._clear.enabled = bool(self.marked)
        for button in (self._clear, self._discard):
            button.draw(canvas, Look(hovered=button is self._over))
        self.changed = False
