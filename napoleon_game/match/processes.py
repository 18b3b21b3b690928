"""Doing many things alike on several processes, with the results in order and little waiting at a time."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from napoleon_game.core.errors import NapoleonError

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class _Chunk(Generic[R]):
    """Some results, and the error that kept the next one from being made."""

    results: list[R]
    error: NapoleonError | None


def map_in_processes(function: Callable[[T], R], items: Iterable[T], jobs: int, chunk: int) -> Iterator[R]:
    """``function`` of each of ``items`` in order; the number of processes (``jobs``) changes only the time.

    Each process does ``chunk`` items at a time. ``function`` must be one that can be pickled.

    Raises:
        NapoleonError: ``function`` raised it; the results before have been yielded.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    waiting_items = iter(items)
    chunks = iter(lambda: list(islice(waiting_items, chunk)), [])
    # Ctrl-C reaches every process; only this one is to act on it.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=ignore) as pool:
        try:
            # Few chunks wait at a time, so that memory stays small.
            waiting = deque(pool.submit(_do, function, part) for part in islice(chunks, 3 * jobs))
            while waiting:
                done = waiting.popleft().result()
                waiting.extend(pool.submit(_do, function, part) for part in islice(chunks, 1))
                yield from done.results
                if done.error is not None:
                    raise done.error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _do(function: Callable[[T], R], items: list[T]) -> _Chunk[R]:
    results: list[R] = []
    try:
        results.extend(map(function, items))  # keeps those before an error
    except NapoleonError as error:
        return _Chunk(results, error)
    return _Chunk(results, None)
