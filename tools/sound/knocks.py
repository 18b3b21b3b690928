"""Wooden noises: the button, the knuckle on the table that says pass, and the refusal."""

import numpy as np

from . import dsp
from .dsp import Samples
from .instruments import hertz


def click(rng: np.random.Generator) -> Samples:
    """Return a small walnut button pressed: two dry modes and hardly any noise."""
    tap = dsp.partials(0.06, ((1175.0, 1.0, 0.0075), (2140.0, 0.45, 0.005), (3360.0, 0.2, 0.003)), 0.0012)
    return dsp.mix(
        (
            (0.0, 0.8, tap),
            (0.0, 0.12, dsp.burst(rng, 1500.0, 5000.0, dsp.strike(0.04, 0.001, 0.003))),
            (0.0, 0.35, dsp.partials(0.07, ((294.0, 1.0, 0.011),), 0.002)),
        )
    )


def knuckle(rng: np.random.Generator, pitch: float) -> Samples:
    """Return one soft knock on the covered table top; `pitch` scales its modes."""
    modes = ((147.0, 0.8, 0.026), (251.0, 1.0, 0.017), (409.0, 0.6, 0.012), (733.0, 0.35, 0.007))
    return dsp.mix(
        (
            (0.0, 1.0, dsp.partials(0.2, [(f * pitch, g, tau) for f, g, tau in modes], 0.003)),
            (0.0, 0.34, dsp.burst(rng, 350.0, 1900.0, dsp.strike(0.06, 0.0015, 0.007))),
        )
    )


def declined(rng: np.random.Generator) -> Samples:
    """Return a pass: the player's double knock, the second knock the softer."""
    return dsp.mix(((0.0, 1.0, knuckle(rng, 1.0)), (0.125, 0.62, knuckle(rng, 0.944))))


def illegal(rng: np.random.Generator) -> Samples:
    """Return a refusal: two stopped low strings a semitone apart, dull and short, nothing like a buzzer."""
    events = []
    for at, gain in ((0.0, 1.0), (0.105, 0.8)):
        for midi, part in ((50, 1.0), (51, 0.7)):
            f = hertz(midi)
            tones = [(k * f, part / k**0.9, 0.048 / k**0.5) for k in range(1, 7)]
            events.append((at, gain, dsp.partials(0.2, tones, 0.004)))
        events.append((at, 0.3 * gain, dsp.burst(rng, 300.0, 1300.0, dsp.strike(0.05, 0.002, 0.008))))
    return dsp.mix(events)
