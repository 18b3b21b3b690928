"""A record: who sat where, and all that happened in one deal."""

from dataclasses import dataclass
from typing import Final

from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.state import State

FORMAT: Final = "napoleon-record"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """Who sat in a seat: the name shown at the table, and what kind of player (``human``, ``rules``, …)."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal, finished, passed out or still going on.

    Attributes:
        players: who sat where, by seat.
        state: the deal as far as it went; it holds its whole history.
        undone: how many decisions were taken back on the way there.
        played_out: how many actions at the end the program took for everybody, the result being certain.
    """

    players: tuple[PlayerInfo, ...]
    state: State
    undone: int = 0
    played_out: int = 0


class RecordError(NapoleonError, ValueError):
    """A text is not the record of a deal.

    Attributes:
        place: where in the record, such as ``tricks[3].cards[2]``; empty for the whole.
        reason: what is wrong there, in one line.
    """

    def __init__(self, place: str, reason: str) -> None:
        """Say what is wrong at ``place``."""
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place, self.reason = place, reason
