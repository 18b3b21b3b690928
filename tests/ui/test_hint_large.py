"""The hint with large letters: it has a place of its own, and what one decides with stays in sight."""

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.core.phase import Phase
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.hint import Hint
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import FRAME, card_width
from napoleon_game.view.places import ROOMY, ROOMY_ADVISED
from napoleon_game.view.pose import card_key
from tests.ui.driver import Driver, by_keys, by_mouse
from tests.ui.support import LANGUAGES, SIZES, faults
from tests.ui.test_hint import to_phase, until_advised

LETTERS = 2.0
PANELS = ("auction", "adjutant", "exchange")


def large(language: Language = Language.JAPANESE, letters: float = LETTERS) -> Driver:
    driver = Driver("kyoto", language)  # the person becomes Napoleon
    driver.context.change("look.text_scale", letters)
    return driver


def plate_of(hint: Hint) -> Rect:
    return hint._plate()


def hand_of(driver: Driver) -> list[Rect]:
    """Where the cards of the hand lie."""
    poses = driver.scene.director.poses()
    held = [poses[card_key(card)] for card in driver.scene.director.shown.hand]
    return [Rect.around(Point(pose.x, pose.y), card_width(pose.height), pose.height) for pose in held]


@pytest.mark.parametrize("panel", PANELS)
def test_a_hint_and_what_asks_have_each_a_place(panel: str) -> None:
    asks, hint = getattr(ROOMY_ADVISED, panel), ROOMY_ADVISED.hint
    for place in (asks, hint):
        assert not any(place.overlaps(other) for other in (ROOMY.menu, ROOMY.undo, ROOMY.ask_hint))
        assert FRAME.contains(place.centre)
    assert not asks.overlaps(hint)
    assert hint.bottom <= ROOMY.strip.bottom, "the hand lies below"


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        (Language.JAPANESE, LETTERS),
        *(
            pytest.param(language, letters, marks=pytest.mark.slow)
            for language, letters in ((Language.ENGLISH, LETTERS), *((each, 1.4) for each in LANGUAGES))
        ),
    ],
)
def test_it_covers_nothing_that_is_needed(language: Language, letters: float) -> None:
    driver = large(language, letters)
    for phase in (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY):
        to_phase(driver, phase)
        driver.scene.handle(Asked(Do.HINT))
        until_advised(driver)
        for size in SIZES:
            driver.resize(size)
            assert faults(driver.app) == [], (phase, size)
        plate, places = plate_of(driver.scene.hint), driver.context.places
        panel = driver.scene.decision.panel
        needed = [*hand_of(driver), places.menu, places.undo, places.end_deal, places.ask_hint]
        needed += [] if panel is None else [getattr(panel.places, phase.value)]
        needed += [place for place in places.plates[1:] if panel is None]
        assert not any(plate.overlaps(place) for place in needed), phase
        driver.resize(SIZES[1])
        driver.scene.handle(Asked(Do.HINT))


def test_letters_are_as_large_as_was_asked_for() -> None:
    heights = []
    for letters in (1.0, LETTERS):
        driver = large(Language.ENGLISH, letters)
        to_phase(driver, Phase.AUCTION)
        driver.scene.handle(Asked(Do.HINT))
        until_advised(driver)
        driver.app.draw()
        heights.append(next(t.box[3] for t in driver.app.canvas.texts if t.text.startswith("made in")))
        driver.app.window.close()
    assert heights[1] >= 1.9 * heights[0]


@pytest.mark.parametrize("decide", [by_mouse, pytest.param(by_keys, marks=pytest.mark.slow)])
def test_with_a_hint_everything_is_decided_where_it_is_seen(decide) -> None:  # type: ignore[no-untyped-def]
    driver = large()
    for phase in (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY):
        to_phase(driver, phase)
        driver.key(pygame.K_F2)
        assert driver.scene.hint.asked is not None
        driver.frames(2)
        decide(driver, driver.scene.director.shown)
        assert driver.until_asked() is not None
        assert driver.scene.hint.asked is None, phase


def test_the_panel_is_as_it_was_once_the_hint_is_gone() -> None:
    driver = large()
    to_phase(driver, Phase.AUCTION)
    panel = driver.scene.decision.panel
    assert isinstance(panel, AuctionPanel)
    legal = next(iter(driver.scene.director.shown.legal))
    cell = panel.place_of(legal)
    driver.key(pygame.K_F2)
    driver.frames(2)
    assert panel.place_of(legal) != cell
    driver.key(pygame.K_F2)
    driver.frames(2)
    assert panel.place_of(legal) == cell
