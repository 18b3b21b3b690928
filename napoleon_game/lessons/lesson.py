"""What a lesson is made of."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from napoleon_game.core.cards import Seat
from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.state import State

LEARNER: Final[Seat] = 0
"""The seat of whoever takes the lesson."""

REST: Final = "rest"
"""Stands for all wrong answers that are not named."""

Moves = tuple[str, ...]
"""Actions one after another, each in the notation of :mod:`napoleon_game.lessons.moves`."""


class LessonError(NapoleonError, ValueError):
    """A lesson's file is wrong.

    Attributes:
        place: where, such as ``joker.yaml: lead``.
    """

    def __init__(self, place: str, reason: str) -> None:
        """Say what is wrong at ``place``."""
        super().__init__(f"{place}: {reason}")
        self.place = place


class Aim(Enum):
    """What a right card does, and no wrong one: for the tests that hold lessons against the rules."""

    FOLLOW = "follow"
    TAKE = "take"
    LEAVE = "leave"
    FEED = "feed"


@dataclass(frozen=True, slots=True)
class Claims:
    """What the words of a step say about the table once it is done, for the tests.

    Attributes:
        card: the card that wins the trick on the table, or won the last one; empty for no claim.
        by: why it does, as :class:`~napoleon_game.core.tricks.WonBy` has it.
        napoleon: picture cards that Napoleon's side has taken; ``None`` for no claim.
        allied: the same of the Allied side.
    """

    card: str = ""
    by: str = ""
    napoleon: int | None = None
    allied: int | None = None


@dataclass(frozen=True, slots=True)
class Say:
    """Something is said."""


@dataclass(frozen=True, slots=True)
class Act:
    """The learner is to bid, name, discard or play.

    Attributes:
        right: the right answers, in the notation of moves; the first is the one that is shown.
        wrong: for each reason the answers to which it is given; three discards are wrong with any card of
            these.
        then: what the others play after a right answer.
        aim: what the right answers do; ``None`` outside tricks.
    """

    right: Moves
    wrong: tuple[tuple[str, frozenset[str]], ...]
    then: Moves = ()
    aim: Aim | None = None


class Asked(Enum):
    """What a question with a few answers is about; what is right follows from the rules."""

    WINNER = "winner"
    HAND = "hand pictures"
    TRICK = "trick pictures"
    RESULT = "result"
    HIGHER = "higher"


@dataclass(frozen=True, slots=True)
class Pick:
    """The learner is to pick one of a few answers.

    Attributes:
        asked: what is asked.
        options: the answers, from the left; empty for the cards of the trick.
        given: target and picture cards taken, where the result is asked; else empty.
        wrong: for each reason the answers to which it is given.
    """

    asked: Asked
    options: tuple[str, ...]
    given: tuple[int, ...]
    wrong: tuple[tuple[str, frozenset[str]], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson.

    Attributes:
        name: what its texts are called.
        task: what is to be done.
        at: what is pointed at: cards, or places by name.
        moves: what is played when the step is reached, before anything is said.
        claims: what its words say.
        opens: the position with which a new part of the lesson begins; ``None`` where the deal goes on.
    """

    name: str
    task: Say | Act | Pick
    at: tuple[str, ...] = ()
    moves: Moves = ()
    claims: Claims = Claims()
    opens: State | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; the first of its steps opens a position.

    Attributes:
        name: what its texts are called, and its progress is kept under.
        steps: one after another.
    """

    name: str
    steps: tuple[Step, ...]

    def text(self, step: Step, attribute: str = "") -> str:
        """The catalogue's key for what is said at ``step``, or in answer to something."""
        key = f"lesson-{self.name}-{step.name}"
        return f"{key}.{attribute}" if attribute else key
