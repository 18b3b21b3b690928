"""The hint at the table: by key, mouse and gamepad, in every phase, to whoever may see the hand alone."""

import time
from dataclasses import replace

import pygame
import pytest

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.search.gap import Gap
from napoleon_game.config.choices import Language
from napoleon_game.core.actions import Discard, PlayCard
from napoleon_game.core.cards import JOKER, Card
from napoleon_game.core.phase import Phase
from napoleon_game.solver.errors import SolverUnavailableError
from napoleon_game.ui import advising
from napoleon_game.ui.advising import Stand
from napoleon_game.ui.inputs import Asked, Do, Typed
from napoleon_game.ui.table.hint import _height, _Line, _marks, _that_fit
from napoleon_game.view.advice_words import reason_words
from tests.ui.driver import Driver, by_keys
from tests.ui.hot_seat import People
from tests.ui.menus import Felt
from tests.ui.support import LANGUAGES, SIZES, faults, make_app, make_context, picture


def is_shown(driver: Driver) -> bool:
    return driver.scene.hint.asked is not None


def stand(driver: Driver) -> Stand | None:
    asked = driver.scene.hint.asked
    return None if asked is None else asked.stand


def until_advised(driver: Driver) -> None:
    for _ in range(4000):
        driver.frames()
        if driver.scene.hint.advice is not None:
            driver.frames(2)
            return
        time.sleep(0.003)
    raise AssertionError("no advice came")


def to_phase(driver: Driver, phase: Phase) -> None:
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is phase and (phase is not Phase.PLAY or len(observation.legal) > 1):
            return
        by_keys(driver, observation)
    raise AssertionError("the deal is over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_legible_in_every_phase(language: Language) -> None:
    driver = Driver("kyoto", language)  # the person becomes Napoleon
    for phase in (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY):
        to_phase(driver, phase)
        before = picture(driver.app)
        driver.scene.handle(Asked(Do.HINT))
        until_advised(driver)
        assert picture(driver.app) != before
        for size in (SIZES[0], SIZES[2]):
            driver.resize(size)
            assert faults(driver.app) == [], (phase, size)
        driver.resize(SIZES[1])
        driver.scene.handle(Asked(Do.HINT))
        driver.frames(2)
        assert picture(driver.app) == before
        assert not driver.app.frame(0.1, []), "at rest again"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_sets_a_card_apart_is_whole_in_letters_of_any_size(language: Language) -> None:
    driver = Driver("kyoto", language)
    to_phase(driver, Phase.PLAY)
    driver.scene.handle(Asked(Do.HINT))
    until_advised(driver)
    asked, card = driver.scene.hint.asked, Card.parse("HT")
    assert asked is not None
    assert asked.advice is not None
    advice = replace(asked.advice, lead=Gap(0.1, 0.01))
    for reason in (
        Reason(Why.OFTENER, 74, 160, (card,), less=38),
        Reason(Why.OFTENER, 74, 160, (card,)),
        Reason(Why.KEEPS_JOKER, cards=(JOKER,)),
        Reason(Why.KEEPS_TRUMP, cards=(card,)),
        Reason(Why.KEEPS_STRONGER, cards=(card,)),
    ):
        asked.advice = replace(advice, best=replace(advice.best, reasons=(reason,)))
        said = reason_words(reason, driver.context.words, ()).replace(" ", "")
        for letters in (1.0, 2.0):
            driver.context.change("look.text_scale", letters)
            for size in SIZES:
                driver.resize(size)
                assert faults(driver.app) == [], (reason, letters, size)
                told = "".join(text.text for text in driver.app.canvas.texts).replace(" ", "")
                assert said in told, (reason, letters, size)


def test_that_the_next_best_is_as_good_is_said_before_a_second_reason() -> None:
    app = make_app(Felt(), make_context())
    best, next_best = _Line("1", "♠A", "75%", reason=False), _Line("2", "♠K", "75%", reason=False)
    equal = _Line("", "as good", "", reason=False)
    reasons = [_Line("", text, "", reason=True) for text in ("one", "two")]
    lines, width = [best, *reasons, next_best, equal], 240.0
    full = sum(_height(app.canvas, line, width) for line in lines)
    step = _height(app.canvas, equal, width)
    fitting = [_that_fit(app.canvas, lines, width, full - step * missing) for missing in range(4)]
    assert fitting == [
        lines,
        [best, reasons[0], next_best, equal],
        [best, next_best, equal],
        [best, next_best],
    ]


def test_keys_gamepad_and_escape() -> None:
    driver = Driver("kyoto")
    to_phase(driver, Phase.AUCTION)
    driver.scene.handle(Typed("h"))
    assert not is_shown(driver), "in the auction H is hearts"
    driver.key(pygame.K_F2)
    assert is_shown(driver)
    driver.key(pygame.K_ESCAPE)
    assert not is_shown(driver)
    assert driver.paused == 0
    to_phase(driver, Phase.PLAY)
    driver.letter("h")
    assert is_shown(driver)
    driver.letter("h")
    assert not is_shown(driver)
    driver.click(driver.context.places.ask_hint.centre)
    assert is_shown(driver)
    driver.scene.handle(Asked(Do.HINT))
    for _ in range(4):
        driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        focus = driver.scene._corner._group.focus
        if focus is not None and focus.rect == driver.context.places.ask_hint:
            break
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert is_shown(driver)


def test_marks_lie_on_the_cards_that_are_advised() -> None:
    driver = Driver("kyoto")
    to_phase(driver, Phase.PLAY)
    driver.scene.handle(Asked(Do.HINT))
    until_advised(driver)
    advice = driver.scene.hint.advice
    assert advice is not None
    marks = _marks(advice, driver.scene.director, driver.scene.decision)
    assert [number for _, number in marks] == [1, 2]
    for (at, _), option in zip(marks, (advice.best, advice.runner_up), strict=True):
        assert option is not None
        assert isinstance(option.action, PlayCard)
        shown = driver.scene.director.shown
        below = at._replace(y=at.y + 30)
        assert driver.scene.decision.hand.under(below, shown.hand, driver.scene.director.poses()) is (
            option.action.card
        )


def test_it_goes_with_the_decision() -> None:
    driver = Driver("kyoto")
    to_phase(driver, Phase.EXCHANGE)
    driver.scene.handle(Asked(Do.HINT))
    until_advised(driver)
    advice = driver.scene.hint.advice
    assert advice is not None
    assert isinstance(advice.best.action, Discard)
    observation = driver.scene.director.shown
    by_keys(driver, observation)
    driver.until_asked()
    assert not is_shown(driver)


def test_nobody_is_advised_while_the_curtain_is_down() -> None:
    people = People("kyoto")
    people.until_waiting()
    assert people.scene.stage.view.looks is None
    people.scene.handle(Asked(Do.HINT))
    assert not is_shown(people)
    people.scene.handle(Asked(Do.CONFIRM))
    people.frames(40)
    assert people.scene.stage.deciding
    people.scene.handle(Asked(Do.HINT))
    until_advised(people)
    people.scene.away()
    people.frames(3)
    assert not is_shown(people), "the hint goes with the hand"


def test_before_the_solver_is_ready_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver("kyoto")
    to_phase(driver, Phase.PLAY)
    state = {"ready": False}
    monkeypatch.setattr(advising, "ready", lambda: state["ready"])
    driver.scene.handle(Asked(Do.HINT))
    driver.frames(3)
    assert stand(driver) is Stand.PREPARING
    driver.app.draw()
    assert any("準備" in text.text for text in driver.app.canvas.texts)
    assert faults(driver.app) == []
    state["ready"] = True
    until_advised(driver)
    assert stand(driver) is Stand.DONE


def test_where_the_solver_cannot_be_compiled_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver("kyoto", Language.ENGLISH)
    to_phase(driver, Phase.PLAY)
    monkeypatch.setattr(advising, "ready", lambda: False)
    monkeypatch.setattr(advising, "failure", lambda: SolverUnavailableError("no"))
    driver.scene.handle(Asked(Do.HINT))
    driver.frames(3)
    driver.app.draw()
    assert any("cannot be worked out" in text.text for text in driver.app.canvas.texts)
