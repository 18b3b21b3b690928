"""Where settings lie, and the text of a file of them."""

import stat
from pathlib import Path
from typing import Final

from napoleon_game.config.document import DocumentError
from napoleon_game.config.notices import Problem

MAX_BYTES: Final = 2**20
"""The largest file that is read."""

_BOM: Final = "\ufeff"


def user_file() -> Path:
    """The path of a person's own settings, in the folder that the system has for them."""
    from platformdirs import user_config_path  # only the program itself asks; tests bring their own

    return user_config_path("napoleon-game", appauthor=False) / "config.yaml"


def read_text(path: Path) -> str | None:
    """The text of ``path`` with its line ends as they are; ``None`` if there is no such file.

    Raises:
        DocumentError: it cannot be read, or is no text.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DocumentError(Problem.UNREADABLE, None, "a folder" if path.is_dir() else "not a plain file")
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise DocumentError(Problem.UNREADABLE, None, error.strerror or type(error).__name__) from None
    except ValueError as error:  # a path with a null character
        raise DocumentError(Problem.UNREADABLE, None, str(error)) from None
    if len(raw) > MAX_BYTES:
        raise DocumentError(Problem.TOO_LARGE, None, f"more than {MAX_BYTES} bytes")
    try:
        return raw.decode("utf-8").removeprefix(_BOM)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DocumentError(Problem.NOT_TEXT, line, f"byte 0x{raw[error.start]:02x}") from None
