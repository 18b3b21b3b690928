"""Which sounds there are, how each is made, how loud it is and how much of the room it has."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from . import cards, cues, dsp, fanfares, knocks
from .dsp import Samples
from .mastering import Loudness, master

SEED = 1805
"""The year of Austerlitz. Every sound draws from its own stream: a new one leaves the others as they are."""

# The room's share and its 1/e time in seconds, by class.
ROOM = {
    Loudness.CONTROL: (0.10, 0.020),
    Loudness.KNOCK: (0.12, 0.022),
    Loudness.CARD: (0.16, 0.022),
    Loudness.CUE: (0.30, 0.075),
    Loudness.DEFEAT: (0.42, 0.110),
    Loudness.FANFARE: (0.42, 0.110),
}


@dataclass(frozen=True)
class Sound:
    """One named sound, in one or more variants."""

    make: Callable[[np.random.Generator], Samples]
    loudness: Loudness
    variants: int = 1


SOUNDS = {
    "place": Sound(cards.place, Loudness.CARD, 3),
    "deal": Sound(cards.deal, Loudness.CARD, 3),
    "sweep": Sound(cards.sweep, Loudness.CARD, 2),
    "flip": Sound(cards.flip, Loudness.CARD),
    "shuffle": Sound(cards.shuffle, Loudness.CARD),
    "discard": Sound(cards.discard, Loudness.CARD),
    "click": Sound(knocks.click, Loudness.CONTROL),
    "pass": Sound(knocks.declined, Loudness.KNOCK),
    "illegal": Sound(knocks.illegal, Loudness.KNOCK),
    "bid": Sound(cues.bid, Loudness.CUE),
    "your_turn": Sound(cues.your_turn, Loudness.CUE),
    "trick": Sound(cues.trick, Loudness.CUE),
    "reveal": Sound(cues.reveal, Loudness.CUE),
    "special": Sound(cues.special, Loudness.CUE),
    "win": Sound(fanfares.win, Loudness.FANFARE),
    "lose": Sound(fanfares.lose, Loudness.DEFEAT),
    "complete": Sound(fanfares.complete, Loudness.FANFARE),
}


def names() -> dict[str, Sound]:
    """Return every file's stem with its sound: the name, or name_1, name_2 ... where there are variants."""
    found = {}
    for name, sound in SOUNDS.items():
        for number in range(1, sound.variants + 1):
            found[name if sound.variants == 1 else f"{name}_{number}"] = sound
    return found


def render(stem: str, sound: Sound) -> Samples:
    """Return one file's finished samples, the same at every call."""
    rng = np.random.default_rng((SEED, zlib.crc32(stem.encode())))
    wet, tau = ROOM[sound.loudness]
    return master(dsp.room(sound.make(rng), wet, tau), sound.loudness)
