"""What the menu screens share: how they behave, and the felt, headings and plates behind their controls."""

from abc import abstractmethod
from functools import lru_cache
from typing import Final

import pygame

from napoleon_game.core.cards import Card
from napoleon_game.ui import shapes
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Pop, Scene
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.words import label
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import CARD_ASPECT, Pose

MARGIN: Final = 48
"""Free space left and right of a screen's contents."""

HEADING: Final = Rect(MARGIN, 32, 1280 - 2 * MARGIN, 48)
"""Where the name of a screen stands; a gilt rule lies below."""

FOOTER: Final = Rect(MARGIN, 632, 1280 - 2 * MARGIN, 48)
"""Where the buttons stand that leave a screen."""

BUTTON: Final = 200
"""Width of a button in the footer."""

PAD: Final = 24
"""Space between the edge of a plate and what is on it."""

_LINE: Final = 1.45
_SHADE: Final = 130


class MenuScene(Scene):
    """A screen of controls.

    Its controls are made anew when language or text size change, so that every word and place follows.

    Attributes:
        context: settings and services.
        group: the controls.
        largest_text: letters grow with the settings up to this factor, as far as the layout can carry.
        largest_controls: the same for the letters of controls.
    """

    largest_text: float = 1.3
    largest_controls: float = 2.0

    def __init__(self, context: Context) -> None:
        """Make the controls; whatever :meth:`build` needs must be there already."""
        self.context = context
        self._made_for = self._now()
        self.group = self.build()

    @abstractmethod
    def build(self) -> Group:
        """Make the controls, in the present language."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Draw what lies behind the controls."""

    def react(self, event: Input) -> Command | None:
        """React to an input that does not lead back."""
        return self.group.handle(event)

    def back(self) -> Command | None:
        """What Esc does."""
        return Pop()

    @property
    def scale(self) -> float:
        """The factor on all letters of this screen."""
        return min(self.context.config.look.text_scale, self.largest_text)

    def height_of(self, style: str) -> float:
        """The height of a line of text, in design units."""
        return self.context.theme.fonts[style] * self.scale * _LINE

    @property
    def in_sight(self) -> Rect | None:
        """The control with the focus."""
        return None if self.group.focus is None else self.group.focus.ring

    @property
    def spoken(self) -> str:
        """The control with the focus."""
        return "" if self.group.focus is None else self.group.focus.spoken

    def handle(self, event: Input) -> Command | None:
        """React to one input."""
        command = self.back() if event == Asked(Do.CANCEL) else self.react(event)
        self.dirty |= self.group.changed or command is not None
        if command is not None:
            self.context.audio.play("click")
        return command

    def draw(self, canvas: Canvas) -> None:
        """Draw the screen, and its controls last."""
        self.follow()
        before = canvas.text_scale
        canvas.text_scale = self.scale
        self.paint(canvas)
        canvas.text_scale = min(self.scale, self.largest_controls)
        self.group.draw(canvas)
        canvas.text_scale = before

    def follow(self) -> None:
        """Make the controls anew if the settings ask for other words or sizes."""
        if self._made_for != self._now():
            self._made_for = self._now()
            self.group = self.build()

    def _now(self) -> tuple[str, float]:
        return self.context.say.language, self.scale


def screen(canvas: Canvas, title: str) -> None:
    """Felt, and the name of a screen over a gilt rule."""
    canvas.felt()
    label(canvas, title, HEADING, "display", bold=True)
    rule(canvas, Point(HEADING.x, HEADING.bottom + 12), HEADING.w, lozenge=0.0)


def held_card(canvas: Canvas, card: Card | None, pose: Pose) -> None:
    """A card that lies at an angle, with its shadow."""
    shade = _card_shadow(canvas.px(pose.height), pose.angle)
    place = canvas.fit.to_pixels(Rect(pose.x, pose.y + pose.height / 50, 0, 0))[:2]
    canvas.surface.blit(shade, shade.get_rect(center=place))
    canvas.card(card, pose, shadow=False)


@lru_cache(maxsize=32)
def _card_shadow(height: int, angle: float) -> pygame.Surface:
    """The shadow of a card that lies at an angle."""
    width, blur = round(height * CARD_ASPECT), max(1, height // 28)
    shade = shapes.shadow(width, height, height // 18, blur, _SHADE)
    return pygame.transform.rotozoom(shade, angle, 1.0)


def hairline(canvas: Canvas, left: Point, width: float) -> None:
    """A faint line between two rows."""
    canvas.line(left, Point(left.x + width, left.y), canvas.theme.color("line_soft"))
