"""A problem: five hands somebody set up at the beginning of a trick, and what is to be known of the deal."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import (
    HAND_SIZE,
    MIGHTY,
    PACK,
    PICTURE_CARDS,
    SEATS,
    Card,
    Cards,
    Seat,
    Suit,
    pictures,
)
from napoleon_game.core.deal import Deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.record.replay import replay
from napoleon_game.solver.api import Limits, Position, solve, winning_moves, wins

ASIDE: Final = SEATS
"""The place of cards that nobody holds: discarded, or played before."""

_SEED: Final = "problem"


class Flaw(Enum):
    """Why a problem is none yet."""

    NO_CARDS = "no-cards"
    TOO_MANY = "too-many"
    UNEQUAL = "unequal"
    LEADER = "leader"
    """Napoleon leads the first trick (R5.1)."""
    NOTHING_TAKEN = "nothing-taken"
    """Before the first trick nobody has taken anything; discards belong to nobody (R4.2)."""
    TAKEN = "taken"
    """More picture cards are said to be taken than lie aside."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the solver says.

    Attributes:
        value: picture cards that the Napoleon side ends with when all play for picture cards.
        values: the same after each card that may be led.
        won: whether the Napoleon side wins with perfect play (R6.1, R6.2).
        winning: the same after each of these cards.
    """

    value: int
    values: dict[Card, int]
    won: bool
    winning: dict[Card, bool]


@dataclass(frozen=True, slots=True)
class Problem:
    """Five hands at the beginning of a trick.

    Attributes:
        hands: the cards of each seat, sorted; all others lie aside.
        bid: trump and target.
        napoleon: who is Napoleon.
        adjutant_card: the card that was named; whoever holds it is the adjutant.
        fallen: who the adjutant is if that card was played: Napoleon itself if it is alone.
        leader: who leads.
        taken: picture cards that the Napoleon side has taken so far.
    """

    hands: tuple[Cards, ...]
    bid: Bid = Bid(13, Suit.SPADES)  # noqa: RUF009 - a bid cannot change
    napoleon: Seat = 0
    adjutant_card: Card = MIGHTY
    fallen: Seat = 0
    leader: Seat = 0
    taken: int = 0

    @property
    def aside(self) -> Cards:
        """The cards that nobody holds."""
        held = {card for hand in self.hands for card in hand}
        return tuple(card for card in PACK if card not in held)

    def place_of(self, card: Card) -> int:
        """The seat that holds a card, or :data:`ASIDE`."""
        return next((seat for seat, hand in enumerate(self.hands) if card in hand), ASIDE)

    @property
    def first_trick(self) -> bool:
        """Whether nothing has been played yet: what lies aside was discarded (R4.1)."""
        return all(len(hand) == HAND_SIZE for hand in self.hands)

    @property
    def adjutant(self) -> Seat:
        """Who the adjutant is; Napoleon itself if it is alone, or has discarded the card (R3.3)."""
        place = self.place_of(self.adjutant_card)
        if place != ASIDE:
            return place
        return self.napoleon if self.first_trick else self.fallen

    def with_card(self, card: Card, place: int) -> "Problem":
        """The same with a card moved to a seat, or aside."""
        hands = [tuple(one for one in hand if one is not card) for hand in self.hands]
        if place != ASIDE:
            hands[place] = tuple(sorted((*hands[place], card)))
        return replace(self, hands=tuple(hands))

    def exchanged(self, one: Card, other: Card) -> "Problem":
        """The same with two cards in each other's place."""
        first, second = self.place_of(one), self.place_of(other)
        return self.with_card(one, second).with_card(other, first)

    @property
    def flaw(self) -> Flaw | None:
        """The first thing that is wrong with it; ``None`` if it can be solved."""
        sizes = {len(hand) for hand in self.hands}
        if max(sizes) > HAND_SIZE:
            return Flaw.TOO_MANY
        if len(sizes) > 1:
            return Flaw.UNEQUAL
        if sizes == {0}:
            return Flaw.NO_CARDS
        if self.first_trick and self.leader != self.napoleon:
            return Flaw.LEADER
        if self.first_trick and self.taken:
            return Flaw.NOTHING_TAKEN
        return Flaw.TAKEN if self.taken > pictures(self.aside) else None

    @property
    def position(self) -> Position:
        """The same for the solver; ask only where there is no flaw."""
        return Position(
            hands=self.hands,
            trump=self.bid.trump,
            napoleon_side=frozenset((self.napoleon, self.adjutant)),
            leader=self.leader,
            first_trick=self.first_trick,
            captured=self.taken,
        )

    @property
    def state(self) -> State | None:
        """A deal that has come to this; ``None`` unless it is the first lead of one.

        Napoleon bids at once and discards the cards that it finds in the kitty. Ask only where there is no
        flaw. The rules that come allow the target, whatever it is.
        """
        if not self.first_trick:
            return None
        deal = Deal(_SEED, 1, (self.napoleon - 1) % SEATS, self.hands, self.aside)
        state, _ = start(deal, RuleSet(min_target=min(RuleSet().min_target, self.bid.target)))
        seat = self.napoleon
        actions: list[Action] = [MakeBid(seat, self.bid)]
        if self.bid.target < PICTURE_CARDS or self.bid.trump is not Suit.SPADES:  # else it is over (R2.3)
            actions += [Pass((seat + turn) % SEATS) for turn in range(1, SEATS)]
        actions += [NameAdjutantCard(seat, self.adjutant_card), Discard(seat, self.aside)]
        for action in actions:
            state, _ = step(state, action)
        return state


def problem_of(state: State) -> Problem:
    """Where a deal is to be looked at: a finished one at its first lead, others at their latest trick.

    A deal whose play has not begun has its hands alone.
    """
    leads = [
        earlier
        for earlier, _ in replay(state)
        if earlier.public.phase is Phase.PLAY and earlier.public.trick and not earlier.public.trick.cards
    ]
    if not leads:
        return Problem(state.deal.hands)
    lead = leads[0] if state.public.phase is Phase.OVER else leads[-1]
    public = lead.public
    assert public.contract is not None
    assert public.trick is not None
    assert public.adjutant_card is not None
    assert lead.adjutant is not None
    side = {public.contract.napoleon, lead.adjutant}
    return Problem(
        lead.hands,
        public.bid,
        public.contract.napoleon,
        public.adjutant_card,
        lead.adjutant,
        public.trick.leader,
        sum(public.captured[seat] for seat in side),
    )


def solved(problem: Problem, limits: Limits) -> Answer:
    """What comes of a problem without a flaw if all see all cards and play perfectly.

    Raises:
        SolverStoppedError: a limit came first.
        SolverUnavailableError: the solver cannot be compiled on this machine.
    """
    position, target = problem.position, problem.bid.target
    won, winning = wins(position, target, limits), winning_moves(position, target, limits)
    found = solve(position, limits)
    return Answer(found.value, dict(found.moves), won, dict(winning))
