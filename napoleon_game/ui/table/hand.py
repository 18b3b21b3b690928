"""One's own hand: pointing at cards, choosing them by key, and telling why one may not be played."""

from dataclasses import dataclass

from napoleon_game.core.cards import Card, Cards
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.pose import CARD_ASPECT, Pose, Poses, card_key

LIFT = 14.0
"""How far the card with the focus or the mouse stands out, in design units."""
_REACH = 40.0
"""How far above its place in the hand a raised or marked card may be clicked."""
_SHAKE = 0.32
"""Seconds that a refused card shakes."""


@dataclass
class HandControl:
    """The focus in the hand, and the card that was refused last.

    Attributes:
        focus: the card that keys go to; ``None`` until a key is used.
        hovered: the card under the mouse.
        shaking: the card that was refused, while it shakes.
    """

    focus: Card | None = None
    hovered: Card | None = None
    shaking: Card | None = None
    _shaken: float = 0.0

    def under(self, at: Point, hand: Cards, poses: Poses) -> Card | None:
        """The card of ``hand`` at a point: the uppermost there."""
        found: tuple[int, Card] | None = None
        for card in hand:
            pose = poses.get(card_key(card))
            if pose is None:
                continue
            rect = Rect.around(Point(pose.x, pose.y), pose.height * CARD_ASPECT, pose.height)
            rect = Rect(rect.x, rect.y - _REACH, rect.w, rect.h + _REACH)
            if rect.contains(at) and (found is None or pose.z > found[0]):
                found = (pose.z, card)
        return found[1] if found is not None else None

    def step(self, hand: Cards, direction: int) -> None:
        """Move the focus one card to the left (-1) or right (1); around at the ends."""
        if hand:
            at = hand.index(self.focus) if self.focus in hand else (-1 if direction > 0 else 0)
            self.focus = hand[(at + direction) % len(hand)]

    def refuse(self, card: Card, *, still: bool) -> None:
        """Let ``card`` shake, unless nothing is to move (``still``)."""
        if not still:
            self.shaking, self._shaken = card, 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether something moved."""
        if self.shaking is None:
            return False
        self._shaken += seconds
        if self._shaken >= _SHAKE:
            self.shaking = None
        return True

    def pose(self, card: Card, pose: Pose) -> Pose:
        """Where a card of the hand is drawn."""
        x, y = pose.x, pose.y
        if card is self.hovered or card is self.focus:
            y -= LIFT
        if card is self.shaking:
            x += (6, -6)[int(self._shaken * 25) % 2] * (1 - self._shaken / _SHAKE)
        return Pose(x, y, pose.height, pose.face, pose.angle, pose.z, pose.fade)
