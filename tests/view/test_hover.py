"""What the mouse may rest on at the table."""

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import PACK, Card, Suit
from napoleon_game.core.observation import observe, observe_open
from napoleon_game.core.phase import Phase
from napoleon_game.i18n.glossary import TERMS
from napoleon_game.view.geometry import Point
from napoleon_game.view.hover import special, word_at
from napoleon_game.view.layout import DECK, Arrangement, layout
from napoleon_game.view.places import PLAIN, ROOMY, Places
from napoleon_game.view.pose import card_key
from tests.support import bot_states

STATES = bot_states("kyoto", RulesPlayer())
MIDDLE = next(
    s for s in STATES if len(s.public.tricks) == 4 and s.public.trick and len(s.public.trick.cards) == 2
)


def words(places: Places, index: int = -1, *, asked: bool = False) -> dict[str, Point]:
    """Every word that is found on a grid of points, with one of them."""
    state = MIDDLE if index < 0 else STATES[index]
    observation = observe(state, 0)
    poses = layout(observation, Arrangement(places=places))
    found = {}
    for x in range(4, 1280, 8):
        for y in range(4, 720, 8):
            word = word_at(Point(x, y), observation, places, poses, asked=asked)
            if word is not None:
                assert word.area.contains(Point(x, y))
                found[word.term] = Point(x, y)
    return found


@pytest.mark.parametrize("places", [PLAIN, ROOMY])
def test_everything_around_the_cards_is_explained(places: Places) -> None:
    found = words(places)
    assert found.keys() <= TERMS.keys()
    around = {"trump", "napoleon", "adjutant-card", "target", "picture-card", "trick", "lead"}
    assert around <= found.keys()


def test_in_the_auction_there_are_the_bids_and_the_kitty() -> None:
    assert STATES[0].public.phase is Phase.AUCTION
    assert set(words(PLAIN, 0)) == {"contract", "kitty"}
    assert set(words(PLAIN, 0, asked=True)) == {"contract"}, "a panel covers the kitty"
    observation = observe(STATES[0], 0)
    found = word_at(DECK, observation, PLAIN, layout(observation, Arrangement()), asked=False)
    assert found is not None
    assert found.term == "kitty"


@pytest.mark.parametrize("trump", list(Suit))
def test_cards_with_a_name_of_their_own(trump: Suit) -> None:
    named = {special(card, trump): card.code for card in PACK if special(card, trump)}
    jack, other = f"{trump.letter}J", f"{trump.same_colour.letter}J"
    assert named == {
        "mighty": "SA",
        "yoromeki": "HQ",
        "joker": "JK",
        "right-jack": jack,
        "left-jack": other,
    }
    assert named.keys() <= TERMS.keys()


def test_a_card_of_the_hand_is_explained_where_it_can_be_seen() -> None:
    for state in STATES:
        contract = state.public.contract
        if contract is None or state.public.phase is Phase.OVER:
            continue
        for seat in range(5):
            observation = observe(state, seat)
            poses = layout(observation, Arrangement())
            for card in observation.hand:
                pose = poses[card_key(card)]
                at = Point(pose.x - pose.height * 0.3, pose.y)
                word = word_at(at, observation, PLAIN, poses, asked=False)
                assert (word.term if word else "") == special(card, contract.trump)


def test_a_hand_that_is_covered_tells_nothing() -> None:
    holder = next(seat for seat in range(5) if Card.parse("JK") in STATES[0].hands[seat])
    for state in STATES:
        if state.public.phase is not Phase.PLAY or state.public.tricks:
            continue
        observation = observe_open(state, holder)
        poses = layout(observation, Arrangement())
        for x in range(4, 1280, 8):
            word = word_at(Point(x, 629), observation, PLAIN, poses, asked=False)
            assert word is None
