"""The words of the game, each explained."""

from functools import partial
from typing import Final

from napoleon_game.i18n.glossary import TERMS, explain
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, HEADING, MenuScene, screen
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
_EDGE: Final = 32
_HEAD: Final = 56
_WREATH_BELOW: Final = 392
_RULES: Final = 280
_STEP: Final = 200
_BETWEEN: Final = 16
_BESIDE: Final = 1.1
"""Factor on letters up to which words and explanation stand side by side."""
_NAMES: Final = tuple(TERMS)


class GlossaryScene(MenuScene):
    """Words on the left, what the one with the focus means on the right; in large letters one after another.

    Attributes:
        term: the word that is explained.
    """

    largest_text = 2.0

    def __init__(self, context: Context) -> None:
        """Begin with the first word."""
        self.term = _NAMES[0]
        super().__init__(context)

    def build(self) -> Group:
        """The words in two columns, and the ways on and back."""
        say = self.context.say
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        place = Rect(FOOTER.right - _RULES, FOOTER.y, _RULES, FOOTER.h)
        rules = Button(place, say("strength-rules"), self._open_rules, "primary")
        self._tabs: list[Tab] = []
        if self._alone:
            after = Rect(place.x - _BETWEEN - _STEP, FOOTER.y, _STEP, FOOTER.h)
            before = after.moved(-_BETWEEN - _STEP, 0)
            following = Button(after, say("next"), partial(self._go, 1))
            previous = Button(before, say("page-before"), partial(self._go, -1))
            return Group([back, previous, following, rules], following)
        rows = -(-len(_NAMES) // _COLUMNS)
        height = (_LIST.h - 24) / rows
        width = (_LIST.w - 24) / _COLUMNS
        for index, term in enumerate(_NAMES):
            column, row = divmod(index, rows)
            place = Rect(_LIST.x + 12 + column * width, _LIST.y + 12 + row * height, width, height)
            title = explain(say, term).title
            tab = Tab(place.inset(4, 5), title, partial(self._open, term), align="left", upright=True)
            tab.open = term == self.term
            self._tabs.append(tab)
        return Group([*self._tabs, back, rules], self._tabs[_NAMES.index(self.term)])

    def react(self, event: Input) -> Command | None:
        """The word with the focus is the one that is explained."""
        match event:
            case Asked(Do.RULES):
                return self._open_rules()
            case Asked(Do.PAGE_UP | Do.PAGE_DOWN as do):
                self._go(1 if do is Do.PAGE_DOWN else -1)
                if self._tabs:
                    self.group.focus = self._tabs[_NAMES.index(self.term)]
                return None
        command = self.group.handle(event)
        focus = self.group.focus
        if isinstance(focus, Tab):
            self._open(_NAMES[self._tabs.index(focus)])
        return command

    @property
    def _alone(self) -> bool:
        """Whether a word has the whole page."""
        return self.scale > _BESIDE

    @property
    def _page(self) -> Rect:
        return Rect(_LIST.x, _PAGE.y, _PAGE.right - _LIST.x, _PAGE.h) if self._alone else _PAGE

    @property
    def spoken(self) -> str:
        """The control with the focus; where a word has the page, the word and what it means."""
        if not self._alone:
            return super().spoken
        return " ".join([*explain(self.context.say, self.term), super().spoken])

    def _go(self, step: int) -> None:
        """To the next word, or the one before."""
        self._open(_NAMES[(_NAMES.index(self.term) + step) % len(_NAMES)])

    def _open(self, term: str) -> None:
        if term != self.term:
            self.term, self.dirty = term, True
            for index, tab in enumerate(self._tabs):
                tab.open = _NAMES[index] == term

    def _open_rules(self) -> Command:
        return Push(rules_on(self.context, TERMS[self.term]))

    def paint(self, canvas: Canvas) -> None:
        """List and page."""
        say = self.context.say
        screen(canvas, say("glossary-title"))
        page = self._page
        if self._alone:
            number = f"{_NAMES.index(self.term) + 1} / {len(_NAMES)}"
            label(canvas, number, HEADING, "body", "text_soft", align="right")
        else:
            canvas.panel(_LIST)
        canvas.panel(page)
        title, text = explain(say, self.term)
        head = Rect(page.x + _EDGE, page.y + 16, page.w - 2 * _EDGE, _HEAD)
        label(canvas, title, head, "display", "accent", bold=True)
        rule(canvas, Point(head.x, head.bottom + 8), head.w, lozenge=0.0)
        top = head.bottom + 28
        height = balanced(canvas, text, Rect(head.x, top, head.w, page.bottom - top), "title", "text")
        if height < 200:
            wreath(canvas, Point(page.centre.x, page.y + _WREATH_BELOW), 150, alpha=90)
