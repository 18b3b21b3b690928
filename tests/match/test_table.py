"""The table asks, never waits, and shows each seat only what it may see."""

import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor

import pytest

from napoleon_game.ai.player import Player
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import MakeBid, Pass
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import SEATS
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start
from napoleon_game.core.events import HandDealt, redact
from napoleon_game.core.illegal import OutOfTurnError, TargetTooLowError
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.controllers import (
    BackgroundController,
    BrokenPlayerError,
    Controller,
    HumanController,
    InlineController,
)
from napoleon_game.match.simulation import play_deal
from napoleon_game.match.table import Table, decision_stream
from napoleon_game.record.replay import actions_of, state_after
from tests.match.players import AnswersNothing, AnswersNumbers, Cheats, Exits, Raises, Slow

DEAL = deal_cards("table", 1, dealer=4)


def bots() -> list[Controller]:
    return [InlineController(RulesPlayer()) for _ in range(SEATS)]


def finish(table: Table) -> State:
    while not table.over:
        table.advance()
    return table.state


def test_five_players_finish_a_deal_action_by_action() -> None:
    table = Table(DEAL, RuleSet(), bots())
    batches = 0
    while not table.over:
        before = table.state
        batch = table.advance()
        assert batch is not None
        assert table.state != before
        batches += 1
    assert batches == len(actions_of(table.state))
    assert table.advance() is None


def test_each_seat_gets_its_own_view_of_what_happened() -> None:
    table = Table(DEAL, RuleSet(), bots())
    for seat in range(SEATS):
        dealt = table.opening.events_for(seat)
        assert [event.cards[0] is None for event in dealt if isinstance(event, HandDealt)] == [
            other != seat for other in range(SEATS)
        ]
    while (batch := table.advance()) is not None:
        for seat in range(SEATS):
            assert batch.observation_for(seat) == observe(table.state, seat) == table.observation(seat)
            assert all(redact(event, seat) == event for event in batch.events_for(seat))


class HeldBack(Executor):
    """Runs nothing until it is told to."""

    def __init__(self) -> None:
        self.work: list[tuple[Future[object], object]] = []

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        self.work.append((future, lambda: fn(*args, **kwargs)))
        return future


def test_the_table_never_waits_for_a_player() -> None:
    executor = HeldBack()
    controllers: list[Controller] = [BackgroundController(RulesPlayer(), executor) for _ in range(SEATS)]
    table = Table(DEAL, RuleSet(), controllers)
    for _ in range(100):
        assert table.advance() is None
    assert len(executor.work) == 1  # asked once, not a hundred times
    future, work = executor.work[0]
    future.set_result(work())  # type: ignore[operator]
    assert table.advance() is not None


def test_threads_play_the_same_game_as_the_table_alone() -> None:
    with ThreadPoolExecutor(2) as pool:
        table = Table(DEAL, RuleSet(), [BackgroundController(Slow(), pool) for _ in range(SEATS)])
        while not table.over:
            if table.advance() is None:
                time.sleep(0.001)
    assert table.state == play_deal(DEAL, RuleSet(), [RulesPlayer()] * SEATS)


def test_a_person_is_a_player_like_any_other() -> None:
    person = HumanController()
    table = Table(DEAL, RuleSet(), [person, *bots()[1:]])
    assert table.advance() is None
    assert person.asked == table.observation(0)
    with pytest.raises(OutOfTurnError):
        person.submit(Pass(1))
    with pytest.raises(TargetTooLowError):
        person.submit(MakeBid(0, Bid.parse("H11")))
    person.submit(MakeBid(0, Bid.parse("H13")))
    assert table.advance() is not None
    with pytest.raises(ValueError, match="nobody asked"):
        person.submit(Pass(0))


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (Raises(), "RuntimeError: no idea what to do"),
        (AnswersNothing(), "NoneType, not an action"),
        (Exits(), "SystemExit: enough"),
        (Cheats(), "is not in its hand"),
        (AnswersNumbers(), "PlayCard, not an action"),
    ],
)
def test_a_broken_player_is_named_and_the_deal_goes_on_with_another(player: Player, words: str) -> None:
    controllers: list[Controller] = [InlineController(player), *bots()[1:]]
    table = Table(DEAL, RuleSet(), controllers)
    with pytest.raises(BrokenPlayerError, match=words) as caught:
        finish(table)
    assert "\n" not in str(caught.value)
    assert type(player).__name__ in str(caught.value)
    before = table.state
    rest = Table(DEAL, RuleSet(), bots(), before)
    assert finish(rest).public.final is not None
    assert state_after(rest.state, len(actions_of(before))) == before


def test_a_broken_player_on_a_thread_is_found_as_well() -> None:
    with ThreadPoolExecutor(1) as pool:
        table = Table(DEAL, RuleSet(), [BackgroundController(Raises(), pool)] * SEATS)
        with pytest.raises(BrokenPlayerError):
            finish(table)


def test_leaving_the_table_takes_the_question_back() -> None:
    person = HumanController()
    table = Table(DEAL, RuleSet(), [person] * SEATS)
    table.advance()
    table.close()
    assert person.asked is None


def test_going_on_from_any_state_gives_the_same_deal() -> None:
    """Nothing of a player needs saving: neither memory nor random numbers."""
    whole = finish(Table(DEAL, RuleSet(), bots()))
    for count in range(0, len(actions_of(whole)), 7):
        resumed = Table(DEAL, RuleSet(), bots(), state_after(whole, count))
        assert finish(resumed) == whole


def test_each_decision_has_its_own_luck() -> None:
    state, luck = start(DEAL, RuleSet())[0], set()
    table = Table(DEAL, RuleSet(), bots(), state)
    while (turn := table.state.public.turn) is not None:
        luck.add(decision_stream(DEAL, table.observation(turn)).below(2**32))
        table.advance()
    assert len(luck) == len(actions_of(table.state))
