"""A timeline is data: what moves when. What is to be seen at a time is a pure function of it."""

from dataclasses import dataclass, field
from typing import Final

from napoleon_game.core.events import Event
from napoleon_game.view.easing import Ease
from napoleon_game.view.pose import Key, Pose, Poses, between

_TINY: Final = 1e-9
"""Seconds that sums of floating-point durations may be off."""


@dataclass(frozen=True, slots=True)
class Span:
    """One move of one card.

    Attributes:
        start: when it begins, in seconds from the start of the timeline.
        length: how long it takes; 0 for a jump.
        key: the card.
        a: the pose it comes from.
        b: the pose it goes to; ``None`` if it leaves the felt at the end.
        ease: how the move feels.
    """

    start: float
    length: float
    key: Key
    a: Pose
    b: Pose | None
    ease: Ease


@dataclass(frozen=True, slots=True)
class Cue:
    """Something to be heard, or told, at one moment.

    Attributes:
        at: when, in seconds.
        sound: the name of the sound; empty for none.
        event: the event that becomes public knowledge now; ``None`` for none.
    """

    at: float
    sound: str
    event: Event | None = None


@dataclass(frozen=True, slots=True)
class Caption:
    """An event that is shown in large letters for a while."""

    start: float
    end: float
    event: Event


@dataclass(slots=True)
class Timeline:
    """Moves, cues and captions of one batch of events; ``end`` in seconds."""

    spans: list[Span] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    captions: list[Caption] = field(default_factory=list)
    end: float = 0.0

    def add(self, span: Span) -> None:
        """Add a move; moves of one card are added in the order they happen."""
        self.spans.append(span)
        self.end = max(self.end, span.start + span.length)

    def sample(self, base: Poses, t: float) -> Poses:
        """All poses at ``t`` seconds, for cards that lay as in ``base`` before."""
        poses = dict(base)
        for span in self.spans:
            if t < span.start:
                continue
            ended = t >= span.start + span.length - _TINY
            part = 1.0 if ended else (t - span.start) / span.length
            if span.b is not None:
                poses[span.key] = between(span.a, span.b, span.ease(part)) if part < 1.0 else span.b
            elif part < 1.0:
                poses[span.key] = span.a
            else:
                poses.pop(span.key, None)
        return poses
