"""What sets a card apart from another one is true, and told only where nothing says that it wins."""

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.rules.hand import card_worth
from napoleon_game.ai.search.gap import NO_GAP
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import JOKER, SEATS, Card
from napoleon_game.core.tricks import judge
from napoleon_game.drills.contrast import Contrast, Merit, contrasts
from napoleon_game.drills.drill import LEARNER, Drill, Kind
from napoleon_game.drills.judge import Judged, Judgement
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.names import Words
from napoleon_game.view.advice_words import speaking_for
from napoleon_game.view.drill_words import verdict_words
from tests.drills.support import drills, quick_once

NAMES = ("You", "Ney", "Murat", "Soult", "Davout")
WINS = {Why.TAKES_TRICK, Why.UNBEATEN, Why.SAME_TWO, Why.YOROMEKI}


def _judged(card: str, *reasons: Reason, takes: int = 0) -> Judged:
    return Judged(PlayCard(LEARNER, Card.parse(card)), 0.5, 0.0, NO_GAP, reasons, takes)


def _all() -> list[tuple[Drill, Judgement]]:
    return [(drill, quick_once(drill)) for drill in drills(Kind.CARD, 12)]


def _told(drill: Drill, judgement: Judgement) -> list[tuple[Judged, Judged, Contrast]]:
    best, *others = judgement.answers
    return [
        (best, other, one)
        for other in others
        for one in contrasts(drill.observation, best, other, judgement.deals)
    ]


def test_what_is_told_is_true() -> None:
    seen = set()
    for drill, judgement in _all():
        trump = drill.observation.public.bid.trump
        trick = drill.observation.public.trick
        assert trick is not None
        for best, other, told in _told(drill, judgement):
            assert isinstance(best.answer, PlayCard)
            assert isinstance(other.answer, PlayCard)
            here, there = best.answer.card, other.answer.card
            seen.add(told.merit)
            assert told.other is there
            match told.merit:
                case Merit.TAKES:
                    assert (told.first, told.second, told.deals) == (best.takes, other.takes, judgement.deals)
                    assert told.first > told.second
                case Merit.KEEPS_JOKER:
                    assert there is JOKER
                    assert trick.cards
                case Merit.KEEPS_TRUMP:
                    assert there.suit is trump
                    assert here.suit is not trump
                case Merit.KEEPS:
                    assert card_worth(there, trump) > card_worth(here, trump)
    assert len(seen) > 1, "else it is hardly tried"


def test_where_a_reason_says_that_the_card_wins_nothing_is_added() -> None:
    for drill, judgement in _all():
        if any(reason.why in WINS for reason in judgement.best.reasons):
            assert _told(drill, judgement) == []


def test_what_a_reason_says_already_is_not_told_twice() -> None:
    drill, _ = _all()[0]
    trump = drill.observation.public.bid.trump
    card, plain = f"{trump.letter}K", "D2" if trump.letter == "H" else "H2"
    better, other = _judged(plain, Reason(Why.LOST_ANYWAY)), _judged(card)
    assert [one.merit for one in contrasts(drill.observation, better, other, 100)] == [Merit.KEEPS_TRUMP]
    better = _judged(plain, Reason(Why.KEEPS, cards=(Card.parse(card),)))
    assert list(contrasts(drill.observation, better, other, 100)) == []


def test_a_little_oftener_is_not_told() -> None:
    drill, _ = _all()[0]
    better = _judged("H3", takes=4)
    assert all(
        one.merit is not Merit.TAKES for one in contrasts(drill.observation, better, _judged("H3"), 100)
    )
    better = _judged("H3", takes=5)
    (told,) = contrasts(drill.observation, better, _judged("H3"), 100)
    assert told == Contrast(Merit.TAKES, Card.parse("H3"), 5, 0, 100)


def test_how_often_a_card_takes_the_trick_is_counted_in_the_deals_that_judge_it() -> None:
    """For the last card of a trick by the rules alone."""
    for drill, judgement in _all():
        trick = drill.observation.public.trick
        assert trick is not None
        for judged in judgement.answers:
            assert isinstance(judged.answer, PlayCard)
            assert judged.takes is not None
            assert 0 <= judged.takes <= judgement.deals
            if len(trick.cards) == SEATS - 1:
                first = not drill.observation.public.tricks
                table = (*trick.cards, judged.answer.card)
                last = judge(table, drill.observation.public.bid.trump, first_trick=first).place == SEATS - 1
                assert judged.takes == (judgement.deals if last else 0)


def test_the_words_say_of_which_card_a_reason_speaks() -> None:
    words = Words(Catalogue("en"))
    for drill, judgement in _all():
        for judged in judgement.answers:
            asked = quick_once(drill, judged.answer)
            text = verdict_words(drill, asked, judged.answer, words, NAMES)
            given = asked.of(judged.answer)
            assert given is not None
            ahead = given if given.right else asked.best
            assert isinstance(ahead.answer, PlayCard)
            if speaking_for(ahead.reasons):
                assert f"Why {words.short_card(ahead.answer.card)}? " in text
