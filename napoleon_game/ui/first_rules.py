"""Explains each rule once, when it bites for the first time."""

from napoleon_game.config.schema import Config
from napoleon_game.core.events import Event
from napoleon_game.store.explained import Explained
from napoleon_game.ui.context import Context
from napoleon_game.ui.scenes.first_time import FirstTimeScene
from napoleon_game.ui.table.stage import Stage
from napoleon_game.view.first_times import topics_of


class FirstRules:
    """Knows what was explained; whoever turns the setting off and on again begins anew."""

    def __init__(self, context: Context, explained: Explained) -> None:
        """``explained`` remembers from one start of the program to the next."""
        self._context, self._explained = context, explained
        self._on = context.config.helps.first_times
        context.listen(self._follow)

    def scene_for(self, event: Event | None, stage: Stage) -> FirstTimeScene | None:
        """What explains an event that is being shown; ``None`` if there is nothing new in it.

        Nothing is where several people play: whoever knows the rules would have the table covered.
        """
        if event is None or not self._on or stage.spoken_to is None:
            return None
        topic = self._explained.first_of(topics_of(event, stage.director.showing))
        return None if topic is None else FirstTimeScene(self._context, topic)

    def _follow(self, config: Config) -> None:
        before, self._on = self._on, config.helps.first_times
        if self._on and not before:
            self._explained.forget()
