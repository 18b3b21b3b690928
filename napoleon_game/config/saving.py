"""Writing what a person changed into that person's file."""

from pathlib import Path
from typing import Final

from napoleon_game.config.atomic import write_atomically
from napoleon_game.config.document import DocumentError
from napoleon_game.config.editing import EditError, edit
from napoleon_game.config.files import read_text
from napoleon_game.config.kinds import Value
from napoleon_game.config.schema import Config
from napoleon_game.config.settings import SETTINGS
from napoleon_game.core.errors import NapoleonError

HEADER: Final = """\
# Your settings for Napoleon. What does not stand here is as in the config.yaml of the program, which
# explains every setting.
"""
"""What a new file of settings begins with."""


class SettingsFileError(NapoleonError):
    """The settings cannot be saved; the file is as it was."""

    def __init__(self, file: Path, line: int | None, reason: str) -> None:
        """Say which ``file`` cannot be written, which ``line`` of it (from 1) is to blame if any, and why."""
        place = f"{file}, line {line}" if line else str(file)
        super().__init__(f"{place}: the settings cannot be saved: {reason}")
        self.file, self.line, self.reason = file, line, reason


def changes(before: Config, after: Config) -> dict[str, Value]:
    """The settings that differ, by key path, with their values in ``after``."""
    return {
        key: setting.of(after) for key, setting in SETTINGS.items() if setting.of(before) != setting.of(after)
    }


def save(file: Path, before: Config, after: Config) -> None:
    """Write the settings that a person changed, and no others, into ``file``, which may be missing.

    Comments, order and unknown keys stay. Where the file cannot be read or holds no YAML, it is left to
    the person to mend: nothing is overwritten.

    Raises:
        SettingsFileError: the settings cannot be saved; the file is as it was.
    """
    changed = changes(before, after)
    if not changed:
        return
    try:
        text = read_text(file)
        new = edit(HEADER if text is None else text, changed)
        if new != text:
            write_atomically(file, new.encode("utf-8"))
    except DocumentError as error:
        raise SettingsFileError(file, error.line, error.problem.value.format(error.reason)) from None
    except EditError as error:
        raise SettingsFileError(file, error.line, error.reason) from None
    except (OSError, RuntimeError) as error:  # RuntimeError: links that lead in a circle
        reason = (isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__
        raise SettingsFileError(file, None, reason) from error
