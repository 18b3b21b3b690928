"""A program killed while it puts deals in: whatever it said to be safe is there."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from napoleon_game.store.history.entry import read_entry
from tests.store.history.support import all_lines, open_history


@pytest.mark.slow
def test_what_was_safe_is_there_after_any_kill(tmp_path: Path) -> None:
    luck, path, safe = random.Random(5), tmp_path / "history.db", 0
    for _ in range(20):
        command = [sys.executable, "-m", "tests.store.history.victim", str(path), str(safe + 1)]
        victim = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert victim.stdout is not None
        for _ in range(luck.randrange(1, 60)):
            safe = int(victim.stdout.readline())
        victim.kill()
        safe = max([safe, *(int(line) for line in victim.stdout.read().split())])
        victim.wait()
        victim.stdout.close()
        history = open_history(path)
        numbers = {read_entry(line, 0).finished for line in all_lines(history)}
        assert set(range(1, safe + 1)) <= numbers <= set(range(1, safe + 2))
        assert history.take_news() is None, "a kill damages nothing"
        safe = max(numbers)
        history.close()
