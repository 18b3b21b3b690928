"""Reasons read anew from the cards, and counted anew in the deals by which they were found out.

What can still beat a card is asked of ``unbeaten.stands`` where the ways to go on are many (``test_unbeaten``
holds it against all of them), and of all those ways where they are few.
"""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.advice.unbeaten import stands
from napoleon_game.ai.advice.weighing import Key
from napoleon_game.ai.rules.hand import card_worth, specials
from napoleon_game.ai.search import judging
from napoleon_game.ai.search.every_deal import Fitting
from napoleon_game.ai.search.hidden import ASIDE, hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.worlds import sample_hands
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import (
    JOKER,
    MIGHTY,
    PACK,
    PICTURE_CARDS,
    SEATS,
    YOROMEKI_QUEEN,
    Card,
    Cards,
    pictures,
)
from napoleon_game.core.engine import step
from napoleon_game.core.observation import Observation
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.core.tricks import judge, playable
from napoleon_game.solver.batch import card_bits
from napoleon_game.solver.position import Position
from tests.ai.test_unbeaten import stands_plainly

CONTRASTS = frozenset({Why.OFTENER, Why.KEEPS_JOKER, Why.KEEPS_TRUMP, Why.KEEPS_STRONGER})
"""What sets a card apart from another one."""
_FEW_WAYS = 60
"""So many ways to fill a trick are tried one by one."""


@dataclass
class Told:
    """Something that was told to a seat of an action.

    Attributes:
        state: the truth.
        seen: what the seat sees of it.
        action: the action.
        other: what it was told beside, if anything.
        level: by what it was found out.
        key: the random numbers by which it was.
        adjutant_card: the card that was told of with a bid.
    """

    state: State
    seen: Observation
    action: Action
    other: Action | None
    level: Level
    key: Key
    adjutant_card: Card | None = None

    def is_true(self, reason: Reason) -> bool:
        """Whether a reason holds."""
        match self.action:
            case PlayCard(_, card):
                return self._of_card(reason, card)
            case Discard(_, cards):
                return self._of_discards(reason, cards)
            case NameAdjutantCard(_, card):
                return self._of_name(reason, card)
            case MakeBid() as action:
                return self._of_bid(reason, action)
            case Pass():
                return self._of_pass(reason)

    # Before play ------------------------------------------------------------------------------------------

    def _of_discards(self, reason: Reason, cards: Cards) -> bool:
        hand, bid = self.seen.hand, self.seen.public.bid
        left = [card for card in hand if card not in cards]
        trumps = [card for card in hand if card.suit is bid.trump]
        match reason.why:
            case Why.VOIDS:
                return all(card.suit is not reason.suit for card in left) and reason.suit is not bid.trump
            case Why.TRUMPS_STAY:
                return reason.count == len(trumps) > 0 and set(trumps) <= set(left)
            case Why.BURIES:
                buried = {card for card in cards if card.is_picture}
                return set(reason.cards) == buried and bid.target < PICTURE_CARDS
            case Why.LOW:
                strong = (*specials(bid.trump), *trumps)
                return not any(card.is_picture or card in strong for card in cards)
        return False

    def _of_name(self, reason: Reason, card: Card) -> bool:
        hand, trump = self.seen.hand, self.seen.public.bid.trump
        match reason.why:
            case Why.STRONGEST_MISSING:
                trumps = sorted((one for one in PACK if one.suit is trump), key=lambda one: -one.rank)
                order = [*specials(trump), *trumps]
                return card not in hand and all(one in hand for one in order[: order.index(card)])
            case Why.HELD_BY_OTHERS:
                deals, bit = self.level.contract_worlds, card_bits(trump)[card]
                hidden = hidden_from(self.seen, self.level.cunning)
                stream = Stream(*self.key)
                hands = sample_hands(hidden, hand, self.seen.seat, trump, deals, stream)
                in_kitty = int((hands[:, ASIDE] & bit != 0).sum())
                return card not in hand and (reason.count, reason.of) == (deals - in_kitty, deals)
            case Why.ALONE:
                return card in hand
        return False

    def _of_bid(self, reason: Reason, action: MakeBid) -> bool:
        hand, trump = self.seen.hand, action.bid.trump
        match reason.why:
            case Why.TRUMPS:
                return reason.suit is trump and reason.count == sum(card.suit is trump for card in hand)
            case Why.HOLDS:
                return set(reason.cards) == set(specials(trump)) & set(hand) != set()
            case Why.WITH:
                return reason.cards == (self.adjutant_card,)
        return False

    def _of_pass(self, reason: Reason) -> bool:
        legal = self.seen.legal
        assert isinstance(legal, LegalCalls)
        outcomes, _ = judging.judge_calls(self.seen, legal.bids, (), self.level, self.key)
        points = {
            action.bid: round(float(outcomes.points[:, at].mean()))
            for at, action in enumerate(outcomes.actions)
            if isinstance(action, MakeBid)
        }
        return (
            reason.why is Why.BEST_BID
            and reason.bid in points
            and reason.count == points[reason.bid] == max(points.values())
            and reason.of == round(self.level.bids_from)
        )

    # A card -----------------------------------------------------------------------------------------------

    @cached_property
    def deals(self) -> Fitting:
        """The deals by which a card was judged."""
        return judging.fitting(self.seen, self.level, Stream(*self.key))

    @property
    def _table(self) -> Cards:
        assert self.seen.public.trick is not None
        return self.seen.public.trick.cards

    @property
    def _legal(self) -> Cards:
        assert isinstance(self.seen.legal, LegalPlays)
        return self.seen.legal.cards

    def _best(self, card: Card) -> int:
        """Which card of the trick is ahead once ``card`` lies there."""
        public = self.seen.public
        return judge((*self._table, card), public.bid.trump, first_trick=not public.tricks).place

    def _wins(self, card: Card) -> bool:
        return self._best(card) == len(self._table)

    def _for_good(self, card: Card, place: int) -> list[bool]:
        """For each deal whether the card at ``place`` takes the trick, come what may after ``card``."""
        worlds, table = self.deals.worlds, (*self._table, card)
        by_row = stands(worlds, table, place)
        return [
            bool(by_row[row]) if (position := self._few_ways(row, table)) is None
            else stands_plainly(position, table, place)
            for row in range(len(worlds.hands))
        ]  # fmt: skip

    def _few_ways(self, row: int, table: Cards) -> Position | None:
        """The deal in a row, if all ways to fill the trick can be tried."""
        worlds = self.deals.worlds
        bits = card_bits(worlds.trump)
        hands = tuple(
            tuple(card for card in PACK if worlds.hands[row, seat] & bits[card]) for seat in range(SEATS)
        )
        later = [(worlds.leader + turn) % SEATS for turn in range(len(table), SEATS)]
        ways = prod(len(playable(hands[seat], table[0], worlds.trump)) for seat in later)
        if ways > _FEW_WAYS:
            return None
        side = frozenset(seat for seat in range(SEATS) if worlds.sides[row] >> seat & 1)
        return Position(
            hands,
            worlds.trump,
            side,
            worlds.leader,
            self._table,
            worlds.first_trick,
            int(worlds.captured[row]),
        )

    def _unbeaten(self, card: Card) -> int:
        return sum(self._for_good(card, len(self._table)))

    def _price(self, card: Card) -> tuple[float, bool, int]:
        return card_worth(card, self.seen.public.bid.trump), card.is_picture, card.rank

    def _of_card(self, reason: Reason, card: Card) -> bool:
        seen, public, table, legal = self.seen, self.seen.public, self._table, self._legal
        seat, trump, deals = seen.seat, public.bid.trump, len(self.deals.worlds.hands)
        wins, first = self._wins(card), not public.tricks
        match reason.why:
            case Why.ONLY:
                return legal == (card,)
            case Why.TAKES_TRICK:
                after, _ = step(self.state, PlayCard(seat, card))
                taken = after.public.captured[seat] - public.captured[seat]
                return len(table) == SEATS - 1 and wins and taken == pictures((*table, card))
            case Why.UNBEATEN:
                counted = (self._unbeaten(card), deals)
                return len(table) < SEATS - 1 and (reason.count, reason.of) == counted and reason.count > 0
            case Why.YOROMEKI:
                alive = 0 < len(table) < SEATS - 1 and MIGHTY not in {*table, *seen.hand}
                return card is YOROMEKI_QUEEN and alive and not wins and 2 * self._unbeaten(card) >= deals
            case Why.SAME_TWO:
                alike = card.rank == 2 and all(other.suit is card.suit for other in table)
                alive = not first and 0 < len(table) < SEATS - 1
                return alike and alive and not wins and 2 * self._unbeaten(card) >= deals
            case Why.PICTURES_IN_TRICK:
                return wins and reason.count == pictures(table) > 0
            case Why.CHEAPEST:
                own = self._unbeaten(card)
                as_good = [one for one in legal if one is not card and self._unbeaten(one) >= own]
                dearer = [one for one in as_good if self._price(one) > self._price(card)]
                return wins and own > 0 and as_good == dearer != []
            case Why.FRIEND_HAS_IT | Why.PICTURE_TO_FRIEND:
                assert public.trick is not None
                assert public.contract is not None
                best = self._best(card)
                friend = public.trick.seat_at(best)
                same = (friend in self._side) is (seat in self._side)
                counted = (sum(self._for_good(card, best)), deals)
                right = (reason.seat, reason.count, reason.of) == (friend, *counted) and friend != seat
                return same and right and card.is_picture is (reason.why is Why.PICTURE_TO_FRIEND)
            case Why.LOST_ANYWAY:
                return not any(self._wins(other) for other in legal)
            case Why.NO_PICTURE:
                others = any(other.is_picture for other in legal)
                return not card.is_picture and others and self._may_go_to_others(card)
            case Why.KEEPS:
                stay = card not in reason.cards and set(reason.cards) <= set(legal)
                return stay and all(self._wins(one) for one in reason.cards) and reason.cards != ()
            case Why.DRAWS_TRUMP:
                asks = not table and card.suit in (trump, None)
                return (
                    asks and (reason.count, reason.of) == (self._draws(), deals) and 2 * reason.count >= deals
                )
            case Why.VOID:
                alone = [one for one in seen.hand if one.suit is reason.suit] == [card]
                return alone and any(one.suit is trump for one in seen.hand)
            case Why.HIDES:
                named = public.adjutant_card
                return reason.cards == (named,) and named in seen.hand and public.adjutant is None
            case Why.SHOWS:
                return card is public.adjutant_card and public.adjutant is None
            case Why.NOT_TWENTY:
                return self._not_twenty(reason, card)
            case _ if reason.why in CONTRASTS:
                assert isinstance(self.other, PlayCard)
                return self._sets_apart(reason, card, self.other.card)
        return False

    def _sets_apart(self, reason: Reason, card: Card, other: Card) -> bool:
        """What the card has over the other one that was told beside it."""
        trump, deals = self.seen.public.bid.trump, len(self.deals.worlds.hands)
        if reason.why is Why.OFTENER:
            takes, less = self._unbeaten(card), self._unbeaten(other)
            counted = (reason.count, reason.less, reason.of) == (takes, less, deals)
            return reason.cards == (other,) and counted and 20 * (takes - less) >= deals
        stays = reason.cards == (other,) and other in self._legal and other is not card
        match reason.why:
            case Why.KEEPS_JOKER:
                return stays and other is JOKER and not self._wins(JOKER)
            case Why.KEEPS_TRUMP:
                return stays and other.suit is trump and card.suit not in (trump, None)
        return stays and self._price(other)[0] > self._price(card)[0]

    @property
    def _side(self) -> set[int]:
        """The Napoleon side, in truth."""
        assert self.seen.public.contract is not None
        assert self.state.adjutant is not None
        return {self.seen.public.contract.napoleon, self.state.adjutant}

    def _may_go_to_others(self, card: Card) -> bool:
        """Whether in some deal the other side has the trick, or can still get it."""
        assert self.seen.public.trick is not None
        best, sides = self._best(card), self.deals.worlds.sides
        seat, friend = self.seen.seat, self.seen.public.trick.seat_at(best)
        theirs = bool(((sides >> seat & 1) != (sides >> friend & 1)).any())
        return best != len(self._table) and (theirs or not all(self._for_good(card, best)))

    def _draws(self) -> int:
        """In how many deals somebody of the other side holds a trump."""
        worlds, seat = self.deals.worlds, self.seen.seat
        bits = card_bits(worlds.trump)
        trumps = sum(int(bits[card]) for card in PACK if card.suit is worlds.trump)
        return sum(
            any(hands[other] & trumps and (side >> other & 1) != (side >> seat & 1) for other in range(SEATS))
            for hands, side in zip(worlds.hands.tolist(), worlds.sides.tolist(), strict=True)
        )

    def _not_twenty(self, reason: Reason, card: Card) -> bool:
        """All 20 can still come, rarer by this card than by the other one that was told (R6.2).

        That is in deals in which the seats that have taken picture cards are all of one side: the seat may
        not know in which of them it is.
        """
        public, deals = self.seen.public, self.deals
        assert isinstance(self.other, PlayCard)
        outcomes = judging.judge_plays(self.seen, (card, self.other.card), self.level, deals)
        here, there = (outcomes.pictures == PICTURE_CARDS).sum(axis=0).tolist()
        unspoilt = sum(
            all(side >> seat & 1 or not public.captured[seat] for seat in range(SEATS))
            for side in deals.worlds.sides.tolist()
        )
        known = (
            *(self.seen.discards or ()),
            *(public.shown_pictures.cards or () if public.shown_pictures else ()),
        )
        possible = there <= unspoilt and not any(one.is_picture for one in known)
        told = (reason.count, reason.of) == (here, len(deals.shares)) and there > here
        return told and possible and self.seen.side is Side.NAPOLEON and public.bid.target < PICTURE_CARDS
