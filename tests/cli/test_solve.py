"""``solve``: what recorded deals are worth."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from napoleon_game.cli.solve import to_solve
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.read import parse_record
from napoleon_game.record.replay import replay, state_after
from napoleon_game.record.write import to_line
from napoleon_game.solver.api import position_of, solve
from napoleon_game.solver.reference import reference_moves
from tests.cli.support import Cli, command, run
from tests.support import auction


def cut(line: str, cards_left: int) -> str:
    """The record of a deal as it stood when the seat to play had so many cards left."""
    record = parse_record(line)
    for count, (state, _) in enumerate(replay(record.state)):
        public = state.public
        turn = public.turn
        if public.phase is Phase.PLAY and turn is not None and len(state.hands[turn]) == cards_left:
            return to_line(DealRecord(record.players, state_after(record.state, count + 1)))
    raise AssertionError("no such moment")


@pytest.fixture
def endings(games: Path, tmp_path: Path) -> Path:
    """The games, all of them broken off in the middle of a late trick."""
    path = tmp_path / "endings.jsonl"
    lines = [
        cut(line, size)
        for line, size in zip(games.read_text("utf-8").splitlines(), (4, 3, 2, 3, 3), strict=True)
    ]
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_unfinished_deals_are_solved_where_they_stand(cli: Cli, endings: Path) -> None:
    ran = cli("solve", str(endings))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    records = [parse_record(line) for line in endings.read_text("utf-8").splitlines()]
    assert len(lines) == len(records)
    for line, record in zip(lines, records, strict=True):
        position = position_of(record.state)
        moves = reference_moves(position)
        best = max if position.turn in position.napoleon_side else min
        said = json.loads(line)
        assert list(said) == ["value", "moves"]
        assert said["value"] == best(moves.values())
        assert list(said["moves"].items()) == [(card.code, value) for card, value in moves.items()]
        assert line == json.dumps(said)


def test_finished_deals_are_solved_from_the_first_lead(games: Path) -> None:
    for line in games.read_text("utf-8").splitlines():
        finished = parse_record(line).state
        state = to_solve(finished)
        assert finished.public.phase is Phase.OVER
        assert state.public.phase is Phase.PLAY
        assert state.public.contract is not None
        assert state.public.turn == state.public.contract.napoleon
        assert {len(hand) for hand in state.hands} == {10}
        assert state.deal == finished.deal


@pytest.mark.slow
def test_a_finished_deal(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    line = games.read_text("utf-8").splitlines()[0]
    path.write_text(line, "utf-8")
    ran = cli("solve", str(path))
    found = solve(to_solve(parse_record(line).state))
    assert (ran.status, ran.err) == (0, "")
    said = json.loads(ran.out)
    assert said == {"value": found.value, "moves": {card.code: value for card, value in found.moves.items()}}


def test_what_cannot_be_solved_is_named_and_the_rest_solved(
    cli: Cli, games: Path, endings: Path, tmp_path: Path
) -> None:
    whole = games.read_text("utf-8").splitlines()
    record = parse_record(whole[0])
    bidding = to_line(DealRecord(record.players, state_after(record.state, 1)))
    good = endings.read_text("utf-8").splitlines()[2]
    path = tmp_path / "mixed.jsonl"
    path.write_text(f"{{}}\n{bidding}\n\n{whole[4]}\n{good}\n", "utf-8")
    ran = cli("solve", str(path), "--seconds", "0.01")  # the whole deal takes seconds on any machine
    assert ran.status == 1
    first, second, third = ran.err.splitlines()
    assert first == f"{path}:1: format: missing"
    assert second == f"{path}:2: nothing to solve in the auction phase"
    assert third.startswith(f"{path}:4: the solver was ended by the deadline after ")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        json.loads(line) for line in cli("solve", str(endings)).out.splitlines()[2:3]
    ]


def test_a_deal_that_was_passed_out_has_nothing_to_solve(cli: Cli, tmp_path: Path) -> None:
    state = auction(start(deal_cards("nobody", 1, 0), RuleSet())[0], "- - - - -")
    path = tmp_path / "nobody.jsonl"
    path.write_text(to_line(DealRecord((PlayerInfo("A", "rules"),) * 5, state)), "utf-8")
    ran = cli("solve", str(path))
    assert (ran.status, ran.out, ran.err) == (1, "", f"{path}:1: nothing to solve in the over phase\n")


@pytest.mark.parametrize("name", ["missing.jsonl", ".", "", "a\0b"])
def test_a_file_that_cannot_be_read(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli("solve", name).refusal().startswith(f"{name}: cannot be read: ")


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be compiled."""

    def kernels() -> None:
        raise AssertionError("compiled")

    monkeypatch.setattr("napoleon_game.solver.table.kernels", kernels)


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("text", ["", "\n \n"])
def test_a_file_without_a_record(cli: Cli, tmp_path: Path, text: str) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text(text, "utf-8")
    for name in ("solve", "review"):
        ran = cli(name, str(path))
        assert (ran.status, ran.out, ran.err) == (0, "", f"{path}: there is no record in it\n")


@pytest.mark.usefixtures("uncompiled")
def test_nothing_is_compiled_before_there_is_a_deal(cli: Cli, tmp_path: Path, endings: Path) -> None:
    assert cli("solve", "missing.jsonl").refusal().startswith("missing.jsonl: cannot be read: ")
    path = tmp_path / "noise"
    path.write_text("noise", "utf-8")
    assert cli("solve", str(path)).status == 1
    with pytest.raises(AssertionError, match="compiled"):
        cli("solve", str(endings))


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "", "nan", "inf", "1e9"])
def test_seconds_that_are_none(cli: Cli, endings: Path, seconds: str) -> None:
    said = cli("solve", str(endings), f"--seconds={seconds}").refusal()
    assert said.startswith(
        f"argument --seconds: expected a number above 0 and up to 1000000, not {seconds!r}"
    )


def test_standard_input(endings: Path) -> None:
    ran = run("solve", "-", stdin=endings.read_bytes())
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 5


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
def test_ctrl_c_ends_a_search(games: Path, tmp_path: Path) -> None:
    lines = games.read_text("utf-8").splitlines()
    path = tmp_path / "two.jsonl"
    path.write_text(f"{cut(lines[0], 1)}\n{lines[4]}\n", "utf-8")
    process = subprocess.Popen(command("solve", str(path)), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b'{"value": ')  # the first is done, the second takes long
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"napoleon-game: stopped\n")
