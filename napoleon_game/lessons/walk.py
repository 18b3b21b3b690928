"""The way through a lesson: where it stands, what was answered, and what is played."""

from enum import Enum

from napoleon_game.core.actions import Action
from napoleon_game.core.engine import step
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.core.state import State
from napoleon_game.lessons.answers import reason, right_answers
from napoleon_game.lessons.lesson import LEARNER, Act, Lesson, Moves, Pick, Say, Step
from napoleon_game.lessons.moves import action_of, move, text_of
from napoleon_game.record.steps import Position


class Mode(Enum):
    """What a step has come to."""

    SAID = "said"
    ASKED = "asked"
    WRONG = "wrong"
    RIGHT = "right"


class Walk:
    """Goes through a lesson, a step at a time.

    Attributes:
        lesson: the lesson.
        at: which step it has come to.
        state: the deal now.
        mode: what that step has come to.
        refused: why the last answer was against the rules; ``None`` if it was not, or there was none.
        why: the name of the reason why the last answer was wrong; empty if there is none to tell.
        missed: how many wrong answers were given.
    """

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        """Begin at the first step, or at a later one as if all before it had been answered right."""
        self.lesson = lesson
        self.missed = 0
        opening = lesson.steps[0].opens
        assert opening is not None, "a lesson begins with a position"
        self.state: State = opening
        self._befores: list[State] = []
        self._enter(0)
        for _ in range(min(at, len(lesson.steps) - 1)):
            self.show()
            self.on()

    @property
    def step(self) -> Step:
        """The step it has come to."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def over(self) -> bool:
        """Whether the last step has been said or answered."""
        return self.last and self.mode in (Mode.SAID, Mode.RIGHT)

    @property
    def text(self) -> str | None:
        """The key of what is to be said now; ``None`` if the rules have their own words for it."""
        if self.mode is Mode.WRONG:
            return None if self.refused is not None else self.lesson.text(self.step, self.why)
        return self.lesson.text(self.step, "right" if self.mode is Mode.RIGHT else "")

    # Forwards -----------------------------------------------------------------------------------------------

    def on(self) -> list[Position]:
        """Go on to the next step; returns what is played there. Only after the present one is done."""
        assert self.mode in (Mode.SAID, Mode.RIGHT), "there is a question to be answered"
        assert not self.last, "there is no step after the last"
        return self._enter(self.at + 1)

    def act(self, action: Action) -> list[Position]:
        """The learner bids, names, discards or plays; returns what that leads to: nothing if it was wrong."""
        task = self.step.task
        assert isinstance(task, Act), "nothing of the kind was asked"
        self.refused, self.why = None, ""
        answer = text_of(action)
        try:
            after = Position(*step(self.state, action))
        except IllegalActionError as error:
            self.refused = error
        if self.refused is not None or answer not in right_answers(task, self.state):
            self._miss(task, answer)
            return []
        self.state, self.mode = after.state, Mode.RIGHT
        return [after, *self._play(task.then)]

    def pick(self, answer: str) -> None:
        """The learner picks an answer."""
        task = self.step.task
        assert isinstance(task, Pick), "nothing of the kind was asked"
        self.refused, self.why = None, ""
        if answer in right_answers(task, self.state):
            self.mode = Mode.RIGHT
        else:
            self._miss(task, answer)

    def show(self) -> list[Position]:
        """Give the right answer for the learner, where one is asked for; returns what that leads to."""
        task = self.step.task
        if isinstance(task, Say) or self.mode is Mode.RIGHT:
            return []
        answer = right_answers(task, self.state)[0]
        if isinstance(task, Act):
            return self.act(action_of(answer, self.state.public.phase, LEARNER))
        self.pick(answer)
        return []

    def again(self) -> None:
        """After a wrong answer: ask once more."""
        if self.mode is Mode.WRONG:
            self.mode, self.refused, self.why = Mode.ASKED, None, ""

    # Backwards ----------------------------------------------------------------------------------------------

    def back(self) -> None:
        """Go back to the beginning of this step if something was answered, else of the step before."""
        self.jump(self.at if self.mode in (Mode.WRONG, Mode.RIGHT) else max(0, self.at - 1))

    def jump(self, at: int) -> None:
        """Go back to a step that was reached before."""
        self.state = self._befores[at]
        del self._befores[at:]
        self._enter(at)

    # Steps --------------------------------------------------------------------------------------------------

    def _enter(self, at: int) -> list[Position]:
        """Come to a step: its position is opened, and its moves are played."""
        self.at = at
        if self.step.opens is not None:
            self.state = self.step.opens
        self._befores.append(self.state)
        self.mode = Mode.SAID if isinstance(self.step.task, Say) else Mode.ASKED
        self.refused, self.why = None, ""
        return self._play(self.step.moves)

    def _play(self, moves: Moves) -> list[Position]:
        """Let the script be played."""
        played: list[Position] = []
        for text in moves:
            played.append(move(self.state, text))
            self.state = played[-1].state
        return played

    def _miss(self, task: Act | Pick, answer: str) -> None:
        self.mode, self.why = Mode.WRONG, reason(task, answer) or ""
        self.missed += 1
