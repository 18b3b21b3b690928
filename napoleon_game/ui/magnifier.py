"""Looking at a page whose letters are to be larger than its layout carries: part of it, magnified."""

from dataclasses import dataclass, replace

from napoleon_game.ui.inputs import Do, Input, Pointed, Pressed, Released, Scrolled
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Fit, Point, Rect

_MARGIN = 10.0
"""Free space around what has the focus, in design units of the window."""
_MIDDLE = Point(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2)
_STEP = 0.5
"""The part of the window by which a key moves the page."""

LOOKS = {Do.MOVE_LEFT: (-1, 0), Do.MOVE_RIGHT: (1, 0), Do.MOVE_UP: (0, -1), Do.MOVE_DOWN: (0, 1)}
"""What moves a magnified page."""


@dataclass
class Magnifier:
    """One page, drawn ``zoom`` times as large and moved so that one point stays where it is.

    The point is where the mouse was last: so the mouse points at the same thing whether or not a page is
    magnified, and reaches all of it. Keys bring what has the focus into sight.

    Attributes:
        zoom: 1.0 for a page as it is.
        at: the point that stays, in design units.
    """

    zoom: float = 1.0
    at: Point = _MIDDLE

    def fit(self, fit: Fit) -> Fit:
        """How the page lies in a window in which it would lie like ``fit``."""
        rest = 1 - self.zoom
        left, top = fit.left + self.at.x * fit.scale * rest, fit.top + self.at.y * fit.scale * rest
        return Fit(fit.scale * self.zoom, left, top)

    def inside(self, point: Point) -> Point:
        """What lies on the page at a point of the window."""
        x, y = self.at
        return Point(x + (point.x - x) / self.zoom, y + (point.y - y) / self.zoom)

    def take(self, event: Input) -> Input:
        """An input as the page sees it; a mouse that moves, moves the page."""
        match event:
            case Pointed(at):
                self.at = _within(at)
            case Pressed(at) | Released(at) | Scrolled(at):
                return replace(event, at=self.inside(at))
        return event

    def look(self, do: Do) -> None:
        """Move the page by a key."""
        if self.zoom > 1:
            dx, dy = LOOKS[do]
            by = _STEP / (self.zoom - 1)
            self.at = _within(Point(self.at.x + dx * DESIGN_WIDTH * by, self.at.y + dy * DESIGN_HEIGHT * by))

    def show(self, rect: Rect) -> None:
        """Move the page as little as is needed to bring ``rect`` into sight; what is too large stays."""
        if self.zoom > 1:
            x = self._nearest(self.at.x, rect.x, rect.right, DESIGN_WIDTH)
            y = self._nearest(self.at.y, rect.y, rect.bottom, DESIGN_HEIGHT)
            self.at = _within(Point(x, y))

    def _nearest(self, at: float, start: float, end: float, length: float) -> float:
        """The coordinate nearest to ``at`` with which what lies from ``start`` to ``end`` is in sight."""
        least = (end * self.zoom - length + _MARGIN) / (self.zoom - 1)
        most = (start * self.zoom - _MARGIN) / (self.zoom - 1)
        if least > most:  # it is longer than the window: its beginning, unless part of it is in sight
            first, last = at + (0 - at) / self.zoom, at + (length - at) / self.zoom
            return at if start < last - 1 and end > first + 1 else most
        return min(most, max(least, at))


def _within(point: Point) -> Point:
    return Point(min(float(DESIGN_WIDTH), max(0.0, point.x)), min(float(DESIGN_HEIGHT), max(0.0, point.y)))
