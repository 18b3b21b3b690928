"""What a person is told about settings that cannot be used as they stand."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from napoleon_game.config.settings import Setting


class Problem(Enum):
    """What is wrong; the values say it in English, with what was found put in."""

    WRONG_VALUE = "{} is not allowed"
    NOT_A_SECTION = "{} is no section of settings"
    UNKNOWN_KEY = "there is no such setting"
    DUPLICATE_KEY = "the key stands twice, first in {}"
    NOT_YAML = "the file cannot be read as YAML: {}"
    NOT_TEXT = "the file is not UTF-8 text: {}"
    TOO_LARGE = "the file is too large: {}"
    UNREADABLE = "the file cannot be read: {}"


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing that is wrong with the settings, and what is done instead.

    Attributes:
        problem: what is wrong, for messages in any language.
        source: where it stands: a file's path, an environment variable or the command line.
        file: the file, if it is one.
        line: the line in that file, from 1; ``None`` where no line is to blame.
        key: the key path, such as ``match.names[2]``; empty for a whole file.
        found: what stands there, in few words.
        allowed: what is allowed there, or the keys that are known; empty where nothing helps.
        used: the value that is used instead of a wrong one, as it stands in YAML; empty elsewhere.
        setting: the setting that is concerned, whose kind says what is allowed to any language; ``None``
            where it is none or many.
    """

    problem: Problem
    source: str
    file: Path | None
    line: int | None
    key: str
    found: str = ""
    allowed: str = ""
    used: str = ""
    setting: Setting | None = None

    def __str__(self) -> str:
        place = f"{self.source}, line {self.line}" if self.line else self.source
        key = f"{self.key}: " if self.key else ""
        expected = f": expected {self.allowed}" if self.allowed else ""
        instead = _INSTEAD.get(self.problem, "nothing in it is used").format(self.used)
        return f"{place}: {key}{self.problem.value.format(self.found)}{expected}; {instead}"


_INSTEAD: Final = {
    Problem.WRONG_VALUE: "{} is used",
    Problem.NOT_A_SECTION: "it is ignored",
    Problem.UNKNOWN_KEY: "it is ignored",
    Problem.DUPLICATE_KEY: "the last one counts",
}
"""What is done instead, where it is not the whole file that is ignored."""
