"""Ending a search: it says so, makes up nothing, and leaves nothing wrong behind."""

import multiprocessing
import os
import threading
from collections.abc import Callable

import pytest

from napoleon_game.core.errors import NapoleonError
from napoleon_game.solver.api import (
    Limits,
    Position,
    StopFlag,
    Table,
    can_reach,
    moves_reaching,
    solve,
    stop_after,
    value,
)
from napoleon_game.solver.errors import Cause, SolverStoppedError
from tests.solver.support import whole_deal

HARD = whole_deal(22)
"""A deal that takes ten seconds or more."""

QUESTIONS: list[Callable[[Position, Limits, Table], object]] = [
    solve,
    value,
    lambda position, limits, table: can_reach(position, 3, limits, table),
    lambda position, limits, table: moves_reaching(position, 3, limits, table),
]


@pytest.mark.parametrize("ask", QUESTIONS)
@pytest.mark.parametrize("nodes", [0, 1, 5000])
def test_a_node_limit_ends_every_question(
    ask: Callable[[Position, Limits, Table], object], nodes: int
) -> None:
    with pytest.raises(SolverStoppedError, match="node limit") as caught:
        ask(HARD, Limits(nodes=nodes), Table(8))
    assert caught.value.cause is Cause.NODES
    assert isinstance(caught.value, NapoleonError)
    assert nodes <= caught.value.nodes <= nodes + 4096 + 500


def test_no_limit_of_a_call_reaches_into_the_next() -> None:
    table, position = Table(10), whole_deal(2, 5)
    expected = solve(position).moves
    with pytest.raises(SolverStoppedError):
        solve(position, Limits(nodes=0), table)
    assert solve(position, table=table).moves == expected


def test_what_a_stopped_search_remembers_is_true() -> None:
    for number in range(1, 13):
        position, table = whole_deal(number, 6), Table(10)
        for nodes in (100, 1000, 5000, 10000):
            try:
                value(position, Limits(nodes=nodes), table)
            except SolverStoppedError:
                continue
        assert solve(position, table=table).moves == solve(position, table=Table(10)).moves


def test_the_limit_counts_what_is_searched() -> None:
    position = whole_deal(3, 6)
    needed = solve(position, table=Table(10)).nodes
    assert solve(position, Limits(nodes=needed + 1), Table(10)).nodes == needed
    with pytest.raises(SolverStoppedError):
        solve(position, Limits(nodes=needed // 2), Table(10))


@pytest.mark.parametrize("ask", [solve, value])
def test_a_deadline_ends_a_question_that_takes_long(
    ask: Callable[[Position, Limits, Table], object],
) -> None:
    """Only questions that take many seconds: one that is answered sooner is rightly answered."""
    with pytest.raises(SolverStoppedError, match="deadline") as caught:
        ask(HARD, Limits(seconds=0.02), Table(14))
    assert caught.value.cause is Cause.DEADLINE


def test_a_deadline_in_the_past() -> None:
    with pytest.raises(SolverStoppedError, match="deadline"):
        solve(whole_deal(1, 1), Limits(seconds=0))


def test_a_deadline_that_is_kept_changes_nothing() -> None:
    position = whole_deal(4, 5)
    assert solve(position, Limits(seconds=60)).moves == solve(position).moves


def test_a_flag_set_by_another_thread_ends_the_search() -> None:
    flag = StopFlag()
    threading.Timer(0.05, flag.set).start()
    with pytest.raises(SolverStoppedError, match="request to stop") as caught:
        solve(HARD, Limits(seconds=60, stop=flag))
    assert caught.value.cause is Cause.STOP
    with pytest.raises(SolverStoppedError):
        solve(whole_deal(1, 2), Limits(stop=flag))
    flag.clear()
    assert not flag.is_set()
    assert solve(whole_deal(1, 2), Limits(stop=flag)).moves


def test_one_flag_for_many_searches() -> None:
    with stop_after(0.05) as flag:
        for searched in range(1_000_000):
            try:
                value(whole_deal(searched % 50, 4), Limits(stop=flag))
            except SolverStoppedError:
                break
    assert flag.is_set()
    assert searched > 0


def test_deadlines_share_one_thread() -> None:
    position = whole_deal(1, 2)
    with stop_after(3600), stop_after(7200):
        before = threading.active_count()
        for _ in range(200):
            assert solve(position, Limits(seconds=60)).moves
        assert threading.active_count() == before


def test_an_earlier_deadline_does_not_wait_for_a_later_one() -> None:
    with stop_after(3600) as late, stop_after(0.03) as early, stop_after(0.02) as earlier:
        assert early.wait(60)
        assert earlier.wait(60)
        assert not late.is_set()


def test_a_deadline_that_was_left_sets_nothing() -> None:
    with stop_after(0.02) as left:
        pass
    with stop_after(0.05) as flag:
        was = left.is_set()
        assert flag.wait(60)
    assert left.is_set() == was


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_deadlines_are_kept_in_a_forked_process() -> None:
    with stop_after(3600):
        context = multiprocessing.get_context("fork")
        process = context.Process(target=_wait_for_a_deadline)
        process.start()
        process.join(60)
        assert process.exitcode == 0


def _wait_for_a_deadline() -> None:
    with stop_after(0.02) as flag:
        assert flag.wait(60)
