"""Several threads ask at once: each has its table, and a table that is shared is used in turn."""

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from napoleon_game.core.cards import Card
from napoleon_game.solver.api import Table, solve
from napoleon_game.solver.table import own_table
from tests.solver.support import whole_deal

DEALS = range(1, 25)


def moves(number: int, table: Table | None = None) -> Mapping[Card, int]:
    """The values of a deal's moves with seven cards each."""
    return solve(whole_deal(number, 7), table=table).moves


def test_two_threads_solve_different_deals_at_once() -> None:
    expected = [moves(number) for number in DEALS]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(moves, DEALS)) == expected


def test_threads_that_share_a_table_take_turns() -> None:
    expected = [moves(number) for number in DEALS]
    table = Table(10)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda number: moves(number, table), DEALS)) == expected


def test_each_thread_has_its_own_table() -> None:
    found: list[Table] = []
    keep: Callable[[], None] = lambda: found.append(own_table())  # noqa: E731
    threads = [threading.Thread(target=keep) for _ in range(2)]
    for thread in threads:
        thread.start()
        thread.join()
    assert own_table() is own_table()
    assert len({id(table) for table in (own_table(), *found)}) == 3


def test_python_goes_on_while_a_search_runs() -> None:
    table, ticks = Table(14), 0
    thread = threading.Thread(target=lambda: solve(whole_deal(5, 9), table=table))
    thread.start()
    while thread.is_alive():
        ticks += 1
    assert ticks > 100
