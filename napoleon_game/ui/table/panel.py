"""What all panels over the table have in common: they let the viewer decide one phase."""

from abc import ABC, abstractmethod

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Card
from napoleon_game.core.observation import Observation
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input


class Panel(ABC):
    """Lets a person decide.

    Attributes:
        context: settings and words.
        observation: what is to be decided on.
        names: the players' names, by seat.
        changed: whether it looks different since it was drawn.
    """

    def __init__(self, context: Context, observation: Observation, names: tuple[str, ...]) -> None:
        """Ask about ``observation``."""
        self.context, self.observation, self.names = context, observation, names
        self.changed = True

    @abstractmethod
    def handle(self, event: Input) -> Action | None:
        """React to an input; returns the decision once it is made."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the panel."""

    def card_clicked(self, card: Card) -> None:  # noqa: B027 - only the exchange cares
        """A card of the hand was clicked, or chosen by key."""

    @property
    def chosen_cards(self) -> frozenset[Card]:
        """Cards of the hand that are marked."""
        return frozenset()
