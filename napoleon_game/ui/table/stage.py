"""What is shown of a match, and to whom: the place from which the table is drawn, and what comes on it."""

from napoleon_game.core.cards import Seat
from napoleon_game.core.events import DealEnded
from napoleon_game.core.observation import Observation
from napoleon_game.match.session import Session, watchers
from napoleon_game.match.table import Batch
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed
from napoleon_game.ui.table.hand import HandControl
from napoleon_game.ui.table.sorting import Sorting
from napoleon_game.view.director import CueListener, Director
from napoleon_game.view.hand_over import OnePlace, Viewpoint, viewpoint
from napoleon_game.view.layout import hand_of


class Stage:
    """Hands the director what whoever looks may see, and nothing else.

    Attributes:
        session: the match.
        view: from which place the table is drawn, and whose hand may be seen.
        director: shows what happens.
        sorting: how the owners of the hands have put their cards.
    """

    def __init__(self, context: Context, session: Session, hear: CueListener) -> None:
        """Begin with the curtain down, if there is one; ``hear`` is told every cue in its time."""
        self.context, self.session = context, session
        self.sorting = Sorting()
        self.view: Viewpoint = viewpoint(watchers(session.occupants))
        opening = session.table.open_observation(self.view.bottom)
        self.director = Director(opening, context.pacing, context.arrangement, hear)

    @property
    def alone(self) -> bool:
        """Whether one person plays, or nobody: what is seen and heard reaches no other."""
        return isinstance(self.view, OnePlace)

    @property
    def spoken_to(self) -> Seat | None:
        """The seat that is called "you": the only person's; nobody is where none play, or several."""
        bottom = self.view.bottom
        return bottom if self.alone and self.session.occupants[bottom].human else None

    @property
    def deciding(self) -> bool:
        """Whether whoever looks is to decide now: it is their turn, and nothing moves."""
        asked = self.session.asked
        return asked is not None and self.view.looks == asked and self.director.idle

    @property
    def calling(self) -> bool:
        """Whether a person is waited for to open the curtain."""
        asked, view = self.session.asked, self.view
        return asked is not None and view.looks is None and view.announced == asked and self.director.idle

    @property
    def blacked_out(self) -> bool:
        """Whether the whole table is covered."""
        return self.calling and self.context.config.hot_seat.blackout

    def look_from(self, view: Viewpoint) -> None:
        """Let somebody else look, or nobody: what may no longer be seen goes before the new eyes come."""
        before = self.view.looks
        if before is not None and view.looks != before:
            self.director.close_hand()
        self.view = view
        self.arrange()
        if view.looks is not None and view.looks != before:
            self.director.reset(self.session.table.observation(view.looks))

    def begin(self, opening: Batch) -> None:
        """Show how a new deal is dealt."""
        self.sorting = Sorting()
        self.arrange()
        self.director.reset(self._seen(opening))
        self.take(opening)

    def arrange(self) -> None:
        """Hold the hand as its owner has put it, and for the rest as the settings say."""
        arrangement = self.sorting.arrangement(self.view.looks, self.context.arrangement)
        if arrangement != self.director.arrangement:
            self.director.rearrange(arrangement)

    def sort(self, event: Input, hand: HandControl) -> bool:
        """Move a card of the hand that is shown; returns whether that was what the input meant."""
        seat, director = self.view.looks, self.director
        if seat is None or not director.idle:
            return False
        shown = hand_of(director.shown, director.arrangement)
        match event:
            case Asked(Do.MOVE_LEFT | Do.MOVE_RIGHT as do):
                if hand.focus in shown:
                    assert hand.focus is not None
                    self.sorting.step(seat, shown, hand.focus, -1 if do is Do.MOVE_LEFT else 1)
            case Pressed(at, 3):
                self.sorting.click(seat, shown, hand.under(at, shown, director.poses()))
                hand.focus = self.sorting.picked
            case _:
                return False
        self.arrange()
        return True

    def take(self, batch: Batch) -> None:
        """Show what happened, as far as whoever looks may see it."""
        self.director.push(batch.events_for(self.view.looks), self._seen(batch))

    def end(self, batch: Batch) -> None:
        """Show of a deal's last batch only how it ended."""
        ended = tuple(event for event in batch.events_for(self.view.looks) if isinstance(event, DealEnded))
        self.director.push(ended, self._seen(batch))

    def show_now(self) -> None:
        """Show the deal as it stands, at once."""
        table, looks = self.session.table, self.view.looks
        self.director.reset(
            table.open_observation(self.view.bottom) if looks is None else table.observation(looks)
        )

    def turn_to(self, seat: Seat) -> bool:
        """Turn the table to the person whose turn it is, and call them; ``False`` while it still turns."""
        if self.director.shown.seat != seat:
            self.director.turn(self.session.table.open_observation(seat))
            return False
        self.look_from(self.view.called(seat))
        return True

    def _seen(self, batch: Batch) -> Observation:
        """What is known after ``batch`` to whoever looks."""
        looks = self.view.looks
        return batch.open_observation(self.view.bottom) if looks is None else batch.observation_for(looks)
