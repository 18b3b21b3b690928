"""The ways to the lessons: from the title to their list, into one, and from one to the next."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from napoleon_game.lessons.lesson import Lesson
from napoleon_game.lessons.read import LESSONS, load_lesson
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.scenes.lessons import LessonsScene


class LessonWays:
    """Reads the lessons on a thread of its own, and opens them.

    Attributes:
        progress: how far somebody has got.
    """

    def __init__(
        self,
        context: Context,
        progress: LessonProgress,
        rules: Callable[[], Command],
        more: Sequence[tuple[str, Callable[[], Command]]] = (),
    ) -> None:
        """``rules`` opens the page of the rules; ``more`` are ways to other practice, with their names."""
        self._more = tuple(more)
        self.progress, self._context, self._rules = progress, context, rules
        reader = ThreadPoolExecutor(1, thread_name_prefix="lessons")
        self._lessons: Future[tuple[Lesson, ...]] = reader.submit(_read)
        reader.shutdown(wait=False)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons; none until they have been read."""
        return self._lessons.result() if self._lessons.done() else ()

    def show(self) -> Command:
        """Open the list."""
        self.progress.invite()
        return Push(LessonsScene(self._context, lambda: self.lessons, self.progress, self.take, self._more))

    def take(self, lesson: Lesson) -> Command:
        """Open a lesson over the list."""
        return Push(self._scene(lesson))

    def _scene(self, lesson: Lesson) -> LessonScene:
        """A lesson; after it comes the next, after the last the list."""
        later = self.lessons[self.lessons.index(lesson) + 1 :]

        def finished() -> Command:
            return Replace(self._scene(later[0])) if later else Pop()

        return LessonScene(self._context, lesson, self.progress, finished, self._rules, more=bool(later))


def _read() -> tuple[Lesson, ...]:
    return tuple(map(load_lesson, LESSONS))
