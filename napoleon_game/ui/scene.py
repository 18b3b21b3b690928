"""Scenes: one screen or dialog each, on a stack, and what they can ask the program to do."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Input
from napoleon_game.view.geometry import Rect


class Scene(ABC):
    """A screen, or a dialog over one.

    Attributes:
        opaque: whether it hides what lies below; a dialog does not.
        dirty: whether it must be drawn anew; the program sets it to ``False`` when it has drawn it.
        largest_text: the factor on letters up to which its layout carries them; it is magnified for more.
        unhurried: seconds after it opens in which clicks and confirmations are not heard, for they were
            meant for the scene before.
    """

    opaque: bool = True
    dirty: bool = True
    largest_text: float = 1.0
    unhurried: float = 0.0

    @abstractmethod
    def handle(self, event: Input) -> "Command | None":
        """React to one input; returns what the program is to do."""

    def update(self, seconds: float) -> "Command | None":  # noqa: ARG002 - most scenes stand still
        """Let time pass."""
        return None

    @property
    def in_sight(self) -> Rect | None:
        """What has the focus, and is to be seen where the scene is magnified; ``None`` for nothing."""
        return None

    @property
    def spoken(self) -> str:
        """What is read aloud when it changes: where the focus is."""
        return ""

    @property
    def heading(self) -> str:
        """What is read aloud when the scene opens."""
        return ""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene; drawing twice gives the same picture."""

    def away(self) -> None:  # noqa: B027 - few scenes hide anything
        """Nobody may be looking any longer: another scene opens over it, or the window loses the focus."""

    def left(self) -> None:  # noqa: B027 - few scenes hold anything
        """The scene leaves the stack for good."""


@dataclass(frozen=True, slots=True)
class Push:
    """Open a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below."""


@dataclass(frozen=True, slots=True)
class PopTo:
    """Go back to a scene further below, which is on the stack."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Open a scene in the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class StartOver:
    """Leave all scenes and open this one alone."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Command = Push | Pop | PopTo | Replace | StartOver | Quit
