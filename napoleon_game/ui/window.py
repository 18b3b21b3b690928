"""The window: its size, full screen, and the gamepads that come and go."""

from contextlib import suppress
from typing import Final

import pygame
from pygame._sdl2 import controller

from napoleon_game.core.errors import NapoleonError

MIN_SIZE: Final = (960, 540)


class NoDisplayError(NapoleonError):
    """There is no display to open a window on."""


class Window:
    """The program's one window.

    Attributes:
        surface: what is drawn on; another one after each change of size.
    """

    def __init__(self, size: tuple[int, int], *, fullscreen: bool, title: str) -> None:
        """Open a window; raises :class:`NoDisplayError`."""
        self._windowed = size
        self._fullscreen = False
        self._gamepads: dict[int, controller.Controller] = {}
        try:
            pygame.display.init()
            self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError(
                f"no display ({error}): start it on a desktop, or without one by SDL_VIDEODRIVER=dummy "
                "with --demo --screenshots DIR, or use napoleon-game simulate"
            ) from error
        pygame.display.set_caption(title)
        pygame.key.set_repeat(350, 60)
        pygame.key.start_text_input()
        with suppress(pygame.error):  # the dummy display knows no limits, and needs none
            pygame.Window.from_display_module().minimum_size = MIN_SIZE
        controller.init()
        for index in range(controller.get_count()):
            self._add(index)
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen."""
        return self._fullscreen

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Its size when it does not fill the screen, in pixels."""
        return self._windowed

    def resized(self) -> bool:
        """Take over a new size; returns whether there is one."""
        surface = pygame.display.get_surface()
        if surface is None:
            return False
        self.surface = surface
        if not self._fullscreen:
            self._windowed = surface.get_size()
        return True

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size before."""
        self._fullscreen = not self._fullscreen
        if self._fullscreen:
            self._windowed = self.surface.get_size()
            self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def flip(self) -> None:
        """Show what was drawn."""
        pygame.display.flip()

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
