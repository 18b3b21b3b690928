"""Advice to a seat whose turn it is: the most promising action and the next one, with figures and reasons.

Nothing but the observation goes in. The budget is so many deals, not so much time, so that the same question
has the same answer everywhere.
"""

from collections.abc import Callable, Iterable
from typing import Final

from napoleon_game.ai.advice.advice import Advice, Option, Reason, Why
from napoleon_game.ai.advice.before_play import of_bid, of_discards, of_name, of_pass
from napoleon_game.ai.advice.reasons import CardReasons
from napoleon_game.ai.search import judging
from napoleon_game.ai.search.gap import NO_GAP
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.outcomes import Outcomes, Table
from napoleon_game.ai.search.worlds import sample_hands
from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import SEATS, Card
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import card_bits

LEVEL: Final = Level(worlds=160, contract_worlds=100, tricks=2, margin=2, exact=6, nodes=60_000)
"""By what cards and contracts are judged for advice: well within a second."""
_REASONS: Final = 3
"""As many as one likes to read."""
_DEAL_KEY: Final = "napoleon-advice"


def key_of(observation: Observation) -> tuple[str | int, ...]:
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
    key = key_of(observation)
    match observation.legal:
        case LegalCalls() as legal:
            return _on_call(observation, legal, level, key)
        case LegalPlays() as legal:
            return _on_card(observation, legal, level, key)
    if observation.public.phase is Phase.ADJUTANT:
        return _on_name(observation, level, key)
    outcomes = judging.judge_discards(observation, (), level, Stream(*key))
    return _advice(outcomes, outcomes.wins, lambda at: _discard_reasons(observation, outcomes, at))


def _on_call(observation: Observation, legal: LegalCalls, level: Level, key: tuple[str | int, ...]) -> Advice:
    outcomes, cards = judging.judge_calls(observation, legal.bids, (), level, key)

    def reasons(at: int) -> Iterable[Reason]:
        action = outcomes.actions[at]
        if isinstance(action, MakeBid):
            return of_bid(observation, action, cards[at])
        return of_pass(outcomes)

    return _advice(outcomes, outcomes.points, reasons, cards)


def _on_name(observation: Observation, level: Level, key: tuple[str | int, ...]) -> Advice:
    outcomes = judging.judge_names(observation, (), level, Stream(*key))
    trump = observation.public.bid.trump
    hidden = hidden_from(observation, level.cunning)
    hands = sample_hands(
        hidden, observation.hand, observation.seat, trump, level.contract_worlds, Stream(*key)
    )

    def reasons(at: int) -> Iterable[Reason]:
        action = outcomes.actions[at]
        assert isinstance(action, NameAdjutantCard)
        others = [seat for seat in range(SEATS) if seat != observation.seat]
        held = (hands[:, others] & card_bits(trump)[action.card]) != 0
        return of_name(observation, action, held.any(axis=1))

    return _advice(outcomes, outcomes.points, reasons)


def _discard_reasons(observation: Observation, outcomes: Outcomes, at: int) -> Iterable[Reason]:
    action = outcomes.actions[at]
    assert isinstance(action, Discard)
    return of_discards(observation, action)


def _on_card(observation: Observation, legal: LegalPlays, level: Level, key: tuple[str | int, ...]) -> Advice:
    deals = judging.fitting(observation, level, Stream(*key))
    outcomes = judging.judge_plays(observation, legal.cards, level, deals)
    told, order = CardReasons(observation, deals.worlds), outcomes.order
    second = outcomes.second

    def reasons(at: int) -> Iterable[Reason]:
        other = next(
            (_card(outcomes, one) for one in (order[0], second) if one is not None and one != at), None
        )
        return told.of(_card(outcomes, at), outcomes, other)

    return _advice(outcomes, outcomes.wins, reasons)


def _card(outcomes: Outcomes, at: int) -> Card:
    action = outcomes.actions[at]
    assert isinstance(action, PlayCard)
    return action.card


def _advice(
    outcomes: Outcomes,
    measure: Table,
    reasons: Callable[[int], Iterable[Reason]],
    cards: tuple[Card | None, ...] = (),
) -> Advice:
    """The best two; ``measure`` is what they are compared by."""
    order = outcomes.order

    def option(at: int) -> Option:
        action, passes = outcomes.actions[at], isinstance(outcomes.actions[at], Pass)
        return Option(
            action,
            None if passes else outcomes.mean(outcomes.wins, at),
            None if passes else outcomes.mean(outcomes.pictures, at),
            outcomes.mean(outcomes.points, at),
            tuple(reasons(at))[:_REASONS],
            cards[at] if cards else None,
        )

    second = outcomes.second
    if second is None:
        return Advice(option(order[0]), None, NO_GAP, outcomes.deals, outcomes.certain)
    lead = outcomes.gap(measure, order[0], second)
    return Advice(option(order[0]), option(second), lead, outcomes.deals, outcomes.certain)


__all__ = ["LEVEL", "Advice", "Option", "Reason", "Why", "advise", "key_of"]
