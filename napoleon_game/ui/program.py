"""The way through the program: which scene follows which."""

from collections.abc import Callable

from napoleon_game.core.observation import Observation
from napoleon_game.match.series import Series
from napoleon_game.match.session import Session, watchers
from napoleon_game.ui.context import Context
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.scene import Command, Pop, Push, Replace, Scene, StartOver
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene


class Program:
    """Makes the scenes and joins them.

    Attributes:
        context: settings and services.
        after_match: what follows the last standings; the title unless somebody set it.
    """

    def __init__(self, context: Context, *, title: Callable[[], Command] | None = None) -> None:
        """``title`` is where a match ends, if it is not to be the title screen."""
        self.context = context
        self.after_match = title or (lambda: StartOver(self.title()))

    def title(self) -> Scene:
        """The first screen."""
        return TitleScene(self.context, new_match=self.new_match, rules=self.rules, settings=self.settings)

    def new_match(self) -> Command:
        """Ask who plays."""
        return Push(NewMatchScene(self.context, lambda plan: StartOver(self.table(plan))))

    def rules(self) -> Command:
        """Open the rules over whatever there is."""
        return Push(RulesScene(self.context))

    def settings(self) -> Command:
        """Open the settings over whatever there is."""
        return Push(SettingsScene(self.context))

    def table(self, plan: MatchPlan, first: int = 1) -> TableScene:
        """Sit down and deal, beginning with deal ``first`` of the seed."""
        series = Series(plan.seed, plan.deals, first=first)
        session = Session(series, plan.occupants, plan.rules, self.context.make_bot)
        return _Match(self, session).scene


class _Match:
    """One match from the first deal to the last standings."""

    def __init__(self, program: Program, session: Session) -> None:
        self._program, self._context, self._session = program, program.context, session
        self.scene = TableScene(self._context, session, self._deal_over, self._pause, program.rules)

    def _pause(self) -> Command:
        return Push(
            PauseScene(
                self._context,
                rules=self._program.rules,
                settings=self._program.settings,
                give_up=lambda: StartOver(self._program.title()),
            )
        )

    def _deal_over(self, observation: Observation) -> Command:
        series = self._session.series
        number = len(series.results)
        personal = bool(watchers(self._session.occupants))
        names = self._session.names
        return Push(
            ResultScene(self._context, names, observation, series, self._standings, number, personal=personal)
        )

    def _standings(self) -> Command:
        series = self._session.series
        following = self._program.after_match if series.over else self._next_deal
        return Replace(StandingsScene(self._context, self._session.names, series, following, series.over))

    def _next_deal(self) -> Command:
        self.scene.start_deal()
        return Pop()
