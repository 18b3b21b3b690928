"""The plans of the table: what stands there at the same time has each a place of its own."""

from itertools import combinations

import pytest

from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import (
    FAN_HEIGHT,
    FRAME,
    HAND_BAND,
    TRICK,
    TRICK_HEIGHT,
    card_width,
    kitty_pose,
)
from napoleon_game.view.places import PLAIN, ROOMY, ROOMY_ADVISED, Places

plans = pytest.mark.parametrize("plan", [PLAIN, ROOMY, ROOMY_ADVISED], ids=["plain", "roomy", "advised"])
LARGEST_KITTY_CARD = FAN_HEIGHT + 34


def around(at: Point, height: float) -> Rect:
    return Rect.around(at, card_width(height), height)


def in_auction(plan: Places) -> dict[str, Rect]:
    """What the felt holds while somebody else calls."""
    fans = (
        [around(fan, FAN_HEIGHT) for fan in plan.fans[1:]] if plan is PLAIN else []
    )  # large plates lie over
    kitty = [kitty_pose(slot) for slot in range(3)]
    return {
        **{f"plate {at}": place for at, place in enumerate(plan.plates)},
        **{f"place of trick {at}": around(place, TRICK_HEIGHT) for at, place in enumerate(TRICK)},
        **{f"fan {at}": fan for at, fan in enumerate(fans, 1)},
        **{f"kitty {at}": around(Point(pose.x, pose.y), LARGEST_KITTY_CARD) for at, pose in enumerate(kitty)},
        "plaque": plan.plaque,
        "menu": plan.menu,
        "undo": plan.undo,
        "hand": HAND_BAND,
    }


@plans
def test_a_call_stands_beside_its_plate_and_over_nothing(plan: Places) -> None:
    for at, bubble in enumerate(plan.bubbles):
        over = [name for name, place in in_auction(plan).items() if bubble.overlaps(place)]
        assert over == [], at
        assert bubble.inset(-24).overlaps(plan.plates[at]), at
    assert not any(a.overlaps(b) for a, b in combinations(plan.bubbles, 2))


@plans
def test_all_of_it_lies_in_the_window(plan: Places) -> None:
    for name in Places.__dataclass_fields__:
        value = getattr(plan, name)
        for place in value if isinstance(value, tuple) else [value]:
            if isinstance(place, Rect):
                assert FRAME.x <= place.x, name
                assert FRAME.y <= place.y, name
                assert place.right <= FRAME.right, name
                assert place.bottom <= FRAME.bottom, name
