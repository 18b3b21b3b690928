"""Ending a search from outside."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

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
    timer = threading.Timer(seconds, flag.set)
    timer.daemon = True
    timer.start()
    try:
        yield flag
    finally:
        timer.cancel()
