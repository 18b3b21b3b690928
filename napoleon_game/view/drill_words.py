"""What is said about an exercise: what is asked, and why an answer was right or not."""

from collections.abc import Sequence
from functools import reduce
from itertools import islice
from typing import Final

from napoleon_game.core.actions import Pass
from napoleon_game.core.cards import Seat
from napoleon_game.core.scoring import NAPOLEON_POINTS
from napoleon_game.drills.clues import hints
from napoleon_game.drills.drill import Answer, Drill, Kind
from napoleon_game.drills.judge import Judged, Judgement
from napoleon_game.i18n.names import SYMBOLS, Words, standing_alone
from napoleon_game.view.advice_words import action_words, percent, reason_words, rounded, speaking_for

_HINTS: Final = 2
"""Clues to the adjutant that are told."""
IN_POINTS: Final = (Kind.BID, Kind.NAME)
"""Kinds whose answers are measured in points: what is promised pays, not how often it is kept."""


def answer_words(answer: Answer, drill: Drill, words: Words, names: Sequence[str]) -> str:
    """An answer in a word or two: ``♠A``, ``♥12``, a name."""
    if isinstance(answer, Seat):
        contract = drill.observation.public.contract
        assert contract is not None
        return words.catalogue("drill-alone") if answer == contract.napoleon else names[answer]
    return words.catalogue("drill-pass") if isinstance(answer, Pass) else action_words(answer, words)


def verdict_words(
    drill: Drill, judgement: Judgement, answer: Answer, words: Words, names: Sequence[str]
) -> str:
    """Whether ``answer``, which was judged, was right, by what figures, and why."""
    given = judgement.of(answer)
    assert given is not None, "it was judged"
    ahead, behind = judgement.pair(answer)
    say = words.catalogue
    parts = [say("drill-right" if given.right else "drill-wrong")]
    made = ahead if ahead.chance is not None else behind
    if drill.kind in IN_POINTS and made is not None and made.chance is not None:
        one = answer_words(made.answer, drill, words, names)
        key = "drill-named" if drill.kind is Kind.NAME else "drill-made" if made is ahead else "drill-seldom"
        parts.append(say(key, what=one, deals=percent(made.chance)))
    if behind is not None:
        parts.append(_compared(drill, ahead, behind, words, names))
    reasons = _reasons(drill, ahead, words, names)
    if reasons:
        told = reduce(lambda one, two: say("drill-reasons", one=one, two=two), map(standing_alone, reasons))
        key = "drill-reason-who" if drill.kind is Kind.ADJUTANT else "drill-reason"
        parts.append(say(key, what=answer_words(ahead.answer, drill, words, names), reason=told))
    if drill.kind is Kind.ADJUTANT:
        truth = drill.state.adjutant
        assert truth is not None
        parts.append(say("drill-truth", who=answer_words(truth, drill, words, names)))
    return reduce(lambda before, after: say("drill-sentences", before=before, after=after), parts)


def _reasons(drill: Drill, ahead: Judged, words: Words, names: Sequence[str]) -> list[str]:
    """What speaks for an answer; for a pass its figures say that already."""
    say, answer = words.catalogue, ahead.answer
    if isinstance(answer, Seat):
        told = islice(hints(drill.observation, answer), _HINTS)
        suits = {hint: "" if hint.suit is None else SYMBOLS[hint.suit] for hint in told}
        return [say(f"drill-clue-{h.clue.value}", who=names[h.seat], suit=suit) for h, suit in suits.items()]
    if isinstance(answer, Pass):
        return []
    return [reason_words(reason, words, names) for reason in speaking_for(ahead.reasons)]


def given_away_words(kind: Kind, given: float, words: Words) -> str:
    """What an answer gave away, on the average: points, or percent of the chance."""
    if kind in IN_POINTS:
        return words.catalogue("drill-gives-points", points=rounded(given * NAPOLEON_POINTS))
    return words.catalogue("drill-gives-chance", percent=round(100 * given))


def _compared(drill: Drill, ahead: Judged, behind: Judged, words: Words, names: Sequence[str]) -> str:
    """The figures of two answers side by side."""
    one, two = (answer_words(judged.answer, drill, words, names) for judged in (ahead, behind))
    if drill.kind in IN_POINTS:
        figures = (rounded(ahead.points), rounded(behind.points))
        key = "drill-bids" if drill.kind is Kind.BID else "drill-points"
        return words.catalogue(key, one=one, first=figures[0], two=two, second=figures[1])
    chances = (percent(ahead.chance or 0.0), percent(behind.chance or 0.0))
    key = "drill-seats" if drill.kind is Kind.ADJUTANT else "drill-wins"
    return words.catalogue(key, one=one, first=chances[0], two=two, second=chances[1])
