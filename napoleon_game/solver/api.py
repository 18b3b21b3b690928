"""Questions to the exact solver.

The kernels are compiled by the first question, or loaded from numba's cache, which takes seconds: a program
with a window asks on another thread, and has them compiled before by ``ai.search.engine``.

A value is the number of picture cards that the Napoleon side ends with, those it has included, when all see
all cards and play for picture cards. That is not always what wins a deal (R6.2): :func:`wins` asks for that.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from napoleon_game.core.cards import Card
from napoleon_game.core.state import State
from napoleon_game.solver.compiling import kernels
from napoleon_game.solver.errors import Cause, SolverStoppedError
from napoleon_game.solver.pack import pack, unpack
from napoleon_game.solver.position import Position, position_of
from napoleon_game.solver.stop import StopFlag, stop_after
from napoleon_game.solver.table import Table, own_table

__all__ = [
    "Limits",
    "Position",
    "Solution",
    "StopFlag",
    "Table",
    "can_reach",
    "moves_reaching",
    "position_of",
    "solve",
    "stop_after",
    "value",
    "winning_moves",
    "wins",
]

_NO_LIMIT: Final = 1 << 62


@dataclass(frozen=True, slots=True)
class Limits:
    """What ends a search before it has its answer.

    Attributes:
        nodes: about how many nodes it may look at.
        seconds: how long it may take. For many searches in a row ``stop_after`` is cheaper.
        stop: a flag that somebody may set.
    """

    nodes: int | None = None
    seconds: float | None = None
    stop: StopFlag | None = None


UNLIMITED: Final = Limits()


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth.

    Attributes:
        value: picture cards that the Napoleon side ends with.
        moves: the same after each card that may be played, in the order of the hand.
        nodes: how many nodes were searched.
    """

    value: int
    moves: Mapping[Card, int]
    nodes: int


def solve(question: State | Position, limits: Limits = UNLIMITED, table: Table | None = None) -> Solution:
    """The value, and that of each card the seat to play may play.

    Args:
        question: a state in play, or a position.
        limits: what ends the search early.
        table: where to search; by default the calling thread's own.

    Raises:
        PositionError: the deal is not in play.
        SolverStoppedError: a limit came first.
        SolverUnavailableError: the solver cannot be compiled on this machine.
    """
    position = _position(question)
    moves, nodes = _moves(position, None, limits, table)
    best = max if position.turn in position.napoleon_side else min
    return Solution(best(moves.values()), moves, nodes)


def value(question: State | Position, limits: Limits = UNLIMITED, table: Table | None = None) -> int:
    """The value alone, which is faster; arguments and errors as for :func:`solve`."""
    position = _position(question)
    found, _ = _ask(position, limits, table, lambda kernel, words: kernel.value(words))
    return position.captured + found


def can_reach(
    question: State | Position, target: int, limits: Limits = UNLIMITED, table: Table | None = None
) -> bool:
    """Whether the Napoleon side can end with ``target`` picture cards or more.

    Much faster than the value; arguments and errors as for :func:`solve`.
    """
    position = _position(question)
    need = target - position.captured
    found, _ = _ask(position, limits, table, lambda kernel, words: kernel.reachable(words, need))
    return found == 1


def moves_reaching(
    question: State | Position, target: int, limits: Limits = UNLIMITED, table: Table | None = None
) -> Mapping[Card, bool]:
    """:func:`can_reach` after each card that may be played, in the order of the hand."""
    position = _position(question)
    moves, _ = _moves(position, max(0, target - position.captured), limits, table)
    return {card: bool(reached) for card, reached in moves.items()}


def wins(
    question: State | Position, target: int, limits: Limits = UNLIMITED, table: Table | None = None
) -> bool:
    """Whether the Napoleon side wins with ``target`` bid (R6.1, R6.2).

    Not the same as :func:`can_reach` as long as it may still take all 20 picture cards without having bid
    them, for then it loses. Arguments and errors as for :func:`solve`.
    """
    position = _position(question)
    found, _ = _ask(
        position, limits, table, lambda kernel, words: kernel.reachable(words, _to_win(position, target))
    )
    return found == 1


def winning_moves(
    question: State | Position, target: int, limits: Limits = UNLIMITED, table: Table | None = None
) -> Mapping[Card, bool]:
    """:func:`wins` after each card that may be played, in the order of the hand."""
    position = _position(question)
    moves, _ = _moves(position, _to_win(position, target), limits, table)
    return {card: bool(won) for card, won in moves.items()}


def _position(question: State | Position) -> Position:
    return question if isinstance(question, Position) else position_of(question)


def _to_win(position: Position, target: int) -> int:
    """The goal, in the terms of the kernels, that has to be reached to win."""
    return int(kernels().goal_of(target, position.captured, position.pictures_left))


def _moves(
    position: Position, goal: int | None, limits: Limits, table: Table | None
) -> tuple[dict[Card, int], int]:
    """By card the value, or with a goal 1 or 0; and the nodes searched."""
    results = np.empty(64, np.int8)
    asked, more = (-1, position.captured) if goal is None else (goal, 0)
    _, nodes = _ask(position, limits, table, lambda kernel, words: kernel.moves(words, results, asked))
    found = unpack(results, position.trump)
    return {card: found[card] + more for card in position.legal}, nodes


def _ask(
    position: Position, limits: Limits, table: Table | None, ask: Callable[[Any, Any], int]
) -> tuple[int, int]:
    """Ask the kernels about a position within limits: their answer, and the nodes searched."""
    kernel = kernels()
    table = own_table() if table is None else table
    with stop_after(limits.seconds) as deadline, table.lock:
        stop = limits.stop or deadline
        kernel.set_up(table.words, pack(position))
        allowed = _NO_LIMIT if limits.nodes is None else max(0, limits.nodes)
        kernel.allow(table.words, allowed, stop.address, deadline.address)
        answer = int(ask(kernel, table.words))
        nodes = int(table.words[kernel.NODES])
        if answer != kernel.STOPPED:
            return answer, nodes
        if limits.stop is not None and limits.stop.is_set():
            raise SolverStoppedError(Cause.STOP, nodes)
        raise SolverStoppedError(Cause.DEADLINE if deadline.is_set() else Cause.NODES, nodes)
