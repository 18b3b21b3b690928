"""Places on the table, in design units, and their way to pixels."""

from typing import Final, NamedTuple

DESIGN_WIDTH: Final = 1280
DESIGN_HEIGHT: Final = 720


class Point(NamedTuple):
    """A place, in design units from the top left."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle, in design units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, point: Point) -> bool:
        """Whether ``point`` lies inside; the right and bottom edges do not belong to it."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Smaller by ``dx`` on the left and right and ``dy`` (``dx`` if left out) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    @classmethod
    def around(cls, centre: Point, w: float, h: float) -> "Rect":
        """The rectangle of a size around a point."""
        return cls(centre.x - w / 2, centre.y - h / 2, w, h)


class Fit(NamedTuple):
    """How design units lie in a window: one scale, and the table in the middle of what is left.

    Attributes:
        scale: pixels a design unit.
        left: pixels left of the design's left edge.
        top: pixels above its top edge.
    """

    scale: float
    left: float
    top: float

    @classmethod
    def into(cls, width: int, height: int) -> "Fit":
        """The fit into a window of ``width`` by ``height`` pixels."""
        scale = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
        return cls(scale, (width - DESIGN_WIDTH * scale) / 2, (height - DESIGN_HEIGHT * scale) / 2)

    def to_design(self, x: float, y: float) -> Point:
        """The place in design units of a pixel."""
        return Point((x - self.left) / self.scale, (y - self.top) / self.scale)

    def to_pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """A rectangle in whole pixels: edges are rounded, so that neighbours still touch."""
        left, top = round(self.left + rect.x * self.scale), round(self.top + rect.y * self.scale)
        right, bottom = round(self.left + rect.right * self.scale), round(self.top + rect.bottom * self.scale)
        return left, top, right - left, bottom - top
