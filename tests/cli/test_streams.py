"""Output and input that close early, are full, or speak another encoding."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.support import command, run

posix = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")


def shell(line: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in which ``napoleon-game`` is the program; ``$1`` is the first argument."""
    name, *rest = command()
    # With its usual buffers the program meets what is wrong only at its very end.
    buffered = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    program = f'napoleon-game() {{ "{name}" {" ".join(rest)} "$@"; }}; set -o pipefail; {line}'
    return subprocess.run(
        ["bash", "-c", program, "bash", *arguments],
        capture_output=True,
        text=True,
        env=buffered | variables,
        timeout=60,
        check=False,
    )


@posix
@pytest.mark.parametrize(
    "line",
    [
        'napoleon-game show "$1" | head -1',
        'napoleon-game check "$1" | true',
        "napoleon-game --help | true",
        "napoleon-game simulate --help | true",
        "napoleon-game --version | true",
        "napoleon-game simulate --deals 100 --players random --out - | head -1",
        "napoleon-game simulate --deals 1 --players random --out - | true",
        "napoleon-game simulate --deals 200 --players random --jobs 2 --out - | head -1",
        'napoleon-game show <(for i in {1..30}; do cat "$1"; done) | head -1',
    ],
)
def test_a_reader_that_has_seen_enough_is_no_error(games: Path, line: str) -> None:
    ran = shell(line, str(games))
    assert (ran.returncode, ran.stderr) == (0, "")


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize(
    "line",
    [
        'napoleon-game show "$1"',
        'napoleon-game check "$1"',
        "napoleon-game --help",
        "napoleon-game simulate --deals 1 --players random --out -",
        "napoleon-game simulate --deals 20 --players random --out -",
    ],
)
def test_a_full_disk_is_told_in_one_line(games: Path, line: str) -> None:
    ran = shell(f"{line} > /dev/full", str(games))
    assert (ran.returncode, ran.stderr) == (
        2,
        "napoleon-game: -: cannot be written: No space left on device\n",
    )


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("deals", ["1", "20"])
def test_a_full_disk_under_a_file_is_told_in_one_line(deals: str) -> None:
    said = run("simulate", "--deals", deals, "--players", "random", "--out", "/dev/full").refusal()
    assert said == "/dev/full: cannot be written: No space left on device"


@posix
def test_standard_streams_that_the_shell_closed() -> None:
    ran = shell("napoleon-game simulate --deals 1 --players random --out - >&-")
    assert (ran.returncode, ran.stderr) == (2, "napoleon-game: -: cannot be written: Bad file descriptor\n")
    ran = shell("napoleon-game check - <&-")
    assert (ran.returncode, ran.stderr) == (2, "napoleon-game: -: cannot be read: Bad file descriptor\n")


@posix
@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no /proc/self/mem here")
def test_standard_input_that_cannot_be_read() -> None:
    ran = shell("napoleon-game check - < /proc/self/mem")
    assert ran.returncode == 2
    assert ran.stderr.startswith("napoleon-game: -: cannot be read: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "ascii", "cp932", "utf-16"])
def test_records_are_utf_8_whatever_the_terminal_speaks(encoding: str) -> None:
    arguments = ("simulate", "--deals", "1", "--players", "random", "--seed", "é ナ 😀", "--out", "-")
    expected = run(*arguments, env={"PYTHONUTF8": "1"})
    assert '"seed":"é ナ 😀"' in expected.out
    assert run(*arguments, env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"}) == expected


def test_a_pipe_from_simulate_to_check() -> None:
    records = run("simulate", "--deals", "3", "--players", "random", "--out", "-")
    assert run("check", "-", stdin=records.out.encode()).out == "-: 3 deals hold\n"
