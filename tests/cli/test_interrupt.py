"""Ctrl-C: a command ends soon, quietly, and leaves complete lines."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from napoleon_game.record.files import GoodLine, read_records
from tests.cli.support import command

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal to a process group")

STOPPED = "napoleon-game: stopped\n"


def start(jobs: str, out: str) -> "subprocess.Popen[bytes]":
    """A simulation that would take hours, in a process group of its own as a terminal would give it."""
    arguments = ("simulate", "--deals", "9999999", "--players", "random", "--jobs", jobs, "--out", out)
    return subprocess.Popen(
        command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )


def interrupt(process: "subprocess.Popen[bytes]") -> tuple[int, bytes, str]:
    """Press Ctrl-C, which reaches every process of the group; status, output and errors."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return process.returncode, out, err.decode()


def wait_for_bytes(path: Path, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the simulation is in full swing."""
    deadline = time.monotonic() + 30
    while not (path.exists() and path.stat().st_size > 100_000):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_file_keeps_complete_lines(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "out.jsonl"
    process = start(jobs, str(path))
    wait_for_bytes(path, process)
    status, _, err = interrupt(process)
    assert status == 130
    assert STOPPED in err
    with path.open("rb") as stream:
        lines = list(read_records(stream))
    assert len(lines) > 20
    assert all(isinstance(line, GoodLine) for line in lines)
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_pipe_gets_complete_lines(jobs: str) -> None:
    process = start(jobs, "-")
    assert process.stdout is not None
    begun = process.stdout.readline()
    status, out, err = interrupt(process)
    assert status == 130
    assert STOPPED in err
    assert (begun + out).endswith(b"\n")


def test_one_process_ends_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    process = start("1", str(path))
    wait_for_bytes(path, process)
    assert interrupt(process) == (130, b"", STOPPED)


def test_several_processes_end_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    process = start("2", str(path))
    wait_for_bytes(path, process)
    assert interrupt(process) == (130, b"", STOPPED)


def test_processes_that_wait_for_a_slow_reader_end_in_one_line() -> None:
    process = start("2", "-")
    time.sleep(2)  # nobody reads: the pipe is full, and both processes wait for work
    status, _, err = interrupt(process)
    assert (status, err) == (130, STOPPED)
