"""What all controls have in common."""

from dataclasses import dataclass

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.scene import Command
from napoleon_game.view.geometry import Point, Rect


@dataclass(frozen=True, slots=True)
class Look:
    """How a control stands at the moment: it has the focus, the mouse over it, or is held down."""

    focused: bool = False
    hovered: bool = False
    held: bool = False


class Widget:
    """A control with a place.

    Attributes:
        rect: its place, in design units.
        enabled: whether it can have the focus and be pressed.
        adjusts: whether left and right mean something to it.
    """

    adjusts: bool = False

    def __init__(self, rect: Rect) -> None:
        """Stand at ``rect``."""
        self.rect = rect
        self.enabled = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it; the focus ring is drawn by its group."""

    @property
    def ring(self) -> Rect:
        """What the focus ring goes around."""
        return self.rect

    @property
    def radius(self) -> float:
        """The corner radius of the focus ring around it."""
        return 10.0

    @property
    def spoken(self) -> str:
        """What is read aloud when it has the focus, or changes while it has it."""
        return ""

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002 - few care where
        """It was clicked at a point, or confirmed by key (``None``)."""
        return None

    def adjust(self, step: int) -> bool:  # noqa: ARG002
        """Left (-1) or right (1) while it has the focus; returns whether that means something to it."""
        return False

    def type(self, text: str) -> bool:  # noqa: ARG002
        """Letters while it has the focus; returns whether it takes them."""
        return False

    def erase(self) -> bool:
        """Backspace while it has the focus; returns whether it takes it."""
        return False

    @property
    def draggable(self) -> bool:
        """Whether the mouse may be moved while it is held, each place counting as a press."""
        return False
