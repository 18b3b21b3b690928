"""Only moments in which the choice matters become exercises."""

from itertools import count, islice

import pytest

from napoleon_game.ai.search.gap import Gap
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import PACK
from napoleon_game.drills.choose import CLEAR, LIKELY, find, matters
from napoleon_game.drills.drill import Kind
from napoleon_game.drills.judge import Judged, Judgement

CALIBRATION_DRILLS = 150


def judgement(*behind: float, margin: float = 0.01, chance: float = 0.9) -> Judgement:
    """Answers that are so far behind."""
    answers = tuple(
        Judged(PlayCard(0, PACK[at]), chance - gap, 0.0, Gap(gap, margin if gap else 0.0))
        for at, gap in enumerate(behind)
    )
    return Judgement(answers, 400, exact=False)


@pytest.mark.parametrize(
    ("behind", "taken"),
    [
        ((0.0, 0.2), True),
        ((0.0, CLEAR), True),
        ((0.0, CLEAR - 0.001), False),
        ((0.0, 0.0), False),
        ((0.0, 0.02, 0.2, 0.3), True),
        ((0.0, 0.02, 0.02, 0.3), False),
        ((0.0, 0.05, 0.2, 0.3), False),
    ],
)
def test_right_and_wrong_must_lie_apart(behind: tuple[float, ...], taken: bool) -> None:
    assert matters(Kind.CARD, judgement(*behind)) is taken


def test_what_may_be_luck_does_not_matter() -> None:
    assert matters(Kind.CARD, judgement(0.0, 0.2, margin=0.19))
    assert not matters(Kind.CARD, judgement(0.0, 0.2, margin=0.21))


def test_discards_matter_where_few_sets_are_right_and_many_wrong() -> None:
    assert matters(Kind.DISCARDS, judgement(0.0, 0.05, 0.1, 0.1))
    assert not matters(Kind.DISCARDS, judgement(0.0, 0.01, 0.1, 0.1))
    assert not matters(Kind.DISCARDS, judgement(0.0, 0.05, 0.05, 0.1))


def test_nobody_is_asked_for_an_adjutant_who_is_not_likely() -> None:
    assert matters(Kind.ADJUTANT, judgement(0.0, 0.3, 0.3, chance=LIKELY))
    assert not matters(Kind.ADJUTANT, judgement(0.0, 0.3, 0.3, chance=LIKELY - 0.01))


def test_an_exercise_is_found_and_is_the_same_again() -> None:
    found = {number: find(Kind.ADJUTANT, "found", number) for number in range(1, 7)}
    some = [exercise for exercise in found.values() if exercise is not None]
    assert some
    for exercise in some:
        assert matters(Kind.ADJUTANT, exercise.judgement)
        assert find(Kind.ADJUTANT, "found", exercise.drill.number) == exercise


def test_nothing_is_looked_at_once_it_is_stopped() -> None:
    looked: list[bool] = []

    def stopped() -> bool:
        looked.append(True)
        return True

    assert find(Kind.CARD, "found", 1, stopped) is None
    assert looked == [True]


@pytest.mark.slow
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_exercises_of_every_kind_are_found(kind: Kind) -> None:
    found = [exercise for number in range(1, 61) if (exercise := find(kind, "all", number)) is not None]
    assert len(found) >= 3
    for exercise in found:
        assert matters(kind, exercise.judgement)
        assert exercise.drill.kind is kind


@pytest.mark.slow
def test_the_likely_seat_is_the_adjutant_about_as_often_as_is_said() -> None:
    found = (find(Kind.ADJUTANT, "calibration", number) for number in count(1))
    drills = list(islice((exercise for exercise in found if exercise is not None), CALIBRATION_DRILLS))
    said = sum(exercise.judgement.best.chance or 0.0 for exercise in drills) / len(drills)
    true = sum(exercise.judgement.best.answer == exercise.drill.state.adjutant for exercise in drills)
    error = (said * (1 - said) / len(drills)) ** 0.5
    assert abs(true / len(drills) - said) < 4 * error
