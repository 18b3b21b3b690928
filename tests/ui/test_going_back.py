"""Going back into a deal that is over: from its result, from the standings, and from the deal after it."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.session import Occupant
from napoleon_game.record.replay import actions_of
from napoleon_game.store.history.entry import Entry, read_entry
from napoleon_game.store.history.history import History
from napoleon_game.store.saves import Saves
from napoleon_game.ui.inputs import Asked, Do, Erased, Typed
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Pop, Scene, StartOver
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.widgets.take_back import TakeBackButton
from napoleon_game.view.places import LARGEST_LETTERS, PLAIN
from tests.store.history.support import all_lines, open_history
from tests.ui.driver import NAMES, Driver, by_keys
from tests.ui.support import LANGUAGES, SIZES, at_once, faults, make_app, make_context, picture
from tests.ui.test_result import NAMES as RESULT_NAMES
from tests.ui.test_result import deal_of
from tests.ui.test_whole_match import group_of

Way = Callable[["Match"], None]


class Match(Driver):
    """A match of one person against computer players, which is saved and goes into a history."""

    def __init__(self, folder: Path, deals: int = 2, people: tuple[int, ...] = (0,)) -> None:
        self.folder = folder
        self.context = make_context(Language.JAPANESE)
        at_once(self.context)
        self.over = []
        self.paused = 0
        self.history: History = open_history(folder / "history.db")
        self.saves = Saves(folder / "matches")
        self.program = Program(self.context, saves=self.saves, history=self.history)
        seats = tuple(Occupant(name, "human" if n in people else "rules") for n, name in enumerate(NAMES))
        self.scene = self.program.table(MatchPlan(seats, "nara", deals, RuleSet()))
        self.app = make_app(self.scene, self.context)

    def go_on_after_a_break(self) -> None:
        """Start the program anew, as after a kill, and continue the match."""
        (path,) = (self.folder / "matches").glob("*.napoleon")
        self.app.window.close()
        self.scene.left()
        self.saves.close()
        self.saves = Saves(self.folder / "matches")
        self.program = Program(self.context, saves=self.saves, history=self.history)
        opened = self.saves.open(path).result(60)
        command = self.program._go_on(opened)
        assert isinstance(command, StartOver)
        assert isinstance(command.scene, TableScene)
        self.scene = command.scene
        self.app = make_app(self.scene, self.context)

    def close(self) -> None:
        self.app.close()
        self.history.close()
        self.saves.close()

    @property
    def top(self) -> Scene:
        return self.app.scenes[-1]

    @property
    def state(self) -> State:
        return self.scene.session.table.state

    def until(self, kind: type[Scene]) -> Scene:
        """Decide as ``rules`` would, until a scene of this kind is on top."""
        for _ in range(20_000):
            if isinstance(self.top, kind):
                self.frames(40)  # a person looks at it first
                return self.top
            if isinstance(self.top, TableScene) and self.asked():
                self.frames(24)
                if self.asked():  # no card played itself
                    by_keys(self, self.scene.director.shown)
            self.frames()
            time.sleep(0.0002)
        raise AssertionError(f"no {kind} came")

    def until_turn(self) -> None:
        """Wait until the person is asked."""
        for _ in range(20_000):
            if isinstance(self.top, TableScene) and self.asked():
                return
            self.frames()
            time.sleep(0.0002)
        raise AssertionError("nobody was asked")

    def enter(self) -> None:
        self.key(pygame.K_RETURN)

    def entries(self) -> list[Entry]:
        return [read_entry(line, 0) for line in all_lines(self.history)]

    def numbers(self) -> list[int]:
        """Of the deals in the history."""
        return [entry.number for entry in self.entries()]


def button(match: Match) -> TakeBackButton:
    """The one that takes back, on the page on top."""
    (found,) = (widget for widget in group_of(match.top).widgets if isinstance(widget, TakeBackButton))
    return found


def texts(match: Match) -> list[str]:
    match.app.draw()
    return [text.text for text in match.app.canvas.texts]


def press(match: Match, next_: Callable[[], None], confirm: Callable[[], None]) -> None:
    """Move the focus to the button, see it there, and press."""
    wanted = button(match)
    before = picture(match.app)
    for _ in range(10):
        if group_of(match.top).focus is wanted:
            break
        next_()
    assert group_of(match.top).focus is wanted
    assert picture(match.app) != before, "the focus is seen"
    confirm()


def by_tab(match: Match) -> None:
    press(match, lambda: match.key(pygame.K_TAB), match.enter)


def by_shoulder(match: Match) -> None:
    def pad(key: int) -> Callable[[], None]:
        return lambda: match.pad(key)

    press(match, pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER), pad(pygame.CONTROLLER_BUTTON_A))


WAYS: dict[str, Way] = {
    "mouse": lambda match: match.click(button(match).rect.centre),
    "letter": lambda match: match.letter("u"),
    "capital": lambda match: match.letter("U"),
    "backspace": lambda match: match.key(pygame.K_BACKSPACE),
    "stick": lambda match: match.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK),
    "tab": by_tab,
    "shoulder": by_shoulder,
}


def test_from_result_and_standings_by_every_way_to_the_last_decision(tmp_path: Path) -> None:
    match = Match(tmp_path)
    match.until(ResultScene)
    session = match.scene.session
    ended = match.state
    place = session.course.last_decision(0)
    assert place is not None
    for count, way in enumerate(WAYS.values(), 1):
        for page in (ResultScene, StandingsScene):
            if page is StandingsScene:
                match.enter()
                match.until(StandingsScene)
            assert match.numbers() == [1]
            way(match)
            assert match.top is match.scene
            assert len(match.app.scenes) == 1
            match.until_turn()
            assert actions_of(match.state) == actions_of(ended)[: place.actions]
            assert (session.series.results, session.records, match.numbers()) == ((), (), [])
            match.until(ResultScene)
            assert match.state == ended
            (entry,) = match.entries()
            assert entry.record.undone == 2 * count - (page is ResultScene)
    match.close()


def test_from_the_first_decision_into_the_deal_before_and_to_the_first_of_the_match(tmp_path: Path) -> None:
    match = Match(tmp_path)
    match.until_turn()
    first = match.state
    match.until(ResultScene)
    one = match.state
    match.enter()
    match.until(StandingsScene)
    match.enter()
    match.until(ResultScene)
    two = match.state
    match.enter()
    match.until(StandingsScene)
    assert match.numbers() == [1, 2]
    match.letter("u")
    match.until_turn()
    assert match.state.deal == two.deal
    assert match.numbers() == [1]
    while match.state.deal == two.deal:
        assert match.scene._corner.under(PLAIN.undo.centre)
        match.click(PLAIN.undo.centre)
        match.until_turn()
    assert match.numbers() == []
    assert match.state.deal == one.deal
    seen = picture(match.app)
    assert texts(match).count(match.context.say("undo-deal-before")) == 1
    assert faults(match.app) == []
    match.letter("u")
    match.until_turn()
    assert picture(match.app) != seen
    assert match.context.say("undo-deal-before") not in texts(match)
    for _ in range(100):
        if not match.scene._corner.under(PLAIN.undo.centre):
            break
        match.letter("u")
        match.until_turn()
    assert match.state == first
    match.letter("u")
    assert match.state == first
    for deal, end in enumerate((one, two), 1):
        match.until(ResultScene)
        assert match.state == end
        assert match.numbers() == [*range(1, deal + 1)]
        match.enter()
        match.until(StandingsScene)
        match.enter()
    match.until(TitleScene)
    assert [entry.record.undone > 5 for entry in match.entries()] == [True, True]
    assert [path.parent.name for path in (tmp_path / "matches").rglob("*.napoleon")] == ["finished"]
    match.close()


def test_after_a_break_it_is_as_it_was_left_and_so_is_the_history(tmp_path: Path) -> None:
    match = Match(tmp_path)
    match.until(ResultScene)
    old = match.entries()
    match.letter("u")
    match.until_turn()
    left = match.state
    match.history.add(old[0])  # as if the program had been killed between the two files
    assert match.numbers() == [1]
    match.go_on_after_a_break()
    match.until_turn()
    assert match.state == left
    assert match.numbers() == []
    match.until(ResultScene)
    (new,) = match.entries()
    assert new.record == replace(old[0].record, undone=1)
    assert new.match == old[0].match
    match.go_on_after_a_break()  # at the result
    match.until(ResultScene)
    assert match.entries() == [new]
    match.letter("u")
    match.until_turn()
    assert match.numbers() == []
    match.close()


@pytest.mark.slow
def test_nothing_else_in_the_history_is_touched(tmp_path: Path) -> None:
    other = Match(tmp_path, deals=1)
    other.until(ResultScene)
    (kept,) = other.entries()
    other.close()
    match = Match(tmp_path, deals=1)
    match.until(ResultScene)
    assert len(match.entries()) == 2
    match.letter("u")
    match.until_turn()
    assert match.entries() == [kept]
    match.close()


def test_a_card_that_plays_itself_does_not_bring_the_result_back_at_once(tmp_path: Path) -> None:
    match = Match(tmp_path, deals=1)
    match.context.change("helps.play_forced_card", True)
    match.until(ResultScene)
    ended = match.state
    match.letter("u")
    match.until_turn()
    match.frames(60)
    assert match.asked()
    assert len(match.scene.director.shown.legal) > 1
    assert len(actions_of(match.state)) < len(actions_of(ended)) - 1
    match.close()


@pytest.mark.slow
def test_with_several_people_or_none_there_is_no_way_back(tmp_path: Path) -> None:
    match = Match(tmp_path, people=())
    for page in (ResultScene, StandingsScene):
        scene = match.until(page)
        assert not any(isinstance(widget, TakeBackButton) for widget in group_of(scene).widgets)
        match.letter("u")
        match.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
        assert match.top is scene
        match.enter()
    match.close()


SLOW = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, pytest.param(LARGEST_LETTERS, marks=SLOW)])
def test_no_button_at_the_foot_of_a_result_is_cut(language: Language, scale: float) -> None:
    config = Config()
    context = make_context(language, replace(config, look=replace(config.look, text_scale=scale)))
    seen, series = deal_of("won")
    names = RESULT_NAMES[language]
    for label, review in (("result-to-standings", Pop), ("practice-back", None)):
        scene = ResultScene(context, names, seen, series, Pop, 3, label=label, review=review, take_back=Pop)
        for size in SIZES:
            app = make_app(scene, context, size)
            for _ in scene.controls.widgets:
                scene.handle(Asked(Do.NEXT))
                app.frame(0.0, [])
                assert faults(app) == []
            app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, LARGEST_LETTERS])
def test_what_is_said_in_the_deal_before_is_not_cut(language: Language, scale: float) -> None:
    driver = Driver("nara", language)
    driver.context.change("look.text_scale", scale)
    while driver.until_asked() is not None:
        by_keys(driver, driver.scene.director.shown)
    driver.over.clear()
    driver.app.running = True
    driver.scene.start_deal()
    assert driver.until_asked() is not None
    driver.letter("u")
    assert driver.until_asked() is not None
    for size in SIZES:
        driver.resize(size)
        assert driver.context.say("undo-deal-before") in [text.text for text in driver.app.canvas.texts]
        assert faults(driver.app) == []


def test_where_decisions_stand_keys_do_nothing() -> None:
    context = make_context()
    seen, series = deal_of("won")
    names = RESULT_NAMES[Language.JAPANESE]
    for scene in (
        ResultScene(context, names, seen, series, Pop, 3),
        StandingsScene(context, names, series, Pop, final=False),
    ):
        for event in (Asked(Do.UNDO), Erased(), Typed("u")):
            assert scene.handle(event) is None
        assert not any(isinstance(widget, TakeBackButton) for widget in scene.controls.widgets)
