"""Words that keep to their room: smaller where they are too long, and without orphans where they wrap."""

from typing import Final

from napoleon_game.i18n.wrapping import PAUSES, ends_phrase, may_break
from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.view.geometry import Rect

_SMALLER: Final = ("display", "title", "body", "caption", "tiny")
_LETTERS: Final = 0.75
"""The part of a line's height that letters fill."""

TIGHT: Final = 0.86
"""How much closer two lines stand where room is scarce."""

_LAST_LINE: Final = 0.4
"""How much of a line the last one of a paragraph is to fill."""

_COLON: Final = ": "
"""The same in English, where a comma is no reason to break."""

_NEAR: Final = 8
"""Characters by which a line may end earlier for a phrase's sake."""

_FIRST_LINE: Final = 0.5
"""How much of a line the first of two is to fill if it ends with one of them."""


def fitting(canvas: Canvas, text: str, room: Rect, style: str, *, bold: bool = False) -> str:
    """The style for a text that must not be cut: ``style``, or a smaller one where it is too large."""
    after = _SMALLER.index(style) + 1 if style in _SMALLER else 0
    styles = [style, *_SMALLER[after:]]
    for one in styles:
        high = canvas.line_height(one) * _LETTERS > room.h
        if not high and canvas.measure(text, one, bold=bold) <= room.w:
            return one
    return styles[-1]


def label(
    canvas: Canvas,
    text: str,
    room: Rect,
    style: str = "body",
    color: str = "text",
    *,
    align: Align = "left",
    bold: bool = False,
) -> float:
    """One line, in smaller letters where it would be cut; returns its width in design units."""
    fit = fitting(canvas, text, room, style, bold=bold)
    return canvas.text(text, room, fit, color, align=align, bold=bold)


def snug(
    canvas: Canvas,
    text: str,
    room: Rect,
    style: str = "body",
    color: str = "text",
    *,
    align: Align = "left",
    bold: bool = False,
) -> None:
    """One line, in smaller letters where it would be cut; two of the smallest if it is too long even so."""
    fit = fitting(canvas, text, room, style, bold=bold)
    lines = [text]
    if canvas.measure(text, fit, bold=bold) > room.w:
        first, *rest = canvas.wrap(text, room.w, fit, bold=bold)
        lines = [first, text[len(first) :].strip()] if rest else lines
    height = canvas.line_height(fit) * TIGHT
    top = room.centre.y - height * len(lines) / 2
    for row, line in enumerate(lines):
        place = Rect(room.x, top + row * height, room.w, height)
        canvas.text(line, place, fit, color, align=align, bold=bold)


def balanced_lines(
    canvas: Canvas, text: str, width: float, style: str = "body", *, bold: bool = False
) -> list[str]:
    """The lines of one paragraph, wrapped a little earlier where the last would be an orphan.

    Two lines part at a pause of the sentence, if there is one far enough in the first; else lines of Japanese
    end with a phrase, if one ends near enough.
    """
    lines = canvas.wrap(text, width, style, bold=bold)
    if len(lines) < 2:
        return lines
    if len(lines) == 2 and (parted := _parted(canvas, text, width, style, bold=bold)):
        return parted
    for tried in range(int(width), int(width * 0.6), -12):
        wrapped = canvas.wrap(text, tried, style, bold=bold)
        if len(wrapped) > len(lines):
            break
        lines = wrapped
        if canvas.measure(lines[-1], style, bold=bold) > _LAST_LINE * tried:
            break
    return lines if "\n" in text else _by_phrases(canvas, text, lines, width, style, bold=bold)


def _by_phrases(
    canvas: Canvas, text: str, lines: list[str], width: float, style: str, *, bold: bool
) -> list[str]:
    """As many lines, each of which ends with a phrase if one ends a few characters before its end."""
    kept: list[str] = []
    while len(lines) > 1:
        line = lines[0]
        ends = range(len(line), max(0, len(line) - _NEAR), -1)
        for end in ends:
            rest = text[end:].lstrip(" ")
            if not ends_phrase(text[:end], rest) or not may_break(text[end - 1], rest[0]):
                continue
            wrapped = canvas.wrap(rest, width, style, bold=bold)
            if len(wrapped) < len(lines):
                line, lines = text[:end], [line, *wrapped]
            break
        kept.append(line)
        text, lines = text[len(line) :].lstrip(" "), lines[1:]
    return [*kept, *lines]


def _parted(canvas: Canvas, text: str, width: float, style: str, *, bold: bool) -> list[str]:
    """Two lines that part at a pause; none if there is no good one."""
    for end in range(len(text) - 1, 0, -1):
        first, second = text[:end], text[end:].lstrip(" ")
        pause = first[-1] in PAUSES or text[end - 1 : end + 1] == _COLON
        if pause and second and may_break(first[-1], second[0]):
            used, left = (canvas.measure(line, style, bold=bold) for line in (first, second))
            if used <= width * _FIRST_LINE:
                break
            if used <= width and left <= width:
                return [first, second]
    return []


def balanced(
    canvas: Canvas,
    text: str,
    room: Rect,
    style: str,
    color: str,
    *,
    align: Align = "left",
    bold: bool = False,
) -> float:
    """A paragraph without an orphan from the top of ``room``; returns its height in design units."""
    height = canvas.line_height(style)
    lines = balanced_lines(canvas, text, room.w, style, bold=bold)
    for index, line in enumerate(lines):
        place = Rect(room.x, room.y + index * height, room.w, height)
        canvas.text(line, place, style, color, align=align, bold=bold)
    return len(lines) * height
