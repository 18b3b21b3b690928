"""No command loads what it has no use for, so that each starts at once."""

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"pygame", "numpy", "numba", "yaml", "platformdirs"}

PROGRAM = """
import sys
from napoleon_game.cli import main
try:
    status = main(sys.argv[1:])
except SystemExit as leave:
    status = leave.code
print("\\n".join(sys.modules), file=sys.stderr)
sys.exit(status)
"""


def modules_of(*arguments: str) -> set[str]:
    """The modules that are loaded once a command has run."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True
    )
    return set(ran.stderr.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["simulate", "--help"],
        ["simulate", "--deals", "2", "--players", "random,rules,random,rules,rules", "--out", "-"],
        ["simulate", "--deals", "2", "--players", "random", "--out", "-", "--jobs", "2"],
        ["check", "GAMES"],
        ["show", "GAMES"],
    ],
    ids=" ".join,
)
def test_neither_screen_nor_number_libraries_are_loaded(games: Path, arguments: list[str]) -> None:
    loaded = modules_of(*[str(games) if word == "GAMES" else word for word in arguments])
    assert "napoleon_game.cli.main" in loaded
    assert not loaded & HEAVY


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_help_loads_no_command(arguments: list[str]) -> None:
    loaded = modules_of(*arguments)
    assert not loaded & {"json", "tqdm", "napoleon_game.record", "napoleon_game.match", "napoleon_game.ai"}


def test_check_loads_neither_players_nor_matches(games: Path) -> None:
    loaded = modules_of("check", str(games))
    assert not loaded & {"tqdm", "napoleon_game.match", "napoleon_game.ai", "concurrent.futures"}
