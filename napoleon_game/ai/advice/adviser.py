"""Advice to a seat whose turn it is: the most promising action and the next one, with figures and reasons.

Nothing but the observation goes in. The budget is so many deals, not so much time, so that the same question
has the same answer everywhere.
"""

from typing import Final

from napoleon_game.ai.advice.advice import Advice, Option, Reason, Why
from napoleon_game.ai.advice.weighing import Key, Weighed, weigh
from napoleon_game.ai.search.gap import NO_GAP
from napoleon_game.ai.search.level import Level
from napoleon_game.core.actions import Pass
from napoleon_game.core.observation import Observation

LEVEL: Final = Level(worlds=160, contract_worlds=100, tricks=2, margin=3, exact=6, nodes=60_000, threads=2)
"""By what cards and contracts are weighed for advice: well within a second."""
_REASONS: Final = 3
"""As many as one likes to read."""
_DEAL_KEY: Final = "napoleon-advice"


def key_of(observation: Observation) -> Key:
    """The key of the random numbers for this question: the same for the same question."""
    public = observation.public
    played = sum(len(trick.cards) for trick in public.tricks)
    laid = 0 if public.trick is None else len(public.trick.cards)
    hand = " ".join(map(str, observation.hand))
    return _DEAL_KEY, observation.seat, hand, public.phase.value, len(public.calls), played + laid


def advise(observation: Observation, level: Level = LEVEL) -> Advice:
    """Advise the seat of ``observation``, whose turn it must be.

    Raises:
        SolverUnavailableError: the kernels cannot be compiled on this machine.
    """
    weighed = weigh(observation, None, level, key_of(observation))
    outcomes = weighed.outcomes
    best, second = outcomes.order[0], outcomes.second
    if second is None:
        return Advice(_option(weighed, best, None), None, NO_GAP, outcomes.deals, outcomes.exact)
    lead = outcomes.gap(weighed.decisive, best, second)
    options = _option(weighed, best, second), _option(weighed, second, best)
    return Advice(*options, lead, outcomes.deals, outcomes.exact)


def _option(weighed: Weighed, at: int, other: int | None) -> Option:
    """One of the best two actions, with what is true of it beside the ``other``."""
    outcomes = weighed.outcomes
    action, passes = outcomes.actions[at], isinstance(outcomes.actions[at], Pass)
    beside = None if other is None else outcomes.actions[other]
    return Option(
        action,
        None if passes else outcomes.mean(outcomes.wins, at),
        None if passes else outcomes.mean(outcomes.pictures, at),
        outcomes.mean(outcomes.points, at),
        tuple(weighed.explain(action, beside))[:_REASONS],
        weighed.adjutant_cards[at] if weighed.adjutant_cards else None,
    )


__all__ = ["LEVEL", "Advice", "Option", "Reason", "Why", "advise", "key_of"]
