"""What every computer player is, whoever wrote it."""

from typing import Protocol, runtime_checkable

from napoleon_game.core.actions import Action
from napoleon_game.core.observation import Observation
from napoleon_game.core.stream import Stream


@runtime_checkable
class Player(Protocol):
    """Decides for one seat, from what that seat knows.

    A player that keeps to the rules of honest play decides by its two arguments alone: the same
    observation and the same random numbers give the same action. It is made anew for each deal and seat,
    by calling its class without arguments.
    """

    def decide(self, observation: Observation, stream: Stream) -> Action:
        """Return one of ``observation.legal``; it is this seat's turn.

        ``stream`` is this decision's own: its numbers depend on the match's seed, the deal, the seat and
        the number of the decision, and on nothing else.
        """
