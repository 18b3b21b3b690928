"""The memory a search works in."""

import threading
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.solver.compiling import kernels

DEFAULT_BITS: Final = 14


class Table:
    """What searches remember, of a fixed size: of use to any later search, in the same deal above all.

    One search at a time works in it, and a second thread waits for it: give each thread its own.

    Attributes:
        words: the memory of the kernels.
        lock: held while a search works in it.
    """

    def __init__(self, bits: int = DEFAULT_BITS) -> None:
        """``2 ** bits`` buckets of eight entries: 6 MB for 14 bits, twice as much for each bit more."""
        kernel = kernels()
        words = np.zeros(kernel.block_words(bits) + 7, np.int64)
        first = -words.ctypes.data // 8 % 8  # at a multiple of 64 bytes, as the processor fetches them
        self.words: NDArray[np.int64] = words[first : first + kernel.block_words(bits)]
        self.words[kernel.BUCKET_MASK] = (1 << bits) - 1
        self.lock = threading.Lock()

    def clear(self) -> None:
        """Forget everything."""
        with self.lock:
            self.words[kernels().TABLE :] = 0


_own: Any = threading.local()


def own_table() -> Table:
    """The calling thread's table, made when it is first asked for; it goes when the thread ends."""
    table: Table | None = getattr(_own, "table", None)
    if table is None:
        table = _own.table = Table()
    return table
