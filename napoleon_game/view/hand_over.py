"""Who may look at a hand when several people share one screen, and when it is hidden again. No pygame.

What is decided here follows from whose turn it is, from the clock and from what people press: never from
cards.
"""

from dataclasses import dataclass, replace

from napoleon_game.core.cards import Seat


@dataclass(frozen=True, slots=True)
class OnePlace:
    """One person plays, or nobody: always the same seat looks, and there is no curtain.

    Attributes:
        bottom: the seat that looks; it sits at the bottom.
    """

    bottom: Seat

    @property
    def looks(self) -> Seat:
        """The seat whose hand is in the picture."""
        return self.bottom

    @property
    def announced(self) -> Seat | None:
        """Nobody needs to be called to the screen."""
        return None

    def called(self, seat: Seat) -> "OnePlace":  # noqa: ARG002 - whoever sits there is there
        """It is the turn of the person in ``seat``."""
        return self

    def shown(self) -> "OnePlace":
        """Who was called looks."""
        return self

    def hidden(self) -> "OnePlace":
        """Something came between."""
        return self

    def acted(self, turn: Seat | None) -> "OnePlace":  # noqa: ARG002
        """An action was carried out; the turn is ``turn``'s now."""
        return self

    def stirred(self) -> "OnePlace":
        """Who looks pressed something."""
        return self

    def after(self, seconds: float, limit: float) -> "OnePlace":  # noqa: ARG002
        """Time has passed."""
        return self


@dataclass(frozen=True, slots=True)
class HandOver:
    """Several people at one screen: nobody's hand is seen until its owner, being called, asks for it.

    Attributes:
        bottom: the seat at the bottom of the table: the last that was called.
        looks: the seat whose hand is in the picture; ``None`` while the curtain is down.
        announced: the seat whose turn the curtain names; ``None`` while it names none.
        seconds: how long the hand has been shown, or since who looks last pressed something.
    """

    bottom: Seat
    looks: Seat | None = None
    announced: Seat | None = None
    seconds: float = 0.0

    def called(self, seat: Seat) -> "HandOver":
        """It is the turn of the person in ``seat``, and everything lies still: the curtain names them."""
        return self if self.looks == seat else HandOver(seat, announced=seat)

    def shown(self) -> "HandOver":
        """Who was called looks."""
        return self if self.announced is None else HandOver(self.bottom, self.announced, self.announced)

    def hidden(self) -> "HandOver":
        """The curtain falls: another window or scene came between, or a new deal."""
        return replace(self, looks=None, seconds=0.0)

    def acted(self, turn: Seat | None) -> "HandOver":
        """An action was carried out; who looks may go on looking if it is their ``turn`` again."""
        return self if self.looks is not None and self.looks == turn else HandOver(self.bottom)

    def stirred(self) -> "HandOver":
        """Who looks pressed something: they are still there."""
        return replace(self, seconds=0.0)

    def after(self, seconds: float, limit: float) -> "HandOver":
        """Time has passed; after ``limit`` seconds the curtain falls, with 0 never."""
        if self.looks is None:
            return self
        waited = self.seconds + seconds
        return self.hidden() if 0 < limit <= waited else replace(self, seconds=waited)


Viewpoint = OnePlace | HandOver
"""From where, and for whom, a table is drawn."""


def viewpoint(people: tuple[Seat, ...]) -> Viewpoint:
    """The viewpoint of a table at which these seats are people's."""
    return HandOver(people[0]) if len(people) > 1 else OnePlace(people[0] if people else 0)
