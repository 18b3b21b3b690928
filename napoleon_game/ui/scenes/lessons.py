"""The list of lessons: which there are, and how far one has got in each."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from napoleon_game.lessons.lesson import Lesson
from napoleon_game.store.lesson_progress import Damaged, LessonProgress
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.scenes.backdrop import BUTTON, FOOTER, PAD, MenuScene, screen
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group, unfocused
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.ui.widgets.words import balanced, balanced_lines, label
from napoleon_game.view.geometry import Point, Rect

_LIST: Final = Rect(48, 106, 1184, 510)
_GAP: Final = 6.0
_BESIDE: Final = 12.0
"""Between buttons in the footer."""
_NUMBER: Final = 34.0
_TITLE: Final = (72.0, 330.0)
"""Left edge within a row, and width."""
_ABOUT: Final = (420.0, 500.0)
_STATE: Final = 216.0
_BAR: Final = (120.0, 4.0)
_TICK: Final = ((-7, 0), (-2, 5), (8, -6), (6, -8), (-2, 1), (-5, -2))


class LessonRow(Widget):
    """A lesson in the list; how far one has got is looked up as it is drawn."""

    def __init__(
        self,
        rect: Rect,
        context: Context,
        number: int,
        lesson: Lesson,
        progress: LessonProgress,
        chosen: Callable[[], Command],
    ) -> None:
        """``chosen`` is called when it is pressed."""
        super().__init__(rect)
        self._context, self._number, self.lesson = context, number, lesson
        self._progress, self._chosen = progress, chosen

    @property
    def spoken(self) -> str:
        """Name, what it is about, and how far one has got."""
        say, key = self._context.say, f"lesson-{self.lesson.name}"
        place = self._progress.place(self.lesson.name)
        if place is not None and place.step > 0:
            state = say("lessons-begun", number=place.step + 1, count=len(self.lesson.steps))
        else:
            state = say("lessons-done" if place is not None and place.done else "lessons-new")
        return self._context.words.listed((say(key), say(f"{key}.about"), state))

    def press(self, at: Point | None) -> Command | None:  # noqa: ARG002
        """It is this one."""
        return self._chosen()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Number, name, what it is about, and how far one has got."""
        theme, say, rect = canvas.theme, self._context.say, self.rect
        raised = look.hovered or look.focused
        canvas.fill(rect, theme.color("panel_raised" if raised else "panel", 255 if raised else 200), 10)
        canvas.frame(rect, theme.color("line" if raised else "line_soft"), 10)
        place = self._progress.place(self.lesson.name)
        done = place is not None and place.done
        disc = Point(rect.x + 38, rect.centre.y)
        canvas.disc(disc, _NUMBER, theme.color("accent_deep" if done else "felt_edge"))
        number = Rect.around(disc, _NUMBER, _NUMBER)
        ink = "on_accent" if done else "accent"
        canvas.text(str(self._number), number, "body", ink, align="centre", bold=True)
        key = f"lesson-{self.lesson.name}"
        title = Rect(rect.x + _TITLE[0], rect.y, _TITLE[1], rect.h)
        label(canvas, say(key), title, "title", bold=True)
        about = Rect(rect.x + _ABOUT[0], rect.y, _ABOUT[1], rect.h)
        label(canvas, say(f"{key}.about"), about, "caption", "text_soft")
        state = Rect(rect.right - PAD - _STATE, rect.y, _STATE, rect.h)
        if place is not None and place.step > 0:
            self._draw_part(canvas, state, place.step)
        elif done:
            width = label(canvas, say("lessons-done"), state, "caption", "accent", align="right", bold=True)
            x, y = state.right - width - 20, state.centre.y
            canvas.polygon([Point(x + dx, y + dy) for dx, dy in _TICK], theme.color("accent"))
        else:
            label(canvas, say("lessons-new"), state, "caption", "text_dim", align="right")

    def _draw_part(self, canvas: Canvas, room: Rect, step: int) -> None:
        """Where one is, over a bar."""
        theme, count = canvas.theme, len(self.lesson.steps)
        upper = Rect(room.x, room.y + 4, room.w, room.h - 16)
        say = self._context.say
        label(canvas, say("lessons-begun", number=step + 1, count=count), upper, "caption", align="right")
        groove = Rect(room.right - _BAR[0], room.bottom - 12, *_BAR)
        canvas.fill(groove, theme.color("felt_edge"), 2)
        canvas.fill(Rect(groove.x, groove.y, groove.w * step / count, groove.h), theme.color("accent"), 2)


class LessonsScene(MenuScene):
    """The list of lessons."""

    largest_text = 1.15

    def __init__(
        self,
        context: Context,
        lessons: Callable[[], Sequence[Lesson]],
        progress: LessonProgress,
        chosen: Callable[[Lesson], Command],
        more: Sequence[tuple[str, Callable[[], Command]]] = (),
    ) -> None:
        """``lessons`` are there when they have been read; ``chosen`` opens one.

        ``more`` are ways to other practice, each with the key of its name.
        """
        self._more = tuple(more)
        self._look, self._progress, self._chosen = lessons, progress, chosen
        self._lessons = tuple(lessons())
        super().__init__(context)

    def build(self) -> Group:
        """A row for each lesson, and the way back; the first that is not done has the focus."""
        say, rows = self.context.say, []
        height = _LIST.h / max(1, len(self._lessons))
        for index, lesson in enumerate(self._lessons):
            place = Rect(_LIST.x, _LIST.y + index * height, _LIST.w, height - _GAP)
            chosen = partial(self._chosen, lesson)
            rows.append(LessonRow(place, self.context, index + 1, lesson, self._progress, chosen))
        back = Button(Rect(FOOTER.x, FOOTER.y, BUTTON, FOOTER.h), say("back"), self.back)
        others: list[Button] = []
        for index, (name, way) in enumerate(reversed(self._more)):
            left = FOOTER.right - BUTTON * (index + 1) - _BESIDE * index
            others.insert(0, Button(Rect(left, FOOTER.y, BUTTON, FOOTER.h), say(name), way))
        if not rows:
            return unfocused([back, *others])
        first = next((row for row in rows if not self._done(row.lesson)), back)
        return Group([*rows, back, *others], first)

    def _done(self, lesson: Lesson) -> bool:
        place = self._progress.place(lesson.name)
        return place is not None and place.done

    def update(self, seconds: float) -> Command | None:  # noqa: ARG002
        """Lessons may still be on their way; and what went wrong with the progress is told."""
        if not self._lessons and (lessons := self._look()):
            self._lessons = tuple(lessons)
            before, self.group, self.dirty = self.group, self.build(), True
            self.group.inherit(before)
        trouble = self._progress.take_trouble()
        if trouble is None:
            return None
        say = self.context.say
        if not isinstance(trouble, Damaged):
            return Push(NoticeScene(self.context, say("lessons-not-saved")))
        detail = "" if trouble.kept is None else say("lessons-damaged.detail", name=trouble.kept.name)
        return Push(NoticeScene(self.context, say("lessons-damaged"), detail))

    def paint(self, canvas: Canvas) -> None:
        """Heading, and what to expect."""
        say = self.context.say
        screen(canvas, say("lessons-title"))
        taken = BUTTON + PAD + len(self._more) * (BUTTON + _BESIDE) + (PAD - _BESIDE) * bool(self._more)
        room = Rect(FOOTER.x + BUTTON + PAD, FOOTER.y, FOOTER.w - taken, FOOTER.h)
        lines = balanced_lines(canvas, say("lessons-hint"), room.w, "caption")
        top = room.centre.y - len(lines) * canvas.line_height("caption") / 2
        balanced(canvas, say("lessons-hint"), Rect(room.x, top, room.w, room.h), "caption", "text_soft")
