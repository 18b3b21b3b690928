"""The wheel holds what the program needs, finds it, and its version is said in one place."""

import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import requires
from pathlib import Path

import pytest

from napoleon_game import __version__, resources

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel unpacked, as pip would."""
    folder = tmp_path_factory.mktemp("wheel")
    code = f"from hatchling.build import build_wheel; build_wheel({str(folder)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def python(code: str, *, path: Path, cwd: Path) -> str:
    """What a fresh interpreter prints that finds the package only in ``path``."""
    environment = os.environ | {"PYTHONPATH": str(path), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=cwd, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def test_the_wheel_carries_assets_and_settings_and_no_tests(installed: Path) -> None:
    package = installed / "napoleon_game"
    for folder in ("assets/cards", "assets/sounds"):
        ours = {path.relative_to(ROOT / "assets") for path in (ROOT / folder).rglob("*") if path.is_file()}
        theirs = {
            path.relative_to(package / "assets") for path in (package / folder).rglob("*") if path.is_file()
        }
        assert theirs == ours
        assert ours
    assert (package / "config.yaml").read_bytes() == (ROOT / "config.yaml").read_bytes()
    assert (package / "py.typed").is_file()
    assert not (installed / "tests").exists()
    assert not (installed / "tools").exists()


def test_assets_are_found_when_installed(installed: Path, tmp_path: Path) -> None:
    code = (
        "from napoleon_game.resources import asset, default_config; print(asset('sounds'), default_config())"
    )
    found = python(code, path=installed, cwd=tmp_path).split()
    assert [Path(path).is_relative_to(installed) for path in found] == [True, True]


def test_the_installed_program_plays(installed: Path, tmp_path: Path) -> None:
    code = (
        "from napoleon_game.cli import main;"
        "main(['simulate', '--deals', '2', '--out', 'deals.jsonl']); main(['check', 'deals.jsonl'])"
    )
    assert python(code, path=installed, cwd=tmp_path) == "deals.jsonl: 2 deals hold"


def test_assets_are_found_in_a_checkout() -> None:
    assert resources.asset("sounds", "bid.ogg").is_file()
    assert resources.default_config() == ROOT / "config.yaml"
    with pytest.raises(resources.ResourceError, match=r"nothing\.ogg is missing"):
        resources.asset("sounds", "nothing.ogg")


def test_the_version_is_that_of_the_changelog() -> None:
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    page = re.sub(r"(?<=[a-z])[._](?=[a-z])", "-", page)  # as package names are normalised
    names = [line.split(">")[0].split(";")[0].strip() for line in requires("napoleon-game") or ()]
    assert len(names) >= 8
    assert [name for name in names if f"`{name.lower()}`" not in page] == []
