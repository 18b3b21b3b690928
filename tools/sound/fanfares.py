"""The three endings: a victory's march, the complete victory's longer one, and a loss's soft close."""

from collections.abc import Iterable

import numpy as np

from . import dsp
from .dsp import Event, Samples
from .instruments import brass, harp, kettledrum, music_box, roll, snare

Chord = tuple[float, float, float, tuple[int, ...]]
"""Start in seconds, length in seconds, force 0 to 1, notes from the top down."""

# How loudly the parts of a chord sound, from the top down.
BALANCE = (1.0, 0.62, 0.55, 0.5, 0.5)


def play(rng: np.random.Generator, chords: Iterable[Chord]) -> list[Event]:
    """Return brass chords as events, the melody on top."""
    return [
        (at, gain * (0.55 + 0.45 * force), brass(rng, midi, length, force))
        for at, length, force, notes in chords
        for midi, gain in zip(notes, BALANCE, strict=False)
    ]


def beats(rng: np.random.Generator, strokes: Iterable[tuple[float, float]]) -> list[Event]:
    """Return side-drum strokes, each (seconds, force)."""
    return [(at, 1.0, snare(rng, force)) for at, force in strokes]


def win(rng: np.random.Generator) -> Samples:
    """Return the victory: a dotted march figure rising through D major, drum underneath, about 2 s."""
    s = 0.092
    chords: tuple[Chord, ...] = (
        (0.0, 2.3 * s, 0.6, (69, 66, 62)),
        (3 * s, 0.9 * s, 0.5, (69, 66, 62)),
        (4 * s, 2.6 * s, 0.75, (74, 69, 66)),
        (7 * s, 0.9 * s, 0.6, (74, 69, 66)),
        (8 * s, 1.8 * s, 0.8, (76, 73, 69, 57)),
        (10 * s, 0.66, 0.95, (78, 74, 69, 62, 50)),
    )
    drum = beats(rng, ((0.0, 0.8), (2 * s, 0.35), (3 * s, 0.5), (4 * s, 0.8), (6 * s, 0.35), (7 * s, 0.5)))
    kettle = ((4 * s, 50, 0.5), (8 * s, 45, 0.7), (10 * s, 50, 1.0))
    events = [
        *play(rng, chords),
        *drum,
        (8 * s, 0.8, roll(rng, 2 * s, 0.3, 0.75)),
        *beats(rng, ((10 * s, 0.9),)),
    ]
    events += [(at, 0.8, kettledrum(rng, midi, 0.8, force)) for at, midi, force in kettle]
    return dsp.mix(events)


def complete(rng: np.random.Generator) -> Samples:
    """Return the complete victory: roll, triplet call, IV, V and a broad D major with bells, about 3 s."""
    chords: tuple[Chord, ...] = (
        (0.18, 0.10, 0.55, (69, 66)),
        (0.29, 0.10, 0.6, (69, 66)),
        (0.40, 0.10, 0.65, (69, 66)),
        (0.51, 0.30, 0.8, (74, 69, 66, 50)),
        (0.84, 0.23, 0.75, (78, 74, 69, 50)),
        (1.10, 0.10, 0.6, (76, 73, 69)),
        (1.20, 0.24, 0.85, (79, 74, 71, 55)),
        (1.47, 0.24, 0.85, (76, 73, 69, 57)),
        (1.75, 0.85, 1.0, (81, 78, 74, 62, 50)),
    )
    events = [(0.0, 0.75, roll(rng, 0.20, 0.15, 0.5)), *play(rng, chords)]
    events += beats(rng, ((0.18, 0.4), (0.29, 0.4), (0.40, 0.5), (0.51, 0.85), (0.84, 0.6), (1.02, 0.35)))
    events += beats(rng, ((1.10, 0.45), (1.20, 0.7), (1.47, 0.7), (1.75, 0.95)))
    events += [(1.50, 0.8, roll(rng, 0.25, 0.3, 0.8)), (1.80, 0.45, roll(rng, 0.55, 0.6, 0.12))]
    kettle = (
        (0.51, 50, 0.7),
        (1.20, 43, 0.7),
        (1.47, 45, 0.8),
        (1.75, 50, 1.0),
        (1.93, 45, 0.45),
        (2.11, 50, 0.6),
    )
    events += [(at, 0.75, kettledrum(rng, midi, 0.9, force)) for at, midi, force in kettle]
    bells = (86, 90, 93, 98, 93, 98, 102)
    events += [(1.80 + 0.085 * i, 0.42 - 0.03 * i, music_box(midi, 0.6)) for i, midi in enumerate(bells)]
    return dsp.mix(events)


def lose(rng: np.random.Generator) -> Samples:
    """Return the loss: harp stepping down to D minor, low horns, a muffled drum far off, about 1.8 s."""
    steps = ((0.0, 74, 0.7), (0.21, 72, 0.65), (0.42, 70, 0.65), (0.63, 69, 0.7))
    events: list[Event] = [(at, gain, harp(midi, 0.75)) for at, midi, gain in steps]
    events += [(at, 0.5, harp(midi, 0.9)) for at, midi in ((0.0, 58), (0.42, 55), (0.63, 57))]
    events += [(0.92 + 0.03 * i, 0.55, harp(midi, 0.75)) for i, midi in enumerate((50, 57, 62, 65))]
    horns: tuple[Chord, ...] = ((0.40, 0.42, 0.1, (62, 58)), (0.90, 0.62, 0.12, (65, 62, 57, 50)))
    events += [(at, 0.40 * gain, x) for at, gain, x in play(rng, horns)]
    events += [(at, 0.35, kettledrum(rng, 50, 0.6, force)) for at, force in ((0.90, 1.0), (1.08, 0.5))]
    return dsp.mix(events)
