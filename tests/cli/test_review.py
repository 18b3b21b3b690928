"""``review``: what each decision of recorded deals cost."""

import json
from pathlib import Path

import pytest

from napoleon_game.core.phase import Phase
from napoleon_game.match.review.review import TOLD_CHANCE, TOLD_POINTS
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.read import parse_record
from napoleon_game.record.replay import actions_of, replay, state_after
from napoleon_game.record.write import to_line
from tests.cli.support import Cli


@pytest.fixture
def begun(games: Path, tmp_path: Path) -> Path:
    """A deal broken off in its auction and one in its last tricks, after a bad line: quickly reviewed."""
    first, second, *_ = (parse_record(line) for line in games.read_text("utf-8").splitlines())
    calls = DealRecord(first.players, state_after(first.state, 3))
    states = [state for state, _ in replay(second.state)]
    path = tmp_path / "begun.jsonl"
    at = next(n for n, state in enumerate(states) if state.public.phase is Phase.ADJUTANT)
    until_named = DealRecord(second.players, state_after(second.state, at + 1))
    path.write_text(f"{{}}\n{to_line(calls)}\n{to_line(until_named)}\n", "utf-8")
    return path


def test_json_tells_everything_and_words_what_shows(cli: Cli, begun: Path) -> None:
    ran = cli("review", str(begun), "--json")
    assert (ran.status, ran.err) == (1, f"{begun}:1: format: missing\n")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    records = [parse_record(line) for line in begun.read_text("utf-8").splitlines()[1:]]
    assert len(lines) == len(records) == 2
    for said, record in zip(lines, records, strict=True):
        actions = actions_of(record.state)
        assert [one["at"] for one in said["findings"]] == list(range(len(actions)))
        assert [one["seat"] for one in said["findings"]] == [action.seat for action in actions]
        for one in said["findings"]:
            assert one["laid"] is None
            assert list(one["known"]) == [
                *(
                    "better",
                    "reasons",
                    "wins",
                    "pictures",
                    "points",
                    "chance",
                    "deals",
                    "exact",
                    "shows",
                    "blunder",
                )
            ]
            (better,) = one["known"]["better"]
            assert better in ("pass", "bid", "adjutant_card")
            wins, points = one["known"]["wins"], one["known"]["points"]
            measure, least = (points, TOLD_POINTS) if wins is None else (wins, TOLD_CHANCE)
            assert one["known"]["shows"] is (measure["cost"] > max(measure["margin"], least))
        assert len(said["costliest"]) == 5
        assert said["course"] == []
    told = cli("review", str(begun))
    assert told.status == 1
    for player in records[0].players:
        assert f"Costliest decisions: {player.name}" in told.out


def test_one_line(cli: Cli, begun: Path) -> None:
    ran = cli("review", str(begun), "--line", "2")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("deal ") >= 1
    said = cli("review", str(begun), "--line", "9").refusal()
    assert said == f"{begun}: there is no record in line 9"


@pytest.mark.slow
def test_a_finished_deal(cli: Cli, games: Path) -> None:
    ran = cli("review", str(games), "--line", "1", "--json")
    assert (ran.status, ran.err) == (0, "")
    said = json.loads(ran.out)
    assert said["course"][-1]["chance"] in (0.0, 1.0)
    assert any(one["laid"] is not None for one in said["findings"])


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_read(cli: Cli, name: str) -> None:
    assert cli("review", name).refusal().startswith(f"{name}: cannot be read: ")
