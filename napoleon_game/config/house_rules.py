"""Named sets of house rules, in a file of their own beside a person's settings."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from napoleon_game.config.atomic import write_atomically
from napoleon_game.core.errors import NapoleonError, RuleSetError, shown
from napoleon_game.core.ruleset import RuleSet

FILE: Final = "house-rules.json"
LONGEST_NAME: Final = 12
"""Characters of a name, at most."""
MOST_SETS: Final = 50

_FORMAT: Final = 1
_ASIDE: Final = ".damaged"
"""What a file that cannot be read is called after, once another takes its place."""
_LARGEST: Final = 100_000
"""Bytes; a file of sets has a few hundred."""


class HouseRulesError(NapoleonError):
    """The file of named sets cannot be read or written; it is as it was."""

    def __init__(self, file: Path, reason: str) -> None:
        """Say which ``file``, and why."""
        super().__init__(f"{file}: the named house rules: {reason}")
        self.file, self.reason = file, reason


def read_house_rules(file: Path) -> dict[str, RuleSet]:
    """The sets by name, in the order in which they were kept; none if there is no file.

    Raises:
        HouseRulesError: it is no such file.
    """
    try:
        with file.open("rb") as opened:
            data = opened.read(_LARGEST + 1)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise HouseRulesError(file, error.strerror or str(error)) from error
    if len(data) > _LARGEST:
        raise HouseRulesError(file, f"larger than {_LARGEST} bytes")
    try:
        return _sets(json.loads(data, object_pairs_hook=_object))
    except (ValueError, RecursionError) as error:
        raise HouseRulesError(file, f"no list of named house rules: {error}") from error
    except RuleSetError as error:
        raise HouseRulesError(file, str(error)) from error


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON, each key of which stands there once: what stands twice would be lost in writing."""
    keys = [key for key, _ in pairs]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise ValueError(f"the key {shown(twice)} stands twice")
    return dict(pairs)


def _no_others(data: Mapping[str, object], known: tuple[str, ...]) -> None:
    """Refuse keys that would be lost in writing."""
    other = next((key for key in data if key not in known), None)
    if other is not None:
        raise ValueError(f"unknown key {shown(other)}, expected {' and '.join(known)}")


def _sets(data: object) -> dict[str, RuleSet]:
    if not isinstance(data, dict) or data.get("format") != _FORMAT or not isinstance(data.get("sets"), list):
        raise ValueError(f'expected {{"format": {_FORMAT}, "sets": [...]}}')
    _no_others(data, ("format", "sets"))
    sets: dict[str, RuleSet] = {}
    for entry in data["sets"]:
        if not isinstance(entry, dict) or not isinstance(entry.get("rules"), dict):
            raise ValueError('a set is {"name": ..., "rules": {...}}')
        _no_others(entry, ("name", "rules"))
        name = entry.get("name")
        if not isinstance(name, str) or not good_name(name) or name in sets:
            raise ValueError(f"a name has 1-{LONGEST_NAME} characters and stands once, not {name!r}")
        sets[name] = RuleSet.from_mapping(entry["rules"])
    if len(sets) > MOST_SETS:
        raise ValueError(f"at most {MOST_SETS} sets")
    return sets


def good_name(name: str) -> bool:
    """Whether a set may be called so."""
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()


def write_house_rules(file: Path, sets: Mapping[str, RuleSet]) -> None:
    """Write all sets; a file that could not be read is kept beside the new one.

    Raises:
        HouseRulesError: they cannot be written.
    """
    data = {
        "format": _FORMAT,
        "sets": [{"name": name, "rules": rules.to_mapping()} for name, rules in sets.items()],
    }
    try:
        try:
            read_house_rules(file)
        except HouseRulesError:
            if file.is_file():
                file.replace(_free(file.with_name(file.name + _ASIDE)))
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        write_atomically(file, text.encode("utf-8"))
    except OSError as error:
        raise HouseRulesError(file, error.strerror or str(error)) from error


def _free(path: Path) -> Path:
    """This path, or one like it, where no file is."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free
