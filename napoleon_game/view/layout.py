"""Where everything rests on the table: the one place that knows."""

from dataclasses import dataclass
from typing import Final

from napoleon_game.core.cards import KITTY_SIZE, SEATS, Cards, Seat
from napoleon_game.core.observation import Observation, OpenObservation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.hand_order import arrange
from napoleon_game.view.places import PLAIN, Places
from napoleon_game.view.pose import CARD_ASPECT, Pose, Poses, back_key, card_key

# Design units. Places are counted from the viewer: 0 is at the bottom, 1 on its right, and so on around.
FRAME: Final = Rect(0, 0, 1280, 720)
OVAL: Final = Rect(364, 112, 552, 372)
HAND_BAND: Final = Rect(48, 536, 1184, 166)
HAND_HEIGHT: Final = 146
TRICK_HEIGHT: Final = 124
FAN_HEIGHT: Final = 56
HAND_Y: Final = 556 + HAND_HEIGHT / 2
HAND_STEP: Final = 90
RAISE: Final = 12
"""How far a legal card stands out of the hand."""

TRICK: Final = (Point(640, 396), Point(766, 330), Point(714, 204), Point(566, 204), Point(514, 330))
DECK: Final = Point(640, 300)
DISCARDS: Final = Point(640, 300)

KITTY_PLACE: Final = SEATS
DISCARD_PLACE: Final = SEATS + 1
"""Where the backs of kitty and discards are keyed, after the five seats."""

_KITTY_STEP: Final = 30
_TRICK_Z: Final = 200


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Where the hand at the bottom lies.

    Attributes:
        y: the middle of its cards, from the top.
        height: the height of a card.
        step: from one card to the next, where there is room for it.
        width: from the middle of the first card to that of the last, at most.
    """

    y: float = HAND_Y
    height: float = HAND_HEIGHT
    step: float = HAND_STEP
    width: float = 1080

    def x(self, index: int, count: int) -> float:
        """The middle of card ``index`` of ``count``, from the left."""
        step = min(self.step, self.width / max(1, count - 1))
        return 640 + (index - (count - 1) / 2) * step


FULL_HAND: Final = HandPlace()
SMALL_HAND: Final = HandPlace(570, 92, 60, 780)
"""For looking on, with room for controls below."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What may be chosen about the layout.

    Attributes:
        hand_order: one of :data:`~napoleon_game.view.hand_order.ORDERS`.
        raise_legal: whether legal cards stand out on one's own turn.
        hand: where the hand at the bottom lies.
        own: cards in the order that their owner has put them in; others, as from the kitty, lie on the right.
        places: where everything stands around the cards.
    """

    hand_order: str = "suit_high"
    raise_legal: bool = True
    hand: HandPlace = FULL_HAND
    own: Cards = ()
    places: Places = PLAIN


def place_of(seat: Seat, viewer: Seat) -> int:
    """The place of ``seat`` as ``viewer`` sees the table: its own is 0, play runs 1, 2, 3, 4."""
    return (seat - viewer) % SEATS


def hand_x(index: int, count: int) -> float:
    """The centre of card ``index`` of ``count`` in the hand at the bottom."""
    return FULL_HAND.x(index, count)


def trick_pose(place: int, order: int) -> Pose:
    """A card of the trick on the table; ``order`` counts from the lead."""
    return Pose(TRICK[place].x, TRICK[place].y, TRICK_HEIGHT, z=_TRICK_Z + order)


def fan_pose(place: int, slot: int, count: int, places: Places = PLAIN) -> Pose:
    """The back of card ``slot`` of ``count`` in another seat's hand."""
    centre = places.fans[place]
    offset = slot - (count - 1) / 2
    return Pose(
        centre.x + offset * places.fan_step,
        centre.y + 0.12 * offset * offset,
        FAN_HEIGHT,
        0.0,
        -2.2 * offset,
        slot,
    )


def own_back_pose(slot: int, count: int) -> Pose:
    """Card ``slot`` of ``count`` in the hand at the bottom, while nobody may see it."""
    return Pose(hand_x(slot, count), HAND_Y, HAND_HEIGHT, 0.0, z=100 + slot)


def kitty_pose(slot: int) -> Pose:
    """A card of the kitty in the middle of the table."""
    return Pose(DECK.x + (slot - 1) * _KITTY_STEP, DECK.y, FAN_HEIGHT + 34, 0.0, 0.0, 60 + slot)


def plate_centre(place: int, places: Places = PLAIN) -> Point:
    """Where a trick goes when this place wins it."""
    return Point(640, 640) if place == 0 else places.plates[place].centre


def layout(observation: Observation, arrangement: Arrangement) -> Poses:
    """The pose of every card that lies on the felt, as the observing seat sees it."""
    public, viewer = observation.public, observation.seat
    poses: Poses = {}
    for seat, count in enumerate(observation.hand_sizes):
        if seat != viewer:
            place = place_of(seat, viewer)
            poses |= {
                back_key(seat, slot): fan_pose(place, slot, count, arrangement.places)
                for slot in range(count)
            }
    poses |= _hand(observation, arrangement)
    if public.phase in (Phase.AUCTION, Phase.ADJUTANT):
        poses |= {back_key(KITTY_PLACE, slot): kitty_pose(slot) for slot in range(KITTY_SIZE)}
    if public.trick is not None:
        for order, card in enumerate(public.trick.cards):
            poses[card_key(card)] = trick_pose(place_of(public.trick.seat_at(order), viewer), order)
    return poses


def hand_of(observation: Observation, arrangement: Arrangement) -> Cards:
    """The viewer's hand from left to right."""
    contract = observation.public.contract
    trump = None if contract is None else contract.trump
    sorted_ = arrange(observation.hand, trump, arrangement.hand_order)
    own = tuple(card for card in arrangement.own if card in sorted_)
    return (*own, *(card for card in sorted_ if card not in own))


def _hand(observation: Observation, arrangement: Arrangement) -> Poses:
    if isinstance(observation, OpenObservation):  # its own cards lie face down as well
        seat, count = observation.seat, observation.hand_sizes[observation.seat]
        return {back_key(seat, slot): own_back_pose(slot, count) for slot in range(count)}
    hand = hand_of(observation, arrangement)
    legal = observation.legal
    raised = legal.cards if isinstance(legal, LegalPlays) and arrangement.raise_legal else ()
    place = arrangement.hand
    return {
        card_key(card): Pose(
            place.x(index, len(hand)), place.y - (RAISE if card in raised else 0), place.height, z=100 + index
        )
        for index, card in enumerate(hand)
    }


def card_width(height: float) -> float:
    """The width of a card of this height."""
    return height * CARD_ASPECT
