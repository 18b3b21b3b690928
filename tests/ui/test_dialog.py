import pytest

from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.scene import Pop, Quit
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.notice import NoticeScene
from tests.ui.menus import Make, assert_all_in_reach, assert_looks_right, assert_rests
from tests.ui.support import click, do, faults, keys, make_app, make_context


def short(context: Context) -> ConfirmScene:
    say = context.say
    return ConfirmScene(context, say("confirm-quit-app"), say("confirm-quit-app-yes"), Quit, danger=False)


def long(context: Context) -> ConfirmScene:
    say = context.say
    return ConfirmScene(
        context,
        say("save-mend"),
        say("save-mend-yes"),
        lambda: None,
        detail=say("save-leave-detail"),
        no=say("confirm-quit-match-no"),
    )


def notice(context: Context) -> NoticeScene:
    text = context.say("notice-config-not-saved", problem="Permission denied")
    return NoticeScene(context, text, "/home/somebody/.config/napoleon-game/config.yaml:12")


@pytest.mark.parametrize("form", [short, long, notice])
def test_it_looks_right_and_is_in_reach(form: Make) -> None:
    assert_looks_right(form)
    assert_all_in_reach(form(make_context()))
    assert not form(make_context()).opaque


@pytest.mark.parametrize("form", [short, long])
def test_it_is_drawn_only_when_something_changed(form: Make) -> None:
    assert_rests(form)


@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
@pytest.mark.parametrize("form", [short, long, notice])
def test_letters_may_be_larger_or_smaller(form: Make, scale: float) -> None:
    context = make_context()
    context.change("look.text_scale", scale)
    assert faults(make_app(form(context), context, (960, 540))) == []


def test_no_has_the_focus_and_is_what_escape_means() -> None:
    scene = short(make_context())
    assert do(scene, *keys(Do.CONFIRM)) == [Pop()]
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]


def test_yes_does_it() -> None:
    context = make_context()
    scene = short(context)
    make_app(scene, context)
    assert do(scene, *keys(Do.RIGHT, Do.CONFIRM)) == [Quit()]
    assert do(scene, *click(scene.group.widgets[1].rect)) == [Quit()]


def test_yes_closes_the_dialog_where_nothing_else_follows() -> None:
    assert do(long(make_context()), *keys(Do.NEXT, Do.CONFIRM)) == [Pop()]


def test_a_notice_closes_by_any_way() -> None:
    context = make_context()
    scene = notice(context)
    make_app(scene, context)
    assert do(scene, *keys(Do.CONFIRM)) == [Pop()]
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]
    assert do(scene, *click(scene.group.widgets[0].rect)) == [Pop()]


def test_what_follows_a_notice_is_obeyed() -> None:
    context = make_context()
    assert do(NoticeScene(context, "x", closed=Quit), *keys(Do.CANCEL)) == [Quit()]
    assert do(NoticeScene(context, "x", closed=lambda: None), *keys(Do.CONFIRM)) == [Pop()]
