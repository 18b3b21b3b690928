"""A gamepad at the program: every input goes the whole way, from pygame's event to the scene on top."""

from typing import Any, cast

import pygame

from napoleon_game.core.actions import Action, MakeBid
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Asked, Do, Input
from napoleon_game.ui.scene import Scene
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.widgets.widget import Widget
from tests.ui import lessons

A, B, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X
NEXT = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
STICK = pygame.CONTROLLER_BUTTON_LEFTSTICK

_BUTTONS = {
    Do.CONFIRM: A,
    Do.PASS: X,
    Do.LEFT: LEFT,
    Do.RIGHT: RIGHT,
    Do.UP: UP,
    Do.DOWN: DOWN,
}


class Pad:
    """Buttons of a gamepad, pressed one after another, with time for each to have its effect."""

    def __init__(self, app: App) -> None:
        self.app = app

    def top(self) -> Scene:
        """The scene that is seen."""
        return self.app.scenes[-1]

    def press(self, *buttons: int) -> None:
        """Press some buttons."""
        for button in buttons:
            self.app.frame(1 / 60, [pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)])
            self.app.frame(0.5, [])

    def go_to(self, widget: Widget) -> None:
        """Move the focus of the scene on top to a control."""
        scene = self.top()
        assert isinstance(scene, MenuScene)
        for _ in scene.group.widgets:
            if scene.group.focus is widget:
                return
            self.press(NEXT)
        assert scene.group.focus is widget

    def steer(self, widget: Widget) -> None:
        """The same by the cross alone: straight towards it, first up or down."""
        scene, at = self.top(), widget.rect.centre
        assert isinstance(scene, MenuScene)
        for _ in scene.group.widgets:
            focus = scene.group.focus
            if focus is widget:
                return
            assert focus is not None
            here = focus.rect.centre
            if abs(here.y - at.y) > min(focus.rect.h, widget.rect.h) / 2:
                self.press(DOWN if here.y < at.y else UP)
            else:
                self.press(RIGHT if here.x < at.x else LEFT)
        assert scene.group.focus is widget

    def act(self, scene: LessonScene, action: Action) -> None:
        """Decide at the table of a lesson or an exercise."""
        panel = scene.decision.panel
        if isinstance(action, MakeBid):
            assert isinstance(panel, AuctionPanel)
            assert panel.chosen is not None
            while panel.chosen.trump is not action.bid.trump:
                self.press(DOWN)
            while panel.chosen != action.bid:
                before = panel.chosen
                self.press(RIGHT if before < action.bid else LEFT)
                assert panel.chosen != before, f"{action.bid} is out of reach"
            self.press(A)
        else:
            lessons.by_keys(cast(LessonScene, _Padded(self, scene)), action)


class _Padded:
    """A scene whose inputs are pressed on a gamepad."""

    def __init__(self, pad: Pad, scene: Scene) -> None:
        self._pad, self._scene = pad, scene

    def handle(self, event: Input) -> None:
        """Press the button that asks for this."""
        assert isinstance(event, Asked)
        self._pad.press(_BUTTONS[event.do])

    def update(self, seconds: float) -> None:
        """Time passes with the frames."""
        self._pad.app.frame(seconds, [])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._scene, name)
