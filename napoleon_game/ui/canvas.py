"""Drawing in design units: what scenes and widgets draw on."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi
from typing import Final, Literal

import pygame

from napoleon_game.core.cards import Card, Suit
from napoleon_game.i18n.wrapping import ellipsize, wrap
from napoleon_game.ui import shapes
from napoleon_game.ui.card_art import CardArt
from napoleon_game.ui.fonts import TextCache, text_width
from napoleon_game.view.geometry import Fit, Point, Rect
from napoleon_game.view.pose import CARD_ASPECT, Pose
from napoleon_game.view.theme import Color, Theme

Align = Literal["left", "centre", "right"]
SUIT_GLYPHS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_LINE: Final = 1.45
"""Height of a line of text over the height of its letters."""


@dataclass(frozen=True, slots=True)
class TextBox:
    """A text as it was drawn, for tests: its pixels, and the room it was given.

    Attributes:
        text: what stands there.
        box: left, top, width and height of the letters, in pixels.
        room: the room it was to keep to, in pixels.
        cut: whether it had to be shortened.
    """

    text: str
    box: tuple[int, int, int, int]
    room: tuple[int, int, int, int]
    cut: bool


class Canvas:
    """A surface with a theme, cards and letters, addressed in design units.

    Attributes:
        surface: what is drawn on.
        fit: how design units lie on it.
        theme: colours and sizes.
        text_scale: factor on all letters, 1.0-2.0.
        four_colours: whether each suit has a colour of its own.
        texts: every text drawn since :meth:`begin`, for tests.
    """

    def __init__(self, surface: pygame.Surface, theme: Theme, art: CardArt, text_scale: float = 1.0) -> None:
        """Draw on ``surface``."""
        self.theme, self.art, self.text_scale = theme, art, text_scale
        self._texts = TextCache()
        self.four_colours = False
        self.texts: list[TextBox] = []
        self.resize(surface)

    def resize(self, surface: pygame.Surface) -> None:
        """Draw on another surface from now on, sharp at its own size."""
        self.surface = surface
        self.fit = Fit.into(*surface.get_size())

    def begin(self) -> None:
        """Start a frame."""
        self.texts.clear()

    # Lengths ------------------------------------------------------------------------------------------------

    def px(self, length: float) -> int:
        """A length in whole pixels, at least 1."""
        return max(1, round(length * self.fit.scale))

    def _place(self, rect: Rect) -> pygame.Rect:
        return pygame.Rect(self.fit.to_pixels(rect))

    # Shapes -------------------------------------------------------------------------------------------------

    def felt(self) -> None:
        """The table: baize over the whole window, in a thin frame with a gilt line."""
        theme, size = self.theme, self.surface.get_size()
        colors = (theme.color("felt_light"), theme.color("felt"), theme.color("felt_edge"))
        self.surface.blit(shapes.felt(*size, colors), (0, 0))
        edge = self.px(8)
        pygame.draw.rect(self.surface, theme.color("frame"), (0, 0, *size), edge)
        inside = self.surface.get_rect().inflate(-2 * edge - 2, -2 * edge - 2)
        shapes.frame(self.surface, inside, self.px(12), self.px(1), theme.color("line", 150))

    def scrim(self) -> None:
        """A veil over all that was drawn so far."""
        shapes.fill(self.surface, self.surface.get_rect(), 0, self.theme.color("scrim"))

    def fill(self, rect: Rect, color: Color, radius: float = 0.0) -> None:
        """A filled rounded rectangle."""
        place = self._place(rect)
        if place.w > 0 and place.h > 0:
            shapes.fill(self.surface, place, round(radius * self.fit.scale), color)

    def frame(self, rect: Rect, color: Color, radius: float = 0.0, width: float | None = None) -> None:
        """The outline of a rounded rectangle, ``width`` (the theme's line if left out) wide."""
        place = self._place(rect)
        line = self.px(self.theme.line_width if width is None else width)
        shapes.frame(self.surface, place, round(radius * self.fit.scale), line, color)

    def shadow(
        self, rect: Rect, radius: float, drop: float = 4.0, blur: float = 6.0, alpha: int = 110
    ) -> None:
        """The shadow of a rounded rectangle, ``drop`` below it."""
        place, soft = self._place(rect), self.px(blur)
        surface = shapes.shadow(place.w, place.h, round(radius * self.fit.scale), soft, alpha)
        self.surface.blit(surface, (place.x - 2 * soft, place.y - 2 * soft + self.px(drop)))

    def panel(self, rect: Rect, *, radius: str = "panel", line: str = "line", fill: str = "panel") -> None:
        """A plate with shadow and gilt line."""
        corner = self.theme.radii[radius]
        self.shadow(rect, corner, 6, 10, 120)
        self.fill(rect, self.theme.color(fill, 244), corner)
        self.frame(rect, self.theme.color(line), corner)

    def focus_ring(self, rect: Rect, radius: float) -> None:
        """The double ring around what has the focus."""
        self.frame(rect.inset(-4), self.theme.color("focus"), radius + 4, 3)
        self.frame(rect.inset(-1), self.theme.color("focus_inner"), radius + 1, 2)

    def disc(self, centre: Point, diameter: float, color: Color) -> None:
        """A filled circle."""
        surface = shapes.disc(self.px(diameter), color)
        place = self._place(Rect.around(centre, 0, 0))
        self.surface.blit(surface, surface.get_rect(center=place.topleft))

    def line(self, start: Point, end: Point, color: Color, width: float = 1.0) -> None:
        """A straight line with smooth edges."""
        a, b = self._place(Rect(*start, 0, 0)).topleft, self._place(Rect(*end, 0, 0)).topleft
        pygame.draw.aaline(self.surface, color, a, b, self.px(width))

    def polygon(self, points: Sequence[Point], color: Color) -> None:
        """A filled polygon with smooth edges."""
        places = [self._place(Rect(*point, 0, 0)).topleft for point in points]
        pygame.draw.polygon(self.surface, color, places)
        pygame.draw.aalines(self.surface, color, True, places)

    def ellipse(self, rect: Rect, color: Color) -> None:
        """The thin outline of an ellipse."""
        place = self._place(rect)
        self.surface.blit(shapes.ellipse(place.w, place.h, self.px(1), color), place)

    # Letters ------------------------------------------------------------------------------------------------

    def letter_size(self, style: str) -> int:
        """The height of letters of a style, in pixels."""
        return max(8, round(self.theme.fonts[style] * self.text_scale * self.fit.scale))

    def measure(self, text: str, style: str = "body", *, bold: bool = False) -> float:
        """The width of ``text`` in one line, in design units."""
        return text_width(text, self.letter_size(style), bold) / self.fit.scale

    def line_height(self, style: str = "body") -> float:
        """The height of a line, in design units."""
        return self.letter_size(style) * _LINE / self.fit.scale

    def wrap(self, text: str, width: float, style: str = "body", *, bold: bool = False) -> list[str]:
        """``text`` in lines of at most ``width`` design units."""
        return wrap(text, width, lambda part: self.measure(part, style, bold=bold))

    def text(
        self,
        text: str,
        room: Rect,
        style: str = "body",
        color: str | Color = "text",
        *,
        align: Align = "left",
        bold: bool = False,
        alpha: int = 255,
    ) -> float:
        """One line of text in the middle of the height of ``room``; too long a one is cut with an ellipsis.

        Returns its width in design units.
        """
        fitting = text
        if self.measure(text, style, bold=bold) > room.w + 0.5:
            fitting = ellipsize(text, room.w, lambda part: self.measure(part, style, bold=bold))
        ink = self.theme.color(color, alpha) if isinstance(color, str) else color
        surface = self._texts.render(fitting, self.letter_size(style), bold, ink)
        place = self._place(room)
        box = surface.get_rect(centery=place.centery)
        if align == "left":
            box.left = place.left
        elif align == "right":
            box.right = place.right
        else:
            box.centerx = place.centerx
        self.surface.blit(surface, box)
        self.texts.append(
            TextBox(text, (box.x, box.y, box.w, box.h), (place.x, place.y, place.w, place.h), fitting != text)
        )
        return box.w / self.fit.scale

    def fitting(self, text: str, width: float, styles: Sequence[str], *, bold: bool = False) -> str:
        """The first of ``styles`` in which ``text`` is no wider than ``width``; the last if it is in none."""
        fits = (style for style in styles if self.measure(text, style, bold=bold) <= width)
        return next(fits, styles[-1])

    def paragraph(
        self,
        text: str,
        room: Rect,
        style: str = "body",
        color: str | Color = "text",
        *,
        align: Align = "left",
        bold: bool = False,
    ) -> float:
        """Wrapped text from the top of ``room``; returns its height in design units."""
        height, y = self.line_height(style), room.y
        for line in self.wrap(text, room.w, style, bold=bold):
            if line:
                self.text(line, Rect(room.x, y, room.w, height), style, color, align=align, bold=bold)
            y += height
        return y - room.y

    def suit_color(self, suit: Suit, *, on_ivory: bool = False) -> str:
        """The theme's name for the colour of a suit."""
        if self.four_colours:
            return suit.name.lower() + ("_on_ivory" if on_ivory else "")
        red = suit in (Suit.HEARTS, Suit.DIAMONDS)
        return ("suit_red" if red else "suit_black") + ("_on_ivory" if on_ivory else "")

    def suit(
        self, suit: Suit, room: Rect, style: str = "body", *, on_ivory: bool = False, align: Align = "centre"
    ) -> float:
        """A suit's sign in its colour; returns its width."""
        color = self.suit_color(suit, on_ivory=on_ivory)
        return self.text(SUIT_GLYPHS[suit], room, style, color, align=align, bold=True)

    # Cards --------------------------------------------------------------------------------------------------

    def _turned(self, card: Card | None, height: int, pose: Pose, art: pygame.Surface) -> pygame.Surface:
        """``art`` at the angle of ``pose``; kept only for a card that rests."""
        if not pose.moving:
            return self.art.turned(card, height, pose.angle, art)
        return pygame.transform.rotozoom(art, pose.angle, 1.0) if pose.angle else art

    def card(self, card: Card | None, pose: Pose, *, dim: bool = False, shadow: bool = True) -> None:
        """A card at its pose; ``None`` is one whose face is not known."""
        height = self.px(pose.height)
        face_up = card is not None and pose.face >= 0.5
        shown = card if face_up else None
        art = self.art.scaled(shown, height) if pose.moving else self.art.get(shown, height)
        surface = self._turned(shown, height, pose, art)
        turn = abs(cos(pi * pose.face))
        if turn < 0.995:
            width = max(1, round(surface.get_width() * turn))
            surface = pygame.transform.smoothscale(surface, (width, surface.get_height()))
        box = surface.get_rect(center=self._place(Rect(pose.x, pose.y, 0, 0)).topleft)
        if shadow and not pose.moving and not pose.angle and pose.fade >= 1.0 and turn > 0.9:
            rect = Rect.around(Point(pose.x, pose.y), pose.height * CARD_ASPECT, pose.height)
            self.shadow(rect, self.theme.radii["card"], 2, 4, 90)
        if pose.fade < 1.0:
            surface = surface.copy()
            surface.set_alpha(round(255 * pose.fade))
        self.surface.blit(surface, box)
        if dim:
            shapes.fill(self.surface, box, self.px(pose.height * 0.055), self.theme.color("card_scrim"))
