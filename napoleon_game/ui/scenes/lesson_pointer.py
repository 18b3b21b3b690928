"""What a lesson points at: corners around it, and an arrow; they move a little when they come."""

from math import exp, sin
from typing import Final

from napoleon_game.ui.canvas import Canvas
from napoleon_game.view.geometry import Point, Rect

NODDING: Final = 1.4
"""Seconds for which they move."""

_AWAY: Final = 7.0
"""From what is pointed at to the corners."""
_ARM: Final = 16.0
_THICK: Final = 3.5
_EDGE: Final = 2.0
"""Dark around the corners, which could not be seen on the ivory of the cards beside."""
_ARROW: Final = 11.0
_TOP: Final = 70.0
"""What lies higher is pointed at from below."""
_HAND: Final = 500.0
"""What lies lower has words over it, and the panel below: corners alone point at it."""


def draw_pointer(canvas: Canvas, rect: Rect, seconds: float) -> None:
    """Point at ``rect``, ``seconds`` after this began."""
    color, edge, strokes = canvas.theme.color("focus"), canvas.theme.color("felt_edge"), list[Rect]()
    nod = 0.0 if seconds >= NODDING else 8 * abs(sin(seconds * 5.5)) * exp(-1.6 * seconds)
    around = rect.inset(-_AWAY - nod / 2)
    arm = min(_ARM, around.w / 3, around.h / 3)
    for x, y, dx, dy in (
        (around.x, around.y, 1, 1),
        (around.right, around.y, -1, 1),
        (around.x, around.bottom, 1, -1),
        (around.right, around.bottom, -1, -1),
    ):
        left, top = min(x, x + dx * arm), min(y, y + dy * arm)
        strokes.append(Rect(left, y - (0 if dy > 0 else _THICK), arm, _THICK))
        strokes.append(Rect(x - (0 if dx > 0 else _THICK), top, _THICK, arm))
    for stroke in strokes:
        canvas.fill(stroke.inset(-_EDGE), edge, _THICK / 2 + _EDGE)
    for stroke in strokes:
        canvas.fill(stroke, color, _THICK / 2)
    if rect.y > _HAND:
        return
    above = around.y > _TOP
    tip = around.y - 4 - nod if above else around.bottom + 4 + nod
    base = tip + (-_ARROW if above else _ARROW)
    middle = around.centre.x
    canvas.polygon([Point(middle, tip), Point(middle - 9, base), Point(middle + 9, base)], color)
