"""The settings, page by page: every change takes effect at once, and is saved on leaving."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from napoleon_game.config.schema import Page
from napoleon_game.config.settings import SETTINGS
from napoleon_game.core.ruleset import RULE_KEYS, RuleSet
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.backdrop import PAD, MenuScene, hairline, screen
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.rule_sets import RuleSets
from napoleon_game.ui.scenes.settings_example import Example
from napoleon_game.ui.scenes.settings_places import settings_places
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.setting_row import Row, rows_of, show_value
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.ui.widgets.words import balanced_lines
from napoleon_game.view.geometry import Point, Rect

_log = logging.getLogger(__name__)

_PAGES: Final = tuple(Page)
_GAP: Final = 12.0
_LATIN: Final = "\u2fff"
"""The last letter before those that are as wide as high."""
_NARROW: Final = 0.66
"""Width of the others over their height, about."""
_RULE: Final = 384
"""Where the example beside the rows ends."""
_LABELS: Final = ("body", "caption", "tiny")
_TIGHT: Final = 1.24
"""From one line of a label to the next, over the height of letters."""

_SAMPLES: Final = {"sound.cards": "place", "sound.cues": "your_turn", "sound.master": "your_turn"}
"""What is played when a volume changes."""


class SettingsScene(MenuScene):
    """All settings, with what each is for and how it looks."""

    largest_text = 2.0

    def __init__(self, context: Context) -> None:
        """Open the first page."""
        self._page = _PAGES[0]
        self._described = 0
        self._example, self._speech_problem = Example(context), context.speech.problem
        self._sets = RuleSets(context, self._use_rules, self._rebuild)
        super().__init__(context)

    def build(self) -> ScrollingGroup:
        """Tabs, the rows of the open page, and the way back."""
        say, places = self.context.say, settings_places(self.scale)
        self._places = places
        self._tabs = self._make_tabs()
        self._rows: list[Row] = rows_of(self.context, self._page, places.control, self._change)
        if self._page is Page.RULES:
            self._rows += self._sets.rows(places.control)
        ways = [Button(places.footer, say("back"), self.back)]
        if self._page is Page.SOUND:
            ways.append(Button(places.footer, say("settings-test-sound"), self._test_sound))
        ways.append(Button(places.footer, say("settings-reset-page"), self._ask_page))
        ways.append(Button(places.footer, say("settings-reset"), self._ask))
        for way, place in zip(ways, self._share([way.label for way in ways], places.footer), strict=True):
            way.rect = place.inset(_GAP / 2, 0)
        controls = [row.widget for row in self._rows]
        least, most = places.rows
        seen = min(len(controls), int(places.window.h / least))
        step = min(most, places.window.h / seen)
        self._scrolling = ScrollingGroup(self._tabs, controls, ways, places.window, step)
        self._described = min(self._described, len(self._rows) - 1)
        return self._scrolling

    def _make_tabs(self) -> list[Tab]:
        """The names of the pages, each as wide as its word needs."""
        place = self._places.tabs
        names = [self.context.say(f"settings-page-{page.value}") for page in _PAGES]
        tabs = []
        for page, name, room in zip(_PAGES, names, self._share(names, place), strict=True):
            tab = Tab(room.inset(1, 0), name, partial(self._open, page))
            tab.open = page is self._page
            tabs.append(tab)
        return tabs

    def _share(self, words: Sequence[str], room: Rect) -> list[Rect]:
        """Places side by side over a width, each with what its word needs and an equal part of the rest."""
        size = self.context.theme.fonts["body"] * self.scale
        widths = [size * sum(1.0 if letter > _LATIN else _NARROW for letter in word) for word in words]
        spare = (room.w - sum(widths)) / len(words)
        places, left = [], room.x
        for width in widths:
            places.append(Rect(left, room.y, width + spare, room.h))
            left += width + spare
        return places

    def follow(self) -> None:
        """Where the words change, the focus stays."""
        before, at = self._scrolling, self._focused
        super().follow()
        if self._scrolling is not before:
            self._scrolling.focus = self._scrolling.widgets[at]
            self._scrolling.show_focus()

    def react(self, event: Input) -> Command | None:
        """A control was used; PageUp and PageDown turn the pages."""
        if event in (Asked(Do.PAGE_UP), Asked(Do.PAGE_DOWN)):
            step = 1 if event == Asked(Do.PAGE_DOWN) else -1
            self._open(_PAGES[(_PAGES.index(self._page) + step) % len(_PAGES)])
            self._scrolling.focus = self._scrolling.rows[0]
            return None
        group, before = self._scrolling, self._scrolling.focus
        command = group.handle(event)
        if isinstance(event, Pointed):
            self._describe(next((r for r in group.shown if group.place(r).contains(event.at)), None))
        elif self._scrolling.focus is not before and self._scrolling.focus in self._scrolling.rows:
            self._describe(self._scrolling.rows.index(self._scrolling.focus))
        return command

    def update(self, seconds: float) -> Command | None:
        """Let what is shown as an example move."""
        problem = self.context.speech.problem
        if problem is not self._speech_problem:
            self._speech_problem, self.dirty = problem, True
        if self._places.example is not None:
            self.dirty |= self._example.update(self._rows[self._described].key, seconds)
        return None

    def back(self) -> Command | None:
        """Save, and go back; what cannot be saved stays in force until the program ends."""
        error = self.context.save()
        if error is None:
            return Pop()
        text = self.context.say("notice-config-not-saved", problem=error.reason)
        place = f"{error.file}:{error.line}" if error.line else str(error.file)
        return Replace(NoticeScene(self.context, text, place))

    def left(self) -> None:
        """Whoever closes it in another way has changed settings all the same."""
        error = self.context.save()
        if error is not None:
            _log.warning("%s", error)

    @property
    def spoken(self) -> str:
        """What has the focus: with the name of its setting."""
        focus = self._scrolling.focus
        if focus not in self._scrolling.rows:
            return super().spoken
        return f"{self._rows[self._scrolling.rows.index(focus)].label}: {focus.spoken}"

    # Drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The rows' names on one plate; what the one in question is for beside it or below."""
        places, group = self._places, self._scrolling
        screen(canvas, self.context.say("settings-title"))
        canvas.panel(places.panel)
        for index in group.shown:
            place, row = group.place(index), self._rows[index]
            if index == self._described:
                canvas.fill(place.inset(0, 2), canvas.theme.color("panel_raised"), 8)
            if index > group.first:
                hairline(canvas, Point(places.label.x, place.y), places.control.right - places.label.x)
            room = Rect(places.label.x, place.y, places.label.w, place.h)
            _draw_label(canvas, row.label, room)
        row = self._rows[self._described]
        if places.example is not None:
            self._paint_example(canvas, row, places.example)
        else:
            _draw_meaning(canvas, self._meaning(row), places.meaning)

    def _paint_example(self, canvas: Canvas, row: Row, room: Rect) -> None:
        """How the setting in question looks at the moment, and what it is for."""
        words = self._places.meaning
        canvas.panel(Rect(room.x, room.y, room.w, words.bottom - room.y))
        self._example.draw(canvas, row.key, room)
        rule(canvas, Point(words.x, _RULE), room.w - 2 * PAD)
        used = canvas.paragraph(row.label, words, "body", "accent", bold=True)
        below = Rect(words.x, words.y + used + 8, words.w, words.bottom - words.y - used - 8)
        _draw_meaning(canvas, self._meaning(row), below)

    def _meaning(self, row: Row) -> str:
        """What a setting is for; of speech also why it cannot be heard."""
        problem, say = self.context.speech.problem, self.context.say
        if not row.key.startswith("speech.") or problem is None:
            return row.meaning
        if problem.missing:
            return say("speech-missing")
        return say("speech-broken", problem=str(problem))

    @property
    def _focused(self) -> int:
        """Where the focus is, among all controls."""
        focus = self._scrolling.focus
        return self._scrolling.widgets.index(focus) if focus in self._scrolling.widgets else 0

    # Changes ------------------------------------------------------------------------------------------------

    def _open(self, page: Page) -> None:
        """Show another page; the focus stays on its tab."""
        self._page, self._described, self.dirty = page, 0, True
        self.group = self.build()
        self.group.focus = self._tabs[_PAGES.index(page)]

    def _describe(self, row: int | None) -> None:
        if row is not None and row != self._described:
            self._described, self.dirty = row, True

    def _change(self, key: str, value: Any) -> None:
        self.context.change(key, value)
        self.dirty = True
        if key in _SAMPLES:
            self.context.audio.play(_SAMPLES[key])
        if key.startswith("rules."):
            self._sets.follow()

    def _use_rules(self, rules: RuleSet) -> None:
        for name in RULE_KEYS:
            self.context.change(f"rules.{name}", getattr(rules, name))
        for row in self._rows:
            show_value(self.context, row)

    def _rebuild(self) -> None:
        """Make the rows anew: they hang together. The focus stays, as far as it can."""
        at, first = self._focused, self._scrolling.first
        self.group = self.build()
        focus = self.group.widgets[min(at, len(self.group.widgets) - 1)]
        self.group.focus = focus if focus.enabled else self._scrolling.rows[0]
        self._scrolling.scroll_to(first)
        self._scrolling.show_focus()
        self.dirty = True

    def _test_sound(self) -> None:
        for sample in ("place", "your_turn"):
            self.context.audio.play(sample)

    def _ask_page(self) -> Command:
        """Ask before the settings of this page are as they were at first."""
        say = self.context.say
        question, yes = say("confirm-reset-page"), say("confirm-reset-settings-yes")
        return Push(ConfirmScene(self.context, question, yes, partial(self._reset, self._page)))

    def _ask(self) -> Command:
        """Ask before all settings are as they were at first."""
        say = self.context.say
        question, yes = say("confirm-reset-settings"), say("confirm-reset-settings-yes")
        return Push(ConfirmScene(self.context, question, yes, self._reset))

    def _reset(self, page: Page | None = None) -> None:
        """Put back the settings of a page, or all."""
        for key, setting in SETTINGS.items():
            if page in (None, setting.page) and setting.of(self.context.config) != setting.default:
                self.context.change(key, setting.default)
        self._rebuild()


def _draw_label(canvas: Canvas, text: str, room: Rect) -> None:
    """What a setting is called, in one line or in two."""
    for style in _LABELS:
        lines = balanced_lines(canvas, text, room.w, style)
        height = canvas.letter_size(style) * _TIGHT / canvas.fit.scale
        if len(lines) * height <= room.h and len(lines) <= 2:
            break
    top = room.centre.y - height * len(lines) / 2
    for row, line in enumerate(lines):
        canvas.text(line, Rect(room.x, top + row * height, room.w, height), style)


def _draw_meaning(canvas: Canvas, text: str, room: Rect) -> None:
    """What a setting is for, in letters in which all of it is seen."""
    for style in _LABELS[1:]:
        lines = balanced_lines(canvas, text, room.w, style)
        height = canvas.letter_size(style) * _TIGHT / canvas.fit.scale
        if len(lines) * height <= room.h:
            break
    for row, line in enumerate(lines):
        canvas.text(line, Rect(room.x, room.y + row * height, room.w, height), style, "text_soft")
