"""Numba's cache: a second process loads what the first compiled, and gives the same answers.

A constant in a recursive call made it abort once.
"""

import subprocess
import sys

import pytest

from napoleon_game.core.errors import NapoleonError
from napoleon_game.solver import compiling
from napoleon_game.solver.api import solve
from napoleon_game.solver.errors import SolverUnavailableError
from tests.solver.support import whole_deal

ASK = """
from napoleon_game.solver.api import compile_in_background, failure, ready, solve
from tests.solver.support import whole_deal
assert not ready()
thread = compile_in_background()
assert thread is compile_in_background()
thread.join()
assert ready() and failure() is None
for number in range(1, 6):
    print(solve(whole_deal(number, 6)))
from napoleon_game.solver import kernels
loaded = [kernel.stats.cache_hits for kernel in (kernels.search, kernels.moves, kernels.set_up)]
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
        "print('numba' in sys.modules, 'pygame' in sys.modules, napoleon_game.solver.api.ready())"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.split() == ["False", "False", "False"]


def test_a_machine_that_cannot_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise OSError(f"no\ncompiler for {name}")

    monkeypatch.setattr(compiling, "_failure", None)
    monkeypatch.setattr(compiling, "_thread", None)
    monkeypatch.setattr(compiling, "import_module", fail)
    compiling.compile_in_background().join()
    problem = compiling.failure()
    assert isinstance(problem, NapoleonError)
    assert "cannot be compiled here: OSError: no compiler" in str(problem)
    with pytest.raises(SolverUnavailableError):
        solve(whole_deal(1, 2))
