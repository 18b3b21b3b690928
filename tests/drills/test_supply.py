"""Exercises come without end, a few ahead, and nobody waits for them."""

import threading
import time
from collections.abc import Callable

import pytest

from napoleon_game.drills.choose import Exercise
from napoleon_game.drills.drill import Drill, Kind
from napoleon_game.drills.judge import Judgement
from napoleon_game.drills.supply import AHEAD, Supply
from napoleon_game.solver.errors import SolverUnavailableError

PATIENCE = 20.0
"""Seconds until a thread is taken to hang."""


def nothing(_: Callable[[], bool]) -> None:
    """There is nothing to be got ready."""


def of(kind: Kind, seed: str, number: int) -> Exercise:
    return Exercise(Drill(kind, seed, number, 0), Judgement((), 0, exact=False))


def every_other(kind: Kind, seed: str, number: int, stopped: Callable[[], bool]) -> Exercise | None:  # noqa: ARG001
    return of(kind, seed, number) if number % 2 == 0 else None


def taken(supply: Supply) -> Exercise:
    end = time.monotonic() + PATIENCE
    while (found := supply.take()) is None:
        assert time.monotonic() < end, supply.failure
        time.sleep(0.001)
    return found


def test_they_come_in_order_their_kinds_in_turn() -> None:
    supply = Supply((Kind.BID, Kind.CARD), "any", every_other, nothing)
    came = [taken(supply).drill for _ in range(6)]
    assert [drill.number for drill in came] == [2, 4, 6, 8, 10, 12]
    assert [drill.kind for drill in came] == [Kind.BID, Kind.CARD] * 3
    supply.stop()
    assert supply.join(PATIENCE)


def test_no_more_are_made_than_wait() -> None:
    made, waits = [], threading.Event()

    def find(kind: Kind, seed: str, number: int, stopped: Callable[[], bool]) -> Exercise:  # noqa: ARG001
        made.append(number)
        if len(made) >= AHEAD:
            waits.set()
        return of(kind, seed, number)

    supply = Supply((Kind.BID,), "any", find, nothing)
    assert waits.wait(PATIENCE)
    time.sleep(0.05)
    assert made == [1, 2]
    assert taken(supply).drill.number == 1
    supply.stop()
    assert supply.join(PATIENCE)
    assert len(made) <= AHEAD + 1


def test_a_search_under_way_is_told_to_stop() -> None:
    searching = threading.Event()

    def find(kind: Kind, seed: str, number: int, stopped: Callable[[], bool]) -> None:  # noqa: ARG001
        searching.set()
        while not stopped():
            time.sleep(0.001)

    supply = Supply((Kind.BID,), "any", find, nothing)
    assert searching.wait(PATIENCE)
    assert supply.take() is None
    supply.stop()
    assert supply.join(PATIENCE)


@pytest.mark.parametrize("error", [SolverUnavailableError("no compiler"), RuntimeError("no\nidea")])
def test_what_goes_wrong_is_one_line(error: Exception) -> None:
    def broken(_: Callable[[], bool]) -> None:
        raise error

    supply = Supply((Kind.BID,), "any", every_other, broken)
    assert supply.join(PATIENCE)
    assert str(error).split()[-1] in supply.failure
    assert "\n" not in supply.failure
    assert supply.take() is None


def test_it_says_while_there_is_nothing_to_search_with() -> None:
    go = threading.Event()

    def slowly(_: Callable[[], bool]) -> None:
        go.wait(PATIENCE)

    supply = Supply((Kind.BID,), "any", every_other, slowly)
    before = supply.preparing
    go.set()
    taken(supply)
    assert (before, supply.preparing) == (True, False)
    supply.stop()
    assert supply.join(PATIENCE)
