"""The statistics: for each person, and for each kind of computer player, on three pages."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Final, Protocol

from napoleon_game.record.deal_record import DealRecord, RecordError
from napoleon_game.record.steps import Steps
from napoleon_game.store.history.deals import Player, players
from napoleon_game.store.history.history import History
from napoleon_game.store.history.statistics import Statistics, statistics
from napoleon_game.store.history.trouble import HistoryError
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, MenuScene, screen
from napoleon_game.ui.scenes.history_news import player_label, trouble_text
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.opening import fetch
from napoleon_game.ui.scenes.statistics_contracts import Contracts
from napoleon_game.ui.scenes.statistics_course import Course
from napoleon_game.ui.scenes.statistics_overview import Overview
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.view.geometry import Rect

_WHOM: Final = Rect(832, 34, 400, 44)
_TABS: Final = Rect(48, 108, 1184, 44)
_TAB: Final = 240.0
_EMPTY: Final = Rect(48, 160, 1184, 448)
_PAGES: Final = ("statistics-overview", "statistics-contracts", "statistics-course")


class _Page(Protocol):
    """One page for one player."""

    widgets: list[Button]

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""


class StatisticsScene(MenuScene):
    """Whom one asks about, three pages, and the way back."""

    largest_text = 1.1

    def __init__(self, context: Context, history: History) -> None:
        """Begin with the person who played most."""
        self.history = history
        self._players: list[Player] = []
        self._whom: Player | None = None
        self._open = 0
        self._found: dict[Player, Statistics] = {}
        self._problem = ""
        self._asked: Future[list[tuple[Player, int]]] | None = history.ask(players)
        self._counting: Future[Statistics] | None = None
        self._fetching: Future[tuple[DealRecord, Steps] | None] | None = None
        self._page: _Page | None = None
        super().__init__(context)

    def build(self) -> Group:
        """The player, the tabs, the page's own buttons, and the way back."""
        say = self.context.say
        self._choice = Choice(_WHOM, self._labels(), self._at, self._ask_about)
        self._choice.enabled = len(self._players) > 1
        self._tabs = []
        for index, key in enumerate(_PAGES):
            place = Rect(_TABS.x + index * _TAB, _TABS.y, _TAB, _TABS.h).inset(4, 0)
            tab = Tab(place, say(key), partial(self._turn_to, index))
            tab.open = index == self._open
            self._tabs.append(tab)
        self._page = self._make_page()
        own = self._page.widgets if self._page is not None else []
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        return Group([self._choice, *self._tabs, *own, back], self._tabs[self._open])

    @property
    def _at(self) -> int:
        return self._players.index(self._whom) if self._whom in self._players else 0

    def _labels(self) -> list[str]:
        return [player_label(self.context, player) for player in self._players] or ["–"]

    def _make_page(self) -> "_Page | None":
        figures = self._found.get(self._whom) if self._whom is not None else None
        if figures is None:
            return None
        makers: tuple[Callable[[], _Page], ...] = (
            lambda: Overview(self.context, figures, self._open_deal),
            lambda: Contracts(self.context, figures),
            lambda: Course(self.context, figures),
        )
        return makers[self._open]()

    def react(self, event: Input) -> Command | None:
        """PageUp and PageDown turn the pages."""
        if event in (Asked(Do.PAGE_UP), Asked(Do.PAGE_DOWN)):
            step = 1 if event == Asked(Do.PAGE_DOWN) else -1
            self._turn_to((self._open + step) % len(_PAGES))
            return None
        return self.group.handle(event)

    def _turn_to(self, page: int) -> None:
        self._open = page
        self.group, self.dirty = self.build(), True

    def _ask_about(self, index: int) -> None:
        """Show another player; the focus stays on the choice."""
        self._whom = self._players[index]
        if self._whom not in self._found:
            self._counting = self.history.ask(partial(statistics, player=self._whom))
        self._rebuild()

    def _rebuild(self) -> None:
        on_choice = self.group.focus is self._choice
        self.group, self.dirty = self.build(), True
        if on_choice and self._choice.enabled:
            self.group.focus = self._choice

    def _open_deal(self, number: int) -> None:
        if self._fetching is None:
            self._fetching = self.history.ask(partial(fetch, number=number))

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Take what the history has found."""
        try:
            if self._asked is not None and self._asked.done():
                asked, self._asked = self._asked, None
                self._players = [player for player, _ in asked.result()]
                if self._players:
                    self._ask_about(0)
                else:
                    self._problem, self.dirty = self.context.say("statistics-none"), True
            if self._counting is not None and self._counting.done():
                counting, self._counting = self._counting, None
                figures = counting.result()
                self._found[figures.player] = figures
                self._rebuild()
            if self._fetching is not None and self._fetching.done():
                fetching, self._fetching = self._fetching, None
                found = fetching.result()
                if found is not None:
                    return ReplayWays(self.context, self.history).replay(*found)
        except HistoryError as error:
            self._problem, self.dirty = trouble_text(self.context, error), True
        except RecordError:
            return Push(NoticeScene(self.context, self.context.say("history-deal-damaged")))
        return None

    def paint(self, canvas: Canvas) -> None:
        """The heading, and the open page."""
        screen(canvas, self.context.say("statistics-title"))
        if self._page is not None:
            self._page.draw(canvas)
            return
        canvas.panel(_EMPTY)
        if self._problem:
            room = _EMPTY.inset(24, 180)
            canvas.paragraph(self._problem, room, "title", "text_soft", align="centre")
