"""A progress bar on a terminal, and none anywhere else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="only Unix has terminals that a test can make")
termios = pytest.importorskip("termios")


def test_a_bar_on_a_terminal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))  # as every terminal has; a new one has no columns at all
    command = [
        sys.executable,
        "-m",
        "napoleon_game",
        "simulate",
        "--deals",
        "40",
        "--out",
        str(tmp_path / "out"),
    ]
    with subprocess.Popen(command, stderr=theirs) as process:
        os.close(theirs)
        said = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            said += part
        os.close(ours)
    assert process.returncode == 0
    assert b"40/40" in said
    assert b"deal/s" in said


def test_no_bar_in_a_pipe(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "napoleon_game",
        "simulate",
        "--deals",
        "5",
        "--out",
        str(tmp_path / "out"),
    ]
    done = subprocess.run(command, capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")
