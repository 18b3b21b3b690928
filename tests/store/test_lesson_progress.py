"""How far somebody got in the lessons: kept, read back, and never in the way."""

import json
import random
from pathlib import Path

import pytest

from napoleon_game.store.disk import Disk
from napoleon_game.store.lesson_progress import FILE, Damaged, LessonProgress, NotSaved, Place


def kept(folder: Path) -> LessonProgress:
    return LessonProgress(folder / FILE)


def test_places_are_kept_from_one_start_to_the_next(tmp_path: Path) -> None:
    first = kept(tmp_path)
    assert first.newcomer
    assert first.place("joker") is None
    first.reach("joker", 3)
    first.reach("auction", 0)
    first.reach("hidden", 5, done=True)
    first.close()
    again = kept(tmp_path)
    assert (again.place("joker"), again.place("auction")) == (Place(3), Place(0))
    assert again.place("hidden") == Place(0, done=True)
    assert not again.newcomer
    assert again.take_trouble() is None
    again.close()


def test_done_once_is_done_for_good() -> None:
    progress = LessonProgress()
    progress.reach("joker", 7, done=True)
    progress.reach("joker", 2)
    assert progress.place("joker") == Place(2, done=True)


def test_an_answered_invitation_is_not_made_again(tmp_path: Path) -> None:
    first = kept(tmp_path)
    first.invite()
    first.close()
    again = kept(tmp_path)
    assert not again.newcomer
    again.close()


def test_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    progress = LessonProgress()
    progress.reach("joker", 1)
    progress.close()
    assert progress.place("joker") == Place(1)
    assert list(tmp_path.iterdir()) == []


def written(folder: Path) -> bytes:
    progress = kept(folder)
    progress.reach("joker", 3)
    progress.reach("hidden", 5, done=True)
    progress.close()
    return (folder / FILE).read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        {"format": "napoleon-match"},
        {"version": 2},
        {"invited": "yes"},
        {"lessons": []},
        {"lessons": {"joker": 3}},
        {"lessons": {"joker": {"step": -1, "done": False}}},
        {"lessons": {"joker": {"step": True, "done": False}}},
        {"lessons": {"joker": {"step": 10**9, "done": False}}},
        {"lessons": {"joker": {"step": 1, "done": 0}}},
        {"lessons": {"x" * 100: {"step": 1, "done": False}}},
    ],
)
def test_a_file_of_another_kind_is_kept_aside_and_told_once(
    tmp_path: Path, change: dict[str, object]
) -> None:
    data = json.dumps({**json.loads(written(tmp_path)), **change}).encode()
    (tmp_path / FILE).write_bytes(data)
    assert_damaged(tmp_path, data)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[" * 60_000, b" " * 100_000, b'"' + b"x" * 99_999])
def test_a_damaged_file_is_kept_aside_and_told_once(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    assert_damaged(tmp_path, data)


def assert_damaged(folder: Path, data: bytes) -> None:
    progress = kept(folder)
    trouble = progress.take_trouble()
    assert isinstance(trouble, Damaged)
    assert trouble.kept is not None
    assert trouble.kept.read_bytes() == data
    assert progress.take_trouble() is None
    assert progress.newcomer
    progress.reach("joker", 1)
    progress.close()
    again = kept(folder)
    assert again.place("joker") == Place(1)
    assert again.take_trouble() is None
    again.close()


def test_noise_in_the_file_never_stops_the_program(tmp_path: Path) -> None:
    """100 files with bytes changed, left out or put in: each is read, or kept aside as it was."""
    good, chance = written(tmp_path), random.Random(6)
    for number in range(100):
        data = bytearray(good)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(data))
            match chance.randrange(3):
                case 0:
                    data[at] = chance.randrange(256)
                case 1:
                    del data[at : at + chance.randint(1, 9)]
                case _:
                    data[at:at] = bytes(chance.randrange(256) for _ in range(3))
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE).write_bytes(bytes(data))
        progress = kept(folder)
        trouble = progress.take_trouble()
        if trouble is not None:
            assert isinstance(trouble, Damaged)
            assert trouble.kept is not None
            assert trouble.kept.read_bytes() == bytes(data)
        progress.close()


class FullDisk(Disk):
    """Nothing can be written."""

    def write(self, handle: int, data: bytes) -> int:  # noqa: ARG002
        raise OSError(28, "No space left on device")


def test_that_nothing_can_be_written_is_told_once_and_the_old_file_stays(tmp_path: Path) -> None:
    before = written(tmp_path)
    progress = LessonProgress(tmp_path / FILE, FullDisk())
    progress.reach("joker", 5)
    progress.reach("joker", 6)
    progress.close()
    assert isinstance(progress.take_trouble(), NotSaved)
    assert progress.take_trouble() is None
    assert progress.place("joker") == Place(6)
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    progress = kept(tmp_path)
    assert progress.take_trouble() == Damaged(None)
    progress.reach("joker", 1)
    progress.close()
    assert progress.take_trouble() is None
    assert (tmp_path / FILE).is_dir(), "what cannot be read is not written over"
