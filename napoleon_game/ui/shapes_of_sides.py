"""The signs of the two sides: told apart by shape and letter, not by colour alone."""

from math import cos, pi, sin

from napoleon_game.core.scoring import Side
from napoleon_game.ui.canvas import Canvas
from napoleon_game.view.geometry import Point, Rect


def draw_side(
    canvas: Canvas, centre: Point, size: float, side: Side | None, letter: str, *, known: bool
) -> None:
    """A medal of ``size``: an eight-pointed star for Napoleon's side, a shield-like square for the Allies.

    A side that is not known is an empty ring; before there are sides (``known`` false) it is a plain one.
    """
    theme = canvas.theme
    if not known or side is None:
        ring = Rect.around(centre, size, size)
        canvas.fill(ring, theme.color("felt_edge"), size / 2)
        canvas.frame(ring, theme.color("unknown"), size / 2, max(1.0, size / 22))
        canvas.text(letter or "?", ring, _style(size), "text", align="centre", bold=True)
        return
    if side is Side.NAPOLEON:
        points = [
            Point(
                centre.x + size / 2 * (1.0 if i % 2 == 0 else 0.8) * sin(pi * i / 8),
                centre.y - size / 2 * (1.0 if i % 2 == 0 else 0.8) * cos(pi * i / 8),
            )
            for i in range(16)
        ]
        canvas.polygon(points, theme.color("napoleon"))
    else:
        canvas.fill(Rect.around(centre, size * 0.86, size * 0.86), theme.color("allied"), size * 0.2)
    if letter:
        room = Rect.around(centre, size, size)
        canvas.text(letter, room, _style(size), "on_accent", align="centre", bold=True)


def _style(size: float) -> str:
    return "body" if size >= 40 else "tiny"
