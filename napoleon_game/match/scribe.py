"""Who writes down what is done at a table."""

from typing import Protocol

from napoleon_game.core.actions import Action
from napoleon_game.match.course import Place


class Scribe(Protocol):
    """Writes down what is done at a table, without anybody waiting for it."""

    @property
    def ready(self) -> bool:
        """Whether all that it was told is written, or cannot be: then it may be seen."""

    def write(self, action: Action, played_out: int) -> None:
        """Write that something was done: by a player (0), or as one of so many things by the program."""

    def went_back(self, place: Place) -> None:
        """Write that nothing stands that was done after ``place``."""

    def close(self) -> None:
        """Nothing more will be done: write what is still to be written."""


class NoScribe:
    """Writes nothing."""

    ready = True

    def write(self, action: Action, played_out: int) -> None:
        """Nothing is kept."""

    def went_back(self, place: Place) -> None:
        """Nothing is kept."""

    def close(self) -> None:
        """Nothing is kept."""
