"""The command line itself: help, version, and what is not understood."""

import pytest

from napoleon_game import __version__
from tests.cli.support import Cli, run

COMMANDS = ["play", "simulate", "arena", "ladder", "check", "show", "solve", "history"]


def test_version(cli: Cli) -> None:
    ran = cli("--version")
    assert (ran.status, ran.out, ran.err) == (0, f"napoleon-game {__version__}\n", "")


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_names_every_command(cli: Cli, option: str) -> None:
    ran = cli(option)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("usage: napoleon-game ")
    assert all(command in ran.out for command in COMMANDS)
    assert "examples:" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_examples(cli: Cli, command: str) -> None:
    ran = cli(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: napoleon-game {command} ")
    assert f"  napoleon-game {command} " in ran.out


def test_help_of_simulate_names_players_and_house_rules(cli: Cli) -> None:
    out = cli("simulate", "--help").out
    for word in (
        "random",
        "rules",
        "module:Class",
        "min_target",
        "pass_is_final",
        "reveal_discarded_pictures",
    ):
        assert word in out


def test_help_of_check_tells_the_exit_status(cli: Cli) -> None:
    assert "exit status: 0 all holds, 1 a line is bad, 2 a file cannot be read." in cli("check", "--help").out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["deal"], "argument COMMAND: invalid choice: 'deal' (choose from "),
        ([""], "argument COMMAND: invalid choice: '' (choose from "),
        (["--colour"], "unrecognized arguments: --colour"),
        (["check"], "the following arguments are required: FILE"),
        (["show"], "show: expected FILE or --code CODE"),
        (["show", "a", "b"], "unrecognized arguments: b"),
        (["check", "--fast", "a"], "unrecognized arguments: --fast"),
        (["check", "a", "--two\nlines"], "unrecognized arguments: --two lines"),
        (["simulate", "--out", "-", "--speed=1"], "unrecognized arguments: --speed=1"),
        (["simulate", "--out"], "argument --out: expected one argument"),
        (["simulate", "--out", "-", "extra"], "unrecognized arguments: extra"),
        (["check", "a", "-\udc80"], "unrecognized arguments: -\\udc80"),
    ],
)
def test_what_is_not_understood_is_said_in_one_line_that_points_to_help(
    cli: Cli, arguments: list[str], reason: str
) -> None:
    ran = cli(*arguments)
    said = ran.refusal()
    assert said.startswith(reason)
    assert said.endswith(" --help)")
    assert ran.out == ""


def test_a_process_of_its_own_leaves_with_the_same_status() -> None:
    assert run("--version").out == f"napoleon-game {__version__}\n"
    assert run("deal").refusal().startswith("argument COMMAND: invalid choice: 'deal'")
    assert run("check", "no such file").refusal() == "no such file: cannot be read: No such file or directory"
