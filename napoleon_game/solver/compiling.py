"""Getting the kernels ready: compiled once a machine, loaded from numba's cache after that."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from napoleon_game.solver.errors import SolverUnavailableError

_ready = threading.Event()
_free = threading.Event()
_free.set()
_lock = threading.Lock()
_thread: threading.Thread | None = None
_failure: SolverUnavailableError | None = None


def ready() -> bool:
    """Whether a question would be answered without compiling first."""
    return _ready.is_set()


def failure() -> SolverUnavailableError | None:
    """Why the kernels cannot be compiled here; ``None`` as long as nothing went wrong."""
    return _failure


def compile_in_background() -> threading.Thread:
    """Compile the kernels, or load them from the cache, in a thread of its own; returns that thread.

    Further calls return the same thread. It ends with :func:`ready` true or with a :func:`failure`, and does
    not keep the program from ending.
    """
    global _thread
    with _lock:
        if _thread is None:
            _thread = threading.Thread(target=_compile_quietly, name="solver-compiler", daemon=True)
            _thread.start()
        return _thread


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
        module = import_module("napoleon_game.solver.kernels")
    except Exception as error:  # whatever a compiler may meet on a stranger's machine
        what = " ".join(f"{type(error).__name__}: {error}".split())
        _failure = SolverUnavailableError(f"the solver cannot be compiled here: {what[:200]}")
        raise _failure from error
    _ready.set()
    return module


def _compile_quietly() -> None:
    """Compile; a failure is kept for those who ask."""
    try:
        kernels()
    except SolverUnavailableError:
        return
