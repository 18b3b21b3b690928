"""The small band: music box, harp, muffled brass, side drum and kettledrum. Pitches are MIDI note numbers."""

import numpy as np

from . import dsp
from .dsp import Samples


def hertz(midi: float) -> float:
    """Return the equal-tempered frequency of a note, A4 (69) at 440 Hz."""
    return float(440.0 * 2.0 ** ((midi - 69.0) / 12.0))


def music_box(midi: float, seconds: float) -> Samples:
    """Return a plucked steel tine: almost a sine, with the clamped bar's sharp upper modes for an instant."""
    f = hertz(midi)
    tau = 0.16 * (1175.0 / f) ** 0.5
    tones = ((f, 1.0, tau), (2.0 * f, 0.10, 0.4 * tau), (3.0 * f, 0.05, 0.2 * tau))
    tine = ((6.27 * f, 0.07, 0.012), (2.76 * f, 0.06, 0.03))
    return dsp.partials(seconds, tones + tine, 0.0022) * dsp.sustain(seconds, 0.001, 0.3 * seconds)


def harp(midi: float, seconds: float) -> Samples:
    """Return a gut string plucked near its middle: odd partials lead and the high ones die first."""
    f = hertz(midi)
    tones = []
    for k in range(1, 13):
        pluck = np.sin(np.pi * k * 0.41) / k**1.65
        stretched = k * f * np.sqrt(1.0 + 0.00012 * k * k)
        tones.append((float(stretched), float(pluck), 0.28 * (294.0 / f) ** 0.6 / k**0.8))
    return dsp.partials(seconds, tones, 0.003) * dsp.sustain(seconds, 0.001, 0.4 * seconds)


def brass(rng: np.random.Generator, midi: float, seconds: float, force: float = 1.0) -> Samples:
    """Return two cornets behind a salon's doors, brighter while loud; `force` (0 to 1) says how bright."""
    t = dsp.times(seconds)
    out = np.zeros_like(t)
    swell = dsp.sustain(seconds, 0.045, min(0.11, 0.4 * seconds)) * (0.80 + 0.20 * np.exp(-t / 0.12))
    for cents in (-3.5, 3.0):
        f = hertz(midi + cents / 100.0)
        scoop = -0.011 * np.exp(-t / 0.018)
        waver = 0.0028 * np.sin(2.0 * np.pi * (5.1 * t + rng.uniform())) * np.clip((t - 0.22) / 0.3, 0.0, 1.0)
        phase = 2.0 * np.pi * np.cumsum(f * (1.0 + scoop + waver)) / dsp.RATE
        for k in range(1, min(13, int(6500.0 / f) + 1)):
            lip = 1.0 + 0.9 * np.exp(-(((k * f - 1050.0) / 520.0) ** 2))
            dull = 0.20 + 0.42 * (1.0 - force * swell)
            out += lip * np.exp(-(k - 1) * dull) / k**0.35 * np.sin(k * phase)
    breath = dsp.burst(rng, 700.0, 3000.0, dsp.strike(seconds, 0.012, 0.03))
    return out * swell * 0.3 + 0.02 * breath


def snare(rng: np.random.Generator, force: float = 1.0) -> Samples:
    """Return one stroke on a cloth-muffled side drum."""
    head = dsp.partials(0.16, ((188.0, 1.0, 0.030), (301.0, 0.5, 0.020), (437.0, 0.25, 0.012)), 0.0015)
    wires = dsp.burst(rng, 1300.0, 5200.0, dsp.strike(0.22, 0.0025, 0.038))
    stick = dsp.burst(rng, 500.0, 2500.0, dsp.strike(0.05, 0.001, 0.006))
    return force * dsp.mix(((0.0, 0.55, head), (0.001, 0.30 * force**0.5, wires), (0.0, 0.28, stick)))


def roll(rng: np.random.Generator, seconds: float, start: float, end: float) -> Samples:
    """Return a side-drum roll of double strokes whose force grows from `start` to `end`."""
    count = max(2, round(seconds / 0.036))
    events = []
    for i in range(count):
        force = start + (end - start) * (i / (count - 1)) ** 1.4
        at = seconds * i / count + rng.uniform(0.0, 0.004)
        events.append((at, 1.0, snare(rng, force * (1.0 if i % 2 == 0 else 0.8))))
    return dsp.mix(events)


def kettledrum(rng: np.random.Generator, midi: float, seconds: float, force: float = 1.0) -> Samples:
    """Return a kettledrum stroke, felt stick: ringing modes near 1 : 1.5 : 2 : 2.5, and the thud."""
    f = hertz(midi)
    modes = ((f, 1.0, 0.34), (1.504 * f, 0.62, 0.27), (1.99 * f, 0.36, 0.20), (2.44 * f, 0.2, 0.13))
    thud = dsp.burst(rng, 90.0, 520.0, dsp.strike(0.12, 0.004, 0.018))
    tone = dsp.partials(seconds, modes, 0.005) * dsp.sustain(seconds, 0.001, 0.4 * seconds)
    return force * dsp.mix(((0.0, 0.8, tone), (0.0, 0.35, thud)))
