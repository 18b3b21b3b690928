"""Deals one after another: dealers, redeals, points and places."""

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import first_dealer, numbered_deal
from napoleon_game.core.engine import start
from napoleon_game.core.errors import RuleSetError
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.series import Series, places, series_of
from napoleon_game.match.simulation import NobodyBidsError, Simulation
from napoleon_game.record.codes.deal_code import code_of, read_code
from tests.support import auction, begin, bot_states


def passed_out(series: Series) -> State:
    """The next deal, passed out."""
    return begin(series.next_deal(), "- - - - -")


CODES = ["26A2-BFH7-G3WX", "ZSW8-7GSZ-GJQ9", "2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH"]
"""A first attempt, a third, and cards that no seed tells."""


@pytest.mark.parametrize("text", CODES)
def test_r1_4_a_match_begins_with_the_deal_of_a_code(text: str) -> None:
    code = read_code(text)
    series = series_of(code, 3)
    assert series.next_deal() == code.deal
    assert series.chosen(series.next_deal())
    again = series.after(passed_out(series))
    redealt = again.next_deal()
    assert (redealt.dealer, redealt.number) == (code.deal.dealer, code.deal.number)
    assert redealt.hands != code.deal.hands
    assert not series.chosen(redealt)
    for one in (series, again):
        second = one.after(finished(one)).next_deal()
        assert (second.dealer, second.number) == ((code.deal.dealer + 1) % SEATS, code.deal.number + 1)
        assert second.hands == numbered_deal(code.seed, second.number).hands


def test_r1_4_the_deals_after_a_drawn_one_are_those_of_its_match() -> None:
    code = read_code(code_of(numbered_deal("0123456789", 3), RuleSet()))
    series = series_of(code)
    assert series.after(finished(series)).next_deal() == numbered_deal("0123456789", 4)


def finished(series: Series) -> State:
    """A finished deal; its cards are not those of the series, which does not look."""
    return bot_states(f"{series.seed} {len(series.results)}", RulesPlayer())[-1]


def test_r1_4_the_first_dealer_is_drawn_from_the_seed() -> None:
    dealers = [first_dealer(f"seed {n}") for n in range(200)]
    assert set(dealers) == set(range(SEATS))
    assert dealers == [first_dealer(f"seed {n}") for n in range(200)]


def test_r1_4_the_deal_passes_counter_clockwise_after_every_finished_deal() -> None:
    series = Series("dealers")
    dealers = []
    for _ in range(6):
        dealers.append(series.next_deal().dealer)
        series = series.after(finished(series))
    first = first_dealer("dealers")
    assert dealers == [(first + n) % SEATS for n in range(6)]


def test_r2_4_five_passes_three_times_in_a_row() -> None:
    """The same dealer deals anew, with other cards, under the same number."""
    series = Series("passed")
    deals = [series.next_deal()]
    for _ in range(3):
        series = series.after(passed_out(series))
        deals.append(series.next_deal())
    assert {deal.dealer for deal in deals} == {first_dealer("passed")}
    assert {deal.number for deal in deals} == {1}
    assert [deal.seed for deal in deals] == ["passed", "passed#2", "passed#3", "passed#4"]
    assert len({deal.hands for deal in deals}) == 4
    assert series.results == ()
    series = series.after(finished(series))
    assert series.attempt == 1
    assert series.next_deal().dealer == (first_dealer("passed") + 1) % SEATS


def test_a_deal_that_is_not_over_counts_for_nothing() -> None:
    series = Series("early")
    with pytest.raises(ValueError, match="not over"):
        series.after(start(series.next_deal(), RuleSet())[0])


def test_r6_7_a_match_of_three_deals() -> None:
    series = Series("three", deals=3)
    seen = [0] * SEATS
    for _ in range(3):
        assert not series.over
        state = finished(series)
        series = series.after(state)
        assert state.public.final is not None
        seen = [a + b for a, b in zip(seen, state.public.final.result.points, strict=True)]
        assert series.points == tuple(seen)
    assert series.over


def test_r6_7_zero_deals_is_no_end() -> None:
    series = Series("endless", deals=0)
    for _ in range(12):
        series = series.after(finished(series))
        assert not series.over
    with pytest.raises(RuleSetError):
        Series("less than none", deals=-1)


def test_r6_7_equal_points_share_the_place() -> None:
    assert places((9000, 6000, 6000, 0, 15000)) == (2, 3, 3, 5, 1)
    assert places((0, 0, 0, 0, 0)) == (1, 1, 1, 1, 1)


def test_a_simulation_is_the_match_of_its_seed() -> None:
    """Deal by deal the same dealers and cards, redeals included, whoever plays."""
    simulation = Simulation("alike", 12, ("tests.match.players:Shy",) * SEATS, RuleSet())
    series, attempts = Series("alike", deals=12), 0
    for number in range(1, 13):
        for state in simulation.play(number):
            assert state.deal == series.next_deal()
            attempts += state.public.passed_out
            series = series.after(state)
    assert series.over
    assert attempts >= 3


def test_players_that_never_bid_are_told_apart_from_bad_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("napoleon_game.match.simulation.MAX_ATTEMPTS", 5)
    simulation = Simulation("never", 1, ("tests.match.players:NeverBids",) * SEATS, RuleSet())
    with pytest.raises(NobodyBidsError, match="5 times"):
        simulation.play(1)


def test_pass_is_final_and_reentry_over_a_whole_auction() -> None:
    reentered = auction(start(Series("again").next_deal(), RuleSet())[0], "- - C12 - - D12 - - - -")
    assert reentered.public.contract is not None
    final = auction(start(Series("again").next_deal(), RuleSet(pass_is_final=True))[0], "- - C12 - -")
    assert final.public.contract is not None
