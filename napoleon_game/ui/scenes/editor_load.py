"""Loading a problem: from a deal code, or from a file of records."""

from concurrent.futures import Future
from pathlib import Path
from typing import Final

from napoleon_game.match.problem import Problem, problem_of
from napoleon_game.record.codes.deal_code import read_code
from napoleon_game.record.codes.letters import CodeError
from napoleon_game.record.files import BadLine, read_records
from napoleon_game.ui import clipboard
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.file_problems import problem_of as reason_of
from napoleon_game.ui.scene import Command, Pop
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.editor import Taken
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.ui.widgets.laurel import rule
from napoleon_game.ui.widgets.text_field import TextField
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect

_PLATE: Final = Rect(240, 186, 800, 340)
_TITLE: Final = Rect(272, 208, 736, 36)
_DETAIL: Final = Rect(272, 252, 736, 56)
_FIELD: Final = Rect(272, 314, 736, 44)
_STATE: Final = Rect(272, 362, 736, 56)
_RULE: Final = Point(272, 428)
_BUTTONS: Final = Rect(272, 448, 232, 52)
"""The first of three."""
_LETTERS: Final = 400


class LoadScene(MenuScene):
    """Asks for a code or a path; a file is read on another thread."""

    opaque = False
    largest_text = 1.0

    def __init__(self, context: Context, taken: Taken) -> None:
        """``taken`` hears the problem that was found."""
        self._taken, self._text, self._wrong = taken, "", ""
        self._reading: Future[Problem | BadLine | OSError | None] | None = None
        super().__init__(context)

    def build(self) -> Group:
        """The field, a way to fill it without keys, and the two answers."""
        say, busy = self.context.say, self._reading is not None
        field = TextField(_FIELD, self._text, _LETTERS, self._set_text, say("problem-load-field"))
        field.wrong, field.enabled = bool(self._wrong), not busy
        step = (_FIELD.w - _BUTTONS.w) / 2
        no = Button(_BUTTONS, say("cancel"), self.back)
        paste = Button(_BUTTONS.moved(step, 0), say("code-paste"), self._paste)
        self._go = Button(_BUTTONS.moved(2 * step, 0), say("problem-load-go"), self._load, "primary")
        paste.enabled = not busy
        self._go.enabled = not busy and bool(self._text.strip())
        controls = [field, no, paste, self._go]
        return unfocused(controls) if busy else Group(controls)

    def _set_text(self, text: str) -> None:
        self._text, self._wrong = text, ""
        self._go.enabled = bool(text.strip())

    def _paste(self) -> None:
        """What lies in the clipboard takes the place of what was written; the focus goes on."""
        self._set_text(clipboard.paste())
        self._made_anew()
        if self._go.enabled:
            self.group.focus = self._go

    def _load(self) -> Command | None:
        """A code is a deal at once; anything else is a path."""
        try:
            code = read_code(self._text)
        except CodeError:
            self._reading = self.context.think(_first_in, Path(self._text.strip()).expanduser())
            self._made_anew()
            return None
        self._taken(Problem(code.deal.hands))
        return Pop()

    def _made_anew(self) -> None:
        self.group, self.dirty = self.build(), True

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Look whether the file was read."""
        if self._reading is None or not self._reading.done():
            return None
        found, self._reading = self._reading.result(), None
        if isinstance(found, Problem):
            self._taken(found)
            return Pop()
        say = self.context.say
        if found is None:
            self._wrong = say("problem-load-none")
        elif isinstance(found, BadLine):
            self._wrong = say("problem-load-bad", line=found.line, reason=str(found.error))
        elif isinstance(found, FileNotFoundError):
            self._wrong = say("problem-load-missing")
        else:
            self._wrong = say("problem-load-unreadable", reason=reason_of(self.context, found))
        self._made_anew()
        return None

    def paint(self, canvas: Canvas) -> None:
        """The plate, what is asked, and what is wrong with the answer."""
        say = self.context.say
        canvas.scrim()
        canvas.panel(_PLATE)
        label(canvas, say("problem-load-title"), _TITLE, "title", bold=True)
        balanced(canvas, say("problem-load-detail"), _DETAIL, "caption", "text_soft")
        if self._wrong:
            lines = canvas.wrap(self._wrong, _STATE.w, "tiny")[:2]
            for row, line in enumerate(lines):
                place = Rect(_STATE.x, _STATE.y + row * 26, _STATE.w, 26)
                label(canvas, line, place, "tiny", "danger")
        rule(canvas, _RULE, _FIELD.w)


def _first_in(path: Path) -> Problem | BadLine | OSError | None:
    """The problem of the first line of a file that says anything; ``None`` if none does."""
    try:
        with path.open("rb") as file:
            line = next(read_records(file), None)
    except OSError as error:
        return error
    except ValueError as error:  # such a path there cannot be
        return OSError(0, str(error))
    return line if line is None or isinstance(line, BadLine) else problem_of(line.record.state)
