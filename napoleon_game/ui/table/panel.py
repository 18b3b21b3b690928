"""What all panels over the table have in common: they let the viewer decide one phase."""

from abc import ABC, abstractmethod
from typing import Final

from napoleon_game.core.actions import Action
from napoleon_game.core.cards import Card
from napoleon_game.core.observation import Observation
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Input
from napoleon_game.view.geometry import Rect
from napoleon_game.view.places import Places, places_for

_HEAD: Final = 36.0
_BUTTON: Final = 42.0


class Panel(ABC):
    """Lets a person decide.

    Attributes:
        context: settings and words.
        observation: what is to be decided on.
        names: the players' names, by seat.
        changed: whether it looks different since it was drawn.
        advised: whether a hint stands beside it.
    """

    advised: bool = False

    def __init__(self, context: Context, observation: Observation, names: tuple[str, ...]) -> None:
        """Ask about ``observation``."""
        self.context, self.observation, self.names = context, observation, names
        self.changed = True

    @property
    def places(self) -> Places:
        """The plan of the table, of which it has its part."""
        return places_for(self._letters, advised=self.advised)

    @property
    def low(self) -> bool:
        """Whether a hint leaves so little room that what explains itself is left out."""
        return self.advised and self.places.panels_cover_all

    @property
    def head_height(self) -> float:
        """The height of the line over what is chosen from, in design units."""
        return _HEAD * max(1.0, self._letters * 0.72)

    @property
    def button_height(self) -> float:
        """The height of a button, in design units."""
        return _BUTTON * max(1.0, self._letters * 0.7)

    @property
    def _letters(self) -> float:
        return self.context.config.look.text_scale

    @abstractmethod
    def handle(self, event: Input) -> Action | None:
        """React to an input; returns the decision once it is made."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the panel."""

    def card_clicked(self, card: Card) -> None:  # noqa: B027 - only the exchange cares
        """A card of the hand was clicked, or chosen by key."""

    @property
    def spoken(self) -> str:
        """What is chosen, to be read aloud."""
        return ""

    def place_of(self, action: Action) -> Rect | None:  # noqa: ARG002 - some decisions are of cards
        """Where an action is chosen on the panel; ``None`` if it is chosen in the hand."""
        return None

    @property
    def chosen_cards(self) -> frozenset[Card]:
        """Cards of the hand that are marked."""
        return frozenset()
