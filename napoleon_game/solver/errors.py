"""What can go wrong when the solver is asked."""

from enum import Enum

from napoleon_game.core.errors import NapoleonError


class PositionError(NapoleonError, ValueError):
    """What was asked about is not a point of play."""


class Cause(Enum):
    """What ended a search before it had its answer."""

    NODES = "the node limit"
    DEADLINE = "the deadline"
    STOP = "a request to stop"


class SolverStoppedError(NapoleonError):
    """A search ended before it had its answer; nothing is known of the value.

    Attributes:
        cause: what ended it.
        nodes: how many nodes it had searched.
    """

    def __init__(self, cause: Cause, nodes: int) -> None:
        """Say what ended the search after how many nodes."""
        super().__init__(f"the solver was ended by {cause.value} after {nodes} nodes")
        self.cause, self.nodes = cause, nodes


class SolverUnavailableError(NapoleonError):
    """The solver cannot be compiled on this machine."""
