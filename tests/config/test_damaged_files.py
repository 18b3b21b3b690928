"""Damaged files of settings and house rules: no traceback, everything wrong is named, nothing is lost."""

import json
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from napoleon_game.config.house_rules import (
    LONGEST_NAME,
    HouseRulesError,
    read_house_rules,
    write_house_rules,
)
from napoleon_game.config.kinds import Choice, Decimal, Flag, Text, Texts, Value, Whole
from napoleon_game.config.loading import Loaded
from napoleon_game.config.notices import Notice, Problem
from napoleon_game.config.saving import SettingsFileError, save
from napoleon_game.config.schema import Config
from napoleon_game.config.settings import SETTINGS, Setting
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.resources import default_config
from tests.config.mutations import forged, mutated
from tests.config.support import assert_valid, read

MINE = """\
# my own settings
language: en
unknown: kept   # nobody knows it
sound: {master: 33, cards: 44}   # in braces
look:
    text_scale: 1.5 # large
    theme: contrast
match:
  names: ["ハルカ", アキ, Ken, Mina, 'Sora']
  deals: 5
"""
FILES = (default_config().read_bytes(), MINE.encode(), MINE.replace("\n", "\r\n").encode())
SETS = {"水曜会": RuleSet(14, True, Reveal.CARDS), "Club night": RuleSet(), "12": RuleSet(min_target=1)}
WHOLE_FILE = (Problem.NOT_YAML, Problem.NOT_TEXT, Problem.TOO_LARGE, Problem.UNREADABLE)
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def means(setting: Setting, stands: object) -> Value | None:
    """What stands there, read by a few lines that know nothing of the program's own; ``None`` if nothing."""
    kind = setting.kind
    if isinstance(kind, Texts):
        good = isinstance(stands, list) and all(isinstance(each, str) for each in stands)
        return tuple(each.strip() for each in stands) if good else None  # type: ignore[attr-defined]
    if not isinstance(stands, str):
        return None
    try:
        match kind:
            case Flag():
                return WORDS.get(stands.lower())
            case Whole():
                return int(stands)
            case Decimal():
                return float(stands)
            case Text():
                return stands.strip()
            case Choice(of):
                return next((member for member in of if member.value == stands), None)
    except ValueError:
        return None


def as_it_stands(content: bytes) -> Mapping[str, Any] | None:
    """The file as another reader has it, with every value as the text that it is; ``None`` if it has none."""
    try:
        found = yaml.load(content.decode("utf-8-sig"), Loader=yaml.BaseLoader)  # texts alone
    except (yaml.YAMLError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else {}


def assert_named(notice: Notice, file: Path, content: bytes) -> None:
    """A notice says where and what, in one line, and what is allowed or done instead."""
    assert notice.file == file
    assert str(notice).startswith(str(file))
    assert "\n" not in str(notice)
    assert str(notice).isprintable()
    lines = 1 + max(content.count(b"\n"), len(content.decode("utf-8", "replace").splitlines()))
    assert notice.line is None or 1 <= notice.line <= lines + 1
    if notice.problem in WHOLE_FILE:
        assert notice.found
        return
    assert notice.line is not None
    if notice.problem is Problem.WRONG_VALUE:
        assert notice.key.partition("[")[0] in SETTINGS
        assert notice.found
        assert notice.allowed
        assert notice.used
    elif notice.problem is not Problem.DUPLICATE_KEY:
        assert notice.allowed


def assert_all_that_stands_counts(loaded: Loaded, content: bytes) -> None:
    """Every value of the file is in force, or is named with what is wrong with it."""
    whole = as_it_stands(content)
    if whole is None:
        return
    named = {notice.key.partition("[")[0] for notice in loaded.notices}
    for key, setting in SETTINGS.items():
        section = whole.get(setting.section, {}) if setting.section else whole
        if key in named or setting.section in named or not isinstance(section, dict):
            continue
        if setting.name in section:
            assert setting.of(loaded.config) == means(setting, section[setting.name]), key


def other(config: Config, key: str) -> Config:
    """The configuration with another value of a setting."""
    now = SETTINGS[key].of(config)
    return SETTINGS[key].put(config, now + 1 if now != 44 else 12)  # type: ignore[operator]


def kept_lines(before: str, after: str, changed: str) -> bool:
    """Whether every line is still there, in its order, but for those that the changed key stands in.

    A line in braces may have got something between two of its characters.
    """
    rest = iter(after.splitlines())
    lines = [line for line in before.splitlines() if f"{changed}:" not in line]
    return all(any(_is_in(line, new) for new in rest) for line in lines)


def _is_in(line: str, new: str) -> bool:
    """Whether a line stands in a new one, with nothing or one thing put in."""
    same = next((at for at, (a, b) in enumerate(zip(line, new, strict=False)) if a != b), len(line))
    return len(new) >= len(line) and new.endswith(line[same:])


def _saved(file: Path, loaded: Loaded, after: Config) -> str:
    """Save; returns why it could not be done, nothing if it was."""
    try:
        save(file, loaded.config, after)
    except SettingsFileError as error:
        return str(error)
    return ""


def damaged_settings(folder: Path, raw: bytes, key: str) -> str:
    """Read a file and save a setting into it; returns what became of it."""
    file = folder / "config.yaml"
    file.write_bytes(raw)
    loaded = read(file)
    assert_valid(loaded.config)
    for notice in loaded.notices:
        assert_named(notice, file, raw)
    ignored = [notice for notice in loaded.notices if notice.problem in WHOLE_FILE]
    if ignored:
        assert len(loaded.notices) == 1
    else:
        assert_all_that_stands_counts(loaded, raw)
    after = other(loaded.config, key)
    told = _saved(file, loaded, after)
    if told:
        assert "\n" not in told
        assert file.read_bytes() == raw
        return "ignored, left to be mended" if ignored else "used, left to be mended"
    assert not ignored
    again = read(file)
    assert again.config == after
    assert len(again.notices) <= len(loaded.notices)
    text = raw.decode("utf-8").removeprefix("\ufeff")
    assert kept_lines(text, file.read_text(encoding="utf-8"), SETTINGS[key].name)
    return "used with notices, saved" if loaded.notices else "used, saved"


def _found(file: Path) -> dict[str, RuleSet] | str:
    """The house rules of a file, or why there are none."""
    try:
        return read_house_rules(file)
    except HouseRulesError as error:
        return str(error)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON in which no key stands twice: one of the two would be lost."""
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


def damaged_rules(folder: Path, raw: bytes) -> str:
    """Read a file of house rules and keep another set in it; returns what became of it."""
    file = folder / "house-rules.json"
    file.write_bytes(raw)
    found = _found(file)
    if isinstance(found, str):
        assert found.startswith(str(file))
        assert "\n" not in found
        assert found.isprintable()
        write_house_rules(file, SETS)
        (aside,) = (path for path in folder.iterdir() if path != file)
        assert aside.read_bytes() == raw
        return "rules set aside"
    stood = json.loads(raw, object_pairs_hook=_each_once)
    new = {**found, "new" * (LONGEST_NAME // 3): RuleSet(7)}
    write_house_rules(file, new)
    assert list(folder.iterdir()) == [file]
    assert read_house_rules(file) == new
    stands = json.loads(file.read_bytes())
    assert set(stood) <= set(stands)
    for entry, kept in zip(stood["sets"], stands["sets"], strict=False):
        assert set(entry) <= set(kept)
        assert entry["name"] == kept["name"]
        assert entry["rules"].items() <= kept["rules"].items()
    return "rules used, saved"


def fuzz(folder: Path, count: int) -> Counter[str]:
    """Damage so many files, one in five of them house rules."""
    chance, seen = random.Random(5), Counter[str]()
    write_house_rules(folder / "whole.json", SETS)
    rules = (folder / "whole.json").read_bytes()
    for number in range(count):
        within = folder / str(number)
        within.mkdir()
        if number % 5 == 4:
            damage = forged if number % 2 else mutated
            seen[damaged_rules(within, damage(chance, rules))] += 1
        else:
            raw = mutated(chance, chance.choice(FILES))
            seen[damaged_settings(within, raw, chance.choice(["sound.master", "window.width"]))] += 1
    return seen


def test_200_damaged_files(tmp_path: Path) -> None:
    assert len(fuzz(tmp_path, 200)) == 6


@pytest.mark.slow
def test_5000_damaged_files(tmp_path: Path) -> None:
    seen = fuzz(tmp_path, 5000)
    assert seen.total() == 5000
    assert min(seen.values()) > 10, seen
