"""The loop: scenes come and go, the window follows its settings, nothing is drawn twice."""

import pygame

from napoleon_game.ui.app import App
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Command, Pop, Push, Quit, Replace, Scene, StartOver
from tests.ui.support import make_app, make_context


class Plain(Scene):
    """A scene that answers every input with one command, and notes what becomes of it."""

    def __init__(self, command: Command | None = None, *, opaque: bool = True) -> None:
        self.command, self.opaque = command, opaque
        self.drawn = self.times_left = 0
        self.heard: list[Input] = []

    def handle(self, event: Input) -> Command | None:
        self.heard.append(event)
        return self.command

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.felt()

    def left(self) -> None:
        self.times_left += 1


def fills_the_screen(app: App) -> bool:
    return app.window.fullscreen


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


ENTER = key(pygame.K_RETURN)


def test_push_and_pop() -> None:
    over, below = Plain(Pop()), Plain()
    below.command = Push(over)
    app = make_app(below, make_context())
    app.frame(0.0, [ENTER])
    assert app.scenes == [below, over]
    app.frame(0.0, [ENTER])
    assert app.scenes == [below]
    assert (over.times_left, below.times_left) == (1, 0)


def test_replace_and_start_over() -> None:
    last = Plain()
    third = Plain(StartOver(last))
    second = Plain(Replace(third))
    first = Plain(Push(second))
    app = make_app(first, make_context())
    app.frame(0.0, [ENTER, ENTER])
    assert app.scenes == [first, third]
    app.frame(0.0, [ENTER])
    assert app.scenes == [last]
    assert [scene.times_left for scene in (first, second, third, last)] == [1, 1, 1, 0]


def test_the_last_scene_ends_the_program_and_every_scene_is_left() -> None:
    for command in (Pop(), Quit()):
        scene = Plain(command)
        app = make_app(scene, make_context())
        app.frame(0.0, [ENTER])
        assert not app.running
        app.close()
        assert scene.times_left == 1


def test_closing_the_window_leaves_every_scene() -> None:
    scene = Plain()
    app = make_app(scene, make_context())
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    assert scene.times_left == 1


def test_a_dialog_lets_the_scene_below_be_seen() -> None:
    below = Plain()
    below.command = Push(Plain(opaque=False))
    app = make_app(below, make_context())
    before = below.drawn
    app.frame(0.0, [ENTER])
    assert below.drawn == before + 1
    below.command = Push(Plain())
    app.scenes[-1].command = Push(Plain())  # type: ignore[attr-defined]
    app.frame(0.0, [ENTER])
    assert below.drawn == before + 1


def test_a_scene_that_stands_still_is_drawn_once() -> None:
    scene = Plain()
    app = make_app(scene, make_context())
    drawn = app.frames_drawn
    for _ in range(50):
        assert not app.frame(1 / 60, [])
    assert app.frames_drawn == drawn
    for event in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
        assert app.frame(1 / 60, [pygame.Event(event)])


def test_the_window_follows_its_settings_at_once() -> None:
    context = make_context()
    app = make_app(Plain(), context)
    context.change("window.width", 1600)
    assert app.canvas.surface.get_size() == (1600, 720)
    context.change("window.fullscreen", True)
    assert fills_the_screen(app)
    context.change("window.fullscreen", False)
    assert not fills_the_screen(app)
    assert app.window.windowed_size == (1600, 720)


def test_other_settings_leave_a_size_alone_that_was_drawn_with_the_mouse() -> None:
    context = make_context()
    app = make_app(Plain(), context)
    app.window.resize((1111, 666))
    app.frame(0.0, [pygame.Event(pygame.WINDOWSIZECHANGED, x=1111, y=666)])
    context.change("sound.master", 10)
    assert app.canvas.surface.get_size() == (1111, 666)


def test_f11_fills_the_screen_and_back_in_every_scene() -> None:
    scene = Plain()
    app = make_app(scene, make_context())
    app.frame(0.0, [key(pygame.K_F11)])
    assert fills_the_screen(app)
    app.frame(0.0, [key(pygame.K_F11)])
    assert not fills_the_screen(app)
    assert Asked(Do.FULLSCREEN) not in scene.heard


def test_keys_buttons_and_sticks_mean_the_same() -> None:
    scene = Plain()
    app = make_app(scene, make_context())
    stick = pygame.CONTROLLERAXISMOTION
    events = [
        key(pygame.K_LEFT),
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT, instance_id=0),
        pygame.Event(stick, axis=pygame.CONTROLLER_AXIS_LEFTX, value=-30000, instance_id=0),
        pygame.Event(
            stick, axis=pygame.CONTROLLER_AXIS_LEFTX, value=-31000, instance_id=0
        ),  # still the same lean
        pygame.Event(stick, axis=pygame.CONTROLLER_AXIS_LEFTX, value=0, instance_id=0),
        pygame.Event(stick, axis=pygame.CONTROLLER_AXIS_LEFTX, value=-30000, instance_id=0),
    ]
    app.frame(0.0, events)
    assert scene.heard == [Asked(Do.LEFT)] * 4
