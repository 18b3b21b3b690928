"""The buttons of the table that are there whatever is decided: those in its corner, and the hint."""

from collections.abc import Callable

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from napoleon_game.view.geometry import Point

Way = Callable[[], Command | None]
"""What a button leads to."""


class Corner:
    """Menu, taking back, a hint, and ending a decided deal: by mouse, or by Tab and the shoulder buttons.

    The focus is here only after a key has brought it; an arrow key takes it back to the cards.
    """

    def __init__(self, context: Context, pause: Way, undo: Way, end: Way, hint: Way) -> None:
        """Begin with the menu alone."""
        self.context = context
        places = context.places
        self._menu = Button(places.menu, "", pause, style="caption")
        self._undo = Button(places.undo, "", undo, style="caption")
        self._end = Button(places.end_deal, "", end, style="caption")
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

    def offer(self, *, undo: bool | None, end: str | None, hint: str | None) -> None:
        """Offer to take back, to end the deal in these words, a hint by this key (``None``: no button)."""
        widgets = [self._menu]
        if undo is not None:
            self._undo.enabled = undo
            widgets.insert(0, self._undo)
        if end is not None:
            self._end.label = end
            widgets.append(self._end)
        if hint is not None:
            self._hint.label = self.context.say("key-with", label=self.context.say("hint-button"), key=hint)
            widgets.append(self._hint)
        self._group.widgets[:] = widgets
        focus = self._group.focus
        if focus is not None and (focus not in widgets or not focus.enabled):
            self.leave()
        self._group.changed = True

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
