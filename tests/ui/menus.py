"""What holds for every screen of controls, for the tests of each."""

import random
from collections.abc import Callable

from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed
from napoleon_game.ui.scene import Command, Push, Scene
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.view.geometry import Point
from tests.ui.support import LANGUAGES, SIZES, faults, make_app, make_context, picture

Make = Callable[[Context], MenuScene]

_ARROWS = (Do.UP, Do.DOWN, Do.LEFT, Do.RIGHT)


class Felt(Scene):
    """What lies below a dialog."""

    def handle(self, event: Input) -> Command | None:  # noqa: ARG002
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()


def able(group: Group) -> list[Widget]:
    """The controls that can have the focus."""
    return [widget for widget in group.widgets if widget.enabled]


def assert_looks_right(make: Make, prepare: Callable[[MenuScene], object] = lambda _: None) -> None:
    """At every size and in both languages no text is cut, and drawing again changes nothing."""
    for language in LANGUAGES:
        for size in SIZES:
            context = make_context(language)
            scene = make(context)
            prepare(scene)
            app = make_app(Felt(), context, size)
            app.obey(Push(scene))
            assert faults(app) == []
            assert picture(app) == picture(app)
            app.window.close()


def assert_rests(make: Make) -> None:
    """Nothing is drawn while nothing changes."""
    context = make_context()
    scene = make(context)
    app = make_app(scene, context)
    assert not app.frame(0.1, [])
    scene.handle(Pointed(Point(1, 1)))
    assert not app.frame(0.1, [])
    scene.handle(Asked(Do.NEXT))
    assert app.frame(0.1, []) is (len(able(scene.group)) > 1 or app.frames_drawn > 1)
    app.window.close()


def assert_all_in_reach(scene: MenuScene) -> None:
    """The Tab key goes to every control and around; arrows find the way from any to any other."""
    controls = able(scene.group)
    seen = []
    for _ in controls:
        scene.handle(Asked(Do.NEXT))
        seen.append(scene.group.focus)
    assert {id(widget) for widget in seen} == {id(widget) for widget in controls}
    for _ in controls:
        scene.handle(Asked(Do.PREVIOUS))
    assert scene.group.focus is not None
    for start in random.Random(0).sample(controls, min(4, len(controls))):
        reached = _reached_by_arrows(scene, start)
        assert {id(widget) for widget in controls} <= reached


def _reached_by_arrows(scene: MenuScene, start: Widget) -> set[int]:
    reached, waiting = {id(start)}, [start]
    while waiting:
        widget = waiting.pop()
        for arrow in _ARROWS:
            focus_on(scene, widget)
            scene.handle(Asked(arrow))
            found = scene.group.focus
            if found is not None and id(found) not in reached:
                reached.add(id(found))
                waiting.append(found)
    return reached


def focus_on(scene: MenuScene, widget: Widget) -> None:
    """Give a control the focus."""
    scene.group.focus = widget
    if isinstance(scene.group, ScrollingGroup):
        scene.group.show_focus()


def go_to(scene: MenuScene, widget: Widget) -> None:
    """Move the focus to a control with the Tab key."""
    for _ in scene.group.widgets:
        if scene.group.focus is widget:
            return
        scene.handle(Asked(Do.NEXT))
    assert scene.group.focus is widget
