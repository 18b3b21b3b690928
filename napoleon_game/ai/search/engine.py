"""Getting ready to search: what numba has compiled is loaded in the background, and nobody waits for it.

A program with a window calls :func:`prepare_in_background` when it starts, and players that search play on
plainly until that is done. Without a window nothing has been begun, and the first decision waits.
"""

import logging
import subprocess
import sys
import threading
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from napoleon_game.solver.compiling import compiled_elsewhere, kernels
from napoleon_game.solver.errors import SolverUnavailableError

_log = logging.getLogger(__name__)

_COMPILED: Final = "napoleon_game.ai.search.sampling"
_lock = threading.Lock()
_promised = threading.Event()
_loaded = threading.Event()
_thread: threading.Thread | None = None
_failure: SolverUnavailableError | None = None


def prepare() -> None:
    """Load all that is compiled, compiling it first if this machine never did: seconds, the first time.

    Raises:
        SolverUnavailableError: it cannot be compiled on this machine.
    """
    if not _loaded.is_set():
        sampling()
        _loaded.set()


def sampling() -> Any:
    """The module ``sampling``, with the solver's kernels: this is where it is imported, and nowhere else.

    Raises:
        SolverUnavailableError: one of them cannot be compiled on this machine.
    """
    global _failure
    if _failure is not None:
        raise _failure
    try:
        kernels()
        return import_module(_COMPILED)
    except SolverUnavailableError as error:
        _failure = error
        raise
    except Exception as error:  # whatever a compiler may meet on a stranger's machine
        what = " ".join(f"{type(error).__name__}: {error}".split())
        _failure = SolverUnavailableError(f"the search cannot be compiled here: {what[:200]}")
        raise _failure from error


def promise() -> None:
    """Say that :func:`prepare_in_background` will be called: whoever wants to search before does without.

    Else a player that begins to think while the first picture is drawn would compile, and hold up the window.
    """
    _promised.set()


def prepare_in_background() -> threading.Thread:
    """Do the same on a thread of its own, once; :func:`ready` says when it is done.

    What has to be compiled is compiled in another process, for a compiler would hold up the window.
    """
    global _thread
    promise()
    with _lock:
        if _thread is None:
            _thread = threading.Thread(target=_prepare_quietly, name="search-compiler", daemon=True)
            _thread.start()
        return _thread


def ready() -> bool:
    """Whether all that is compiled is loaded."""
    return _loaded.is_set()


def failure() -> SolverUnavailableError | None:
    """Why it cannot be compiled here; ``None`` as long as nothing went wrong."""
    return _failure


def usable() -> bool:
    """Whether to search now; not while it is prepared in the background, nor if it cannot be.

    Where nothing was promised to be done in the background, this waits until it is prepared. If it cannot be,
    that is told once.
    """
    if _loaded.is_set():
        return True
    if _failure is not None or _promised.is_set():
        return False
    _prepare_or_tell()
    return _loaded.is_set()


def _prepare_quietly() -> None:
    command = [sys.executable, "-c", "from napoleon_game.ai.search.engine import prepare; prepare()"]
    with compiled_elsewhere(), suppress(OSError):  # then it is compiled here
        subprocess.run(command, check=False, stdin=subprocess.DEVNULL, capture_output=True)
    _prepare_or_tell()


def _prepare_or_tell() -> None:
    try:
        prepare()
    except SolverUnavailableError as error:
        _log.warning("computer players play without search: %s", error)
