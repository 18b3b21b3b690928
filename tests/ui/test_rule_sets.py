"""Named house rules on the settings screen: kept, chosen, renamed, forgotten."""

from pathlib import Path

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.house_rules import FILE, LONGEST_NAME, read_house_rules
from napoleon_game.config.schema import Page
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.ui.context import Context
from napoleon_game.ui.house_rules import HouseRules
from napoleon_game.ui.inputs import Do, Erased, Input
from napoleon_game.ui.scene import Pop, Push, Replace
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.name import NameScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.rule_sets import SetChoice
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.widgets.slider import Slider
from napoleon_game.ui.widgets.widget import Widget
from tests.ui.menus import assert_looks_right, go_to
from tests.ui.support import do, keys, letters, make_context

CARDS = RuleSet(14, True, Reveal.CARDS)


def at_the_rules(context: Context) -> SettingsScene:
    scene = SettingsScene(context)
    do(scene, *keys(*[Do.PAGE_DOWN] * list(Page).index(Page.RULES)))
    return scene


def row(scene: SettingsScene, key: str) -> Widget:
    """The control of a row."""
    return next(entry.widget for entry in scene._rows if entry.key == key)


def use(scene: SettingsScene, key: str, *inputs: Input) -> list[object]:
    go_to(scene, row(scene, key))
    return do(scene, *(inputs or keys(Do.CONFIRM)))


def file_of(context: Context) -> Path:
    return context.file.with_name(FILE)


def named(command: object, name: str) -> list[object]:
    """Answer the question for a name."""
    assert isinstance(command, Push)
    assert isinstance(command.scene, NameScene)
    return do(command.scene, *[Erased()] * LONGEST_NAME, *letters(name), *keys(Do.CONFIRM))


def test_rules_are_kept_chosen_renamed_and_forgotten() -> None:
    context = make_context(Language.ENGLISH)
    context.change("rules.min_target", 14)
    scene = at_the_rules(context)
    choice = row(scene, "rule-sets-chosen")
    assert isinstance(choice, SetChoice)
    assert choice.labels == ["As standard", "Changed"]
    assert choice.spoken == "Changed"
    (command,) = use(scene, "rule-sets-keep")
    assert named(command, "Club night") == [Pop()]
    assert read_house_rules(file_of(context)) == {"Club night": RuleSet(14)}
    choice = row(scene, "rule-sets-chosen")
    assert isinstance(choice, SetChoice)
    assert choice.labels == ["As standard", "Club night"]
    assert choice.spoken == "Club night"

    use(scene, "rule-sets-chosen", *keys(Do.LEFT))
    assert context.config.rules == RuleSet()
    slider = row(scene, "rules.min_target")
    assert isinstance(slider, Slider)
    assert slider.value == 12
    use(scene, "rule-sets-chosen", *keys(Do.RIGHT))
    assert context.config.rules == RuleSet(14)

    (command,) = use(scene, "rule-sets-rename")
    assert named(command, "Wednesday") == [Pop()]
    assert list(context.house_rules.sets) == ["Wednesday"]
    assert list(HouseRules(file_of(context)).sets) == ["Wednesday"]

    (command,) = use(scene, "rule-sets-delete")
    assert isinstance(command, Push)
    assert isinstance(command.scene, ConfirmScene)
    assert "Wednesday" in command.scene.text
    assert do(command.scene, *keys(Do.CANCEL)) == [Pop()]
    assert context.house_rules.sets
    do(command.scene, *keys(Do.NEXT, Do.CONFIRM))
    assert read_house_rules(file_of(context)) == {}
    assert context.config.rules == RuleSet(14)
    assert not row(scene, "rule-sets-delete").enabled


def test_a_name_that_cannot_be_is_not_taken() -> None:
    scene = at_the_rules(make_context())
    (command,) = use(scene, "rule-sets-keep")
    assert named(command, "") == [Pop()]
    assert scene.context.house_rules.sets == {}


def test_a_name_that_another_set_has_takes_its_place() -> None:
    rules = make_context().house_rules
    assert rules.keep("one", RuleSet()) is None
    assert rules.keep("two", CARDS) is None
    assert rules.rename("two", "one") is None
    assert rules.sets == {"one": CARDS}
    assert rules.named(CARDS) == "one"
    assert rules.named(RuleSet()) is None


@pytest.mark.parametrize("text", ["nothing of that kind", '{"format": 1, "sets": [1]}'])
def test_a_damaged_file_is_told_and_kept(text: str) -> None:
    context = make_context(Language.ENGLISH)
    file_of(context).write_text(text, encoding="utf-8")
    context.house_rules = HouseRules(file_of(context))
    scene = at_the_rules(context)
    assert next(entry for entry in scene._rows if entry.key == "rule-sets-chosen").meaning.startswith(
        "The named rules: "
    )
    (command,) = use(scene, "rule-sets-keep")
    named(command, "new")
    assert list(context.house_rules.sets) == ["new"]
    assert file_of(context).with_name(f"{FILE}.damaged").read_text(encoding="utf-8") == text


def test_what_cannot_be_written_is_told_and_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("napoleon_game.config.house_rules.write_atomically", full)
    scene = at_the_rules(make_context(Language.ENGLISH))
    (command,) = use(scene, "rule-sets-keep")
    (answer,) = named(command, "new")
    assert isinstance(answer, Replace)
    assert isinstance(answer.scene, NoticeScene)
    assert "No space left on device" in answer.scene.text
    assert scene.context.house_rules.sets == {}


def test_the_page_looks_right_and_is_in_reach_with_sets() -> None:
    def make(context: Context) -> SettingsScene:
        for name in ("水" * LONGEST_NAME, "W" * LONGEST_NAME):
            context.house_rules.keep(name, CARDS if name[0] == "W" else RuleSet(13))
        context.change("rules.min_target", 13)
        return at_the_rules(context)

    assert_looks_right(make)
    scene = make(make_context())
    go_to(scene, scene._rows[0].widget)
    seen = {scene.group.focus}
    for _ in scene._rows:
        do(scene, *keys(Do.DOWN))
        seen.add(scene.group.focus)
    assert {entry.widget for entry in scene._rows} <= seen
