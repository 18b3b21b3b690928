"""The history: all finished deals, those one looks for, and each to be looked at again."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import Any, Final

from napoleon_game.match.arena import ROLES
from napoleon_game.record.deal_record import DealRecord, RecordError
from napoleon_game.record.steps import Steps
from napoleon_game.store.history.deals import Filter, Player, forget_all, players
from napoleon_game.store.history.history import History
from napoleon_game.store.history.trouble import HistoryError
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import FOOTER, PAD, MenuScene, hairline, screen
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.history_files import ExportScene, ImportScene
from napoleon_game.ui.scenes.history_news import news_text, player_label, trouble_text
from napoleon_game.ui.scenes.history_rows import Pages, draw_deal, draw_heads, role_name
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.opening import fetch
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.ui.widgets.long_list import LongList
from napoleon_game.view.geometry import Point, Rect

_FILTERS: Final = Rect(48, 108, 0, 44)
_PLAYER: Final = 340
_ROLE: Final = 300
_RESULT: Final = 320
_PANEL: Final = Rect(48, 164, 1184, 452)
_HEADS: Final = Rect(60, 171, 1160, 28)
_ROW: Final = 50.0
_LIST: Final = Rect(60, 208, 1160, 8 * _ROW)
_COUNT: Final = Rect(1042, 108, 190, 44)
_BUTTON: Final = 176


class HistoryScene(MenuScene):
    """A list of finished deals, with what narrows it down, and what can be done with all of them."""

    largest_text = 1.1

    def __init__(self, context: Context, history: History, statistics: Callable[[], Command]) -> None:
        """Show the deals of the person who played most; ``statistics`` leads to the statistics."""
        self.history, self._statistics = history, statistics
        self._players: list[Player] = []
        self._wanted = Filter()
        self._pages: Pages | None = None
        self._asked: Future[list[tuple[Player, int]]] | None = history.ask(players)
        self._opening: Future[tuple[DealRecord, Steps] | None] | None = None
        self._resetting: Future[None] | None = None
        self._chosen, self._problem = 0, ""
        super().__init__(context)

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """Filters, the list, and what can be done."""
        say, wanted = self.context.say, self._wanted
        offered = [None, *self._players]
        names = [say("history-everybody"), *(player_label(self.context, player) for player in self._players)]
        roles = [say("history-any-role"), *(role_name(self.context, role) for role in ROLES)]
        left = _FILTERS.x
        place = Rect(left, _FILTERS.y, _PLAYER, _FILTERS.h)
        kept = offered.index(wanted.player) if wanted.player in offered else 0
        whom = Choice(place, names, kept, lambda index: self._look_for(player=offered[index]))
        place = Rect(place.right + 12, _FILTERS.y, _ROLE, _FILTERS.h)
        kept = 0 if wanted.role is None else 1 + ROLES.index(wanted.role)
        self._role = Choice(place, roles, kept, lambda index: self._look_for(role=(None, *ROLES)[index]))
        place = Rect(place.right + 12, _FILTERS.y, _RESULT, _FILTERS.h)
        kept = {None: 0, True: 1, False: 2}[wanted.won]
        results = ("", "", "")
        self._result = Choice(
            place, results, kept, lambda index: self._look_for(won=(None, True, False)[index])
        )
        self._list = LongList(_LIST, _ROW, self._draw_row, self._open)
        buttons = self._buttons()
        self._back = buttons[0]
        group = unfocused([whom, self._role, self._result, self._list, *buttons])
        self._follow_list(group)
        return group

    def _follow_list(self, group: Group) -> None:
        """Let the controls follow what was looked for and found; the focus stays where somebody put it.

        Until something is found it is nowhere: whoever is in a hurry for the latest deal would press "back".
        """
        say, wanted = self.context.say, self._wanted
        if wanted.role is None:
            self._role.index = 0
        self._role.enabled = wanted.player is not None
        whose = "" if wanted.player else "napoleon-"
        keys = ("history-any-result", f"history-{whose}won", f"history-{whose}lost")
        self._result.labels = [say(key) for key in keys]
        self._list.fill(len(self._ids), self._chosen)
        self._reset_button.enabled = bool(self._players)
        if group.focus is None and not self._on_its_way:
            group.focus = self._list if self._list.enabled else self._back
        elif group.focus is not None and not group.focus.enabled:
            group.focus = group.widgets[0]
        self.dirty = True

    def _buttons(self) -> list[Button]:
        say = self.context.say
        left, right = FOOTER.x, FOOTER.right
        back = Button(Rect(left, FOOTER.y, _BUTTON, FOOTER.h), say("back"), self.back)
        self._reset_button = Button(
            Rect(left + _BUTTON + 12, FOOTER.y, _BUTTON, FOOTER.h), say("history-reset"), self._ask
        )
        ways = (
            ("history-import", self._import, "plain"),
            ("history-export", self._export, "plain"),
            ("history-statistics", self._statistics, "primary"),
        )
        others = []
        for index, (key, way, kind) in enumerate(ways):
            x = right - (len(ways) - index) * (_BUTTON + 12) + 12
            place = Rect(x, FOOTER.y, _BUTTON, FOOTER.h)
            others.append(Button(place, say(key), way, "primary" if kind == "primary" else "plain"))
        return [back, self._reset_button, *others]

    def react(self, event: Input) -> Command | None:
        """The list hears of wheel, bar and arrows first."""
        if self._list.take(event, focused=self.group.focus is self._list):
            self._chosen, self.dirty = self._list.index, True
            return None
        before = self._list.hovered
        command = self.group.handle(event)
        self.dirty |= before != self._list.hovered
        return command

    def _look_for(self, **change: Any) -> None:
        """Change the filter; a role is somebody's, so without a player there is none."""
        wanted = replace(self._wanted, **change)
        self._wanted = wanted if wanted.player is not None else replace(wanted, role=None)
        self._pages, self._chosen = Pages(self.history, self._wanted), 0
        self._follow_list(self.group)

    # What can be done ---------------------------------------------------------------------------------------

    def _open(self, index: int) -> None:
        """Fetch a deal to look at it again."""
        self._chosen = index
        if index < len(self._ids) and self._opening is None:
            self._opening = self.history.ask(partial(fetch, number=self._ids[index]))

    def _ask(self) -> Command:
        say = self.context.say
        return Push(
            ConfirmScene(
                self.context,
                say("history-confirm-reset"),
                say("history-confirm-reset-yes"),
                self._reset,
                detail=say("history-confirm-reset-detail"),
            )
        )

    def _reset(self) -> None:
        self._resetting = self.history.ask(forget_all)

    def _import(self) -> Command:
        return Push(ImportScene(self.context, self.history, self._reload))

    def _export(self) -> Command:
        return Push(ExportScene(self.context, self.history))

    def _reload(self) -> None:
        """Other deals are there now: begin anew."""
        self._asked = self.history.ask(players)
        self._wanted, self._pages, self._chosen = Filter(), None, 0
        self._follow_list(self.group)

    # Time ---------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Command | None:
        """Take what the history has found, and let the list glide."""
        self._list.still = self.context.config.motion.still
        self.dirty |= self._list.update(seconds)
        if self._pages is not None:
            if self._pages.update():
                self.dirty = True
                if self.group.focus is None or self._list.count != len(self._ids):
                    self._follow_list(self.group)
            self._pages.ask_around(self._list.shown)
        return self._take_answers()

    def _take_answers(self) -> Command | None:
        """What was asked for besides rows."""
        news = self.history.take_news()
        if news is not None:
            return Push(NoticeScene(self.context, *news_text(self.context, news)))
        try:
            if self._asked is not None and self._asked.done():
                asked, self._asked = self._asked, None
                self._players = [player for player, _ in asked.result()]
                self._wanted = Filter(next((each for each in self._players if each.human), None))
                before, self.group = self.group, self.build()
                self.group.inherit(before)
                self._look_for()
            if self._resetting is not None and self._resetting.done():
                resetting, self._resetting = self._resetting, None
                resetting.result()
                self._reload()
            if self._opening is not None and self._opening.done():
                opening, self._opening = self._opening, None
                found = opening.result()
                if found is not None:
                    return ReplayWays(self.context, self.history).replay(*found)
        except HistoryError as error:
            self._problem = trouble_text(self.context, error)
            self._follow_list(self.group)
            return Push(NoticeScene(self.context, self._problem, str(error.path)))
        except RecordError:
            return Push(NoticeScene(self.context, self.context.say("history-deal-damaged")))
        return None

    # Picture ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The plate behind the list; what is to be said where there is nothing in it."""
        say, pages = self.context.say, self._pages
        screen(canvas, say("history-title"))
        canvas.panel(_PANEL)
        if pages is None:
            text = self._problem
        elif pages.ids is None and pages.problem is None:
            text = ""
        elif pages.problem is not None:
            text = trouble_text(self.context, pages.problem)
        elif not pages.ids:
            text = say("history-none" if self._players else "history-empty")
        else:
            draw_heads(canvas, self.context, _HEADS, own=self._wanted.player is not None)
            hairline(canvas, Point(_LIST.x, _HEADS.bottom), _LIST.w)
            count = say("history-count", count=len(pages.ids))
            canvas.text(count, _COUNT, "body", "text_soft", align="right")
            return
        canvas.paragraph(text, _PANEL.inset(PAD, 190), "title", "text_soft", align="centre")

    @property
    def _on_its_way(self) -> bool:
        """Whether it is still to be found out which deals there are."""
        if self._pages is None:
            return not self._problem
        return self._pages.ids is None and self._pages.problem is None

    @property
    def _ids(self) -> Sequence[int]:
        """The deals in the list, as far as they are known."""
        return () if self._pages is None or self._pages.ids is None else self._pages.ids

    def _draw_row(self, canvas: Canvas, index: int, room: Rect) -> None:
        draw_deal(canvas, self.context, None if self._pages is None else self._pages.row(index), room)
