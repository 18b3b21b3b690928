"""Where nothing can be compiled levels play as ``rules`` does, which no command counts under their names."""

import os
from pathlib import Path

import pytest

from tests.cli.support import run

ROOT = str(Path(__file__).parents[2])
SAID = "the solver cannot be compiled here: ImportError: no compiler"


@pytest.fixture
def path(tmp_path: Path) -> str:
    """The path of modules in which numba cannot be loaded."""
    (tmp_path / "modules").mkdir()
    (tmp_path / "modules" / "numba.py").write_text("raise ImportError('no compiler')", "utf-8")
    return os.pathsep.join([str(tmp_path / "modules"), ROOT])


@pytest.mark.parametrize(
    "words",
    [
        "arena --candidate beginner --field random --deals 2 --jobs 1 --log LOG",
        "arena --candidate random --field hard-bold --deals 2 --jobs 2 --log LOG",
        "ladder --levels random,beginner --deals 2 --jobs 1 --log LOG",
        "simulate --players rules,rules,beginner,rules,rules --deals 1 --out LOG",
    ],
)
def test_levels_are_neither_measured_nor_recorded(tmp_path: Path, path: str, words: str) -> None:
    log = tmp_path / "log.jsonl"
    ran = run(*words.replace("LOG", str(log)).split(), env={"PYTHONPATH": path})
    assert ran.refusal() == SAID
    assert ran.out == ""
    assert not log.exists()


@pytest.mark.parametrize(
    "words",
    [
        "arena --candidate random --field rules --deals 2 --jobs 1",
        "simulate --players rules --deals 1 --out -",
    ],
)
def test_others_need_no_compiler(path: str, words: str) -> None:
    ran = run(*words.split(), env={"PYTHONPATH": path})
    assert (ran.status, ran.err) == (0, "")
