"""``check``: what holds, what does not, and where."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.support import Cli, run


@pytest.fixture
def bad(games: Path, tmp_path: Path) -> Path:
    """The games with the second line spoiled: a wrong result."""
    lines = games.read_text("utf-8").splitlines()
    document = json.loads(lines[1])
    document["result"]["captured"][3] = 99
    lines[1] = json.dumps(document)
    path = tmp_path / "bad.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_a_file_in_which_all_holds(cli: Cli, games: Path) -> None:
    ran = cli("check", str(games))
    assert (ran.status, ran.out, ran.err) == (0, f"{games}: 5 deals hold\n", "")


def test_one_deal_and_none(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(games.read_text("utf-8").splitlines()[0], "utf-8")
    assert cli("check", str(path)).out == f"{path}: 1 deal holds\n"
    path.write_text("")
    assert cli("check", str(path)).out == f"{path}: 0 deals hold\n"


def test_a_bad_line_is_named_with_file_line_and_reason(cli: Cli, bad: Path) -> None:
    ran = cli("check", str(bad))
    assert (ran.status, ran.err) == (1, "")
    first, last = ran.out.splitlines()
    assert first.startswith(f"{bad}:2: result.captured: [")
    assert " is wrong: it is [" in first
    assert last == f"{bad}: 4 deals hold, 1 bad"


def test_the_worst_of_several_files_decides_the_status(cli: Cli, games: Path, bad: Path) -> None:
    missing = str(bad.parent / "missing.jsonl")
    assert cli("check", str(games), str(games)).status == 0
    assert cli("check", str(bad), str(games)).status == 1
    ran = cli("check", missing, str(bad), str(games))
    assert ran.refusal().startswith(f"{missing}: cannot be read: ")
    assert ran.out.splitlines()[-2:] == [f"{bad}: 4 deals hold, 1 bad", f"{games}: 5 deals hold"]


@pytest.mark.parametrize("name", ["missing.jsonl", ".", "", "a\0b", "x" * 300, "two\nlines"])
def test_a_file_that_cannot_be_read(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = cli("check", name)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith(f"napoleon-game: {name}: cannot be read: ")
    assert "Traceback" not in ran.err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "secret.jsonl"
    path.write_bytes(games.read_bytes())
    path.chmod(0)
    assert cli("check", str(path)).refusal() == f"{path}: cannot be read: Permission denied"
    reason = cli("simulate", "--deals", "1", "--out", str(path)).refusal()
    assert reason == f"{path}: cannot be written: Permission denied"


def test_standard_input(games: Path, bad: Path) -> None:
    ran = run("check", "-", stdin=games.read_bytes())
    assert (ran.status, ran.out, ran.err) == (0, "-: 5 deals hold\n", "")
    ran = run("check", "-", stdin=bad.read_bytes())
    assert ran.status == 1
    assert ran.out.startswith("-:2: result.captured: ")


def test_standard_input_named_twice_is_empty_the_second_time(games: Path) -> None:
    ran = run("check", "-", "-", stdin=games.read_bytes())
    assert (ran.status, ran.out, ran.err) == (0, "-: 5 deals hold\n-: 0 deals hold\n", "")


def test_noise_is_one_line(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "noise.bin"
    path.write_bytes(b"\xff\n" * 1000 + games.read_bytes() + b"\xff\n" * 7)
    ran = cli("check", str(path))
    assert ran.status == 1
    assert ran.out.splitlines() == [
        f"{path}:1: not UTF-8 text: byte 0xff at column 1 (nor is there a record in any line up to 1000)",
        f"{path}:1006: not UTF-8 text: byte 0xff at column 1 (nor is there a record in any line up to 1012)",
        f"{path}: 5 deals hold, 2 bad",
    ]


def test_a_file_of_windows_with_a_byte_order_mark(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "windows.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + games.read_bytes().replace(b"\n", b"\r\n"))
    assert cli("check", str(path)).out == f"{path}: 5 deals hold\n"


def test_a_program_or_picture_given_by_mistake(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 50)
    ran = cli("check", str(path))
    assert ran.status == 1
    assert ran.out.startswith(f"{path}:1: not UTF-8 text: byte 0x89 at column 1")
    assert all(line.startswith(f"{path}:") for line in ran.out.splitlines())
