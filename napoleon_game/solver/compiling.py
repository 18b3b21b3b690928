"""Getting the kernels ready: compiled once a machine, loaded from numba's cache after that."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from napoleon_game.solver.errors import SolverUnavailableError

_free = threading.Event()
_free.set()
_failure: SolverUnavailableError | None = None


@contextmanager
def compiled_elsewhere() -> Iterator[None]:
    """While this lasts, another process compiles: who wants the kernels waits, and then loads what it made.

    A compiler in a thread of this process would hold up the window.
    """
    _free.clear()
    try:
        yield
    finally:
        _free.set()


def kernels() -> Any:
    """The module ``kernels``, compiled first if need be: this is where it is imported, and nowhere else.

    Raises:
        SolverUnavailableError: it cannot be compiled on this machine.
    """
    global _failure
    if _failure is not None:
        raise _failure
    _free.wait()
    try:
        return import_module("napoleon_game.solver.kernels")
    except Exception as error:  # whatever a compiler may meet on a stranger's machine
        what = " ".join(f"{type(error).__name__}: {error}".split())
        _failure = SolverUnavailableError(f"the solver cannot be compiled here: {what[:200]}")
        raise _failure from error
