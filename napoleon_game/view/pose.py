"""Where a card is: one pose a card, all on one flat felt."""

from dataclasses import dataclass

from napoleon_game.core.cards import Card

CARD_ASPECT = 104 / 146
"""Width over height of a card."""

Key = tuple[str, int, int]
"""``("card", index, 0)`` for a card whose face is known, ``("back", place, slot)`` for one that is not."""


def card_key(card: Card) -> Key:
    """The key of a card whose face is known."""
    return ("card", int(card), 0)


def back_key(place: int, slot: int) -> Key:
    """The key of a card that is only known by where it lies: seat or heap, and place in it."""
    return ("back", place, slot)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies on the felt.

    Attributes:
        x: its centre from the left, in design units.
        y: its centre from the top.
        height: its height, in design units.
        face: 0.0 back up, 1.0 face up; in between it is turning.
        angle: degrees, counter-clockwise.
        z: what lies on what: higher is nearer.
        fade: 1.0 solid, 0.0 gone.
        moving: whether it is on its way: its size need not be sharp to the pixel.
    """

    x: float
    y: float
    height: float
    face: float = 1.0
    angle: float = 0.0
    z: int = 0
    fade: float = 1.0
    moving: bool = False


def between(a: Pose, b: Pose, t: float) -> Pose:
    """The pose a part ``t`` (0-1, a little more while a move overshoots) of the way from ``a`` to ``b``."""
    return Pose(
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t,
        a.height + (b.height - a.height) * t,
        min(1.0, max(0.0, a.face + (b.face - a.face) * t)),
        a.angle + (b.angle - a.angle) * t,
        max(a.z, b.z) if t < 1 else b.z,
        min(1.0, max(0.0, a.fade + (b.fade - a.fade) * t)),
        moving=True,
    )


Poses = dict[Key, Pose]
