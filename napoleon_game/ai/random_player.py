"""A player without a thought: every legal action is as likely as any other."""

from napoleon_game.core.actions import Action
from napoleon_game.core.observation import Observation
from napoleon_game.core.stream import Stream


class RandomPlayer:
    """Chooses evenly among the legal actions, in every phase."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        """One of ``observation.legal`` by chance."""
        return stream.choice(observation.legal)
