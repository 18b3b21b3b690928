"""Stepping through a deal again."""

from collections.abc import Iterator

from napoleon_game.core.actions import Action, Discard, NameAdjutantCard, PlayCard
from napoleon_game.core.engine import start, step
from napoleon_game.core.events import Events
from napoleon_game.core.state import State
from napoleon_game.record.write import played_tricks


def actions_of(state: State) -> tuple[Action, ...]:
    """All actions that led from the deal to ``state``, in order."""
    public = state.public
    actions: list[Action] = list(public.calls)
    if public.contract is not None and public.adjutant_card is not None:
        napoleon = public.contract.napoleon
        actions.append(NameAdjutantCard(napoleon, public.adjutant_card))
        if state.discards is not None:
            actions.append(Discard(napoleon, state.discards))
    for trick in played_tricks(state):
        actions.extend(PlayCard(trick.seat_at(place), card) for place, card in enumerate(trick.cards))
    return tuple(actions)


def replay(state: State) -> Iterator[tuple[State, Events]]:
    """Every state of a deal from the first on, each with the events that led to it."""
    current, events = start(state.deal, state.public.rules)
    yield current, events
    for action in actions_of(state):
        current, events = step(current, action)
        yield current, events


def state_after(state: State, count: int) -> State:
    """The deal as it stood after its first ``count`` actions; 0 is the deal itself.

    Raises:
        ValueError: the deal has fewer actions.
    """
    for done, (current, _) in enumerate(replay(state)):
        if done == count:
            return current
    raise ValueError(f"the deal has {len(actions_of(state))} actions, not {count}")
