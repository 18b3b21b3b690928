"""The winning chance before each trick, for somebody who sees no hand."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.search import quick
from napoleon_game.ai.search.chance import winning
from napoleon_game.ai.search.fresh import fresh_table
from napoleon_game.ai.search.onlooker import deals_for_onlooker
from napoleon_game.core.cards import HAND_SIZE
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import UNKNOWN, winning_worlds

_DEALS: Final = 160
SPREAD: Final = 1.6
SHIFT: Final = -0.75
"""How far estimates for somebody who sees no hand stray at a lead, and lie too high: counted in 160 deals
that players played among themselves."""
EXACT: Final = 5
"""From so many tricks before the end the solver answers in each deal."""
_NODES: Final = 30_000


def onlookers_chance(state: State, at: int) -> float | None:
    """The Napoleon side's chance to win after ``at`` actions, by deals that fit what lies open.

    ``None`` within a trick: there an estimate would say more of whose turn it is than of the deal.
    """
    public = state.public
    if public.final is not None:
        return float(public.final.result.winner is Side.NAPOLEON)
    if public.trick is None or public.trick.cards:
        return None
    worlds = deals_for_onlooker(public, _DEALS, Stream("napoleon-onlooker", at, len(public.tricks)))
    target, left = public.bid.target, HAND_SIZE - len(public.tricks)
    chances = winning(quick.values(worlds, 1, target), target, SPREAD, SHIFT)
    if left <= EXACT:
        answers = winning_worlds(worlds, target, _NODES, table=fresh_table()).wins
        own = worlds.sides >> worlds.leader & 1
        best, known = leads(answers, left)
        chances = np.where(known, np.where(own == 1, best, 1 - best), chances)
    return float(chances.mean())


def leads(answers: NDArray[np.int8], cards: int) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
    """Whether the side that leads wins in each world, and whether that is known.

    Known by a card that wins, or by answers for all ``cards`` in the hand: one that has no answer may win.

    Args:
        answers: for each world (row) and card whether it wins, or :data:`UNKNOWN`.
        cards: how many the leader holds; any may be led.
    """
    best = answers.max(axis=1)
    return best, (best == 1) | ((answers != UNKNOWN).sum(axis=1) == cards)
