"""Oscillators, envelopes, noise filters and the room that every sound stands in."""

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

RATE = 44_100
"""Samples per second."""

Samples = npt.NDArray[np.float64]
"""One channel, full scale ±1."""

Event = tuple[float, float, Samples]
"""Something to mix in: start in seconds, gain, samples."""

# The early reflections of a small panelled room: delay in seconds, gain.
REFLECTIONS = ((0.0053, 0.42), (0.0087, 0.31), (0.0131, 0.24), (0.0179, 0.17))


def frames(seconds: float) -> int:
    """Return how many samples last that many seconds."""
    return round(seconds * RATE)


def times(seconds: float) -> Samples:
    """Return the time of every sample in seconds."""
    return np.arange(frames(seconds), dtype=np.float64) / RATE


def strike(seconds: float, attack: float, tau: float) -> Samples:
    """Return a raised-cosine rise over `attack` seconds, then an exponential fall to 1/e in `tau` seconds."""
    return sustain(seconds, attack, 0.2 * seconds) * np.exp(-np.maximum(times(seconds) - attack, 0.0) / tau)


def stroke(seconds: float, peak: float, sharpness: float = 1.5) -> Samples:
    """Return a hump that begins and ends at zero, highest at the fraction `peak` of its length."""
    x = np.linspace(0.0, 1.0, frames(seconds))
    warped = np.power(x, np.log(0.5) / np.log(peak))
    hump: Samples = np.power(np.maximum(np.sin(np.pi * warped), 0.0), sharpness)
    return hump


def sustain(seconds: float, attack: float, release: float) -> Samples:
    """Return a held note's envelope: cosine rise, level, cosine fall, all in seconds."""
    t = times(seconds)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.clip(t / attack, 0.0, 1.0))
    fall = 0.5 - 0.5 * np.cos(np.pi * np.clip((seconds - t) / release, 0.0, 1.0))
    return rise * fall


def partials(seconds: float, tones: Iterable[tuple[float, float, float]], attack: float) -> Samples:
    """Return a struck body; a tone is (hertz, gain, 1/e decay in seconds), left out where it is too high."""
    t = times(seconds)
    out = np.zeros_like(t)
    for hertz, gain, tau in tones:
        if hertz < 0.45 * RATE:
            out += gain * np.sin(2.0 * np.pi * hertz * t) * np.exp(-t / tau)
    return out * sustain(seconds, attack, 0.2 * seconds)


def noise(rng: np.random.Generator, seconds: float) -> Samples:
    """Return white noise of unit variance."""
    return rng.standard_normal(frames(seconds))


def band(x: Samples, low: float, high: float) -> Samples:
    """Keep what lies between two frequencies in hertz: no phase shift, gentle 24 dB-per-octave skirts."""
    size = 2 * x.size
    hertz = np.maximum(np.fft.rfftfreq(size, 1.0 / RATE), 1e-3)
    gain = 1.0 / ((1.0 + (low / hertz) ** 4) * (1.0 + (hertz / high) ** 4))
    return np.fft.irfft(np.fft.rfft(x, size) * gain, size)[: x.size]


def burst(rng: np.random.Generator, low: float, high: float, envelope: Samples) -> Samples:
    """Return noise between two frequencies in hertz, of unit variance before the envelope shapes it."""
    lead = frames(0.02)
    x = band(rng.standard_normal(envelope.size + 2 * lead), low, high)
    x /= np.sqrt(np.mean(x * x))
    return x[lead : lead + envelope.size] * envelope


def glide(x: Samples, hertz: Samples, width: float) -> Samples:
    """Band-pass with a moving centre in hertz; `width` is the bandwidth over the centre frequency."""
    low = middle = 0.0
    out = np.empty_like(x)
    for i, (g, value) in enumerate(zip(np.tan(np.pi * hertz / RATE), x, strict=True)):
        high = (value - (width + g) * middle - low) / (1.0 + g * (g + width))
        middle_now = g * high + middle
        low_now = g * middle_now + low
        middle, low = g * high + middle_now, g * middle_now + low_now
        out[i] = width * middle_now
    return out


def grain(rng: np.random.Generator, seconds: float, hertz: float, depth: float) -> Samples:
    """Return an uneven loudness around 1 that changes about `hertz` times a second: friction, not hiss."""
    rough = burst(rng, 4.0, hertz, np.ones(frames(seconds)))
    return np.maximum(1.0 + depth * rough, 0.0)


def mix(events: Sequence[Event]) -> Samples:
    """Sum the events; the result ends with the last of them."""
    out = np.zeros(max(frames(at) + x.size for at, _, x in events))
    for at, gain, x in events:
        start = frames(at)
        out[start : start + x.size] += gain * x
    return out


def room(x: Samples, wet: float, tau: float) -> Samples:
    """Add the salon: early reflections and a tail falling to 1/e in `tau` seconds, `wet` against 1 dry."""
    length = 0.02 + 4.0 * tau
    rng = np.random.default_rng(1804)
    tail = burst(rng, 250.0, 4200.0, strike(length, 0.012, tau))
    tail /= np.sqrt(np.sum(tail * tail))
    taps = np.zeros_like(tail)
    for delay, gain in REFLECTIONS:
        taps[frames(delay)] = gain
    size = x.size + tail.size
    reply = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(tail + 0.6 * taps, size), size)
    reply[: x.size] += x / wet
    return wet * reply
