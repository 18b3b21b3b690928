"""Reasons in words."""

import pytest

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import JOKER, Card, Suit
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.names import Words
from napoleon_game.view.advice_words import reason_words

NAMES = ("A", "B", "C", "D", "E")
NINE, THREE = Card.parse("S9"), Card.parse("H3")


def _words(language: Language, reason: Reason) -> str:
    return reason_words(reason, Words(Catalogue(language)), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_has_words(language: Language, why: Why) -> None:
    said = _words(language, Reason(why, 3, 40, (NINE, THREE), 1, Suit.SPADES, Bid.parse("S13"), 2))
    assert said
    assert "{" not in said


@pytest.mark.parametrize(
    ("language", "reason", "said"),
    [
        ("en", Reason(Why.OFTENER, 15, 40, (THREE,), less=2), "Sure of the trick in 15 of 40 deals, ♥3 in 2"),
        ("en", Reason(Why.OFTENER, 15, 40, (THREE,)), "Sure of the trick in 15 of 40 deals, ♥3 in none"),
        ("ja", Reason(Why.OFTENER, 15, 40, (THREE,), less=2), "40通り中15通りで確実に取れる（♥3は2通り）"),
        ("ja", Reason(Why.OFTENER, 15, 40, (THREE,)), "40通り中15通りで確実に取れる（♥3はなし）"),
        ("en", Reason(Why.KEEPS_JOKER, cards=(JOKER,)), "Keeps the joker, strong when led"),
        ("ja", Reason(Why.KEEPS_JOKER, cards=(JOKER,)), "台札なら強いジョーカーを残せる"),
        ("en", Reason(Why.KEEPS_TRUMP, cards=(NINE,)), "Keeps ♠9, a trump"),
        ("ja", Reason(Why.KEEPS_TRUMP, cards=(NINE,)), "切り札の♠9を残せる"),
        ("en", Reason(Why.KEEPS_STRONGER, cards=(NINE,)), "Keeps ♠9"),
        ("ja", Reason(Why.KEEPS_STRONGER, cards=(NINE,)), "♠9を残せる"),
    ],
)
def test_what_sets_a_card_apart_is_said_in_one_sentence(
    language: Language, reason: Reason, said: str
) -> None:
    assert _words(language, reason) == said
