"""Numba's cache: a second process loads what the first compiled, and gives the same answers.

A constant in a recursive call made it abort once.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core import config as numba_config

from napoleon_game.solver import compiling
from napoleon_game.solver.api import solve
from napoleon_game.solver.errors import SolverUnavailableError
from napoleon_game.solver.kernels import kept
from tests.solver.support import whole_deal

config: Any = numba_config

ASK = """
from napoleon_game.solver.api import solve
from tests.solver.support import whole_deal
for number in range(1, 6):
    print(solve(whole_deal(number, 6)))
from napoleon_game.solver import kernels
loaded = [kernel.stats.cache_hits for kernel in (kernels.goal_of, kernels.moves, kernels.set_up)]
print([sum(hits.values()) for hits in loaded])
"""


def ask() -> str:
    """What a process of its own answers."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", ASK], check=True, capture_output=True, text=True
    ).stdout


def test_a_second_process_loads_the_cache_and_agrees() -> None:
    ask()
    *answers, loaded = ask().splitlines()
    assert loaded == "[1, 1, 1]"
    assert [line.partition(", nodes=")[0] for line in answers] == [
        str(solve(whole_deal(number, 6))).partition(", nodes=")[0] for number in range(1, 6)
    ]


def test_importing_the_api_compiles_nothing() -> None:
    code = (
        "import sys, napoleon_game.solver.api; "
        "print(*(name in sys.modules for name in ('numba', 'pygame', 'napoleon_game.solver.kernels')))"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.split() == ["False", "False", "False"]


def test_a_machine_that_cannot_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise OSError(f"no\ncompiler for {name}")

    monkeypatch.setattr(compiling, "_failure", None)
    monkeypatch.setattr(compiling, "import_module", fail)
    for _ in range(2):  # who asks again hears it again
        with pytest.raises(SolverUnavailableError, match="cannot be compiled here: OSError: no compiler for"):
            solve(whole_deal(1, 2))


def test_what_is_kept_goes_by_the_source_of_all_kernels(tmp_path: Path) -> None:
    (tmp_path / "kernels").mkdir()
    inner = tmp_path / "kernels" / "inner.py"
    inner.write_text("a = 1")
    (tmp_path / "outer.py").write_text("b = 1")
    first = kept_mark(tmp_path)
    assert kept_mark(tmp_path) == first
    inner.write_text("a = 2")
    assert kept_mark(tmp_path) != first
    inner.write_text("a = 1")
    assert kept_mark(tmp_path) == first


def kept_mark(folder: Path) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "_SOLVER", folder)
        return kept.source_mark()


@pytest.fixture
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that numba was told to keep its cache in."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    return tmp_path


def test_a_folder_for_each_source_and_few_of_them(cache_folder: Path) -> None:
    for number in range(5):
        old = cache_folder / f"compiled-{number}"
        old.mkdir()
        os.utime(old, (number, number))
    (cache_folder / "of somebody else").mkdir()
    assert kept.keep_compiled()
    assert Path(config.CACHE_DIR) == cache_folder / f"compiled-{kept.source_mark()}"
    assert sorted(path.name for path in cache_folder.iterdir()) == sorted(
        ["compiled-3", "compiled-4", f"compiled-{kept.source_mark()}", "of somebody else"]
    )


def test_no_folder_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "file"))
    assert not kept.keep_compiled()
    assert str(tmp_path / "file") == config.CACHE_DIR
