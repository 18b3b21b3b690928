"""The table of a lesson: what lies and moves there, and how the learner decides."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from typing import Final

from napoleon_game.core.cards import SEATS
from napoleon_game.core.events import CardPlayed, DealEnded, TrickWon, redact
from napoleon_game.core.observation import observe
from napoleon_game.core.state import State
from napoleon_game.i18n.narration import tell
from napoleon_game.lessons.lesson import LEARNER
from napoleon_game.match.session import HUMAN
from napoleon_game.record.steps import Position
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.table.decision import Decision
from napoleon_game.ui.table.picture import Moment, draw_table
from napoleon_game.ui.table_names import own_names
from napoleon_game.view.director import Director
from napoleon_game.view.hand_over import OnePlace
from napoleon_game.view.layout import Arrangement, HandPlace
from napoleon_game.view.timeline import Cue

_HAND: Final = HandPlace(568, 86, 60, 780)
"""Smaller than in play: there is room for the panel below."""
_KINDS: Final = (HUMAN, *["rules"] * (SEATS - 1))


class LessonTable:
    """A table without a match.

    Attributes:
        names: the players' names, by seat.
        director: shows what is played.
        decision: how the learner bids, names, discards and plays.
    """

    def __init__(self, context: Context, state: State, changed: Callable[[], None]) -> None:
        """Begin with ``state``; ``changed`` is called when there is something new to be drawn."""
        self._context, self._changed = context, changed
        self._message, self._alert = "", False
        self._won: TrickWon | None = None
        self._follow()
        self.director = Director(observe(state, LEARNER), context.pacing, self._arrangement, self._hear)
        self.decision = Decision(self._shown_with, self.names)

    def _follow(self) -> None:
        """The table shows what the lesson speaks of, whatever helps somebody wants in play."""
        context, config = self._context, self._context.config
        helps = replace(config.helps, show_legal=True, picture_count=True, winning_card=True, last_trick=True)
        self._shown_with = copy(context)
        self._shown_with.config = replace(config, helps=helps, look=replace(config.look, text_scale=1.0))
        self.names = own_names(context.say, _KINDS)
        self._arrangement = Arrangement(config.look.hand_order.value, raise_legal=False, hand=_HAND)

    def follow_settings(self) -> None:
        """Settings changed; what is being decided is asked anew, in the present language."""
        self._follow()
        self.director.rearrange(self._arrangement)
        self.decision.context, self.decision.names = self._shown_with, self.names
        self.note("")
        if self.decision.panel is not None:
            self.decision.ask(self.decision.panel.observation)

    def lay(self, state: State) -> None:
        """Lay the cards as they lie in ``state``, at once."""
        self.hush()
        self.director.reset(observe(state, LEARNER))

    def hush(self) -> None:
        """Let the strip say whose turn it is again."""
        self._won = None
        self.note("")

    def note(self, message: str, *, alert: bool = False) -> None:
        """Let the strip say ``message``: while nothing is asked, or with ``alert`` even then."""
        self._message, self._alert = message, alert

    def play(self, played: Sequence[Position]) -> None:
        """Show what is played, one after another."""
        for position in played:
            events = tuple(redact(event, LEARNER) for event in position.events)
            self.director.push(events, observe(position.state, LEARNER))

    def rest(self) -> None:
        """Everything has been shown."""
        self._won = None

    def update(self, seconds: float) -> bool:
        """Let cards move; returns whether anything looks different."""
        self.director.speed, self.director.reduced = self._context.speed, self._context.config.motion.still
        moved = self.director.update(seconds)
        return self.decision.hand.update(seconds) or moved

    def _hear(self, cue: Cue) -> None:
        """A cue's moment has come."""
        self._context.audio.play(cue.sound)
        event = cue.event
        if event is None:
            return
        told = tell(event, self.names, self._context.say, LEARNER, self.director.showing.public.contract)
        if told and not isinstance(event, CardPlayed | DealEnded):
            self.note(told)
            self._context.speech.say(told)
        if isinstance(event, TrickWon | CardPlayed):  # the next card ends the trick before
            self._won = event if isinstance(event, TrickWon) else None
        self._changed()

    def draw(self, canvas: Canvas, *, deciding: bool, last_trick: bool, riddle: bool) -> None:
        """Draw the table.

        Args:
            canvas: what is drawn on.
            deciding: whether the learner is to decide.
            last_trick: whether the trick before is shown large.
            riddle: whether it is just being asked which card wins.
        """
        moment = Moment(
            director=self.director,
            names=self.names,
            view=OnePlace(LEARNER),
            spoken_to=LEARNER,
            hand=self.decision.hand,
            panel=self.decision.panel if deciding else None,
            message=self._message,
            alert=self._alert,
            won=self._won,
            deciding=deciding,
            still=self._context.config.motion.still,
            last_trick=last_trick,
            riddle=riddle,
        )
        draw_table(canvas, moment, self._shown_with)
