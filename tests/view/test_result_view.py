"""What results and standings say, against examples worked out by hand."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import HAND_SIZE, PICTURE_CARDS, SEATS, Card, parse_cards
from napoleon_game.core.public import FinalCards, Public
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Result, Side, score
from napoleon_game.core.tricks import WonBy
from napoleon_game.match.series import Series
from napoleon_game.match.simulation import Simulation
from napoleon_game.view.result_view import (
    cells,
    deal_ticks,
    nice_step,
    running,
    seat_order,
    seat_rows,
    small_cards,
    spread,
    standings,
    ticks,
    title_key,
    trick_rows,
    winners,
)
from tests.support import begin, deal_with, name_and_discard, play, play_out

CONTRACT = Contract(2, Bid.parse("H13"))


def final_of(adjutant: int, captured: tuple[int, ...], discards: str) -> FinalCards:
    return FinalCards((), (), parse_cards(discards), adjutant, score(CONTRACT, adjutant, captured))


def public_of(number: int) -> Public:
    """A deal played to its end."""
    return Simulation("results", 10, ("rules",) * SEATS, RuleSet()).play(number)[-1].public


def series_of(*points: tuple[int, ...]) -> Series:
    return Series("x", 10, tuple(Result((4,) * SEATS, 8, Side.ALLIED, False, each) for each in points))


def test_the_napoleon_side_comes_first() -> None:
    assert seat_order(CONTRACT, 0) == (2, 0, 3, 4, 1)
    assert seat_order(CONTRACT, 2) == (2, 3, 4, 0, 1)


def test_the_title_names_the_winner() -> None:
    assert title_key(final_of(0, (4, 1, 9, 3, 3), "D2 D3 D4").result) == "result-napoleon-wins"
    assert title_key(final_of(0, (3, 1, 9, 3, 4), "D2 D3 D4").result) == "result-allied-wins"
    assert title_key(final_of(0, (10, 0, 10, 0, 0), "D2 D3 D4").result) == "result-allied-wins"


def test_the_bar_has_both_sides_at_its_ends_and_the_discards_between() -> None:
    bar = cells(final_of(0, (4, 1, 9, 2, 2), "DK D3 DT"), CONTRACT)
    assert [cell.seat for cell in bar] == [2] * 9 + [0] * 4 + [None] * 2 + [3] * 2 + [4] * 2 + [1]
    assert [cell.side for cell in bar[:13]] == [Side.NAPOLEON] * 13
    assert [cell.side for cell in bar[13:15]] == [None] * 2


@pytest.mark.parametrize("number", range(1, 11))
def test_a_played_deal_adds_up(number: int) -> None:
    public = public_of(number)
    final, contract = public.final, public.contract
    assert final is not None
    assert contract is not None
    assert len(cells(final, contract)) == PICTURE_CARDS
    series = Series("results", 10, (final.result,) * 2)
    rows = seat_rows(public, series)
    assert sorted(row.seat for row in rows) == list(range(SEATS))
    assert rows[0].seat == contract.napoleon
    for row in rows:
        assert {tile.card for tile in row.dealt} == set(final.hands[row.seat])
        assert len(row.played) == HAND_SIZE
        assert not any(tile.discarded for tile in row.played)
        assert row.total == 2 * row.gained
        assert row.winner == (row.gained > 0)
        if row.seat != contract.napoleon:
            assert {tile.card for tile in row.dealt} == {tile.card for tile in row.played}
    assert sum(tile.won for row in rows for tile in row.played) == HAND_SIZE
    shown = [*(tile for row in rows for tile in row.dealt), *small_cards(final.kitty, public)]
    assert sum(tile.discarded for tile in shown) == 3
    assert [tile.card for tile in shown if tile.named] == [public.adjutant_card]


@pytest.mark.parametrize("number", range(1, 11))
def test_tricks_go_to_those_who_took_them(number: int) -> None:
    public = public_of(number)
    rows = trick_rows(public)
    assert [row.number for row in rows] == list(range(1, HAND_SIZE + 1))
    assert [row.winner for row in rows] == [trick.winner for trick in public.tricks]
    for seat in range(SEATS):
        assert sum(row.pictures for row in rows if row.winner == seat) == public.captured[seat]
    for row in rows:
        assert [card.card for card in row.cards if card.wins] == [row.card]


def test_a_trick_says_why_it_was_won() -> None:
    deal = deal_with({0: "SA", 1: "HQ HT H9 H8 H7 H6 H5 H4 H3 H2"})
    low = [card.code for card in deal.hands[0] if card.code != "SA"]
    state, _ = name_and_discard(begin(deal, "D13 - - - -"), "SA", " ".join(low[:3]))
    state, _ = play(state, "SA HQ")
    (first, *_) = trick_rows(play_out(state, lambda _, cards: cards[-1]).public)
    assert (first.winner, first.card, first.won_by) == (1, Card.parse("HQ"), WonBy.YOROMEKI)
    assert [card.seat for card in first.cards] == [0, 1, 2, 3, 4]
    assert first.pictures >= 2


def test_standings_share_places() -> None:
    series = series_of((5000, 0, 5000, 0, 5000), (0, 9000, 0, 0, 0), (4000, 0, 0, 0, 4000))
    rows = standings(series)
    assert [(row.seat, row.place, row.shared) for row in rows] == [
        (0, 1, True),
        (1, 1, True),
        (4, 1, True),
        (2, 4, False),
        (3, 5, False),
    ]
    assert [row.behind for row in rows] == [0, 0, 0, 4000, 9000]
    assert [row.last for row in rows] == [4000, 0, 4000, 0, 0]
    assert winners(series) == (0, 1, 4)


def test_before_the_first_deal_all_are_first() -> None:
    rows = standings(Series("x"))
    assert all((row.place, row.shared, row.last, row.behind) == (1, True, 0, 0) for row in rows)
    assert running(Series("x")) == ((0,),) * SEATS


def test_running_totals() -> None:
    series = series_of((0, 9000, 6000, 0, 0), (5000, 0, 5000, 0, 5000))
    assert running(series)[:3] == ((0, 0, 5000), (0, 9000, 9000), (0, 6000, 11000))


@pytest.mark.parametrize(
    ("highest", "expected"),
    [
        (0, (0, 1)),
        (5000, (0, 1000, 2000, 3000, 4000, 5000)),
        (9000, (0, 2000, 4000, 6000, 8000, 10000)),
        (15000, (0, 2500, 5000, 7500, 10000, 12500, 15000)),
        (40000, (0, 10000, 20000, 30000, 40000)),
        (61000, (0, 20000, 40000, 60000, 80000)),
    ],
)
def test_ticks_are_round_numbers(highest: int, expected: tuple[int, ...]) -> None:
    assert ticks(highest, 6) == expected


@given(st.integers(0, 10_000_000), st.integers(2, 12))
def test_ticks_reach_the_highest_and_are_few(highest: int, most: int) -> None:
    found = ticks(highest, most)
    assert found[0] == 0
    assert found[-1] >= highest
    assert found[-2] < max(1, highest)
    assert len(found) <= most + 1
    assert len({after - before for before, after in pairwise(found)}) == 1


def test_nice_steps() -> None:
    assert [nice_step(span, 5) for span in (5, 6, 11, 13, 30, 100)] == [1, 2, 2.5, 5, 10, 20]


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        (0, (0,)),
        (1, (0, 1)),
        (10, tuple(range(11))),
        (12, (0, 2, 4, 6, 8, 10, 12)),
        (40, tuple(range(0, 41, 5))),
    ],
)
def test_numbers_of_deals_below_a_chart(deals: int, expected: tuple[int, ...]) -> None:
    assert deal_ticks(deals, 10) == expected


def test_labels_keep_apart() -> None:
    assert spread([10, 50], 20, 0, 100) == (10, 50)
    assert spread([50, 50], 20, 0, 100) == (40, 60)
    assert spread([0, 0, 0], 20, 0, 100) == (0, 20, 40)
    assert spread([100, 95], 20, 0, 100) == (100, 80)
    assert spread([50, 50, 50], 80, 0, 100) == (0, 50, 100)


@given(st.lists(st.floats(0, 400), min_size=1, max_size=5))
def test_labels_keep_apart_in_their_order_and_inside(wanted: list[float]) -> None:
    found = spread(wanted, 25, 0, 400)
    assert all(-1e-6 <= y <= 400 + 1e-6 for y in found)
    ordered = [y for _, y in sorted(zip(wanted, found, strict=True))]
    assert ordered == sorted(ordered)
    assert all(after - before >= 25 - 1e-6 for before, after in pairwise(sorted(found)))


def test_a_deal_without_an_end_has_no_result() -> None:
    public = replace(public_of(1), final=None)
    with pytest.raises(AssertionError):
        seat_rows(public, Series("x"))
