"""How far a person has got in the lessons: one small file, read at the start and written as they go on."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from napoleon_game.store.disk import Disk
from napoleon_game.store.small_file import Damaged, NotSaved, Root, SmallFile, Trouble

__all__ = ["FILE", "Damaged", "LessonProgress", "NotSaved", "Place", "Trouble"]

FILE: Final = "lessons.json"
"""The file's name in the data folder."""

FORMAT: Final = "napoleon-lessons"
VERSION: Final = 1
_MOST_STEPS: Final = 1000
_MOST_NAME: Final = 64


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody has got in one lesson.

    Attributes:
        step: the step to go on with, from 0.
        done: whether the lesson was gone through to its end, at any time.
    """

    step: int = 0
    done: bool = False


class LessonProgress:
    """Remembers places in lessons, by the lessons' names.

    What cannot be kept is still remembered until the program ends.
    """

    def __init__(self, path: Path | None = None, disk: Disk | None = None) -> None:
        """Read ``path``; without one, nothing is kept."""
        self._file = SmallFile(path, FORMAT, VERSION, disk)
        self._places: dict[str, Place] = {}
        self._invited = False
        root = self._file.read()
        if root is not None:
            try:
                self._places, self._invited = _parse(root)
            except ValueError as error:
                self._file.reject(error)

    @property
    def newcomer(self) -> bool:
        """Whether no lesson was begun, and the invitation has not been answered."""
        return not self._places and not self._invited

    def place(self, lesson: str) -> Place | None:
        """How far somebody has got; ``None`` if the lesson was never begun."""
        return self._places.get(lesson)

    def reach(self, lesson: str, step: int, *, done: bool = False) -> None:
        """A step was reached, or the end: then the lesson begins anew next time, and counts as done."""
        before = self._places.get(lesson, Place())
        after = Place(0 if done else step, done or before.done)
        if after != self._places.get(lesson):
            self._places[lesson] = after
            self._write()

    def invite(self) -> None:
        """The invitation was answered."""
        if not self._invited:
            self._invited = True
            self._write()

    def take_trouble(self) -> Trouble | None:
        """What went wrong since this was last asked, if anything did: each thing is told once."""
        return self._file.take_trouble()

    def close(self) -> None:
        """Wait until all is written."""
        self._file.close()

    def _write(self) -> None:
        lessons = {name: asdict(place) for name, place in self._places.items()}
        self._file.write({"invited": self._invited, "lessons": lessons})


def _parse(root: Root) -> tuple[dict[str, Place], bool]:
    """Places, and whether the invitation was answered; raises :class:`ValueError`."""
    lessons, invited = root.get("lessons"), root.get("invited")
    if not isinstance(lessons, dict) or not isinstance(invited, bool):
        raise ValueError("it has no lessons, or does not say whether the invitation was answered")
    return {name: _place(name, value) for name, value in lessons.items()}, invited


def _place(name: str, value: Any) -> Place:
    if not isinstance(value, dict) or not 0 < len(name) <= _MOST_NAME:
        raise ValueError(f"{name[:_MOST_NAME]!r} is no lesson")
    step, done = value.get("step"), value.get("done")
    if type(step) is not int or not 0 <= step < _MOST_STEPS or type(done) is not bool:
        raise ValueError(f"{name!r} has no step from 0 to {_MOST_STEPS - 1}, or is neither done nor not")
    return Place(step, done)
