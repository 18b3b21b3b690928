"""Versions: what changes how a duel is played changes them, and nothing else does."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from napoleon_game.ai.registry import UnknownPlayerError
from napoleon_game.ai.search import level as levels
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match import versions
from napoleon_game.match.arena import Duel
from napoleon_game.match.versions import program_mark, version_of
from tools.cheat import LEVEL, CheatDuel

PROGRAM = Path(versions.__file__).parents[1]


def mark_in(folder: Path) -> str:
    """The mark of the program in another folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(versions, "_PROGRAM", folder)
        return program_mark.__wrapped__()


@pytest.mark.parametrize(
    ("name", "tells"),
    [
        ("core/scoring.py", True),
        ("ai/rules/play.py", True),
        ("ai/search/play.py", True),
        ("ai/search/habits.yaml", True),
        ("solver/kernels/search.py", True),
        ("ai/search/levels.yaml", False),  # whose figures each level names itself
        ("ai/advice/reasons.py", False),
        ("match/versions.py", False),
    ],
)
def test_the_programs_mark_goes_by_what_decides_the_play(tmp_path: Path, name: str, tells: bool) -> None:
    copy = tmp_path / "napoleon_game"
    shutil.copytree(PROGRAM, copy, ignore=shutil.ignore_patterns("__pycache__", "i18n", "ui", "view"))
    assert mark_in(copy) == program_mark()
    with (copy / name).open("a", encoding="utf-8") as out:
        out.write("\n# changed\n")
    assert (mark_in(copy) != program_mark()) is tells


def test_a_level_goes_by_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [version_of(name) for name in ("normal", "hard", "hard-bold", "hard worlds=80")]
    assert before[1] != before[2] != before[3] != before[1]
    data = levels._data()
    as_it_is = data["levels"]["hard"]["worlds"]
    assert version_of(f"hard worlds={as_it_is}") == before[1], "whatever it is called"
    changed = {**data, "levels": {**data["levels"], "hard": {**data["levels"]["hard"], "slack": 0.3}}}
    monkeypatch.setattr(levels, "_data", lambda: changed)
    after = [version_of(name) for name in ("normal", "hard", "hard-bold", "hard worlds=80")]
    assert [a == b for a, b in zip(after, before, strict=True)] == [True, False, False, False]


def test_any_other_player_goes_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    found = []
    for text in ("first", "first", "second"):
        (tmp_path / "own_version.py").write_text(f"class Own:\n    def decide(self):\n        '{text}'\n")
        sys.modules.pop("own_version", None)
        found.append(version_of("own_version:Own"))
    sys.modules.pop("own_version")
    assert found[0] == found[1] != found[2]
    assert version_of("rules") != version_of("random")
    with pytest.raises(UnknownPlayerError):
        version_of("nobody")


def test_a_duel_has_the_versions_of_both() -> None:
    duel = Duel("hard", "rules", "x", RuleSet())
    assert duel.version() == {
        "program": program_mark(),
        "candidate": version_of("hard"),
        "field": version_of("rules"),
    }


def test_a_cheat_goes_by_its_level_and_when_it_looks() -> None:
    duel = CheatDuel("cheat", "rules", "x", RuleSet())
    assert duel.version() == CheatDuel("cheat", "rules", "x", RuleSet()).version()
    assert duel.version() != replace(duel, level=replace(LEVEL, worlds=2)).version()
    assert duel.version() != replace(duel, candidate="cheat in play").version()
