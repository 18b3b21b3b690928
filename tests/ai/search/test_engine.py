"""Getting ready to search: nobody waits with a window, all wait without, and what fails is told once."""

import logging
import subprocess
import sys
import threading

import pytest

from napoleon_game.ai.advice.adviser import advise
from napoleon_game.ai.registry import make_player
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search import engine
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.solver import compiling
from napoleon_game.solver.errors import SolverUnavailableError
from tests.ai.search.moments import moments


@pytest.fixture
def _unprepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program that has just been started."""
    monkeypatch.setattr(engine, "_promised", threading.Event())
    monkeypatch.setattr(engine, "_loaded", threading.Event())
    monkeypatch.setattr(engine, "_thread", None)
    monkeypatch.setattr(engine, "_failure", None)


@pytest.fixture
def _no_compiler(monkeypatch: pytest.MonkeyPatch, _unprepared: None) -> None:
    def fail(name: str) -> None:
        raise OSError(f"no\ncompiler for {name}")

    monkeypatch.setattr(engine, "import_module", fail)
    monkeypatch.setattr(compiling, "_failure", None)


@pytest.mark.usefixtures("_unprepared")
def test_it_is_compiled_in_a_process_of_its_own_and_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    commands, go = [], threading.Event()

    def compile_elsewhere(command: list[str], **_: object) -> None:
        commands.append(command)
        assert go.wait(30)

    monkeypatch.setattr(subprocess, "run", compile_elsewhere)
    assert engine.usable()  # without a window: waits, and searches
    assert commands == []
    monkeypatch.setattr(engine, "_loaded", threading.Event())
    thread = engine.prepare_in_background()
    assert engine.prepare_in_background() is thread
    assert not engine.usable(), "it is not ready, and whoever asks is told at once"
    go.set()
    thread.join(60)
    assert engine.usable()
    assert [command[0] for command in commands] == [sys.executable]
    assert "prepare()" in commands[0][-1]


@pytest.mark.usefixtures("_unprepared")
def test_once_it_is_promised_players_play_plainly_until_it_is_done() -> None:
    engine.promise()
    for number, state in enumerate(moments("plainly", RuleSet(), every=5)):
        assert state.public.turn is not None
        seen, luck = observe(state, state.public.turn), Stream("luck", number)
        assert make_player("master").decide(seen, luck) == RulesPlayer().decide(seen, Stream("luck", number))


@pytest.mark.usefixtures("_unprepared")
def test_who_wants_the_solver_meanwhile_waits_for_the_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    order, begun, go = [], threading.Event(), threading.Event()

    def compile_elsewhere(*_: object, **__: object) -> None:
        begun.set()
        assert go.wait(30)
        order.append("compiled")

    def solve() -> None:
        compiling.kernels()
        order.append("solved")

    monkeypatch.setattr(subprocess, "run", compile_elsewhere)
    preparing = engine.prepare_in_background()
    assert begun.wait(30)
    solving = threading.Thread(target=solve)
    solving.start()
    solving.join(0.05)
    assert order == []
    go.set()
    solving.join(60)
    preparing.join(60)
    assert order == ["compiled", "solved"]


@pytest.mark.usefixtures("_no_compiler")
def test_where_it_cannot_be_compiled_that_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for state in moments("no compiler", RuleSet(), every=8):
            assert state.public.turn is not None
            seen = observe(state, state.public.turn)
            assert make_player("easy").decide(seen, Stream("any")) == RulesPlayer().decide(
                seen, Stream("any")
            )
        engine.prepare_in_background().join(60)
    first, *others = [record.getMessage() for record in caplog.records]
    assert first.startswith("computer players play without search: ")
    assert "no compiler for" in first
    assert "\n" not in first
    assert len(others) <= 1  # the background says it too, if somebody begins it after all


@pytest.mark.usefixtures("_no_compiler")
def test_in_the_background_too_it_is_said_and_nothing_is_raised(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_process(*_: object, **__: object) -> None:
        raise OSError("no process")

    monkeypatch.setattr(subprocess, "run", no_process)
    with caplog.at_level(logging.WARNING):
        engine.prepare_in_background().join(60)
    assert len(caplog.records) == 1
    assert not engine.usable()


def test_naming_levels_compiles_nothing() -> None:
    code = (
        "import sys; from napoleon_game.ai.registry import make_player, player_names; "
        "make_player('master-bold'); "
        "print('numba' in sys.modules, 'numpy' in sys.modules, 'master' in player_names())"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.split() == ["False", "False", "True"]


@pytest.mark.usefixtures("_no_compiler")
def test_whoever_asks_for_advice_is_told_that_nothing_can_be_compiled() -> None:
    state = next(moments("no compiler", RuleSet()))
    assert state.public.turn is not None
    with pytest.raises(SolverUnavailableError, match="cannot be compiled here: OSError: no compiler for"):
        advise(observe(state, state.public.turn))
