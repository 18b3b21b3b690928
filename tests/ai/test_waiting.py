"""Waiting for the search: until it is there, until nobody wants it any more, or until there is none."""

import threading

import pytest

from napoleon_game.ai.registry import make_player
from napoleon_game.ai.search import engine
from napoleon_game.ai.waiting import any_searches, wait_for_search
from napoleon_game.solver.errors import SolverUnavailableError

PATIENCE = 20.0
"""Seconds until a thread is taken to hang."""


@pytest.fixture
def go(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """As in the first minute on a machine: until this is set, something is being compiled."""
    compiled = threading.Event()
    thread = threading.Thread(target=compiled.wait, args=(PATIENCE,), daemon=True)
    thread.start()
    monkeypatch.setattr(engine, "_promised", threading.Event())
    monkeypatch.setattr(engine, "_loaded", threading.Event())
    monkeypatch.setattr(engine, "_failure", None)
    monkeypatch.setattr(engine, "_thread", thread)
    return compiled


def test_it_waits_until_the_search_is_there(go: threading.Event) -> None:
    looks: list[bool] = []

    def stopped() -> bool:
        looks.append(engine.ready())
        if len(looks) == 2:
            go.set()
        return False

    wait_for_search(stopped)
    assert engine.ready()
    assert looks[:2] == [False, False]


def test_it_stops_waiting_when_it_is_told(go: threading.Event) -> None:
    looks = iter([False, True])
    wait_for_search(lambda: next(looks))
    assert next(looks, None) is None
    assert not engine.ready()
    assert not go.is_set()


def test_it_says_that_there_will_be_none(go: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_failure", SolverUnavailableError("no compiler"))
    go.set()
    with pytest.raises(SolverUnavailableError, match="no compiler"):
        wait_for_search()


def test_levels_search_and_others_do_not() -> None:
    for name in ("easy", "master", "normal-bold"):
        assert any_searches([make_player("rules"), make_player(name)])
    assert not any_searches([make_player("rules"), make_player("random")])
