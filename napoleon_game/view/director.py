"""The director: shows batches of events one after another, and always lands on the truth."""

from collections import deque
from collections.abc import Callable

from napoleon_game.core.cards import Seat
from napoleon_game.core.events import Event, Events
from napoleon_game.core.observation import Observation
from napoleon_game.view.choreography import Choreographer
from napoleon_game.view.layout import Arrangement, layout
from napoleon_game.view.pacing import Pacing
from napoleon_game.view.pose import Poses
from napoleon_game.view.timeline import Cue, Timeline

CueListener = Callable[[Cue], None]


class Director:
    """What one viewer sees of a deal, over time.

    Attributes:
        shown: the observation that has been shown in full; screens are drawn from this one.
        viewer: the seat that looks.
        speed: factor on all durations; 0.0 shows every batch at once.
        reduced: cards jump instead of moving; pauses stay.
    """

    def __init__(
        self, observation: Observation, pacing: Pacing, arrangement: Arrangement, listener: CueListener
    ) -> None:
        """Begin with ``observation`` on the table; ``listener`` hears every cue in its time."""
        self.pacing, self.arrangement, self._listener = pacing, arrangement, listener
        self.speed, self.reduced = 1.0, False
        self.reset(observation)

    def reset(self, observation: Observation) -> None:
        """Show ``observation`` at once and forget what was to come: for the first frame, loading and undo."""
        self.shown = observation
        self.viewer: Seat = observation.seat
        self._base = layout(observation, self.arrangement)
        self._queue: deque[tuple[Events, Observation]] = deque()
        self._timeline: Timeline | None = None
        self._target: Observation | None = None
        self._time = 0.0
        self._heard = 0

    def close_hand(self) -> None:
        """Show all that is to come at once, and from now on only what everybody may see."""
        self.flush()
        self.reset(self.shown.open)

    def turn(self, observation: Observation) -> None:
        """Turn the table to the place of another seat, once all has been shown."""
        self.push((), observation)

    @property
    def turning(self) -> bool:
        """Whether the table turns: what stands around the cards still has its old place."""
        return self._target is not None and self._target.seat != self.shown.seat

    def rearrange(self, arrangement: Arrangement) -> None:
        """Hold the hand in another way from now on."""
        self.arrangement = arrangement
        self._base = layout(self.shown, arrangement)

    @property
    def idle(self) -> bool:
        """Whether everything has been shown."""
        return self._timeline is None and not self._queue

    @property
    def waiting(self) -> int:
        """How many batches have not begun yet."""
        return len(self._queue)

    def push(self, events: Events, after: Observation) -> None:
        """Show a batch after those before it."""
        self._queue.append((events, after))

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether anything changed that is to be drawn."""
        if not (self._timeline or self._queue):
            return False
        self._time += seconds / self.speed if self.speed > 0 else float("inf")
        while not self.idle:
            timeline = self._timeline or self._begin()
            self._hear(timeline, self._time)
            if self._time < timeline.end:
                break
            self._time -= timeline.end
            self._land()
        if self.idle:
            self._time = 0.0
        return True

    def flush(self) -> None:
        """Show everything that is to come at once; its cues are heard without waiting."""
        while not self.idle:
            self._hear(self._timeline or self._begin(), float("inf"))
            self._land()
        self._time = 0.0

    def poses(self) -> Poses:
        """Where every card is now."""
        if self._timeline is None:
            return self._base
        time = self._time
        if self.reduced:  # each move is seen only when it has been made
            return _jumped(self._timeline, self._base, time)
        return self._timeline.sample(self._base, time)

    def captions(self) -> list[tuple[Event, float]]:
        """Events that stand in large letters now, each with the part (0-1) of its time that has passed."""
        if self._timeline is None:
            return []
        return [
            (caption.event, (self._time - caption.start) / (caption.end - caption.start))
            for caption in self._timeline.captions
            if caption.start <= self._time < caption.end
        ]

    @property
    def showing(self) -> Observation:
        """The observation that the batch on show leads to: ahead of ``shown`` while something moves."""
        return self._target if self._timeline is not None and self._target is not None else self.shown

    def _begin(self) -> Timeline:
        events, target = self._queue.popleft()
        choreographer = Choreographer(self.viewer, self._base, self.pacing, self.arrangement.places)
        timeline = choreographer.run(events, layout(target, self.arrangement))
        timeline.cues.sort(key=lambda cue: cue.at)
        self._timeline, self._target, self._heard = timeline, target, 0
        self.viewer = target.seat
        return timeline

    def _hear(self, timeline: Timeline, until: float) -> None:
        while self._heard < len(timeline.cues) and timeline.cues[self._heard].at <= until:
            self._heard += 1
            self._listener(timeline.cues[self._heard - 1])

    def _land(self) -> None:
        """The batch is over: whatever the timeline said, what lies there is the layout of the truth."""
        assert self._target is not None
        self.shown = self._target
        self._base = layout(self.shown, self.arrangement)
        self._timeline = self._target = None


def _jumped(timeline: Timeline, base: Poses, time: float) -> Poses:
    poses = dict(base)
    for span in timeline.spans:
        if time >= span.start:
            if span.b is None and time >= span.start + span.length:
                poses.pop(span.key, None)
            elif span.b is not None and span.b.fade > 0:
                poses[span.key] = span.b
    return poses
