"""What is true of a call, an adjutant card, and discards."""

from collections.abc import Iterator

import numpy as np

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.rules.hand import best_missing, specials
from napoleon_game.ai.search.outcomes import Outcomes
from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import Card, Suit
from napoleon_game.core.observation import Observation


def of_bid(observation: Observation, action: MakeBid, adjutant_card: Card | None) -> Iterator[Reason]:
    """What is true of a bid."""
    trump, hand = action.bid.trump, observation.hand
    yield Reason(Why.TRUMPS, sum(card.suit is trump for card in hand), suit=trump)
    special = tuple(card for card in specials(trump) if card in hand)
    if special:
        yield Reason(Why.HOLDS, cards=special)
    if adjutant_card is not None:
        yield Reason(Why.WITH, cards=(adjutant_card,))


def of_pass(outcomes: Outcomes) -> Iterator[Reason]:
    """What is true of a pass: what the best bid would promise, and what passing brings."""
    bids = [at for at in outcomes.order if isinstance(outcomes.actions[at], MakeBid)]
    if not bids:
        return
    action, passing = outcomes.actions[bids[0]], 0
    assert isinstance(action, MakeBid)
    promised = round(outcomes.mean(outcomes.points, bids[0]))
    yield Reason(Why.BEST_BID, promised, round(outcomes.mean(outcomes.points, passing)), bid=action.bid)


def of_name(
    observation: Observation,
    action: NameAdjutantCard,
    elsewhere: "np.ndarray[tuple[int], np.dtype[np.bool_]]",
) -> Iterator[Reason]:
    """What is true of an adjutant card; ``elsewhere`` says for each deal whether another seat holds it."""
    card = action.card
    if card in observation.hand:
        yield Reason(Why.ALONE)
        return
    if card is best_missing(observation.hand, observation.public.bid.trump):
        yield Reason(Why.STRONGEST_MISSING)
    yield Reason(Why.HELD_BY_OTHERS, int(elsewhere.sum()), len(elsewhere))


def of_discards(observation: Observation, action: Discard) -> Iterator[Reason]:
    """What is true of three discards."""
    trump, target, hand = observation.public.bid.trump, observation.public.bid.target, observation.hand
    kept = [card for card in hand if card not in action.cards]
    for suit in Suit:
        held = any(card.suit is suit for card in hand)
        if suit is not trump and held and not any(card.suit is suit for card in kept):
            yield Reason(Why.VOIDS, suit=suit)
    trumps = sum(card.suit is trump for card in hand)
    if trumps and not any(card.suit is trump for card in action.cards):
        yield Reason(Why.TRUMPS_STAY, trumps)
    buried = tuple(card for card in action.cards if card.is_picture)
    if buried and target < MAX_TARGET:
        yield Reason(Why.BURIES, len(buried), cards=buried)
    weak = not buried and not any(
        card.suit in (trump, None) or card in specials(trump) for card in action.cards
    )
    if weak:
        yield Reason(Why.LOW)
