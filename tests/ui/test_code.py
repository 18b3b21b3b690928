"""The page of deal codes, and the clipboard."""

import pygame
import pytest

from napoleon_game.core.deal import numbered_deal
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.record.codes.deal_code import DealCode, code_of
from napoleon_game.record.codes.letters import Fault
from napoleon_game.ui import clipboard
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Erased, Translator, Typed
from napoleon_game.ui.scene import Command, Pop
from napoleon_game.ui.scenes.code import CodeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.code_button import CodeButton
from napoleon_game.view.geometry import Rect
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import click, do, letters, make_app, make_context

SHORT = "26A2-BFH7-G3WX"
LONG = "2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH"


class Page(CodeScene):
    """Notes what it was asked to begin."""

    def __init__(self, context: Context) -> None:
        self.begun: list[tuple[str, DealCode]] = []
        super().__init__(context, self._noted("match"), self._noted("challenge"))

    def _noted(self, what: str):  # type: ignore[no-untyped-def]
        def note(code: DealCode) -> Command:
            self.begun.append((what, code))
            return Pop()

        return note

    def button(self, key: str) -> Button:
        """The button with this text of the catalogue."""
        return self.key(self.context.say(key))

    def key(self, label: str) -> Button:
        """The button with this label."""
        return next(w for w in self.group.widgets if isinstance(w, Button) and w.label == label)


def page() -> Page:
    return Page(make_context())


@pytest.fixture
def clip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard that holds the last text of a list."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1])
    return held


@pytest.fixture
def no_clip(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: str) -> str:
        raise pygame.error("there is no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    monkeypatch.setattr(pygame.scrap, "get_text", fail)


@pytest.mark.parametrize("text", ["", "26A2", SHORT, "26A2-BFH7-G3XW", LONG, LONG[:-1] + "J"])
def test_nothing_is_cut(text: str) -> None:
    assert_looks_right(Page, lambda scene: do(scene, *letters(text)))


@pytest.mark.parametrize("letter", ["O", "é", "漢"])
def test_nothing_is_cut_where_a_letter_is_refused(letter: str) -> None:
    assert_looks_right(Page, lambda scene: do(scene, *letters(SHORT[:5] + letter)))


def test_it_rests_and_everything_is_in_reach() -> None:
    assert_rests(Page)
    scene = page()
    assert_all_in_reach(scene)
    do(scene, *letters(SHORT))
    assert_all_in_reach(scene)


@pytest.mark.parametrize("text", [SHORT, LONG])
@pytest.mark.parametrize("written", [str.lower, lambda text: text.replace("-", "")])
def test_a_code_is_typed_and_a_match_begins(text: str, written) -> None:  # type: ignore[no-untyped-def]
    scene = page()
    do(scene, *letters(written(text)))
    assert scene.code is not None
    assert scene.code.text == text
    assert do(scene, Asked(Do.CONFIRM)) == [Pop()]
    assert [(what, code.text) for what, code in scene.begun] == [("match", text)]


def test_a_code_is_picked_by_mouse_and_a_challenge_begins() -> None:
    scene = page()
    make_app(scene, scene.context)
    for letter in SHORT.replace("-", ""):
        do(scene, *click(scene.key(letter).rect))
    do(scene, *click(scene.button("code-challenge").rect))
    assert [(what, code.text) for what, code in scene.begun] == [("challenge", SHORT)]


def test_a_code_is_picked_by_keys_or_gamepad_alone() -> None:
    scene = page()
    for letter in SHORT.replace("-", ""):
        go_to(scene, scene.key(letter))
        do(scene, Asked(Do.CONFIRM))
    assert scene.code is not None
    assert scene.group.focus is scene.button("code-start")


def test_a_slip_begins_nothing_and_is_said() -> None:
    scene = page()
    do(scene, *letters("26A2BFH7G3XW"))
    assert (scene.code, scene.fault and scene.fault.fault) == (None, Fault.SLIP)
    assert not scene.button("code-start").enabled
    assert not scene.button("code-challenge").enabled
    do(scene, Erased(), Erased(), *letters("WX"))
    assert scene.code is not None
    assert scene.button("code-start").enabled


def test_a_letter_that_is_in_no_code_is_refused_and_nothing_is_lost() -> None:
    scene = page()
    do(scene, *letters("26A2O"))
    assert (scene.letters, scene.fault and scene.fault.found) == ("26A2", "O")
    do(scene, *letters("B"))
    assert scene.letters == "26A2B"
    assert scene.fault is not None
    assert scene.fault.fault is Fault.LENGTH


def test_no_more_letters_than_a_code_has() -> None:
    scene = page()
    do(scene, *letters(LONG + "ABC"))
    assert scene.code is not None
    assert scene.code.text == LONG


def test_a_new_deal_has_a_short_code_and_the_house_rules_of_the_settings() -> None:
    scene = page()
    scene.context.change("rules.min_target", 14)
    make_app(scene, scene.context)
    do(scene, *click(scene.button("code-new").rect))
    first = scene.code
    assert first is not None
    assert first.rules == RuleSet(14)
    assert len(first.text) == len(SHORT)
    do(scene, *click(scene.button("code-new").rect))
    assert scene.code is not None
    assert scene.code.deal != first.deal


def test_a_code_is_pasted(clip: list[str]) -> None:
    scene = page()
    make_app(scene, scene.context)
    clip.append(f" {SHORT.lower()}\r\n")
    do(scene, *click(scene.button("code-paste").rect))
    assert scene.code is not None
    assert scene.code.text == SHORT
    clip.append("what is this?")
    do(scene, *click(scene.button("code-paste").rect))
    assert scene.fault is not None
    assert scene.letters == SHORT.replace("-", "")


@pytest.mark.parametrize("modifier", [pygame.KMOD_CTRL, pygame.KMOD_META])
def test_the_keys_that_paste(clip: list[str], modifier: int) -> None:
    fit = make_app(page(), make_context()).canvas.fit
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=modifier, unicode="v")
    assert Translator().translate(event, fit) == []
    clip.append(SHORT)
    assert Translator().translate(event, fit) == [Typed(SHORT)]
    scene = page()
    do(scene, Typed("77"), Typed(SHORT))
    assert scene.code is not None, "what is pasted takes the place of what stood there"


def test_without_a_clipboard_nothing_happens(no_clip: None) -> None:  # noqa: ARG001
    scene = page()
    app = make_app(scene, scene.context)
    do(scene, *click(scene.button("code-paste").rect))
    assert scene.letters == ""
    assert not clipboard.copy("text")
    button = CodeButton(Rect(0, 0, 300, 40), scene.context, SHORT)
    button.press(None)
    assert not button.copied
    assert app.running


def test_a_code_is_copied_and_the_button_says_so(clip: list[str]) -> None:
    context = make_context()
    button = CodeButton(Rect(100, 100, 384, 44), context, SHORT)

    def said() -> list[str]:
        app = make_app(page(), context)
        app.canvas.begin()
        button.draw(app.canvas, app.scenes[0].group.look_of(button))  # type: ignore[attr-defined]
        return [text.text for text in app.canvas.texts]

    assert said() == [context.say("code-is", code=SHORT)]
    button.press(None)
    assert clip[-1] == SHORT
    assert said() == [context.say("code-copied")]


def test_a_long_text_is_not_taken_whole(clip: list[str]) -> None:
    clip.append("2" * 10_000_000)
    assert len(clipboard.paste()) == 400


def test_what_the_page_says_is_what_begins() -> None:
    deal = numbered_deal("fedcba9876", 64, 3)
    scene = page()
    do(scene, Typed(code_of(deal, RuleSet(20, True))))
    app = make_app(scene, scene.context)
    app.draw()
    texts = [text.text for text in app.canvas.texts]
    say = scene.context.say
    assert say("code-deal-again", number=64, attempt=2) in texts
    assert say("value-cards", count=20) in texts
    assert say("on") in texts
