"""The buttons of the table that are there whatever is decided: those in its corner, and the hint."""

from collections.abc import Callable

from napoleon_game.core.phase import Phase
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed
from napoleon_game.ui.scene import Command, Push
from napoleon_game.ui.table.ending import Ending
from napoleon_game.ui.table.stage import Stage
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.view.geometry import Point

Way = Callable[[], Command | None]
"""What a button leads to."""


class Corner:
    """Menu, taking back, a hint, and ending a decided deal: by mouse, or by Tab and the shoulder buttons.

    The focus is here only after a key has brought it; an arrow key takes it back to the cards.

    Attributes:
        stage: what is shown at the table.
        ending: how the deal can be ended now, if it can.
    """

    ending: Ending | None = None

    def __init__(
        self, stage: Stage, pause: Way, undo: Callable[[], None], end: Callable[[], None], hint: Way
    ) -> None:
        """Begin with the menu alone; ``end`` is called once it was said that this is meant."""
        self.context, self.stage = stage.context, stage
        self._ended = end
        context = self.context
        places = context.places
        self._menu = Button(places.menu, "", pause, style="caption")
        self._undo = Button(places.undo, "", undo, style="caption")
        self._end = Button(places.end_deal, "", self.ask_to_end, style="caption")
        self._hint = Button(places.ask_hint, "", hint, style="caption")
        self._group = Group([self._menu])
        self.leave()
        self.relabel()

    def relabel(self) -> None:
        """Say everything in the present language, where the present letters have room."""
        places = self.context.places
        self._menu.rect, self._undo.rect = places.menu, places.undo
        self._end.rect, self._hint.rect = places.end_deal, places.ask_hint
        self._menu.label, self._undo.label = self.context.say("pause-menu"), self.context.say("undo")

    @property
    def hint_key(self) -> str | None:
        """The key that asks for a hint: in the auction H is a suit. ``None`` while nobody is to decide."""
        if not self.stage.deciding:
            return None
        return "F2" if self.stage.director.shown.public.phase is Phase.AUCTION else "H"

    def offer(self, ending: Ending | None = None) -> None:
        """Offer what can be done now: to take back, to end the deal in this way, a hint."""
        session, say, self.ending = self.stage.session, self.context.say, ending
        widgets = [self._menu]
        if session.takes_back:
            self._undo.enabled = session.can_undo
            widgets.insert(0, self._undo)
        if ending is not None:
            self._end.label = ending.label
            widgets.append(self._end)
        if (key := self.hint_key) is not None:
            self._hint.label = say("key-with", label=say("hint-button"), key=key)
            widgets.append(self._hint)
        self._group.widgets[:] = widgets
        focus = self._group.focus
        if focus is not None and (focus not in widgets or not focus.enabled):
            self.leave()
        self._group.changed = True

    def ask_to_end(self) -> Command | None:
        """Ask whether a deal whose result is certain is to be ended."""
        return None if self.ending is None else Push(self.ending.dialog(self.context, self._ended))

    @property
    def changed(self) -> bool:
        """Whether it looks different since it was drawn."""
        return self._group.changed

    @property
    def spoken(self) -> str:
        """The button with the focus."""
        return "" if self._group.focus is None else self._group.focus.spoken

    def leave(self) -> None:
        """Give the focus away."""
        self._group.focus = None
        self._group.changed = True

    def takes(self, event: Input) -> bool:
        """Whether an input is meant for a button here."""
        match event:
            case Pressed(at, 1):
                return self.under(at)
            case Asked(Do.NEXT | Do.PREVIOUS):
                return True
            case Asked(Do.CONFIRM | Do.SKIP):
                return self._group.focus is not None
        return False

    def under(self, at: Point) -> bool:
        """Whether a button that can be pressed is at a point."""
        return self._group.under(at) is not None

    def handle(self, event: Input) -> Command | None:
        """React to an input; the mouse leaves no focus behind."""
        command = self._group.handle(event)
        if isinstance(event, Pressed):
            self._group.focus = None
        return command

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons that are offered."""
        self._group.draw(canvas)
