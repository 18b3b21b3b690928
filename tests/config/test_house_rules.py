"""Named sets of house rules: kept, read back, and never lost to a file that cannot be read."""

import json
import random
from pathlib import Path

import pytest

from napoleon_game.config.house_rules import (
    LONGEST_NAME,
    MOST_SETS,
    HouseRulesError,
    good_name,
    read_house_rules,
    write_house_rules,
)
from napoleon_game.core.ruleset import Reveal, RuleSet

SETS = {"水曜会": RuleSet(14, True, Reveal.CARDS), "Club night": RuleSet(), "12": RuleSet(min_target=1)}


def test_what_was_written_is_read_in_the_same_order(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "house-rules.json"
    assert read_house_rules(file) == {}
    write_house_rules(file, SETS)
    assert list(read_house_rules(file).items()) == list(SETS.items())
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no list"),
        ("[]", "expected"),
        ('{"format": 2, "sets": []}', "expected"),
        ('{"format": 1, "sets": {}}', "expected"),
        ('{"format": 1, "sets": [1]}', "a set is"),
        ('{"format": 1, "sets": [{"name": "a"}]}', "a set is"),
        ('{"format": 1, "sets": [{"name": "", "rules": {}}]}', "1-12 characters"),
        ('{"format": 1, "sets": [{"name": 3, "rules": {}}]}', "1-12 characters"),
        ('{"format": 1, "sets": [{"name": "a", "rules": {}}, {"name": "a", "rules": {}}]}', "stands once"),
        ('{"format": 1, "sets": [{"name": "a", "rules": {"min_target": 21}}]}', "from 1 to 20"),
        ('{"format": 1, "sets": [{"name": "a", "rules": {"jokers": 2}}]}', "jokers"),
        ('{"format": 1, "sets": [{"name": "a", "rules": {}, "note": "of the club"}]}', "unknown key 'note'"),
        ('{"format": 1, "sets": [], "note": "of the club"}', "unknown key 'note'"),
        ('{"format": 1, "sets": [{"name": "a", "name": "b", "rules": {}}]}', "'name' stands twice"),
        ("[" * 100_000, "no list"),
        ("x" * 100_001, "larger than"),
    ],
)
def test_what_is_no_list_of_sets_is_told_in_one_line_and_kept(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "house-rules.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(HouseRulesError) as caught:
        read_house_rules(file)
    assert reason in str(caught.value)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)
    write_house_rules(file, SETS)
    assert read_house_rules(file) == SETS
    aside = tmp_path / "house-rules.json.damaged"
    assert aside.read_text(encoding="utf-8") == text
    file.write_text("another", encoding="utf-8")
    write_house_rules(file, {})
    assert {path.name for path in tmp_path.iterdir()} == {file.name, aside.name, f"{aside.name}-2"}


def test_noise_is_an_error_or_a_list(tmp_path: Path) -> None:
    file, luck = tmp_path / "house-rules.json", random.Random(5)
    write_house_rules(file, SETS)
    whole, told = file.read_bytes(), list[str]()
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(luck.randint(1, 4)):
            at = luck.randrange(len(data))
            data[at : at + luck.randint(0, 3)] = luck.randbytes(luck.randint(0, 3))
        file.write_bytes(data)
        try:
            found = read_house_rules(file)
        except HouseRulesError as error:
            told.append(str(error))
        else:
            assert all(good_name(name) for name in found)
    assert told
    assert not any("\n" in line for line in told)


def test_more_than_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "house-rules.json"
    entry = {"rules": RuleSet().to_mapping()}
    many = [{"name": str(number), **entry} for number in range(MOST_SETS + 1)]
    file.write_text(json.dumps({"format": 1, "sets": many}), encoding="utf-8")
    with pytest.raises(HouseRulesError, match="at most"):
        read_house_rules(file)


def test_where_nothing_can_be_written_the_reason_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(HouseRulesError):
        write_house_rules(blocked / "house-rules.json", SETS)


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("a", True),
        ("水" * LONGEST_NAME, True),
        ("", False),
        ("a" * 13, False),
        (" a", False),
        ("a\nb", False),
    ],
)
def test_names(name: str, good: bool) -> None:
    assert good_name(name) is good
