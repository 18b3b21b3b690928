"""Sounds: played if there is a device, and silence with one line in the log if there is none."""

import logging
import random
import wave
from dataclasses import dataclass
from io import BytesIO
from typing import Final

import pygame

from napoleon_game.resources import asset
from napoleon_game.ui import alsa

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
PITCHES: Final = (0.96, 0.98, 1.0, 1.02, 1.04)
"""How high a card's noise may sound: no two cards fall quite alike."""

_AS_MADE: Final = 1.0
_RATE: Final = 44100
_SAMPLE: Final = 2
"""Bytes of a sample of one side."""

_SIDES: Final = 2
_CHANNELS: Final = 12
"""Sounds that can be heard at once."""


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


def pitched(sound: pygame.mixer.Sound, pitch: float) -> pygame.mixer.Sound:
    """A sound played ``pitch`` times as fast, and that much higher; for a mixer that :class:`Audio` opened.

    SDL makes it: it is handed the same samples as a recording of another rate.
    """
    recording = BytesIO()
    with wave.open(recording, "wb") as file:
        file.setnchannels(_SIDES)
        file.setsampwidth(_SAMPLE)
        file.setframerate(round(_RATE * pitch))
        file.writeframes(sound.get_raw())
    recording.seek(0)
    return pygame.mixer.Sound(file=recording)


class Audio:
    """Plays sounds by name."""

    def __init__(self, volumes: Volumes, *, enabled: bool = True) -> None:
        """Open the sound device, if there is one and it is wanted."""
        self.volumes = volumes
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound] = {}
        self._choice = random.Random(0)  # which variant of a card's noise: decides nothing
        self.enabled = enabled and self._open()

    def _open(self) -> bool:
        alsa.hush()
        try:
            pygame.mixer.init(_RATE, -8 * _SAMPLE, _SIDES, buffer=1024, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            _log.warning("no sound: %s", error)
            return False
        return True

    def play(self, name: str) -> None:
        """Play a sound; does nothing without a device."""
        if not self.enabled or not name:
            return
        card = name in _CARDS
        file = self._choice.choice(files_of(name))
        pitch = self._choice.choice(PITCHES) if card else _AS_MADE
        try:
            sound = self._sound(file, pitch)
            sound.set_volume(self.volumes.master * (self.volumes.cards if card else self.volumes.cues))
            sound.play()
        except pygame.error as error:
            self.lost(str(error))

    def lost(self, reason: str) -> None:
        """The device went away: silence from now on."""
        if self.enabled:
            _log.warning("no more sound: %s", reason)
        self.enabled = False

    def _sound(self, file: str, pitch: float) -> pygame.mixer.Sound:
        """A file at a pitch, kept once it is made."""
        found = self._sounds.get((file, pitch))
        if found is None:
            if pitch == _AS_MADE:
                found = pygame.mixer.Sound(asset("sounds", f"{file}.ogg"))
            else:
                found = pitched(self._sound(file, _AS_MADE), pitch)
            self._sounds[file, pitch] = found
        return found
