"""Where the things lie that a lesson points at."""

import pytest

from napoleon_game.core.cards import Card
from napoleon_game.core.observation import observe
from napoleon_game.lessons.walk import Walk
from napoleon_game.view.geometry import Rect
from napoleon_game.view.layout import Arrangement, layout
from napoleon_game.view.places import PLAIN
from napoleon_game.view.pointing import PLACES, around, pointed_at
from napoleon_game.view.pose import card_key
from tests.lessons.support import ALL

WALK = Walk(ALL[0], 2)  # one card lies on the table
SHOWN = observe(WALK.state, 0)
POSES = layout(SHOWN, Arrangement())


def at(*names: str) -> list[Rect]:
    return pointed_at(names, SHOWN, PLAIN, POSES)


def test_every_place_lies_somewhere_on_the_table() -> None:
    for name in PLACES:
        (rect,) = at(name)
        assert 0 <= rect.x < rect.right <= 1280
        assert 0 <= rect.y < rect.bottom <= 720


def test_a_seat_is_where_its_plate_is() -> None:
    assert at("seat 2", "seat 4") == [PLAIN.plates[2], PLAIN.plates[4]]


def test_a_card_is_pointed_at_where_it_lies() -> None:
    assert at("CK") == [around(POSES[card_key(Card.parse("CK"))])]


def test_cards_side_by_side_are_pointed_at_together() -> None:
    """The hand is ♥9 ♥3 ♠Q ♠10 …, sorted by suit: the first two, and one apart."""
    apart = at("H9", "H3", "ST")
    assert len(apart) == 2
    first, second = (around(POSES[card_key(Card.parse(code))]) for code in ("H9", "H3"))
    assert apart[0] == Rect(first.x, first.y, second.right - first.x, first.h)
    (hand,) = at("hand")
    assert all(hand.x <= rect.x and rect.right <= hand.right for rect in apart)


def test_a_card_that_is_not_to_be_seen_is_passed_over() -> None:
    assert at("SA") == []


def test_what_has_no_name_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="moon"):
        at("moon")
