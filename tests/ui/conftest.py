"""No scene waits for a compiler: computer players play plainly, as they do while the search is prepared."""

import pytest

from napoleon_game.ai.search import engine


@pytest.fixture(autouse=True)
def _plain_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "usable", lambda: False)
