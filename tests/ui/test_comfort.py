"""Taking back at the table, and ending a deal that is decided."""

from collections.abc import Callable

import pygame
import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.core.certainty import settled
from napoleon_game.core.phase import Phase
from napoleon_game.record.replay import actions_of
from napoleon_game.ui.inputs import Asked, Do, Erased, Input, Pointed, Typed
from napoleon_game.ui.scene import Push
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.places import PLAIN
from tests.ui.driver import Driver, by_keys, by_mouse
from tests.ui.hot_seat import People
from tests.ui.support import LANGUAGES, SIZES, click, do, faults, picture


def acted(driver: Driver) -> int:
    """How many actions the deal has had."""
    return len(actions_of(driver.scene.session.table.state))


def in_play(driver: Driver, tricks: int = 0) -> None:
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is Phase.PLAY and len(observation.public.tricks) >= tricks:
            return
        by_keys(driver, observation)
    raise AssertionError("the deal is over")


def there(driver: Driver, rect: Rect) -> bool:
    """Whether a button stands in the corner, to be pressed."""
    return driver.scene._corner.under(rect.centre)


def test_a_card_can_be_taken_back_by_letter_key_gamepad_and_mouse() -> None:
    driver = Driver("kyoto")
    in_play(driver, 2)
    before, asked = picture(driver.app), driver.scene.director.shown
    events: list[Input | None] = [Typed("u"), Typed("U"), Erased(), Asked(Do.UNDO), None]
    for number, event in enumerate(events, 1):
        by_mouse(driver, asked)
        assert driver.until_asked() != asked
        if event is None:
            driver.click(PLAIN.undo.centre)
        else:
            assert driver.scene.handle(event) is None
        driver.scene.handle(Pointed(Point(1, 1)))
        assert driver.until_asked() == asked
        assert picture(driver.app) == before
        assert driver.scene.session.undone == number


@pytest.mark.slow
def test_everything_can_be_taken_back_to_the_first_bid_and_played_again() -> None:
    driver = Driver("kyoto")
    first = driver.until_asked()
    assert first is not None
    begun = picture(driver.app)
    assert not there(driver, PLAIN.undo)
    in_play(driver, 3)
    for _ in range(100):
        if not there(driver, PLAIN.undo):
            break
        driver.letter("u")
        driver.until_asked()
    assert driver.scene.director.shown == first
    driver.frames(2)
    assert picture(driver.app) == begun
    driver.letter("u")  # there is nothing more
    assert driver.scene.director.shown == first
    while (observation := driver.until_asked()) is not None:
        by_keys(driver, observation)
    assert driver.over[0].public.final is not None
    assert driver.scene.session.records[0].undone > 5


def test_taking_back_while_cards_move() -> None:
    driver = Driver("kyoto", speed=Speed.SLOW)
    while not driver.asked():
        driver.frames()
    driver.frames(24)
    count = acted(driver)
    by_keys(driver, driver.scene.director.shown)
    driver.frames(3)
    assert not driver.scene.director.idle
    driver.letter("u")
    assert acted(driver) == count
    assert driver.scene.director.idle


def test_who_hurries_takes_back_but_decides_nothing() -> None:
    driver = Driver("kyoto")
    in_play(driver, 1)
    by_keys(driver, driver.scene.director.shown)
    driver.until_asked()
    driver.letter("u")
    count = acted(driver)
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    driver.frames(3)
    assert acted(driver) == count


def test_several_people_take_nothing_back() -> None:
    people = People("kyoto")
    for _ in range(3):
        people.play_turn(by_keys)
    assert not there(people, PLAIN.undo)
    count = acted(people)
    people.letter("u")
    assert acted(people) == count


def until_decided(driver: Driver) -> None:
    """Play until the deal can be ended."""
    while (observation := driver.until_asked()) is not None:
        assert there(driver, PLAIN.end_deal) is (settled(observation.public) is not None)
        if there(driver, PLAIN.end_deal):
            return
        by_keys(driver, observation)
    raise AssertionError("it was never decided")


def dialog(driver: Driver) -> ConfirmScene:
    commands = do(driver.scene, *click(PLAIN.end_deal))
    (command,) = commands
    assert isinstance(command, Push)
    assert isinstance(command.scene, ConfirmScene)
    return command.scene


@pytest.mark.parametrize(
    "seed",
    ["nara", pytest.param("kyoto", marks=pytest.mark.slow), pytest.param("osaka", marks=pytest.mark.slow)],
)
def test_a_decided_deal_can_be_ended_and_comes_to_the_end_that_was_certain(seed: str) -> None:
    driver = Driver(seed)
    until_decided(driver)
    public = driver.scene.director.shown.public
    winner, played = settled(public), acted(driver)
    side = driver.scene.director.shown.side
    question = dialog(driver)
    expected = "end-question-won" if side is winner else "end-question-lost"
    assert question.text == driver.context.say(expected)
    driver.app.obey(Push(question))
    driver.frames(2)
    yes = question.group.widgets[-1]
    assert isinstance(yes, Button)
    driver.click(yes.rect.centre)
    driver.frames(5)
    assert len(driver.over) == 1
    final = driver.over[0].public.final
    assert final is not None
    assert final.result.winner is winner
    (record,) = driver.scene.session.records
    assert record.played_out == len(actions_of(record.state)) - played > 0


def test_saying_no_changes_nothing() -> None:
    driver = Driver("nara")
    until_decided(driver)
    played, before = acted(driver), picture(driver.app)
    question = dialog(driver)
    driver.scene.handle(Pointed(Point(1, 1)))
    driver.app.obey(Push(question))
    driver.frames(60)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert acted(driver) == played
    assert picture(driver.app) == before


def test_before_it_is_decided_there_is_no_way_to_end_it() -> None:
    driver = Driver("kyoto")
    in_play(driver)
    assert settled(driver.scene.director.shown.public) is None
    assert do(driver.scene, Typed("e"), *click(PLAIN.end_deal)) == []


def focused(driver: Driver) -> Rect | None:
    """Where the focus is in the corner."""
    focus = driver.scene._corner._group.focus
    return None if focus is None else focus.rect


def test_the_corner_is_in_reach_of_keys_and_gamepad() -> None:
    driver = Driver("nara")
    until_decided(driver)
    steps: list[Callable[[], None]] = [
        lambda: driver.key(pygame.K_TAB),
        lambda: driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
        lambda: driver.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER),
    ]
    for step in steps:
        seen = set()
        for _ in range(4):
            step()
            seen.add(focused(driver))
        assert seen == {PLAIN.undo, PLAIN.menu, PLAIN.end_deal, PLAIN.ask_hint}
        ringed = picture(driver.app)
        driver.key(pygame.K_LEFT)  # back to the cards
        assert focused(driver) is None
        assert picture(driver.app) != ringed
    while focused(driver) != PLAIN.end_deal:
        driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(driver.app.scenes[-1], ConfirmScene)


@pytest.mark.slow
def test_several_people_are_told_which_side_has_won() -> None:
    people = People("kyoto", Language.ENGLISH)
    table = people.scene.session.table
    while people.until_waiting():
        if there(people, PLAIN.end_deal):
            break
        assert people.scene.stage.deciding or settled(table.state.public) is None
        people.play_turn(by_keys)
    winner = settled(table.state.public)
    assert winner is not None
    question = dialog(people)
    assert people.context.words.side(winner) in question.text
    people.scene._end_deal()
    people.frames(5)
    final = people.over[0].public.final
    assert final is not None
    assert final.result.winner is winner


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_in_the_corner_or_the_question_is_cut(language: Language) -> None:
    driver = Driver("nara", language)
    until_decided(driver)
    question = dialog(driver)
    for size in SIZES:
        driver.resize(size)
        assert faults(driver.app) == []
    driver.app.obey(Push(question))
    for size in SIZES:
        driver.resize(size)
        assert [fault for fault in faults(driver.app) if fault.startswith(("cut", "outside"))] == []
