"""Measuring on several processes: an end at once, nothing that was finished lost, nobody left behind."""

import errno
import json
import multiprocessing
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.support import Cli, command, run
from tests.cli.test_interrupt import STOPPED, interrupt

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sends POSIX signals")

ROOT = str(Path(__file__).parents[2])
STALLS = "tests.match.players:Stalls"
LOG = "log.jsonl"


def wait_until(holds: Callable[[], bool], process: "subprocess.Popen[bytes] | None" = None) -> None:
    """Wait for something that is bound to come, on a slow machine too."""
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        assert process is None or process.poll() is None
        time.sleep(0.02)


def stalled(folder: Path) -> list[int]:
    """The processes whose players think for ever."""
    return [int(path.name.partition("-")[2]) for path in folder.glob("stalled-*")]


def kept(folder: Path) -> list[int]:
    """The deals in the log, all of whose lines are whole."""
    lines = (folder / LOG).read_text("utf-8").split("\n")
    assert lines.pop() == ""
    return [json.loads(line)["report"]["number"] for line in lines]


@pytest.fixture(params=["1", "2"])
def thinking(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator["subprocess.Popen[bytes]"]:
    """A measurement that has finished some deals, and is now far from finishing any more."""
    jobs: str = request.param
    arguments = ("arena", "--candidate", STALLS, "--field", "random", "--deals", "999999", "--jobs", jobs)
    process = subprocess.Popen(
        command(*arguments, "--log", LOG),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": ROOT},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_until(lambda: (tmp_path / LOG).exists() and (tmp_path / LOG).read_bytes().count(b"\n") > 3, process)
    (tmp_path / "stall").touch()
    wait_until(lambda: len(stalled(tmp_path)) == int(jobs), process)
    yield process
    with suppress(ProcessLookupError):  # as it should be
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def gone(number: int) -> bool:
    """Whether there is no such process; one that nobody has asked after yet does not count."""
    try:
        status = Path(f"/proc/{number}/stat").read_text()
    except OSError:
        return True
    return status.rpartition(")")[2].split()[0] in "ZX"


def test_ctrl_c_waits_for_nobody_and_keeps_what_was_finished(
    thinking: "subprocess.Popen[bytes]", tmp_path: Path
) -> None:
    assert interrupt(thinking) == (130, b"", STOPPED)
    before = kept(tmp_path)
    assert len(before) > 3
    (tmp_path / "stall").unlink()
    arguments = ("arena", "--candidate", STALLS, "--field", "random", "--deals", str(max(before)))
    ran = run(*arguments, "--jobs", "2", "--log", LOG, cwd=tmp_path, env={"PYTHONPATH": ROOT})
    assert (ran.status, ran.err) == (0, "")
    after = kept(tmp_path)
    assert after[: len(before)] == before
    assert sorted(after) == list(range(1, max(before) + 1)), "each of them once"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_first(
    thinking: "subprocess.Popen[bytes]", tmp_path: Path, number: signal.Signals
) -> None:
    workers = stalled(tmp_path)
    assert not any(map(gone, workers))
    thinking.send_signal(number)
    thinking.communicate(timeout=20)
    wait_until(lambda: all(map(gone, workers)))


@pytest.mark.parametrize("command_line", ["arena --candidate {} --field rules", "ladder --levels rules,{}"])
def test_a_process_that_ends_all_of_a_sudden(tmp_path: Path, command_line: str) -> None:
    words = command_line.format("tests.match.players:Vanishes").split()
    ran = run(*words, "--deals", "9", "--jobs", "2", cwd=tmp_path, env={"PYTHONPATH": ROOT})
    assert ran.refusal() == "a process that played deals ended all of a sudden"


def limited(files: int, words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command that may have so many files open."""
    line = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command(*words.split())]
    return subprocess.run(line, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    "words",
    [
        "arena --candidate rules --field random --deals 40 --log log.jsonl",
        "simulate --players rules --deals 400 --out out.jsonl",
    ],
)
def test_where_there_can_be_few_processes_these_do_it_all(tmp_path: Path, words: str) -> None:
    ran = limited(20, f"{words} --jobs 20", tmp_path)
    assert ran.returncode == 0
    assert re.fullmatch(r"only \d of 20 processes can be started: Too many open files\n", ran.stderr)
    (made,) = (path.read_bytes() for path in tmp_path.iterdir())
    assert made.count(b"\n") >= (400 if "simulate" in words else 40)


@pytest.mark.parametrize("started", [0, 1, 2])
def test_no_deal_is_lost_with_a_process_that_cannot_be_started(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: int
) -> None:
    start = multiprocessing.Process.start
    tries: list[object] = []

    def start_some(process: multiprocessing.Process) -> None:
        tries.append(process)
        if len(tries) > started:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        start(process)

    monkeypatch.setattr(multiprocessing.Process, "start", start_some)
    log = tmp_path / LOG
    words = ("arena", "--candidate", "rules", "--field", "random", "--deals", "7", "--jobs", "5")
    ran = cli(*words, "--log", str(log))
    assert len(tries) == started + 1, "no more are tried then"
    if started:
        assert ran.status == 0
        assert sorted(kept(tmp_path)) == [1, 2, 3, 4, 5, 6, 7]
    else:
        said = (
            "no process can be started to play deals: Resource temporarily unavailable; --jobs 1 needs none"
        )
        assert ran.refusal() == said
        assert log.read_bytes() == b""
