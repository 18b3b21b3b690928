"""Short musical cues, all in D: music box and small harp."""

import numpy as np

from . import dsp
from .dsp import Samples
from .instruments import harp, music_box, snare


def bid(_rng: np.random.Generator) -> Samples:
    """Return a bid: one clear A over its D, close enough together to be a single gesture."""
    return dsp.mix(
        ((0.0, 0.55, harp(62, 0.32)), (0.012, 0.7, music_box(81, 0.32)), (0.055, 0.45, music_box(86, 0.30)))
    )


def your_turn(_rng: np.random.Generator) -> Samples:
    """Return the invitation to play: a rising fourth, A to D, harp with the music box above."""
    return dsp.mix(
        (
            (0.0, 0.75, harp(69, 0.30)),
            (0.0, 0.20, music_box(81, 0.30)),
            (0.13, 0.85, harp(74, 0.36)),
            (0.13, 0.35, music_box(86, 0.42)),
        )
    )


def trick(_rng: np.random.Generator) -> Samples:
    """Return the soft chime for a trick won: F sharp, A and D of the tonic chord."""
    return dsp.mix(
        (
            (0.0, 0.6, music_box(78, 0.34)),
            (0.06, 0.6, music_box(81, 0.34)),
            (0.12, 0.75, music_box(86, 0.34)),
            (0.0, 0.35, harp(62, 0.38)),
        )
    )


def reveal(_rng: np.random.Generator) -> Samples:
    """Return the adjutant shown: a harp run up D minor that opens on the major chord."""
    run = (62, 65, 69, 72, 74, 77, 81)
    events = [(0.036 * i, 0.40 + 0.05 * i, harp(midi, 0.5)) for i, midi in enumerate(run)]
    top = 0.036 * len(run) + 0.03
    events += [(top, 0.8, harp(86, 0.46)), (top, 0.5, harp(78, 0.46)), (top, 0.45, harp(69, 0.46))]
    events += [(top + 0.01, 0.5, music_box(90, 0.5)), (top + 0.01, 0.35, music_box(93, 0.45))]
    return dsp.mix(events)


def special(rng: np.random.Generator) -> Samples:
    """Return a rare card's moment: a drum ruff, then B flat, C and D major turned in the music box."""
    events = [(at, force, snare(rng, 0.6)) for at, force in ((0.0, 0.22), (0.045, 0.28), (0.09, 0.5))]
    turn = ((0.09, (82, 86)), (0.19, (84, 88)), (0.29, (86, 90, 93)))
    for at, notes in turn:
        events += [(at + 0.004 * i, 0.5, music_box(midi, 0.42)) for i, midi in enumerate(notes)]
        events.append((at, 0.55, harp(notes[0] - 24, 0.42)))
    shimmer = (98, 93, 98, 102)
    events += [(0.36 + 0.055 * i, 0.26 - 0.03 * i, music_box(midi, 0.34)) for i, midi in enumerate(shimmer)]
    return dsp.mix(events)
