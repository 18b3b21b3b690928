"""Reading aloud, by a voice that only writes down what it was to say."""

import threading
from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.phase import Phase
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.speech import ScreenReader, Speech, Voice, VoiceError
from tests.ui.driver import Driver, by_keys, wish
from tests.ui.hot_seat import People
from tests.ui.support import do, faults, keys, make_app, make_context, own_folder


class Scribe:
    """A voice for tests."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str, *, at_once: bool) -> None:  # noqa: ARG002 - it never speaks long
        self.said.append(text)


def speaking(context: Context) -> Scribe:
    """Let a context speak to a scribe."""
    scribe = Scribe()
    context.speech.close()
    context.speech = Speech(lambda: scribe)
    context.change("speech.enabled", True)
    context.speech.settled()
    return scribe


def heard(context: Context, scribe: Scribe) -> list[str]:
    context.speech.settled()
    said, scribe.said = scribe.said, []
    return said


def test_the_focus_is_said_with_its_setting_and_what_it_changes_to() -> None:
    context = make_context(Language.ENGLISH)
    scribe = speaking(context)
    app = make_app(SettingsScene(context), context)
    assert heard(context, scribe) == ["Language: English"]
    app.frame(0.0, [])
    assert heard(context, scribe) == []
    app.frame(0.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")])
    assert heard(context, scribe) == ["Window size: 1280 × 720"]
    app.frame(0.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")])
    app.frame(0.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")])
    assert heard(context, scribe)[-1] == "Full screen: On"
    context.change("speech.enabled", False)
    app.frame(0.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")])
    assert scribe.said == []
    app.window.close()


def test_a_question_is_read_when_it_opens() -> None:
    context = make_context(Language.ENGLISH)
    scribe = speaking(context)
    scene = SettingsScene(context)
    app = make_app(scene, context)
    heard(context, scribe)
    app.obey(scene._ask_page())
    app.frame(0.0, [])
    assert heard(context, scribe) == [context.say("confirm-reset-page"), context.say("cancel")]
    app.window.close()


def test_the_table_is_told_and_the_hand_on_a_key() -> None:
    driver = Driver("kyoto", Language.ENGLISH)
    scribe = speaking(driver.context)
    phases, told = set(), []
    while (observation := driver.until_asked()) is not None:
        phases.add(observation.public.phase)
        driver.letter("v")
        said = heard(driver.context, scribe)
        told += said
        hand = said[-1]
        words = driver.context.words
        assert all(words.card(card) in hand for card in observation.hand), hand
        if observation.public.phase is Phase.PLAY:
            driver.key(pygame.K_RIGHT)
            focus = driver.scene.decision.hand.focus
            assert focus is not None
            assert heard(driver.context, scribe)[-1].startswith(words.card(focus))
        by_keys(driver, observation)
    assert len(phases) == 4
    told += heard(driver.context, scribe)
    for wanted in ("Your turn", "bids", "You play", "takes", "side wins"):
        assert any(wanted in sentence for sentence in told), wanted
    driver.app.window.close()


@pytest.mark.parametrize("shared", [False, True])
def test_hands_are_not_read_to_several_people_unless_they_ask_for_it(shared: bool) -> None:
    people = People(people=[0, 2, 4])
    context = people.context
    context.change("speech.shared_hands", shared)
    scribe = speaking(context)
    words, turns = context.words, 0
    while turns < 14 and people.until_waiting():
        people.open_if_called()
        observation = people.scene.director.shown
        turns += 1
        heard(context, scribe)
        people.letter("v")
        said = heard(context, scribe)
        for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN):
            people.key(key)
            said += heard(context, scribe)
        own = [word for word in map(words.card, observation.hand) if any(word in text for text in said)]
        if shared:
            assert len(own) == len(observation.hand)
        else:
            assert said == [context.say("speech-no-hand")]
        people.scene._submit(wish(observation))
        people.frames()
    assert turns
    people.app.window.close()


class Broken:
    """A voice that fails when it is to speak."""

    def say(self, text: str, *, at_once: bool) -> None:  # noqa: ARG002 - it says nothing
        raise RuntimeError("the device is gone")


def missing() -> Voice:
    raise VoiceError("No module named 'accessible_output3'", missing=True)


def test_a_library_that_is_missing_is_one_line_in_the_settings() -> None:
    config = replace(Config(), language=Language.ENGLISH, speech=replace(Config().speech, enabled=True))
    file = own_folder() / "config.yaml"
    context = Context(config, file, (), Audio(Volumes(), enabled=False), Speech(missing))
    context.speech.settled()
    assert not context.speech.on
    scene = SettingsScene(context)
    app = make_app(scene, context)
    do(scene, *keys(Do.PAGE_DOWN))
    while "speech" not in scene._rows[scene._described].key:
        scene.handle(Asked(Do.DOWN))
    assert faults(app) == []
    shown = " ".join(text.text for text in app.canvas.texts)
    assert "Speech is not installed." in shown
    assert app.frame(0.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")])
    app.window.close()
    context.close()


def test_a_voice_that_fails_ends_nothing() -> None:
    speech = Speech(Broken)
    speech.enable(True)
    speech.say("one")
    speech.settled()
    assert str(speech.problem) == "the device is gone"
    speech.say("two")
    speech.enable(False)
    assert str(speech.problem) == "the device is gone"
    speech.enable(True)  # who switches it off and on, tries once more
    assert speech.on
    speech.close()


def test_what_is_at_once_drops_what_waits_and_nobody_waits_for_a_voice() -> None:
    go, begun = threading.Event(), threading.Event()
    said: list[str] = []

    class Slow:
        def say(self, text: str, *, at_once: bool) -> None:  # noqa: ARG002
            begun.set()
            go.wait(10)
            said.append(text)

    speech = Speech(Slow)
    speech.enable(True)
    speech.say("first")
    assert begun.wait(10)
    for number in range(5):
        speech.say(f"later {number}")  # returns at once, though the voice still speaks
    speech.say("now", at_once=True)
    go.set()
    speech.settled()
    assert said == ["first", "now"]
    speech.close()


def test_the_systems_voice_is_there_or_says_why_not() -> None:
    """With and without the library, and with and without a screen reader: no other error."""
    try:
        ScreenReader()
    except VoiceError as error:
        assert str(error)  # noqa: PT017 - which of the two it is depends on the machine


def test_a_library_that_fails_in_a_way_of_its_own_is_told_too() -> None:
    def odd() -> Voice:
        raise OSError("libspeak.so:\nno such file")

    speech = Speech(odd)
    speech.enable(True)
    speech.settled()
    assert not speech.on
    assert str(speech.problem) == "OSError: libspeak.so: no such file"
