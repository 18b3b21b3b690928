"""Line breaks. Widths are counted in half-width characters: kana and kanji are two wide."""

import re
import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.rules_page import rules_page
from napoleon_game.i18n.wrapping import NEVER_FIRST, NEVER_LAST, ellipsize, ends_phrase, may_break, wrap


def width_of(text: str) -> float:
    """Two for a wide character, one for any other."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def lines(text: str, width: float) -> list[str]:
    return wrap(text, width, width_of)


TEXTS = st.text("あア漢字ー、。「」（）っ！？…—♠♥A10Qa'’“”,.%- 　枚点第が\u3099\u200d", max_size=60)
WIDTHS = st.integers(1, 24)


# Examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("絵札を取り合います", 10, ["絵札を取り", "合います"]),
        ("絵札を取る。", 10, ["絵札を取", "る。"]),
        ("ルールは「競り」", 10, ["ルールは", "「競り」"]),
        ("チームデッキ", 6, ["チーム", "デッキ"]),
        ("デッキ", 4, ["デッ", "キ"]),
        ("宣言する12枚", 10, ["宣言する", "12枚"]),
        ("合わせて9,000点です", 12, ["合わせて", "9,000点です"]),
        ("これが第3局です", 10, ["これが", "第3局です"]),
        ("♠Aと♥10が同じ", 6, ["♠Aと", "♥10が", "同じ"]),
        ("♠Aと♥Qが同じ", 7, ["♠Aと♥Q", "が同じ"]),
        ("The joker was led", 9, ["The joker", "was led"]),
        ("one two", 20, ["one two"]),
        ("one\n\ntwo", 20, ["one", "", "two"]),
        ("counterclockwise", 8, ["counterc", "lockwise"]),
        ("a counterclockwise b", 8, ["a", "counterc", "lockwise", "b"]),
        ("よろめき！ ♥Qが勝ち", 12, ["よろめき！", "♥Qが勝ち"]),
        ("Your turn — play", 9, ["Your", "turn —", "play"]),
        ("", 10, [""]),
        ("  ", 10, [""]),
        ("  in", 10, ["  in"]),
        ("あ。。。。", 4, ["あ。", "。。", "。"]),
    ],
)
def test_examples(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


def test_a_no_break_space_holds_together() -> None:
    assert lines("one two\u00a0three", 10) == ["one", "two\u00a0three"]


@pytest.mark.parametrize(
    "text",
    [
        "絵札を|取り合います",
        "ここまでの|手がかり",
        "勝ちます。|ここから",
        "台札と|同じ",
        "出ると、|♥Qの",
        "持っている|人は",
        "取れる|カード",
    ],
)
def test_a_phrase_ends_here(text: str) -> None:
    assert ends_phrase(*text.split("|"))


@pytest.mark.parametrize(
    "text",
    [
        "切り|札",
        "捨て|札",
        "出|ると",
        "できま|す",
        "お|手本",
        "ここでお|手本",
        "カー|ド",
        "20|通り",
        "絵|札",
        "The joker| was led",
        "|始め",
        "終わり。|",
    ],
)
def test_no_phrase_ends_here(text: str) -> None:
    assert not ends_phrase(*text.split("|"))


# Properties --------------------------------------------------------------------------------------------


@given(TEXTS, WIDTHS)
def test_nothing_is_lost_but_spaces_at_breaks(text: str, width: int) -> None:
    assert re.fullmatch(" *" + " *".join(map(re.escape, lines(text, width))) + " *", text)


@given(TEXTS, WIDTHS)
def test_no_line_is_wider_than_asked_unless_it_is_one_character(text: str, width: int) -> None:
    assert all(width_of(line) <= width or len(line) == 1 for line in lines(text, width))


@given(TEXTS, WIDTHS)
def test_lines_begin_and_end_as_kinsoku_wants_unless_there_is_no_other_way(text: str, width: int) -> None:
    for line, following in pairwise(lines(text, width)):
        if may_break(line[-1], following[0]):
            assert following[0] not in NEVER_FIRST
            assert line[-1] not in NEVER_LAST
        else:
            whole = re.sub(" +", "", line)
            assert not any(may_break(*pair) for pair in pairwise(whole)), "there was a better place"


@given(st.lists(TEXTS, min_size=1, max_size=4), WIDTHS)
def test_newlines_are_kept(paragraphs: list[str], width: int) -> None:
    assert lines("\n".join(paragraphs), width) == [line for text in paragraphs for line in lines(text, width)]


@given(st.lists(st.from_regex(r"[A-Za-z0-9♠♥]{1,10}", fullmatch=True), min_size=1), st.integers(10, 30))
def test_words_that_fit_stay_whole(words: list[str], width: int) -> None:
    assert " ".join(lines(" ".join(words), width)).split() == words


@given(st.lists(st.from_regex(r"[あ漢]{1,4}[1-9][0-9]?[枚点回]", fullmatch=True)), st.integers(8, 30))
def test_numbers_stay_with_their_counters(parts: list[str], width: int) -> None:
    text = "".join(parts)
    assert re.findall(r"\d+.", "\n".join(lines(text, width))) == re.findall(r"\d+.", text)


@given(TEXTS, st.integers(1, 200))
def test_what_fits_is_one_line(text: str, width: int) -> None:
    if width_of(text) <= width:
        assert lines(text, width) == [text.rstrip(" ")]


@given(TEXTS, WIDTHS)
def test_wrapping_again_changes_nothing(text: str, width: int) -> None:
    once = lines(text.strip(" "), width)
    assert lines("\n".join(once), width) == once


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 88])
def test_the_rules_are_set_without_a_fault(language: Language, width: int) -> None:
    for _, text in rules_page(Catalogue(language)):
        broken = lines(text, width)
        assert all(width_of(line) <= width for line in broken)
        assert not any(line[0] in NEVER_FIRST or line[-1] in NEVER_LAST for line in broken)


@given(TEXTS, st.integers(0, 60))
def test_ellipsize_fits(text: str, width: int) -> None:
    short = ellipsize(text, width, width_of)
    assert width_of(short) <= width
    if width_of(text) <= width:
        assert short == text
    elif short:
        assert short.endswith("…")
        assert text.startswith(short[:-1])


def test_ellipsize_examples() -> None:
    assert ellipsize("ハルカとケンジ", 9, width_of) == "ハルカと…"
    assert ellipsize("one two", 5, width_of) == "one…"
    assert ellipsize("one", 0, width_of) == ""
