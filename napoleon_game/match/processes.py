"""Doing many things alike on several processes, with little waiting at a time and an end at once."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from napoleon_game.core.errors import NapoleonError

T = TypeVar("T")
R = TypeVar("R")


class LostProcessError(NapoleonError):
    """A process ended by itself, or somebody ended it."""


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
        LostProcessError: a process ended all of a sudden.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    waiting_items = iter(items)
    chunks = iter(lambda: list(islice(waiting_items, chunk)), [])
    with _processes(jobs) as pool:
        # Few chunks wait at a time, so that memory stays small.
        waiting = deque(pool.submit(_do, function, part) for part in islice(chunks, 3 * jobs))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(pool.submit(_do, function, part) for part in islice(chunks, 1))
            yield from done.results
            if done.error is not None:
                raise done.error


def as_done_in_processes(function: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """``function`` of each of ``items``, each as soon as it is done: for things that take long.

    Raises:
        NapoleonError: ``function`` raised it; what was done before has been yielded.
        LostProcessError: a process ended all of a sudden.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    waiting_items = iter(items)
    with _processes(jobs) as pool:
        waiting: set[Future[R]] = {pool.submit(function, item) for item in islice(waiting_items, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(function, item) for item in islice(waiting_items, len(done))}
            for future in sorted(done, key=lambda one: one.exception() is not None):
                yield future.result()


def _do(function: Callable[[T], R], items: list[T]) -> _Chunk[R]:
    results: list[R] = []
    try:
        results.extend(map(function, items))  # keeps those before an error
    except NapoleonError as error:
        return _Chunk(results, error)
    return _Chunk(results, None)


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; they are ended at once if something is raised, for nobody waits for them then."""
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, initializer=_begin) as pool:
        try:
            yield pool
        except BaseException as error:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            if isinstance(error, BrokenProcessPool):
                raise LostProcessError("a process that played deals ended all of a sudden") from error
            raise


def _begin() -> None:
    """What a process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of them; only the first one is to act
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    """End this process when the one that started it has ended, however it did: nobody wants its results."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
