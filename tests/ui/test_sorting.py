"""Sorting one's hand by hand, by keys, gamepad and mouse."""

import pygame
import pytest

from napoleon_game.config.choices import HandOrder
from napoleon_game.core.cards import Card, Cards
from napoleon_game.core.phase import Phase
from napoleon_game.ui.inputs import Asked, Do, Pressed
from napoleon_game.view.geometry import Point
from napoleon_game.view.layout import hand_of
from napoleon_game.view.pose import card_key
from tests.ui.driver import Driver, by_keys, by_mouse
from tests.ui.hot_seat import People
from tests.ui.support import picture


def lying(driver: Driver) -> Cards:
    """The hand from left to right, as it is in the picture."""
    poses = driver.scene.director.poses()
    return tuple(sorted(driver.scene.director.shown.hand, key=lambda card: poses[card_key(card)].x))


def in_play(driver: Driver) -> None:
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is Phase.PLAY:
            return
        by_keys(driver, observation)
    raise AssertionError("the deal is over")


def place(driver: Driver, card: Card) -> Point:
    """A point of a card that no other covers."""
    return driver.visible_part_of(card)


def moved(hand: Cards, card: Card, at: int) -> Cards:
    others = [other for other in hand if other is not card]
    return (*others[:at], card, *others[at:])


@pytest.mark.parametrize("by_pad", [False, True])
def test_a_card_moves_with_the_focus(by_pad: bool) -> None:
    driver = Driver("kyoto")
    in_play(driver)
    before = lying(driver)
    driver.key(pygame.K_RIGHT)
    card = driver.scene.decision.hand.focus
    assert card is not None
    at = before.index(card)
    for step in (1, 1, -1):
        move(driver, step, by_pad=by_pad)
        at += step
        assert lying(driver) == moved(before, card, at)
    assert [driver.scene.decision.hand.focus] == [card]
    for _ in range(12):
        move(driver, -1, by_pad=by_pad)
    assert lying(driver) == moved(before, card, 0)
    for _ in range(12):
        move(driver, 1, by_pad=by_pad)
    assert lying(driver) == moved(before, card, len(before) - 1)


def move(driver: Driver, step: int, *, by_pad: bool) -> None:
    """Shift and an arrow, or the right stick."""
    if by_pad:
        axis = pygame.CONTROLLER_AXIS_RIGHTX
        for value in (step * 30000, 0):
            event = pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
            driver.frames(1, event)
        return
    key = pygame.K_RIGHT if step > 0 else pygame.K_LEFT
    driver.frames(1, pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LSHIFT, unicode=""))


def test_two_right_clicks_put_a_card_in_the_place_of_another() -> None:
    driver = Driver("kyoto")
    in_play(driver)
    before, looked = lying(driver), picture(driver.app)
    card = before[6]
    driver.scene.handle(Pressed(place(driver, card), 3))
    driver.frames(1)
    assert picture(driver.app) != looked  # it is seen that one was picked up
    driver.scene.handle(Pressed(place(driver, before[1]), 3))
    assert lying(driver) == moved(before, card, 1)
    driver.scene.handle(Pressed(place(driver, card), 3))
    driver.scene.handle(Pressed(place(driver, card), 3))  # on itself: never mind
    driver.scene.handle(Pressed(place(driver, before[4]), 3))
    assert lying(driver) == moved(before, card, 1)


def test_the_order_stays_while_cards_are_played_and_goes_with_the_deal() -> None:
    driver = Driver("kyoto")
    in_play(driver)
    card = lying(driver)[0]
    driver.scene.handle(Pressed(place(driver, card), 3))
    driver.scene.handle(Pressed(place(driver, lying(driver)[-1]), 3))
    order = lying(driver)
    assert order[-1] is card
    for _ in range(4):
        observation = driver.until_asked()
        assert observation is not None
        assert lying(driver) == tuple(one for one in order if one in observation.hand)
        by_mouse(driver, observation)
    driver.context.change("look.hand_order", HandOrder.SUIT_LOW)
    assert driver.until_asked() is not None
    assert lying(driver) == tuple(one for one in order if one in driver.scene.director.shown.hand)
    driver.scene.start_deal()
    shown = driver.until_asked()
    assert shown is not None
    assert lying(driver) == hand_of(shown, driver.context.arrangement)


def test_cards_of_the_kitty_lie_on_the_right_of_a_hand_that_was_sorted() -> None:
    driver = Driver("kyoto")  # the person is Napoleon
    observation = driver.until_asked()
    assert observation is not None
    before = lying(driver)
    driver.scene.handle(Pressed(place(driver, before[0]), 3))
    driver.scene.handle(Pressed(place(driver, before[9]), 3))
    order = moved(before, before[0], 9)
    while driver.scene.director.shown.public.phase is not Phase.EXCHANGE:
        observation = driver.until_asked()
        assert observation is not None
        by_keys(driver, observation)
        driver.until_asked()
    assert lying(driver)[:10] == order
    assert set(lying(driver)[10:]) == set(driver.scene.director.shown.kitty or ())


def test_each_person_has_their_own_order_and_nobody_sorts_behind_the_curtain() -> None:
    people = People("kyoto")
    people.until_called()
    before = picture(people.app)
    people.scene.handle(Pressed(Point(640, 620), 3))
    people.scene.handle(Asked(Do.MOVE_LEFT))
    people.frames(2)
    assert people.scene.stage.calling
    assert picture(people.app) == before
    people.open_curtain()
    first, hand = people.scene.viewer, lying(people)
    people.scene.handle(Pressed(place(people, hand[0]), 3))
    people.scene.handle(Pressed(place(people, hand[9]), 3))
    order = moved(hand, hand[0], 9)
    assert lying(people) == order
    people.scene.away()
    people.frames(2)
    assert picture(people.app) == before
    people.open_curtain()
    assert lying(people) == order
    by_keys(people, people.scene.director.shown)
    people.until_called()
    people.open_curtain()
    shown = people.scene.director.shown
    assert shown.seat != first
    assert lying(people) == hand_of(shown, people.context.arrangement)
