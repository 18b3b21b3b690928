"""The auction (R2)."""

from collections.abc import Sequence
from dataclasses import replace

from napoleon_game.core.actions import Action, Call, MakeBid, Pass
from napoleon_game.core.bids import BIDS, HIGHEST_BID, Bid, Contract
from napoleon_game.core.cards import SEATS, Cards, Seat, Suit
from napoleon_game.core.events import AuctionWon, BidMade, DealPassedOut, Event, Events, Passed
from napoleon_game.core.illegal import BidTooLowError, TargetTooLowError
from napoleon_game.core.legal import LegalActions
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public
from napoleon_game.core.state import State


class LegalCalls(LegalActions[Call]):
    """A pass, then all bids that beat the highest so far, in rising order (R2.2, R2.6)."""

    __slots__ = ("highest", "lowest", "min_target")

    phase = Phase.AUCTION
    kinds = (MakeBid, Pass)
    asks_for = "a bid or a pass"

    def __init__(self, seat: Seat, highest: Bid | None, min_target: int) -> None:
        """``highest`` is the bid to beat; ``None`` if there is none yet."""
        self.seat, self.highest, self.min_target = seat, highest, min_target
        self.lowest = (min_target - 1) * len(Suit) if highest is None else highest.place + 1

    def __len__(self) -> int:
        return 1 + len(BIDS) - self.lowest

    def at(self, index: int) -> Call:
        """The pass at 0, the bids after it."""
        return Pass(self.seat) if index == 0 else MakeBid(self.seat, BIDS[self.lowest + index - 1])

    @property
    def bids(self) -> Sequence[Bid]:
        """The legal bids, in rising order."""
        return BIDS[self.lowest :]

    def check_kind(self, action: Action) -> None:
        """A pass is always legal; a bid must beat the highest and reach the lowest target."""
        if not isinstance(action, MakeBid):
            return
        if action.bid.target < self.min_target:
            raise TargetTooLowError(action, self.phase, self.min_target)
        if self.highest is not None and action.bid <= self.highest:
            raise BidTooLowError(action, self.phase, self.highest)


def legal(public: Public, seat: Seat, hand: Cards) -> LegalCalls:  # noqa: ARG001 - one signature a phase
    """The calls that ``seat`` may make; its hand does not matter."""
    highest = public.highest
    return LegalCalls(seat, None if highest is None else highest.bid, public.rules.min_target)


def apply(state: State, action: Action) -> tuple[State, Events]:
    """Note the call; end the auction if everybody but the highest bidder has passed (R2.3, R2.4)."""
    public = state.public
    assert isinstance(action, MakeBid | Pass)
    calls = (*public.calls, action)
    best: MakeBid | None
    events: list[Event]
    if isinstance(action, MakeBid):
        best, events = action, [BidMade(action.seat, action.bid)]
    else:
        best, events = public.highest, [Passed(action.seat)]
    turn = _next_caller(calls, best, pass_is_final=public.rules.pass_is_final)
    if turn is not None:
        after = replace(public, calls=calls, turn=turn)
    elif best is None:
        after = replace(public, calls=calls, turn=None, phase=Phase.OVER)
        events.append(DealPassedOut(public.dealer))
    else:
        contract = Contract(best.seat, best.bid)
        after = replace(public, calls=calls, turn=best.seat, phase=Phase.ADJUTANT, contract=contract)
        events.append(AuctionWon(best.seat, best.bid))
    return replace(state, public=after), tuple(events)


def _next_caller(calls: tuple[Call, ...], best: MakeBid | None, *, pass_is_final: bool) -> Seat | None:
    """Who calls next; ``None`` when the auction is over (R2.3, R2.7, R2.8)."""
    if best is not None and best.bid == HIGHEST_BID:
        return None
    since = calls if pass_is_final or best is None else calls[calls.index(best) + 1 :]
    out = {call.seat for call in since if isinstance(call, Pass)}
    if best is not None:
        out.add(best.seat)
    for step in range(1, SEATS + 1):
        seat = (calls[-1].seat + step) % SEATS
        if seat not in out:
            return seat
    return None
