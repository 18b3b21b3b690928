"""Kill the program at any moment: the match is as it was before or after the action in hand."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork a process")


def kill(folder: Path, kills: int, *disk: str, victim: str = "victim") -> dict[str, int]:
    """Let :mod:`tests.store.victim`, or another, kill so many times."""
    command = [sys.executable, "-m", f"tests.store.{victim}", str(folder), str(kills), "1", *disk]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)
    assert (done.returncode, done.stderr) == (0, "")
    seen: dict[str, int] = json.loads(done.stdout)
    assert seen["kills"] == kills
    return seen


@pytest.mark.parametrize("disk", ["sound", "broken"])
def test_killed_at_some_moments(tmp_path: Path, disk: str) -> None:
    kill(tmp_path, 12, disk)


@pytest.mark.slow
@pytest.mark.parametrize("disk", ["sound", "broken"])
def test_killed_at_500_moments(tmp_path: Path, disk: str) -> None:
    seen = kill(tmp_path, 500, disk)
    assert seen["matches"] > 3
    assert seen["before"] > 0
    assert (seen["torn"] > 0) is (disk == "broken")


@pytest.mark.slow
def test_killed_at_100_moments_of_matches_that_go_back_into_deals_before(tmp_path: Path) -> None:
    seen = kill(tmp_path, 100, victim="victim_back")
    assert seen["within"] > 30
    assert seen["gone_back"] > 10
