"""Moments of deals, for tests of what a seat may guess."""

from collections.abc import Iterator

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.state import State
from tests.support import bot_states

RULES = tuple(RuleSet(reveal_discarded_pictures=reveal) for reveal in Reveal)


def moments(seed: str, rules: RuleSet, every: int = 1, phase: Phase | None = None) -> Iterator[State]:
    """Every so manieth moment of a deal at which somebody is to decide."""
    states = [state for state in bot_states(seed, RulesPlayer(), rules) if state.public.turn is not None]
    yield from [state for state in states if phase in (None, state.public.phase)][::every]
