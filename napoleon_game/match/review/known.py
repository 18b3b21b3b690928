"""What a decision cost by what its seat could know."""

from typing import Final

from napoleon_game.ai.advice.weighing import Weighed, weigh
from napoleon_game.ai.search.gap import NO_GAP, Gap
from napoleon_game.ai.search.level import SPANS, Level
from napoleon_game.ai.search.outcomes import Outcomes, Table
from napoleon_game.core.actions import Action
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.match.review.review import KnownCost

LEVEL: Final = Level(worlds=240, contract_worlds=200, tricks=2, margin=3, exact=6, nodes=60_000)
"""By what decisions are weighed. Half of the deals choose the better action, the other half measure."""
_MORE: Final = (4, 16)
"""How many times as many deals are looked at as long as there is a doubt: each halves the margin."""
_REASONS: Final = 2


def known_cost(observation: Observation, action: Action, at: int, level: Level = LEVEL) -> KnownCost | None:
    """What ``action`` gave away; ``None`` if the seat had no choice.

    Where it is in doubt whether that is a blunder, it is measured anew on more deals.

    Args:
        observation: what the seat knew when it decided.
        action: what it did.
        at: how many actions came before; with the seat's own cards it decides the random numbers.
        level: by how many deals, and how deeply.

    Raises:
        ImpossibleError: nothing fits what was seen; no lawful deal comes to that.
        SolverUnavailableError: the kernels cannot be compiled on this machine.
    """
    found = _cost_by(observation, action, at, level)
    for times in _MORE:
        if found is None or not found.in_doubt:
            break
        found = _cost_by(observation, action, at, _looking_at_more(level, times))
    return found


def _looking_at_more(level: Level, times: int) -> Level:
    """The same level with so many times as many deals, or as many as a level may have."""
    more = {name: times * getattr(level, name) for name in ("worlds", "contract_worlds")}
    return level.with_figures({name: min(figure, int(SPANS[name].most)) for name, figure in more.items()})


def _cost_by(observation: Observation, action: Action, at: int, level: Level) -> KnownCost | None:
    """The same by one look at so many deals as ``level`` says."""
    if len(observation.legal) == 1:
        return None
    hand = " ".join(map(str, observation.hand))
    weighed = weigh(observation, action, level, ("napoleon-review", observation.seat, at, hand))
    naming = observation.public.phase is Phase.ADJUTANT
    return _cost(weighed, action, Side.NAPOLEON if naming else observation.side)


def _cost(weighed: Weighed, action: Action, side: Side | None) -> KnownCost:
    """Compare ``action`` with the best; ``side`` is the seat's, ``None`` in the auction."""
    outcomes = weighed.outcomes
    choosing, measuring = outcomes.halves()
    best, done = choosing.order[0], outcomes.actions.index(action)
    chance, better = outcomes.mean(outcomes.wins, done), outcomes.actions[best]
    return KnownCost(
        better=better,
        reasons=() if best == done else tuple(weighed.explain(better, action))[:_REASONS],
        wins=None if side is None else measuring.gap(measuring.wins, best, done),
        pictures=None if side is None else _for(side, measuring, measuring.pictures, best, done),
        points=measuring.gap(measuring.points, best, done),
        chance=None if chance != chance else chance,
        deals=measuring.deals,
        exact=outcomes.exact,
    )


def _for(side: Side, outcomes: Outcomes, pictures: Table, ahead: int, behind: int) -> Gap:
    """Picture cards of one's own side: what Napoleon's gains, the other loses."""
    if ahead == behind:
        return NO_GAP
    if side is Side.NAPOLEON:
        return outcomes.gap(pictures, ahead, behind)
    return outcomes.gap(pictures, behind, ahead)
