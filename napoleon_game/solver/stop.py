"""Ending a search from outside."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf

import numpy as np
from numpy.typing import NDArray


class StopFlag(threading.Event):
    """An event that the kernels see as well: set in any thread, it ends the searches that got it."""

    def __init__(self) -> None:
        super().__init__()
        self._word: NDArray[np.int64] = np.zeros(1, np.int64)

    @property
    def address(self) -> int:
        """Where the kernels look; valid as long as this object lives."""
        return int(self._word.ctypes.data)

    def set(self) -> None:
        """End the searches that got this flag, and those that get it later."""
        self._word[0] = 1
        super().set()

    def clear(self) -> None:
        """Let searches run again."""
        self._word[0] = 0
        super().clear()


@contextmanager
def stop_after(seconds: float | None) -> Iterator[StopFlag]:
    """A flag that is set ``seconds`` from now, or never. For as many searches as one likes."""
    flag = StopFlag()
    if seconds is None:
        yield flag
        return
    if seconds <= 0:
        flag.set()
        yield flag
        return
    _watch.begin(flag, time.monotonic() + seconds)
    try:
        yield flag
    finally:
        _watch.end(flag)


class _Watch:
    """One thread that sets all flags whose time has come; it begins with the first of them."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._due: dict[StopFlag, float] = {}
        self._wakes = inf
        """When the thread looks again by itself."""
        self._thread: threading.Thread | None = None

    def begin(self, flag: StopFlag, due: float) -> None:
        """Set ``flag`` when the monotonic clock shows ``due``."""
        with self._changed:
            self._due[flag] = due
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="solver-deadlines", daemon=True)
                self._thread.start()
            elif due < self._wakes:
                self._changed.notify()

    def end(self, flag: StopFlag) -> None:
        """Forget ``flag``."""
        with self._changed:
            self._due.pop(flag, None)

    def _run(self) -> None:
        with self._changed:
            while True:
                now = time.monotonic()
                for flag in [flag for flag, due in self._due.items() if due <= now]:
                    flag.set()
                    del self._due[flag]
                self._wakes = min(self._due.values(), default=inf)
                self._changed.wait(min(self._wakes - now, threading.TIMEOUT_MAX))


_watch = _Watch()


def _begin_anew() -> None:
    """Threads do not live on in a forked process, and a lock may be held there by one of them."""
    global _watch
    _watch = _Watch()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)
