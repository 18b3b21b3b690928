"""The settings, page by page: every change takes effect at once, and is saved on leaving."""

import logging
from functools import partial
from typing import Any, Final

from napoleon_game.config.schema import Page
from napoleon_game.config.settings import SETTINGS
from napoleon_game.core.cards import parse_cards
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, PAD, MenuScene, hairline, held_card, screen
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.setting_row import Row, rows_of
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import Pose

_log = logging.getLogger(__name__)

_PAGES: Final = tuple(Page)
_TABS: Final = Rect(48, 108, 800, 44)
_PANEL: Final = Rect(48, 160, 800, 448)
_WINDOW: Final = Rect(_PANEL.x + 8, _PANEL.y + 12, _PANEL.w - 24, 424)
_ROWS: Final = (53, 72)
"""Height of a row, at least and at most."""

_LABEL: Final = Rect(72, 0, 424, 0)
_CONTROL: Final = Rect(512, 0, 304, 40)

_SIDE: Final = Rect(872, 108, 360, 500)
_SIDE_CARDS: Final = Point(1052, 244)
_SIDE_CARD: Final = 196
_SIDE_RULE: Final = 384
_SIDE_TEXT: Final = 404
_SHOWN_CARDS: Final = (None, *parse_cards("HQ SA"))
_SHOWN_ANGLES: Final = (14, 0, -14)
_SHOWN_STEP: Final = 74
_RESET: Final = 264

_SAMPLES: Final = {"sound.cards": "place", "sound.cues": "your_turn", "sound.master": "your_turn"}
"""What is played when a volume changes."""

_ELSEWHERE: Final = ("match.names", "match.players", "challenge.others", "challenge.rival")
"""What is set where a match or a challenge begins."""


class SettingsScene(MenuScene):
    """All settings that one control can set, with what each is for and how the cards look."""

    largest_text = 1.3

    def __init__(self, context: Context) -> None:
        """Open the first page."""
        self._page = _PAGES[0]
        self._described = 0
        super().__init__(context)

    def build(self) -> ScrollingGroup:
        """Tabs, the rows of the open page, and the way back."""
        say = self.context.say
        width = _TABS.w / len(_PAGES)
        tabs = []
        for index, page in enumerate(_PAGES):
            place = Rect(_TABS.x + index * width, _TABS.y, width, _TABS.h).inset(4, 0)
            tab = Tab(place, say(f"settings-page-{page.value}"), partial(self._open, page))
            tab.open = page is self._page
            tabs.append(tab)
        self._tabs = tabs
        self._rows: list[Row] = rows_of(self.context, self._page, _CONTROL, self._change)
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        reset = Button(
            Rect(FOOTER.right - _RESET, FOOTER.y, _RESET, FOOTER.h), say("settings-reset"), self._ask
        )
        controls = [row.widget for row in self._rows]
        step = min(_ROWS[1], max(_ROWS[0], _WINDOW.h / len(controls)))
        self._scrolling = ScrollingGroup(tabs, controls, [back, reset], _WINDOW, step)
        return self._scrolling

    def follow(self) -> None:
        """Where the words change, the focus stays."""
        before, at = self._scrolling, self._focused
        super().follow()
        if self._scrolling is not before:
            self._scrolling.focus = self._scrolling.widgets[at]
            self._scrolling.scroll_to(before.first)

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

    def paint(self, canvas: Canvas) -> None:
        """The rows' names on one plate; what the one in question is for on another."""
        screen(canvas, self.context.say("settings-title"))
        canvas.panel(_PANEL)
        group = self._scrolling
        for index in group.shown:
            place, row = group.place(index), self._rows[index]
            if index == self._described:
                canvas.fill(place.inset(0, 2), canvas.theme.color("panel_raised"), 8)
            if index > group.first:
                hairline(canvas, Point(_LABEL.x, place.y), _CONTROL.right - _LABEL.x)
            room = Rect(_LABEL.x, place.y, _LABEL.w, place.h)
            label(canvas, row.label, room)
        self._paint_side(canvas)

    def _paint_side(self, canvas: Canvas) -> None:
        """Cards as they look at the moment, and what the setting in question is for."""
        canvas.panel(_SIDE)
        for index, (card, angle) in enumerate(zip(_SHOWN_CARDS, _SHOWN_ANGLES, strict=True)):
            off = index - 1
            x, y = _SIDE_CARDS.x + off * _SHOWN_STEP, _SIDE_CARDS.y + 12 * off * off
            held_card(canvas, card, Pose(x, y, _SIDE_CARD, angle=angle))
        left = _SIDE.x + PAD
        rule(canvas, Point(left, _SIDE_RULE), _SIDE.w - 2 * PAD)
        row = self._rows[self._described]
        room = Rect(left, _SIDE_TEXT, _SIDE.w - 2 * PAD, _SIDE.bottom - _SIDE_TEXT)
        used = canvas.paragraph(row.label, room, "body", "accent", bold=True)
        below = Rect(room.x, room.y + used + 8, room.w, room.h)
        balanced(canvas, row.meaning, below, "caption", "text_soft")

    @property
    def _focused(self) -> int:
        """Where the focus is, among all controls."""
        focus = self._scrolling.focus
        return self._scrolling.widgets.index(focus) if focus in self._scrolling.widgets else 0

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

    def _ask(self) -> Command:
        """Ask before all settings are as they were at first."""
        say = self.context.say
        question, yes = say("confirm-reset-settings"), say("confirm-reset-settings-yes")
        return Push(ConfirmScene(self.context, question, yes, self._reset))

    def _reset(self) -> None:
        for key, setting in SETTINGS.items():
            if key not in _ELSEWHERE and setting.of(self.context.config) != setting.default:
                self.context.change(key, setting.default)
        at = self._focused
        self.group = self.build()
        self.group.focus = self.group.widgets[at]
