"""Ending a deal whose result is certain: what it is called, and the question before it."""

from collections.abc import Callable
from dataclasses import dataclass

from napoleon_game.core.cards import Seat
from napoleon_game.core.certainty import settled
from napoleon_game.core.observation import Observation
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Scene
from napoleon_game.ui.scenes.dialog import ConfirmScene


@dataclass(frozen=True, slots=True)
class Ending:
    """An offer to end the deal.

    Attributes:
        label: what it is called on its button.
        question: what is asked before.
    """

    label: str
    question: str

    def dialog(self, context: Context, confirmed: Callable[[], None]) -> Scene:
        """The question whether it is meant."""
        return ConfirmScene(
            context,
            self.question,
            self.label,
            confirmed,
            detail=context.say("end-detail"),
            no=context.say("end-no"),
            danger=False,
        )


def ending_of(shown: Observation, spoken_to: Seat | None, context: Context) -> Ending | None:
    """The offer that can be made now; ``None`` while anything may still change who wins.

    Whoever is ``spoken_to`` knows their side, and claims or gives up; to several people it is named.
    """
    winner, say = settled(shown.public), context.say
    if winner is None:
        return None
    if spoken_to is None:
        return Ending(say("end-certain"), say("end-question", side=context.words.side(winner)))
    end = "won" if shown.side is winner else "lost"
    return Ending(say(f"end-{end}"), say(f"end-question-{end}"))
