"""The positions of a deal one after another, and its chapters: auction, exchange, tricks, end."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from napoleon_game.core.events import Events
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.record.replay import replay


@dataclass(frozen=True, slots=True)
class Position:
    """A deal at one moment.

    Attributes:
        state: the whole truth; another line may go on from here.
        events: what led here from the position before.
    """

    state: State
    events: Events


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a deal.

    Attributes:
        phase: which phase it is; :attr:`Phase.OVER` is the end.
        trick: the trick's number from 0, in play; ``None`` elsewhere.
        first: the index of the position in which it begins.
    """

    phase: Phase
    trick: int | None
    first: int


class Steps:
    """A deal to be stepped through.

    Attributes:
        positions: from the cards as dealt to the last one there is.
        chapters: the parts of the deal that it got to, in order; the first begins with the first position.
    """

    def __init__(self, state: State) -> None:
        """The way to ``state``, which may be any moment of a deal."""
        self.positions = tuple(Position(after, events) for after, events in replay(state))
        self.chapters = tuple(_chapters(self.positions))
        self._starts = [chapter.first for chapter in self.chapters]

    @property
    def last(self) -> int:
        """The index of the last position."""
        return len(self.positions) - 1

    def chapter_at(self, index: int) -> int:
        """Which of :attr:`chapters` a position belongs to."""
        return bisect_right(self._starts, index) - 1

    def next_chapter(self, index: int) -> int:
        """The first position of the chapter after that of ``index``; the last position if there is none."""
        after = self.chapter_at(index) + 1
        return self._starts[after] if after < len(self._starts) else self.last

    def previous_chapter(self, index: int) -> int:
        """The first position of its chapter; if it is that one, of the chapter before."""
        here = self.chapter_at(index)
        return self._starts[here] if index > self._starts[here] else self._starts[max(0, here - 1)]


def _chapters(positions: tuple[Position, ...]) -> Iterator[Chapter]:
    before: tuple[Phase, int | None] | None = None
    for index, position in enumerate(positions):
        public = position.state.public
        trick = len(public.tricks) if public.phase is Phase.PLAY else None
        if (public.phase, trick) != before:
            before = (public.phase, trick)
            yield Chapter(public.phase, trick, index)
