"""The files for results of ``arena`` and ``ladder``: tried before anything is measured, and not harmed."""

import json
import os
import stat
from pathlib import Path

import pytest

from tests.cli.support import Cli

ARENA = ("arena", "--candidate", "random", "--field", "rules", "--deals", "2", "--jobs", "1")
LADDER = ("ladder", "--levels", "random,rules", "--deals", "2", "--jobs", "1")
PAGE = "<!-- ladder: begin -->\n<!-- ladder: end -->\n"
KEPT = [(ARENA, "--json"), (ARENA, "--log"), (LADDER, "--json"), (LADDER, "--log"), (LADDER, "--markdown")]
"""The commands, and their options that name a file."""


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be measured."""

    def measure(*_: object) -> None:
        raise AssertionError("measured")

    for name in ("arena", "ladder"):
        monkeypatch.setattr(f"napoleon_game.cli.{name}.measure", measure)


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(("command", "option"), KEPT, ids=lambda value: str(value)[:9])
@pytest.mark.parametrize("name", [".", "", "missing/file", "page/file", "x" * 300, "a\0b"], ids=range(6))
def test_a_file_that_cannot_be_is_told_first(
    cli: Cli,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    option: str,
    name: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page").write_text(PAGE)
    shown = name if name or option == "--json" else "."
    said = cli(*command, option, name).refusal()
    assert said.startswith((f"{shown}: cannot be read: ", f"{shown}: cannot be written: "))
    assert [path.name for path in tmp_path.iterdir()] == ["page"]


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(("command", "option"), KEPT, ids=lambda value: str(value)[:9])
def test_trying_changes_no_file(cli: Cli, tmp_path: Path, command: tuple[str, ...], option: str) -> None:
    path = tmp_path / "page"
    for text in (None, PAGE):
        if text is not None:
            path.write_text(text)
        with pytest.raises(AssertionError, match="measured"):
            cli(*command, option, str(path))
        assert (path.read_text() if path.exists() else None) == text


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(("command", "option"), KEPT, ids=lambda value: str(value)[:9])
def test_a_link_to_what_is_not_there_yet_stays(
    cli: Cli, tmp_path: Path, command: tuple[str, ...], option: str
) -> None:
    page, link, first = tmp_path / "page", tmp_path / "link", tmp_path / "first"
    link.symlink_to(page.name)
    first.symlink_to(link.name)  # a link to a link
    with pytest.raises(AssertionError, match="measured"):
        cli(*command, option, str(first))
    assert link.is_symlink()
    assert first.is_symlink()
    assert not page.exists()


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("option", ["--log", "--markdown"])
def test_what_is_read_must_be_a_plain_file(cli: Cli, tmp_path: Path, option: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for name in (str(pipe), "/dev/full", "/dev/zero"):
        if Path(name).exists():
            assert cli(*LADDER, option, name).refusal() == f"{name}: cannot be read: it is no plain file"
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="no /dev/fd here")
def test_figures_may_go_into_a_pipe(cli: Cli) -> None:
    reading, writing = os.pipe()
    assert cli(*ARENA, "--json", f"/dev/fd/{writing}").status == 0
    os.close(writing)
    with open(reading, "rb") as stream:  # noqa: PTH123
        assert json.loads(stream.read())["deals"] == 2


@pytest.mark.usefixtures("unmeasured")
def test_one_file_for_two_things_is_refused(cli: Cli, tmp_path: Path) -> None:
    path, link = tmp_path / "page", tmp_path / "link"
    path.write_text(PAGE)
    link.symlink_to(path)
    for first, second in (("--json", "--log"), ("--json", "--markdown"), ("--log", "--markdown")):
        said = cli(*LADDER, second, str(link), first, str(path)).refusal()
        assert said == f"{first} and {second} are the same file: {link}"
    assert path.read_text() == PAGE
