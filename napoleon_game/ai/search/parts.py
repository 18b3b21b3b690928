"""Judging worlds on several threads: the kernels run without Python's lock."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from napoleon_game.solver.batch import Worlds

_T = TypeVar("_T")


_PART: Final = 20
"""Worlds that are judged together."""


def in_parts(worlds: Worlds, threads: int, judge: Callable[[Worlds], _T]) -> list[_T]:
    """``judge`` of one part of ``worlds`` after the other, in order.

    The parts are the same whatever the number of ``threads``, which so changes only the time: what a search
    remembers from one world to the next decides how far it gets within its nodes.
    """
    parts = list(rounds(worlds, _PART))
    if threads == 1:
        return [judge(part) for part in parts]
    return list(_threads(threads).map(judge, parts))


@cache
def _threads(threads: int) -> ThreadPoolExecutor:
    """Threads of their own: those that players think on wait here, and must not wait for themselves."""
    return ThreadPoolExecutor(threads, thread_name_prefix="search")


if hasattr(os, "register_at_fork"):  # a forked process has none of the threads that its parent began
    os.register_at_fork(after_in_child=_threads.cache_clear)


def rounds(worlds: Worlds, size: int) -> Iterator[Worlds]:
    """``worlds`` in order, ``size`` at a time."""
    for start in range(0, len(worlds.hands), size):
        yield worlds.part(slice(start, start + size))
