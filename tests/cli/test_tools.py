"""Tools that measure: what is wrong is told in one line, and before anything is played."""

import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from napoleon_game.ai.search import engine
from napoleon_game.solver.errors import SolverUnavailableError
from tools import calibration, forks, strength

Refused = Callable[..., str]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Run a tool, and give the one line that it has to say."""

    def call(tool: str, *arguments: str) -> str:
        monkeypatch.setattr("sys.argv", [tool, *arguments])
        with pytest.raises(SystemExit) as left:
            import_module(f"tools.{tool}").main()
        assert left.value.code == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert err.startswith(f"{tool}: ")
        return err.removeprefix(f"{tool}: ").removesuffix("\n")

    return call


@pytest.fixture
def _unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(*_: object) -> None:
        raise AssertionError("measured")

    monkeypatch.setattr(strength, "measure", measure)


READERS = ("hindsight", "calibration", "training.curves")


@pytest.mark.parametrize("tool", READERS)
def test_a_file_that_cannot_be_read_or_holds_no_deal(refused: Refused, tmp_path: Path, tool: str) -> None:
    missing, empty = str(tmp_path / "missing"), tmp_path / "empty"
    empty.touch()
    assert refused(tool, missing, "--jobs", "1") == f"{missing}: cannot be read: No such file or directory"
    assert refused(tool, str(tmp_path), "--jobs", "1").startswith(f"{tmp_path}: cannot be read: ")
    assert refused(tool, str(empty), "--jobs", "1") == f"{empty}: there is no finished deal in it"


def test_a_napoleon_that_nobody_was(refused: Refused, games: Path) -> None:
    said = refused("training.curves", str(games), "--napoleon", "king", "--jobs", "1")
    assert said == f"{games}: there is no finished deal with 'king' as Napoleon in it"


@pytest.mark.usefixtures("_unmeasured")
@pytest.mark.parametrize(
    ("tool", "words", "option"),
    [
        *((tool, "FILE --jobs 0", "--jobs") for tool in READERS),
        ("calibration", "FILE --decisions -1", "--decisions"),
        ("forks", "names --deals 0", "--deals"),
        ("forks", "calls --jobs none", "--jobs"),
        ("strength", "--deals 0", "--deals"),
        ("training.habits", "--deals 0", "--deals"),
    ],
)
def test_numbers_that_cannot_be(refused: Refused, tool: str, words: str, option: str) -> None:
    said = refused(tool, *words.split())
    assert said.startswith(f"argument {option}: expected a whole number from 1 to 999999999, not ")


@pytest.mark.usefixtures("_unmeasured")
def test_all_that_is_to_be_measured_is_tried_first(refused: Refused, tmp_path: Path) -> None:
    assert refused("strength", "--deals", "1") == "--deals: an interval needs at least 2 deals"
    assert "no player is named 'expert'" in refused("strength", "--levels", "hard,expert")
    assert "worlds is 0: expected " in refused("strength", "--levels", "hard worlds=0")
    assert "is no plain file" in refused("strength", "--log", str(tmp_path))
    out = ("--out", str(tmp_path / "out"))
    assert "no player is named 'expert'" in refused("training.habits", "--players", "rules,expert", *out)
    assert "cannot be written" in refused("training.habits", "--out", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("_unmeasured")
def test_the_cheats_too_are_not_measured_where_nothing_can_be_compiled(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "_loaded", threading.Event())
    monkeypatch.setattr(engine, "_failure", SolverUnavailableError("no compiler"))
    assert refused("strength", "--levels", "rules") == "no compiler"


def test_nothing_found_is_told_as_that(capsys: pytest.CaptureFixture[str]) -> None:
    forks.tell_names([])
    assert capsys.readouterr().out.startswith("0 contracts\n")
    calibration.tell_beliefs([])
    assert capsys.readouterr().out == "adjutant: its seat was hidden from nobody\n"


def test_deals_that_are_too_few_to_count_by_change_no_file(refused: Refused, tmp_path: Path) -> None:
    out = tmp_path / "habits.yaml"
    out.write_text("old", "utf-8")
    words = ("--deals", "1", "--players", "random", "--jobs", "1", "--out", str(out))
    assert refused("training.habits", *words).startswith("--deals: in 1 some things never came")
    assert out.read_text("utf-8") == "old"


def test_a_share_of_nothing_is_no_number() -> None:
    assert str(strength.share_of([1.0, 2.0], [1.0, -1.0])) == "(nan, nan)"
