"""What is said about an exercise: figures once, and why."""

import pytest

from napoleon_game.ai.search.gap import NO_GAP, Gap
from napoleon_game.core.actions import MakeBid, Pass, PlayCard
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.drills.clues import hints
from napoleon_game.drills.drill import LEARNER, Kind
from napoleon_game.drills.judge import Judged, Judgement
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import LANGUAGES, Language
from napoleon_game.i18n.names import Words
from napoleon_game.view.advice_words import speaking_for
from napoleon_game.view.drill_words import verdict_words
from tests.drills.support import drills, possible, quick, quick_once

NAMES = ("P0", "P1", "P2", "P3", "P4")


def words(language: Language) -> Words:
    return Words(Catalogue(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pass_is_explained_by_what_a_bid_would_come_to(language: Language) -> None:
    (drill,) = drills(Kind.BID)
    legal = drill.observation.legal
    assert isinstance(legal, LegalCalls)
    bid = MakeBid(LEARNER, legal.bids[0])
    answers = (Judged(Pass(LEARNER), None, 2800.0, NO_GAP), Judged(bid, 0.13, 1170.0, Gap(0.2, 0.02)))
    for asked in answers:
        said = verdict_words(
            drill, Judgement(answers, 300, exact=False), asked.answer, words(language), NAMES
        )
        assert [said.count(figure) for figure in ("13", "2,800", "1,150", "2800")] == [1, 1, 1, 0]


def test_the_words_say_of_which_card_a_reason_speaks() -> None:
    told = 0
    for drill in drills(Kind.CARD, 6):
        for answer in possible(drill):
            judgement = quick_once(drill, answer)
            better, _ = judgement.pair(answer)
            assert isinstance(better.answer, PlayCard)
            said = verdict_words(drill, judgement, answer, words("en"), NAMES)
            reasons = speaking_for(better.reasons)
            assert (f"Why {words('en').short_card(better.answer.card)}? " in said) is bool(reasons)
            told += len(reasons)
    assert told > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_seat_is_the_adjutant_is_said(language: Language) -> None:
    explained = 0
    for drill in drills(Kind.ADJUTANT, 6):
        for seat in possible(drill):
            assert isinstance(seat, int)
            told = list(hints(drill.observation, seat))
            said = verdict_words(drill, quick(drill, seat), seat, words(language), NAMES)
            best = quick(drill).best.answer
            if seat == best:
                explained += bool(told)
                assert all(NAMES[hint.seat] in said for hint in told[:2])
    assert explained >= 3
