"""Sounds: played if there is a device, and silence with one line in the log if there is none."""

import logging
import random
from dataclasses import dataclass
from typing import Final

import pygame

from napoleon_game.resources import asset

_log = logging.getLogger(__name__)

_CARDS: Final = ("deal", "place", "sweep", "flip", "shuffle", "discard")
_CUES: Final = (
    "bid",
    "pass",
    "your_turn",
    "illegal",
    "reveal",
    "special",
    "trick",
    "win",
    "lose",
    "complete",
    "click",
)
SOUNDS: Final = (*_CARDS, *_CUES)
"""Everything that can be played."""

_VARIANTS: Final = {"deal": 3, "place": 3, "sweep": 2}
_CHANNELS: Final = 12


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud things are, 0.0-1.0: everything, cards, and musical cues."""

    master: float = 0.8
    cards: float = 0.8
    cues: float = 0.7


def files_of(name: str) -> list[str]:
    """The files of a sound, without their ending: one, or several that take turns."""
    variants = _VARIANTS.get(name)
    return [name] if variants is None else [f"{name}_{number}" for number in range(1, variants + 1)]


class Audio:
    """Plays sounds by name."""

    def __init__(self, volumes: Volumes, *, enabled: bool = True) -> None:
        """Open the sound device, if there is one and it is wanted."""
        self.volumes = volumes
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._choice = random.Random(0)  # which variant of a card's noise: decides nothing
        self.enabled = enabled and self._open()

    def _open(self) -> bool:
        try:
            pygame.mixer.init(frequency=44100, channels=2, buffer=1024)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            _log.warning("no sound: %s", error)
            return False
        return True

    def play(self, name: str) -> None:
        """Play a sound; does nothing without a device."""
        if not self.enabled or not name:
            return
        file = self._choice.choice(files_of(name))
        try:
            sound = self._sounds.get(file)
            if sound is None:
                sound = self._sounds[file] = pygame.mixer.Sound(asset("sounds", f"{file}.ogg"))
            group = self.volumes.cards if name in _CARDS else self.volumes.cues
            sound.set_volume(self.volumes.master * group)
            sound.play()
        except pygame.error as error:  # the device went away
            _log.warning("no more sound: %s", error)
            self.enabled = False
