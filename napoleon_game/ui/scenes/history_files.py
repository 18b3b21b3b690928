"""Writing all deals to a file, and reading deals from one: a path to be typed, and what came of it."""

from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, Generic, TypeVar

from napoleon_game.record.files import BadLine
from napoleon_game.store.history.history import History
from napoleon_game.store.history.transfer import Taken, export_file, import_file
from napoleon_game.store.history.trouble import HistoryError
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.history_news import trouble_text
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.text_field import TextField
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect

_PLATE: Final = Rect(240, 194, 800, 316)
_TITLE: Final = Rect(272, 218, 736, 36)
_DETAIL: Final = Rect(272, 262, 736, 56)
_FIELD: Final = Rect(272, 330, 736, 44)
_STATE: Final = Rect(272, 378, 736, 28)
_RULE: Final = Point(272, 414)
_BUTTONS: Final = Rect(0, 434, 252, 52)
_LETTERS: Final = 400
_NAME: Final = "napoleon.jsonl"

T = TypeVar("T")


class _FileScene(MenuScene, Generic[T]):
    """Asks for a path, does something with the file on the history's thread, and tells what came of it."""

    opaque = False
    largest_text = 1.2

    def __init__(self, context: Context, history: History, title: str, yes: str) -> None:
        """``title`` and ``yes`` are the catalogue's keys for the question and the button."""
        self._history, self._title, self._yes = history, title, yes
        self._path = str(documents() / _NAME)
        self._working: Future[T] | None = None
        self._done, self._shown = 0, 0
        self._stop = Event()
        super().__init__(context)

    @abstractmethod
    def work(self, path: Path) -> "Future[T]":
        """Begin."""

    @abstractmethod
    def finished(self, result: T) -> tuple[str, str]:
        """What came of it, and a detail."""

    def begin(self) -> Command | None:
        """Do it, with the path that stands there."""
        path = Path(self._path).expanduser()
        if self._path.strip() and self._working is None:
            self._working = self.work(path)
            self._rebuild()
        return None

    def build(self) -> Group:
        """The path, and the two answers."""
        say = self.context.say
        busy = self._working is not None
        field = TextField(_FIELD, self._path, _LETTERS, self._set_path, say("history-path"))
        left = _PLATE.centre.x - _BUTTONS.w - 12
        no = Button(Rect(left, _BUTTONS.y, _BUTTONS.w, _BUTTONS.h), say("cancel"), self.back)
        place = Rect(left + _BUTTONS.w + 24, _BUTTONS.y, _BUTTONS.w, _BUTTONS.h)
        self._go = Button(place, say(self._yes), self.begin, "primary")
        self._go.enabled = not busy and bool(self._path.strip())
        field.enabled = not busy
        controls = [field, no, self._go]
        return unfocused(controls) if busy else Group(controls)

    def back(self) -> Command | None:
        """Go back; what is under way is stopped first, and what is done by then stays."""
        if self._working is None:
            return Pop()
        self._stop.set()
        return None

    def left(self) -> None:
        """The program ends, or something else opens: what is under way is stopped, and what is done stays."""
        self._stop.set()

    def _set_path(self, path: str) -> None:
        self._path = path
        self._go.enabled = bool(path.strip())

    def _rebuild(self) -> None:
        self.group, self.dirty = self.build(), True

    def progress(self, done: int) -> bool:
        """Heard on the history's thread after every few deals; returns whether to go on."""
        self._done = done
        return not self._stop.is_set()

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Show how far it is; tell what came of it."""
        if self._working is None:
            return None
        if self._shown != self._done:
            self._shown, self.dirty = self._done, True
        if not self._working.done():
            return None
        working, self._working = self._working, None
        say = self.context.say
        try:
            text, detail = self.finished(working.result())
        except HistoryError as error:
            text, detail = trouble_text(self.context, error), str(error.path)
        except (OSError, ValueError) as error:  # ValueError: a path with a null character
            problem = getattr(error, "strerror", None) or str(error)
            text = say("history-file-problem", file=Path(self._path).name, problem=problem)
            detail = self._path
        return Replace(NoticeScene(self.context, text, detail))

    def paint(self, canvas: Canvas) -> None:
        """Veil, plate, question."""
        say = self.context.say
        canvas.scrim()
        canvas.panel(_PLATE)
        label(canvas, say(self._title), _TITLE, "title", align="centre", bold=True)
        balanced(canvas, say("history-path-detail"), _DETAIL, "caption", "text_soft", align="centre")
        if self._working is not None and self._shown:
            label(canvas, say("history-working", count=self._shown), _STATE, "caption", "accent")
        rule(canvas, _RULE, _STATE.w)


class ExportScene(_FileScene[int]):
    """Writes all deals to a file."""

    def __init__(self, context: Context, history: History) -> None:
        """Offer a file in the person's folder for documents."""
        super().__init__(context, history, "history-export-title", "history-export")

    def begin(self) -> Command | None:
        """Ask before a file is replaced."""
        say = self.context.say
        try:
            there = Path(self._path).expanduser().exists()
        except (OSError, ValueError, RuntimeError):
            there = False  # whatever is wrong with it is told when it is written
        if not there:
            return super().begin()
        question, yes = say("history-replace"), say("history-replace-yes")
        return Push(ConfirmScene(self.context, question, yes, super().begin, detail=self._path))

    def work(self, path: Path) -> "Future[int]":
        """Write."""
        return self._history.ask(partial(export_file, path=path))

    def finished(self, result: int) -> tuple[str, str]:
        """How many."""
        return self.context.say("history-exported", count=result), self._path if result else ""


class ImportScene(_FileScene[Taken]):
    """Reads deals from a file."""

    def __init__(self, context: Context, history: History, changed: Callable[[], None]) -> None:
        """``changed`` is called when there are other deals."""
        self._changed = changed
        super().__init__(context, history, "history-import-title", "history-import")

    def work(self, path: Path) -> "Future[Taken]":
        """Read."""
        now = self._history.now
        return self._history.ask(partial(import_file, path=path, now=now, progress=self.progress))

    def finished(self, result: Taken) -> tuple[str, str]:
        """How many were new, and what became of the others."""
        if result.new:
            self._changed()
        say = self.context.say
        others = [
            say(f"history-import-{key}", count=count)
            for key, count in (
                ("known", result.known),
                ("unfinished", result.unfinished),
                ("refused", result.refused),
            )
            if count
        ]
        if result.stopped:
            others.insert(0, say("history-stopped"))
        detail = self.context.words.listed(others)
        if result.first is not None:
            detail += "\n" + _first(self.context, result.first)
        return say("history-imported", count=result.new), detail


def _first(context: Context, bad: BadLine) -> str:
    """The first line that was refused; why is told in English, as ``napoleon-game check`` does."""
    return context.say("history-import-first", line=bad.line, problem=str(bad.error))


def documents() -> Path:
    """Where a person keeps files, as far as the system says."""
    from platformdirs import user_documents_path  # only the program itself asks

    return user_documents_path()
