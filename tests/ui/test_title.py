from dataclasses import replace

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.notices import Notice, Problem
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Do, Input
from napoleon_game.ui.scene import Command, Pop, Push, Quit, Scene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.widgets.button import Button
from tests.ui.menus import Make, assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import click, do, faults, keys, make_app, make_context, picture

NOTICES = (
    Notice(Problem.UNKNOWN_KEY, "/a/rather/long/path/to/the/settings/config.yaml", None, 12, "look.hat"),
    Notice(Problem.WRONG_VALUE, "config.yaml", None, None, "look.back", "roses", used="bees"),
)


class Other(Scene):
    """Some other screen."""

    def __init__(self, name: str) -> None:
        self.name = name

    def handle(self, event: Input) -> Command | None:  # noqa: ARG002
        return None

    def draw(self, canvas: Canvas) -> None:
        pass


def open_(name: str) -> Push:
    return Push(Other(name))


def make(context: Context) -> TitleScene:
    return TitleScene(
        context,
        new_match=lambda: open_("new"),
        rules=lambda: open_("rules"),
        settings=lambda: open_("settings"),
        continue_match=lambda: open_("continue"),
        continue_detail=lambda: "3",
    )


def make_first(context: Context) -> TitleScene:
    return TitleScene(context, new_match=lambda: None, rules=lambda: None, settings=lambda: None)


def make_with_notices(context: Context) -> TitleScene:
    context.notices = NOTICES
    return make(context)


def opened(commands: list[object]) -> list[str]:
    return [c.scene.name for c in commands if isinstance(c, Push) and isinstance(c.scene, Other)]


@pytest.mark.parametrize("form", [make, make_first, make_with_notices])
def test_it_looks_right_at_every_size_in_both_languages(form: Make) -> None:
    assert_looks_right(form)


def test_it_is_drawn_only_when_something_changed() -> None:
    assert_rests(make)


@pytest.mark.parametrize("form", [make, make_first])
def test_every_button_is_in_reach(form: Make) -> None:
    assert_all_in_reach(form(make_context()))


def test_the_mouse_opens_each_way() -> None:
    scene = make(make_context())
    buttons = scene.group.widgets
    commands = [command for button in buttons for command in do(scene, *click(button.rect))]
    assert opened(commands) == ["new", "continue", "rules", "settings"]
    assert commands[-1] == Quit()


def test_keys_open_each_way() -> None:
    scene = make(make_context())
    found: list[object] = []
    for button in tuple(scene.group.widgets):
        go_to(scene, button)
        found += do(scene, *keys(Do.CONFIRM))
    assert opened(found) == ["new", "continue", "rules", "settings"]
    assert found[-1] == Quit()


def test_continue_is_there_only_with_a_match_to_continue() -> None:
    context = make_context()
    first, later = make_first(context), make(context)
    assert not first.group.widgets[1].enabled
    assert first.group.focus is first.group.widgets[0]
    assert do(first, *click(first.group.widgets[1].rect)) == []
    assert later.group.focus is later.group.widgets[1]


def test_escape_asks_before_the_program_ends() -> None:
    scene = make(make_context())
    (command,) = do(scene, *keys(Do.CANCEL))
    assert isinstance(command, Push)
    assert isinstance(command.scene, ConfirmScene)
    assert do(command.scene, *keys(Do.CANCEL)) == [Pop()]
    assert do(command.scene, *keys(Do.NEXT, Do.CONFIRM)) == [Quit()]


def test_notices_are_read_one_after_the_other_and_put_away() -> None:
    context = make_context(Language.ENGLISH)
    scene = make_with_notices(context)
    app = make_app(scene, context)
    for last in (False, True):
        texts = " ".join(text.text for text in app.canvas.texts)
        assert ("look.hat" in texts) is not last
        assert ("roses" in texts) is last
        close = scene.group.widgets[-1]
        assert isinstance(close, Button)
        assert close.label == ("Close" if last else "Next")
        assert do(scene, *click(close.rect)) == []
        app.draw()
    assert context.notices == ()
    assert len(scene.group.widgets) == 5


def test_words_follow_a_change_of_language() -> None:
    context = make_context(Language.ENGLISH)
    scene = make(context)
    app = make_app(scene, context)
    before = picture(app)
    context.change("language", Language.JAPANESE)
    assert picture(app) != before
    assert next(b.label for b in scene.group.widgets if isinstance(b, Button)) == "新しいゲーム"


@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
def test_letters_may_be_larger_or_smaller(scale: float) -> None:
    context = make_context()
    context.change("look.text_scale", scale)
    assert faults(make_app(make_first(context), context)) == []


def test_a_very_long_notice_is_cut_but_stays_in_its_plate() -> None:
    context = make_context()
    context.notices = (replace(NOTICES[0], source="x" * 2000),)
    app = make_app(make(context), context)
    assert all(fault.startswith("cut") for fault in faults(app))
