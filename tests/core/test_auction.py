"""R2: the auction."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.actions import MakeBid, Pass, PlayCard
from napoleon_game.core.bids import BIDS, Bid
from napoleon_game.core.cards import JOKER, SEATS
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import legal, start, step
from napoleon_game.core.errors import NotationError
from napoleon_game.core.events import AuctionWon, DealPassedOut
from napoleon_game.core.illegal import (
    BidTooLowError,
    DealOverError,
    OutOfTurnError,
    TargetTooLowError,
    WrongPhaseError,
)
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from tests.support import auction, run


def fresh(rules: RuleSet | None = None, dealer: int = 4) -> State:
    return start(deal_cards("auction", 1, dealer), rules or RuleSet())[0]


def test_r2_1_a_bid_is_a_suit_and_a_target() -> None:
    bid = Bid.parse("H12")
    assert (bid.trump.letter, bid.target, str(bid)) == ("H", 12, "H12")
    for text in ("", "12", "H", "H0", "H21", "H012", "X12", "h12", "pass", "H1２"):
        with pytest.raises(NotationError):
            Bid.parse(text)


def test_r2_2_higher_target_first_then_spades_hearts_diamonds_clubs() -> None:
    order = ["C12", "D12", "H12", "S12", "C13", "D13", "H13", "S13", "C14"]
    assert sorted(map(Bid.parse, reversed(order))) == [Bid.parse(text) for text in order]
    assert len(BIDS) == 80
    assert list(BIDS) == sorted(BIDS)
    assert all(BIDS[bid.place] == bid for bid in BIDS)


@pytest.mark.parametrize("low", ["H12", "D13", "H13"])
def test_r2_2_a_bid_must_beat_the_highest(low: str) -> None:
    state = auction(fresh(), "H13 -")
    with pytest.raises(BidTooLowError, match="H13") as caught:
        step(state, MakeBid(2, Bid.parse(low)))
    assert (caught.value.seat, caught.value.phase, caught.value.highest) == (
        2,
        Phase.AUCTION,
        Bid.parse("H13"),
    )
    assert step(state, MakeBid(2, Bid.parse("S13")))


def test_r2_3_four_passes_after_a_bid_end_the_auction() -> None:
    state, events = run(auction(fresh(), "- C12 - - -"), Pass(0))
    assert state.public.phase is Phase.ADJUTANT
    assert state.public.turn == 1
    assert state.public.contract is not None
    assert (state.public.contract.napoleon, state.public.contract.bid) == (1, Bid.parse("C12"))
    assert events[-1] == AuctionWon(1, Bid.parse("C12"))


def test_r2_3_as_many_rounds_as_it_takes() -> None:
    state = auction(fresh(), "C12 D12 H12 S12 C13 D13 H13 S13 C14 D14 - - -")
    assert state.public.phase is Phase.AUCTION
    assert auction(state, "-").public.contract is not None


def test_r2_3_s20_ends_the_auction_at_once() -> None:
    state = auction(fresh(), "H12 S20")
    assert state.public.phase is Phase.ADJUTANT
    assert state.public.contract is not None
    assert state.public.contract.napoleon == 1
    assert auction(fresh(), "S20").public.turn == 0


def test_r2_3_h20_does_not_end_it() -> None:
    assert auction(fresh(), "H20").public.phase is Phase.AUCTION


def test_r2_4_five_passes_without_a_bid_end_the_deal() -> None:
    state, events = run(auction(fresh(), "- - - -"), Pass(4))
    assert state.public.passed_out
    assert state.public.turn is None
    assert events[-1] == DealPassedOut(4)
    assert state.public.final is None
    with pytest.raises(DealOverError):
        step(state, Pass(0))


@pytest.mark.parametrize("dealer", range(SEATS))
def test_r2_5_the_seat_after_the_dealer_calls_first(dealer: int) -> None:
    assert fresh(dealer=dealer).public.turn == (dealer + 1) % SEATS


def test_r2_6_lowest_and_highest_target() -> None:
    with pytest.raises(TargetTooLowError, match="12"):
        step(fresh(), MakeBid(0, Bid.parse("S11")))
    low = fresh(RuleSet(min_target=1))
    assert step(low, MakeBid(0, Bid.parse("C1")))
    high = fresh(RuleSet(min_target=20))
    assert [str(action) for action in legal(high)] == ["pass", "bid C20", "bid D20", "bid H20", "bid S20"]
    with pytest.raises(TargetTooLowError):
        step(high, MakeBid(0, Bid.parse("S19")))


def test_r2_7_a_seat_that_passed_may_bid_again() -> None:
    state = auction(fresh(), "- - - - C12 H12")
    assert state.public.calls[0] == Pass(0)
    assert state.public.calls[-1] == MakeBid(0, Bid.parse("H12"))
    assert auction(state, "- - - -").public.contract is not None


def test_r2_7_with_pass_is_final_a_seat_that_passed_is_skipped() -> None:
    state = auction(fresh(RuleSet(pass_is_final=True)), "- C12 - D12 -")
    assert state.public.turn == 1
    state = auction(state, "H12")
    assert state.public.turn == 3
    state = auction(state, "-")
    assert state.public.phase is Phase.ADJUTANT
    assert state.public.turn == 1


def test_r2_7_with_pass_is_final_the_fifth_seat_wins_at_once() -> None:
    state = auction(fresh(RuleSet(pass_is_final=True)), "- - - - C12")
    assert state.public.phase is Phase.ADJUTANT
    assert auction(fresh(RuleSet(pass_is_final=True)), "- - - - -").public.passed_out


@given(st.integers(0, 10**6), st.booleans(), st.integers(1, 20))
def test_r2_8_the_highest_bidder_is_not_asked_before_it_is_overbid(
    seed: int, pass_is_final: bool, min_target: int
) -> None:
    state = fresh(RuleSet(min_target, pass_is_final))
    while state.public.phase is Phase.AUCTION:
        highest = state.public.highest
        assert highest is None or highest.seat != state.public.turn
        actions = legal(state)
        seed = seed * 6364136223846793005 + 1442695040888963407 & 2**64 - 1
        state, _ = step(state, actions[0 if seed >> 60 < 9 else (seed >> 32) % len(actions)])
    assert state.public.passed_out == (state.public.highest is None)


def test_the_wrong_seat_and_the_wrong_kind_of_action() -> None:
    with pytest.raises(OutOfTurnError, match="turn of seat 0") as turn:
        step(fresh(), Pass(3))
    assert turn.value.turn == 0
    with pytest.raises(WrongPhaseError, match="a bid or a pass"):
        step(fresh(), PlayCard(0, JOKER))


def test_the_legal_calls_as_a_view() -> None:
    calls = legal(auction(fresh(), "H19"))
    assert len(calls) == 1 + 5
    assert [str(call) for call in calls] == ["pass", "bid S19", "bid C20", "bid D20", "bid H20", "bid S20"]
    assert calls[-1] == MakeBid(1, Bid.parse("S20"))
    assert [str(call) for call in calls[1:3]] == ["bid S19", "bid C20"]
    assert MakeBid(1, Bid.parse("C20")) in calls
    assert MakeBid(1, Bid.parse("H19")) not in calls
    assert Pass(2) not in calls
    no_action: object = "pass"
    assert no_action not in calls
    with pytest.raises(IndexError):
        calls[6]


def count_auctions(state: State) -> int:
    """How many ways an auction can go on."""
    if state.public.phase is not Phase.AUCTION:
        return 1
    return sum(count_auctions(step(state, action)[0]) for action in legal(state))


def ways(quiet: int, left: int) -> int:
    """The same without the program, if a pass is not final: ``quiet`` passes after a bid, ``left`` bids.

    Any of the ``left`` bids may be made, which leaves those above it, or one more seat passes.
    """
    if quiet == 4 or left == 0:
        return 1
    return ways(quiet + 1, left) + sum(ways(0, above) for above in range(left))


def test_golden_count_of_all_auctions_for_twenty() -> None:
    # Before the first bid there may be 0 to 4 passes, or all five: 1 + 5 * (all choices of a first bid).
    by_hand = 1 + 5 * sum(ways(0, above) for above in range(4))
    assert by_hand == 781
    assert count_auctions(fresh(RuleSet(min_target=20))) == 781
    assert count_auctions(fresh(RuleSet(min_target=20, pass_is_final=True))) == 196
