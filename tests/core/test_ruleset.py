"""The house rules and their values."""

import pytest
import yaml

from napoleon_game.core.errors import RuleSetError, UnknownRuleError
from napoleon_game.core.ruleset import RULE_KEYS, Reveal, RuleSet, parse_rules
from napoleon_game.resources import default_config


def test_defaults_are_those_of_the_rules_page_and_the_configuration() -> None:
    assert RuleSet() == RuleSet(12, False, Reveal.NONE)
    settings = yaml.safe_load(default_config().read_text(encoding="utf-8"))
    assert RuleSet.from_mapping(settings["rules"]) == RuleSet()
    assert set(settings["rules"]) == set(RULE_KEYS)


def test_every_value_reads_back_as_it_was_written() -> None:
    for min_target in range(1, 21):
        for final in (False, True):
            for reveal in Reveal:
                rules = RuleSet(min_target, final, reveal)
                assert RuleSet.from_mapping(rules.to_mapping()) == rules
                assert parse_rules([f"{key}={value}" for key, value in rules.to_mapping().items()]) == rules


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("min_target", 0),
        ("min_target", 21),
        ("min_target", True),
        ("min_target", "12"),
        ("min_target", 12.0),
        ("min_target", None),
        ("pass_is_final", 1),
        ("pass_is_final", "yes"),
        ("reveal_discarded_pictures", "all"),
        ("reveal_discarded_pictures", None),
        ("reveal_discarded_pictures", False),
        ("reveal_discarded_pictures", ["none"]),
    ],
)
def test_wrong_values_are_named_with_what_is_allowed(key: str, value: object) -> None:
    with pytest.raises(RuleSetError) as caught:
        RuleSet.from_mapping({key: value})
    assert caught.value.key == key
    assert str(caught.value).startswith(f"{key}: ")
    assert "expected" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_unknown_rules_are_refused_or_passed_over() -> None:
    with pytest.raises(UnknownRuleError, match="min_target, pass_is_final"):
        RuleSet.from_mapping({"mintarget": 12})
    assert RuleSet.from_mapping({"mintarget": 12}, ignore_unknown=True) == RuleSet()


@pytest.mark.parametrize(
    "setting", ["min_target", "min_target=", "min_target=x", "min_target=1e1", "=12", "", "x=1"]
)
def test_settings_of_the_command_line_that_are_none(setting: str) -> None:
    with pytest.raises(RuleSetError):
        parse_rules([setting])


def test_huge_numbers_are_refused_at_once() -> None:
    with pytest.raises(RuleSetError):
        parse_rules(["min_target=" + "9" * 100_000])
