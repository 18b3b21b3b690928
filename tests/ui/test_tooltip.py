"""Words are explained once the mouse rests on them."""

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.core.phase import Phase
from napoleon_game.i18n.glossary import explain
from napoleon_game.ui.inputs import Pointed
from napoleon_game.view.geometry import Point
from tests.ui.driver import Driver, by_keys
from tests.ui.support import SIZES, picture


def in_play(driver: Driver) -> None:
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is Phase.PLAY and observation.public.tricks:
            return
        by_keys(driver, observation)
    raise AssertionError("the deal is over")


def rest_on(driver: Driver, at: Point, seconds: float = 1.0) -> list[str]:
    """Move the mouse to a place and leave it there; the texts that are drawn then."""
    driver.scene.handle(Pointed(at))
    driver.frames(round(seconds * 60))
    driver.app.draw()
    return [text.text for text in driver.app.canvas.texts]


def test_a_word_is_explained_after_a_moment_and_no_longer_than_the_mouse_rests() -> None:
    driver = Driver("nara")
    in_play(driver)
    places, say = driver.context.places, driver.context.say
    title = explain(say, "picture-card").title
    before = picture(driver.app)
    assert driver.scene.tooltip.shown is None
    rest_on(driver, places.score.centre, 0.5)
    assert driver.scene.tooltip.shown is None
    texts = rest_on(driver, places.score.centre)
    assert title in texts
    drawn = driver.app.frames_drawn
    driver.frames(60)
    assert driver.app.frames_drawn == drawn, "nothing moves, nothing is drawn"
    rest_on(driver, Point(640, 340), 0.1)
    assert driver.scene.tooltip.shown is None
    assert picture(driver.app) == before
    rest_on(driver, places.score.centre)
    driver.letter("l")
    assert driver.scene.tooltip.shown is None, "whoever does something wants to see the table"


def test_nothing_is_explained_to_whoever_does_not_want_it() -> None:
    driver = Driver("nara")
    in_play(driver)
    driver.context.change("helps.explain_words", False)
    rest_on(driver, driver.context.places.score.centre)
    assert driver.scene.tooltip.shown is None


ALL = [
    (lang, size, scale)
    for lang in (Language.JAPANESE, Language.ENGLISH)
    for size in SIZES
    for scale in (1.0, 2.0)
]
SOME = ((Language.JAPANESE, (1280, 720), 1.0), (Language.ENGLISH, (960, 540), 2.0))


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [each if each in SOME else pytest.param(*each, marks=pytest.mark.slow) for each in ALL],
)
def test_no_explanation_is_cut(language: Language, size: tuple[int, int], scale: float) -> None:
    driver = Driver("nara", language, size)
    driver.context.change("look.text_scale", scale)
    in_play(driver)
    width, height = driver.app.window.surface.get_size()
    seen = set()
    for x in range(10, 1280, 30):
        for y in range(10, 720, 24):
            driver.scene.handle(Pointed(Point(x, y)))
            driver.scene.update(1.0)
            word = driver.scene.tooltip.shown
            if word is None or word.term in seen:
                continue
            seen.add(word.term)
            driver.app.draw()
            texts = driver.app.canvas.texts
            assert not [text.text for text in texts if text.cut]
            for text in texts[-2:]:
                left, top, wide, high = text.box
                assert min(left, top) >= 0
                assert left + wide <= width
                assert top + high <= height
    assert len(seen) >= 6
    driver.app.window.close()
