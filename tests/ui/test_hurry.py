"""People who hurry decide nothing that they did not mean, and letters from any keyboard do no harm."""

import pygame
import pytest

from napoleon_game.config.choices import Speed, Suits
from napoleon_game.core.cards import Suit
from napoleon_game.core.phase import Phase
from napoleon_game.ui.inputs import Typed
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.view.geometry import Point
from tests.ui.driver import Driver, by_mouse
from tests.ui.support import picture


@pytest.mark.parametrize("where", [Point(640, 300), Point(640, 630), Point(430, 390)])
def test_clicking_on_and_on_decides_nothing(where: Point) -> None:
    driver = Driver("kyoto", speed=Speed.FAST)
    viewer = driver.scene.viewer
    for _ in range(60):
        driver.click(where)
        driver.frames(6)
    state = driver.scene.session.table.state
    assert not any(call.seat == viewer for call in state.public.calls)
    assert len(state.hands[viewer]) == 10


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_keys_pressed_on_and_on_decide_nothing(key: int) -> None:
    driver = Driver("kyoto", speed=Speed.FAST)
    for _ in range(60):
        driver.key(key)
        driver.frames(6)
    assert not any(call.seat == driver.scene.viewer for call in driver.scene.session.table.state.public.calls)


def test_whoever_waits_a_moment_is_heard() -> None:
    driver = Driver("kyoto", speed=Speed.FAST)
    assert driver.until_asked() is not None
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert any(call.seat == driver.scene.viewer for call in driver.scene.session.table.state.public.calls)


def test_clicks_on_one_card_play_one_card() -> None:
    driver = Driver("nara")
    while (observation := driver.until_asked()) is not None and observation.public.phase is not Phase.PLAY:
        by_mouse(driver, observation)
    driver.context.pacing = Driver("nara", speed=Speed.NORMAL).context.pacing
    place = driver.visible_part_of(driver.scene.director.shown.hand[0])
    for _ in range(8):
        driver.click(place)
        driver.frames(5)
    held = len(driver.scene.session.table.state.hands[driver.scene.viewer])
    assert held >= 9


@pytest.mark.parametrize("text", ["²", "①", "SH", "SHDC", "٣", "", "ｐ", "🂡", "12"])
def test_letters_that_are_no_suit_and_no_digit_are_passed_over(text: str) -> None:
    driver = Driver("kyoto")
    assert driver.until_asked() is not None
    panel = driver.scene.decision.panel
    assert isinstance(panel, AuctionPanel)
    chosen = panel.chosen
    assert driver.scene.handle(Typed(text)) is None
    assert panel.chosen == chosen


def test_arrows_up_and_down_come_back_to_where_they_began() -> None:
    driver = Driver("nara")
    while (observation := driver.until_asked()) is not None:
        panel = driver.scene.decision.panel
        if isinstance(panel, AuctionPanel) and panel.chosen is not None:
            before = panel.chosen
            driver.key(*[pygame.K_DOWN] * 4)
            assert panel.chosen == before
        if observation.public.phase is Phase.PLAY:
            return
        by_mouse(driver, observation)


def test_settings_leave_marked_discards_alone() -> None:
    driver = Driver("kyoto")
    while (observation := driver.until_asked()) is not None:
        panel = driver.scene.decision.panel
        if isinstance(panel, ExchangePanel):
            driver.click(driver.visible_part_of(observation.hand[0]))
            driver.context.change("sound.master", 10)
            assert driver.scene.decision.panel is panel
            assert panel.marked == [observation.hand[0]]
            return
        by_mouse(driver, observation)
    raise AssertionError("the person was not Napoleon")


def test_l_before_the_first_trick_does_nothing() -> None:
    driver = Driver("kyoto")
    assert driver.until_asked() is not None
    before = picture(driver.app)
    driver.letter("l")
    assert picture(driver.app) == before
    driver.key(pygame.K_ESCAPE)
    assert driver.paused == 1


def test_four_colours_are_four_in_the_panels_too() -> None:
    driver = Driver("kyoto")
    assert driver.until_asked() is not None
    before = picture(driver.app)
    driver.context.change("look.suits", Suits.FOUR_COLOUR)
    canvas = driver.app.canvas
    colors = {canvas.suit_color(suit, on_ivory=ivory) for suit in Suit for ivory in (False, True)}
    assert len({canvas.theme.color(color) for color in colors}) == 8
    assert picture(driver.app) != before


def test_a_listener_goes_with_its_scene() -> None:
    driver = Driver("kyoto")
    listeners = len(driver.context._listeners)
    driver.scene.left()
    assert len(driver.context._listeners) == listeners - 1
