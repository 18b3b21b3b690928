"""The order of strength for the trump of the deal, laid over the table."""

from typing import Final

from napoleon_game.core.cards import Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.tricks import WonBy
from napoleon_game.i18n.glossary import TERMS, explain
from napoleon_game.i18n.names import SYMBOLS, WON_BY_KEYS
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Typed, meaning_of
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes.backdrop import PAD, MenuScene, hairline
from napoleon_game.ui.scenes.glossary import GlossaryScene
from napoleon_game.ui.scenes.rules_page import rules_on
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.strength_row import StrengthRow, draw_lozenge, draw_tick
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.strengths import played, strengths, trump_of

_PANEL: Final = Rect(40, 24, 1200, 672)
_TITLE: Final = Rect(72, 36, 420, 52)
_TRUMP: Final = Rect(888, 42, 320, 44)
_TOP: Final = 108.0
_ROW: Final = 102.0
_LEFT: Final = 64.0
_WIDTH: Final = 568.0
_GAP: Final = 16.0
_LEGEND: Final = Rect(504, 42, 372, 44)
_EXPLAINED: Final = Rect(72, 526, 1136, 96)
_BUTTONS: Final = 632.0
_BUTTON: Final = 200.0
_SUITS: Final = tuple(reversed(Suit))

_SPECIAL: Final = {
    WonBy.YOROMEKI: "yoromeki",
    WonBy.MIGHTY: "mighty",
    WonBy.RIGHT_JACK: "right-jack",
    WonBy.LEFT_JACK: "left-jack",
    WonBy.SAME_TWO: "same-two",
    WonBy.JOKER_LED: "joker",
    WonBy.TRUMP: "trump",
    WonBy.LED_SUIT: "lead",
}
"""Each step's word in the glossary."""


class StrengthsScene(MenuScene):
    """Eight steps from the strongest down; the one with the focus is explained.

    Attributes:
        trump: for which trump; another can be looked at.
    """

    opaque = False
    largest_text = 1.0

    def __init__(self, context: Context, observation: Observation) -> None:
        """Show it to whoever sees ``observation``."""
        self._observation = observation
        self.trump = trump_of(observation) or Suit.SPADES
        super().__init__(context)

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """The trump, the steps in two columns, and the ways on and back."""
        say, names = self.context.say, self.context.words
        suits = [say("strength-trump", suit=f"{SYMBOLS[suit]} {names.suit(suit)}") for suit in _SUITS]
        self._choice = Choice(_TRUMP, suits, _SUITS.index(self.trump), self._choose)
        self._steps = [self._row(index, step.won_by) for index, step in enumerate(strengths(self.trump))]
        self._lay()
        buttons = [
            Button(self._button(0), say("close"), Pop, "primary"),
            Button(self._button(1), say("strength-words"), self._words),
            Button(self._button(2), say("strength-rules"), self._open_rules),
        ]
        return Group([self._choice, *self._steps, *buttons], self._steps[0])

    def _row(self, index: int, won_by: WonBy) -> StrengthRow:
        say = self.context.say
        column, row = divmod(index, 4)
        place = Rect(_LEFT + column * (_WIDTH + _GAP), _TOP + row * _ROW, _WIDTH, _ROW - 4)
        term = _SPECIAL[won_by]
        if won_by is WonBy.TRUMP:
            name, when = say("strength-trump-cards"), ""
        elif won_by is WonBy.LED_SUIT:
            name, when = say("strength-led-suit"), say("strength-led-suit-when")
        else:
            name, when = explain(say, term).title, say(f"strength-{WON_BY_KEYS[won_by]}")
        return StrengthRow(place, index + 1, term, name, when)

    @staticmethod
    def _button(index: int) -> Rect:
        left = _PANEL.right - PAD - _BUTTON - index * (_BUTTON + 12)
        return Rect(left, _BUTTONS, _BUTTON, 48)

    def _lay(self) -> None:
        """Put the cards of the trump on the steps, with their marks."""
        own = trump_of(self._observation) is self.trump
        gone = played(self._observation) if self.context.config.helps.played_cards else frozenset()
        for row, step in zip(self._steps, strengths(self.trump), strict=True):
            row.cards, row.gone = step.cards, gone
            row.named = self._observation.public.adjutant_card if own else None

    def _choose(self, index: int) -> None:
        self.trump = _SUITS[index]
        self._lay()

    def _open_rules(self) -> Command:
        return Push(rules_on(self.context, TERMS[self._term]))

    def _words(self) -> Command:
        return Push(GlossaryScene(self.context))

    @property
    def _term(self) -> str:
        """The word of the step that was last looked at."""
        focus = self.group.focus
        if isinstance(focus, StrengthRow):
            self._looked_at = focus.term
        return self._looked_at

    _looked_at = _SPECIAL[WonBy.YOROMEKI]

    def react(self, event: Input) -> Command | None:
        """The key that opened it closes it as well."""
        if event == Asked(Do.STRENGTHS):
            return Pop()
        if isinstance(event, Typed) and meaning_of(event.text) is Do.STRENGTHS:
            return Pop()
        if event == Asked(Do.RULES):
            return self._open_rules()
        return self.group.handle(event)

    # Picture ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Veil, plate, heading, what the marks mean, and the explanation."""
        say = self.context.say
        canvas.scrim()
        canvas.panel(_PANEL)
        label(canvas, say("strength-title"), _TITLE, "display", bold=True)
        rule(canvas, Point(_TITLE.x, 98), _PANEL.w - 64, lozenge=0.0)
        self._paint_legend(canvas)
        hairline(canvas, Point(_EXPLAINED.x, _EXPLAINED.y - 4), _EXPLAINED.w)
        title, text = explain(say, self._term)
        head = Rect(_EXPLAINED.x, _EXPLAINED.y + 2, _EXPLAINED.w, 30)
        label(canvas, title, head, "body", "accent", bold=True)
        body = Rect(_EXPLAINED.x, head.bottom + 2, _EXPLAINED.w, 60)
        balanced(canvas, text, body, "caption", "text")

    def _paint_legend(self, canvas: Canvas) -> None:
        """The marks that are to be seen, with their meaning."""
        say, right = self.context.say, _LEGEND.right
        cards = {card for row in self._steps for card in row.cards}
        named = self._steps[0].named
        for shown, draw, key in (
            (named in cards, draw_lozenge, "strength-named"),
            (bool(cards & self._steps[0].gone), draw_tick, "strength-played"),
        ):
            if shown:
                width = canvas.measure(say(key), "tiny")
                room = Rect(right - width, _LEGEND.y, width + 1, _LEGEND.h)
                canvas.text(say(key), room, "tiny", "text_soft")
                draw(canvas, Point(room.x - 16, _LEGEND.centre.y))
                right = room.x - 44
