"""``history``: deals written out and taken in on the command line."""

from pathlib import Path

import pytest

from tests.cli.support import Cli, run


def test_deals_are_taken_in_once_and_written_out(cli: Cli, games: Path, tmp_path: Path) -> None:
    data, out = str(tmp_path / "data"), tmp_path / "out.jsonl"
    ran = cli("history", "import", str(games), "--data", data)
    assert (ran.status, ran.out, ran.err) == (0, f"{games}: 5 deals taken in\n", "")
    ran = cli("history", "import", str(games), "--data", data)
    assert (ran.status, ran.out) == (0, f"{games}: 0 deals taken in, 5 there already\n")
    ran = cli("history", "export", str(out), "--data", data)
    assert (ran.status, ran.out, ran.err) == (0, "", f"{out}: 5 deals written\n")
    assert cli("check", str(out)).out == f"{out}: 5 deals hold\n"
    assert cli("history", "import", str(out), "--data", str(tmp_path / "other")).out == (
        f"{out}: 5 deals taken in\n"
    )


def test_standard_input_and_output(games: Path, tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    ran = run("history", "import", "-", "--data", data, stdin=games.read_bytes())
    assert (ran.status, ran.out, ran.err) == (0, "-: 5 deals taken in\n", "")
    ran = run("history", "export", "-", "--data", data)
    assert (ran.status, ran.out.count("\n"), ran.err) == (0, 5, "-: 5 deals written\n")


def test_a_bad_line_is_told_and_the_others_are_taken_in(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text('{"format":"napoleon-record","version":9}\n' + games.read_text("utf-8"), "utf-8")
    ran = cli("history", "import", str(path), "--data", str(tmp_path / "data"))
    assert (ran.status, ran.err) == (1, "")
    first, last = ran.out.splitlines()
    assert first == f"{path}:1: version: this program reads version 1, not 9"
    assert last == f"{path}: 5 deals taken in, 1 refused"


@pytest.mark.parametrize("what", ["import", "export"])
def test_a_file_that_cannot_be_used(cli: Cli, tmp_path: Path, what: str) -> None:
    ran = cli("history", what, str(tmp_path / "missing" / "x.jsonl"), "--data", str(tmp_path))
    assert "missing" in ran.refusal()


def test_a_history_that_cannot_be_used(cli: Cli, games: Path, tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    for what in ("import", "export"):
        out = str(games if what == "import" else tmp_path / "out.jsonl")
        ran = cli("history", what, out, "--data", str(tmp_path))
        assert ran.refusal() == f"{tmp_path / 'history.db'}: it cannot be opened"
    assert not (tmp_path / "out.jsonl").exists(), "nothing was written in its place"


def test_a_damaged_history_is_saved_as_far_as_it_goes(cli: Cli, games: Path, tmp_path: Path) -> None:
    cli("history", "import", str(games), "--data", str(tmp_path))
    path = tmp_path / "history.db"
    path.write_bytes(path.read_bytes()[:100] + bytes(100) + path.read_bytes()[200:])
    ran = cli("history", "export", str(tmp_path / "out.jsonl"), "--data", str(tmp_path))
    assert ran.status == 0
    first, second = ran.err.splitlines()
    assert first.endswith(": 5 deals written")
    assert second.startswith(f"napoleon-game: {path}: was damaged; 5 deals were saved")
    assert "history-damaged-1.db" in second


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["history"], "the following arguments are required: what, FILE"),
        (["history", "export"], "the following arguments are required: FILE"),
        (["history", "burn", "x"], "argument what: invalid choice: 'burn'"),
    ],
)
def test_what_is_not_understood(cli: Cli, arguments: list[str], reason: str) -> None:
    assert cli(*arguments).refusal().startswith(reason)
