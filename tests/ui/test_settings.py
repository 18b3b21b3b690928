from dataclasses import replace
from pathlib import Path

import pytest

from napoleon_game.config.choices import Back, Language, Speed
from napoleon_game.config.loading import load
from napoleon_game.config.schema import Config, Page
from napoleon_game.config.settings import SETTINGS
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Pointed, Pressed, Released, Scrolled
from napoleon_game.ui.scene import Pop, Push, Replace
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.ui.widgets.text_field import TextField
from napoleon_game.ui.widgets.widget import Widget
from tests.ui.menus import Felt, Make, assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import click, do, faults, keys, letters, make_app, make_context, picture


def page(which: Page) -> Make:
    def make(context: Context) -> SettingsScene:
        scene = SettingsScene(context)
        do(scene, *keys(*[Do.PAGE_DOWN] * list(Page).index(which)))
        return scene

    return make


def at(file: Path) -> SettingsScene:
    config = replace(Config(), language=Language.ENGLISH)
    return SettingsScene(Context(config, file, (), Audio(Volumes(), enabled=False)))


def rows(scene: SettingsScene) -> list[Widget]:
    assert isinstance(scene.group, ScrollingGroup)
    return scene.group.rows


def row(scene: SettingsScene, label: str) -> Widget:
    """The control of the setting with a label; its page is opened."""
    for _ in Page:
        for entry, widget in zip(scene._rows, rows(scene), strict=True):
            if entry.label == label:
                return widget
        do(scene, *keys(Do.PAGE_DOWN))
    raise AssertionError(label)


@pytest.mark.parametrize("which", Page)
def test_it_looks_right_at_every_size_in_both_languages(which: Page) -> None:
    assert_looks_right(page(which))
    assert_looks_right(page(which), lambda scene: scene.handle(Asked(Do.UP)))


@pytest.mark.parametrize("which", Page)
def test_the_end_of_a_page_looks_right(which: Page) -> None:
    def to_the_end(scene: MenuScene) -> None:
        assert isinstance(scene, SettingsScene)
        go_to(scene, [widget for widget in rows(scene) if widget.enabled][-1])

    assert_looks_right(page(which), to_the_end)


@pytest.mark.parametrize("which", Page)
def test_every_control_is_in_reach(which: Page) -> None:
    assert_all_in_reach(page(which)(make_context()))


def test_it_is_drawn_only_when_something_changed() -> None:
    assert_rests(SettingsScene)


def test_every_setting_has_a_row_with_a_meaning() -> None:
    scene = SettingsScene(make_context())
    found: list[str] = []
    for which in Page:
        assert all(entry.label and entry.meaning for entry in scene._rows)
        for entry in scene._rows:
            if entry.key in SETTINGS:
                assert SETTINGS[entry.key].page is which
        found += [entry.key for entry in scene._rows]
        do(scene, *keys(Do.PAGE_DOWN))
    several = {
        "window.width": ["window.size"],
        "window.height": ["window.size"],
        "match.names": ["match.name"] * 5,
        "match.players": ["match.player"] * 5,
    }
    for key in SETTINGS:
        wanted = several.get(key, [key])
        assert [entry for entry in found if entry == wanted[0]] == wanted, key


def changed_by_its_row(scene: SettingsScene, index: int) -> None:
    """Use a control as a person would, until its setting has another value."""
    widget = rows(scene)[index]
    go_to(scene, widget)
    if isinstance(widget, TextField):
        do(scene, *letters("x"))
        return
    before = scene.context.config
    do(scene, *keys(Do.RIGHT))
    if scene.context.config == before:
        do(scene, *keys(Do.LEFT))


@pytest.mark.parametrize("which", Page)
def test_every_setting_can_be_changed_and_put_back_page_by_page(which: Page) -> None:
    scene = page(which)(make_context())
    assert isinstance(scene, SettingsScene)
    kept = replace(Config(), language=Language.JAPANESE)
    mine = {key for key, setting in SETTINGS.items() if setting.page is which}
    for index, entry in enumerate(list(scene._rows)):
        if not entry.key.startswith("rule-sets"):
            changed_by_its_row(scene, index)
            scene.draw(make_app(Felt(), scene.context).canvas)
    config = scene.context.config
    assert {key for key, setting in SETTINGS.items() if setting.of(config) != setting.of(kept)} == mine
    button = next(w for w in scene.group.widgets if isinstance(w, Button) and w.action == scene._ask_page)
    (command,) = do(scene, *click(button.rect))
    assert isinstance(command, Push)
    assert isinstance(command.scene, ConfirmScene)
    do(command.scene, *keys(Do.NEXT, Do.CONFIRM))
    config = scene.context.config
    assert all(SETTINGS[key].of(config) == SETTINGS[key].default for key in mine)


def test_a_change_takes_effect_at_once_and_is_saved_on_leaving(tmp_path: Path) -> None:
    file = tmp_path / "config.yaml"
    scene = at(file)
    go_to(scene, row(scene, "Card backs"))
    do(scene, *keys(Do.RIGHT))
    assert scene.context.config.look.back is Back.LAUREL
    go_to(scene, row(scene, "Master volume"))
    do(scene, *keys(Do.LEFT, Do.LEFT))
    assert scene.context.config.sound.master == 70
    go_to(scene, row(scene, "Ask again before a bid"))
    do(scene, *keys(Do.CONFIRM))
    go_to(scene, row(scene, "Text size"))
    do(scene, *keys(Do.RIGHT))
    assert not file.exists()
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]
    config = load(file, environment={}).config
    assert replace(config, language=Language.ENGLISH) == scene.context.config
    assert (config.sound.master, config.look.text_scale, config.helps.confirm_bid) == (70, 1.1, True)


def test_the_mouse_does_it_as_well(tmp_path: Path) -> None:
    scene = at(tmp_path / "config.yaml")
    do(scene, *click(scene.group.widgets[2].rect))
    slider = row(scene, "Cards")
    left = slider.rect.centre._replace(x=slider.rect.x + 1)
    do(scene, Pressed(slider.rect.centre), Pointed(left), Released(left))
    assert scene.context.config.sound.cards == 0
    do(scene, *click(scene.group.widgets[3].rect))
    do(scene, *click(row(scene, "Speed of the cards").rect))
    assert scene.context.config.motion.speed is Speed.FAST
    assert do(scene, *click(scene.group.widgets[-3].rect)) == [Pop()]
    assert load(tmp_path / "config.yaml", environment={}).config.sound.cards == 0


def test_what_cannot_be_saved_is_told_and_stays_in_force(tmp_path: Path) -> None:
    file = tmp_path / "config.yaml"
    file.write_text("look: [", encoding="utf-8")
    scene = at(file)
    go_to(scene, row(scene, "Card backs"))
    do(scene, *keys(Do.RIGHT))
    (command,) = do(scene, *keys(Do.CANCEL))
    assert isinstance(command, Replace)
    assert isinstance(command.scene, NoticeScene)
    assert "could not be saved" in command.scene.text
    assert str(file) in command.scene.detail
    assert faults(make_app(command.scene, scene.context)) == []
    scene.left()
    assert scene.context.config.look.back is Back.LAUREL
    assert file.read_text(encoding="utf-8") == "look: ["


def test_it_is_saved_when_the_program_leaves_all_scenes(tmp_path: Path) -> None:
    scene = at(tmp_path / "config.yaml")
    go_to(scene, row(scene, "Card backs"))
    do(scene, *keys(Do.RIGHT))
    scene.left()
    assert load(tmp_path / "config.yaml", environment={}).config.look.back is Back.LAUREL


def test_reset_asks_first(tmp_path: Path) -> None:
    scene = at(tmp_path / "config.yaml")
    scene.context.change("look.back", Back.WALNUT)
    scene.context.change("match.names", ("A", "B", "C", "D", "E"))
    (command,) = do(scene, *click(scene.group.widgets[-1].rect))
    assert isinstance(command, Push)
    question = command.scene
    assert isinstance(question, ConfirmScene)
    assert do(question, *keys(Do.CONFIRM)) == [Pop()]
    assert scene.context.config.look.back is Back.WALNUT
    assert do(question, *keys(Do.NEXT, Do.CONFIRM)) == [Pop()]
    assert scene.context.config == Config()


def test_the_language_changes_every_word_and_the_focus_stays() -> None:
    context = make_context(Language.ENGLISH)
    scene = SettingsScene(context)
    app = make_app(scene, context)
    assert scene.group.focus is rows(scene)[0]
    do(scene, *keys(Do.LEFT))
    assert context.config.language is Language.JAPANESE
    app.draw()
    assert scene.group.focus is rows(scene)[0]
    assert "設定" in {text.text for text in app.canvas.texts}
    assert faults(app) == []


def test_page_up_and_down_turn_the_pages_around() -> None:
    scene = SettingsScene(make_context())
    opened = []
    pages = len(Page)
    for _ in range(pages + 1):
        opened.append([isinstance(w, Tab) and w.open for w in scene.group.widgets[:pages]].index(True))
        do(scene, *keys(Do.PAGE_DOWN))
    assert opened == [*range(pages), 0]
    do(scene, *keys(Do.PAGE_UP, Do.PAGE_UP))
    assert [isinstance(w, Tab) and w.open for w in scene.group.widgets[:pages]].index(True) == pages - 1


def test_long_pages_scroll_by_wheel_and_with_the_focus() -> None:
    context = make_context()
    scene = page(Page.MATCH)(context)
    group = scene.group
    assert isinstance(group, ScrollingGroup)
    app = make_app(scene, context)
    before = picture(app)
    hidden = group.rows[-1]
    assert group.under(hidden.rect.centre) is not hidden
    scene.handle(Scrolled(group.window.centre, -1))
    assert group.first == 1
    assert picture(app) != before
    for _ in group.rows:
        scene.handle(Scrolled(group.window.centre, -1))
    assert group.first == group.last
    assert group.under(hidden.rect.centre) is hidden
    assert group.focus is group.rows[0]
    do(scene, *keys(Do.DOWN))
    assert group.first == 1
    for _ in range(len(group.rows) - 2):
        scene.handle(Asked(Do.DOWN))
    assert group.focus is group.rows[-1]
    assert group.first == group.last


def test_the_row_under_the_mouse_is_explained() -> None:
    context = make_context(Language.ENGLISH)
    scene = SettingsScene(context)
    app = make_app(scene, context)
    assert isinstance(scene.group, ScrollingGroup)
    do(scene, Pointed(scene.group.place(1).centre))
    assert app.frame(0.0, [])
    assert any("next start" in text.text for text in app.canvas.texts)


@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
@pytest.mark.parametrize("which", Page)
def test_letters_may_be_larger_or_smaller(scale: float, which: Page) -> None:
    for language in Language.JAPANESE, Language.ENGLISH:
        context = make_context(language)
        context.change("look.text_scale", scale)
        assert faults(make_app(page(which)(context), context, (960, 540))) == []
