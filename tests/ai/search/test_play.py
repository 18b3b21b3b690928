"""Judging cards: those that lag behind are left out early, and change nothing but the time."""

import pytest

from napoleon_game.ai.search import play
from napoleon_game.ai.search.level import Level
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from tests.ai.search.moments import moments

LEVEL = Level(worlds=120, exact=4, nodes=5000)


def choices() -> list[Observation]:
    """Moments of play with more than one card to choose from."""
    found = []
    for number in range(4):
        for state in moments(f"race {number}", RuleSet(), every=3, phase=Phase.PLAY):
            assert state.public.turn is not None
            seen = observe(state, state.public.turn)
            if isinstance(seen.legal, LegalPlays) and len(seen.legal.cards) > 1:
                found.append(seen)
    return found


def judged(seen: Observation) -> list[play.Judged]:
    assert isinstance(seen.legal, LegalPlays)
    return play.judge_cards(seen, seen.legal.cards, LEVEL, Stream("race"))


def test_a_card_left_out_early_would_not_have_been_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    raced = [judged(seen) for seen in choices()]
    monkeypatch.setattr(play, "_CLOSE", 100.0)
    left_out = 0
    for seen, some in zip(choices(), raced, strict=True):
        everything = judged(seen)
        best = max(everything, key=lambda one: one.promise)
        assert max(some, key=lambda one: one.promise).card is best.card
        assert {one.card for one in some} <= {one.card for one in everything}
        left_out += len(everything) - len(some)
    assert left_out > 20, "nothing was left out: this test shows nothing"


def test_where_none_lags_too_far_every_card_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "_CLOSE", 100.0)
    for seen in choices()[:10]:
        assert isinstance(seen.legal, LegalPlays)
        assert tuple(one.card for one in judged(seen)) == seen.legal.cards
