"""The way through the program: which scene follows which."""

from collections.abc import Callable
from secrets import token_hex

from napoleon_game.core.observation import Observation
from napoleon_game.core.state import State
from napoleon_game.match.session import Session, watchers
from napoleon_game.record.codes.deal_code import DealCode, code_of
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.store.drill_progress import DrillProgress
from napoleon_game.store.explained import Explained
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History
from napoleon_game.store.journal import Journal
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.store.saves import Opened, Saves
from napoleon_game.ui.challenges import ChallengeWays
from napoleon_game.ui.context import Context
from napoleon_game.ui.drill_ways import DrillWays
from napoleon_game.ui.first_rules import FirstRules
from napoleon_game.ui.lesson_ways import LessonWays
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.problem_ways import ProblemWays
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.saved_matches import SavedMatches
from napoleon_game.ui.scene import Command, Pop, Push, Replace, Scene, StartOver
from napoleon_game.ui.scenes.code import CodeScene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.history import HistoryScene
from napoleon_game.ui.scenes.history_news import news_text
from napoleon_game.ui.scenes.kept_table import KeptTable
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.review import ReviewScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.statistics import StatisticsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.table_names import occupants


class Program:
    """Makes the scenes and joins them.

    Attributes:
        context: settings and services.
        after_match: what follows the last standings; the title unless somebody set it.
        saved: the ways to saved matches; ``None`` if none is kept.
        history: keeps finished deals; ``None`` if none is kept.
        first_rules: explains rules the first time; ``None`` if nothing is to be explained.
        lessons: the ways to the lessons; ``None`` if there are none.
    """

    def __init__(
        self,
        context: Context,
        *,
        title: Callable[[], Command] | None = None,
        saves: Saves | None = None,
        history: History | None = None,
        explained: Explained | None = None,
        progress: LessonProgress | None = None,
        drills: DrillProgress | None = None,
    ) -> None:
        """``title`` is where a match ends, if it is not to be the title screen.

        Without ``saves`` and ``history`` nothing is kept, as when computer players show how the game goes.
        """
        self.context, self.history = context, history
        self.after_match = title or (lambda: StartOver(self.title()))
        self.first_rules = None if explained is None else FirstRules(context, explained)
        self.saved = None if saves is None else SavedMatches(context, saves, self._go_on)
        more: list[tuple[str, Callable[[], Command]]] = []
        if drills is not None:
            more.append(("drills-title", DrillWays(context, drills, history).show))
            more.append(("problem-title", ProblemWays(context, history).show))
        self.lessons = None if progress is None else LessonWays(context, progress, self.rules, more)

    def title(self) -> Scene:
        """The first screen."""
        new_match, rules, settings, saved = self.new_match, self.rules, self.settings, self.saved
        history = None if self.history is None else self.show_history
        if saved is None:
            return TitleScene(
                self.context,
                new_match=new_match,
                rules=rules,
                settings=settings,
                history=history,
                lessons=self.lessons,
            )
        saved.look()
        return TitleScene(
            self.context,
            new_match=new_match,
            rules=rules,
            settings=settings,
            saves=saved.show,
            history=history,
            lessons=self.lessons,
            continue_match=saved.go_on_with_latest,
            continue_detail=saved.latest,
        )

    def new_match(self) -> Command:
        """Ask who plays."""
        return Push(
            NewMatchScene(self.context, lambda plan: StartOver(self.table(plan)), by_code=self.enter_code)
        )

    def enter_code(self) -> Command:
        """Ask for a deal code."""
        return Push(CodeScene(self.context, self._play_code, self._challenge))

    def _play_code(self, code: DealCode) -> Command:
        """Begin a match with the deal of a code; who plays is as it was chosen last."""
        match = self.context.config.match
        seats = occupants(self.context, match.players)
        return StartOver(self.table(MatchPlan.from_code(seats, code, match.deals)))

    def _challenge(self, code: DealCode) -> Command:
        """Begin a challenge."""
        rules, settings = self.rules, self.settings
        ways = ChallengeWays(
            self.context,
            code,
            self.history,
            rules=rules,
            settings=settings,
            leave=lambda: StartOver(self.title()),
        )
        return Push(ways.scene)

    def rules(self) -> Command:
        """Open the rules over whatever there is."""
        return Push(RulesScene(self.context))

    def settings(self) -> Command:
        """Open the settings over whatever there is."""
        return Push(SettingsScene(self.context))

    def show_history(self) -> Command:
        """Open the list of finished deals."""
        history = self.history
        assert history is not None, "there is a way to it only where there is a history"
        return Push(HistoryScene(self.context, history, lambda: Push(StatisticsScene(self.context, history))))

    def table(self, plan: MatchPlan) -> TableScene:
        """Sit down and deal."""
        journal = None if self.saved is None else self.saved.begin(plan)
        session = Session(plan.series, plan.occupants, plan.rules, self.context.make_bot, scribe=journal)
        return _Match(self, session, journal).scene

    def _go_on(self, opened: Opened) -> Command:
        """Sit down where a saved match was left."""
        plan, course = opened.match.plan, opened.match.course
        session = Session(
            course.series,
            plan.occupants,
            plan.rules,
            self.context.make_bot,
            course=course,
            scribe=opened.journal,
        )
        return StartOver(_Match(self, session, opened.journal).scene)


class _Match:
    """One match from the first deal to the last standings; it is kept if there is a journal."""

    def __init__(self, program: Program, session: Session, journal: Journal | None) -> None:
        self._program, self._context, self._session = program, program.context, session
        self._journal = journal
        ways = (self._deal_over, self._pause, program.rules)
        if journal is None:
            self.scene = TableScene(self._context, session, *ways)
        else:
            self.scene = KeptTable(self._context, session, *ways, journal)
        self.scene.first_rules = program.first_rules
        self._match = token_hex(16) if journal is None else journal.match
        self.scene.reopened = self._forget
        for record in session.course.reopened:  # as a match that goes on may have left it
            self._forget(record)
        for record in session.records:  # of a match that goes on: nothing is taken twice
            self._remember(record)

    def _remember(self, record: DealRecord) -> None:
        """Put a finished deal into the history."""
        history = self._program.history
        if history is not None and record.state.public.final is not None:
            series = self._session.series
            counted = not series.chosen(record.state.deal)
            history.add(Entry(record, self._match, series.deals, history.now, counted))

    def _forget(self, record: DealRecord) -> None:
        """A deal that is gone on with has not ended in this way."""
        if self._program.history is not None:
            self._program.history.forget(self._match, record)

    def _pause(self) -> Command:
        rules, settings, journal = self._program.rules, self._program.settings, self._journal
        saved = self._program.saved
        code = _code(self._session.table.state)
        if journal is None or saved is None:
            return Push(
                PauseScene(
                    self._context,
                    rules=rules,
                    settings=settings,
                    give_up=self._to_title,
                    strengths=self.scene.strengths,
                    code=code,
                )
            )
        return Push(
            PauseScene(
                self._context,
                rules=rules,
                settings=settings,
                save_as=lambda: saved.save_as(journal),
                to_title=lambda: self._leave(journal),
                strengths=self.scene.strengths,
                code=code,
            )
        )

    def _to_title(self) -> Command:
        return StartOver(self._program.title())

    def _leave(self, journal: Journal) -> Command:
        """Go to the title; ask before if not all is kept."""
        if journal.trouble is None:
            return self._to_title()
        say = self._context.say
        question, yes = say("save-leave"), say("save-leave-yes")
        detail = say("save-leave-detail")
        return Push(ConfirmScene(self._context, question, yes, self._to_title, detail=detail))

    def _deal_over(self, observation: Observation) -> Command:
        record = self._session.records[-1]
        self._remember(record)
        series = self._session.series
        number = len(series.results)
        personal = len(watchers(self._session.occupants)) == 1
        names = self._session.names
        return Push(
            ResultScene(
                self._context,
                names,
                observation,
                series,
                self._standings,
                number,
                personal=personal,
                code=_code(record.state),
                review=lambda: self._review(record),
                take_back=self._way_back,
            )
        )

    @property
    def _way_back(self) -> Callable[[], Command] | None:
        """The way from a page after a deal to the last decision in it; ``None`` where decisions stand."""
        return self._take_back if self._session.can_undo else None

    def _take_back(self) -> Command:
        self.scene.take_back()
        return Pop()

    def _review(self, record: DealRecord) -> Command:
        """Look at every decision of a deal; from there to its moments on the table."""
        context, ways = self._context, ReplayWays(self._context, self._program.history)

        def show(at: int) -> Command:
            return Push(ReplayScene(context, record, ways=ways, start=at))

        return Push(ReviewScene(context, record, show))

    def _standings(self) -> Command:
        series = self._session.series
        following = self._end if series.over else self._next_deal
        return Replace(
            StandingsScene(
                self._context,
                self._session.names,
                series,
                following,
                series.over,
                take_back=self._way_back,
            )
        )

    def _end(self) -> Command:
        """Everybody has seen who won."""
        if self._journal is not None and self._program.saved is not None:
            self._program.saved.finish(self._journal)
        return self._program.after_match()

    def _next_deal(self) -> Command:
        news = None if self._program.history is None else self._program.history.take_news()
        if news is not None:
            text, detail = news_text(self._context, news)
            return Replace(NoticeScene(self._context, text, detail, closed=self._next_deal))
        self.scene.start_deal()
        return Pop()


def _code(state: State) -> str:
    """The code of a deal that is or was on the table."""
    return code_of(state.deal, state.public.rules)
