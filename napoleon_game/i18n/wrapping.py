"""Line breaks by the rules of Japanese typesetting (kinsoku), for text that may be English as well."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

Measure = Callable[[str], float]
"""The width of a text on one line, in any unit."""

ELLIPSIS: Final = "…"

NEVER_FIRST: Final = frozenset(
    "、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々〻ー゠–—‐〜～…‥"
    "）〕］｝〉》」』】〙〗〟｠»’”"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    "｡､･ｰ｣ﾞﾟｧｨｩｪｫｬｭｮｯ"
    ",.:;?!)]}%‰°℃％"
)
"""What may not begin a line (行頭禁則)."""

NEVER_LAST: Final = frozenset("（〔［｛〈《「『【〘〖〝｟«‘“「([{第￥＄＃")
"""What may not end a line (行末禁則); 第 belongs to the number behind it."""

COUNTERS: Final = frozenset("枚点回局人位本巡番目手秒分色つ倍ト")
"""What stays with a number before it; ト begins トリック."""

PAUSES: Final = frozenset("、。！？：」）")
"""After these, lines of Japanese part best: a break elsewhere may fall into a word."""

_PARTICLES: Final = frozenset("のをはがにでともへやか")
"""A single kana between two words that is neither the end of a verb (切り札) nor polite (お手本)."""


def wrap(text: str, width: float, measure: Measure) -> list[str]:
    """The lines of ``text``, none wider than ``width`` as far as single characters allow.

    A line ends where the text has a newline; else at spaces, which then vanish, or beside a Japanese
    character where kinsoku allows it. Words, numbers, and a number with its counter stay together, unless
    they are wider than a line.
    """
    return [line for paragraph in text.split("\n") for line in _wrap_paragraph(paragraph, width, measure)]


def ellipsize(text: str, width: float, measure: Measure) -> str:
    """``text`` if it fits, else as much of its beginning as fits before an ellipsis; perhaps nothing."""
    if measure(text) <= width:
        return text
    for end in range(len(text) - 1, -1, -1):
        if end and _joined(text[end]):
            continue
        cut = text[:end].rstrip() + ELLIPSIS
        if measure(cut) <= width:
            return cut
    return ""


def may_break(before: str, after: str) -> bool:
    """Whether kinsoku lets a line end with the character ``before`` and the next begin with ``after``."""
    return not (
        before in NEVER_LAST
        or after in NEVER_FIRST
        or _joined(after)
        or (before.isdigit() and after in COUNTERS)
        or before == "\u200d"
    )


def ends_phrase(before: str, after: str) -> bool:
    """Whether a phrase of Japanese (文節) is likely to end between the texts ``before`` and ``after``.

    That is so at a pause, and where kana are over and something else begins: they close a phrase. One kana
    alone does so if it is a particle; otherwise it may hold a word together, as in 切り札.
    """
    if not before or not after:
        return False
    if before[-1] in PAUSES:
        return True
    if not _is_kana(before[-1]) or _is_kana(after[0]):
        return False
    kana = before[len(before.rstrip(_KANA)) :]
    return kana[-1] not in "おご" and (len(kana) > 1 or kana in _PARTICLES)


def _is_kana(char: str) -> bool:
    return char in _KANA


_KANA: Final = "".join(chr(code) for code in range(0x3041, 0x3097))
"""Hiragana."""


def _joined(char: str) -> bool:
    """Whether a character is drawn onto the one before it."""
    return char == "\u200d" or unicodedata.category(char) in ("Mn", "Me")


def _wide(char: str) -> bool:
    """Whether lines may break beside a character without a space: kana, kanji and their punctuation."""
    return unicodedata.east_asian_width(char) in ("W", "F", "H")


def _units(paragraph: str) -> Iterator[tuple[str, str]]:
    """The pieces that lines are made of, each with the spaces behind it that vanish at a line's end."""
    start, place = 0, len(paragraph) - len(paragraph.lstrip(" "))  # spaces at the beginning are meant
    while place < len(paragraph):
        end = place + 1
        behind = end
        while behind < len(paragraph) and paragraph[behind] == " ":
            behind += 1
        if behind == len(paragraph):
            yield paragraph[start:end], paragraph[end:behind]
            return
        before, after = paragraph[place], paragraph[behind]
        open_here = behind > end or _wide(before) or _wide(after)
        if open_here and may_break(before, after):
            yield paragraph[start:end], paragraph[end:behind]
            start = behind
        place = behind


def _wrap_paragraph(paragraph: str, width: float, measure: Measure) -> Iterator[str]:
    """Fill line after line with as many pieces as fit; at least one line."""
    line = gap = ""
    for unit, spaces in _units(paragraph):
        if line and measure(line + gap + unit) <= width:
            line, gap = line + gap + unit, spaces
            continue
        if line:
            yield line
        *full, line = _split(unit, width, measure)
        yield from full
        gap = spaces
    yield line


def _split(unit: str, width: float, measure: Measure) -> Iterator[str]:
    """A piece that is wider than a line, cut to fit: where kinsoku allows it, or else anywhere."""
    while len(unit) > 1 and measure(unit) > width:
        fitting = 1
        while fitting + 1 < len(unit) and measure(unit[: fitting + 1]) <= width:
            fitting += 1
        good = (cut for cut in range(fitting, 0, -1) if _may_cut(unit, cut))
        cut = next(good, fitting)
        piece, unit = unit[:cut].rstrip(" "), unit[cut:].lstrip(" ")
        if piece:
            yield piece
    yield unit


def _may_cut(unit: str, cut: int) -> bool:
    """Whether kinsoku allows a piece to be cut before the character at ``cut``, were it a place to break."""
    before, after = unit[:cut].rstrip(" "), unit[cut:].lstrip(" ")
    return bool(before and after) and may_break(before[-1], after[0])
