"""Doing many things alike on several processes, with little waiting at a time and an end at once."""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from napoleon_game.core.errors import NapoleonError

_log = logging.getLogger(__name__)

_SPARE: Final = 10
"""So many files must be free to be opened beside one process more: a log, say, or the module of a player."""

T = TypeVar("T")
R = TypeVar("R")


class LostProcessError(NapoleonError):
    """A process ended by itself, or somebody ended it."""


class NoProcessError(NapoleonError):
    """The system allows no process to be started."""


@dataclass(frozen=True, slots=True)
class _Done(Generic[R]):
    """What became of the part of the work in one ``place``; an ``error`` is what ended it before its time."""

    place: int
    results: list[R]
    error: NapoleonError | None


def map_in_processes(function: Callable[[T], R], items: Iterable[T], jobs: int, chunk: int) -> Iterator[R]:
    """``function`` of each of ``items`` in order; the number of processes (``jobs``) changes only the time.

    Each process does ``chunk`` items at a time. ``function`` must be one that can be pickled. Where the
    system allows fewer processes, that is logged, and these do it all.

    Raises:
        NapoleonError: ``function`` raised it; the results before have been yielded.
        NoProcessError: not one of several processes could be started.
        LostProcessError: a process ended all of a sudden.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    waiting_items = iter(items)
    chunks = iter(lambda: list(islice(waiting_items, chunk)), [])
    early: dict[int, _Done[R]] = {}
    due = 0
    for done in _in_processes(function, chunks, jobs):
        early[done.place] = done
        while due in early:
            yield from _results(early.pop(due))
            due += 1


def as_done_in_processes(function: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """``function`` of each of ``items``, each as soon as it is done: for things that take long.

    Raises:
        NapoleonError: ``function`` raised it.
        NoProcessError: as :func:`map_in_processes`.
        LostProcessError: a process ended all of a sudden.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    for done in _in_processes(function, ([item] for item in items), jobs):
        yield from _results(done)


def _results(done: _Done[R]) -> Iterator[R]:
    yield from done.results
    if done.error is not None:
        raise done.error


def _in_processes(function: Callable[[T], R], parts: Iterable[list[T]], jobs: int) -> Iterator[_Done[R]]:
    """What became of each of ``parts``, as soon as it is done.

    Each process has a pipe of its own, so that it can be killed at any time: in one that it shared with
    others half a result might be left, and all would wait for the rest.
    """
    left: Iterator[tuple[int, list[T]]] = enumerate(parts)
    processes: dict[Any, BaseProcess] = {}
    try:
        for part in islice(left, jobs):
            try:
                here = _start(function, processes)
            except OSError as error:
                _tell_too_few(len(processes), jobs, error)
                left = chain([part], left)
                break
            here.send(part)
        busy = set(processes)
        while busy:
            ready: list[Any] = wait(busy)
            for here in ready:
                done = here.recv()
                part_or_end = next(left, None)
                here.send(part_or_end)
                if part_or_end is None:
                    busy.remove(here)
                yield done
    except BaseException as error:
        for process in processes.values():
            if process.is_alive():
                process.kill()  # nobody waits for what it does
        if isinstance(error, EOFError | ConnectionError):
            raise LostProcessError("a process that played deals ended all of a sudden") from error
        raise
    finally:
        for here, process in processes.items():
            here.close()
            if process.pid is not None:
                process.join()


def _start(function: Callable[[T], R], processes: dict[Any, BaseProcess]) -> Any:
    """Add a process, and give our end of its pipe; raises :class:`OSError` if there can be no more."""
    if processes:
        _try_spare()
    here, there = multiprocessing.Pipe()
    try:
        processes[here] = multiprocessing.Process(target=_work, args=(there, function))
        processes[here].start()
    except OSError:
        del processes[here]
        here.close()
        raise
    finally:
        there.close()  # so that the pipe ends with the process
    return here


def _try_spare() -> None:
    """Raise :class:`OSError` if there is not enough free beside one more process."""
    opened: list[int] = []
    try:
        for _ in range(_SPARE):
            opened.append(os.open(os.devnull, os.O_RDONLY))  # noqa: PERF401 - those opened are closed
    finally:
        for number in opened:
            os.close(number)


def _tell_too_few(started: int, jobs: int, error: OSError) -> None:
    """Log that fewer processes run than were asked for; raises :class:`NoProcessError` if none does."""
    why = error.strerror or str(error)
    if not started:
        raise NoProcessError(
            f"no process can be started to play deals: {why}; --jobs 1 needs none"
        ) from error
    _log.warning("only %d of %d processes can be started: %s", started, jobs, why)


def _work(connection: Any, function: Callable[[T], R]) -> None:
    """Do what comes through ``connection`` until ``None`` comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of them; only the first one is to act
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    with suppress(EOFError, ConnectionError):  # if the first process is gone
        while (part := connection.recv()) is not None:
            place, items = part
            results: list[R] = []
            failed: NapoleonError | None = None
            try:
                results.extend(map(function, items))  # keeps those before an error
            except NapoleonError as error:
                failed = error
            connection.send(_Done(place, results, failed))


def _end_with_the_first() -> None:
    """End this process when the one that started it has ended, however it did: nobody wants its results."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
