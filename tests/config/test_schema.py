"""The declaration of the settings, and the three places that must agree with it."""

import re
import subprocess
import sys

import hypothesis
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.config.document import Items, Pairs, Scalar, parse
from napoleon_game.config.kinds import Choice, Flag, Texts, Whole
from napoleon_game.config.loading import load
from napoleon_game.config.reading import Wrong, read_value
from napoleon_game.config.schema import Config, Page
from napoleon_game.config.settings import SECTIONS, SETTINGS, Setting, names_in
from napoleon_game.core.errors import RuleSetError
from napoleon_game.core.ruleset import RULE_KEYS, RuleSet
from napoleon_game.match.series import DEFAULT_DEALS
from napoleon_game.resources import default_config
from tests.config.page import PAGE, page
from tests.config.support import values_of

RULES = [setting for setting in SETTINGS.values() if setting.section == "rules"]
settings = pytest.mark.parametrize("setting", SETTINGS.values(), ids=lambda setting: setting.key)


def test_every_setting_has_its_own_key_and_variable() -> None:
    assert len({setting.variable for setting in SETTINGS.values()}) == len(SETTINGS)
    assert all(key == setting.key for key, setting in SETTINGS.items())
    assert SETTINGS["helps.play_forced_card"].variable == "NAPOLEON_HELPS_PLAY_FORCED_CARD"
    assert names_in("") == ("language", *SECTIONS)
    assert names_in("sound") == ("enabled", "master", "cards", "cues")


@settings
def test_every_setting_says_what_it_is(setting: Setting) -> None:
    assert setting.page in Page
    assert setting.meaning
    assert "\n" not in setting.meaning
    assert not setting.meaning.endswith(".")
    assert setting.kind.allowed
    assert setting.kind.short


@settings
def test_every_default_is_allowed_and_reads_back_as_it_is_written(setting: Setting) -> None:
    node = parse(setting.kind.write(setting.default))
    assert node is not None
    assert read_value(setting.kind, node) == setting.default


@hypothesis.settings(deadline=None)
@given(st.sampled_from(list(SETTINGS.values())), st.data())
def test_every_allowed_value_reads_back_as_it_is_written(setting: Setting, data: st.DataObject) -> None:
    value = data.draw(values_of(setting.kind))
    written = setting.kind.write(value)
    for text in (f"a: {written}", f"{{a: {written}}}", f"- {{a: {written} }}"):
        node = parse(text)
        while not isinstance(node, Pairs):
            assert isinstance(node, Items)
            (node,) = node.items
        found = node.get("a")
        assert found is not None
        assert read_value(setting.kind, found[1]) == value
    assert setting.of(setting.put(Config(), value)) == value


def test_the_defaults_are_those_of_the_configuration_file() -> None:
    loaded = load(default_config(), environment={})
    assert loaded.notices == ()
    assert loaded.config == Config()


def test_the_configuration_file_holds_every_setting_in_the_order_of_the_schema() -> None:
    content = yaml.safe_load(default_config().read_text(encoding="utf-8"))
    keys = [
        f"{section}.{name}" if isinstance(inner, dict) else section
        for section, inner in content.items()
        for name in (inner if isinstance(inner, dict) else [""])
    ]
    assert keys == list(SETTINGS)


@settings
def test_the_configuration_file_says_beside_each_setting_what_is_allowed(setting: Setting) -> None:
    text = default_config().read_text(encoding="utf-8")
    body = text if not setting.section else text.split(f"\n{setting.section}:\n")[1].split("\n\n")[0]
    line = next(line for line in body.splitlines() if line.strip().startswith(f"{setting.name}:"))
    said, comment = line.split(" # ", 1)
    assert said.strip() == f"{setting.name}: {setting.kind.write(setting.default)}"
    if isinstance(setting.kind, Texts):
        assert comment.startswith(f"{setting.kind.length} {setting.kind.what}")
    else:
        assert re.match(re.escape(setting.kind.short) + ": ", comment)


def test_the_page_of_settings_is_as_the_schema_makes_it() -> None:
    """If it is not, write it anew: ``python -m tests.config.page``."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_house_rules_are_all_there() -> None:
    assert [setting.name for setting in RULES] == list(RULE_KEYS)
    assert {setting.name: setting.kind.write(setting.default) for setting in RULES} == {
        "min_target": "12",
        "pass_is_final": "false",
        "reveal_discarded_pictures": "none",
    }


@pytest.mark.parametrize("setting", RULES, ids=lambda setting: setting.key)
def test_the_house_rules_allow_what_the_core_allows(setting: Setting) -> None:
    for text in [*map(str, range(-2, 100)), "true", "false", "none", "count", "cards", "all", "", "null"]:
        plain = yaml.safe_load(text) if isinstance(setting.kind, Flag | Whole) else text
        try:
            allowed = RuleSet.from_mapping({setting.name: plain}) is not None
        except RuleSetError:
            allowed = False
        value = read_value(setting.kind, Scalar(text))
        assert isinstance(value, Wrong) is not allowed, text


def test_a_match_is_as_long_as_a_series_is_by_default() -> None:
    assert Config().match.deals == DEFAULT_DEALS


def test_a_choice_offers_its_words_for_a_page_of_settings() -> None:
    kind = SETTINGS["motion.speed"].kind
    assert isinstance(kind, Choice)
    assert kind.words == ("slow", "normal", "fast", "off")
    assert kind.allowed == "slow, normal, fast or off"


def test_reading_settings_loads_neither_screen_nor_players() -> None:
    program = (
        "import sys, napoleon_game.config.loading as l, napoleon_game.config.saving\n"
        "l.load(environment={})\n"
        "print('\\n'.join(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert not loaded & {"pygame", "numpy", "numba"}
    ours = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("napoleon_game.")}
    assert ours == {"napoleon_game.config", "napoleon_game.core", "napoleon_game.resources"}
