"""What a decision cost by what its seat could know."""

from dataclasses import replace
from typing import Final, TypedDict

from napoleon_game.ai.advice.weighing import Weighed, compare, weigh
from napoleon_game.ai.search.gap import NO_GAP, Gap
from napoleon_game.ai.search.level import SPANS, Level
from napoleon_game.ai.search.outcomes import Outcomes, Table
from napoleon_game.core.actions import Action
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.match.review.review import KnownCost

LEVEL: Final = Level(worlds=240, contract_worlds=200, tricks=2, margin=3, exact=6, nodes=60_000)
"""By what decisions are judged. Half of the deals choose the better action, the other half measure."""
_ROUNDS: Final = (2, 2, 4)
"""How many times as many deals are looked at, one after the other as long as it is in doubt. All of them
measure, beside those of before, so the margin becomes half as wide at first and a quarter at last."""
_REASONS: Final = 2


class _Measured(TypedDict):
    """By how much one action is ahead of another, and on how many deals: see :class:`KnownCost`."""

    wins: Gap | None
    pictures: Gap | None
    points: Gap
    deals: int


def known_cost(observation: Observation, action: Action, at: int, level: Level = LEVEL) -> KnownCost | None:
    """What ``action`` gave away; ``None`` if the seat had no choice.

    As long as it is in doubt whether that is a blunder, it is measured anew on more deals, beside the better
    action alone.

    Args:
        observation: what the seat knew when it decided.
        action: what it did.
        at: how many actions came before; with the seat's own cards it decides the random numbers.
        level: by how many deals, and how deeply.

    Raises:
        ImpossibleError: nothing fits what was seen; no lawful deal comes to that.
        SolverUnavailableError: the kernels cannot be compiled on this machine.
    """
    if len(observation.legal) == 1:
        return None
    hand = " ".join(map(str, observation.hand))
    key = ("napoleon-review", observation.seat, at, hand)
    naming = observation.public.phase is Phase.ADJUTANT
    side = Side.NAPOLEON if naming else observation.side
    found = _cost(weigh(observation, action, level, key), action, side)
    for nth, times in enumerate(_ROUNDS):
        if not found.in_doubt:
            break
        more = _with_more_deals(level, times)
        again = compare(observation, found.better, action, more, (*key, "again", nth))
        better, done = (again.actions.index(one) for one in (found.better, action))
        measured = _measured(again, better, done, side)
        found = replace(found, **(measured if again.exact else _pooled(found, measured)), exact=again.exact)
    return found


def _with_more_deals(level: Level, times: int) -> Level:
    """The same level with so many times the deals, or as many as a level may have."""
    more = {name: times * getattr(level, name) for name in ("worlds", "contract_worlds")}
    return level.with_figures({name: min(figure, int(SPANS[name].most)) for name, figure in more.items()})


def _cost(weighed: Weighed, action: Action, side: Side | None) -> KnownCost:
    """Compare ``action`` with the best; ``side`` is the seat's, ``None`` in the auction."""
    outcomes = weighed.outcomes
    choosing, measuring = outcomes.halves()
    best, done = choosing.order[0], outcomes.actions.index(action)
    chance, better = outcomes.mean(outcomes.wins, done), outcomes.actions[best]
    return KnownCost(
        better=better,
        reasons=() if best == done else tuple(weighed.explain(better, action))[:_REASONS],
        chance=None if chance != chance else chance,
        exact=outcomes.exact,
        **_measured(measuring, best, done, side),
    )


def _measured(outcomes: Outcomes, better: int, done: int, side: Side | None) -> _Measured:
    return {
        "wins": None if side is None else outcomes.gap(outcomes.wins, better, done),
        "pictures": None if side is None else _for(side, outcomes, outcomes.pictures, better, done),
        "points": outcomes.gap(outcomes.points, better, done),
        "deals": outcomes.deals,
    }


def _pooled(before: KnownCost, more: _Measured) -> _Measured:
    """What was measured before and on more deals, as one."""
    deals = before.deals + more["deals"]
    share = more["deals"] / deals

    def both(one: Gap | None, other: Gap | None) -> Gap | None:
        return None if one is None or other is None else one.pooled(other, share)

    return {
        "wins": both(before.wins, more["wins"]),
        "pictures": both(before.pictures, more["pictures"]),
        "points": before.points.pooled(more["points"], share),
        "deals": deals,
    }


def _for(side: Side, outcomes: Outcomes, pictures: Table, ahead: int, behind: int) -> Gap:
    """Picture cards of one's own side: what Napoleon's gains, the other loses."""
    if ahead == behind:
        return NO_GAP
    if side is Side.NAPOLEON:
        return outcomes.gap(pictures, ahead, behind)
    return outcomes.gap(pictures, behind, ahead)
