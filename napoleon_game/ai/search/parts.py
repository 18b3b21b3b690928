"""Judging worlds on several threads: the kernels run without Python's lock."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from napoleon_game.solver.batch import Worlds

_T = TypeVar("_T")


def in_parts(worlds: Worlds, threads: int, judge: Callable[[Worlds], _T]) -> list[_T]:
    """``judge`` of equal parts of ``worlds``, in order. The number of ``threads`` changes only the time."""
    if threads == 1:
        return [judge(worlds)]
    size = -(-len(worlds.hands) // threads)
    parts = [_part(worlds, start, start + size) for start in range(0, len(worlds.hands), size)]
    return list(_threads(threads).map(judge, parts))


@cache
def _threads(threads: int) -> ThreadPoolExecutor:
    """Threads of their own: those that players think on wait here, and must not wait for themselves."""
    return ThreadPoolExecutor(threads, thread_name_prefix="search")


def _part(worlds: Worlds, start: int, end: int) -> Worlds:
    return Worlds(
        worlds.trump,
        worlds.leader,
        worlds.table,
        worlds.first_trick,
        worlds.hands[start:end],
        worlds.sides[start:end],
        worlds.captured[start:end],
    )
