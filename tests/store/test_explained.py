"""What was explained is remembered, and nothing is explained twice."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from napoleon_game.store.explained import Explained
from tests.store.support import AtOnce


class Later(Executor):
    """Does nothing until it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append(lambda: future.set_result(fn(*args, **kwargs)))
        return future

    def go_on(self) -> None:
        waiting, self.waiting = self.waiting, []
        for job in waiting:
            job()


def test_each_word_once_also_after_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "explained.txt"
    first = Explained(path, AtOnce())
    assert first.first_of(["yoromeki", "mighty"]) == "yoromeki"
    assert first.first_of(["yoromeki", "mighty"]) == "mighty"
    assert first.first_of(["yoromeki", "mighty"]) is None
    assert path.read_text() == "mighty\nyoromeki\n"
    again = Explained(path, AtOnce())
    assert again.first_of(["mighty", "joker-led"]) == "joker-led"
    assert again.first_of([]) is None


def test_everything_can_be_explained_anew(tmp_path: Path) -> None:
    path = tmp_path / "explained.txt"
    explained = Explained(path, AtOnce())
    explained.first_of(["mighty"])
    explained.forget()
    assert path.read_text() == ""
    assert explained.first_of(["mighty"]) == "mighty"


def test_nothing_is_explained_before_it_is_known_what_was(tmp_path: Path) -> None:
    path = tmp_path / "explained.txt"
    path.write_text("mighty\n")
    later = Later()
    explained = Explained(path, later)
    assert explained.first_of(["mighty", "joker-led"]) is None
    later.go_on()
    assert explained.first_of(["mighty", "joker-led"]) == "joker-led"


def test_what_was_forgotten_does_not_come_back_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "explained.txt"
    path.write_text("mighty\n")
    later = Later()
    explained = Explained(path, later)
    explained.forget()
    later.go_on()
    assert explained.first_of(["mighty"]) == "mighty"


def test_a_file_that_cannot_be_used_harms_nobody(tmp_path: Path) -> None:
    folder = tmp_path / "explained.txt"
    folder.mkdir()
    explained = Explained(folder, AtOnce())
    assert explained.first_of(["mighty"]) == "mighty"
    assert explained.first_of(["mighty"]) is None
    assert folder.is_dir()


def test_noise_is_no_word(tmp_path: Path) -> None:
    path = tmp_path / "explained.txt"
    path.write_bytes(b"mighty\xff\x00 \n" + b"x" * 10_000_000)
    explained = Explained(path, AtOnce())
    assert explained.first_of(["mighty"]) == "mighty"


def test_what_nobody_foresaw_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    explained = Explained(tmp_path / "explained.txt", AtOnce())
    monkeypatch.setattr("napoleon_game.store.explained.write_atomically", fail)
    assert explained.first_of(["mighty"]) == "mighty"
    assert "in fail" in str(caplog.records[0].exc_text)
