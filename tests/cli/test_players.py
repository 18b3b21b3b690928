"""``simulate`` with players by name, of one's own, and broken ones."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from napoleon_game.record.read import parse_record
from tests.cli.support import Cli, run

# Broken players play well for two deals (one is made on trial, ten play), and in the phases before the one
# they fail in.
SOURCE = '''
import os

from napoleon_game.ai.random_player import RandomPlayer
from napoleon_game.core.actions import Discard, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import PACK
from napoleon_game.core.legal import LegalActions


class Own:
    def decide(self, observation, stream):
        return observation.legal[0]  if observation.public.highest else observation.legal[1]


class Shy:
    def decide(self, observation, stream):
        return Pass(observation.seat)


class Rare:
    """Bids on the joker alone."""

    def decide(self, observation, stream):
        legal = observation.legal
        if observation.public.phase.value != "auction":
            return legal[0]
        joker = any(card.code == "JK" for card in observation.hand)
        return legal[1] if joker and observation.public.highest is None else legal[0]


class Needy(Own):
    def __init__(self, level):
        self.level = level


class Broken(RandomPlayer):
    made = 0
    phase = "play"

    def __init__(self):
        Broken.made += 1
        self.works = Broken.made <= 11

    def decide(self, observation, stream):
        if self.works or observation.public.phase.value != self.phase:
            return super().decide(observation, stream)
        return self.fail(observation)


class Raises(Broken):
    def fail(self, observation):
        raise RuntimeError("two\\nlines")


class Nothing(Broken):
    def fail(self, observation):
        return None


class Text(Broken):
    phase = "auction"

    def fail(self, observation):
        return "pass"


class Mute(Broken):
    def fail(self, observation):
        return Pass(observation.seat)


class OutOfTurn(Broken):
    phase = "auction"

    def fail(self, observation):
        return Pass((observation.seat + 1) % 5)


class Number(Broken):
    def fail(self, observation):
        return PlayCard(observation.seat, int(observation.hand[0]))


class Numbers(Broken):
    phase = "exchange"

    def fail(self, observation):
        return Discard(observation.seat, (0, 1, 2))


class NotHeld(Broken):
    def fail(self, observation):
        return PlayCard(observation.seat, next(card for card in PACK if card not in observation.hand))


class NoCard(Broken):
    phase = "adjutant"

    def fail(self, observation):
        return NameAdjutantCard(observation.seat, None)


class Class(Broken):
    phase = "auction"

    def fail(self, observation):
        return Pass


class Fatal:
    """Ends the whole process, as the system does to one that takes too much memory."""

    def decide(self, observation, stream):
        os._exit(3)


class Unlucky(RandomPlayer):
    """Fails over a hand, which does not depend on the process it is in."""

    def decide(self, observation, stream):
        if {"SA", "JK", "SJ", "HJ"} <= {card.code for card in observation.hand}:
            raise ValueError("too good")
        return super().decide(observation, stream)
'''


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a module with players of one's own."""
    name = "players_for_tests"
    (tmp_path / f"{name}.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    sys.modules.pop(name, None)


def test_a_player_of_ones_own(cli: Cli, own: str, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    players = f"{own}:Own,random,rules,{own}:Own,random"
    ran = cli("simulate", "--deals", "3", "--players", players, "--out", str(path))
    assert (ran.status, ran.err) == (0, "")
    assert cli("check", str(path)).out == f"{path}: 3 deals hold\n"
    assert f'"kind":"{own}:Own"' in path.read_text("utf-8")


def test_a_player_of_ones_own_is_found_in_the_current_folder(own: str, tmp_path: Path) -> None:
    # Started as the installed command is, which unlike ``python -m`` does not look there by itself.
    arguments = ["simulate", "--deals", "25", "--jobs", "2", "--players", f"{own}:Own", "--out", "-"]
    program = f"import sys; sys.path.remove(''); from napoleon_game.cli import main; main({arguments!r})"
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    assert len(ran.stdout.splitlines()) == 25


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ("Raises", r"RuntimeError: two lines \(seat \d, play phase\)"),
        ("Nothing", r"it answered NoneType, not an action \(seat \d, play phase\)"),
        ("Text", r"it answered str, not an action \(seat \d, auction phase\)"),
        ("Mute", r"this phase asks for a card \(seat \d, play phase\)"),
        ("OutOfTurn", r"it is the turn of seat (\d) \(seat \1, auction phase\)"),
        ("Number", r"it answered PlayCard, not an action \(seat \d, play phase\)"),
        ("Numbers", r"it answered Discard, not an action \(seat \d, exchange phase\)"),
        ("NotHeld", r"\w\w is not in its hand \(seat \d, play phase\)"),
        ("NoCard", r".+ \(seat \d, adjutant phase\)"),
        ("Class", r"it answered type, not an action \(seat \d, auction phase\)"),
    ],
)
def test_a_broken_player_is_named_and_the_deals_before_are_kept(
    cli: Cli, own: str, tmp_path: Path, player: str, reason: str
) -> None:
    path = tmp_path / "out.jsonl"
    said = cli("simulate", "--deals", "9", "--players", f"{own}:{player}", "--out", str(path)).refusal()
    assert re.fullmatch(rf"the player {player} is broken: {reason}", said)
    assert cli("check", str(path)).out == f"{path}: 2 deals hold\n"


def test_a_broken_player_fails_alike_in_one_process_and_in_two(own: str, tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        arguments = ("simulate", "--deals", "400", "--players", f"{own}:Unlucky", "--out", str(path))
        ran = run(*arguments, "--jobs", jobs, cwd=tmp_path)
        assert ran.refusal().startswith("the player Unlucky is broken: ValueError: too good (seat ")
        results.append((ran.err, path.read_bytes()))
    assert results[0] == results[1]
    assert results[0][1].count(b"\n") > 20, "more than one process had work"


def test_a_process_that_ends_all_of_a_sudden(own: str, tmp_path: Path) -> None:
    ran = run("simulate", "--players", f"{own}:Fatal", "--jobs", "2", "--out", "out.jsonl", cwd=tmp_path)
    assert ran.refusal() == "a process that played deals ended all of a sudden"
    assert (tmp_path / "out.jsonl").read_bytes() == b""


def test_players_that_never_bid(cli: Cli, own: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("napoleon_game.match.simulation.MAX_ATTEMPTS", 4)
    path = tmp_path / "out.jsonl"
    said = cli("simulate", "--players", f"{own}:Shy", "--out", str(path)).refusal()
    assert said == "deal 1 was passed out 4 times: nobody bids"
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ("chess", "no player is named 'chess': expected random, rules"),
        ("", "no player is named ''"),
        ("Random", "no player is named 'Random'"),
        ("rules,rules", "--players: expected 5 names with commas between, or one, not 2"),
        (
            "rules,rules,rules,rules,rules,rules",
            "--players: expected 5 names with commas between, or one, not 6",
        ),
        ("rules,,rules,rules,rules", "no player is named ''"),
        ("rules, rules,rules,rules,rules", "no player is named ' rules'"),
        ("no_such_module:Player", "player 'no_such_module:Player' cannot be loaded: ModuleNotFoundError: "),
        (":", "player ':' cannot be loaded: ValueError: "),
        (".:x", "player '.:x' cannot be loaded: TypeError: "),
        ("json:NoSuchClass", "player 'json:NoSuchClass' cannot be loaded: AttributeError: "),
        ("json:", "player 'json:' cannot be loaded: AttributeError: "),
        ("json:JSONDecoder", "player 'json:JSONDecoder' is not a class with a method decide"),
        ("json:dumps", "player 'json:dumps' is not a class with a method decide"),
        ("a\nb", "no player is named 'a\\nb'"),
        ("a\udc80:b", "player 'a\\udc80:b' cannot be loaded: "),
    ],
)
def test_players_that_are_refused(cli: Cli, tmp_path: Path, players: str, reason: str) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("kept")
    assert cli("simulate", "--players", players, "--out", str(path)).refusal().startswith(reason)
    assert path.read_text() == "kept"


@pytest.mark.parametrize("text", ["def", "raise RuntimeError('two\\nlines')", "1 / 0"])
def test_a_module_that_cannot_be_imported(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "unsound_player.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    said = cli("simulate", "--players", "unsound_player:Player", "--out", "-").refusal()
    assert said.startswith("player 'unsound_player:Player' cannot be loaded: ")


def test_a_player_that_wants_arguments(cli: Cli, own: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("kept")
    said = cli("simulate", "--players", f"{own}:Needy", "--out", str(path)).refusal()
    assert said.startswith(f"player '{own}:Needy' cannot be made: TypeError: ")
    assert path.read_text() == "kept"


def test_passed_out_attempts_stand_before_the_deal_they_led_to(cli: Cli, own: str) -> None:
    # Nobody bids when the joker lies in the kitty, or in the hand of the fifth player.
    players = f"{own}:Rare,{own}:Rare,{own}:Rare,{own}:Rare,rules"
    ran = cli("simulate", "--deals", "9", "--players", players, "--rules", "min_target=19", "--out", "-")
    states = [parse_record(line).state for line in ran.out.splitlines()]
    assert any(state.public.passed_out for state in states), "else this test shows nothing"
    assert states[-1].public.final is not None
    assert states[-1].deal.number == 9
    for before, after in pairwise(states):
        assert after.deal.number - before.deal.number == (before.public.final is not None)
        if before.public.passed_out:
            assert after.deal.dealer == before.deal.dealer, "the same dealer deals anew (R2.4)"
