"""The review of a deal on the screen, and the ways on from a deal that is looked at again."""

import time
from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pygame
import pytest

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.search.gap import Gap
from napoleon_game.config.choices import Language
from napoleon_game.core.cards import Card
from napoleon_game.core.phase import Phase
from napoleon_game.match.review.known import LEVEL
from napoleon_game.match.review.review import LaidCost, Review
from napoleon_game.match.review.reviewing import review
from napoleon_game.record.replay import actions_of
from napoleon_game.store.history.deals import Filter, find
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.replay_ways import ReplayWays
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.practice import PracticePause, PracticeTable
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.review import _RIGHT, ReviewScene
from napoleon_game.ui.scenes.solving import SolvingScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.review_words import better_words
from tests.ui.histories import LONG_NAMES, NAMES, a_history, played, record_of
from tests.ui.menus import Felt, able
from tests.ui.support import LANGUAGES, SIZES, at_once, do, faults, make_app, make_context, picture

DEAL = 3
QUICK = LEVEL.with_figures({"worlds": 30, "contract_worlds": 10})


@cache
def found() -> Review:
    made = review(played(DEAL), QUICK)
    assert made is not None
    return made


class _Done:
    """A review that is done already, or not yet."""

    progress, problem = 0.42, ""

    def __init__(self, made: Review | None) -> None:
        self.review = made
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


def show(
    monkeypatch: pytest.MonkeyPatch,
    work: _Done,
    language: Language = Language.JAPANESE,
    size: tuple[int, int] = SIZES[1],
    shown: Callable[[int], Command] = lambda _: Pop(),
) -> tuple[ReviewScene, App]:
    monkeypatch.setattr("napoleon_game.ui.scenes.review._begin", lambda _: work)
    scene = ReviewScene(make_context(language), record_of(DEAL, NAMES[language]), shown)
    app = make_app(Felt(), scene.context, size)
    app.obey(Push(scene))
    for _ in range(200):
        app.frame(1 / 60, [])
        if (scene.review is not None) is (work.review is not None) and scene._work is not None:
            break
        time.sleep(0.002)
    for _ in range(40):
        app.frame(0.1, [])
    return scene, app


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_legible(monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    for size in (SIZES[0], SIZES[2]):
        scene, app = show(monkeypatch, _Done(found()), language, size)
        assert len(scene.rows) > 3
        for row in range(len(scene.rows)):
            scene._list.choose(row)
            scene.dirty = True
            for _ in range(40):
                app.frame(0.1, [])
            assert faults(app) == [], (row, size)
        assert picture(app) == picture(app)
        assert not app.frame(0.1, []), "at rest"
        app.window.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_reasons_stay_on_their_plate(monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    """With the longest names, both costs, and all that is known of the cards as they lay."""
    monkeypatch.setitem(NAMES, language, LONG_NAMES)
    costly = next(one for one in found().findings if one.laid is not None and one.known is not None)
    assert costly.known is not None
    friend = Reason(Why.PICTURE_TO_FRIEND, 118, 240, seat=3)
    oftener = Reason(Why.OFTENER, 102, 240, (Card.parse("HT"),), less=37)
    wins, pictures = Gap(0.127, 0.034), Gap(1.2, 0.4)
    known = replace(costly.known, reasons=(friend, oftener), wins=wins, pictures=pictures, exact=False)
    laid = LaidCost(lost=True, keeping=tuple(map(Card.parse, ("SA", "HT", "DT", "CT"))))
    made = replace(found(), findings=(replace(costly, known=known, laid=laid),))
    for size in SIZES:
        scene, app = show(monkeypatch, _Done(made), language, size)
        assert faults(app) == [], size
        plate = app.canvas.fit.to_pixels(_RIGHT)
        inside = [t.box for t in app.canvas.texts if pygame.Rect(plate).collidepoint(t.box[:2])]
        assert all(pygame.Rect(plate).contains(box) for box in inside)
        better = better_words(known, scene.context.words, LONG_NAMES).replace(" ", "")
        assert better in "".join(text.text for text in app.canvas.texts).replace(" ", "")
        app.window.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_it_is_at_work_it_says_how_far_it_is_and_leaving_stops_it(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    work = _Done(None)
    scene, app = show(monkeypatch, work, language)
    app.draw()
    assert any("42%" in text.text for text in app.canvas.texts)
    assert faults(app) == []
    command = scene.handle(Asked(Do.CANCEL))
    assert command == Pop()
    app.obey(command)
    assert work.stopped


def signs(app: App) -> set[str]:
    """The signs that the page explains."""
    app.draw()
    return {text.text for text in app.canvas.texts if text.text in _SIGNS}


_SIGNS = _COSTLY, _LOST, _TURN, _FLIP = (
    "Costly",
    "Lost the deal",
    "Turning point",
    "The winner with all cards seen changes",
)


def test_the_signs_that_are_to_be_seen_are_explained_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    made = found()
    _, app = show(monkeypatch, _Done(made), Language.ENGLISH)
    expected = {_TURN: bool(made.turns), _FLIP: bool(made.flips)}
    assert {sign: sign in signs(app) for sign in expected} == expected
    first = made.findings[0]
    known = next(one.known for one in made.findings if one.known is not None)
    costly = replace(first, known=replace(known, wins=Gap(0.4, 0.05), pictures=None), laid=None)
    lost = replace(first, known=None, laid=LaidCost(lost=True))
    for findings, explained in (
        ((costly,), {_COSTLY}),
        ((lost,), {_LOST}),
        ((replace(costly, laid=LaidCost(lost=True)),), {_COSTLY}),
        ((), set()),
    ):
        scene, app = show(monkeypatch, _Done(replace(made, findings=findings)), Language.ENGLISH)
        assert len(scene.rows) == len(findings)
        assert signs(app) & {_COSTLY, _LOST} == explained


def test_keys_reach_everything_and_each_seat_has_its_three(monkeypatch: pytest.MonkeyPatch) -> None:
    moments: list[int] = []

    def shown(at: int) -> Command:
        moments.append(at)
        return Pop()

    scene, _ = show(monkeypatch, _Done(found()), shown=shown)
    controls = able(scene.group)
    assert len(controls) == 4
    reached = []
    for _ in controls:
        scene.handle(Asked(Do.NEXT))
        reached.append(scene.group.focus)
    assert {id(one) for one in reached} == {id(one) for one in controls}
    for seat in range(5):
        scene._look_at(1 + seat)
        assert scene.rows == found().costliest(seat)
    scene._look_at(0)
    scene.group.focus = scene._list
    scene.handle(Asked(Do.DOWN))
    scene.update(0.1)
    assert scene.handle(Asked(Do.CONFIRM)) == Pop()
    assert moments == [scene.rows[1].at]


def test_a_real_review_comes_and_leads_to_the_table() -> None:
    context = make_context()
    replay = ReplayScene(context, record_of(13, NAMES[Language.JAPANESE]), ways=ReplayWays(context, None))
    app = make_app(replay, context)
    command = replay._ways.review(replay) if replay._ways is not None else None
    assert isinstance(command, Push)
    app.obey(command)
    scene = command.scene
    assert isinstance(scene, ReviewScene)
    for _ in range(20_000):
        app.frame(1 / 60, [])
        if scene.review is not None:
            break
        time.sleep(0.002)
    assert scene.review is not None
    at = scene.rows[0].at
    assert scene._go() == Pop()
    app.obey(Pop())
    assert replay.at == at


def in_play(language: Language = Language.JAPANESE, tricks: int = 7) -> tuple[ReplayScene, App]:
    context = make_context(language)
    at_once(context)
    scene = ReplayScene(context, record_of(DEAL, NAMES[language]), ways=ReplayWays(context, None))
    app = make_app(scene, context)
    for chapter in scene.steps.chapters:
        if chapter.trick == tricks:
            scene.show(chapter.first + 1)
    return scene, app


@pytest.mark.parametrize("language", LANGUAGES)
def test_best_play_is_shown_step_by_step_and_leads_back(language: Language) -> None:
    scene, app = in_play(language)
    ways, before = scene._ways, scene.position
    assert ways is not None
    assert faults(app) == []
    command = ways.best_play(scene)
    assert isinstance(command, Push)
    assert isinstance(command.scene, SolvingScene)
    app.obey(command)
    for _ in range(3000):
        app.frame(1 / 60, [])
        if app.scenes[-1] is not command.scene:
            break
        time.sleep(0.002)
    line = app.scenes[-1]
    assert isinstance(line, ReplayScene)
    assert line.position.state == before.state
    assert faults(app) == []
    line.handle(Asked(Do.SKIP))
    for _ in range(400):
        app.frame(0.1, [])
    assert line.at == line.steps.last
    assert line.position.state.public.phase is Phase.OVER
    assert line.handle(Asked(Do.CANCEL)) == Pop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("tricks", "key"), [(1, "replay-best-title.early"), (2, "replay-best-title")])
def test_best_play_says_what_is_played_for(language: Language, tricks: int, key: str) -> None:
    """With more than eight cards a hand it looks for the win alone."""
    scene, app = in_play(language, tricks)
    assert scene._ways is not None
    command = scene._ways.best_play(scene)
    assert isinstance(command, Push)
    assert isinstance(command.scene, SolvingScene)
    line = command.scene._then(scene.record.state)
    command.scene.left()
    assert isinstance(line, Replace)
    app.obey(line)
    app.frame(0.1, [])
    assert scene.context.say(key) in [text.text for text in app.canvas.texts]
    assert faults(app) == []


def test_best_play_can_be_given_up() -> None:
    scene, app = in_play(tricks=0)
    assert scene._ways is not None
    command = scene._ways.best_play(scene)
    assert isinstance(command, Push)
    app.obey(command)
    assert command.scene.handle(Asked(Do.CANCEL)) == Pop()
    app.obey(Pop())
    assert app.scenes[-1] is scene


def test_where_nothing_can_be_played_the_ways_are_closed() -> None:
    scene, _ = in_play()
    buttons = [widget for widget in scene.group.widgets if isinstance(widget, Button)]
    _, play_on, best, _ = buttons
    assert [play_on.enabled, best.enabled] == [True, True]
    scene.show(0)
    assert [play_on.enabled, best.enabled] == [True, False], "the auction is nothing for the solver"
    scene.show(scene.steps.last)
    assert [play_on.enabled, best.enabled] == [False, False]


def test_another_line_is_played_against_computer_players_and_does_not_count() -> None:
    with a_history(None) as history:
        context = make_context()
        at_once(context)
        record = record_of(DEAL, NAMES[Language.JAPANESE])
        scene = ReplayScene(context, record, ways=ReplayWays(context, history))
        app = make_app(scene, context)
        scene.show(next(chapter.first for chapter in scene.steps.chapters if chapter.trick == 8))
        scene.seat = 0
        assert scene._ways is not None
        before = actions_of(scene.position.state)
        app.obey(scene._ways.take_over(scene))
        table = app.scenes[-1]
        assert isinstance(table, PracticeTable)
        assert any(text.text == "練習" for text in app.canvas.texts) or app.frame(0.0, []) is not None
        _play_on(app, table)
        result = app.scenes[-1]
        assert isinstance(result, ResultScene)
        assert faults(app) == []
        (other,) = table.session.records
        assert actions_of(other.state)[: len(before)] == before
        assert other.players[0].kind == "human"
        assert other.state.deal == record.state.deal
        assert len(history.ask(lambda database: find(database, Filter())).result()) == 1
        assert len(history.ask(_counted).result()) == 0
        app.obey(result.handle(Asked(Do.UNDO)))
        assert len(app.scenes) == 2
        assert not table.session.table.over
        assert history.ask(lambda database: find(database, Filter())).result() == array("q")
        _play_on(app, table)
        assert [again.undone for again in table.session.records] == [1]
        assert len(history.ask(lambda database: find(database, Filter())).result()) == 1
        app.obey(app.scenes[-1].handle(Asked(Do.CANCEL)))
        assert app.scenes[-1] is scene


def _play_on(app: App, table: PracticeTable) -> None:
    """Play the first card that is allowed, until something comes over the table."""
    for _ in range(5000):
        app.frame(0.05, [])
        if app.scenes[-1] is not table:
            break
        asked = table.session.people[0].asked
        if asked is not None and table.stage.deciding:
            table.session.people[0].submit(asked.legal[0])
        time.sleep(0.001)


def _counted(database: object) -> list[object]:
    return list(database.execute("SELECT id FROM deals WHERE counted = 1"))  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_says_what_it_is(language: Language) -> None:
    scene, app = in_play(language)
    assert scene._ways is not None
    app.obey(scene._ways.take_over(scene))
    for _ in range(30):
        app.frame(0.05, [])
    app.draw()
    sign = {Language.JAPANESE: "練習", Language.ENGLISH: "Practice"}[language]
    assert any(text.text == sign for text in app.canvas.texts)
    assert faults(app) == []
    table = app.scenes[-1]
    pause = table.handle(Asked(Do.CANCEL))
    assert isinstance(pause, Push)
    app.obey(pause)
    assert [fault for fault in faults(app) if fault.startswith(("cut", "outside"))] == []


def test_the_menu_of_practice_leads_to_the_order_of_strength() -> None:
    scene, app = in_play(Language.ENGLISH)
    assert scene._ways is not None
    app.obey(scene._ways.take_over(scene))
    app.obey(app.scenes[-1].handle(Asked(Do.CANCEL)))
    pause = app.scenes[-1]
    assert isinstance(pause, PracticePause)
    (command,) = do(pause, Asked(Do.STRENGTHS))
    assert isinstance(command, Push)
    assert isinstance(command.scene, StrengthsScene)
    labels = [widget.label for widget in pause.group.widgets if isinstance(widget, Button)]
    assert "Strength of the cards" in labels
