"""Looking back at deals with the solver: each card that gave a deal away is counted, under what it was."""

from collections import Counter
from pathlib import Path

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import HAND_SIZE, SEATS
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.match.review.laid import on_napoleons_side
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.replay import actions_of, replay
from napoleon_game.record.write import to_line
from napoleon_game.solver.api import winning_moves, wins
from tests.support import bot_states
from tools.hindsight import BEFORE, finished_deals, kind_of, looked_back, main

CARDS = 7


def played(luck: int) -> State:
    return bot_states(f"hindsight {luck}", RulesPlayer())[-1]


def given_away_by_cards(final: State) -> Counter[str]:
    """The same, card by card, from what each card would have led to."""
    gave: Counter[str] = Counter()
    for (state, _), action in zip(replay(final), actions_of(final), strict=False):
        if not isinstance(action, PlayCard) or len(state.public.tricks) < HAND_SIZE - CARDS:
            continue
        own = on_napoleons_side(state, action.seat)
        good = {card for card, won in winning_moves(state, state.public.bid.target).items() if won is own}
        gave[kind_of(state)] += bool(good) and action.card not in good
    return gave


def test_every_card_that_gave_a_deal_away_is_counted() -> None:
    total: Counter[str] = Counter()
    for luck in range(16):
        final = played(luck)
        came, gave = looked_back(final, CARDS)
        first = next(state for state, _ in replay(final) if state.public.phase is Phase.PLAY)
        lost = gave.pop(BEFORE)
        if came.pop(BEFORE):
            assert lost == (not wins(first, first.public.bid.target))
        assert came.total() == SEATS * CARDS
        assert gave == given_away_by_cards(final)
        total += gave
    assert len(total) >= 4  # of several kinds


def test_it_reads_a_file_and_says_what_gave_most_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    final = played(1)
    path = tmp_path / "deals.jsonl"
    record = DealRecord((PlayerInfo("A", "random"),) * 5, final)
    path.write_text(f"{to_line(record)}\nnonsense\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["hindsight", str(path), "--cards", "4", "--jobs", "1"])
    main()
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == "1 contracts"
    assert f"{path}: line 2: " in err
    assert [state.public.final for state in finished_deals(path)] == [final.public.final]
