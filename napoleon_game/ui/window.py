"""The window: its size, full screen, and the gamepads that come and go."""

import os
import sys
from typing import Final

import pygame
from pygame._sdl2 import controller

from napoleon_game.core.errors import NapoleonError

MIN_SIZE: Final = (960, 540)


class NoDisplayError(NapoleonError):
    """There is no display to open a window on."""

    def __init__(self, reason: str) -> None:
        """Say so, and name the two ways to do without one."""
        super().__init__(
            f"no display ({reason}): start it on a desktop; or without one, SDL_VIDEODRIVER=dummy "
            "napoleon-game play --demo --screenshots DIR saves pictures, and napoleon-game simulate "
            "needs no window"
        )


def _look_for_a_display() -> None:
    """Raise :class:`NoDisplayError` where SDL would quietly draw into nowhere.

    Without a desktop it falls back to a driver that shows nothing, and the program would run unseen.
    """
    named = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")
    desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not named and not desktop:
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY is set")


class Window:
    """The program's one window, in true pixels: nothing is stretched."""

    def __init__(self, size: tuple[int, int], *, fullscreen: bool, title: str) -> None:
        """Open a window; raises :class:`NoDisplayError`."""
        self._fullscreen = False
        self._gamepads: dict[int, controller.Controller] = {}
        _look_for_a_display()
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # true pixels on Windows too
        try:
            pygame.display.init()
            self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
            self._window.get_surface()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.font.init()
        self._window.minimum_size = MIN_SIZE
        self._windowed = self._window.size
        pygame.key.start_text_input()
        controller.init()
        for index in range(controller.get_count()):
            self._add(index)
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; it changes its size with the window."""
        return self._window.get_surface()

    @property
    def pixels_a_point(self) -> float:
        """Pixels of the surface over points of the window: 2.0 on many high-density screens, else 1.0."""
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen."""
        return self._fullscreen

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Its size when it does not fill the screen."""
        return self._windowed if self._fullscreen else self._window.size

    @property
    def position(self) -> tuple[int, int]:
        """Where it stands on the screen, in pixels from the top left."""
        return self._window.position

    def resize(self, size: tuple[int, int]) -> None:
        """Give it another size."""
        self._window.size = size

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size before."""
        if self._fullscreen:
            self._window.set_windowed()
        else:
            self._windowed = self._window.size
            self._window.set_fullscreen(desktop=True)
        self._fullscreen = not self._fullscreen

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def close(self) -> None:
        """Close it."""
        self._window.destroy()

    def connect(self, event: pygame.Event) -> None:
        """Take in a gamepad that was plugged in, let go one that was pulled out."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._gamepads.pop(event.instance_id, None)

    def _add(self, index: int) -> None:
        if controller.is_controller(index):
            gamepad = controller.Controller(index)
            self._gamepads[gamepad.as_joystick().get_instance_id()] = gamepad
