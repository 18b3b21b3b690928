"""The words of the game, each explained."""

from functools import partial
from typing import Final

from napoleon_game.i18n.glossary import TERMS, explain
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, MenuScene, screen
from napoleon_game.ui.scenes.rules_page import rules_on
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule, wreath
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect

_LIST: Final = Rect(48, 108, 560, 500)
_COLUMNS: Final = 2
_PAGE: Final = Rect(632, 108, 600, 500)
_TITLE: Final = Rect(664, 124, 536, 56)
_TEXT: Final = Rect(664, 208, 536, 300)
_WREATH: Final = Point(932, 500)
_RULES: Final = 280
_NAMES: Final = tuple(TERMS)


class GlossaryScene(MenuScene):
    """Words on the left, what the one with the focus means on the right.

    Attributes:
        term: the word that is explained.
    """

    largest_text = 1.5
    largest_controls = 1.1

    def __init__(self, context: Context) -> None:
        """Begin with the first word."""
        self.term = _NAMES[0]
        super().__init__(context)

    def build(self) -> Group:
        """The words in two columns, and the ways on and back."""
        say = self.context.say
        rows = -(-len(_NAMES) // _COLUMNS)
        height = (_LIST.h - 24) / rows
        width = (_LIST.w - 24) / _COLUMNS
        self._tabs: list[Tab] = []
        for index, term in enumerate(_NAMES):
            column, row = divmod(index, rows)
            place = Rect(_LIST.x + 12 + column * width, _LIST.y + 12 + row * height, width, height)
            title = explain(say, term).title
            tab = Tab(place.inset(4, 5), title, partial(self._open, term), align="left", upright=True)
            tab.open = term == self.term
            self._tabs.append(tab)
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        place = Rect(FOOTER.right - _RULES, FOOTER.y, _RULES, FOOTER.h)
        rules = Button(place, say("strength-rules"), self._open_rules, "primary")
        return Group([*self._tabs, back, rules], self._tabs[_NAMES.index(self.term)])

    def react(self, event: Input) -> Command | None:
        """The word with the focus is the one that is explained."""
        if event == Asked(Do.RULES):
            return self._open_rules()
        command = self.group.handle(event)
        focus = self.group.focus
        if isinstance(focus, Tab):
            self._open(_NAMES[self._tabs.index(focus)])
        return command

    def _open(self, term: str) -> None:
        if term != self.term:
            self.term, self.dirty = term, True
            for tab, name in zip(self._tabs, _NAMES, strict=True):
                tab.open = name == term

    def _open_rules(self) -> Command:
        return Push(rules_on(self.context, TERMS[self.term]))

    def paint(self, canvas: Canvas) -> None:
        """List and page."""
        say = self.context.say
        screen(canvas, say("glossary-title"))
        canvas.panel(_LIST)
        canvas.panel(_PAGE)
        title, text = explain(say, self.term)
        label(canvas, title, _TITLE, "display", "accent", bold=True)
        rule(canvas, Point(_TITLE.x, _TITLE.bottom + 8), _TITLE.w, lozenge=0.0)
        height = balanced(canvas, text, _TEXT, "title", "text")
        if height < 200:
            wreath(canvas, _WREATH, 150, alpha=90)
