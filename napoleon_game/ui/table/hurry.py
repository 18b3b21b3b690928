"""Telling a click that hurries on from one that decides."""

from typing import Final

_UNHURRIED: Final = 0.35
"""Seconds after a click or key that hurried on, in which the next one decides nothing."""
_TURN_SECONDS: Final = 0.25
"""The same after one's turn has come."""


class Hurry:
    """How long ago somebody hurried on: who clicks again at once, does not mean what has just come up."""

    def __init__(self) -> None:
        """Begins as after a click."""
        self._seconds = 0.0

    @property
    def on(self) -> bool:
        """Whether a click at this moment decides nothing."""
        return self._seconds < _UNHURRIED

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._seconds += seconds

    def again(self) -> None:
        """Somebody hurried on just now; whoever means it, waits a moment."""
        self._seconds = 0.0

    def turn_comes(self) -> None:
        """Something has just come up to be decided."""
        self._seconds = min(self._seconds, _UNHURRIED - _TURN_SECONDS)
