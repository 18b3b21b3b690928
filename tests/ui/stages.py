"""Every scene that the program has, each as a person comes to it: full of what it can hold."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

import napoleon_game.ui
from napoleon_game.config.house_rules import LONGEST_NAME
from napoleon_game.config.schema import Page
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.drills.drill import Kind
from napoleon_game.drills.supply import Supply
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.glossary import TERMS
from napoleon_game.i18n.rules_page import SECTIONS
from napoleon_game.match.problem import Problem
from napoleon_game.solver.api import StopFlag
from napoleon_game.store.drill_progress import DrillProgress
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.ui.challenges import ChallengePause
from napoleon_game.ui.drill_ways import DrillWays
from napoleon_game.ui.inputs import Asked, Do, Typed
from napoleon_game.ui.problem_ways import ProblemWays
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Scene
from napoleon_game.ui.scenes.challenge import ChallengeScene
from napoleon_game.ui.scenes.challenge_table import ChallengeTable
from napoleon_game.ui.scenes.code import CodeScene
from napoleon_game.ui.scenes.dialog import ConfirmScene, DialogScene
from napoleon_game.ui.scenes.drill import DrillScene
from napoleon_game.ui.scenes.drills import DrillsScene
from napoleon_game.ui.scenes.editor import EditorScene
from napoleon_game.ui.scenes.editor_load import LoadScene
from napoleon_game.ui.scenes.first_time import FirstTimeScene
from napoleon_game.ui.scenes.glossary import GlossaryScene
from napoleon_game.ui.scenes.history import HistoryScene
from napoleon_game.ui.scenes.history_files import ExportScene, ImportScene
from napoleon_game.ui.scenes.kept_table import KeptTable
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.scenes.lessons import LessonsScene
from napoleon_game.ui.scenes.name import NameScene
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.practice import PracticePause, PracticeTable
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.review import ReviewScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.saves import SaveMenu, SavesScene, SaveWays
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.scenes.solving import SolvingScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.statistics import StatisticsScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.scenes.waiting import WaitingScene
from napoleon_game.view.first_times import TOPICS
from tests.drills.support import exercise, quick_once
from tests.lessons.support import ALL
from tests.match.test_problem import dealt, small
from tests.ui.histories import record_of
from tests.ui.questions import NAME, QUESTIONS, places_that_ask
from tests.ui.stages_at_table import (
    Props,
    asked,
    look_again,
    nothing,
    practise,
    sit,
    sit_and_keep,
)
from tests.ui.test_challenge import page as challenge_page
from tests.ui.test_drill import Ready
from tests.ui.test_editor import many_aside
from tests.ui.test_history import settled
from tests.ui.test_result import deal_of
from tests.ui.test_review import DEAL, _Done, found
from tests.ui.test_standings import series_of

CODE: Final = "26A2-BFH7-G3WX"
LONG_CODE: Final = "2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH"


@dataclass(frozen=True, slots=True)
class Stand:
    """A scene as somebody may find it.

    Attributes:
        make: makes it.
        ready: whether all has come that it waits for.
    """

    make: Callable[[Props], Scene]
    ready: Callable[[Any], object] = lambda _: True


# Screens ----------------------------------------------------------------------------------------------------


def _title(props: Props) -> Scene:
    """With all ways that there are, and the lessons offered."""
    return Program(
        props.context,
        saves=props.saves(),
        history=props.history(),
        progress=LessonProgress(),
        drills=DrillProgress(),
    ).title()


def _code(text: str, props: Props) -> Scene:
    scene = CodeScene(props.context, nothing, nothing)
    for letter in text:
        scene.handle(Typed(letter))
    return scene


def _drill(kind: Kind | None, answered: bool, props: Props) -> Scene:
    """An exercise of a kind, if it is there already; asked, or with its answer explained."""
    supply = Ready(*([] if kind is None else [exercise(kind)]))
    ways = DrillWays(props.context, DrillProgress())
    scene = DrillScene(props.context, cast(Supply, supply), DrillProgress(), ways.deal, quick_once)
    scene.update(0.1)
    if kind is not None and answered:
        scene._take(exercise(kind).judgement.best.answer)
    return scene


def _lesson(number: int, step: int, props: Props) -> Scene:
    progress = LessonProgress()
    progress.reach(ALL[number].name, step)
    return LessonScene(props.context, ALL[number], progress, nothing, nothing)


def _lessons(props: Props) -> Scene:
    more = [("drills-title", nothing), ("problem-title", nothing)]
    return LessonsScene(props.context, lambda: ALL, LessonProgress(), nothing, more)


def _editor(problem: Problem, props: Props) -> Scene:
    ways = ProblemWays(props.context, None)
    return EditorScene(props.context, ways.play, lambda taken: LoadScene(props.context, taken), problem)


def _load(text: str, props: Props) -> Scene:
    scene = LoadScene(props.context, lambda _: None)
    for letter in text:
        scene.handle(Typed(letter))
    if text:
        scene.handle(Asked(Do.NEXT))
        scene.handle(Asked(Do.NEXT))
        scene.handle(Asked(Do.CONFIRM))
    return scene


def _challenge(played: int, code: str, props: Props) -> Scene:
    return challenge_page(props.context, played, played, code)


def _first_time(topic: str, props: Props) -> Scene:
    return FirstTimeScene(props.context, topic)


def _glossary(term: str, props: Props) -> Scene:
    scene = GlossaryScene(props.context)
    scene._open(term)
    return scene


def _rules(section: int, props: Props) -> Scene:
    return RulesScene(props.context, section)


def _standings(finished: int, props: Props) -> Scene:
    """Of a match of ten."""
    over = finished == 10
    return StandingsScene(props.context, props.names, series_of(finished), nothing, over, take_back=nothing)


def _result(kind: str, props: Props) -> Scene:
    seen, series = deal_of(kind)
    more = {"code": LONG_CODE, "review": nothing, "take_back": nothing}
    return ResultScene(props.context, props.names, seen, series, nothing, 3, personal=True, **more)  # type: ignore[arg-type]


def _review(done: bool, props: Props) -> Scene:
    """A review that is done, or at work."""
    scene = ReviewScene(props.context, record_of(DEAL, props.names), nothing)
    scene._starting = Future()
    scene._starting.set_result(cast(Any, _Done(found() if done else None)))
    return scene


def _settings(page: Page, props: Props) -> Scene:
    for name, rules in (
        ("W" * LONGEST_NAME, RuleSet()),
        ("水" * LONGEST_NAME, RuleSet(14, True, Reveal.CARDS)),
    ):
        props.context.house_rules.keep(name, rules)
    scene = SettingsScene(props.context)
    for _ in range(list(Page).index(page)):
        scene.handle(Asked(Do.PAGE_DOWN))
    return scene


def _saves(props: Props) -> Scene:
    return SavesScene(props.context, props.saves(), SaveWays(nothing, nothing, nothing))


def _save_menu(props: Props) -> Scene:
    listed = props.saves().listed
    assert listed is not None
    return SaveMenu(props.context, listed[0], SaveWays(nothing, nothing, nothing))


def _solving(props: Props) -> Scene:
    """It takes a while."""
    scene = SolvingScene.__new__(SolvingScene)
    scene._future = Future()
    scene._stop = StopFlag()
    DialogScene.__init__(scene, props.context, props.context.say("replay-best-working"))
    return scene


def _waiting(props: Props) -> Scene:
    scene = WaitingScene(props.context, Future[None](), nothing)
    scene.update(1.0)
    return scene


def _pause(kind: type[PauseScene], kept: bool, props: Props) -> Scene:
    """With as many ways as there can be."""
    ways = {"save_as": nothing, "to_title": nothing} if kept else {"give_up": nothing}
    return kind(
        props.context,
        rules=nothing,
        settings=nothing,
        strengths=nothing,
        code=LONG_CODE,
        **ways,
    )


# Dialogs ----------------------------------------------------------------------------------------------------


def _questions() -> Iterator[tuple[type[Scene], Stand]]:
    """Every question, notice and request for a name."""
    for place, kind in dict.fromkeys(places_that_ask()):
        count = len(QUESTIONS[place](Catalogue("en")))
        yield from ((_DIALOGS[kind], Stand(partial(_dialog, kind, place, each))) for each in range(count))


_DIALOGS: Final[dict[str, type[Scene]]] = {
    "ConfirmScene": ConfirmScene,
    "NoticeScene": NoticeScene,
    "NameScene": NameScene,
}


def _dialog(kind: str, place: str, number: int, props: Props) -> Scene:
    context = props.context
    text, detail, *answers = QUESTIONS[place](context.say)[number]
    if kind == "NoticeScene":
        return NoticeScene(context, text, detail)
    if kind == "NameScene":
        return NameScene(context, text, NAME, len(NAME), nothing, detail=detail)
    yes, no = (*answers, None)[:2]
    assert yes is not None
    return ConfirmScene(context, text, yes, lambda: None, detail=detail, no=no)


# All of them ------------------------------------------------------------------------------------------------

SCENES: Final[dict[type[Scene], tuple[Stand, ...]]] = {
    ChallengePause: (Stand(partial(_pause, ChallengePause, False)),),
    ChallengeScene: tuple(
        Stand(partial(_challenge, played, code)) for played, code in ((0, CODE), (2, CODE), (5, LONG_CODE))
    ),
    ChallengeTable: (Stand(partial(sit, kind=ChallengeTable), asked),),
    CodeScene: tuple(Stand(partial(_code, text)) for text in ("", CODE, LONG_CODE, "é")),
    DrillScene: (
        Stand(partial(_drill, None, False)),
        *(Stand(partial(_drill, kind, False), lambda scene: scene.director.idle) for kind in Kind),
        *(Stand(partial(_drill, kind, True), lambda scene: scene.judgement is not None) for kind in Kind),
    ),
    DrillsScene: (Stand(lambda props: DrillsScene(props.context, DrillProgress(), nothing)),),
    EditorScene: tuple(Stand(partial(_editor, problem)) for problem in (dealt(), small(5), many_aside())),
    ExportScene: (Stand(lambda props: ExportScene(props.context, props.history())),),
    FirstTimeScene: tuple(Stand(partial(_first_time, topic)) for topic in TOPICS),
    GlossaryScene: tuple(Stand(partial(_glossary, term)) for term in TERMS),
    HistoryScene: (Stand(lambda props: HistoryScene(props.context, props.history(), nothing), settled),),
    ImportScene: (Stand(lambda props: ImportScene(props.context, props.history(), lambda: None)),),
    KeptTable: (Stand(sit_and_keep, asked),),
    LessonScene: tuple(
        Stand(partial(_lesson, number, step), lambda scene: scene._lies)
        for number, lesson in enumerate(ALL)
        for step in range(len(lesson.steps))
    ),
    LessonsScene: (Stand(_lessons),),
    LoadScene: tuple(
        Stand(partial(_load, text), lambda scene: scene._reading is None) for text in ("", "/no/such/file")
    ),
    NewMatchScene: (Stand(lambda props: NewMatchScene(props.context, nothing, by_code=nothing)),),
    PauseScene: (Stand(partial(_pause, PauseScene, True)), Stand(partial(_pause, PauseScene, False))),
    PracticePause: (Stand(partial(_pause, PracticePause, False)),),
    PracticeTable: (Stand(practise, asked),),
    ReplayScene: (
        Stand(look_again),
        Stand(partial(look_again, view=1)),
        Stand(partial(look_again, over=True)),
        Stand(partial(look_again, note="replay-best-title")),
        Stand(partial(look_again, note="replay-best-title.early")),
    ),
    ResultScene: tuple(Stand(partial(_result, kind)) for kind in ("won", "alone", "complete", "discarded")),
    ReviewScene: (
        Stand(partial(_review, False), lambda scene: scene._work is not None),
        Stand(partial(_review, True), lambda scene: scene.review is not None),
    ),
    RulesScene: tuple(Stand(partial(_rules, section)) for section in range(len(SECTIONS))),
    SaveMenu: (Stand(_save_menu),),
    SavesScene: (Stand(_saves),),
    SettingsScene: tuple(Stand(partial(_settings, page)) for page in Page),
    SolvingScene: (Stand(_solving),),
    StandingsScene: (Stand(partial(_standings, 3)), Stand(partial(_standings, 10))),
    StatisticsScene: (
        Stand(
            lambda props: StatisticsScene(props.context, props.history()),
            lambda scene: scene._page is not None,
        ),
    ),
    StrengthsScene: (Stand(lambda props: StrengthsScene(props.context, deal_of("won")[0])),),
    TableScene: (Stand(sit, asked), Stand(partial(sit, people=2), asked)),
    TitleScene: (Stand(_title),),
    WaitingScene: (Stand(_waiting),),
}
"""Every scene, as somebody may find it; questions and notices come from :mod:`tests.ui.questions`."""


def stands() -> Iterator[tuple[str, type[Scene], Stand]]:
    """All of them, each with a name."""
    pairs = [(kind, stand) for kind, some in SCENES.items() for stand in some]
    for number, (kind, stand) in enumerate([*pairs, *_questions()]):
        yield f"{kind.__name__} {number}", kind, stand


def scenes_of_the_program() -> set[type[Scene]]:
    """Every scene that can be made, wherever in the package it stands."""
    for module in pkgutil.walk_packages(napoleon_game.ui.__path__, "napoleon_game.ui."):
        importlib.import_module(module.name)
    found: set[type[Scene]] = set()
    waiting = Scene.__subclasses__()
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("napoleon_game.") and not inspect.isabstract(kind):
            found.add(kind)
    return found
