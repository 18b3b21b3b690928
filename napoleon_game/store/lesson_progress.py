"""How far a person has got in the lessons: one small file, read at the start and written as they go on."""

import json
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from napoleon_game.store.disk import Disk

FILE: Final = "lessons.json"
"""The file's name in the data folder."""

FORMAT: Final = "napoleon-lessons"
VERSION: Final = 1
_MOST: Final = 65_536
"""Bytes that are read of it; it has a few hundred."""
_MOST_STEPS: Final = 1000
_MOST_NAME: Final = 64

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody has got in one lesson.

    Attributes:
        step: the step to go on with, from 0.
        done: whether the lesson was gone through to its end, at any time.
    """

    step: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class Damaged:
    """The file could not be read, and everything starts anew.

    Attributes:
        kept: where the old file lies now; ``None`` if it could not be moved.
    """

    kept: Path | None


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The file could not be written."""


Trouble = Damaged | NotSaved


class LessonProgress:
    """Remembers places in lessons, by the lessons' names.

    Writing happens on a thread of its own, so nobody waits for it; what cannot be kept is still remembered
    until the program ends.
    """

    def __init__(self, path: Path | None = None, disk: Disk | None = None) -> None:
        """Read ``path``; without one, nothing is kept."""
        self._path, self._disk = path, disk or Disk()
        self._places: dict[str, Place] = {}
        self._invited = False
        self._trouble: Trouble | None = None
        self._told_not_saved = False
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="lessons")
        if path is not None:
            self._read(path)

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
        trouble, self._trouble = self._trouble, None
        return trouble

    def close(self) -> None:
        """Wait until all is written."""
        self._writer.shutdown()

    # The file -----------------------------------------------------------------------------------------------

    def _read(self, path: Path) -> None:
        try:
            data = self._disk.read(path, _MOST + 1)
        except FileNotFoundError:
            return
        except OSError as error:
            _log.warning("%s: %s", path, error.strerror or error)
            self._trouble, self._path = Damaged(None), None  # what cannot be read is not written over
            return
        try:
            self._places, self._invited = _parse(data)
        except ValueError as error:
            _log.warning("%s: %s", path, error)
            self._trouble = Damaged(self._set_aside(path))

    def _set_aside(self, path: Path) -> Path | None:
        try:
            return self._disk.move(path, path.with_name(f"{path.stem}-damaged{path.suffix}"))
        except OSError as error:
            _log.warning("%s: %s", path, error.strerror or error)
            return None

    def _write(self) -> None:
        if self._path is not None:
            self._writer.submit(self._write_now, self._path, _text(self._places, self._invited))

    def _write_now(self, path: Path, data: bytes) -> None:
        try:
            self._disk.write_file(path, data)
        except OSError as error:
            _log.warning("%s: %s", path, error.strerror or error)
            if not self._told_not_saved:
                self._told_not_saved, self._trouble = True, NotSaved()


def _text(places: Mapping[str, Place], invited: bool) -> bytes:
    lessons = {name: {"step": place.step, "done": place.done} for name, place in places.items()}
    data = {"format": FORMAT, "version": VERSION, "invited": invited, "lessons": lessons}
    return json.dumps(data, ensure_ascii=False, indent=1).encode() + b"\n"


def _parse(data: bytes) -> tuple[dict[str, Place], bool]:
    """Places, and whether the invitation was answered; raises :class:`ValueError`."""
    if len(data) > _MOST:
        raise ValueError("it is too large")
    try:
        root: Any = json.loads(data.decode())
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(root, dict) or root.get("format") != FORMAT or root.get("version") != VERSION:
        raise ValueError(f"it is no {FORMAT} of version {VERSION}")
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
