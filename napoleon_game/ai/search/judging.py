"""What a seat's actions lead to, deal by deal: in each phase, on deals that fit what it knows.

The figures of ``play`` and ``contracts`` without the means taken, so that differences have their margins.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.rules.hand import card_worth, expected_pictures
from napoleon_game.ai.search import manners, quick
from napoleon_game.ai.search.chance import winning
from napoleon_game.ai.search.contracts import (
    Contracted,
    at_first_lead,
    candidates,
    contract_chances,
    estimates,
    judge_contracts,
    keeping,
    napoleons_stakes,
)
from napoleon_game.ai.search.every_deal import Fitting, fitting_deals
from napoleon_game.ai.search.fresh import fresh_table
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.outcomes import Outcomes, Table
from napoleon_game.ai.search.parts import in_parts
from napoleon_game.ai.search.play import A_PICTURE, A_RANK, A_STRONG_CARD, SPREAD
from napoleon_game.ai.search.worlds import sample_hands, sides_of
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import HAND_SIZE, PACK, Card, Cards, Suit
from napoleon_game.core.observation import Observation
from napoleon_game.core.scoring import (
    ADJUTANT_POINTS,
    ALLY_OF_FOUR_POINTS,
    ALLY_OF_THREE_POINTS,
    Side,
    napoleon_factor,
)
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import UNKNOWN, Worlds, card_bits, winning_worlds

FEW: Final = 1500
"""Up to so many deals all are looked at, and none is left to chance."""
_EXACT_PICTURES: Final = 4
"""So many tricks before the end, picture cards are counted to the end: only then is all of it exact."""
_PICTURE_TRICKS: Final = 1
"""Before that, they are counted by a search of so many tricks: without a margin, more take too long."""
_EXCHANGES: Final = 24
"""Sets of discards that are tried out."""
_CANDIDATES: Final = 6
"""Adjutant cards that are judged."""
_TRUMPS: Final = 2
"""Suits in which bids are judged."""
_NEED: Final = 0.1
"""Chance to win that makes up for what a person would find absurd."""


def fitting(observation: Observation, level: Level, stream: Stream) -> Fitting:
    """The deals by which the seat's cards are judged, in play."""
    return fitting_deals(observation, hidden_from(observation, level.cunning), level.worlds, FEW, stream)


def judge_plays(observation: Observation, cards: Cards, level: Level, deals: Fitting) -> Outcomes:
    """What each of ``cards``, which are legal, leads to in each of ``deals``.

    What a person would find absurd promises nothing, if ``level`` has manners and there is no need for it.

    Chances come from the solver or, where that is too far or gives up, from a search of ``level.tricks``
    within ``level.margin`` of the target, as deep as the strongest players look.
    """
    worlds, public = deals.worlds, observation.public
    target, left = public.bid.target, HAND_SIZE - len(public.tricks)
    allied = observation.side is Side.ALLIED
    tricks = left if left <= _EXACT_PICTURES else _PICTURE_TRICKS
    estimate = partial(quick.move_values, cards=cards, target=target)
    pictures = _in_all(worlds, level, partial(estimate, tricks=tricks))
    answers = np.full(pictures.shape, UNKNOWN)
    if left <= level.exact:
        found = winning_worlds(worlds, target, level.nodes, table=fresh_table())
        answers = found.wins[:, np.array(cards, np.int64)]
    unknown = answers == UNKNOWN
    exact = deals.all and left <= _EXACT_PICTURES and not unknown.any()
    wins = answers.astype(np.float64)
    rest = unknown.any(axis=1)
    if rest.any():
        deeper = partial(estimate, tricks=min(level.tricks, left), margin=level.margin)
        near = _in_all(worlds.part(rest), level, deeper)
        chances = winning(near, target, SPREAD)
        wins[rest] = np.where(unknown[rest], 1.0 - chances if allied else chances, wins[rest])
    kept = np.array([A_STRONG_CARD * card_worth(card, worlds.trump) + A_RANK * card.rank for card in cards])
    promise = wins + (-A_PICTURE if allied else A_PICTURE) * pictures - kept
    if level.manners:
        sensible = manners.sensible(observation, cards)
        absurd = np.array([card not in sensible for card in cards])
        chances = deals.shares @ wins
        promise[:, absurd & (chances <= chances[~absurd].max() + _NEED)] = -np.inf
    points = wins * stakes(observation, worlds)[:, None]
    actions = tuple(PlayCard(observation.seat, card) for card in cards)
    return Outcomes(actions, wins, pictures.astype(np.float64), points, promise, deals.shares, exact)


def _in_all(
    worlds: Worlds, level: Level, estimate: Callable[[Worlds], NDArray[np.int64]]
) -> NDArray[np.int64]:
    """What ``estimate`` says of all ``worlds``, on as many threads as ``level`` has."""
    return np.concatenate(in_parts(worlds, level.threads, estimate))


def stakes(observation: Observation, worlds: Worlds) -> NDArray[np.float64]:
    """What the seat gets in each deal if its side wins (R6.3-R6.5).

    That Allies who take every picture card get twice as much is left out of account.
    """
    assert observation.public.contract is not None
    napoleon, seat = observation.public.contract.napoleon, observation.seat
    alone = worlds.sides == 1 << napoleon
    if observation.side is Side.ALLIED:
        return np.where(alone, float(ALLY_OF_FOUR_POINTS), float(ALLY_OF_THREE_POINTS))
    target = observation.public.bid.target
    if seat == napoleon:
        return napoleons_stakes(alone, target)
    return np.full(len(alone), float(napoleon_factor(target) * ADJUTANT_POINTS))


def promising_discards(observation: Observation, level: Level) -> tuple[Discard, ...]:
    """The sets of discards that are worth judging; with manners, none with a card that nobody parts with."""
    public = observation.public
    assert public.adjutant_card is not None
    held = np.zeros((1, len(PACK)), np.bool_)
    held[0, list(observation.hand)] = True
    keep = keeping(held, public.bid.trump, public.adjutant_card)[0]
    if public.bid.target == MAX_TARGET:
        keep = keep + np.array([100.0 * card.is_picture for card in PACK])
    ranked = sorted(
        _sensible_discards(observation, level), key=lambda cards: float(sum(keep[card] for card in cards))
    )
    return tuple(Discard(observation.seat, cards) for cards in ranked[:_EXCHANGES])


def _sensible_discards(observation: Observation, level: Level) -> Sequence[Cards]:
    legal = [action.cards for action in observation.legal if isinstance(action, Discard)]
    return manners.sensible_discards(observation, legal) if level.manners else legal


def judge_discards(
    observation: Observation, discards: Sequence[Discard], level: Level, stream: Stream
) -> Outcomes:
    """What some sets of discards lead to; among equals the first promises most.

    With manners, a set that nobody would part with promises nothing.
    """
    public, seat = observation.public, observation.seat
    trump, target = public.bid.trump, public.bid.target
    assert public.adjutant_card is not None
    hidden = hidden_from(observation, level.cunning)
    hands = sample_hands(hidden, observation.hand, seat, trump, level.contract_worlds, stream)
    sides = sides_of(hands, seat, public.adjutant_card, trump)
    bits = card_bits(trump)
    values = np.empty((len(hands), len(discards)), np.int64)
    for column, action in enumerate(discards):
        after = hands.copy()
        after[:, seat] &= ~int(sum(int(bits[card]) for card in action.cards))
        values[:, column] = estimates(at_first_lead(after, seat, trump, sides), target, level)
    wins = contract_chances(values, target)
    stake = napoleons_stakes(sides == 1 << seat, target)[:, None]
    promise = wins - 1e-4 * np.arange(len(discards))
    sensible = _sensible_discards(observation, level)
    promise[:, [action.cards not in sensible for action in discards]] = -np.inf
    return _sampled(discards, wins, values.astype(np.float64), wins * stake, promise)


def promising_names(observation: Observation) -> tuple[NameAdjutantCard, ...]:
    """The adjutant cards that are worth judging."""
    cards = candidates(observation.hand, observation.public.bid.trump, _CANDIDATES)
    return tuple(NameAdjutantCard(observation.seat, card) for card in cards)


def judge_names(
    observation: Observation, names: Sequence[NameAdjutantCard], level: Level, stream: Stream
) -> Outcomes:
    """What naming some adjutant cards leads to."""
    bid, cards = observation.public.bid, tuple(action.card for action in names)
    judged = judge_contracts(observation, bid, cards, level.contract_worlds, level, stream)
    columns = [contracted.per_deal(bid.target) for contracted in judged]
    wins, points = (np.stack(part, axis=1) for part in zip(*columns, strict=True))
    pictures = np.stack([contracted.values for contracted in judged], axis=1).astype(np.float64)
    return _sampled(names, wins, pictures, points, points)


def judge_calls(
    observation: Observation,
    bids: Sequence[Bid],
    also: Sequence[MakeBid],
    level: Level,
    key: Sequence[str | int],
) -> tuple[Outcomes, tuple[Card | None, ...]]:
    """What passing and the lowest bids in the best suits lead to, and the bids in ``also``.

    All are judged on the same deals, drawn by the stream of ``key``. With each call comes the adjutant card
    that would go with it. A pass is worth ``level.bids_from``: what passing brings on the average.
    """
    hand, seat = observation.hand, observation.seat
    wanted = {bid.bid: None for bid in also}
    suits = sorted(Suit, key=lambda suit: -expected_pictures(hand, suit))[:_TRUMPS]
    for suit in suits:
        lowest = next((bid for bid in bids if bid.trump is suit), None)
        if lowest is not None:
            wanted.setdefault(lowest)
    actions: list[Action] = [Pass(seat)]
    cards: list[Card | None] = [None]
    nothing = np.full(level.contract_worlds, np.nan)
    wins, pictures, points = [nothing], [nothing], [np.full(level.contract_worlds, level.bids_from)]
    judged: dict[Suit, list[Contracted]] = {}
    for bid in sorted(wanted):
        if bid.trump not in judged:
            named = candidates(hand, bid.trump, 3)
            stream = Stream(*key)
            judged[bid.trump] = judge_contracts(observation, bid, named, level.contract_worlds, level, stream)
        best = max(judged[bid.trump], key=lambda contracted: contracted.points(bid.target))
        made, worth = best.per_deal(bid.target)
        actions.append(MakeBid(seat, bid))
        cards.append(best.adjutant_card)
        wins.append(made)
        pictures.append(best.values.astype(np.float64))
        points.append(worth)
    promise = np.stack(points, axis=1)
    outcomes = _sampled(actions, np.stack(wins, axis=1), np.stack(pictures, axis=1), promise, promise)
    return outcomes, tuple(cards)


def _sampled(
    actions: Sequence[Action], wins: Table, pictures: Table, points: Table, promise: Table
) -> Outcomes:
    shares = np.full(len(wins), 1.0 / len(wins))
    return Outcomes(tuple(actions), wins, pictures, points, promise, shares, exact=False)
