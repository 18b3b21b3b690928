"""What is true of a card that may be played: found out in the deals by which it was judged."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.advice.unbeaten import holds, stands
from napoleon_game.ai.facts import known_friends
from napoleon_game.ai.rules.hand import card_worth, specials
from napoleon_game.ai.search.outcomes import Outcomes
from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.cards import (
    JOKER,
    PACK,
    PICTURE_CARDS,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    Seat,
    pictures,
)
from napoleon_game.core.observation import Observation
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.scoring import Side
from napoleon_game.core.tricks import judge
from napoleon_game.solver.batch import Worlds

_OFTEN: Final = 0.5
"""Of how many deals something must hold to be worth telling."""
_LESS_OFTEN: Final = 0.05
"""By how much taking all 20 must become rarer to be worth telling."""


@dataclass(frozen=True, slots=True)
class CardReasons:
    """Looks at the cards that a seat may play.

    Attributes:
        observation: what the seat knows; it is its turn.
        worlds: deals that fit that.
    """

    observation: Observation
    worlds: Worlds

    def of(self, card: Card, outcomes: Outcomes | None = None, other: Card | None = None) -> Iterator[Reason]:
        """What is true of ``card``, the weightiest first; ``outcomes`` compare it with ``other``."""
        if len(self._legal) == 1:
            yield Reason(Why.ONLY)
        yield from self._of_trick(card)
        if outcomes is not None and other is not None:
            yield from self._of_twenty(card, outcomes, other)
        yield from self._of_hand(card)

    @property
    def _legal(self) -> Cards:
        legal = self.observation.legal
        assert isinstance(legal, LegalPlays)
        return legal.cards

    @property
    def _table(self) -> Cards:
        trick = self.observation.public.trick
        assert trick is not None
        return trick.cards

    def _would_win(self, card: Card) -> bool:
        """Whether ``card`` wins the trick as things stand once it lies there."""
        return self._place_of_best((*self._table, card)) == len(self._table)

    def _place_of_best(self, table: Cards) -> int:
        return judge(table, self.worlds.trump, first_trick=self.worlds.first_trick).place

    def _unbeaten(self, card: Card) -> int:
        """In how many deals ``card`` takes the trick whatever is played to it."""
        return int(stands(self.worlds, (*self._table, card), len(self._table)).sum())

    def _of_trick(self, card: Card) -> Iterator[Reason]:
        table, deals = self._table, len(self.worlds.hands)
        unbeaten = self._unbeaten(card)
        if unbeaten and len(table) == SEATS - 1:
            yield Reason(Why.TAKES_TRICK)
        elif unbeaten >= _OFTEN * deals:
            yield Reason(Why.UNBEATEN, unbeaten, deals)
        would_win = self._would_win(card)
        if unbeaten >= _OFTEN * deals and table and not would_win:
            yield Reason(Why.YOROMEKI if card is YOROMEKI_QUEEN else Why.SAME_TWO)
            return
        if would_win and table and (count := pictures(table)):
            yield Reason(Why.PICTURES_IN_TRICK, count)
        if unbeaten and would_win and self._is_cheapest(card, unbeaten):
            yield Reason(Why.CHEAPEST)
        if would_win or not table:
            return
        friend, held = self._friend(card)
        if friend is not None and held >= _OFTEN * deals:
            why = Why.PICTURE_TO_FRIEND if card.is_picture else Why.FRIEND_HAS_IT
            yield Reason(why, held, deals, seat=friend)
            return
        if len(self._legal) > 1 and not any(self._would_win(other) for other in self._legal):
            yield Reason(Why.LOST_ANYWAY)
        spared = not card.is_picture and any(other.is_picture for other in self._legal)
        if friend is None and spared and self._may_be_theirs(card):
            yield Reason(Why.NO_PICTURE)

    def _is_cheapest(self, card: Card, unbeaten: int) -> bool:
        """Whether others would win as well, and no cheaper one as often."""
        others = [other for other in self._legal if other is not card and self._would_win(other)]
        as_good = [other for other in others if self._unbeaten(other) >= unbeaten]
        return bool(as_good) and all(self._price(other) > self._price(card) for other in as_good)

    def _price(self, card: Card) -> tuple[float, bool, int]:
        """What it costs to part with a card."""
        return card_worth(card, self.worlds.trump), card.is_picture, card.rank

    def _friend(self, card: Card) -> tuple[Seat | None, int]:
        """Who has the trick so far, if on the same side for certain; in how many deals that is for good."""
        trick = self.observation.public.trick
        assert trick is not None
        table = (*self._table, card)
        best = self._place_of_best(table)
        seat = trick.seat_at(best)
        if seat not in known_friends(self.observation):
            return None, 0
        return seat, int(stands(self.worlds, table, best).sum())

    def _may_be_theirs(self, card: Card) -> bool:
        """Whether in some deal the other side has the trick so far, or can still get it."""
        trick, sides, own = self.observation.public.trick, self.worlds.sides, self.observation.seat
        assert trick is not None
        table = (*self._table, card)
        best = self._place_of_best(table)
        theirs = (sides >> trick.seat_at(best) & 1) != (sides >> own & 1)
        return bool((theirs | ~stands(self.worlds, table, best)).any())

    def _of_twenty(self, card: Card, outcomes: Outcomes, other: Card) -> Iterator[Reason]:
        """Whether all 20 picture cards come of it less often than of ``other``."""
        public = self.observation.public
        if self.observation.side is not Side.NAPOLEON or public.bid.target == MAX_TARGET:
            return
        cards = [getattr(action, "card", None) for action in outcomes.actions]
        twenty = outcomes.pictures >= PICTURE_CARDS
        here, there = (int(twenty[:, cards.index(one)].sum()) for one in (card, other))
        if there - here >= _LESS_OFTEN * outcomes.deals:
            yield Reason(Why.NOT_TWENTY, here, outcomes.deals)

    def _of_hand(self, card: Card) -> Iterator[Reason]:
        observation, trump = self.observation, self.worlds.trump
        named, hand = observation.public.adjutant_card, observation.hand
        secret = observation.public.adjutant is None
        if secret and named in hand and observation.public.contract is not None:
            napoleon = observation.public.contract.napoleon == observation.seat
            if card is named and not napoleon:
                yield Reason(Why.SHOWS, cards=(card,))
            elif card is not named and named in self._legal and not napoleon:
                yield Reason(Why.HIDES, cards=(named,))
        if not self._table and (card is JOKER or card.suit is trump):
            deals = len(self.worlds.hands)
            drawn = int(self._must_give_trump().sum())
            if drawn >= _OFTEN * deals:
                yield Reason(Why.DRAWS_TRUMP, drawn, deals)
        kept = tuple(
            other
            for other in self._legal
            if other in specials(trump) and other is not card and other is not JOKER and self._table
        )
        kept = tuple(other for other in kept if self._would_win(other))
        if kept and card not in specials(trump):
            yield Reason(Why.KEEPS, cards=kept)
        suit = card.suit
        alone = suit is not None and suit is not trump and sum(other.suit is suit for other in hand) == 1
        if alone and any(other.suit is trump for other in hand):
            yield Reason(Why.VOID, suit=suit)

    def _must_give_trump(self) -> "np.ndarray[tuple[int], np.dtype[np.bool_]]":
        """For each deal whether somebody of the other side has to follow with a trump."""
        worlds, seat = self.worlds, self.observation.seat
        trumps = np.array([card.suit is worlds.trump for card in PACK])
        own = worlds.sides >> seat & 1
        found = np.zeros(len(worlds.hands), np.bool_)
        for other in range(SEATS):
            if other != seat:
                has = holds(worlds, other)[:, trumps].any(axis=1)
                found |= has & ((worlds.sides >> other & 1) != own)
        return found
