"""The layers outside files: environment variables and the command line."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from napoleon_game.config.kinds import Value
from napoleon_game.config.notices import Notice, Problem
from napoleon_game.config.reading import Wrong, node_of, read_value
from napoleon_game.config.settings import PREFIX, SETTINGS, Setting
from napoleon_game.core.errors import shown


@dataclass(frozen=True, slots=True)
class Said:
    """A layer gives ``setting`` the ``value``."""

    setting: Setting
    value: Value


Layer = Iterator[Said | Notice]
"""What a layer says, and what in it cannot be used.

The notices do not say yet what is used instead: that takes all layers.
"""


def environment_layer(environment: Mapping[str, str]) -> Layer:
    """What environment variables say, such as ``NAPOLEON_SOUND_MASTER=30``."""
    known = {setting.variable: setting for setting in SETTINGS.values()}
    for name in sorted(environment):
        setting = known.get(name)
        if setting is not None:
            yield _read(setting, environment[name], f"environment variable {name}")
        elif name.startswith(PREFIX):
            yield _unknown(name, known, "environment")


def command_line_layer(overrides: Mapping[str, str]) -> Layer:
    """What the command line says: texts by key path, such as ``{"sound.master": "30"}``."""
    for key, text in overrides.items():
        setting = SETTINGS.get(key)
        if setting is not None:
            yield _read(setting, text, "command line")
        else:
            yield _unknown(key, SETTINGS, "command line")


def _read(setting: Setting, text: str, source: str) -> Said | Notice:
    value = read_value(setting.kind, node_of(setting.kind, text))
    if not isinstance(value, Wrong):
        return Said(setting, value)
    key = setting.key + value.item
    return Notice(Problem.WRONG_VALUE, source, None, None, key, value.found, value.allowed, setting=setting)


def _unknown(key: str, known: Iterable[str], source: str) -> Notice:
    """A key that does not exist, and those it may have been meant for."""
    path = key if len(key) <= 60 and key.replace(".", "_").isidentifier() else shown(key)
    meant = " or ".join(get_close_matches(key[:60], list(known)))
    return Notice(Problem.UNKNOWN_KEY, source, None, None, path, allowed=meant)
