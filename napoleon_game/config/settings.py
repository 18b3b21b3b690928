"""The settings one by one, as the schema declares them, for whoever goes through them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, cast, get_type_hints

from napoleon_game.config.kinds import Kind, Value
from napoleon_game.config.schema import HOUSE_RULES, About, Config, Page
from napoleon_game.core.ruleset import RuleSet

PREFIX: Final = "NAPOLEON_"
"""What the environment variables of settings begin with."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting.

    Attributes:
        section: the section it stands in; empty for one at the top.
        name: its key there.
        about: its kind, page and meaning.
    """

    section: str
    name: str
    about: About

    @property
    def key(self) -> str:
        """Its key path, such as ``sound.master``."""
        return f"{self.section}.{self.name}" if self.section else self.name

    @property
    def variable(self) -> str:
        """The environment variable that sets it, such as ``NAPOLEON_SOUND_MASTER``."""
        return PREFIX + self.key.replace(".", "_").upper()

    @property
    def kind(self) -> Kind:
        """What its value may be."""
        return self.about.kind

    @property
    def page(self) -> Page:
        """Where a person finds it."""
        return self.about.page

    @property
    def meaning(self) -> str:
        """What it is for, in one line."""
        return self.about.meaning

    @property
    def default(self) -> Value:
        """Its value where nobody says otherwise."""
        return self.of(_DEFAULTS)

    def of(self, config: Config) -> Value:
        """Its value in ``config``."""
        holder = getattr(config, self.section) if self.section else config
        return cast("Value", getattr(holder, self.name))

    def put(self, config: Config, value: Value) -> Config:
        """``config`` with another value of this setting, which must be one that its kind allows."""
        change: dict[str, Any] = {self.name: value}
        if self.section:
            change = {self.section: replace(getattr(config, self.section), **change)}
        return replace(config, **change)


def _settings() -> Iterator[Setting]:
    """All settings in the order of their declaration."""
    hints = get_type_hints(Config, include_extras=True)
    for field in fields(Config):
        section = hints[field.name]
        if section is RuleSet:
            yield from (Setting(field.name, name, about) for name, about in HOUSE_RULES.items())
        elif is_dataclass(section):
            inner = get_type_hints(section, include_extras=True)
            yield from (Setting(field.name, name, _about(hint)) for name, hint in inner.items())
        else:
            yield Setting("", field.name, _about(section))


def _about(hint: Any) -> About:
    """What stands beside the type of a field."""
    return next(extra for extra in hint.__metadata__ if isinstance(extra, About))


_DEFAULTS: Final = Config()

SETTINGS: Final[Mapping[str, Setting]] = {setting.key: setting for setting in _settings()}
"""All settings by key path, in the order of ``config.yaml``."""

SECTIONS: Final = tuple(dict.fromkeys(setting.section for setting in SETTINGS.values() if setting.section))
"""The sections, in the order of ``config.yaml``."""


def names_in(section: str) -> tuple[str, ...]:
    """The keys that ``section`` may hold; the top, whose name is empty, holds the sections too."""
    own = tuple(setting.name for setting in SETTINGS.values() if setting.section == section)
    return own if section else (*own, *SECTIONS)
