"""How a deal goes on from some point if all see all cards and play perfectly."""

from typing import Final

from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import HAND_SIZE, Card
from napoleon_game.core.engine import legal, step
from napoleon_game.core.state import State
from napoleon_game.solver.api import Limits, Solution, StopFlag, Table, solve, winning_moves

NODES: Final = 60_000_000
"""Nodes for one question, a few seconds: at the first lead some deals take longer."""
_COUNTED: Final = 8
"""From so many cards a seat on, picture cards are played for as well."""


def best_play(state: State, stop: StopFlag, nodes: int = NODES) -> State:
    """Play ``state``, which is in play, to its end.

    Every seat keeps the win if it can. Of cards that do, or where it is lost, it plays the one that brings
    its side most picture cards from eight cards a seat on, and the lowest before that.

    Raises:
        SolverStoppedError: ``stop`` was set, or it takes more than ``nodes``.
        SolverUnavailableError: the solver cannot be compiled on this machine.
    """
    table, limits = Table(), Limits(nodes=nodes, stop=stop)
    while state.public.turn is not None:
        state, _ = step(state, PlayCard(state.public.turn, _best(state, limits, table)))
    return state


def counts_pictures(state: State) -> bool:
    """Whether best play from here on is for picture cards, too, and not for the win alone."""
    return HAND_SIZE - len(state.public.tricks) <= _COUNTED


def _best(state: State, limits: Limits, table: Table) -> Card:
    cards = [action.card for action in legal(state) if isinstance(action, PlayCard)]
    if len(cards) == 1:
        return cards[0]
    turn, public = state.public.turn, state.public
    assert public.contract is not None
    ours = turn in (public.contract.napoleon, state.adjutant)
    won = winning_moves(state, public.bid.target, limits, table)
    keeping = [card for card in cards if won[card] is ours] or cards
    if len(keeping) == 1:
        return keeping[0]
    if not counts_pictures(state):
        return min(keeping, key=lambda card: (card.rank, card))
    found: Solution = solve(state, limits, table)
    sign = 1 if ours else -1
    return max(keeping, key=lambda card: (sign * found.moves[card], -card.rank))
