"""The kinds of value a setting can have: how each is read from text, written, and told in words.

Reading goes by the kind, never by what YAML would make of the text: so ``off`` is a word where a word is
expected and false where a truth value is, and a player may be called ``No``.
"""

import json
import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final

Value = bool | int | float | str | Enum | tuple[str, ...]
"""The value of a setting."""

_TRUE: Final = frozenset({"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"})
_FALSE: Final = frozenset({"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"})
_WHOLE: Final = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})")
_DECIMAL: Final = re.compile(r"[+-]?([0-9]{1,18}(\.[0-9]{0,18})?|\.[0-9]{1,18})")
_PLAIN: Final = re.compile(r"[^\W\d_]\w*( \w+)*")
_MEANS_SOMETHING: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of how some scripts and emoji are written."""


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false; YAML's other words for it (yes, no, on, off) are read as well."""

    @property
    def short(self) -> str:
        """What is allowed, as briefly as a comment has it."""
        return "true | false"

    @property
    def allowed(self) -> str:
        """What is allowed, for the end of "expected …"."""
        return "true or false"

    def read(self, text: str, *, quoted: bool) -> bool | None:
        """The value that ``text`` stands for; ``None`` if it stands for none."""
        if quoted:
            return None
        return True if text in _TRUE else False if text in _FALSE else None

    def write(self, value: Value) -> str:
        """The value as it stands in YAML."""
        return "true" if value else "false"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from ``low`` to ``high``, in decimal digits."""

    low: int
    high: int

    @property
    def short(self) -> str:
        """What is allowed, as briefly as a comment has it."""
        return f"{self.low}-{self.high}"

    @property
    def allowed(self) -> str:
        """What is allowed, for the end of "expected …"."""
        return f"a whole number from {self.low} to {self.high}"

    def read(self, text: str, *, quoted: bool) -> int | None:
        """The value that ``text`` stands for; ``None`` if it stands for none."""
        if quoted or not _WHOLE.fullmatch(text):
            return None
        return value if self.low <= (value := int(text)) <= self.high else None

    def write(self, value: Value) -> str:
        """The value as it stands in YAML."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Decimal:
    """A number from ``low`` to ``high``, with a point or without."""

    low: float
    high: float

    @property
    def short(self) -> str:
        """What is allowed, as briefly as a comment has it."""
        return f"{self.low}-{self.high}"

    @property
    def allowed(self) -> str:
        """What is allowed, for the end of "expected …"."""
        return f"a number from {self.low} to {self.high}"

    def read(self, text: str, *, quoted: bool) -> float | None:
        """The value that ``text`` stands for; ``None`` if it stands for none."""
        if quoted or not _DECIMAL.fullmatch(text):
            return None
        return value if self.low <= (value := float(text)) <= self.high else None

    def write(self, value: Value) -> str:
        """The value as it stands in YAML."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the members of ``of``, by their values, which are words."""

    of: type[Enum]

    @property
    def words(self) -> tuple[str, ...]:
        """The words to choose from, in order."""
        return tuple(str(member.value) for member in self.of)

    @property
    def short(self) -> str:
        """What is allowed, as briefly as a comment has it."""
        return " | ".join(self.words)

    @property
    def allowed(self) -> str:
        """What is allowed, for the end of "expected …"."""
        *first, last = self.words
        return f"{', '.join(first)} or {last}"

    def read(self, text: str, *, quoted: bool) -> Enum | None:  # noqa: ARG002  # a quoted word is that word
        """The value that ``text`` stands for; ``None`` if it stands for none."""
        return next((member for member in self.of if member.value == text), None)

    def write(self, value: Value) -> str:
        """The value as it stands in YAML."""
        return str(value.value) if isinstance(value, Enum) else str(value)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of 1 to ``longest`` characters, all of them visible; blanks around it do not count."""

    longest: int

    @property
    def short(self) -> str:
        """What is allowed, as briefly as a comment has it."""
        return f"1-{self.longest} characters"

    @property
    def allowed(self) -> str:
        """What is allowed, for the end of "expected …"."""
        return f"a text of 1 to {self.longest} visible characters"

    def read(self, text: str, *, quoted: bool) -> str | None:
        """The value that ``text`` stands for; ``None`` if it stands for none."""
        value = text.strip()
        if not 1 <= len(value) <= self.longest or (value == "~" and not quoted):
            return None
        return value if all(map(_visible, value)) else None

    def write(self, value: Value) -> str:
        """The value as it stands in YAML."""
        text = str(value)
        if _PLAIN.fullmatch(text) and text.lower() not in _MEANS_SOMETHING:
            return text
        return json.dumps(text, ensure_ascii=False)


ScalarKind = Flag | Whole | Decimal | Choice | Text


@dataclass(frozen=True, slots=True)
class Texts:
    """A list of exactly ``length`` texts.

    Attributes:
        length: how many.
        item: what each of them may be.
        what: what they are, in the plural.
    """

    length: int
    item: Text
    what: str

    @property
    def short(self) -> str:
        """What is allowed, as briefly as a comment has it."""
        return f"{self.length} {self.what}, each of {self.item.short}"

    @property
    def allowed(self) -> str:
        """What is allowed, for the end of "expected …"."""
        return f"a list of {self.length} {self.what}"

    def write(self, value: Value) -> str:
        """The value as it stands in YAML."""
        items = value if isinstance(value, tuple) else (str(value),)
        return f"[{', '.join(map(self.item.write, items))}]"


Kind = ScalarKind | Texts


def _visible(letter: str) -> bool:
    """Whether a letter can be drawn: no control or format character, no half of a surrogate pair."""
    return letter in _JOINERS or unicodedata.category(letter) not in _INVISIBLE


_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
