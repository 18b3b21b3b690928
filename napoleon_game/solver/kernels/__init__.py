"""The search, compiled by numba: how many picture cards the Napoleon side takes with perfect play.

Read in this order: ``cards``, ``memory``, ``tricks``, ``goals``, ``search`` and what it calls, ``questions``.
``shallow`` is a quick estimate that is built of the same parts. What Python needs is named here.
"""

from napoleon_game.solver.kernels.goals import STOPPED, goal_of
from napoleon_game.solver.kernels.memory import (
    BUCKET_MASK,
    DEAL_CAPTURED,
    DEAL_FIRST,
    DEAL_HANDS,
    DEAL_LEADER,
    DEAL_LEFT,
    DEAL_MIGHTY,
    DEAL_PLAYED,
    DEAL_QUEEN,
    DEAL_RIGHT,
    DEAL_SIDE,
    DEAL_TABLE,
    DEAL_WORDS,
    ESTIMATE_WORDS,
    NODES,
    TABLE,
    block_words,
)
from napoleon_game.solver.kernels.questions import moves, reachable, value, winning_many
from napoleon_game.solver.kernels.setting_up import allow, set_up
from napoleon_game.solver.kernels.shallow import estimate_many, estimate_moves

__all__ = [
    "BUCKET_MASK",
    "DEAL_CAPTURED",
    "DEAL_FIRST",
    "DEAL_HANDS",
    "DEAL_LEADER",
    "DEAL_LEFT",
    "DEAL_MIGHTY",
    "DEAL_PLAYED",
    "DEAL_QUEEN",
    "DEAL_RIGHT",
    "DEAL_SIDE",
    "DEAL_TABLE",
    "DEAL_WORDS",
    "ESTIMATE_WORDS",
    "NODES",
    "STOPPED",
    "TABLE",
    "allow",
    "block_words",
    "estimate_many",
    "estimate_moves",
    "goal_of",
    "moves",
    "reachable",
    "set_up",
    "value",
    "winning_many",
]
