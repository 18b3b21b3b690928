import pytest

from napoleon_game.config.choices import Language
from napoleon_game.i18n.rules_page import SECTIONS
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Do, Scrolled
from napoleon_game.ui.scene import Pop
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.view.geometry import Point
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import click, do, faults, keys, make_app, make_context

AUCTION = SECTIONS.index("auction")
MIDDLE = Point(800, 400)


def opened(scene: RulesScene) -> int:
    """The section that is open."""
    (index,) = [index for index, tab in enumerate(scene._tabs) if tab.open]
    return index


@pytest.mark.parametrize("section", range(len(SECTIONS)), ids=SECTIONS)
def test_every_section_looks_right_at_every_size_in_both_languages(section: int) -> None:
    assert_looks_right(lambda context: RulesScene(context, section))


@pytest.mark.parametrize("section", range(len(SECTIONS)), ids=SECTIONS)
def test_every_section_can_be_read_without_scrolling(section: int) -> None:
    for language in Language.JAPANESE, Language.ENGLISH:
        context = make_context(language)
        scene = RulesScene(context, section)
        app = make_app(scene, context)
        do(scene, *keys(Do.PAGE_DOWN))
        assert opened(scene) == (section + 1) % len(SECTIONS)
        app.window.close()


@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
def test_letters_may_be_larger_or_smaller(scale: float) -> None:
    for language in Language.JAPANESE, Language.ENGLISH:
        for section in range(len(SECTIONS)):
            context = make_context(language)
            context.change("look.text_scale", scale)
            app = make_app(RulesScene(context, section), context, (960, 540))
            assert faults(app) == []
            app.window.close()


def test_it_is_drawn_only_when_something_changed() -> None:
    assert_rests(RulesScene)


def test_every_control_is_in_reach() -> None:
    assert_all_in_reach(RulesScene(make_context()))


def test_the_section_with_the_focus_is_open() -> None:
    scene = RulesScene(make_context())
    do(scene, *keys(Do.DOWN, Do.DOWN))
    assert opened(scene) == 2
    do(scene, *keys(Do.UP))
    assert opened(scene) == 1
    do(scene, *click(scene.group.widgets[7].rect))
    assert opened(scene) == 7


def test_next_goes_through_all_sections_and_around() -> None:
    scene = RulesScene(make_context())
    go_to(scene, scene.group.widgets[-1])
    first = opened(scene)
    seen = []
    for _ in SECTIONS:
        do(scene, *keys(Do.CONFIRM))
        seen.append(opened(scene))
    assert seen == [(first + 1 + step) % len(SECTIONS) for step in range(len(SECTIONS))]


def large(section: int) -> tuple[Context, RulesScene]:
    context = make_context(Language.ENGLISH)
    context.change("look.text_scale", 2.0)
    return context, RulesScene(context, section)


def test_a_long_text_scrolls_to_its_end_by_keys_before_the_next_section_opens() -> None:
    context, scene = large(AUCTION)
    app = make_app(scene, context)
    read: list[str] = []
    while opened(scene) == AUCTION:
        app.draw()
        read += [text.text for text in app.canvas.texts]
        do(scene, *keys(Do.PAGE_DOWN))
    assert opened(scene) == AUCTION + 1
    together = " ".join(read)
    for word in ("counter-clockwise", "highest bidder", "deals again."):
        assert word in together
    do(scene, *keys(Do.PAGE_UP))
    assert opened(scene) == AUCTION


def test_the_wheel_scrolls_and_then_turns_one_page_at_a_time() -> None:
    context, scene = large(AUCTION)
    app = make_app(scene, context)
    for _ in range(200):
        do(scene, Scrolled(MIDDLE, -1))
        app.draw()
        if opened(scene) != AUCTION:
            break
    assert opened(scene) == AUCTION + 1
    for _ in range(50):
        do(scene, Scrolled(MIDDLE, 1))
    assert opened(scene) == AUCTION + 1
    scene.update(1.0)
    do(scene, Scrolled(MIDDLE, 1))
    assert opened(scene) == AUCTION


def test_the_wheel_stops_at_both_ends() -> None:
    scene = RulesScene(make_context())
    do(scene, Scrolled(MIDDLE, 1))
    assert opened(scene) == 0
    last = RulesScene(make_context(), len(SECTIONS) - 1)
    do(last, Scrolled(MIDDLE, -1))
    assert opened(last) == len(SECTIONS) - 1


def test_escape_and_back_go_back() -> None:
    scene = RulesScene(make_context())
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]
    assert do(scene, *click(scene.group.widgets[-2].rect)) == [Pop()]
