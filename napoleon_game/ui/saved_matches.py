"""The ways to saved matches: from the title, from the list of them, and from a table."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from napoleon_game.core.phase import Phase
from napoleon_game.i18n.dates import date_and_time
from napoleon_game.match.course import Course
from napoleon_game.match.session import watchers
from napoleon_game.store.journal import Journal
from napoleon_game.store.match_file import MAX_NAME, NewerSaveError, Plan, SaveError, UnreadableSaveError
from napoleon_game.store.saves import DAMAGED, BusySaveError, Listed, Opened, Saves
from napoleon_game.ui.context import Context
from napoleon_game.ui.file_problems import problem_of
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.name import NameScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.save_row import deal_of, name_of
from napoleon_game.ui.scenes.saves import SavesScene, SaveWays
from napoleon_game.ui.scenes.waiting import WaitingScene


class SavedMatches:
    """Lists saved matches, goes on with them, and changes what they are called."""

    def __init__(self, context: Context, saves: Saves, go_on: Callable[[Opened], Command]) -> None:
        """``go_on`` sits down at the table of a match."""
        self._context, self._saves, self._go_on = context, saves, go_on
        saves.look()

    def begin(self, plan: MatchPlan) -> Journal:
        """Keep a new match."""
        return self._saves.begin(Plan("", plan.occupants, plan.series, plan.rules, self._saves.now()))

    def finish(self, journal: Journal) -> None:
        """A match is over, and everybody has seen how."""
        self._saves.finish(journal)

    # From the title -----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Find out what there is."""
        self._saves.look()

    def latest(self) -> str | None:
        """Where the match stands that was played last; ``None`` if none is unfinished."""
        latest = self._saves.latest
        if latest is None or latest.match is None:
            return None
        series, people = latest.match.course.series, watchers(latest.match.plan.occupants)
        if len(people) != 1 or not series.results:
            return deal_of(self._context, series)
        number, place = len(series.results) + 1, series.places[people[0]]
        return self._context.say("title-continue-detail", number=number, place=place)

    def go_on_with_latest(self) -> Command | None:
        """Go on with the match that was played last."""
        latest = self._saves.latest
        return None if latest is None else Push(self._opening(latest))

    def show(self) -> Command:
        """Open the list."""
        ways = SaveWays(lambda one: Replace(self._opening(one)), self._rename, self._remove)
        return Push(SavesScene(self._context, self._saves, ways))

    # Going on -----------------------------------------------------------------------------------------------

    def _opening(self, listed: Listed, *, mend: bool = False) -> WaitingScene:
        opening = self._saves.open(listed.path, mend=mend)
        return WaitingScene(self._context, opening, lambda done: self._opened(listed, done))

    def _opened(self, listed: Listed, done: Future[Opened]) -> Command:
        """Sit down, or say why not."""
        say = self._context.say
        try:
            opened = done.result()
        except NewerSaveError as error:
            text = say("save-refused-newer", version=error.program)
            return self._notice(text, say("save-refused-newer-detail"))
        except BusySaveError:
            return self._notice(say("save-refused-busy"))
        except OSError as error:
            return self._notice(say("save-not-opened", problem=problem_of(self._context, error)))
        except UnreadableSaveError:
            moving = self._saves.put_aside(listed.path)
            return Replace(WaitingScene(self._context, moving, self._put_aside))
        if opened.journal is None:
            return Replace(self._mending(listed, opened))
        return self._go_on(opened)

    def _mending(self, listed: Listed, opened: Opened) -> ConfirmScene:
        """Offer what can be read of a damaged match."""
        say = self._context.say
        where = where_in(self._context, opened.match.course)
        folder = str(listed.path.parent / DAMAGED)
        return ConfirmScene(
            self._context,
            say("save-mend"),
            say("save-mend-yes"),
            lambda: Replace(self._opening(listed, mend=True)),
            detail=say("save-mend-detail", where=where, folder=folder),
            danger=False,
        )

    def _put_aside(self, done: Future[Path]) -> Command:
        say = self._context.say
        try:
            detail = say("save-put-aside", path=str(done.result()))
        except (SaveError, OSError):
            detail = ""
        self._saves.look()
        return self._notice(say("save-refused-unreadable"), detail)

    # Names --------------------------------------------------------------------------------------------------

    def save_as(self, journal: Journal) -> Command:
        """Ask under which name the match is to be kept as it stands."""
        say = self._context.say
        now = say("save-unnamed", when=date_and_time(say, self._saves.now()))

        def kept(name: str) -> Command:
            copying = self._saves.copy(journal, name)
            return Replace(WaitingScene(self._context, copying, lambda done: self._kept(name, done)))

        scene = NameScene(
            self._context, say("save-as-title"), now, MAX_NAME, kept, detail=say("save-as-detail")
        )
        return Push(scene)

    def _kept(self, name: str, done: Future[None]) -> Command:
        failed = self._failed(done)
        return failed or self._notice(self._context.say("save-kept", name=name))

    def _rename(self, listed: Listed) -> Command:
        assert listed.match is not None
        say, plan = self._context.say, listed.match.plan
        own = say("save-unnamed", when=date_and_time(say, plan.begun))

        def named(name: str) -> Command:
            return self._do(self._saves.rename(listed.path, "" if name == own else name))

        return Replace(NameScene(self._context, say("save-name-title"), plan.name or own, MAX_NAME, named))

    def _remove(self, listed: Listed) -> Command:
        say = self._context.say
        question = ConfirmScene(
            self._context,
            say("confirm-delete-save"),
            say("confirm-delete-save-yes"),
            lambda: self._do(self._saves.remove(listed.path)),
            detail=say("confirm-delete-save-detail", name=name_of(self._context, listed)),
        )
        return Replace(question)

    def _do(self, doing: Future[None]) -> Command:
        """Wait until something is done, and go back to the list."""
        self._saves.look()
        return Replace(WaitingScene(self._context, doing, lambda done: self._failed(done) or Pop()))

    def _failed(self, done: Future[None]) -> Command | None:
        """What to say where it could not be done; ``None`` if it was."""
        say = self._context.say
        try:
            done.result()
        except BusySaveError:
            return self._notice(say("save-refused-busy"))
        except SaveError as error:
            return self._notice(say("save-not-done", problem=str(error)))
        except OSError as error:
            return self._notice(say("save-not-done", problem=problem_of(self._context, error)))
        return None

    def _notice(self, text: str, detail: str = "") -> Command:
        return Replace(NoticeScene(self._context, text, detail))


def where_in(context: Context, course: Course) -> str:
    """How far a match got, in words."""
    say, public = context.say, course.state.public
    number = len(course.series.results) + (0 if public.phase is Phase.OVER else 1)
    match public.phase:
        case Phase.AUCTION:
            return say("save-at-auction", number=number)
        case Phase.ADJUTANT | Phase.EXCHANGE:
            return say("save-at-exchange", number=number)
        case Phase.PLAY:
            return say("save-at-trick", number=number, place=len(public.tricks) + 1)
        case Phase.OVER:
            return say("save-at-end", number=number)
