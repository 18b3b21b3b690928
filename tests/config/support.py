"""Files of settings for tests, and what is read from them."""

from collections.abc import Mapping
from pathlib import Path

from hypothesis import strategies as st

from napoleon_game.config.document import parse
from napoleon_game.config.kinds import Choice, Decimal, Flag, Kind, Text, Texts, Value, Whole
from napoleon_game.config.loading import Loaded, load
from napoleon_game.config.notices import Notice
from napoleon_game.config.reading import read_value
from napoleon_game.config.schema import Config
from napoleon_game.config.settings import SETTINGS


def write(path: Path, content: str | bytes) -> Path:
    """Write a file as it stands, line ends included."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return path


def read(
    path: Path,
    *,
    environment: Mapping[str, str] | None = None,
    overrides: Mapping[str, str] | None = None,
) -> Loaded:
    """Read the settings of a file that must be there, without the environment of the test run."""
    return load(path, environment=environment or {}, overrides=overrides)


def read_content(folder: Path, content: str | bytes) -> Loaded:
    """Read settings from what would stand in a person's file."""
    return read(write(folder / "config.yaml", content))


def only_notice(loaded: Loaded) -> Notice:
    """The one notice there is."""
    (notice,) = loaded.notices
    return notice


def value(config: Config, key: str) -> Value:
    """The value of the setting with a key path."""
    return SETTINGS[key].of(config)


def assert_valid(config: Config) -> None:
    """Hold every value against its kind: as it would be written, it must read back the same."""
    for key, setting in SETTINGS.items():
        node = parse(setting.kind.write(setting.of(config)))
        assert node is not None, key
        assert read_value(setting.kind, node) == setting.of(config), key
        assert type(setting.of(config)) is type(setting.default), key


def values_of(kind: Kind) -> st.SearchStrategy[Value]:
    """All values that a kind allows."""
    match kind:
        case Flag():
            return st.booleans()
        case Whole(low, high):
            return st.integers(low, high)
        case Decimal(low, high):
            return st.integers(round(low * 100), round(high * 100)).map(lambda hundredths: hundredths / 100)
        case Choice(of):
            return st.sampled_from(list(of))
        case Text():
            return st.text(min_size=1, max_size=kind.longest).filter(
                lambda text: kind.read(text, quoted=True) == text
            )
        case Texts():
            items = st.lists(values_of(kind.item), min_size=kind.length, max_size=kind.length)
            return items.map(lambda texts: tuple(map(str, texts)))
