"""The rules, a section at a time."""

from functools import partial
from typing import Final

from napoleon_game.i18n.rules_page import SECTIONS, rules_page
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Scrolled
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, MenuScene, screen
from napoleon_game.ui.widgets import figures
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule, wreath
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.ui.widgets.words import balanced_lines, label
from napoleon_game.view.geometry import Point, Rect

_LIST: Final = Rect(48, 108, 288, 500)
_ENTRY: Final = 32
_PAGE: Final = Rect(360, 108, 872, 500)
_BESIDE: Final = 1.2
"""Factor on letters up to which the headings stand beside the page; a larger page has the whole width."""
_LARGER: Final = 1.45
"""How much wider a figure is on the larger page."""
_EDGE: Final = 32
_TITLE_HEIGHT: Final = 48
_STYLES: Final = (("title", 20), ("title", 12), ("body", 12), ("body", 8))
"""Letters and space between two paragraphs, the best first: the first with which all can be seen is taken."""

_GUTTER: Final = 32
_BAR: Final = 4
_WREATH: Final = 150
_PAUSE: Final = 0.3
"""Seconds for which a wheel that has just turned a page turns no other."""


class RulesScene(MenuScene):
    """Headings on the left, the text of one on the right, with a picture where one helps."""

    largest_text = 2.0

    def __init__(self, context: Context, section: int = 0) -> None:
        """Open a section."""
        self._section, self._offset, self._most, self._wait = section, 0.0, 0.0, 0.0
        super().__init__(context)

    def build(self) -> Group:
        """The headings, and the ways on and back."""
        say = self.context.say
        self._texts = rules_page(say)
        self._tabs: list[Tab] = []
        top = _LIST.y + (_LIST.h - _ENTRY * len(self._texts)) / 2
        for index, section in enumerate(self._texts):
            place = Rect(_LIST.x + 10, top + index * _ENTRY + 2, _LIST.w - 20, _ENTRY - 4)
            tab = Tab(place, section.title, partial(self._open, index), align="left", upright=True)
            self._tabs.append(tab)
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        self._next = Button(
            Rect(FOOTER.right - BUTTON, FOOTER.y, BUTTON, FOOTER.h), say("next"), self._go_on, "primary"
        )
        before = Button(self._next.rect.moved(-BUTTON - 16, 0), say("page-before"), self._go_back)
        self._mark()
        if self._wide:
            return Group([back, before, self._next], self._next)
        return Group([*self._tabs, back, self._next], self._tabs[self._section])

    @property
    def _wide(self) -> bool:
        """Whether the page has the whole width, and its sections are gone through one after another."""
        return self.scale > _BESIDE

    @property
    def _page(self) -> Rect:
        return Rect(_LIST.x, _PAGE.y, _PAGE.right - _LIST.x, _PAGE.h) if self._wide else _PAGE

    @property
    def _title(self) -> Rect:
        page = self._page
        return Rect(page.x + _EDGE, page.y + 12, page.w - 2 * _EDGE, _TITLE_HEIGHT)

    @property
    def _text(self) -> Rect:
        title, page = self._title, self._page
        return Rect(title.x, title.bottom + 28, title.w, page.bottom - title.bottom - 44)

    def react(self, event: Input) -> Command | None:
        """Turn pages and scroll; the section with the focus is the one that is open."""
        match event:
            case Scrolled(_, steps):
                self._roll(-steps)
            case Asked(Do.PAGE_DOWN):
                self._go_on()
                self._focus_open()
            case Asked(Do.PAGE_UP):
                self._go_back()
                self._focus_open()
            case _:
                before = self.group.focus
                command = self.group.handle(event)
                focus = self.group.focus
                if focus is not before and isinstance(focus, Tab):
                    self._open(self._tabs.index(focus))
                return command
        return None

    def update(self, seconds: float) -> Command | None:
        """A page that was turned by the wheel rests a moment."""
        self._wait = max(0.0, self._wait - seconds)
        return None

    def paint(self, canvas: Canvas) -> None:
        """List, page, heading, picture and text."""
        say, name = self.context.say, SECTIONS[self._section]
        title, text = self._texts[self._section]
        screen(canvas, say("rules-title"))
        if not self._wide:
            canvas.panel(_LIST)
        canvas.panel(self._page)
        label(canvas, title, self._title, "display", "accent", bold=True)
        rule(canvas, Point(self._title.x, self._title.bottom + 10), self._title.w, lozenge=0.0)
        width = float(self._text.w)
        if name in figures.FIGURES:
            figure = figures.FIGURES[name]
            column = figure.width * (_LARGER if self._wide else 1.0)
            width -= column + _GUTTER
            figure.draw(canvas, say, Rect(self._text.right - column, self._text.y, column, self._text.h))
        self._paint_text(canvas, text, width)
        place = f"{self._section + 1} / {len(self._texts)}"
        room = FOOTER
        if self._wide:
            room = Rect(FOOTER.x + BUTTON + 16, FOOTER.y, BUTTON, FOOTER.h)
        label(canvas, place, room, "caption", "text_soft", align="centre")

    def _paint_text(self, canvas: Canvas, text: str, width: float) -> None:
        """As many whole lines as there is room for, and where they are in the text."""
        style, gap = _STYLES[0]
        for style, gap in _STYLES:
            lines, height = _set(canvas, text, width, style, gap)
            if height <= self._text.h:
                break
        step = canvas.line_height(style)
        self._most = max(0.0, height - self._text.h)
        self._offset = min(self._offset, self._most)
        for top, line in lines:
            room = Rect(self._text.x, self._text.y + top - self._offset, width, step)
            if line and room.y >= self._text.y - 1 and room.bottom <= self._text.bottom + 1:
                canvas.text(line, room, style)
        if self._most:
            bar = Rect(self._page.right - 14, self._text.y, _BAR, self._text.h)
            canvas.fill(bar, canvas.theme.color("felt_edge"), _BAR / 2)
            part = self._text.h / height
            top = bar.y + bar.h * (1 - part) * self._offset / self._most
            canvas.fill(Rect(bar.x, top, _BAR, bar.h * part), canvas.theme.color("line"), _BAR / 2)
        elif width == self._text.w and height + _WREATH * 1.4 < self._text.h:
            middle = (self._text.y + height + self._text.bottom) / 2
            wreath(canvas, Point(self._text.centre.x, middle), _WREATH, alpha=90)

    # Turning ------------------------------------------------------------------------------------------------

    def _open(self, section: int) -> None:
        if section != self._section:
            self._section, self._offset, self.dirty = section, 0.0, True
            self._mark()

    def _mark(self) -> None:
        for index, tab in enumerate(self._tabs):
            tab.open = index == self._section

    def _focus_open(self) -> None:
        if not self._wide:
            self.group.focus = self._tabs[self._section]

    def _scroll(self, by: float) -> bool:
        """Scroll; returns whether there was anything to scroll."""
        offset = min(self._most, max(0.0, self._offset + by))
        if offset == self._offset:
            return False
        self._offset, self.dirty = offset, True
        return True

    def _go_on(self) -> None:
        """What is left of the section, or else the next one; the first one after the last."""
        if not self._scroll(self._text.h - self.height_of("body")):
            self._open((self._section + 1) % len(self._texts))

    def _go_back(self) -> None:
        if not self._scroll(self.height_of("body") - self._text.h):
            self._open((self._section - 1) % len(self._texts))

    def _roll(self, steps: float) -> None:
        """The wheel: down the text and, where it ends, to the next section."""
        if self._scroll(steps * 2 * self.height_of("body")) or self._wait or not steps:
            return
        section = self._section + (1 if steps > 0 else -1)
        if 0 <= section < len(self._texts):
            self._open(section)
            self._wait = _PAUSE
            self._focus_open()


def rules_on(context: Context, name: str) -> RulesScene:
    """The rules, open at one of :data:`SECTIONS` by its name."""
    return RulesScene(context, SECTIONS.index(name))


def _set(
    canvas: Canvas, text: str, width: float, style: str, gap: float
) -> tuple[list[tuple[float, str]], float]:
    """The lines of a text with their tops, and its height."""
    step, y = canvas.line_height(style), 0.0
    lines: list[tuple[float, str]] = []
    for paragraph in text.split("\n"):
        for line in balanced_lines(canvas, paragraph, width, style):
            lines.append((y, line))
            y += step
        y += gap
    return lines, y - gap
