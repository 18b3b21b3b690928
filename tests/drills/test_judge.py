"""Answers are judged from what the learner knows alone, all on the same deals."""

from collections import Counter
from itertools import count

import pytest

from napoleon_game.ai.advice.advice import Why
from napoleon_game.ai.facts import shown_voids
from napoleon_game.core.actions import Pass
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.observation import Observation
from napoleon_game.drills.choose import moments
from napoleon_game.drills.drill import LEARNER, Drill, Kind, played
from napoleon_game.drills.judge import GOOD
from tests.ai.reasons_anew import CONTRASTS, Told
from tests.drills.support import QUICK, SEED, drills, possible, quick, quick_once

each_kind = pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)


@each_kind
def test_the_best_answer_comes_first_and_gives_nothing_away(kind: Kind) -> None:
    (drill,) = drills(kind)
    judgement = quick(drill)
    best = judgement.best
    assert best.behind.mean == 0.0
    assert best.right
    assert len(judgement.answers) > 1
    assert {judged.answer for judged in judgement.answers} <= set(possible(drill))
    assert all(judged.chance is None or 0.0 <= judged.chance <= 1.0 for judged in judgement.answers)
    assert [judged.chance for judged in judgement.answers if judged.chance is None] == [
        None for judged in judgement.answers if isinstance(judged.answer, Pass)
    ]


@each_kind
def test_the_same_question_has_the_same_answer_whoever_asks(kind: Kind) -> None:
    (drill,) = drills(kind)
    assert quick(drill) == quick(Drill(kind, drill.seed, drill.number, drill.at))


@each_kind
def test_nothing_but_what_the_learner_knows_is_looked_at(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """The truth is taken away, and the judgement is the same."""
    (drill,) = drills(kind)
    before, observation = quick(drill), drill.observation

    def no_truth(_: Drill) -> None:
        raise AssertionError("the truth was looked at")

    def known(_: Drill) -> Observation:
        return observation

    for name in ("state", "steps", "end"):
        monkeypatch.setattr(Drill, name, property(no_truth))
    monkeypatch.setattr(Drill, "observation", property(known))
    assert quick(Drill(kind, drill.seed, drill.number, drill.at)) == before


@each_kind
def test_any_answer_is_judged_on_the_same_deals(kind: Kind) -> None:
    """What was looked at anyway is worth the same whatever is asked about."""
    (drill,) = drills(kind)
    judgement = quick(drill)
    worth = {judged.answer: judged.points for judged in judgement.answers}
    answers = possible(drill)
    for answer in (answers[0], answers[len(answers) // 2], answers[-1]):
        asked = quick(drill, answer)
        assert asked.of(answer) is not None
        for judged in asked.answers:
            assert judged.points == pytest.approx(worth.get(judged.answer, judged.points))


def test_an_answer_is_explained_beside_another_one() -> None:
    """A wrong one beside the best, a right one beside the best of the wrong ones; the better has reasons."""
    explained = 0
    for kind in (Kind.CARD, Kind.DISCARDS, Kind.NAME):
        for drill in drills(kind, 4):
            for answer in [judged.answer for judged in quick_once(drill).answers]:
                judgement = quick_once(drill, answer)
                given = judgement.of(answer)
                assert given is not None
                wrong = [judged for judged in judgement.answers if not judged.right]
                better, other = judgement.pair(answer)
                if given.right:
                    assert (better, other) == (given, wrong[0] if wrong else None)
                else:
                    assert (better, other) == (judgement.best, given)
                told = [judged for judged in judgement.answers if judged.reasons]
                assert told in ([], [better])
                explained += bool(told)
    assert explained > 20


def test_what_is_said_of_the_better_card_is_true() -> None:
    """Read anew, what sets it apart from the other one as well."""
    found: Counter[Why] = Counter()
    for drill in drills(Kind.CARD, 12):
        for answer in possible(drill):
            judgement = quick_once(drill, answer)
            better, other = judgement.pair(answer)
            assert not isinstance(better.answer, int)
            beside = None if other is None else other.answer
            assert not isinstance(beside, int)
            key = ("napoleon-drill", drill.seed, drill.number, drill.at, "")
            told = Told(drill.state, drill.observation, better.answer, beside, QUICK, key)
            for reason in better.reasons:
                assert told.is_true(reason), (drill, reason)
                found[reason.why] += 1
    assert len(found.keys() & CONTRASTS) > 1, found


def test_a_seat_that_cannot_hold_the_card_is_never_taken_for_the_adjutant() -> None:
    """R5.2: who did not follow a suit has none of it."""
    drill, seats = next(
        (drill, seats)
        for number in count(1)
        for at in moments(Kind.ADJUTANT, played(SEED, number))
        if (seats := without_the_suit(drill := Drill(Kind.ADJUTANT, SEED, number, at)))
    )
    chances = {judged.answer: judged.chance or 0.0 for judged in quick(drill).answers}
    assert sum(chances.values()) == pytest.approx(1.0)
    assert [chances[seat] for seat in seats] == [0.0] * len(seats)


def without_the_suit(drill: Drill) -> list[Seat]:
    """The seats that have shown to lack the suit of the adjutant card, and may not have discarded it."""
    public, voids = drill.observation.public, shown_voids(drill.observation)
    assert public.contract is not None
    assert public.adjutant_card is not None
    others = set(range(SEATS)) - {LEARNER, public.contract.napoleon}
    return [seat for seat in others if public.adjutant_card.suit in voids[seat]]


def test_what_is_hardly_behind_is_right() -> None:
    """And so is what cannot be told from the best; nothing else."""
    for kind in Kind:
        for judged in quick(drills(kind)[0]).answers:
            near = judged.behind.mean <= GOOD or judged.behind.mean <= judged.behind.margin
            assert judged.right is near


def test_a_drill_is_where_its_numbers_say() -> None:
    for kind in Kind:
        (drill,) = drills(kind)
        assert drill.state == played(SEED, drill.number).positions[drill.at].state
        assert drill.state.public.turn == LEARNER
        assert drill.state.public.phase is kind.phase
        assert drill.end.public.final is not None
