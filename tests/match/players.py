"""Players that behave in some way on purpose."""

import multiprocessing
import os
import sys
import time
from pathlib import Path

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Action, Pass, PlayCard
from napoleon_game.core.cards import Card
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.stream import Stream


class NeverBids:
    """Passes for ever."""

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002
        return Pass(observation.seat)


class Shy:
    """Seldom bids, then plays by the rules player."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        if observation.public.phase is Phase.AUCTION:
            return Pass(observation.seat) if stream.below(8) else observation.legal[1]
        return RulesPlayer().decide(observation, stream)


class Slow:
    """Takes its time."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        time.sleep(0.02)
        return RulesPlayer().decide(observation, stream)


class Raises:
    """Fails."""

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002
        raise RuntimeError("no idea\nwhat to do")


class AnswersNothing:
    """Returns no action."""

    def decide(self, observation: Observation, stream: Stream) -> Action | None:  # noqa: ARG002
        return None


class Cheats:
    """Plays a card it does not hold."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        if observation.public.phase is Phase.PLAY:
            other = next(card for card in map(Card, range(53)) if card not in observation.hand)
            return PlayCard(observation.seat, other)
        return RulesPlayer().decide(observation, stream)


class AnswersNumbers:
    """Plays the place of a card in the pack, which equals the card but is none."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        if observation.public.phase is Phase.PLAY:
            return PlayCard(observation.seat, int(observation.hand[0]))  # type: ignore[arg-type]
        return RulesPlayer().decide(observation, stream)


class Exits:
    """Wants to end the whole program."""

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002
        sys.exit("enough")


class Stalls:
    """Plays until there is a file ``stall`` in the current folder; then it says so in another and thinks."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        if Path("stall").exists():
            Path(f"stalled-{os.getpid()}").touch()
            time.sleep(3600)
        return RulesPlayer().decide(observation, stream)


class Vanishes:
    """Ends the process that it is in, if it is not the first one."""

    def decide(self, observation: Observation, stream: Stream) -> Action:
        if multiprocessing.parent_process() is not None:
            os._exit(3)
        return RulesPlayer().decide(observation, stream)


class CannotBeMade:
    """Fails before it has played a card."""

    def __init__(self) -> None:
        raise OSError("no model file")

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002
        raise AssertionError("never made")
