"""What lies open: the part of a deal that everybody at the table sees."""

from dataclasses import dataclass

from napoleon_game.core.actions import Call, MakeBid
from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import SEATS, Card, Cards, Seat
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Result
from napoleon_game.core.tricks import Trick


@dataclass(frozen=True, slots=True)
class ShownPictures:
    """What was told of the discarded picture cards (R4.3): how many, and perhaps which."""

    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class FinalCards:
    """What is laid open when all is played (R6.8), and how it was scored.

    Attributes:
        hands: the cards as dealt, by seat.
        kitty: the kitty as dealt.
        discards: what Napoleon discarded.
        adjutant: the adjutant's seat; Napoleon's own if it played alone.
        result: picture cards, winner, points.
    """

    hands: tuple[Cards, ...]
    kitty: Cards
    discards: Cards
    adjutant: Seat
    result: Result


@dataclass(frozen=True, slots=True)
class Public:
    """Everything that all five seats know of a deal.

    Attributes:
        rules: the house rules in force.
        dealer: the seat that dealt.
        phase: what the deal asks for.
        turn: the seat that acts next; ``None`` when the deal is over.
        calls: the auction so far, in order.
        contract: Napoleon and the bid, once the auction is won.
        adjutant_card: the named card, once it is named.
        adjutant: the adjutant's seat, once everybody has seen it (R3.2); Napoleon's if it plays alone.
        shown_pictures: what was told of the discards; ``None`` before the exchange and without that rule.
        tricks: the finished tricks.
        trick: the trick on the table, perhaps still without a card; ``None`` outside play.
        captured: picture cards that each seat has taken.
        final: all cards and the result, once all is played.
    """

    rules: RuleSet
    dealer: Seat
    phase: Phase
    turn: Seat | None
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    adjutant_card: Card | None = None
    adjutant: Seat | None = None
    shown_pictures: ShownPictures | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    captured: tuple[int, ...] = (0,) * SEATS
    final: FinalCards | None = None

    def with_card(self, turn: Seat, trick: Trick, adjutant: Seat | None) -> "Public":
        """This after a card that ended no trick: most of a deal, so not by ``replace``, which is slow."""
        return Public(
            self.rules,
            self.dealer,
            self.phase,
            turn,
            self.calls,
            self.contract,
            self.adjutant_card,
            adjutant,
            self.shown_pictures,
            self.tricks,
            trick,
            self.captured,
            self.final,
        )

    @property
    def highest(self) -> MakeBid | None:
        """The highest bid so far and who made it."""
        for call in reversed(self.calls):
            if isinstance(call, MakeBid):
                return call
        return None

    @property
    def passed_out(self) -> bool:
        """Whether the deal ended without a bid (R2.4)."""
        return self.phase is Phase.OVER and self.contract is None

    @property
    def bid(self) -> Bid:
        """The contract's bid. Ask only once there is a contract."""
        assert self.contract is not None, "no contract yet"
        return self.contract.bid
