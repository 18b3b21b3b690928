"""The faces and backs of the cards, rasterised from SVG at the size in use, and kept."""

from collections import OrderedDict, deque
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import pygame

from napoleon_game.core.cards import PACK, Card
from napoleon_game.resources import asset
from napoleon_game.view.pose import CARD_ASPECT

_KEPT: Final = 700
"""Surfaces that are kept: two sizes of all faces, and turned ones."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """Which cards are on the table: folders and files under ``assets/cards``.

    Attributes:
        faces: ``classic``, ``classic_large``, ``four_colour`` or ``four_colour_large``.
        back: the name of a back.
    """

    faces: str = "classic"
    back: str = "bees"


class CardArt:
    """Rasterised cards; those that are missing can be made a few a frame."""

    def __init__(self, style: CardStyle) -> None:
        """Begin empty."""
        self.style = style
        self._surfaces: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()
        self._turned: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
        self._wanted: deque[tuple[str, int]] = deque()
        self._prepared: set[int] = set()

    def restyle(self, style: CardStyle) -> None:
        """Use other faces or backs from now on."""
        if style != self.style:
            self.style = style
            self._surfaces.clear()
            self._turned.clear()
            self._wanted.clear()
            self._prepared.clear()

    def get(self, card: Card | None, height: int) -> pygame.Surface:
        """The face of ``card``, or the back for ``None``, ``height`` pixels high."""
        key = (self._name(card), max(8, height))
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = self._rasterise(*key)
            if len(self._surfaces) > _KEPT:
                self._surfaces.popitem(last=False)
        else:
            self._surfaces.move_to_end(key)
        return surface

    def scaled(self, card: Card | None, height: int) -> pygame.Surface:
        """The same made from a size that is there: for cards on their way, which change every frame."""
        name = self._name(card)
        if (name, height) in self._surfaces or not self._prepared:
            return self.get(card, height)
        larger = [ready for ready in self._prepared if ready >= height]
        source = self.get(card, min(larger) if larger else max(self._prepared))
        return pygame.transform.smoothscale(source, (max(1, round(height * CARD_ASPECT)), height))

    def turned(self, card: Card | None, height: int, angle: float, art: pygame.Surface) -> pygame.Surface:
        """``art`` turned by ``angle`` degrees counter-clockwise, to half a degree."""
        half_degrees = round(2 * angle)
        if half_degrees == 0:
            return art
        key = (self._name(card), height, half_degrees)
        surface = self._turned.get(key)
        if surface is None:
            surface = pygame.transform.rotozoom(art, half_degrees / 2, 1.0)
            self._turned[key] = surface
            if len(self._turned) > _KEPT:
                self._turned.popitem(last=False)
        return surface

    def prepare(self, height: int) -> None:
        """Ask for all faces and the back at ``height`` pixels, to be made by :meth:`work`; once is enough."""
        if height in self._prepared:
            return
        self._prepared.add(height)
        names = [self._name(None), *(self._name(card) for card in PACK)]
        wanted = [(name, height) for name in names if (name, height) not in self._surfaces]
        self._wanted.extend(key for key in wanted if key not in self._wanted)

    def work(self, seconds: float) -> bool:
        """Make what is wanted for about ``seconds``; returns whether anything is still to be done."""
        end = perf_counter() + seconds
        while self._wanted and perf_counter() < end:
            key = self._wanted.popleft()
            if key not in self._surfaces:
                self._surfaces[key] = self._rasterise(*key)
        return bool(self._wanted)

    def _name(self, card: Card | None) -> str:
        return f"backs/{self.style.back}.svg" if card is None else f"{self.style.faces}/{card.code}.svg"

    def _rasterise(self, name: str, height: int) -> pygame.Surface:
        size = (max(1, round(height * CARD_ASPECT)), height)
        surface = pygame.image.load_sized_svg(str(asset("cards", *name.split("/"))), size)
        return surface.convert_alpha()
