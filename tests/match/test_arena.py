"""The arena: paired deals, an interval over deals, failures counted."""

from statistics import fmean

import pytest

from napoleon_game.core.actions import Action
from napoleon_game.core.observation import Observation
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.arena import ROLES, DealReport, Duel, summarise
from napoleon_game.match.processes import map_in_processes
from napoleon_game.match.simulation import NobodyBidsError


def duel(candidate: str, field: str = "rules") -> Duel:
    return Duel(candidate, field, "arena test", RuleSet())


def test_a_player_against_itself_gains_nothing_in_any_deal() -> None:
    """Same cards, same luck: with any slip in the pairing this would not be 0 in each deal."""
    for name in ("rules", "random"):
        reports = [duel(name, name).play(number) for number in range(1, 13)]
        assert [report.gain for report in reports] == [0.0] * 12
        assert summarise(reports).margin == 0.0


def test_sound_play_beats_chance_clear_of_zero_and_the_other_way_round() -> None:
    better = summarise([duel("rules", "random").play(number) for number in range(1, 61)])
    worse = summarise([duel("random", "rules").play(number) for number in range(1, 61)])
    assert better.gain - better.margin > 0
    assert worse.gain + worse.margin < 0
    assert better.failures == worse.failures == 0


def test_every_seat_has_a_role_and_its_points() -> None:
    report = duel("rules").play(3)
    assert len(report.roles) == len(report.points) == 5
    assert set(report.roles) <= set(ROLES)
    assert 0 <= report.made <= report.bid <= 5
    assert report.bid == sum(role in ("napoleon", "alone") for role in report.roles)
    assert len(report.seconds) >= 5 * 11


def test_failures_are_counted_and_the_field_decides_instead() -> None:
    report = duel("tests.match.players:Raises").play(1)
    assert report.failures == len(report.seconds) > 50
    assert report.gain == 0.0
    assert report.reason is not None
    assert report.reason.startswith("the player Raises is broken: RuntimeError: no idea what to do (seat 0, ")
    assert DealReport.from_json(report.to_json()) == report


class SaysTooMuch:
    """Fails with what cannot be written down as it is."""

    def decide(self, observation: Observation, stream: Stream) -> Action:  # noqa: ARG002
        raise ValueError("\udc80 " + "x" * 10_000)


def test_the_reason_of_a_failure_can_be_written_down() -> None:
    reason = duel("tests.match.test_arena:SaysTooMuch").play(1).reason
    assert reason is not None
    assert reason.startswith("the player SaysTooMuch is broken: ValueError: \\udc80 xxx")
    assert len(reason) == 300


def test_reports_survive_being_written_down() -> None:
    report = duel("rules").play(2)
    assert DealReport.from_json(report.to_json()).to_json() == report.to_json()
    assert "reason" not in report.to_json()


def test_the_interval_by_hand() -> None:
    """Gains 100, 200, 600: mean 300, deviation sqrt(70000) = 264.6, margin 1.96 * 264.6 / sqrt(3) = 299.4."""
    reports = [
        DealReport(n, gain, ("ally",) * 5, (0,) * 5, 0, 0, 0, [0.1, 0.2])
        for n, gain in enumerate((100, 200, 600))
    ]
    summary = summarise(reports)
    assert summary.gain == fmean((100, 200, 600)) == 300
    assert summary.margin == pytest.approx(299.4, abs=0.1)
    assert summary.median_seconds == pytest.approx(0.15)
    assert summary.p99_seconds == 0.2


def test_players_that_never_bid_are_told_of() -> None:
    with pytest.raises(NobodyBidsError):
        duel("tests.match.players:NeverBids", "tests.match.players:NeverBids").play(1)


def test_any_number_of_processes_gives_the_same_in_the_same_order() -> None:
    one = [report.gain for report in map_in_processes(duel("random").play, range(1, 12), 1, 3)]
    two = [report.gain for report in map_in_processes(duel("random").play, range(1, 12), 2, 3)]
    assert one == two


def test_what_came_before_an_error_is_handed_over() -> None:
    failing = duel("rules", "tests.match.players:NeverBids")
    for jobs in (1, 2):
        with pytest.raises(NobodyBidsError):
            list(map_in_processes(failing.play, [1, 2], jobs, 1))
