"""Players by name: our own, a stranger's module, an installed package."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from napoleon_game.ai import registry
from napoleon_game.ai.player import Player
from napoleon_game.ai.random_player import RandomPlayer
from napoleon_game.ai.registry import UnknownPlayerError, find_player, make_player, player_names
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search.level import LEVELS
from napoleon_game.ai.search.player import SearchPlayer
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.simulation import Simulation
from napoleon_game.match.versions import version_of
from tests.match.players import Shy

PAGE = Path(__file__).parents[2] / "docs" / "players-api.md"


def test_our_own_players() -> None:
    assert find_player("random") is RandomPlayer
    assert find_player("rules") is RulesPlayer
    assert player_names()[:2] == ["random", "rules"]
    assert isinstance(find_player("rules")(), Player)


def test_the_example_of_the_documentation_plays_whole_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    assert len([line for line in blocks[0].splitlines() if line.strip()]) <= 20
    (tmp_path / "miser.py").write_text(blocks[0], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    simulation = Simulation("example", 5, ("miser:Miser", *["rules"] * 4), RuleSet())
    assert all(simulation.play(number)[-1].public.final for number in range(1, 6))
    sys.modules.pop("miser")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that offers players, some of them by names of ours."""
    info = tmp_path / "some_player-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-player\nVersion: 1.0\n")
    points = {"some": "Shy", "hard-mine": "Shy", "rules": "Slow", "hard": "Slow", "hard-bold": "Slow"}
    lines = [f"{name} = tests.match.players:{target}" for name, target in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[napoleon_game.players]", *lines, ""]))
    monkeypatch.syspath_prepend(tmp_path)
    registry._offered.cache_clear()
    yield
    registry._offered.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_player_of_an_installed_package() -> None:
    assert find_player("some") is Shy
    assert find_player("rules") is RulesPlayer  # nobody takes the place of our own
    for name in ("hard", "hard-bold"):
        assert isinstance(make_player(name), SearchPlayer)
    assert player_names() == ["random", "rules", *LEVELS, "hard-mine", "some"]


@pytest.mark.usefixtures("package")
def test_a_packages_player_may_be_called_as_a_level_and_more() -> None:
    assert all(make_player(name) for name in player_names())
    assert isinstance(make_player("hard-mine"), Shy)
    assert version_of("hard-mine") == version_of("some")
    with pytest.raises(UnknownPlayerError, match="no style is named 'yours': expected bold"):
        find_player("hard-yours")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "no player is named 'nobody': expected random, rules"),
        ("", "no player is named ''"),
        ("no_such_module:Player", "ModuleNotFoundError"),
        ("tests.match.players:Nobody", "AttributeError"),
        ("tests.match.players:time", "not a class with a method decide"),
        ("napoleon_game.core.cards:Card", "not a class with a method decide"),
        (":", "cannot be loaded"),
        ("napoleon_game.core.cards:", "cannot be loaded"),
    ],
)
def test_names_that_are_no_player(name: str, words: str) -> None:
    with pytest.raises(UnknownPlayerError, match=words) as caught:
        find_player(name)
    assert "\n" not in str(caught.value)


def test_a_player_that_cannot_be_made() -> None:
    with pytest.raises(UnknownPlayerError, match="CannotBeMade' cannot be made: OSError: no model file"):
        make_player("tests.match.players:CannotBeMade")


def test_a_module_that_fails_to_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_player.py").write_text("raise SystemError('first\\nsecond')")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownPlayerError, match="SystemError: first second"):
        find_player("broken_player:Player")
