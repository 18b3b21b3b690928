"""What a seat's actions are worth in whatever phase it decides, with what is true of each of them.

One way for hints, reviews and exercises, so that they say the same of the same decision.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from napoleon_game.ai.advice.advice import Reason
from napoleon_game.ai.advice.before_play import of_bid, of_discards, of_name, of_pass
from napoleon_game.ai.advice.contrast import contrast
from napoleon_game.ai.advice.reasons import CardReasons
from napoleon_game.ai.search import judging
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.outcomes import Outcomes, Table
from napoleon_game.ai.search.worlds import sample_hands
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, PlayCard
from napoleon_game.core.cards import SEATS, Card
from napoleon_game.core.observation import Observation
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds, card_bits

Key = tuple[str | int, ...]
"""The key of the random numbers by which deals are drawn."""
A = TypeVar("A", MakeBid, NameAdjutantCard, Discard, PlayCard)
Explain = Callable[[Action, Action | None], Iterable[Reason]]
"""What is true of an action; of a card also beside another one."""


@dataclass(frozen=True, slots=True, eq=False)
class Weighed:
    """What a seat's actions lead to.

    Attributes:
        outcomes: deal by deal.
        by_points: whether points decide, as for calls and adjutant cards, or the chance to win.
        explain: what is true of them.
        adjutant_cards: for each call the card that would be named with it.
        worlds: in play the deals.
    """

    outcomes: Outcomes
    by_points: bool
    explain: Explain
    adjutant_cards: tuple[Card | None, ...] = ()
    worlds: Worlds | None = None

    @property
    def decisive(self) -> Table:
        """What the actions are compared by."""
        return self.outcomes.points if self.by_points else self.outcomes.wins


def weigh(observation: Observation, also: Action | None, level: Level, key: Key) -> Weighed:
    """Weigh what the seat of ``observation`` may do, whose turn it must be; not everything, but ``also``.

    Raises:
        ImpossibleError: nothing fits what was seen; no lawful deal comes to that.
        SolverUnavailableError: the kernels cannot be compiled on this machine.
    """
    match observation.legal:
        case LegalCalls() as legal:
            return _calls(observation, legal, also, level, key)
        case LegalPlays() as legal:
            return _plays(observation, legal, level, key)
    if observation.public.phase is Phase.ADJUTANT:
        return _names(observation, also, level, key)
    return _discards(observation, also, level, key)


def compare(observation: Observation, one: Action, other: Action, level: Level, key: Key) -> Outcomes:
    """Weigh two actions and no others: on as many deals that takes a fraction of the time.

    Raises as :func:`weigh`.
    """
    both = (one, other)
    match observation.legal:
        case LegalCalls():
            return judging.judge_calls(observation, (), _those(MakeBid, *both), level, key)[0]
        case LegalPlays():
            cards = tuple(action.card for action in _those(PlayCard, *both))
            deals = judging.fitting(observation, level, Stream(*key))
            return judging.judge_plays(observation, cards, level, deals)
    if observation.public.phase is Phase.ADJUTANT:
        return judging.judge_names(observation, _those(NameAdjutantCard, *both), level, Stream(*key))
    return judging.judge_discards(observation, _those(Discard, *both), level, Stream(*key))


def _those(kind: type[A], *actions: Action | None) -> tuple[A, ...]:
    """Those of one kind."""
    return tuple(action for action in actions if isinstance(action, kind))


def _calls(
    observation: Observation, legal: LegalCalls, also: Action | None, level: Level, key: Key
) -> Weighed:
    outcomes, cards = judging.judge_calls(observation, legal.bids, _those(MakeBid, also), level, key)

    def explain(action: Action, _: Action | None) -> Iterable[Reason]:
        if isinstance(action, MakeBid):
            return of_bid(observation, action, cards[outcomes.actions.index(action)])
        return of_pass(outcomes)

    return Weighed(outcomes, by_points=True, explain=explain, adjutant_cards=cards)


def _plays(observation: Observation, legal: LegalPlays, level: Level, key: Key) -> Weighed:
    deals = judging.fitting(observation, level, Stream(*key))
    outcomes = judging.judge_plays(observation, legal.cards, level, deals)
    told = CardReasons(observation, deals.worlds)

    def explain(action: Action, other: Action | None) -> Iterable[Reason]:
        assert isinstance(action, PlayCard)
        if not isinstance(other, PlayCard):
            return told.of(action.card)
        reasons = list(told.of(action.card, outcomes, other.card))
        apart = contrast(observation, deals.worlds, action.card, other.card, reasons)
        # Near the front: few reasons are told, and this one is about both cards.
        return reasons if apart is None else [*reasons[:1], apart, *reasons[1:]]

    return Weighed(outcomes, by_points=False, explain=explain, worlds=deals.worlds)


def _names(observation: Observation, also: Action | None, level: Level, key: Key) -> Weighed:
    names = (*judging.promising_names(observation), *_those(NameAdjutantCard, also))
    outcomes = judging.judge_names(observation, tuple(dict.fromkeys(names)), level, Stream(*key))
    seat, trump = observation.seat, observation.public.bid.trump
    hidden, deals = hidden_from(observation, level.cunning), level.contract_worlds
    hands = sample_hands(hidden, observation.hand, seat, trump, deals, Stream(*key))
    others = [other for other in range(SEATS) if other != seat]

    def explain(action: Action, _: Action | None) -> Iterable[Reason]:
        assert isinstance(action, NameAdjutantCard)
        held = (hands[:, others] & card_bits(trump)[action.card]) != 0
        return of_name(observation, action, held.any(axis=1))

    return Weighed(outcomes, by_points=True, explain=explain)


def _discards(observation: Observation, also: Action | None, level: Level, key: Key) -> Weighed:
    discards = (*judging.promising_discards(observation, level), *_those(Discard, also))
    outcomes = judging.judge_discards(observation, tuple(dict.fromkeys(discards)), level, Stream(*key))

    def explain(action: Action, _: Action | None) -> Iterable[Reason]:
        assert isinstance(action, Discard)
        return of_discards(observation, action)

    return Weighed(outcomes, by_points=False, explain=explain)
