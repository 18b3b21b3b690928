"""The findings of a review in words."""

import pytest

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.search.gap import NO_GAP
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import Card
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import Language
from napoleon_game.i18n.names import Words
from napoleon_game.match.review.review import KnownCost
from napoleon_game.view.review_words import better_words

NAMES = ("A", "B", "C", "D", "E")


def _words(language: Language, *reasons: Reason) -> str:
    better = PlayCard(0, Card.parse("S9"))
    known = KnownCost(better, reasons, NO_GAP, NO_GAP, NO_GAP, 0.5, 100, exact=False)
    return better_words(known, Words(Catalogue(language)), NAMES)


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "Better: ♠9. Takes the trick", "Better: ♠9. Takes the trick. No cheaper card wins as often"),
        (
            "ja",
            "♠9のほうがよかった：このトリックを取れる",
            "♠9のほうがよかった：このトリックを取れる。同じだけ取れる中で一番弱い",
        ),
    ],
)
def test_all_that_speaks_for_the_better_action_is_told(language: Language, one: str, both: str) -> None:
    takes, cheap = Reason(Why.TAKES_TRICK), Reason(Why.CHEAPEST)
    assert _words(language, takes) == one
    assert _words(language, takes, cheap) == both


def test_what_is_its_price_is_not_told_as_a_reason_for_it() -> None:
    takes, shows = Reason(Why.TAKES_TRICK), Reason(Why.SHOWS, cards=(Card.parse("S9"),))
    assert _words("en", takes, shows) == "Better: ♠9. Takes the trick"
    assert _words("en", shows) == "Better: ♠9"
