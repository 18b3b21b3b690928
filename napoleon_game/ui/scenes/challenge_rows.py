"""The picture of a challenge: for each seat what the person and the rival made of it, as bars."""

from dataclasses import dataclass
from typing import Final

from napoleon_game.core.cards import SEATS
from napoleon_game.i18n.names import Role
from napoleon_game.match.challenge import Outcome
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scenes.backdrop import PAD, hairline
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect

PANEL: Final = Rect(48, 168, 1184, 440)
_ROW: Final = PANEL.h / (SEATS + 1)
_SEAT: Final = 128.0
_WHO: Final = Rect(PANEL.x + PAD + _SEAT, 0, 150, 28)
_ROLE: Final = Rect(_WHO.right + 8, 0, 176, 28)
_BAR: Final = Rect(_ROLE.right + 12, 0, 248, 16)
_TEXT: Final = Rect(_BAR.right + 16, 0, 288, 28)
_DIFFERENCE: Final = Rect(_TEXT.right + 8, 0, PANEL.right - PAD - _TEXT.right - 8, 56)
_LINE: Final = 29.0
"""From the person's line to the rival's."""

_FULL: Final = 9000
"""Points of the longest bar, unless somebody has more."""

_ROLES: Final[dict[str | None, Role]] = {
    "napoleon": "napoleon",
    "alone": "napoleon-alone",
    "adjutant": "adjutant",
    "ally": "ally",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A seat of a challenge.

    Attributes:
        dealer: whether it dealt.
        own: what the person made of it; ``None`` if it is still to be played.
        rival: what the rival made of it; ``None`` while that is not known.
        coming: whether it will be.
    """

    dealer: bool
    own: Outcome | None
    rival: Outcome | None
    coming: bool


def draw_lines(canvas: Canvas, context: Context, lines: list[Line], rival: str) -> None:
    """The seats in the order in which they call, and the sums of those that both have played."""
    canvas.panel(PANEL)
    outcomes = [outcome for line in lines for outcome in (line.own, line.rival) if outcome is not None]
    most = max(_FULL, *(outcome.points for outcome in outcomes), 0) if outcomes else _FULL
    for index, line in enumerate(lines):
        top = PANEL.y + index * _ROW
        if index:
            hairline(canvas, Point(PANEL.x + PAD, top), PANEL.w - 2 * PAD)
        _draw_seat(canvas, context, index, line, top)
        if line.own is None:
            room = Rect(_WHO.x, top, _TEXT.right - _WHO.x, _ROW)
            label(canvas, context.say("challenge-later"), room, "caption", "text_dim")
            continue
        _draw_pair(canvas, context, top, line, rival, most)
    _draw_total(canvas, context, lines, rival)


def _draw_seat(canvas: Canvas, context: Context, index: int, line: Line, top: float) -> None:
    """Which seat it is; the dealer's says so."""
    say, room = context.say, Rect(PANEL.x + PAD, top, _SEAT - 8, _ROW)
    name = say("challenge-seat", number=index + 1)
    if line.dealer:
        label(canvas, name, Rect(room.x, top + 10, room.w, 30), "title", bold=True)
        label(canvas, context.words.role("dealer"), Rect(room.x, top + 40, room.w, 24), "tiny", "text_soft")
    else:
        label(canvas, name, room, "title", bold=True)


def _draw_pair(canvas: Canvas, context: Context, top: float, line: Line, rival: str, most: int) -> None:
    """The person's line over the rival's."""
    say = context.say
    first = top + _ROW / 2 - _LINE
    for row, (outcome, who, color) in enumerate(
        ((line.own, say("challenge-you"), "accent"), (line.rival, rival, "allied"))
    ):
        y = first + row * _LINE
        label(canvas, who, _WHO.moved(0, y), "caption", color, bold=not row)
        if outcome is None:
            missing = say("challenge-computing" if line.coming else "challenge-unknown")
            label(canvas, missing, _ROLE.moved(0, y), "caption", "text_dim")
            continue
        role = _ROLES.get(outcome.role)
        text = say("challenge-passed-out") if role is None else context.words.role(role)
        label(canvas, text, _ROLE.moved(0, y), "caption", "text_soft")
        _draw_bar(canvas, _BAR.moved(0, y + (_WHO.h - _BAR.h) / 2), outcome.points / most, color)
        said = say("challenge-result", points=outcome.points, count=outcome.pictures)
        label(canvas, said, _TEXT.moved(0, y), "caption")
    if line.own is not None and line.rival is not None:
        _draw_difference(canvas, context, line.own.points - line.rival.points, top)


def _draw_bar(canvas: Canvas, groove: Rect, part: float, color: str) -> None:
    """A bar in its groove."""
    theme = canvas.theme
    canvas.fill(groove, theme.color("felt_edge", 220), 4)
    if part > 0:
        canvas.fill(Rect(groove.x, groove.y, max(6.0, groove.w * part), groove.h), theme.color(color), 4)


def _draw_difference(canvas: Canvas, context: Context, points: int, top: float) -> None:
    """By how much the person is ahead or behind."""
    say, room = context.say, Rect(_DIFFERENCE.x, top, _DIFFERENCE.w, _ROW)
    if points > 0:
        label(
            canvas, say("challenge-ahead", points=points), room, "title", "accent", align="right", bold=True
        )
    elif points < 0:
        label(
            canvas, say("challenge-behind", points=-points), room, "title", "allied", align="right", bold=True
        )
    else:
        label(canvas, say("challenge-even"), room, "body", "text_soft", align="right")


def _draw_total(canvas: Canvas, context: Context, lines: list[Line], rival: str) -> None:
    """The sums over the seats that both have played, under a stronger line."""
    say, top = context.say, PANEL.y + SEATS * _ROW
    canvas.fill(Rect(PANEL.x + PAD, top - 1, PANEL.w - 2 * PAD, 2), canvas.theme.color("line"))
    label(canvas, say("challenge-total"), Rect(PANEL.x + PAD, top, _SEAT - 8, _ROW), "title", bold=True)
    both = [(line.own, line.rival) for line in lines if line.own is not None and line.rival is not None]
    if not both:
        return
    sums = [
        (sum(pair[who].points for pair in both), sum(pair[who].pictures for pair in both)) for who in (0, 1)
    ]
    first = top + _ROW / 2 - _LINE
    for row, (who, color) in enumerate(((say("challenge-you"), "accent"), (rival, "allied"))):
        y = first + row * _LINE
        label(canvas, who, _WHO.moved(0, y), "caption", color, bold=not row)
        most = max(1, *(points for points, _ in sums))
        _draw_bar(canvas, _BAR.moved(0, y + (_WHO.h - _BAR.h) / 2), sums[row][0] / most, color)
        said = say("challenge-result", points=sums[row][0], count=sums[row][1])
        label(canvas, said, _TEXT.moved(0, y), "caption", bold=True)
    _draw_difference(canvas, context, sums[0][0] - sums[1][0], top)
