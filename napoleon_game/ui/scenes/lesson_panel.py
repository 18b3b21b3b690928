"""The panel of a lesson: what is said, how far it has got, and the ways on and back."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.icon_button import IconButton
from napoleon_game.ui.widgets.words import balanced_lines, label
from napoleon_game.view.geometry import DESIGN_WIDTH, Point, Rect

Way = Callable[[], Command | None]
"""What a button leads to."""

Tone = Literal["said", "right", "wrong"]
"""How a text is meant."""

PANEL: Final = Rect(24, 616, 1232, 98)
TEXT: Final = Rect(48, 622, 866, 88)
"""Where the words stand, at their widest."""

_FIRST: Final = Rect(960, 660, 44, 44)
_BACK: Final = Rect(1010, 660, 44, 44)
_ON: Final = Rect(1060, 660, 184, 44)
_PLACE: Final = Rect(960, 624, 284, 20)
_BAR: Final = Rect(960, 648, 284, 4)
_SIGN: Final = 34.0
_STYLES: Final = ("body", "caption", "tiny")
_CLOSE: Final = 0.94
"""How much closer the lines are where there are more than two."""
_ANSWER: Final = 62.0
_ANSWER_GAP: Final = 12.0
_ANSWER_WIDTH: Final = 132.0
_WORD_WIDTH: Final = 232.0
_PLATE: Final = 12.0
_HAND_WIDTH: Final = 640.0
"""That of a hand of ten cards and a little more: a plate over it covers all of it."""
_MIDDLE: Final = DESIGN_WIDTH / 2

MIDDLE: Final = Point(_MIDDLE, 300)
"""The middle of the table, for answers to what is asked about the hand."""
OVER_HAND: Final = Point(_MIDDLE, 568)
"""Above the hand, for answers to what is asked about the table."""


def ways(first: Way, back: Way, on: Way, label_on: str) -> tuple[IconButton, IconButton, Button]:
    """The buttons: to the beginning, one step back, and on."""
    return (
        IconButton(_FIRST, "first", first),
        IconButton(_BACK, "back", back),
        Button(_ON, label_on, on, kind="primary", style="body"),
    )


def answer_buttons(labels: Sequence[str], chosen: Callable[[int], None], centre: Point) -> list[Button]:
    """A button for each answer, in a row around ``centre``."""
    wide = any(len(text) > 4 for text in labels)
    width = _WORD_WIDTH if wide else _ANSWER_WIDTH
    left = centre.x - (len(labels) * (width + _ANSWER_GAP) - _ANSWER_GAP) / 2
    buttons = []
    for index, text in enumerate(labels):
        place = Rect(left + index * (width + _ANSWER_GAP), centre.y - _ANSWER / 2, width, _ANSWER)
        buttons.append(Button(place, text, lambda index=index: chosen(index), style="title"))  # type: ignore[misc]
    return buttons


def draw_answers_plate(canvas: Canvas, buttons: Sequence[Button]) -> None:
    """The plate behind the answers."""
    first, last = buttons[0].rect, buttons[-1].rect
    width, y = last.right - first.x + 2 * _PLATE, first.centre.y
    if y == OVER_HAND.y:
        width = max(_HAND_WIDTH, width)
    canvas.panel(Rect.around(Point(_MIDDLE, y), width, first.h + 2 * _PLATE), radius="plate")


def words_room(zoom: float) -> Rect:
    """Where the words stand on a page that is magnified ``zoom`` times: no wider than can be seen at once."""
    return Rect(PANEL.x, PANEL.y, min(TEXT.right - PANEL.x, DESIGN_WIDTH / zoom - PANEL.x), PANEL.h)


def draw_lesson_panel(
    canvas: Canvas, text: str, tone: Tone, place: str, part: float, zoom: float = 1.0
) -> None:
    """The panel; ``part`` (0-1) of the lesson is behind, and the page is magnified ``zoom`` times."""
    theme = canvas.theme
    canvas.panel(PANEL, radius="plate")
    left = TEXT.x
    if tone != "said":
        _draw_sign(canvas, tone, Point(left + _SIGN / 2, TEXT.centre.y))
        left += _SIGN + 16
    _draw_words(canvas, text, Rect(left, TEXT.y, words_room(zoom).right - left, TEXT.h))
    label(canvas, place, _PLACE, "tiny", "text_soft", align="right")
    canvas.fill(_BAR, theme.color("felt_edge"), _BAR.h / 2)
    done = Rect(_BAR.x, _BAR.y, max(_BAR.h, _BAR.w * part), _BAR.h)
    canvas.fill(done, theme.color("accent_deep"), _BAR.h / 2)


def _draw_words(canvas: Canvas, text: str, room: Rect) -> None:
    """The words, in the largest letters for which there is room."""
    for style in _STYLES:
        lines = balanced_lines(canvas, text, room.w, style)
        step = canvas.line_height(style) * (_CLOSE if len(lines) > 2 else 1.0)
        if len(lines) * step <= room.h:
            break
    top = room.centre.y - len(lines) * step / 2
    for row, line in enumerate(lines):
        canvas.text(line, Rect(room.x, top + row * step, room.w, step), style)


def _draw_sign(canvas: Canvas, tone: Tone, centre: Point) -> None:
    """A tick for what was right, an exclamation mark for what was not."""
    theme = canvas.theme
    x, y = centre
    if tone == "right":
        canvas.disc(centre, _SIGN, theme.color("accent_deep"))
        ink = theme.color("on_accent")
        tick = [(-9.0, 0), (-3, 7), (10, -7), (7, -10), (-3, 1), (-6, -3)]
    else:
        canvas.disc(centre, _SIGN, theme.color("danger_fill"))
        ink = theme.color("text")
        tick = [(-2.0, -10), (2, -10), (1.5, 3), (-1.5, 3)]
        canvas.disc(Point(x, y + 8), 4, ink)
    canvas.polygon([Point(x + dx, y + dy) for dx, dy in tick], ink)
