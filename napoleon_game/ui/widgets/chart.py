"""A chart of five lines, told apart by colour, by the shape of their marks, and by names at their ends."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Final, NamedTuple

import pygame

from napoleon_game.ui.canvas import Canvas
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.result_view import deal_ticks, spread, ticks
from napoleon_game.view.theme import Color

_LEFT: Final = 78.0
_RIGHT: Final = 138.0
_BOTTOM: Final = 28.0
_TOP: Final = 10.0
_MOST_ROWS: Final = 6
_MOST_COLUMNS: Final = 10
_LINE: Final = 3.0
_CASING: Final = 3.0
"""How much wider the dark edge is that keeps crossing lines apart."""
_MARK: Final = 13.0
_SMALL_MARK: Final = 9.0
_LABEL_GAP: Final = 25.0
_LABEL_LEFT: Final = 42.0
_KEY: Final = 13.0
"""How far left of a name its mark stands."""
_TICK_HEIGHT: Final = 22.0
_OVERSAMPLE: Final = 4
_TICK: Final = 5.0
_APART: Final = 4.0
"""How far lines that meet in a point are kept apart there."""


def fitting_style(canvas: Canvas, text: str, width: float, styles: tuple[str, ...], *, bold: bool) -> str:
    """The first of ``styles`` in which ``text`` fits into ``width``; else the last."""
    return next((s for s in styles if canvas.measure(text, s, bold=bold) <= width), styles[-1])


def seat_color(seat: int) -> str:
    """The theme's name for the colour of a seat's line."""
    return f"seat{seat}"


def draw_marker(canvas: Canvas, seat: int, centre: Point, size: float) -> None:
    """The mark of a seat: disc, square, triangle, lozenge or star, in the seat's colour."""
    color, edge = canvas.theme.color(seat_color(seat)), canvas.theme.color("felt_edge")
    if seat == 0:
        canvas.disc(centre, size + 3, edge)
        canvas.disc(centre, size, color)
        return
    for radius, ink in ((size / 2 + 2, edge), (size / 2, color)):
        canvas.polygon(_outline(seat, centre, radius), ink)


def _outline(seat: int, centre: Point, radius: float) -> list[Point]:
    if seat == 4:
        radii = [radius * 1.3, radius * 0.6] * 5
        turn = -pi / 2
    else:
        radii = {1: [radius * 1.25] * 4, 2: [radius * 1.3] * 3, 3: [radius * 1.3] * 4}[seat]
        turn = {1: pi / 4, 2: -pi / 2, 3: -pi / 2}[seat]
    step = 2 * pi / len(radii)
    down = radius * 0.2 if seat == 2 else 0.0
    return [
        Point(centre.x + r * cos(turn + i * step), centre.y + down + r * sin(turn + i * step))
        for i, r in enumerate(radii)
    ]


class Stroke(NamedTuple):
    """A line through some places."""

    places: Sequence[Point]
    width: float
    color: Color


def draw_strokes(canvas: Canvas, area: Rect, strokes: Sequence[Stroke]) -> None:
    """Lines of even width with smooth edges, one over another, within ``area``.

    They are drawn several times as large over an enlarged copy of what lies there, and made small again.
    """
    place = pygame.Rect(canvas.fit.to_pixels(area)).clip(canvas.surface.get_rect())
    if min(place.size) < 1:
        return
    size = (place.w * _OVERSAMPLE, place.h * _OVERSAMPLE)
    large = pygame.transform.scale(canvas.surface.subsurface(place), size)
    scale = canvas.fit.scale * _OVERSAMPLE

    def at(point: Point) -> pygame.Vector2:
        x, y = canvas.fit.left + point.x * canvas.fit.scale, canvas.fit.top + point.y * canvas.fit.scale
        return pygame.Vector2(x - place.x, y - place.y) * _OVERSAMPLE

    for stroke in strokes:
        half, points = stroke.width * scale / 2, [at(point) for point in stroke.places]
        for point in points:
            pygame.draw.circle(large, stroke.color, point, half)
        for start, end in pairwise(points):
            if start != end:
                aside = (end - start).rotate(90).normalize() * half
                corners = [start + aside, end + aside, end - aside, start - aside]
                pygame.draw.polygon(large, stroke.color, corners)
    canvas.surface.blit(pygame.transform.smoothscale(large, place.size), place)


class Chart:
    """Up to five lines over deals, such as the running totals of five seats, from 0 on.

    Attributes:
        rect: its place, axes and names included.
    """

    def __init__(
        self, rect: Rect, lines: Sequence[Sequence[int]], names: Sequence[str], deals: int | None = None
    ) -> None:
        """``lines`` and ``names`` by seat; all lines are equally long.

        They have a value before the first deal and one after each, unless they stand for more ``deals``.
        """
        self.rect, self._lines, self._names = rect, lines, names
        self._last = len(lines[0]) - 1
        self._deals = self._last if deals is None else deals
        self._rows = ticks(max(max(line) for line in lines), _MOST_ROWS)
        self._right = _RIGHT

    @property
    def plot(self) -> Rect:
        """Where the lines run."""
        rect = self.rect
        return Rect(rect.x + _LEFT, rect.y + _TOP, rect.w - _LEFT - self._right, rect.h - _TOP - _BOTTOM)

    def place(self, deal: int, points: int) -> Point:
        """Where a total after a deal lies."""
        plot = self.plot
        across = deal / max(1, self._last)
        return Point(plot.x + across * plot.w, plot.bottom - points / self._rows[-1] * plot.h)

    def places(self, seat: int) -> list[Point]:
        """The points of a seat's line; where lines meet, they run side by side, but for the start."""
        found = [self.place(deal, points) for deal, points in enumerate(self._lines[seat])]
        for deal in range(1, self._last + 1):
            points = self._lines[seat][deal]
            equal = [other for other, line in enumerate(self._lines) if line[deal] == points]
            shift = (equal.index(seat) - (len(equal) - 1) / 2) * _APART
            found[deal] = Point(found[deal].x, found[deal].y + shift)
        return found

    def draw(self, canvas: Canvas, number: Callable[[int], str], across: str) -> None:
        """Draw it; ``number`` writes points, ``across`` says what is counted from left to right."""
        widest = max((canvas.measure(name, "tiny", bold=True) for name in self._names), default=0.0)
        self._right = max(_RIGHT, _LABEL_LEFT + widest + 2)
        self._grid(canvas, number)
        room = Rect(self.rect.x, self.plot.bottom + _TICK + 1, _LEFT - 10, _TICK_HEIGHT)
        canvas.text(across, room, "tiny", "text_dim", align="right")
        self._strokes(canvas)
        self._marks(canvas)
        self._ends(canvas)

    def _grid(self, canvas: Canvas, number: Callable[[int], str]) -> None:
        plot, theme = self.plot, canvas.theme
        for points in self._rows:
            y = self.place(0, points).y
            rule = theme.color("line_soft" if points else "text_dim")
            canvas.line(Point(plot.x, y), Point(plot.right, y), rule)
            room = Rect(self.rect.x, y - _TICK_HEIGHT / 2, _LEFT - 10, _TICK_HEIGHT)
            canvas.text(number(points), room, "tiny", "text_dim", align="right")
        for deal in deal_ticks(self._deals, _MOST_COLUMNS):
            x = plot.x + deal / max(1, self._deals) * plot.w
            canvas.line(Point(x, plot.bottom), Point(x, plot.bottom + _TICK), theme.color("text_dim"))
            room = Rect(x - 30, plot.bottom + _TICK + 1, 60, _TICK_HEIGHT)
            canvas.text(str(deal), room, "tiny", "text_dim", align="centre")

    def _strokes(self, canvas: Canvas) -> None:
        """All lines, each in a dark casing, the first seat's on top."""
        strokes: list[Stroke] = []
        for seat in reversed(range(len(self._lines))):
            places = self.places(seat)
            for width, color in ((_LINE + _CASING, "panel"), (_LINE, seat_color(seat))):
                strokes.append(Stroke(places, width, canvas.theme.color(color)))
        draw_strokes(canvas, self.plot.inset(-_MARK), strokes)

    def _marks(self, canvas: Canvas) -> None:
        marked = deal_ticks(self._deals, _MOST_COLUMNS)
        for seat in reversed(range(len(self._lines))):
            places = self.places(seat)
            for deal in marked[1:]:
                if deal != self._deals:
                    at = round(deal * self._last / max(1, self._deals))
                    draw_marker(canvas, seat, places[at], _SMALL_MARK)

    def _ends(self, canvas: Canvas) -> None:
        """Marks at the ends, and the names beside them, moved apart where they would touch."""
        plot, theme = self.plot, canvas.theme
        ends = [self.places(seat)[-1] for seat in range(len(self._lines))]
        order = sorted(range(len(ends)), key=lambda seat: (ends[seat].y, seat))
        half = _LABEL_GAP / 2
        tops = spread(
            [ends[seat].y for seat in order], _LABEL_GAP, plot.y + half - _TOP, plot.bottom - half + 8
        )
        for seat, y in zip(order, tops, strict=True):
            label = Point(plot.right + _LABEL_LEFT, y)
            key = Point(label.x - _KEY, y)
            canvas.line(ends[seat], key, theme.color(seat_color(seat)), 1)
            draw_marker(canvas, seat, key, _SMALL_MARK)
            room = Rect(label.x, y - half, self.rect.right - label.x, _LABEL_GAP)
            style = fitting_style(canvas, self._names[seat], room.w, ("caption", "tiny"), bold=True)
            canvas.text(self._names[seat], room, style, seat_color(seat), bold=True)
        for seat in reversed(order):
            draw_marker(canvas, seat, ends[seat], _MARK)
