import pytest

from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.scene import Pop, Push, Quit, StartOver
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.pause import PauseScene
from tests.ui.menus import Make, assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import click, do, faults, keys, make_app, make_context


def make(context: Context) -> PauseScene:
    return PauseScene(
        context,
        rules=lambda: Push(NoticeScene(context, "rules")),
        settings=lambda: Push(NoticeScene(context, "settings")),
        give_up=lambda: StartOver(NoticeScene(context, "title")),
    )


def make_with_title(context: Context) -> PauseScene:
    return PauseScene(context, rules=Pop, settings=Pop, give_up=Quit, to_title=Quit)


def make_full(context: Context) -> PauseScene:
    """With all that there may be."""
    code = "2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH"
    return PauseScene(
        context,
        rules=Pop,
        settings=Pop,
        save_as=Pop,
        to_title=Quit,
        strengths=lambda: Push(NoticeScene(context, "strengths")),
        code=code,
    )


def name(command: object) -> str:
    assert isinstance(command, Push | StartOver)
    assert isinstance(command.scene, NoticeScene | ConfirmScene)
    return command.scene.text


@pytest.mark.parametrize("form", [make, make_with_title, make_full])
def test_it_looks_right_and_is_in_reach(form: Make) -> None:
    assert_looks_right(form)
    assert_all_in_reach(form(make_context()))
    assert_rests(form)


@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
def test_letters_may_be_larger_or_smaller(scale: float) -> None:
    context = make_context()
    context.change("look.text_scale", scale)
    assert faults(make_app(make_with_title(context), context, (960, 540))) == []


def test_the_strengths_open_by_their_button_and_by_their_key() -> None:
    scene = make_full(make_context())
    go_to(scene, scene.group.widgets[1])
    opened = do(scene, *keys(Do.CONFIRM, Do.STRENGTHS))
    assert [name(command) for command in opened] == ["strengths"] * 2
    assert do(make(make_context()), *keys(Do.STRENGTHS)) == []


def test_it_lets_the_table_show_through() -> None:
    assert not make(make_context()).opaque


def test_enter_and_escape_go_on() -> None:
    scene = make(make_context())
    assert do(scene, *keys(Do.CONFIRM)) == [Pop()]
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_rules_and_settings_open(by_mouse: bool) -> None:
    scene = make(make_context())
    found: list[object] = []
    for button in scene.group.widgets[1:3]:
        go_to(scene, button)
        found += do(scene, *(click(button.rect) if by_mouse else keys(Do.CONFIRM)))
    found += do(scene, *keys(Do.RULES))
    assert [name(command) for command in found] == ["rules", "settings", "rules"]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_match_is_given_up_only_after_a_question(by_mouse: bool) -> None:
    context = make_context()
    scene = make(context)
    last = scene.group.widgets[-1]
    go_to(scene, last)
    (command,) = do(scene, *(click(last.rect) if by_mouse else keys(Do.CONFIRM)))
    assert isinstance(command, Push)
    question = command.scene
    assert isinstance(question, ConfirmScene)
    make_app(question, context)
    assert do(question, *keys(Do.CONFIRM)) == [Pop()]
    yes = question.group.widgets[1]
    go_to(question, yes)
    (answer,) = do(question, *(click(yes.rect) if by_mouse else keys(Do.CONFIRM)))
    assert isinstance(answer, StartOver)
    assert name(answer) == "title"
