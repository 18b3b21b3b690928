"""Files that are no settings at all, or were made to hurt: told in one line, ignored, and quickly."""

import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import yaml

from napoleon_game.config import document
from napoleon_game.config.document import MAX_DEPTH, MAX_NODES
from napoleon_game.config.files import MAX_BYTES
from napoleon_game.config.notices import Problem
from napoleon_game.config.schema import Config
from tests.config.support import only_notice, read, read_content, write

LAUGHS = "a0: &a0 [ha, ha]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 60)
)


@pytest.fixture(params=["C", "Python"], autouse=True)
def both_parsers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML has a parser in C and one in Python; a machine may lack the first."""
    loader = yaml.SafeLoader if request.param == "Python" else getattr(yaml, "CSafeLoader", None)
    if loader is None:
        pytest.skip("PyYAML was built without its parser in C")
    monkeypatch.setattr(document, "_Loader", loader)


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    start = time.monotonic()
    yield
    assert time.monotonic() - start < 10


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("sound: {master: 3\nwindow: 3\n", 2),
        ("sound:\n\tmaster: 3\n", 2),
        ("sound:\n  master: 3\n bad: 3\n", 3),
        ("a: 'b\n\n", 3),
        ("a: b: c\n", 1),
        ("a: 1\n---\nb: 2\n", 2),
        ("a: 1\n\x00\n", 2),
        ("\x1b[2J", 1),
        ("%YAML 2.0\n---\na: 1\n", 1),
        ("a: @b\n", 1),
        ("a: %b\n", 1),
    ],
)
def test_broken_yaml_is_told_with_its_line(content: str, line: int, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    notice = only_notice(loaded)
    assert notice.problem is Problem.NOT_YAML
    assert notice.line in (line, line + 1)  # the two parsers notice a missing end a line apart
    assert str(notice).startswith(
        f"{tmp_path / 'config.yaml'}, line {notice.line}: the file cannot be read as"
    )
    assert "\n" not in str(notice)
    assert loaded.config == Config()


@pytest.mark.parametrize(
    "content",
    [
        "[" * (MAX_DEPTH + 2) + "]" * (MAX_DEPTH + 2),
        "[" * 500_000,
        "{" * 500_000,
        "{a: " * 100_000,
        "- " * 250_000,
        "? " * 250_000,
        "a: b\n" * (MAX_NODES // 2 + 1),
        "[" + "a, " * 300_000 + "]",
    ],
    ids=["deep", "brackets", "braces", "maps", "dashes", "questions", "long", "wide"],
)
def test_depth_and_size_are_bounded(content: str, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    assert only_notice(loaded).problem in (Problem.TOO_LARGE, Problem.NOT_YAML)
    assert loaded.config == Config()


def test_a_billion_laughs_are_not_laughed(tmp_path: Path) -> None:
    loaded = read_content(tmp_path, LAUGHS + "sound:\n  master: *a59\n  cards: 7\n")
    assert [notice.problem for notice in loaded.notices] == [Problem.UNKNOWN_KEY] * 60 + [Problem.WRONG_VALUE]
    assert loaded.config.sound.cards == 7


@pytest.mark.parametrize("word", ["9" * 200_000, "x" * 200_000, "0." + "1" * 200_000, "é" * 100_000])
def test_endless_words_are_cut_in_messages(word: str, tmp_path: Path) -> None:
    content = f"sound: {{master: {word}}}\nlook: {{text_scale: {word}}}\nlanguage: {word}\n? {word}\n: 1\n"
    loaded = read_content(tmp_path, content)
    assert len(loaded.notices) == 4
    assert all(len(str(notice)) < 400 for notice in loaded.notices)
    assert loaded.config == Config()


@pytest.mark.parametrize(
    "content", ["#" * MAX_BYTES + "\n", "#\n" * (MAX_BYTES // 2) + "#"], ids=["one line", "many lines"]
)
def test_larger_files_are_not_read(content: str, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    assert str(only_notice(loaded)).endswith(
        "the file is too large: more than 1048576 bytes; nothing in it is used"
    )


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    setting = "\nlanguage: ja\n"
    loaded = read_content(tmp_path, "#" * (MAX_BYTES - len(setting)) + setting)
    assert loaded.notices == ()
    assert loaded.config.language.value == "ja"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"language: ja\n# \xff\n", 2),
        ("language: ja # 日本語".encode("shift_jis"), 1),
        ("language: ja\n".encode("utf-16"), 1),
        (b"a: \xed\xa0\x80\n", 1),
    ],
    ids=["noise", "Shift JIS", "UTF-16", "surrogate"],
)
def test_what_is_not_utf_8(content: bytes, line: int, tmp_path: Path) -> None:
    loaded = read_content(tmp_path, content)
    notice = only_notice(loaded)
    assert (notice.problem, notice.line) == (Problem.NOT_TEXT, line)
    assert loaded.config == Config()


def test_marks_and_line_ends_of_other_systems(tmp_path: Path) -> None:
    loaded = read_content(tmp_path, b"\xef\xbb\xbflanguage: ja\r\nsound:\r\n  master: 300\r\n")
    assert loaded.config.language.value == "ja"
    assert only_notice(loaded).line == 3


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    loaded = read(tmp_path)
    assert str(only_notice(loaded)) == f"{tmp_path}: the file cannot be read: a folder; nothing in it is used"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_pipe_a_socket_and_a_device_are_no_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with closing(socket.socket(socket.AF_UNIX)) as server:
        server.bind(str(tmp_path / "s"))
        for path in (tmp_path / "pipe", tmp_path / "s", Path("/dev/zero")):
            assert only_notice(read(path)).found == "not a plain file"


def test_a_file_below_a_file_is_not_there(tmp_path: Path) -> None:
    write(tmp_path / "file", "")
    assert only_notice(read(tmp_path / "file" / "config.yaml")).found == "it is not there"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_names_that_no_file_can_have(name: str, tmp_path: Path) -> None:
    assert only_notice(read(tmp_path / name)).problem is Problem.UNREADABLE


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path / "config.yaml", "language: ja\n")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        loaded = read(file)
    assert {notice.file for notice in loaded.notices} >= {file}
    assert all(notice.found == "Permission denied" for notice in loaded.notices)
    assert loaded.config == Config()
