"""Words that keep to their room: smaller where they are too long, and without orphans where they wrap."""

from typing import Final

from napoleon_game.ui.canvas import Align, Canvas
from napoleon_game.view.geometry import Rect

_SMALLER: Final = ("display", "title", "body", "caption", "tiny")
_LETTERS: Final = 0.75
"""The part of a line's height that letters fill."""

_LAST_LINE: Final = 0.4
"""How much of a line the last one of a paragraph is to fill."""


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


def balanced_lines(
    canvas: Canvas, text: str, width: float, style: str = "body", *, bold: bool = False
) -> list[str]:
    """The lines of one paragraph, wrapped a little earlier where the last would be an orphan."""
    lines = canvas.wrap(text, width, style, bold=bold)
    if len(lines) < 2:
        return lines
    for tried in range(round(width), round(width * 0.6), -12):
        wrapped = canvas.wrap(text, tried, style, bold=bold)
        if len(wrapped) > len(lines):
            break
        lines = wrapped
        if canvas.measure(lines[-1], style, bold=bold) > _LAST_LINE * tried:
            break
    return lines


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
