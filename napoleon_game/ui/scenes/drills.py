"""The list of drills: which kinds there are, and what was made of each so far."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from napoleon_game.drills.drill import Kind
from napoleon_game.store.drill_progress import LAST, DrillProgress, Tally
from napoleon_game.store.small_file import Damaged
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, PAD, MenuScene, screen
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import balanced, label
from napoleon_game.view.drill_words import given_away_words
from napoleon_game.view.geometry import Point, Rect

_LIST: Final = Rect(48, 106, 1184, 504)
_GAP: Final = 8.0
_NAME: Final = (24.0, 250.0)
"""Left edge within a row, and width; so are the next two."""
_ABOUT: Final = (284.0, 290.0)
_STRIP: Final = (590.0, 266.0)
_FIGURES: Final = (876.0, 284.0)
_CELL_GAP: Final = 3.0
_RIGHT: Final = 26.0
_WRONG: Final = 8.0
"""Heights of the cells for a right answer and a wrong one."""


class DrillRow(Widget):
    """A kind of drill in the list; what was made of it is looked up as it is drawn."""

    def __init__(
        self,
        rect: Rect,
        context: Context,
        kind: Kind | None,
        progress: DrillProgress,
        chosen: Callable[[], Command],
    ) -> None:
        """``None`` stands for all kinds in turn; ``chosen`` is called when it is pressed."""
        super().__init__(rect)
        self._context, self.kind, self._progress, self._chosen = context, kind, progress, chosen
        self._key = "drill-all" if kind is None else f"drill-{kind.value}"

    @property
    def spoken(self) -> str:
        """Name, what it is about, and what was made of it."""
        say = self._context.say
        return self._context.words.listed((say(self._key), say(f"{self._key}.about"), *self._figures()))

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """It is this one."""
        return self._chosen()

    def _figures(self) -> tuple[str, ...]:
        """What was made of it, in words; nothing for all kinds together."""
        if self.kind is None:
            return ()
        say, tally = self._context.say, self._progress.tally(self.kind)
        if not tally.tried:
            return (say("drills-new"),)
        away = given_away_words(self.kind, tally.given / tally.tried, self._context.words)
        return say("drills-tally", right=tally.right, tried=tally.tried), away

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Name, what it is about, the last answers, and the figures."""
        theme, say, rect = canvas.theme, self._context.say, self.rect
        raised = look.hovered or look.focused
        canvas.fill(rect, theme.color("panel_raised" if raised else "panel", 255 if raised else 200), 10)
        canvas.frame(rect, theme.color("line" if raised else "line_soft"), 10)
        label(canvas, say(self._key), self._part(_NAME), "title", bold=True)
        label(canvas, say(f"{self._key}.about"), self._part(_ABOUT), "caption", "text_soft")
        figures = self._figures()
        if self.kind is not None and len(figures) > 1:
            self._draw_strip(canvas, self._progress.tally(self.kind), self._part(_STRIP))
        if self.kind is None and any(self._progress.tally(kind).tried for kind in Kind):
            label(canvas, say("drills-last", count=LAST), self._part(_STRIP), "caption", "text_soft")
        room = self._part(_FIGURES)
        if len(figures) == 1:
            label(canvas, figures[0], room, "caption", "text_dim", align="right")
        for line, text in enumerate(figures if len(figures) > 1 else ()):
            half = Rect(room.x, rect.centre.y - 24 + 24 * line, room.w, 24)
            label(canvas, text, half, "caption", "text" if line == 0 else "text_soft", align="right")

    def _part(self, place: tuple[float, float]) -> Rect:
        return Rect(self.rect.x + place[0], self.rect.y, place[1], self.rect.h)

    def _draw_strip(self, canvas: Canvas, tally: Tally, room: Rect) -> None:
        """The last answers from the left: tall and gilt if right, low and red if not."""
        theme, width = canvas.theme, (room.w - _CELL_GAP * (LAST - 1)) / LAST
        base = room.centre.y + _RIGHT / 2
        for index in range(LAST):
            left = room.x + index * (width + _CELL_GAP)
            if index >= len(tally.last):
                canvas.fill(Rect(left, base - 2, width, 2), theme.color("line_soft"))
                continue
            right = tally.last[index]
            height = _RIGHT if right else _WRONG
            color = theme.color("accent" if right else "danger")
            canvas.fill(Rect(left, base - height, width, height), color, 2)


class DrillsScene(MenuScene):
    """The list of drills."""

    largest_text = 1.15

    def __init__(
        self, context: Context, progress: DrillProgress, chosen: Callable[[Sequence[Kind]], Command]
    ) -> None:
        """``chosen`` begins exercises of some kinds in turn."""
        self._progress, self._chosen = progress, chosen
        super().__init__(context)

    def build(self) -> Group:
        """A row for each kind and one for all, and the way back."""
        kinds: list[Kind | None] = [None, *Kind]
        height, rows = _LIST.h / len(kinds), []
        for index, kind in enumerate(kinds):
            place = Rect(_LIST.x, _LIST.y + index * height, _LIST.w, height - _GAP)
            chosen = partial(self._chosen, tuple(Kind) if kind is None else (kind,))
            rows.append(DrillRow(place, self.context, kind, self._progress, chosen))
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), self.context.say("back"), self.back)
        return Group([*rows, back], rows[0])

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """What went wrong with the record of the answers is told."""
        trouble, say = self._progress.take_trouble(), self.context.say
        if trouble is None:
            return None
        if not isinstance(trouble, Damaged):
            return Push(NoticeScene(self.context, say("drills-not-saved")))
        detail = "" if trouble.kept is None else say("drills-damaged.detail", name=trouble.kept.name)
        return Push(NoticeScene(self.context, say("drills-damaged"), detail))

    def paint(self, canvas: Canvas) -> None:
        """Heading, and what to expect."""
        say = self.context.say
        screen(canvas, say("drills-title"))
        room = Rect(FOOTER.x + BUTTON + PAD, FOOTER.y + 8, FOOTER.w - BUTTON - PAD, FOOTER.h)
        balanced(canvas, say("drills-hint"), room, "caption", "text_soft")
