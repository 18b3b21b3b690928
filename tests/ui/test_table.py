"""The table: whole deals by mouse, by keys and by gamepad alone; what it tells, and what it does not."""

import pygame
import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import JOKER, PACK, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.stream import Stream
from napoleon_game.ui.inputs import Asked, Do, Pointed, Pressed, Typed
from napoleon_game.ui.table.adjutant import AdjutantPanel
from napoleon_game.ui.table.plaque import draw_contract
from napoleon_game.view.geometry import Point
from napoleon_game.view.table_view import PlaqueView
from tests.redeal import redeal
from tests.ui.driver import Decide, Driver, by_gamepad, by_keys, by_mouse
from tests.ui.support import LANGUAGES, SIZES, faults, picture


@pytest.mark.parametrize("decide", [by_mouse, by_keys, by_gamepad])
@pytest.mark.parametrize("seed", ["kyoto", "nara"])
def test_a_whole_deal_by_events_alone(decide: Decide, seed: str) -> None:
    driver = Driver(seed)
    phases: set[Phase] = set()
    while (observation := driver.until_asked()) is not None:
        phases.add(observation.public.phase)
        decide(driver, observation)
    assert {Phase.AUCTION, Phase.PLAY} <= phases
    assert driver.over[0].public.final is not None
    assert len(driver.scene.session.records) >= 1


def test_napoleon_decides_in_every_phase() -> None:
    """In this deal the person is Napoleon, so that every panel is used by mouse, keys and gamepad."""
    for decide in (by_mouse, by_keys, by_gamepad):
        driver = Driver("kyoto")
        phases: set[Phase] = set()
        while (observation := driver.until_asked()) is not None:
            phases.add(observation.public.phase)
            decide(driver, observation)
        assert phases == {Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY}


def in_play(driver: Driver, tricks: int = 0) -> Observation:
    """The person's next decision in play, after some tricks."""
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is Phase.PLAY and len(observation.public.tricks) >= tricks:
            return observation
        by_keys(driver, observation)
    raise AssertionError("the deal is over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.PLAY])
def test_whoever_confirms_without_a_choice_is_told_how_to_choose(language: Language, phase: Phase) -> None:
    """Nothing is chosen for them: somebody in a hurry might play it."""
    driver = Driver("kyoto", language, SIZES[0])
    while (observation := driver.until_asked()) is not None and observation.public.phase is not phase:
        by_keys(driver, observation)
    assert observation is not None
    say = driver.context.say
    for marks in (0, 1) if phase is Phase.EXCHANGE else (0,):
        told = say("choose-discards", count=3 - marks) if phase is Phase.EXCHANGE else say("choose-card")
        driver.key(pygame.K_RETURN)
        assert driver.scene.director.shown is observation
        assert told.replace(" ", "") in "".join(text.text for text in driver.app.canvas.texts).replace(
            " ", ""
        )
        assert faults(driver.app) == []
        driver.key(pygame.K_RIGHT)
        assert told not in driver.scene.telling.message
        driver.key(pygame.K_UP)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", ["kyoto", "nara"])
def test_no_text_is_cut_and_none_lies_over_another(
    language: Language, size: tuple[int, int], seed: str
) -> None:
    driver = Driver(seed, language, size)
    seen: set[Phase] = set()
    while (observation := driver.until_asked()) is not None:
        seen.add(observation.public.phase)
        assert faults(driver.app) == [], observation.public.phase
        by_mouse(driver, observation)
    assert len(seen) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letters", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("name", ["", "宮" * 12, "W" * 12])
def test_every_trump_and_every_adjutant_fit_on_the_plaque(
    language: Language, letters: float, name: str
) -> None:
    driver = Driver("kyoto", language)
    canvas, words = driver.app.canvas, driver.context.words
    canvas.text_scale = letters
    names = tuple(name or driver.context.say(f"player-name-{seat}") for seat in range(5))
    for suit in Suit:
        for adjutant in (None, *range(5)):
            for card in (None, JOKER, PACK[4]):
                canvas.begin()
                draw_contract(canvas, PlaqueView(Bid(20, suit), 3, card, adjutant), names, words)
                assert not any(text.cut for text in canvas.texts), [text.text for text in canvas.texts]


def test_drawing_twice_gives_the_same_picture() -> None:
    driver = Driver("kyoto")
    for tricks in (0, 3, 8):
        in_play(driver, tricks)
        assert picture(driver.app) == picture(driver.app)


def test_nothing_is_drawn_while_nothing_moves() -> None:
    driver = Driver("kyoto")
    in_play(driver, 2)
    driver.frames(3)
    before = driver.app.frames_drawn
    driver.frames(120)
    assert driver.app.frames_drawn == before


def test_an_illegal_card_shakes_and_says_why() -> None:
    driver = Driver("nara")
    while (observation := driver.until_asked()) is not None:
        legal = {action.card for action in observation.legal if isinstance(action, PlayCard)}
        illegal = [card for card in observation.hand if card not in legal]
        if observation.public.phase is Phase.PLAY and illegal:
            driver.click(driver.visible_part_of(illegal[0]))
            assert [driver.scene.decision.hand.shaking] == illegal[:1]
            assert driver.scene.telling.alert
            assert driver.scene.telling.message
            assert driver.scene.director.shown == observation
            driver.frames(60)
            assert driver.scene.decision.hand.shaking is None
            return
        by_mouse(driver, observation)
    raise AssertionError("no card was illegal")


def still(driver: Driver) -> bool:
    """Whether nothing moves."""
    return driver.scene.director.idle


def test_a_click_while_something_moves_finishes_it_and_plays_nothing() -> None:
    driver = Driver("kyoto", speed=Speed.SLOW)
    for by_click in (True, False):
        driver.frames(4)
        assert not still(driver)  # the cards are being dealt
        state = driver.scene.session.table.state
        if by_click:
            driver.click(Point(640, 630))
        else:
            driver.key(pygame.K_SPACE)
        assert still(driver)
        assert driver.scene.director.shown.hand == state.hands[driver.scene.viewer]
        assert driver.scene.session.table.state == state
        driver.scene.start_deal()


def test_a_card_of_ones_own_as_adjutant_is_asked_for_twice() -> None:
    driver = Driver("kyoto")
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is Phase.ADJUTANT:
            panel = driver.scene.decision.panel
            assert isinstance(panel, AdjutantPanel)
            driver.click(panel._cell(observation.hand[0]).centre)
            driver.click(panel._button.rect.centre)
            assert driver.scene.session.table.state.public.phase is Phase.ADJUTANT
            driver.click(panel._button.rect.centre)
            driver.frames(30)
            assert driver.scene.session.table.state.public.adjutant_card is observation.hand[0]
            return
        by_mouse(driver, observation)
    raise AssertionError("the person was not Napoleon")


def test_escape_opens_the_menu_and_l_shows_the_last_trick() -> None:
    driver = Driver("kyoto")
    in_play(driver, 1)
    before = picture(driver.app)
    driver.letter("l")
    assert picture(driver.app) != before
    driver.key(pygame.K_ESCAPE)
    assert picture(driver.app) == before
    assert driver.paused == 0
    driver.key(pygame.K_ESCAPE)
    assert driver.paused == 1


def test_two_tables_that_differ_in_the_hidden_adjutant_give_the_same_picture() -> None:
    """The picture is made of the viewer's observation: redeal what it cannot see, and every pixel stays."""
    driver = Driver("kyoto")
    in_play(driver, 2)
    state, viewer = driver.scene.session.table.state, driver.scene.viewer
    shown = picture(driver.app)
    adjutants = set()
    for luck in range(12):
        other = redeal(state, viewer, Stream("pixels", luck))
        adjutants.add(other.adjutant)
        driver.scene.session.table.state = other
        driver.scene.director.reset(driver.scene.session.table.observation(viewer))
        assert picture(driver.app) == shown
    assert len(adjutants) > 1


def test_twenty_resizes_in_the_middle_of_a_move() -> None:
    driver = Driver("kyoto", speed=Speed.SLOW)
    for number in range(20):
        size = (960 + 40 * number, 540 + 20 * number)
        driver.app.window.resize(size)
        driver.frames(2, pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        assert driver.app.canvas.surface.get_size() == size
    assert not driver.scene.director.idle


def test_watching_five_computer_players() -> None:
    driver = Driver("kyoto", person=9)
    assert driver.until_asked() is None
    assert driver.over[0].public.final is not None
    assert faults(driver.app) == []


def test_inputs_that_mean_nothing_do_nothing() -> None:
    driver = Driver("kyoto")
    observation = in_play(driver, 1)
    for event in (
        Typed("x"),
        Typed("9"),
        Asked(Do.HINT),
        Asked(Do.PASS),
        Pointed(Point(-5, 2000)),
        Pressed(Point(640, 20)),
    ):
        assert driver.scene.handle(event) is None
    driver.frames(5)
    assert driver.scene.director.shown == observation
