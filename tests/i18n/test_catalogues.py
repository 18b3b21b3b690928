"""The texts themselves: both languages complete, in the vocabulary, and drawable."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.resources import as_file
from typing import Final

import pygame
import pytest

from napoleon_game.config.notices import Problem
from napoleon_game.config.schema import Config, Page
from napoleon_game.i18n.catalogue import SUBJECTS, Catalogue
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.names import RANKS, SYMBOLS
from napoleon_game.i18n.rules_page import SECTIONS, rules_page
from napoleon_game.i18n.wrapping import ELLIPSIS
from tests.i18n import messages

CATALOGUES: Final = {language: messages.patterns(language) for language in LANGUAGES}
OTHERS: Final = [language for language in LANGUAGES if language != "ja"]

FORBIDDEN: Final[dict[Language, str]] = {
    "ja": "切札|きりふだ|トランプ札|副将|参謀|副カード|ビッド|ビット|コントラクト|ディクレアラー|"
    "デクレアラー|パートナー|オールマイティ|マイティー|正J|裏J|表ジャック|本ジャック|逆ジャック|セイムツー|セイム２|セーム|ヨロメキ|"
    "ナポレオン側|連合側|連合国|同盟|敵軍|役札|点札|得点札|絵カード|絵フダ|キティ|残り札|場札|捨札|ディスカード|"
    "スーツ|組札|クローバー|ダイヤモンド|ハーツ|完勝|パーフェクト|目標枚数|リード|回戦|ラウンド",
    "en": "(?i:manille|declar|partner|lieutenant|aides?-de|secretary|deputy|face card|court card|honou?r|"
    "point card|talon|widow|skat|bower|alliance|coalition|napoleon’s side|team|wager|opponent|"
    "color|left.?over|grand slam|goal|auctioneer|coloni)"
    "|mighty|allied|napoleon|yoromeki card|suit led|fool",
}
"""Words that are wrong here, because the vocabulary of ``docs/rules.md`` has another."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts_with_the_same_variables(language: Language) -> None:
    ours, theirs = CATALOGUES["ja"], CATALOGUES[language]
    assert ours.keys() == theirs.keys()
    for key in ours:
        assert messages.variables(key, ours) == messages.variables(key, theirs), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_formatted(language: Language) -> None:
    catalogue = Catalogue(language)
    for key in CATALOGUES[language]:
        for arguments in messages.samples(messages.variables(key, CATALOGUES[language])):
            text = catalogue(key, **arguments)
            assert text, key
            assert "{" not in text, key
            assert not re.search("[\u2066-\u2069\u200e\u200f]", text), "isolation marks have no glyph"
            for value in arguments.values():
                assert not isinstance(value, str) or value in text, (key, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_keep_their_words_apart(language: Language) -> None:
    """No text has doubled or dangling blanks, whatever is put in."""
    catalogue = Catalogue(language)
    for key in CATALOGUES[language].keys() - {"list-separator", "card-separator"}:
        for arguments in messages.samples(messages.variables(key, CATALOGUES[language])):
            for line in catalogue(key, **arguments).split("\n"):
                assert line == line.strip(), key
                assert "  " not in line, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_the_vocabulary(language: Language) -> None:
    for key, pattern in CATALOGUES[language].items():
        for text in messages.texts(pattern):
            assert not (found := re.search(FORBIDDEN[language], text)), f"{key}: {found}"


def test_japanese_uses_japanese_punctuation() -> None:
    for key, pattern in CATALOGUES["ja"].items():
        for text in messages.texts(pattern):
            assert not re.search(r"[!?():;'\"]|,(?!\d)", text), key
            assert not re.search(r"[。、] |[ぁ-ん] [ぁ-ん]|[０-９Ａ-Ｚａ-ｚ]", text), key


@pytest.mark.parametrize("language", OTHERS)
def test_only_japanese_is_written_in_japanese(language: Language) -> None:
    for key in CATALOGUES[language].keys() - {"setting-language-ja"}:
        for text in messages.texts(CATALOGUES[language][key]):
            assert not re.search("[\u3000-\u9fff\uff00-\uffef]", text), key


@cache
def _characters() -> frozenset[str]:
    """Every character that the program itself can put on the screen."""
    found = set(ELLIPSIS).union(*SYMBOLS.values(), *RANKS.values(), map(chr, range(0x21, 0x7F)))
    for catalogue in CATALOGUES.values():
        for pattern in catalogue.values():
            found.update(*messages.texts(pattern))
    return frozenset(char for char in found if not char.isspace())


@pytest.mark.parametrize("package", ["noto_cjk_sans_jp_regular", "noto_cjk_sans_jp_bold"])
def test_the_fonts_have_a_glyph_for_every_character(package: str) -> None:
    """A character without a glyph is drawn like U+E123, for which no font has one."""
    pygame.font.init()
    with as_file(import_module(package).FONT_PATH) as path:
        font = pygame.font.Font(path, 24)

    def drawn(char: str) -> bytes:
        return pygame.image.tobytes(font.render(char, antialias=True, color="white"), "RGBA")

    missing = drawn("\ue123")
    assert drawn("\ue124") == missing
    assert len(_characters()) > 400
    assert [char for char in sorted(_characters()) if drawn(char) == missing] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_all_its_sections(language: Language) -> None:
    page = rules_page(Catalogue(language))
    assert [section.title for section in page] != []
    assert all(section.text for section in page)
    named = {key.removeprefix("rules-") for key in CATALOGUES[language] if key.startswith("rules-")}
    assert {name for name in named if "." not in name} == {"title", *SECTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_states_the_numbers_of_the_rules(language: Language) -> None:
    text = "\n".join(section.text for section in rules_page(Catalogue(language)))
    for number in ("53", "13", "20", "12", "9,000", "6,000", "15,000", "5,000", "4,000", "♠A", "♥Q", "♠20"):
        assert number in text


def test_keys_name_their_file() -> None:
    """A translator finds a key by its beginning; one subject's keys stand in one file."""
    assert len(SUBJECTS) == len(set(SUBJECTS))
    for language, catalogue in CATALOGUES.items():
        for key in catalogue:
            assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*(\.[a-z]+)?", key), (language, key)


def _settings(section: object, path: str) -> Iterator[str]:
    """The catalogue keys of all settings below a path of ``config.yaml``, and of their named values."""
    assert is_dataclass(section)
    for field in fields(section):
        value, key = getattr(section, field.name), f"{path}-{field.name}".replace("_", "-")
        if is_dataclass(value):
            yield from _settings(value, key)
            continue
        yield key
        if isinstance(value, Enum):
            yield from (f"{key}-{choice.value}".replace("_", "-") for choice in type(value))


def test_every_setting_and_each_of_its_values_has_a_name() -> None:
    assert set(_settings(Config(), "setting")) <= CATALOGUES["ja"].keys()
    assert {f"settings-page-{page.value}" for page in Page} <= CATALOGUES["ja"].keys()


def test_every_problem_of_the_settings_has_a_text() -> None:
    names = {f"config-{problem.name.lower().replace('_', '-')}" for problem in Problem}
    assert names == {key for key in CATALOGUES["ja"] if key.startswith("config-")}
