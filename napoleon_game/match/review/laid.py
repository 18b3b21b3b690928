"""What a card cost by what the cards were: the exact solver says, which may give up but never guesses."""

from typing import Final

from napoleon_game.ai.search.fresh import fresh_table
from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import HAND_SIZE, Cards, Seat
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.match.review.review import LaidCost
from napoleon_game.solver.api import Limits, StopFlag, value, winning_moves, wins
from napoleon_game.solver.errors import Cause, SolverStoppedError

_NODES: Final = 3_000_000
"""Nodes for the question who wins, a few tenths of a second."""
_MOVES_NODES: Final = 8_000_000
"""The same for all cards of a seat: asked only where one of them lost the deal."""
_VALUE_NODES: Final = 1_000_000
_VALUE_CARDS: Final = 8
"""From so many cards a seat on, picture cards are counted exactly."""


def side_wins(state: State, stop: StopFlag) -> bool | None:
    """Whether the Napoleon side wins if all see all cards from here on; ``None`` if that takes too long.

    Raises:
        SolverStoppedError: somebody set ``stop``.
    """
    public = state.public
    if public.final is not None:
        return public.final.result.winner is Side.NAPOLEON
    try:
        return wins(state, public.bid.target, Limits(nodes=_NODES, stop=stop), fresh_table())
    except SolverStoppedError as error:
        _only_nodes(error)
        return None


def side_takes(state: State, stop: StopFlag) -> int | None:
    """Picture cards that the Napoleon side ends with if all see all and play for them.

    ``None`` if that takes too long; raises as :func:`side_wins`.
    """
    public = state.public
    if public.final is not None:
        return public.final.result.napoleon_side
    if HAND_SIZE - len(public.tricks) > _VALUE_CARDS:
        return None
    try:
        return value(state, Limits(nodes=_VALUE_NODES, stop=stop), fresh_table())
    except SolverStoppedError as error:
        _only_nodes(error)
        return None


def laid_cost(
    before: State,
    action: Action,
    wins_then: tuple[bool | None, bool | None],
    takes_then: tuple[int | None, int | None],
    stop: StopFlag,
) -> LaidCost | None:
    """What a card gave away; ``None`` if there was no choice, or the action is no card.

    Args:
        before: the deal before it.
        action: what was done.
        wins_then: :func:`side_wins` before and after.
        takes_then: :func:`side_takes` before and after.
        stop: ends a search.
    """
    public = before.public
    if public.phase is not Phase.PLAY or not isinstance(action, PlayCard):
        return None
    for_napoleon = on_napoleons_side(before, action.seat)
    lost = None
    if None not in wins_then:
        lost = wins_then == ((True, False) if for_napoleon else (False, True))
    pictures = None
    had, has = takes_then
    if had is not None and has is not None:
        pictures = had - has if for_napoleon else has - had
    return LaidCost(lost, _keeping(before, stop) if lost else (), pictures)


def on_napoleons_side(state: State, seat: Seat) -> bool:
    """Whether a seat is Napoleon or the adjutant."""
    contract = state.public.contract
    return contract is not None and seat in (contract.napoleon, state.adjutant)


def _keeping(before: State, stop: StopFlag) -> Cards:
    """The cards that would have kept the win."""
    turn = before.public.turn
    assert turn is not None
    for_napoleon = on_napoleons_side(before, turn)
    limits = Limits(nodes=_MOVES_NODES, stop=stop)
    try:
        found = winning_moves(before, before.public.bid.target, limits, fresh_table())
    except SolverStoppedError as error:
        _only_nodes(error)
        return ()
    return tuple(card for card, won in found.items() if won is for_napoleon)


def _only_nodes(error: SolverStoppedError) -> None:
    """Too many nodes are no answer; a request to stop goes on to whoever made it."""
    if error.cause is not Cause.NODES:
        raise error
