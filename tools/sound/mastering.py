"""Levels: no DC, silent edges, and the same loudness for all sounds of a class."""

import enum
from dataclasses import dataclass

import numpy as np

from . import dsp
from .dsp import Samples

CEILING_DB = -4.0
"""Highest peak before encoding, in dBFS; the encoder may overshoot by part of a decibel."""

WINDOW = 0.125
"""Seconds over which the ear is taken to add up loudness (a sound level meter's "fast")."""

# Seconds of silence before the sound, of fade into it and out of it.
LEAD, FADE_IN, FADE_OUT = 0.002, 0.001, 0.030

# What lies this far below the loudest instant, in dB, is cut off the beginning and the end.
HEAD_DB, TAIL_DB = -36.0, -44.0


class Loudness(enum.Enum):
    """A class of sounds with its target: A-weighted level of the loudest window, in dBFS."""

    CONTROL = -33.0
    KNOCK = -30.5
    CARD = -28.0
    CUE = -27.0
    DEFEAT = -24.5
    FANFARE = -21.5


@dataclass(frozen=True)
class Levels:
    """What a sound measures: seconds, peak dBFS, RMS dBFS, loudest window dBFS (A), mean value."""

    seconds: float
    peak: float
    rms: float
    loudest: float
    dc: float


def decibels(ratio: float) -> float:
    """Return an amplitude ratio in dB, with a floor at -120."""
    return float(20.0 * np.log10(max(ratio, 1e-6)))


def a_weighted(x: Samples) -> Samples:
    """Return the signal as IEC 61672's A curve weighs it, 0 dB at 1 kHz."""
    size = x.size + dsp.frames(0.1)
    f2 = np.fft.rfftfreq(size, 1.0 / dsp.RATE) ** 2
    curve = 12194.0**2 * f2 * f2 / ((f2 + 20.6**2) * (f2 + 12194.0**2))
    curve /= np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2))
    return np.fft.irfft(np.fft.rfft(x, size) * curve * 10.0 ** (2.0 / 20.0), size)[: x.size]


def running_rms(x: Samples, seconds: float) -> Samples:
    """Return the RMS of every window of that length, silence assumed before and after the sound."""
    width = dsp.frames(seconds)
    total = np.cumsum(np.concatenate((np.zeros(width), x * x, np.zeros(width))))
    return np.sqrt(np.maximum(total[width:] - total[:-width], 0.0) / width)


def measure(x: Samples) -> Levels:
    """Measure a finished sound."""
    return Levels(
        seconds=x.size / dsp.RATE,
        peak=decibels(float(np.max(np.abs(x)))),
        rms=decibels(float(np.sqrt(np.mean(x * x)))),
        loudest=decibels(float(np.max(running_rms(a_weighted(x), WINDOW)))),
        dc=float(np.mean(x)),
    )


def trim(x: Samples) -> Samples:
    """Cut both ends where they are not heard, so that the sound answers at once and the file stays small."""
    window = 0.01
    short = running_rms(x, window)[: x.size]
    loud = float(np.max(short))
    first = int(np.argmax(short > loud * 10.0 ** (HEAD_DB / 20.0))) - dsp.frames(window)
    last = int(np.flatnonzero(short > loud * 10.0 ** (TAIL_DB / 20.0))[-1])
    return x[max(first, 0) : last + 1]


def soften(x: Samples, ceiling: float) -> Samples:
    """Round off the few peaks that stand above the ceiling; what is below 70 % of it stays untouched."""
    knee = 0.7 * ceiling
    over = np.maximum(np.abs(x) - knee, 0.0)
    rest = ceiling - knee
    return np.sign(x) * (np.minimum(np.abs(x), knee) + rest * np.tanh(over / rest))


def master(x: Samples, loudness: Loudness) -> Samples:
    """Return the sound ready to be encoded: rumble and tail cut, at its class's level, faded at both ends."""
    lead = np.zeros(dsp.frames(0.03))
    x = dsp.band(np.concatenate((lead, x, lead)), 45.0, 15_000.0)[lead.size :]
    x = trim(x)
    fade = dsp.sustain(x.size / dsp.RATE, FADE_IN, FADE_OUT)
    x = x * fade
    x = x - fade * (np.sum(x) / np.sum(fade))
    gain = 10.0 ** ((loudness.value - measure(x).loudest) / 20.0)
    return np.concatenate((np.zeros(dsp.frames(LEAD)), soften(x * gain, 10.0 ** (CEILING_DB / 20.0))))
