"""Which rules are explained when they bite."""

from dataclasses import replace

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import Suit, parse_cards
from napoleon_game.core.events import CardPlayed, TrickWon
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.tricks import Trick, judge
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES
from napoleon_game.i18n.rules_page import SECTIONS
from napoleon_game.view.first_times import NEARLY_ALL, TOPICS, topics_of
from tests.support import bot_states


def seen(trump: Suit = Suit.SPADES, target: int = 13, taken: int = 0) -> Observation:
    """The middle of a deal as Napoleon sees it, with another contract, and picture cards that it took."""
    state = bot_states("first times", RulesPlayer())[-20]
    contract = state.public.contract
    assert contract is not None
    observation = observe(state, contract.napoleon)
    assert observation.discards is not None
    assert not any(card.is_picture for card in observation.discards)
    captured = tuple(taken if seat == contract.napoleon else 0 for seat in range(5))
    public = replace(
        observation.public, contract=replace(contract, bid=Bid(target, trump)), captured=captured
    )
    return replace(observation, public=public)


def won(codes: str, trump: Suit = Suit.SPADES, number: int = 3) -> TrickWon:
    """A trick that seat 0 led."""
    cards = parse_cards(codes)
    verdict = judge(cards, trump, first_trick=number == 0)
    return TrickWon(verdict.place, number, 0, cards, verdict.won_by)


@pytest.mark.parametrize(
    ("codes", "topics"),
    [
        ("SK SA HQ S3 S4", ["yoromeki"]),
        ("SK SA H2 S3 S4", ["mighty"]),
        ("SJ SK H2 S3 S4", ["right-jack"]),
        ("CJ CK H2 C3 S4", ["left-jack"]),
        ("CA CJ C2 C3 S4", ["left-jack", "left-jack-follows"]),
        ("CA CJ SJ C3 S4", ["right-jack", "left-jack-follows"]),
        ("HA CJ H4 H3 H5", ["left-jack"]),
        ("HA H2 H4 H3 H5", ["same-two"]),
        ("HA H9 JK H3 H5", ["joker-late"]),
        ("HA SA JK H3 H5", ["mighty", "joker-late"]),
        ("JK S9 S8 H3 H5", []),
        ("HA H9 H4 H3 S5", []),
    ],
)
def test_what_a_trick_shows(codes: str, topics: list[str]) -> None:
    assert list(topics_of(won(codes), seen())) == topics


def test_there_is_no_same_two_in_the_first_trick() -> None:
    assert list(topics_of(won("HA H2 H4 H3 H5", number=0), seen())) == []


@pytest.mark.parametrize(("cards", "topics"), [("JK", ["joker-led"]), ("S3 JK", []), ("S3", [])])
def test_a_joker_that_is_led(cards: str, topics: list[str]) -> None:
    observation = seen()
    played = parse_cards(cards)
    observation = replace(observation, public=replace(observation.public, trick=Trick(0, played)))
    assert list(topics_of(CardPlayed(0, played[-1]), observation)) == topics


@pytest.mark.parametrize("taken", range(NEARLY_ALL - 2, 20))
def test_the_twentieth_card_is_a_danger_where_it_was_not_bid(taken: int) -> None:
    plain = won("HA H9 H4 H3 S5")
    assert list(topics_of(plain, seen(taken=taken))) == (["twenty"] if taken >= NEARLY_ALL else [])
    assert list(topics_of(plain, seen(target=20, taken=taken))) == []


def test_nothing_is_explained_before_there_is_a_contract() -> None:
    state = bot_states("first times", RulesPlayer())[0]
    assert list(topics_of(won("SK SA HQ S3 S4"), observe(state, 0))) == []


def test_every_topic_has_its_text_and_its_place_in_the_rules() -> None:
    assert set(TOPICS.values()) <= set(SECTIONS)
    for language in LANGUAGES:
        texts = [Catalogue(language)(f"first-{topic}") for topic in TOPICS]
        assert len(set(texts)) == len(TOPICS)
