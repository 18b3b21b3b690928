"""Where a deal code is typed, pasted or picked letter by letter, and where one goes from there."""

from collections.abc import Callable
from functools import partial
from typing import Final

from napoleon_game.core.deal import numbered_deal
from napoleon_game.record.codes.deal_code import DealCode, code_of, read_code
from napoleon_game.record.codes.letters import LENGTHS, LETTERS, CodeError, Fault, bare, grouped
from napoleon_game.ui import clipboard
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Erased, Input, Typed
from napoleon_game.ui.match_plan import random_seed
from napoleon_game.ui.scene import Command
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, PAD, MenuScene, hairline, screen
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.geometry import Point, Rect

_PANEL: Final = Rect(48, 108, 712, 500)
_FIELD: Final = Rect(72, 132, 664, 64)
_MESSAGE: Final = Rect(72, 206, 664, 60)
_KEYS: Final = Rect(72, 276, 664, 308)
_COLUMNS: Final = 8
_GAP: Final = 10

_SIDE: Final = Rect(784, 108, 448, 500)
_SIDE_TITLE: Final = Rect(808, 120, 400, 48)
_ROW: Final = Rect(808, 184, 400, 66)
_ROW_NAME: Final = 26
_HINT: Final = Rect(808, 466, 400, 130)
_MOST: Final = max(LENGTHS)
_WIDE: Final = 240


class CodeScene(MenuScene):
    """A field, a key for each letter, and what the code stands for.

    Attributes:
        letters: what stands in the field, without dashes.
        code: what it says; ``None`` as long as it is no code.
    """

    largest_text = 1.2

    def __init__(
        self,
        context: Context,
        start: Callable[[DealCode], Command],
        challenge: Callable[[DealCode], Command],
    ) -> None:
        """``start`` begins a match with the deal of a code, ``challenge`` a challenge."""
        self._start, self._challenge = start, challenge
        self.letters = ""
        self.code: DealCode | None = None
        self.fault: CodeError | None = None
        super().__init__(context)

    # Controls -----------------------------------------------------------------------------------------------

    def build(self) -> Group:
        """The keys, and the ways on and back."""
        say = self.context.say
        width = (_KEYS.w + _GAP) / _COLUMNS
        height = (_KEYS.h + _GAP) / (len(LETTERS) // _COLUMNS + 1)
        keys = []
        for index, letter in enumerate([*LETTERS, ""]):
            across, down = index % _COLUMNS, index // _COLUMNS
            place = Rect(_KEYS.x + across * width, _KEYS.y + down * height, width - _GAP, height - _GAP)
            if letter:
                keys.append(Button(place, letter, partial(self._add, letter), style="title"))
            else:
                keys.append(Button(place, say("code-erase"), self._erase, style="caption"))
        back = Button(Rect(FOOTER.x, FOOTER.y, 160, FOOTER.h), say("back"), self.back)
        left = back.rect.right + PAD / 2
        paste = Button(Rect(left, FOOTER.y, 176, FOOTER.h), say("code-paste"), self._paste)
        new = Button(Rect(paste.rect.right + PAD / 2, FOOTER.y, 176, FOOTER.h), say("code-new"), self._draw)
        self._go = Button(
            Rect(FOOTER.right - _WIDE, FOOTER.y, _WIDE, FOOTER.h), say("code-start"), self._begin, "primary"
        )
        self._try = Button(
            Rect(self._go.rect.x - PAD / 2 - BUTTON, FOOTER.y, BUTTON, FOOTER.h),
            say("code-challenge"),
            self._begin_challenge,
        )
        group = Group([*keys, back, paste, new, self._try, self._go], paste)
        self._check(group)
        return group

    def react(self, event: Input) -> Command | None:
        """Letters go into the field, whatever has the focus."""
        match event:
            case Typed(text):
                if text.strip():
                    self._take(self.letters + text if len(text) == 1 else text)
            case Erased():
                self._erase()
            case _:
                return self.group.handle(event)
        return None

    # Changes ------------------------------------------------------------------------------------------------

    def _add(self, letter: str) -> None:
        self._take(self.letters + letter)

    def _erase(self) -> None:
        self._take(self.letters[:-1])

    def _paste(self) -> None:
        self._take(clipboard.paste())

    def _draw(self) -> None:
        """A deal that nobody has seen yet, by the house rules of the settings."""
        self._take(code_of(numbered_deal(random_seed(), 1), self.context.config.rules))

    def _take(self, text: str) -> None:
        """Put a text into the field, unless a letter of it is in no code; that is said."""
        self.dirty = True
        try:
            self.letters = bare(text)[:_MOST]
        except CodeError as error:
            self.fault = error
            return
        self._check(self.group)

    def _check(self, group: Group) -> None:
        """Find out what the code says; the focus goes on as soon as it says something."""
        before, self.code, self.fault = self.code, None, None
        try:
            self.code = read_code(self.letters)
        except CodeError as error:
            self.fault = error
        self._go.enabled = self._try.enabled = self.code is not None
        if self.code is not None and before is None:
            group.focus = self._go
        elif group.focus is not None and not group.focus.enabled:
            group.focus = next(widget for widget in group.widgets if widget.enabled)

    def _begin(self) -> Command | None:
        return None if self.code is None else self._start(self.code)

    def _begin_challenge(self) -> Command | None:
        return None if self.code is None else self._challenge(self.code)

    # Drawing ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The field with what is to be said of it, and what the code stands for."""
        say, theme = self.context.say, canvas.theme
        screen(canvas, say("code-title"))
        canvas.panel(_PANEL)
        canvas.fill(_FIELD, theme.color("felt_edge", 235), theme.radii["cell"])
        wrong = self.fault is not None and self._said_as_fault
        line = "danger" if wrong else "accent" if self.code is not None else "line_soft"
        canvas.frame(_FIELD, theme.color(line), theme.radii["cell"])
        room = _FIELD.inset(16, 0)
        text = grouped(self.letters)
        width = label(canvas, text, room, "display", "text", bold=True) if text else 0.0
        if len(self.letters) < _MOST:
            cursor = Rect(room.x + width + (4 if text else 0), room.centre.y - 18, 2, 36)
            canvas.fill(cursor, theme.color("focus"))
        balanced(canvas, self._message, _MESSAGE, "caption", "danger" if wrong else "text_soft")
        canvas.panel(_SIDE)
        self._paint_side(canvas)

    @property
    def _said_as_fault(self) -> bool:
        """Whether what is wrong is wrong, and not only unfinished."""
        unfinished = self.fault is not None and self.fault.fault is Fault.LENGTH
        return not unfinished or len(self.letters) >= _MOST

    @property
    def _message(self) -> str:
        say, fault = self.context.say, self.fault
        if fault is None:
            return ""
        match fault.fault:
            case Fault.LETTER:
                return say("code-fault-letter", letter=fault.found)
            case Fault.LENGTH:
                return say("code-short", count=len(self.letters)) if self.letters else say("code-empty")
            case Fault.SLIP:
                return say("code-fault-slip")
            case Fault.NO_DEAL:
                return say("code-fault-no-deal")

    def _paint_side(self, canvas: Canvas) -> None:
        """Deal and house rules, each under its name; a dash as long as nothing is known."""
        say, code = self.context.say, self.code
        label(canvas, say("code-stands-for"), _SIDE_TITLE, "title", "accent", bold=True)
        rows = (
            ("code-deal", self._deal),
            (
                "setting-rules-min-target",
                "" if code is None else say("value-cards", count=code.rules.min_target),
            ),
            (
                "setting-rules-pass-is-final",
                "" if code is None else say("on" if code.rules.pass_is_final else "off"),
            ),
            (
                "setting-rules-reveal-discarded-pictures",
                ""
                if code is None
                else say(
                    f"setting-rules-reveal-discarded-pictures-{code.rules.reveal_discarded_pictures.value}"
                ),
            ),
        )
        for index, (name, value) in enumerate(rows):
            place = _ROW.moved(0, index * _ROW.h)
            hairline(canvas, Point(place.x, place.y), place.w)
            head = Rect(place.x, place.y + 6, place.w, _ROW_NAME)
            label(canvas, say(name), head, "caption", "text_soft")
            label(canvas, value or "–", Rect(place.x, head.bottom, place.w, 28), "body", bold=bool(value))
        hairline(canvas, Point(_ROW.x, _ROW.y + len(rows) * _ROW.h), _ROW.w)
        top = 0.0
        for text in ("code-hint-challenge", "code-hint"):
            top += balanced(canvas, say(text), _HINT.moved(0, top), "caption", "text_soft") + 6

    @property
    def _deal(self) -> str:
        """Where the deal comes from."""
        say, code = self.context.say, self.code
        if code is None:
            return ""
        if code.seed == code.text:
            return say("code-deal-cards")
        if code.attempt > 1:
            return say("code-deal-again", number=code.deal.number, attempt=code.attempt - 1)
        return say("code-deal-number", number=code.deal.number)
