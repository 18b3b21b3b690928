"""Each way at a decision before play, taken with the same luck."""

import pytest

from napoleon_game.ai.search.habits import KINDS
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import ALONE_POINTS, NAPOLEON_POINTS
from tools import forks


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("JUDGE", "IN_PLAY"):
        monkeypatch.setattr(forks, name, "hard contract_worlds=10 worlds=5 manners=0")
    monkeypatch.setattr(forks, "_DEALS", 20)


def test_each_name_is_told_with_its_promise_and_what_came_of_it() -> None:
    found = [ways for number in (1, 2) for ways in forks.names_of("names", number)]
    assert len(found) >= 2
    for ways in found:
        assert {way.kind for way in ways} <= {*KINDS, "own card"}
        assert len(ways) > 4
        for way in ways:
            assert 0 < way.chance < 1
            assert 0 < way.promise < ALONE_POINTS
            assert way.made is (way.points >= NAPOLEON_POINTS)


def test_the_judges_own_call_comes_to_what_the_deal_comes_to() -> None:
    """So a fork has the same luck as the deal itself."""
    agreed = 0
    for seat in range(5):
        table, state = forks._table("calls", 1, seat)
        state = table.until(state, lambda now, seat=seat: now.public.turn == seat)  # type: ignore[misc]
        if state.public.phase is not Phase.AUCTION:
            continue
        played = table.end(state, passes=False).public.final
        way = table.took(state, table.decide(state))
        if way is not None and way.kind == "bid":
            assert played is not None
            assert way.points == played.result.points[seat]
            agreed += 1
    assert agreed > 0


def test_a_call_has_two_ways_and_they_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = forks.calls_of("calls", 2)
    assert found
    assert all([way.kind for way in ways] == ["pass", "bid"] for ways in found)
    assert all(ways[0].promise == 0 < ways[1].promise for ways in found)
    forks.tell_calls(found)
    forks.tell_names(found)
    told = capsys.readouterr().out
    assert f"{len(found)} calls" in told
    assert "what promised most brought" in told
