"""Whoever confirms before a screen has what it waits for presses nothing, and leaves only on purpose."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any, cast

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.drills.supply import Supply
from napoleon_game.lessons.lesson import Lesson
from napoleon_game.match.review.review import Finding, LaidCost, Moment, Review
from napoleon_game.record.replay import actions_of
from napoleon_game.solver.api import StopFlag
from napoleon_game.store.drill_progress import DrillProgress
from napoleon_game.store.history.history import History
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.store.saves import Listed, Saves
from napoleon_game.ui.app import App
from napoleon_game.ui.drill_ways import DrillWays
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.scene import Pop, Push
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.dialog import DialogScene
from napoleon_game.ui.scenes.drill import DrillScene
from napoleon_game.ui.scenes.editor_load import LoadScene
from napoleon_game.ui.scenes.history import HistoryScene
from napoleon_game.ui.scenes.history_files import ExportScene, ImportScene
from napoleon_game.ui.scenes.lessons import LessonRow, LessonsScene
from napoleon_game.ui.scenes.review import ReviewScene
from napoleon_game.ui.scenes.save_row import SaveRow
from napoleon_game.ui.scenes.saves import SavesScene, SaveWays
from napoleon_game.ui.scenes.solving import SolvingScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.long_list import LongList
from tests.lessons.support import ALL
from tests.ui.histories import NAMES, a_history, played, record_of, until
from tests.ui.menus import Felt
from tests.ui.saves import fill
from tests.ui.support import do, keys, letters, make_app, make_context
from tests.ui.test_drill import Ready
from tests.ui.test_review import DEAL, _Done

HURRIED = (
    pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"),
    pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "),
    pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0),
)
"""All that confirms."""
LEAVING = ("戻る", "キャンセル", "一覧へ")
NAMES_HERE = NAMES[Language.JAPANESE]


class Waits:
    """A screen whose contents are on their way.

    Attributes:
        scene: the screen.
        come: lets them come, as soon as time passes.
        arrived: whether they have.
        first: what has the focus then, if nobody put it anywhere.
    """

    def __init__(
        self,
        scene: MenuScene,
        come: Callable[[], object],
        arrived: Callable[[], object],
        first: type | None = None,
    ) -> None:
        self.scene, self.come, self.arrived, self.first = scene, come, arrived, first


@contextmanager
def held(history: History) -> Iterator[Event]:
    """What is asked of the history from now on waits for the event."""
    free = Event()
    history.ask(lambda _: free.wait(60))
    try:
        yield free
    finally:
        free.set()


@contextmanager
def the_history(_: Path) -> Iterator[Waits]:
    """Nobody knows yet who has played."""
    with a_history(NAMES_HERE) as history, held(history) as free:
        scene = HistoryScene(make_context(), history, Pop)
        yield Waits(scene, free.set, lambda: scene._list.enabled, LongList)


@contextmanager
def the_deals_of_the_history(_: Path) -> Iterator[Waits]:
    """Who has played is known, the deals are not."""
    with a_history(NAMES_HERE) as history:
        scene = HistoryScene(make_context(), history, Pop)
        with held(history) as free:
            while scene._pages is None:
                scene.update(0.01)
            yield Waits(scene, free.set, lambda: scene._list.enabled, LongList)


@contextmanager
def an_empty_history(_: Path) -> Iterator[Waits]:
    with a_history(None) as history, held(history) as free:
        scene = HistoryScene(make_context(), history, Pop)
        yield Waits(scene, free.set, lambda: not scene._on_its_way, Button)


class _Unread:
    """Saved matches that have not been looked at."""

    listed: tuple[Listed, ...] | None = None

    def look(self) -> None:
        pass


@contextmanager
def the_saves(folder: Path) -> Iterator[Waits]:
    saves, unread = Saves(fill(folder / "matches")), _Unread()
    saves.look().result()
    scene = SavesScene(make_context(), cast(Saves, unread), SaveWays(Pop, Pop, Pop))  # type: ignore[arg-type]

    def come() -> None:
        unread.listed = saves.listed

    yield Waits(scene, come, lambda: len(scene.group.widgets) > 1, SaveRow)
    saves.close()


@contextmanager
def the_lessons(_: Path) -> Iterator[Waits]:
    read: list[Lesson] = []
    progress, more = LessonProgress(), [("drills-title", Pop)]
    scene = LessonsScene(make_context(), lambda: read, progress, lambda _: Pop(), more)
    yield Waits(scene, lambda: read.extend(ALL), lambda: len(scene.group.widgets) > 2, LessonRow)


def lost_by_the_last_card() -> Review:
    """A review with one thing to tell, without a search."""
    state = played(DEAL)
    actions = actions_of(state)
    last = len(actions) - 1
    finding = Finding(last, actions[last], laid=LaidCost(lost=True))
    return Review(state, (finding,), (Moment(last - 49, 0.5, True), Moment(last + 1, 0.0, False)))


@contextmanager
def a_review(_: Path) -> Iterator[Waits]:
    """At work, and how far it is can be seen."""
    scene = ReviewScene(make_context(), record_of(DEAL, NAMES_HERE), lambda _: Pop())
    work: Any = _Done(None)
    scene._starting = Future()
    scene._starting.set_result(work)
    scene.update(0.1)

    def come() -> None:
        work.review = lost_by_the_last_card()

    yield Waits(scene, come, lambda: scene.review is not None, LongList)


@contextmanager
def best_play(_: Path) -> Iterator[Waits]:
    """The solver takes a while."""
    scene = SolvingScene.__new__(SolvingScene)
    scene._future, scene._stop, scene._then = Future(), StopFlag(), lambda _: Pop()
    DialogScene.__init__(scene, make_context(), "…")
    yield Waits(scene, lambda: None, lambda: True)


@contextmanager
def a_file_with_a_problem(_: Path) -> Iterator[Waits]:
    scene = LoadScene(make_context(), lambda _: None)
    reading: Future[None] = Future()
    scene.context.think = lambda *_: reading  # type: ignore[assignment]
    do(scene, *letters("deals.jsonl"), *keys(Do.NEXT, Do.NEXT, Do.NEXT, Do.CONFIRM))
    assert scene._reading is reading
    yield Waits(scene, lambda: reading.set_result(None), lambda: scene._reading is None)


@contextmanager
def an_exercise(_: Path) -> Iterator[Waits]:
    context = make_context()
    ways = DrillWays(context, DrillProgress())
    scene = DrillScene(context, cast(Supply, Ready()), DrillProgress(), ways.deal)
    yield Waits(scene, lambda: None, lambda: True)


WAITING = (
    the_history,
    the_deals_of_the_history,
    an_empty_history,
    the_saves,
    the_lessons,
    a_review,
    best_play,
    a_file_with_a_problem,
    an_exercise,
)


def opened(waits: Waits) -> App:
    app = make_app(Felt(), waits.scene.context)
    app.obey(Push(waits.scene))
    app.frame(0.1, [])
    return app


@pytest.mark.parametrize("waiting", WAITING, ids=lambda waiting: waiting.__name__)
def test_who_confirms_too_early_stays_and_gets_what_was_waited_for(waiting: Any, tmp_path: Path) -> None:
    with waiting(tmp_path) as waits:
        app = opened(waits)
        app.frame(0.1, HURRIED * 3)
        assert [type(scene) for scene in app.scenes] == [Felt, type(waits.scene)]
        waits.come()
        until(app, waits.arrived)
        assert waits.first is None or isinstance(waits.scene.group.focus, waits.first)
        app.close()


def go_to_the_way_back(scene: MenuScene) -> None:
    """With the Tab key."""
    for _ in scene.group.widgets:
        do(scene, *keys(Do.NEXT))
        if scene.group.focus is not None and scene.group.focus.spoken in LEAVING:
            return
    raise AssertionError("there is no way back")


@pytest.mark.parametrize("waiting", WAITING, ids=lambda waiting: waiting.__name__)
def test_who_wants_to_leave_while_it_is_on_its_way_can(waiting: Any, tmp_path: Path) -> None:
    """By Esc, and by the button, which the focus reaches."""
    with waiting(tmp_path) as waits:
        assert waits.scene.handle(Asked(Do.CANCEL)) == Pop()
        go_to_the_way_back(waits.scene)
        assert do(waits.scene, *keys(Do.CONFIRM)) == [Pop()]


@pytest.mark.parametrize("waiting", [the_history, the_saves, the_lessons, a_review])
def test_the_focus_stays_on_the_way_back_for_whoever_went_there(waiting: Any, tmp_path: Path) -> None:
    """What arrives then does not turn it into something else."""
    with waiting(tmp_path) as waits:
        app = opened(waits)
        go_to_the_way_back(waits.scene)
        waits.come()
        until(app, waits.arrived)
        assert do(waits.scene, *keys(Do.CONFIRM)) == [Pop()]
        app.close()


@pytest.mark.parametrize("kind", [ImportScene, ExportScene])
def test_a_file_is_not_given_up_by_confirming_twice(kind: type, tmp_path: Path) -> None:
    """Esc stops it, and what is done by then stays."""
    with a_history(NAMES_HERE) as history, held(history):
        scene = kind(make_context(), history, *([Pop] if kind is ImportScene else []))
        scene._path = str(tmp_path / "deals.jsonl")
        assert scene.begin() is None
        assert do(scene, *keys(Do.CONFIRM, Do.SKIP)) == []
        assert not scene._stop.is_set()
        do(scene, *keys(Do.NEXT, Do.CONFIRM))
        assert scene._stop.is_set()


def test_what_is_not_known_yet_is_not_told_as_nothing(tmp_path: Path) -> None:
    """No matches are told of only where it is known that there are none."""
    with the_saves(tmp_path) as waits:
        app = opened(waits)
        empty = waits.scene.context.say("saves-empty")
        assert empty not in "".join(text.text for text in app.canvas.texts)
        cast(Any, waits.scene)._saves.listed = ()
        app.frame(0.1, [])
        app.draw()
        assert empty in "".join(text.text for text in app.canvas.texts)
        app.close()
