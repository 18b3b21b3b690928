"""Keeping the sound library of Linux from writing on the terminal."""

import ctypes
import sys
from typing import Final

_LIBRARY: Final = "libasound.so.2"
"""What SDL loads by this name; loaded already, it is the same copy."""


def hush() -> None:
    """Let ALSA print nothing of its own, from now on: what fails, SDL says and we log in one line.

    ALSA tells of every failed attempt on the standard error stream, from any of its threads. It calls a
    handler for that; this gives it a function of the C library that does nothing, so nothing that anybody
    else writes there can be lost, and no Python runs on ALSA's threads. Does nothing elsewhere.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        nothing = ctypes.CDLL(None).getpid  # its arguments do not matter, nor what it returns
        ctypes.CDLL(_LIBRARY).snd_lib_error_set_handler(ctypes.cast(nothing, ctypes.c_void_p))
    except (OSError, AttributeError):
        return  # no ALSA here, or one without such a handler
