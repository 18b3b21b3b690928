"""The languages there are, and which one to speak."""

import locale
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args

Language = Literal["ja", "en"]
"""A language with a catalogue, as its ISO 639 code."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

FALLBACK: Final[Language] = "en"
"""Spoken where the system asks for a language that has no catalogue."""

LanguageSetting = Literal["auto", "ja", "en"]
"""What a person may choose: a language, or the system's."""

_SILENT: Final = frozenset({"", "c", "posix"})
"""Locales that ask for no language."""

_WINDOWS_NAMES: Final[dict[str, Language]] = {"japanese": "ja", "english": "en"}
"""Windows gives ``Japanese_Japan`` where others give ``ja_JP``."""

_WINDOWS_CODES: Final[dict[int, str]] = {0x11: "ja", 0x09: "en"}
"""The lower ten bits of a Windows language identifier."""


def choose_language(setting: LanguageSetting, locales: Iterable[str]) -> Language:
    """The language to speak: the chosen one, or for ``auto`` that of the first locale which names one.

    ``locales`` are texts such as ``ja_JP.UTF-8``, best first: what :func:`system_locales` finds.
    """
    if setting != "auto":
        return setting
    for text in locales:
        name = text.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
        if name not in _SILENT:
            return _named(name)
    return FALLBACK


def _named(name: str) -> Language:
    for language in LANGUAGES:
        if name == language:
            return language
    return _WINDOWS_NAMES.get(name, FALLBACK)


def system_locales(environment: Mapping[str, str] | None = None) -> list[str]:
    """The locales that this system asks for, best first: environment, Windows, Python's own.

    ``environment`` stands in for ``os.environ``.
    """
    variables = os.environ if environment is None else environment
    found = [part for part in variables.get("LANGUAGE", "").split(":") if part]
    found += [variables[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(key)]
    found += [text for text in (windows_language(), locale.getlocale()[0]) if text]
    return found


def windows_language() -> str | None:
    """The language of the Windows user interface; ``None`` elsewhere, or if it is none of ours."""
    code = 0
    if sys.platform == "win32":
        import ctypes

        code = ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF
    return _WINDOWS_CODES.get(code)
