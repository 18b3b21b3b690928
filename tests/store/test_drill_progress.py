"""What somebody made of the drills: counted, kept, read back, and never in the way."""

import json
from pathlib import Path
from typing import Any

import pytest

from napoleon_game.drills.drill import Kind
from napoleon_game.store.disk import Disk
from napoleon_game.store.drill_progress import FILE, LAST, DrillProgress, Tally
from napoleon_game.store.small_file import Damaged, NotSaved


def kept(folder: Path, disk: Disk | None = None) -> DrillProgress:
    return DrillProgress(folder / FILE, disk)


def test_answers_are_counted_by_kind() -> None:
    progress = DrillProgress()
    progress.answered(Kind.CARD, 0.0, right=True)
    progress.answered(Kind.CARD, 0.25, right=False)
    progress.answered(Kind.BID, -0.01, right=True)
    assert progress.tally(Kind.CARD) == Tally(2, 1, 0.25, (True, False))
    assert progress.tally(Kind.BID) == Tally(1, 1, 0.0, (True,))
    assert progress.tally(Kind.NAME) == Tally()


def test_the_last_twenty_are_remembered_one_by_one() -> None:
    tally = Tally()
    for number in range(LAST + 5):
        tally = tally.with_answer(0.1, right=number >= 5)
    assert tally.last == (True,) * LAST
    assert (tally.tried, tally.right) == (LAST + 5, LAST)
    assert tally.given == pytest.approx(0.1 * (LAST + 5))


def test_they_are_kept_from_one_start_to_the_next(tmp_path: Path) -> None:
    first = kept(tmp_path)
    for number in range(25):
        first.answered(Kind.ADJUTANT, 0.1 * (number % 3), right=number % 3 == 0)
    first.close()
    again = kept(tmp_path)
    before, after = first.tally(Kind.ADJUTANT), again.tally(Kind.ADJUTANT)
    assert (after.tried, after.right, after.last) == (before.tried, before.right, before.last)
    assert after.given == pytest.approx(before.given, abs=1e-5)
    assert again.take_trouble() is None
    again.close()


def test_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    progress = DrillProgress()
    progress.answered(Kind.CARD, 0.1, right=True)
    progress.close()
    assert list(tmp_path.iterdir()) == []


CARD = {"tried": 2, "right": 1, "given": 0.5, "last": "+-"}


@pytest.mark.parametrize(
    "change",
    [
        {"format": "napoleon-lessons"},
        {"version": 2},
        {"version": True},
        {"kinds": []},
        {"kinds": {"song": CARD}},
        {"kinds": {"card": 3}},
        {"kinds": {"card": {**CARD, "tried": -1}}},
        {"kinds": {"card": {**CARD, "tried": True}}},
        {"kinds": {"card": {**CARD, "right": 3}}},
        {"kinds": {"card": {**CARD, "given": "much"}}},
        {"kinds": {"card": {**CARD, "given": float("nan")}}},
        {"kinds": {"card": {**CARD, "given": -0.5}}},
        {"kinds": {"card": {**CARD, "last": "+"}}},
        {"kinds": {"card": {**CARD, "last": "+x"}}},
        {"kinds": {"card": {"tried": 2}}},
    ],
)
def test_a_file_of_another_kind_is_kept_aside_and_told_once(tmp_path: Path, change: dict[str, Any]) -> None:
    good = {"format": "napoleon-drills", "version": 1, "kinds": {"card": CARD}}
    (tmp_path / FILE).write_text(json.dumps(good))
    assert kept(tmp_path).tally(Kind.CARD) == Tally(2, 1, 0.5, (True, False))
    bad = json.dumps(good | change).encode()
    (tmp_path / FILE).write_bytes(bad)
    progress = kept(tmp_path)
    trouble = progress.take_trouble()
    assert isinstance(trouble, Damaged)
    assert trouble.kept is not None
    assert trouble.kept.read_bytes() == bad
    assert progress.take_trouble() is None
    assert all(progress.tally(kind) == Tally() for kind in Kind)
    progress.answered(Kind.BID, 0.0, right=True)
    progress.close()
    assert kept(tmp_path).tally(Kind.BID).tried == 1


class Fails(Disk):
    """Fails as a disk does, or as none does."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def write_file(self, path: Path, data: bytes) -> None:  # noqa: ARG002
        raise self._error


@pytest.mark.parametrize("error", [OSError("disk full"), ValueError("odd")])
def test_what_cannot_be_written_is_told_once_and_still_counted(tmp_path: Path, error: Exception) -> None:
    progress = kept(tmp_path, Fails(error))
    progress.answered(Kind.CARD, 0.0, right=True)
    progress.answered(Kind.CARD, 0.0, right=True)
    progress.close()
    assert progress.take_trouble() == NotSaved()
    assert progress.take_trouble() is None
    assert progress.tally(Kind.CARD).tried == 2
