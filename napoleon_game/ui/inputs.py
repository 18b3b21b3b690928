"""What a person does, whatever they do it with: mouse, keys and gamepad become the same few inputs."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame

from napoleon_game.ui import clipboard
from napoleon_game.view.geometry import Fit, Point


class Do(Enum):
    """What a key or a button asks for."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    SKIP = "skip"
    PASS = "pass"
    HINT = "hint"
    LAST_TRICK = "last trick"
    MOVE_LEFT = "move left"
    MOVE_RIGHT = "move right"
    MOVE_UP = "move up"
    MOVE_DOWN = "move down"
    UNDO = "undo"
    READ_HAND = "read hand"
    END_DEAL = "end deal"
    STRENGTHS = "strengths"
    RULES = "rules"
    FULLSCREEN = "fullscreen"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"


@dataclass(frozen=True, slots=True)
class Pointed:
    """The mouse moved, in design units."""

    at: Point


@dataclass(frozen=True, slots=True)
class Pressed:
    """A mouse button went down: 1 left, 3 right."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Released:
    """A mouse button came up."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned: positive is up."""

    at: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Asked:
    """A key or a gamepad button asked for something."""

    do: Do


@dataclass(frozen=True, slots=True)
class Typed:
    """A letter was typed: for text fields, and for keys that mean what they say (``S H D C``, digits).

    What is pasted comes as several letters in one.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Backspace: the letter before the cursor goes."""


Input = Pointed | Pressed | Released | Scrolled | Asked | Typed | Erased

_KEYS: Final = {
    pygame.K_UP: Do.UP,
    pygame.K_DOWN: Do.DOWN,
    pygame.K_LEFT: Do.LEFT,
    pygame.K_RIGHT: Do.RIGHT,
    pygame.K_RETURN: Do.CONFIRM,
    pygame.K_KP_ENTER: Do.CONFIRM,
    pygame.K_ESCAPE: Do.CANCEL,
    pygame.K_SPACE: Do.SKIP,
    pygame.K_F1: Do.RULES,
    pygame.K_F2: Do.HINT,
    pygame.K_F11: Do.FULLSCREEN,
    pygame.K_PAGEUP: Do.PAGE_UP,
    pygame.K_PAGEDOWN: Do.PAGE_DOWN,
}
_SHIFTED: Final = {
    pygame.K_LEFT: Do.MOVE_LEFT,
    pygame.K_RIGHT: Do.MOVE_RIGHT,
    pygame.K_UP: Do.MOVE_UP,
    pygame.K_DOWN: Do.MOVE_DOWN,
}
"""Keys that mean something else with Shift."""

_LETTERS: Final = {
    "p": Do.PASS,
    "l": Do.LAST_TRICK,
    "r": Do.STRENGTHS,
    "u": Do.UNDO,
    "v": Do.READ_HAND,
    "e": Do.END_DEAL,
    "h": Do.HINT,
}
"""Letters that ask for something where no text is being typed; a scene sees them as :class:`Typed` first."""

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: Do.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Do.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Do.PASS,
    pygame.CONTROLLER_BUTTON_Y: Do.LAST_TRICK,
    pygame.CONTROLLER_BUTTON_START: Do.CANCEL,
    pygame.CONTROLLER_BUTTON_BACK: Do.RULES,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Do.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Do.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Do.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Do.RIGHT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Do.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Do.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Do.STRENGTHS,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Do.UNDO,
}
_STICK: Final = 0.6
"""How far a stick must lean, of 1.0, to count; it must come back below half of that to count again."""


def meaning_of(letter: str) -> Do | None:
    """What a typed letter asks for where no text is being typed."""
    return _LETTERS.get(letter.lower())


def _place(fit: Fit, position: tuple[int, int], ratio: float) -> Point:
    return fit.to_design(position[0] * ratio, position[1] * ratio)


class Translator:
    """Turns pygame's events into inputs."""

    def __init__(self) -> None:
        """All sticks at rest."""
        self._leaning: dict[int, int] = {}

    def translate(self, event: pygame.Event, fit: Fit, ratio: float = 1.0) -> list[Input]:
        """The inputs that an event means: none for most.

        ``ratio`` is pixels a point: on some high-density screens the mouse counts in points.
        """
        match event.type:
            case pygame.MOUSEMOTION:
                return [Pointed(_place(fit, event.pos, ratio))]
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3):
                return [Pressed(_place(fit, event.pos, ratio), event.button)]
            case pygame.MOUSEBUTTONUP if event.button in (1, 3):
                return [Released(_place(fit, event.pos, ratio), event.button)]
            case pygame.MOUSEWHEEL:
                where = _place(fit, pygame.mouse.get_pos(), ratio)
                return [Scrolled(where, getattr(event, "precise_y", event.y))]
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT:
                return [Typed(event.text)] if event.text and event.text != " " else []
            case pygame.CONTROLLERBUTTONDOWN if event.button in _BUTTONS:
                return [Asked(_BUTTONS[event.button])]
            case pygame.CONTROLLERAXISMOTION if event.axis in (
                pygame.CONTROLLER_AXIS_LEFTX,
                pygame.CONTROLLER_AXIS_LEFTY,
                pygame.CONTROLLER_AXIS_RIGHTX,
                pygame.CONTROLLER_AXIS_RIGHTY,
                pygame.CONTROLLER_AXIS_TRIGGERLEFT,
            ):
                return self._stick(event.axis, event.value / 32768)
        return []

    def _key(self, event: pygame.Event) -> list[Input]:
        if event.key == pygame.K_TAB:
            return [Asked(Do.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Do.NEXT)]
        if event.key == pygame.K_BACKSPACE:
            return [Erased()]
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            pasted = clipboard.paste()
            return [Typed(pasted)] if pasted else []
        if event.key == pygame.K_SPACE:
            return [Asked(Do.SKIP), Typed(" ")]
        if event.mod & pygame.KMOD_SHIFT and event.key in _SHIFTED:
            return [Asked(_SHIFTED[event.key])]
        return [Asked(_KEYS[event.key])] if event.key in _KEYS else []

    def _stick(self, axis: int, value: float) -> list[Input]:
        side = 1 if value > _STICK else -1 if value < -_STICK else 0
        before = self._leaning.get(axis, 0)
        if side == 0:
            if abs(value) < _STICK / 2:
                self._leaning[axis] = 0
            return []
        if side == before:
            return []
        self._leaning[axis] = side
        if axis == pygame.CONTROLLER_AXIS_RIGHTX:
            return [Asked(Do.MOVE_RIGHT if side > 0 else Do.MOVE_LEFT)]
        if axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            return [Asked(Do.READ_HAND)]
        if axis == pygame.CONTROLLER_AXIS_RIGHTY:
            return [Asked(Do.MOVE_DOWN if side > 0 else Do.MOVE_UP)]
        across = axis == pygame.CONTROLLER_AXIS_LEFTX
        return [Asked((Do.RIGHT if side > 0 else Do.LEFT) if across else (Do.DOWN if side > 0 else Do.UP))]
