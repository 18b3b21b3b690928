"""The review of a deal: complete, silent where nothing was lost, and it finds what was planted."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from napoleon_game.ai.advice.advice import Why
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.gap import Gap
from napoleon_game.ai.search.level import LEVELS, Level, read_level
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start, step
from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.review import reviewing
from napoleon_game.match.review.known import LEVEL, known_cost
from napoleon_game.match.review.laid import on_napoleons_side
from napoleon_game.match.review.report import to_json
from napoleon_game.match.review.review import TOLD_CHANCE, TOLD_POINTS, Review
from napoleon_game.match.review.reviewing import Reviewing, review
from napoleon_game.record.replay import actions_of, replay
from napoleon_game.solver.api import solve, winning_moves
from napoleon_game.solver.errors import Cause, SolverStoppedError
from tests.ai.reasons_anew import CONTRASTS, Told
from tests.match.review.planted import KINDS, Planted, large
from tests.redeal import redeal
from tests.store.support import AtOnce
from tests.support import auction, begin, bot_states

QUICK = LEVEL.with_figures({"worlds": 40, "contract_worlds": 20})


@cache
def finished(seed: str = "review 13") -> State:
    return bot_states(seed, RulesPlayer())[-1]


@cache
def reviewed() -> Review:
    """A review, with a look at its progress on the way."""
    work = Reviewing(finished(), level=QUICK)
    seen = [work.progress]
    while not work.finished.wait(0.001):
        seen.append(work.progress)
    assert seen == sorted(seen)
    assert 0.0 <= seen[0] < 1.0
    assert work.progress == 1.0
    assert work.review is not None
    work.stop()
    return work.review


def test_every_decision_is_there_and_the_curve_ends_with_the_result() -> None:
    found, state = reviewed(), finished()
    assert [one.action for one in found.findings] == list(actions_of(state))
    assert [one.at for one in found.findings] == list(range(len(found.findings)))
    positions = [each for each, _ in replay(state)]
    for one in found.findings:
        choice = len(observe(positions[one.at], one.seat).legal) > 1
        assert (one.known is not None) is choice
        in_play = positions[one.at].public.phase is Phase.PLAY
        assert (one.laid is not None) is (choice and in_play)
    assert state.public.final is not None
    won = state.public.final.result.winner is Side.NAPOLEON
    assert found.course[-1].wins is won
    assert found.curve[-1][1] == float(won)
    assert len(found.curve) == 11
    assert all(0.0 <= chance <= 1.0 for _, chance in found.curve)


def test_what_the_cards_were_is_what_the_solver_says() -> None:
    found = reviewed()
    positions = [state for state, _ in replay(finished())]
    told = 0
    for one in found.findings:
        before = positions[one.at]
        if one.laid is None or len(before.public.tricks) < 5:
            continue
        assert isinstance(one.action, PlayCard)
        target = before.public.bid.target
        won, values = winning_moves(before, target), solve(before)
        ours = on_napoleons_side(before, one.seat)
        could = any(by_napoleon is ours for by_napoleon in won.values())
        assert one.laid.lost is (could and won[one.action.card] is not ours)
        if one.laid.lost:
            assert one.laid.keeping == tuple(card for card, by in won.items() if by is ours)
        best = values.value
        after = values.moves[one.action.card]
        assert one.laid.pictures == (best - after if ours else after - best)
        told += 1
    assert told > 10


def test_what_speaks_for_the_better_action_is_true() -> None:
    """Read anew in the same deals, beside what was done."""
    positions, found = [state for state, _ in replay(finished())], Counter[Why]()
    for one in reviewed().findings:
        if one.known is None:
            continue
        seen = observe(positions[one.at], one.seat)
        key = ("napoleon-review", one.seat, one.at, " ".join(map(str, seen.hand)))
        told = Told(positions[one.at], seen, one.known.better, one.action, QUICK, key)
        assert len(one.known.reasons) <= 2
        for reason in one.known.reasons:
            if reason.why is not Why.WITH:  # a review names no adjutant card beside a bid
                assert told.is_true(reason), (one, reason)
                found[reason.why] += 1
    assert found.keys() & CONTRASTS, found


def test_costs_are_silent_within_their_margin() -> None:
    for one in reviewed().findings:
        if one.known is None:
            continue
        measure = one.known.points if one.known.wins is None else one.known.wins
        least = TOLD_POINTS if one.known.wins is None else TOLD_CHANCE
        assert one.known.shows is (measure.mean > measure.margin and measure.mean > least)
        assert one.known.shows or not one.known.blunder
        assert one.known.exact or measure.margin > 0 or measure.mean == 0
    assert Gap(0.1, 0.1).certain is False
    assert Gap(0.1, 0.0).certain is True


@pytest.mark.parametrize(
    ("mean", "margin", "doubt"),
    [
        (0.06, 0.02, True),  # may be less
        (0.04, 0.02, True),  # may be more
        (0.02, 0.04, False),  # may be more, but hardly
        (0.03, 0.01, False),
        (0.07, 0.01, False),
        (0.06, 0.0, False),
    ],
)
def test_what_may_be_a_blunder_and_may_be_none_is_in_doubt(mean: float, margin: float, doubt: bool) -> None:
    some = next(one.known for one in reviewed().findings if one.known is not None and one.known.wins)
    assert replace(some, wins=Gap(mean, margin)).in_doubt is doubt
    call = replace(some, wins=None, pictures=None, points=Gap(10_000 * mean, 10_000 * margin))
    assert call.in_doubt is doubt


def test_what_is_in_doubt_is_measured_on_more_deals_until_it_is_settled() -> None:
    first, rounds = QUICK.worlds // 2, (2, 2, 4)
    allowed = [first + sum(rounds[:done]) * QUICK.worlds for done in range(len(rounds) + 1)]
    plays = [one.known for one in reviewed().findings if one.laid is not None and one.known is not None]
    sampled = [known for known in plays if not known.exact]
    assert {known.deals for known in sampled} <= set(allowed)
    assert all(known.deals == allowed[-1] for known in sampled if known.in_doubt)
    settled = Counter(known.deals for known in sampled if not known.in_doubt)
    assert settled[first] > 10
    assert sum(settled[deals] for deals in allowed[1:]) > 2, settled


@pytest.mark.parametrize(("cost", "told"), [(0.0049, False), (0.0051, True)])
def test_what_would_be_told_as_nothing_is_not_told(cost: float, told: bool) -> None:
    """However exact it is."""
    some = next(one.known for one in reviewed().findings if one.known is not None and one.known.wins)
    exact = replace(some, wins=Gap(cost, 0.0), pictures=Gap(10 * cost, 0.0), exact=True)
    assert (exact.shows, exact.shows_pictures) == (told, told)
    call = replace(some, wins=None, pictures=None, points=Gap(5000 * cost, 0.0))
    assert call.shows is told


def test_the_costliest_decisions_are_the_worst_three_of_each_seat() -> None:
    found = reviewed()
    for seat in range(SEATS):
        points = [one.known.points.mean for one in found.costliest(seat) if one.known is not None]
        assert points == sorted(points, reverse=True)
        assert len(points) <= 3
        others = [
            one.known.points.mean
            for one in found.findings
            if one.seat == seat and one.known is not None and one.known.shows
        ]
        assert points == sorted(others, reverse=True)[:3]


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Redealing what is hidden changes nothing in what is said of it."""
    positions = [state for state, _ in replay(finished())]
    for at, action in enumerate(actions_of(finished())):
        if at % 5 == 0:
            other = redeal(positions[at], action.seat, Stream("other", at))
            here = known_cost(observe(positions[at], action.seat), action, at, QUICK)
            assert known_cost(observe(other, action.seat), action, at, QUICK) == here


def test_it_can_be_stopped() -> None:
    work = Reviewing(finished())
    work.stop()
    assert work.wait() is None
    assert work.problem == ""
    assert work.progress < 1


@pytest.mark.slow
def test_the_same_deal_has_the_same_review() -> None:
    again = review(finished(), QUICK)
    assert again is not None
    assert to_json(again) == to_json(reviewed())


def test_a_deal_that_was_passed_out_has_calls_alone() -> None:
    state = auction(start(deal_cards("nobody", 1, 0), RuleSet())[0], "- - - - -")
    found = review(state, QUICK)
    assert found is not None
    assert len(found.findings) == SEATS
    assert found.course == ()


def master() -> Level:
    return read_level(LEVELS[-1])


def test_whoever_follows_the_strongest_player_blunders_nowhere() -> None:
    as_deep_as_master = Level(worlds=60, contract_worlds=40, margin=3, exact=5)
    state = bot_states("master 0", SearchPlayer(as_deep_as_master))[-1]
    found = review(state, QUICK)
    assert found is not None
    assert found.blunders == ()


@pytest.mark.slow
def test_whoever_follows_the_strongest_player_blunders_nowhere_in_20_deals() -> None:
    for number in range(20):
        found = review(bot_states(f"master {number}", SearchPlayer(master()))[-1])
        assert found is not None
        assert found.blunders == (), number


@pytest.mark.parametrize("kind", ["overbid", "strong_discards"])
def test_a_planted_blunder_is_found(kind: str) -> None:
    number = 0
    while True:
        states = bot_states(f"rules {number}", RulesPlayer())
        for state, good in zip(states, actions_of(states[-1]), strict=False):
            for bad in KINDS[kind](state, good):
                known = known_cost(observe(state, bad.seat), bad, len(actions_of(state)), QUICK)
                assert known is not None
                assert known.blunder
                return
        number += 1


def in_review(blunder: Planted) -> None:
    """The whole deal with the blunder in it, played on: it is there, and one of the worst of its seat."""
    state, _ = step(blunder.before, blunder.bad)
    player = RulesPlayer()
    while state.public.turn is not None:
        turn = state.public.turn
        state, _ = step(state, player.decide(observe(state, turn), Stream("on")))
    found = review(state)
    assert found is not None
    assert blunder.at in [one.at for one in found.blunders]
    assert blunder.at in [one.at for one in found.costliest(blunder.bad.seat)]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_20_planted_blunders_of_each_of_ten_kinds_are_found(kind: str) -> None:
    assert len(KINDS) == 10
    for nth, blunder in enumerate(large(kind, 20)):
        known = known_cost(observe(blunder.before, blunder.bad.seat), blunder.bad, blunder.at)
        assert known is not None
        assert known.blunder, (blunder.at, blunder.good, blunder.bad, known)
        if nth == 0:
            in_review(blunder)


@pytest.mark.parametrize(
    ("error", "said", "logged"),
    [
        (ZeroDivisionError("no\nidea"), "ZeroDivisionError: no idea", 1),
        (NapoleonError("the solver is not here"), "the solver is not here", 0),
        (SolverStoppedError(Cause.NODES, 7), "the solver was ended by the node limit after 7 nodes", 0),
    ],
)
def test_whatever_goes_wrong_is_one_line_and_what_nobody_foresaw_is_logged(
    error: Exception,
    said: str,
    logged: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(reviewing, "known_cost", fail)
    work = Reviewing(begin(deal_cards("any", 1, 0), "- - - - -"), AtOnce())
    assert work.wait() is None
    assert work.problem == said
    assert ["in fail" in str(record.exc_text) for record in caplog.records] == [True] * logged


def test_what_goes_wrong_after_it_was_stopped_is_of_no_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin(deal_cards("any", 1, 0), "- - - - -")

    def fail(*_: object) -> None:
        raise SolverStoppedError(Cause.STOP, 7)

    class Left(Reviewing):
        def _begin(self) -> None:
            self._stop.set()
            super()._begin()

    monkeypatch.setattr(reviewing, "known_cost", fail)
    work = Left(state, AtOnce())
    assert (work.wait(), work.problem) == (None, "")
