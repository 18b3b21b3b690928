"""The controls of a screen, and the focus that moves among them by mouse, keys or gamepad."""

from collections.abc import Sequence

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Asked, Do, Erased, Input, Pointed, Pressed, Released, Typed
from napoleon_game.ui.scene import Command
from napoleon_game.ui.widgets.widget import Look, Widget
from napoleon_game.view.geometry import Point, Rect

_BESIDE = 24
"""Controls with no more between them stand in one row, in design units."""

_STEPS = {Do.LEFT: (-1, 0), Do.RIGHT: (1, 0), Do.UP: (0, -1), Do.DOWN: (0, 1)}


class Group:
    """Controls with one focus.

    Attributes:
        widgets: the controls, in the order of the Tab key.
        focus: the one that keys go to.
        changed: whether something looks different since the last drawing.
        by_keys: whether the focus is where keys have put it, and not where it began or the mouse was.
    """

    def __init__(self, widgets: Sequence[Widget], focus: Widget | None = None) -> None:
        """The focus begins on ``focus``, or on the first control that can have it."""
        self.widgets = list(widgets)
        self.focus = focus or next((widget for widget in self.widgets if widget.enabled), None)
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self.changed = True
        self.by_keys = False

    def inherit(self, before: "Group") -> None:
        """Let the focus stay where somebody put it in the group ``before``: on what stands in its place."""
        place = None if before.focus is None else before.focus.rect
        heir = next((widget for widget in self.widgets if widget.enabled and widget.rect == place), None)
        if heir is not None:
            self.focus, self.by_keys = heir, before.by_keys

    def handle(self, event: Input) -> Command | None:
        """React to an input that is meant for a control; others are passed over."""
        match event:
            case Pointed(at):
                self._point(at)
            case Pressed(at, 1):
                self._hold(at)
            case Released(at, 1):
                return self._release(at)
            case Asked(Do.NEXT):
                self._move_in_order(1)
            case Asked(Do.PREVIOUS):
                self._move_in_order(-1)
            case Asked(do) if do in _STEPS:
                self._step(do)
            case Asked(Do.CONFIRM | Do.SKIP) if self.focus is not None and self.focus.enabled:
                self.changed = self.by_keys = True
                return self.focus.press(None)
            case Typed(text) if self.focus is not None:
                self.changed |= self.focus.type(text)
            case Erased() if self.focus is not None:
                self.changed |= self.focus.erase()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw all controls; the ring around the focus last."""
        for widget in self.widgets:
            widget.draw(canvas, self.look_of(widget))
        if self.focus is not None and self.focus.enabled:
            canvas.focus_ring(self.focus.ring, self.focus.radius)
        self.changed = False

    def look_of(self, widget: Widget) -> Look:
        """How a control stands."""
        return Look(widget is self.focus, widget is self._hovered, widget is self._held)

    def under(self, at: Point) -> Widget | None:
        """The enabled control at a point; the one drawn last if there are several."""
        return next((w for w in reversed(self.widgets) if w.enabled and w.rect.contains(at)), None)

    def _point(self, at: Point) -> None:
        if self._held is not None and self._held.draggable:
            self._held.press(at)
            self.changed = True
            return
        hovered = self.under(at)
        if hovered is not self._hovered:
            self._hovered = hovered
            self.changed = True

    def _hold(self, at: Point) -> None:
        self._held = self._hovered = self.under(at)
        if self._held is not None:
            self.focus, self.by_keys = self._held, False
            if self._held.draggable:
                self._held.press(at)
        self.changed = True

    def _release(self, at: Point) -> Command | None:
        held, self._held = self._held, None
        if held is None:
            return None
        self.changed = True
        return held.press(at) if held is self.under(at) and not held.draggable else None

    def _move_in_order(self, step: int) -> None:
        able = [widget for widget in self.widgets if widget.enabled]
        if able:
            at = able.index(self.focus) if self.focus in able else -step
            self.focus = able[(at + step) % len(able)]
            self.changed = self.by_keys = True

    def _step(self, do: Do) -> None:
        dx, dy = _STEPS[do]
        self.by_keys = self.changed = True
        if self.focus is None or not self.focus.enabled:
            self._move_in_order(1)
            return
        if dx and self.focus.adjust(dx):
            return
        if dy and (beside := self._beside(self.focus, dy)) is not None:
            self.focus = beside
            return
        found = self._nearest(self.focus, dx, dy)
        while dy and found is not None and (before := self._beside(found, -dy)) is not None:
            found = before
        self.focus = found or self.focus

    def _beside(self, source: Widget, step: int) -> Widget | None:
        """The control beside one in a row of those that left and right adjust: up and down go through it."""
        if not source.adjusts:
            return None
        for widget in self.widgets:
            a, b = (source.rect, widget.rect) if step > 0 else (widget.rect, source.rect)
            in_row = abs(a.centre.y - b.centre.y) < min(a.h, b.h) / 2
            if widget.enabled and widget.adjusts and in_row and 0 <= b.x - a.right <= _BESIDE:
                return widget
        return None

    def _nearest(self, source: Widget, dx: int, dy: int) -> Widget | None:
        """The control that lies next in a direction: straight ahead if one does, else the nearest aside."""
        start = source.rect.centre
        best: tuple[tuple[bool, float], Widget] | None = None
        for widget in self.widgets:
            if widget is source or not widget.enabled:
                continue
            centre = widget.rect.centre
            ahead = (centre.x - start.x) * dx + (centre.y - start.y) * dy
            if ahead <= 1:
                continue
            gap, off = _aside(source.rect, widget.rect, across=dy == 0)
            cost = (gap > 0, ahead + 3 * gap + 0.3 * off)
            if best is None or cost < best[0]:
                best = (cost, widget)
        return best[1] if best is not None else None


def unfocused(widgets: Sequence[Widget]) -> Group:
    """Controls beside something that is on its way: whoever presses in a hurry presses none of them.

    The first key that moves the focus puts it on the first of them.
    """
    group = Group(widgets)
    group.focus = None
    return group


def _aside(a: Rect, b: Rect, *, across: bool) -> tuple[float, float]:
    """How far two rectangles, and their middles, miss each other: upwards (``across``) or sideways."""
    if across:
        return max(0.0, b.y - a.bottom, a.y - b.bottom), abs(a.centre.y - b.centre.y)
    return max(0.0, b.x - a.right, a.x - b.right), abs(a.centre.x - b.centre.x)
