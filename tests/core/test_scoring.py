"""R6: who wins and what it is worth."""

import pytest

from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import SEATS, Card, Cards, Seat, parse_cards
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Result, Side, score
from tests import independent
from tests.support import begin, deal_with, name_and_discard, play_out


def result(bid: str, captured: list[int], adjutant: int = 1) -> Result:
    """Seat 0 is Napoleon."""
    return score(Contract(0, Bid.parse(bid)), adjutant, captured)


def test_r6_1_target_hit_exactly() -> None:
    assert result("H14", [8, 6, 3, 2, 1]).winner is Side.NAPOLEON


def test_r6_1_one_short() -> None:
    lost = result("H14", [8, 5, 3, 2, 2])
    assert lost.winner is Side.ALLIED
    assert lost.napoleon_side == 13


def test_r6_2_twenty_without_bidding_it_loses() -> None:
    lost = result("H19", [12, 8, 0, 0, 0])
    assert (lost.winner, lost.complete, lost.points) == (Side.ALLIED, False, (0, 0, 5000, 5000, 5000))


def test_r6_2_twenty_bid_and_nineteen_taken_loses() -> None:
    assert result("S20", [12, 7, 1, 0, 0]).winner is Side.ALLIED


def test_r6_3_points_with_an_adjutant_and_alone() -> None:
    assert result("H14", [8, 6, 3, 2, 1]).points == (9000, 6000, 0, 0, 0)
    assert result("H14", [14, 1, 3, 1, 1], adjutant=0).points == (15000, 0, 0, 0, 0)


def test_r6_4_points_for_three_and_for_four_allies() -> None:
    assert result("H14", [8, 5, 3, 2, 2]).points == (0, 0, 5000, 5000, 5000)
    assert result("H14", [13, 2, 2, 2, 1], adjutant=0).points == (0, 4000, 4000, 4000, 4000)


def test_r6_5_twenty_bid_and_made_with_an_adjutant() -> None:
    won = result("S20", [12, 8, 0, 0, 0])
    assert (won.complete, won.points) == (True, (18000, 12000, 0, 0, 0))


def test_r6_5_twenty_bid_and_made_alone() -> None:
    won = result("S20", [20, 0, 0, 0, 0], adjutant=0)
    assert (won.complete, won.points) == (True, (30000, 0, 0, 0, 0))


def test_r6_5_allies_with_all_twenty() -> None:
    lost = result("H14", [0, 0, 10, 6, 4])
    assert (lost.complete, lost.points) == (True, (0, 0, 10000, 10000, 10000))
    alone = result("H14", [0, 5, 5, 6, 4], adjutant=0)
    assert (alone.complete, alone.points) == (True, (0, 8000, 8000, 8000, 8000))


def test_r6_5_allies_with_all_that_were_not_discarded() -> None:
    lost = result("H14", [0, 0, 10, 6, 3])
    assert (lost.complete, lost.points) == (False, (0, 0, 5000, 5000, 5000))


def test_r6_6_losers_score_nothing() -> None:
    for captured in ([8, 6, 3, 2, 1], [8, 5, 3, 2, 2], [20, 0, 0, 0, 0]):
        assert min(result("H14", captured).points) == 0


@pytest.mark.parametrize("target", range(1, 21))
@pytest.mark.parametrize("adjutant", [0, 3])
def test_every_count_has_the_points_of_the_second_reading(target: int, adjutant: int) -> None:
    for taken in range(21):
        for allied in range(21 - taken):
            captured = [taken, 0, allied, 0, 0]
            ours = result(f"D{target}", captured, adjutant)
            assert list(ours.points) == independent.points(f"D{target}", 0, adjutant, captured)


# Whole deals -------------------------------------------------------------------------------------------

TRUMPS = "SA SK SQ SJ ST S9 S8 S7 S6 CJ"


def sweep(bid: str, kitty: str, discards: str) -> Result:
    """Napoleon, alone, draws every trick with trumps; the others play low, and keep ♥Q from the Mighty."""
    calls = bid if bid == "S20" else f"{bid} - - - -"
    state = begin(deal_with({0: TRUMPS}, kitty), calls)
    over = play_out(name_and_discard(state, "SK", discards)[0], _napoleon_high_others_low)
    assert len(over.public.tricks) == 10
    assert over.public.final is not None
    return over.public.final.result


def _napoleon_high_others_low(seat: Seat, cards: Cards) -> Card:
    return min(cards, key=lambda card: (-card.rank if seat == 0 else card.rank, card))


def test_r6_2_the_trap_of_the_20th_card() -> None:
    """A contract of 19 that is made beyond doubt, and lost by the very last picture card."""
    over = sweep("S19", kitty="C2 D2 H2", discards="C2 D2 H2")
    assert (over.napoleon_side, over.winner, over.points) == (20, Side.ALLIED, (0, 4000, 4000, 4000, 4000))


def test_r6_2_burying_a_picture_card_is_the_way_out_of_the_trap() -> None:
    over = sweep("S19", kitty="HQ D2 H2", discards="HQ D2 H2")
    assert (over.napoleon_side, over.winner, over.points) == (19, Side.NAPOLEON, (15000, 0, 0, 0, 0))


def test_r6_5_a_complete_victory_played_out() -> None:
    over = sweep("S20", kitty="C2 D2 H2", discards="C2 D2 H2")
    assert (over.napoleon_side, over.complete, over.points) == (20, True, (30000, 0, 0, 0, 0))


def test_r6_2_a_discarded_picture_card_with_a_bid_of_20() -> None:
    over = sweep("S20", kitty="HQ D2 H2", discards="HQ D2 H2")
    assert (over.napoleon_side, over.winner, over.complete) == (19, Side.ALLIED, False)


def test_r6_5_allies_with_all_twenty_played_out() -> None:
    low = deal_with({0: "H3 H4 H5 D3 D4 D5 C3 C4 C5 S3"}, kitty="S4 D6 C6")
    state, _ = name_and_discard(begin(low, "S12 - - - -"), "H3", "S4 D6 C6")
    over = play_out(state, lambda _, cards: max(cards, key=lambda card: (card.rank, card)))
    assert over.public.final is not None
    result = over.public.final.result
    assert (result.napoleon_side, result.complete, result.points) == (0, True, (0, 8000, 8000, 8000, 8000))


def test_r6_8_everything_lies_open_when_the_deal_is_over() -> None:
    state = begin(deal_with({0: TRUMPS}, kitty="HQ CA JK"), "S16 - - - -")
    over = play_out(name_and_discard(state, "SK", "S6 HQ JK")[0], _napoleon_high_others_low)
    assert over.public.phase is Phase.OVER
    for seat in range(SEATS):
        final = observe(over, seat).public.final
        assert final is not None
        assert final.hands == over.deal.hands
        assert final.kitty == parse_cards("HQ CA JK")
        assert final.discards == parse_cards("S6 HQ JK")
        assert final.adjutant == 0
