"""Where the things on the table lie that a lesson points at."""

from collections.abc import Iterable, Iterator
from typing import Final

from napoleon_game.core.cards import Card
from napoleon_game.core.observation import Observation
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import DECK, place_of
from napoleon_game.view.places import Places
from napoleon_game.view.pose import CARD_ASPECT, Pose, Poses, card_key

_TABLE: Final = Rect(456, 188, 368, 276)
"""The middle of the table, between the plates; the cards at the back stand out of it."""
_KITTY: Final = Rect.around(DECK, 132, 96)
_SEAT: Final = "seat"

PLACES: Final = ("table", "hand", "kitty", "led", "last", "plaque", "score", "strip")
"""What can be pointed at besides cards and ``seat 1``."""


def pointed_at(names: Iterable[str], observation: Observation, places: Places, poses: Poses) -> list[Rect]:
    """Where the things of these names lie; cards that lie in a row are pointed at together.

    A card that is not to be seen is passed over. Raises :class:`KeyError` for a name of nothing.
    """
    found: list[Rect] = []
    cards: list[Rect] = []
    for name in names:
        kind, _, seat = name.partition(" ")
        if kind == _SEAT:
            found.append(places.plates[place_of(int(seat), observation.seat)])
        elif name in PLACES:
            found.extend(_place(name, observation, places, poses))
        else:
            try:
                pose = poses.get(card_key(Card.parse(name)))
            except ValueError as error:
                raise KeyError(name) from error
            if pose is not None:
                cards.append(around(pose))
    return [*found, *_joined(cards)]


def _place(name: str, observation: Observation, places: Places, poses: Poses) -> Iterator[Rect]:
    match name:
        case "table":
            yield _TABLE
        case "hand":
            cards = [around(poses[card_key(card)]) for card in observation.hand if card_key(card) in poses]
            if cards:
                yield _joined(cards, any_row=True)[0]
        case "kitty":
            yield _KITTY
        case "led":
            yield places.led_chip
        case "last":
            yield places.last_trick
        case "plaque":
            yield places.plaque
        case "score":
            yield places.score
        case "strip":
            yield places.strip


def around(pose: Pose) -> Rect:
    """The room that a card takes which lies straight."""
    return Rect.around(Point(pose.x, pose.y), pose.height * CARD_ASPECT, pose.height)


def _joined(rects: list[Rect], *, any_row: bool = False) -> list[Rect]:
    """Rectangles that overlap or touch sideways as one; with ``any_row`` all of them."""
    joined: list[Rect] = []
    for rect in sorted(rects):
        before = joined[-1] if joined else None
        if before is not None and (any_row or (before.y == rect.y and rect.x <= before.right + 1)):
            top, bottom = min(before.y, rect.y), max(before.bottom, rect.bottom)
            right = max(before.right, rect.right)
            joined[-1] = Rect(before.x, top, right - before.x, bottom - top)
        else:
            joined.append(rect)
    return joined
