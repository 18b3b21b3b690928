"""What is said and heard at the table."""

import logging

from napoleon_game.core.events import CardPlayed, DealEnded, TrickWon
from napoleon_game.i18n.narration import tell
from napoleon_game.ui.context import Context
from napoleon_game.ui.table.speaking import turn_words
from napoleon_game.ui.table.stage import Stage
from napoleon_game.view import table_view
from napoleon_game.view.timeline import Cue

_log = logging.getLogger(__name__)


class Telling:
    """The sentence in the strip, and the sounds.

    Attributes:
        message: what the strip says; empty for whose turn it is.
        alert: whether that is a warning.
        won: the trick that has just been won, while it lies there.
    """

    def __init__(self, context: Context, stage: Stage) -> None:
        """Nothing has been said yet."""
        self.context, self.stage = context, stage
        self.message, self.alert = "", False
        self.won: TrickWon | None = None
        self._replaced_told = 0

    def say(self, message: str, *, alert: bool = False) -> None:
        """Let the strip say something; an empty text lets it say whose turn it is."""
        self.message, self.alert = message, alert
        if alert:
            self.context.speech.say(message, at_once=True)

    def forget(self) -> None:
        """A new deal, or another moment of the same."""
        self.message, self.alert, self.won = "", False, None

    def call(self) -> None:
        """It is a person's turn: a sound, and their name if it is read aloud."""
        self.context.audio.play("your_turn")
        self.context.speech.say(turn_words(self.context, self.stage, self.stage.session.names))

    def tell_of_replaced_players(self) -> bool:
        """A computer player that failed is named, and who plays on in its seat; whether there was one."""
        session, say = self.stage.session, self.context.say
        news = session.replaced[self._replaced_told :]
        for replaced in news:
            who, kind = session.names[replaced.seat], self.context.words.player_kind("rules")
            self.say(say("notice-player-replaced", who=who, kind=kind), alert=True)
            _log.warning("%s", replaced.reason)
        self._replaced_told += len(news)
        return bool(news)

    def hear(self, cue: Cue) -> None:
        """A cue's moment has come: a sound, and perhaps a sentence."""
        self.context.audio.play(cue.sound)
        event, showing = cue.event, self.stage.director.showing
        if event is None:
            return
        names, contract = self.stage.session.names, showing.public.contract
        told = tell(event, names, self.context.say, self.stage.spoken_to, contract)
        if told:
            self.context.speech.say(told)
        if told and not isinstance(event, CardPlayed):
            self.say(told)
        if isinstance(event, TrickWon):
            self.won = event
            side = table_view.side_of(showing, event.seat)
            if self.stage.alone and side is not None and side is showing.side:
                self.context.audio.play("trick")  # several people would hear who is on whose side
        if isinstance(event, DealEnded):
            self._play_ending(event)

    def _play_ending(self, event: DealEnded) -> None:
        """As the only person did; with several people, somebody has won in any case."""
        won = not self.stage.alone or event.result.points[self.stage.view.bottom] > 0
        name = "complete" if won and event.result.complete else "win" if won else "lose"
        self.context.audio.play(name)
