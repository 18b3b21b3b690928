"""A challenge: the same deal from every seat, and what a computer player makes of it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from napoleon_game.ai.registry import make_player
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.level import LEVELS
from napoleon_game.config.schema import Config
from napoleon_game.core.cards import SEATS
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.challenge import Challenge, ChallengeSession, Outcome, outcome_of
from napoleon_game.match.controllers import InlineController
from napoleon_game.match.rival import Rival
from napoleon_game.match.series import series_of
from napoleon_game.match.session import HUMAN, Session, watchers
from napoleon_game.match.simulation import play_deal
from napoleon_game.match.table import Table
from napoleon_game.record.codes.deal_code import read_code
from napoleon_game.solver.errors import SolverUnavailableError
from tests.store.support import AtOnce
from tests.support import begin

CODE = read_code("26A2-BFH7-G3WX")


def challenge() -> Challenge:
    return Challenge(CODE, "random", "rules")


def played(seat: int) -> State:
    """The deal as the rival plays it."""
    players = [make_player(kind) for kind in challenge().kinds(seat, "rules")]
    return play_deal(CODE.deal, CODE.rules, players)


def test_one_is_compared_with_the_strongest_of_our_own_players() -> None:
    assert Config().challenge.rival == LEVELS[-1]


def test_the_seats_come_in_the_order_in_which_they_call() -> None:
    made = challenge()
    assert made.order == (2, 3, 4, 0, 1)  # seat 1 dealt
    for seat in made.order:
        assert made.next_seat == seat
        made.own[seat] = played(seat)
    assert made.next_seat is None


def test_the_person_sits_in_one_seat_and_the_others_are_alike() -> None:
    names = ("You", "A", "B", "C", "D")
    for seat in range(SEATS):
        occupants = challenge().occupants(seat, names)
        assert watchers(occupants) == (seat,)
        assert occupants[seat].kind == HUMAN
        assert [occupants[(seat + index) % SEATS].name for index in range(SEATS)] == list(names)
        assert {one.kind for one in occupants} == {HUMAN, "random"}


def test_what_was_decided_stands() -> None:
    """The same at a table of its own could be taken back; the rival, too, decides once."""
    occupants = challenge().occupants(2, ("You", "A", "B", "C", "D"))
    undone = {}
    for kind in (Session, ChallengeSession):
        table = kind(series_of(CODE, 1), occupants, CODE.rules, lambda _: InlineController(RulesPlayer()))
        table.next_deal()
        while table.table.state.public.phase is not Phase.PLAY:
            asked = table.people[2].asked
            if asked is not None:
                table.people[2].submit(RulesPlayer().decide(asked, Stream("any")))
            table.advance()
        before = table.table.state
        assert table.can_undo is table.takes_back is (table.undo() is not None)
        assert (table.table.state == before) is not table.takes_back
        undone[kind] = table.undone
    assert undone == {Session: 1, ChallengeSession: 0}


def test_what_a_deal_was_to_a_seat() -> None:
    state = played(2)
    final, contract = state.public.final, state.public.contract
    assert final is not None
    assert contract is not None
    for seat in range(SEATS):
        outcome = outcome_of(state, seat)
        assert (outcome.pictures, outcome.points) == (final.result.captured[seat], final.result.points[seat])
        assert outcome.won is (final.result.points[seat] > 0)
        napoleon_side = seat in (contract.napoleon, final.adjutant)
        assert (outcome.role != "ally") is napoleon_side
        assert outcome.won is ((final.result.winner is Side.NAPOLEON) is napoleon_side)


def test_a_deal_that_everybody_passed_is_worth_nothing() -> None:
    assert outcome_of(begin(CODE.deal, "- - - - -"), 3) == Outcome(None, won=False, pictures=0, points=0)


def test_the_rival_plays_the_same_deal_from_every_seat() -> None:
    rival = Rival(challenge(), AtOnce())
    assert rival.progress == 1
    assert rival.problem == ""
    assert rival.done == {seat: played(seat) for seat in range(SEATS)}
    assert {state.deal for state in rival.done.values()} == {CODE.deal}


class StoppedAfter(Rival):
    """Is stopped by somebody else while the second seat is being played."""

    @property
    def _stopped(self) -> bool:
        return self._actions > 10 and len(self.done) == 1

    @_stopped.setter
    def _stopped(self, value: bool) -> None:
        pass


def test_what_was_found_out_before_it_was_stopped_stays() -> None:
    rival = StoppedAfter(challenge(), AtOnce())
    assert list(rival.done) == [2]
    assert 0.2 < rival.progress < 0.4
    assert rival.problem == ""


@pytest.mark.parametrize(
    ("kind", "said"),
    [("nobody", "no player is named 'nobody'"), ("tests.match.players:Raises", "is broken: ")],
)
def test_a_rival_that_cannot_play_is_named(kind: str, said: str) -> None:
    rival = Rival(replace(challenge(), rival=kind), AtOnce())
    assert said in rival.problem
    assert "\n" not in rival.problem
    assert rival.progress < 1
    assert rival.done == {}


def test_whatever_goes_wrong_is_one_line_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: Table) -> None:
        raise ZeroDivisionError("no\nidea")

    monkeypatch.setattr(Table, "advance", fail)
    rival = Rival(challenge(), AtOnce())
    assert rival.problem == "ZeroDivisionError: no idea"
    assert rival.progress < 1
    assert "fail" in str(caplog.records[-1].exc_text), "the log says where"


@pytest.mark.parametrize("kinds", [("random", "easy"), ("easy", "random")])
def test_a_level_waits_for_the_search_instead_of_playing_without_it(kinds: tuple[str, str]) -> None:
    waited: list[bool] = []
    made: list[Rival] = []

    class Kept(Rival):
        def _run(self) -> None:
            made.append(self)
            super()._run()

    def ready(stopped: Callable[[], bool]) -> None:
        (rival,) = made
        waited.append(rival.preparing and not stopped() and rival.progress == 0)
        rival.stop()
        assert stopped()

    others, kind = kinds
    rival = Kept(Challenge(CODE, others, kind), AtOnce(), ready)
    assert waited == [True]
    assert (rival.preparing, rival.done, rival.problem, rival.progress) == (False, {}, "", 0)


def test_without_a_level_nothing_is_waited_for() -> None:
    def ready(stopped: Callable[[], bool]) -> None:
        raise AssertionError(stopped)

    assert Rival(challenge(), AtOnce(), ready).progress == 1


def test_where_the_search_cannot_be_compiled_that_is_said() -> None:
    def ready(_: Callable[[], bool]) -> None:
        raise SolverUnavailableError("the search cannot be compiled here")

    rival = Rival(replace(challenge(), rival="master"), AtOnce(), ready)
    assert rival.problem == "the search cannot be compiled here"
    assert rival.done == {}
