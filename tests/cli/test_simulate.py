"""``simulate``: what is played and where it is written."""

from pathlib import Path

import pytest

from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.record.files import GoodLine, read_records
from napoleon_game.record.read import parse_record
from tests.cli.support import Cli, run


def simulate(cli: Cli, *more: str) -> str:
    """The records that a short simulation prints."""
    ran = cli("simulate", "--players", "random", "--out", "-", *more)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def finished_deals(text: str) -> list[int]:
    """The numbers of the finished deals among the records."""
    states = [parse_record(line).state for line in text.splitlines()]
    return [state.deal.number for state in states if state.public.final is not None]


@pytest.mark.parametrize("players", ["rules", "random", "random,rules,random,rules,rules"])
def test_as_many_finished_deals_as_asked_for_and_check_accepts_them(
    cli: Cli, tmp_path: Path, players: str
) -> None:
    path = tmp_path / "games.jsonl"
    ran = cli("simulate", "--deals", "7", "--seed", "kyoto", "--players", players, "--out", str(path))
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    text = path.read_text("utf-8")
    assert finished_deals(text) == [1, 2, 3, 4, 5, 6, 7]
    checked = cli("check", str(path))
    assert checked.status == 0
    assert checked.out == f"{path}: {len(text.splitlines())} deals hold\n"


def test_ten_deals_if_nothing_else_is_said(cli: Cli) -> None:
    assert finished_deals(simulate(cli)) == list(range(1, 11))


def test_the_records_name_the_players_by_seat(cli: Cli) -> None:
    ran = cli("simulate", "--deals", "1", "--players", "rules,random,rules,random,random", "--out", "-")
    players = parse_record(ran.out.splitlines()[0]).players
    assert [player.kind for player in players] == ["rules", "random", "rules", "random", "random"]
    assert len({player.name for player in players}) == 5


def test_standard_output_gets_the_same_bytes_as_a_file(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    arguments = ("simulate", "--deals", "2", "--seed", "京都 😀", "--players", "random", "--out")
    cli(*arguments, str(path))
    assert run(*arguments, "-").out.encode() == path.read_bytes()
    assert cli(*arguments, "-").out.encode() == path.read_bytes()


def test_the_same_call_gives_the_same_bytes_and_another_seed_others(cli: Cli) -> None:
    first = simulate(cli, "--deals", "3", "--seed", "a")
    assert simulate(cli, "--deals", "3", "--seed", "a") == first
    assert simulate(cli, "--deals", "3", "--seed", "b") != first
    assert simulate(cli, "--deals", "5", "--seed", "a").startswith(first)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    written = []
    for jobs in ("1", "2", "3"):
        path = tmp_path / f"{jobs}.jsonl"
        ran = run(
            "simulate", "--deals", "50", "--players", "random", "--jobs", jobs, "--out", str(path), "--seed=x"
        )
        assert (ran.status, ran.out, ran.err) == (0, "", "")
        written.append(path.read_bytes())
    assert written[0] == written[1] == written[2]
    assert len(finished_deals(written[0].decode())) == 50


def test_what_the_file_held_before_is_gone(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("old\n" * 10_000)
    cli("simulate", "--deals", "1", "--players", "random", "--out", str(path))
    with path.open("rb") as stream:
        assert all(isinstance(line, GoodLine) for line in read_records(stream))


@pytest.mark.parametrize("seed", ["", " ", "a b", "two\nlines", "ナポレオン", "-5", "x" * 5000])
def test_any_text_is_a_seed(cli: Cli, seed: str) -> None:
    text = simulate(cli, "--deals", "1", f"--seed={seed}")
    assert parse_record(text.splitlines()[-1]).state.deal.seed == seed


def test_a_seed_that_is_no_text_is_refused(cli: Cli) -> None:
    assert (
        cli("simulate", "--seed", "a\udc80", "--out", "-").refusal()
        == "argument --seed: the text is not valid Unicode (see napoleon-game simulate --help)"
    )


@pytest.mark.parametrize(
    ("settings", "rules"),
    [
        (["min_target=10"], RuleSet(min_target=10)),
        (["pass_is_final=true"], RuleSet(pass_is_final=True)),
        (["pass_is_final=FALSE"], RuleSet()),
        (["reveal_discarded_pictures=cards"], RuleSet(reveal_discarded_pictures=Reveal.CARDS)),
        (
            ["min_target=1", "pass_is_final=True", "reveal_discarded_pictures=count"],
            RuleSet(1, True, Reveal.COUNT),
        ),
        (["min_target=13", "min_target=14"], RuleSet(min_target=14)),
    ],
)
def test_house_rules(cli: Cli, settings: list[str], rules: RuleSet) -> None:
    options = [option for setting in settings for option in ("--rules", setting)]
    text = simulate(cli, "--deals", "1", *options)
    assert parse_record(text.splitlines()[-1]).state.public.rules == rules


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("max_target=3", "no house rule is named 'max_target': expected one of min_target, pass_is_final"),
        ("min_target", "rules: 'min_target' is not allowed: expected key=value"),
        ("", "rules: '' is not allowed: expected key=value"),
        ("=", "no house rule is named ''"),
        ("min_target=0", "min_target: 0 is not allowed: expected a whole number from 1 to 20"),
        ("min_target=21", "min_target: 21 is not allowed"),
        ("min_target=-3", "min_target: '-3' is not allowed"),
        ("min_target=12.5", "min_target: '12.5' is not allowed"),
        ("min_target=" + "9" * 5000, "min_target: 999999999 is not allowed"),
        ("min_target=true", "min_target: True is not allowed"),
        ("pass_is_final=1", "pass_is_final: 1 is not allowed: expected true or false"),
        ("pass_is_final=", "pass_is_final: '' is not allowed"),
        (
            "reveal_discarded_pictures=all",
            "reveal_discarded_pictures: 'all' is not allowed: expected none or",
        ),
        ("two\nlines=1", "no house rule is named 'two\\nlines'"),
    ],
    ids=lambda text: text[:20],
)
def test_house_rules_that_are_refused(cli: Cli, tmp_path: Path, setting: str, reason: str) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("kept")
    assert cli("simulate", "--rules", setting, "--out", str(path)).refusal().startswith(reason)
    assert path.read_text() == "kept", "a wrong command line costs nobody their file"


@pytest.mark.parametrize("option", ["--deals", "--jobs"])
@pytest.mark.parametrize("value", ["0", "-1", "x", "", "1.5", "1e3", "1_000", "９", "9" * 10, "9" * 5000])
def test_numbers_that_are_refused(cli: Cli, option: str, value: str) -> None:
    reason = cli("simulate", f"{option}={value}", "--out", "-").refusal()
    assert reason.startswith(
        f"argument {option}: expected a whole number from 1 to 999999999, not '{value[:9]}"
    )


def test_out_must_be_given(cli: Cli) -> None:
    assert "--out" in cli("simulate").refusal()


@pytest.mark.parametrize("name", ["", "no/such/folder/out.jsonl", ".", "a\0b", "x" * 300])
def test_a_file_that_cannot_be_written(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    reason = cli("simulate", "--deals", "1", "--players", "random", "--out", name).refusal()
    assert reason.startswith(f"{name}: cannot be written: ")
    assert list(tmp_path.iterdir()) == []
