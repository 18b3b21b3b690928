"""Card noises: pasteboard on baize, made of filtered noise and a little of the table's own body."""

import numpy as np

from . import dsp
from .dsp import Samples


def brush(
    rng: np.random.Generator, seconds: float, start: float, end: float, peak: float, width: float = 1.1
) -> Samples:
    """Return one card's rub along felt, its colour moving between two frequencies in hertz."""
    hump = dsp.stroke(seconds, peak)
    centre = start * (end / start) ** np.linspace(0.0, 1.0, hump.size)
    rub = dsp.glide(dsp.noise(rng, seconds), centre, width)
    rub /= np.sqrt(np.mean(rub * rub))
    return dsp.band(rub * dsp.grain(rng, seconds, 160.0, 0.35), 350.0, 6500.0) * hump


def pat(rng: np.random.Generator, weight: float, crisp: float) -> Samples:
    """Return a card coming flat to rest: paper, trapped air, and the walnut below the cloth.

    `weight` scales the low thud and `crisp` the edge's tick; 1 is a card laid down plainly.
    """
    body = rng.uniform(128.0, 150.0)
    thud = dsp.partials(
        0.13, ((body, 1.0, 0.020), (body * 1.71, 0.45, 0.013), (body * 2.63, 0.2, 0.008)), 0.0025
    )
    return dsp.mix(
        (
            (0.0, 0.95, dsp.burst(rng, 420.0, 1900.0, dsp.strike(0.12, 0.0022, 0.013))),
            (0.0, 0.42 * crisp, dsp.burst(rng, 2300.0, 6000.0, dsp.strike(0.06, 0.0012, 0.0055))),
            (0.004, 0.30, dsp.burst(rng, 700.0, 2800.0, dsp.strike(0.10, 0.004, 0.019))),
            (0.001, 0.5 * weight, dsp.burst(rng, 190.0, 560.0, dsp.strike(0.10, 0.003, 0.014))),
            (0.0005, 1.05 * weight, thud),
        )
    )


def place(rng: np.random.Generator) -> Samples:
    """Return a card laid on the baize: a breath of a slide, then the pat."""
    slide = rng.uniform(0.045, 0.062)
    return dsp.mix(
        (
            (0.0, 0.26, brush(rng, slide + 0.03, rng.uniform(2300, 2800), rng.uniform(1300, 1700), 0.6)),
            (slide, 1.0, pat(rng, rng.uniform(0.9, 1.15), rng.uniform(0.8, 1.2))),
        )
    )


def deal(rng: np.random.Generator) -> Samples:
    """Return a card drawn off the pack and skimmed over the table: brighter and lighter than `place`."""
    slide = rng.uniform(0.085, 0.105)
    off = dsp.burst(rng, 2200.0, 7000.0, dsp.strike(0.03, 0.001, 0.004))
    return dsp.mix(
        (
            (0.0, 0.38, off),
            (0.004, 0.75, brush(rng, slide, rng.uniform(3000, 3600), rng.uniform(1900, 2300), 0.35)),
            (slide - 0.012, 0.55, pat(rng, 0.45, 0.5)),
        )
    )


def flip(rng: np.random.Generator) -> Samples:
    """Return a card turned over: the rush of its bending, the snap as it springs straight, the landing."""
    snap = dsp.partials(0.05, ((1480.0, 1.0, 0.006), (2610.0, 0.6, 0.004), (3920.0, 0.3, 0.003)), 0.001)
    return dsp.mix(
        (
            (0.0, 0.5, brush(rng, 0.075, 1500.0, 4200.0, 0.6)),
            (0.062, 0.5, snap),
            (0.062, 0.7, dsp.burst(rng, 1400.0, 6000.0, dsp.strike(0.05, 0.0012, 0.007))),
            (0.108, 0.6, pat(rng, 0.7, 0.6)),
        )
    )


def sweep(rng: np.random.Generator) -> Samples:
    """Return a trick gathered in: five cards dragged together over the cloth and squared with a pat."""
    cards = [
        (0.028 * i, 0.5, brush(rng, 0.30 - 0.028 * i, rng.uniform(1300, 1900), rng.uniform(2400, 3000), 0.62))
        for i in range(5)
    ]
    touches = [
        (0.10 + 0.034 * i, 0.22, dsp.burst(rng, 900.0, 3800.0, dsp.strike(0.04, 0.0015, 0.006)))
        for i in range(4)
    ]
    return dsp.mix([*cards, *touches, (0.268, 1.5, pat(rng, 0.9, 0.7))])


def discard(rng: np.random.Generator) -> Samples:
    """Return the exchange's three cards pushed away face down, one upon another."""
    events = []
    for i, at in enumerate((0.0, 0.105, 0.20)):
        events.append((at, 0.34, brush(rng, 0.085, rng.uniform(2000, 2400), rng.uniform(1200, 1500), 0.5)))
        events.append((at + 0.066, 0.62 + 0.1 * i, pat(rng, 0.6 + 0.2 * i, 0.6)))
    return dsp.mix(events)


def shuffle(rng: np.random.Generator) -> Samples:
    """Return a riffle of two packets, the cascade that pushes them home, and the squaring tap."""
    events = []
    at, count = 0.01, 27
    for i in range(count):
        part = i / (count - 1)
        tick = dsp.burst(
            rng, 1100.0 + 500.0 * part, 5600.0, dsp.strike(0.04, 0.0012, rng.uniform(0.003, 0.005))
        )
        knock = dsp.partials(0.03, ((rng.uniform(480.0, 900.0), 1.0, 0.004),), 0.001)
        loud = (0.45 + 0.55 * np.sin(np.pi * (0.15 + 0.8 * part))) * rng.uniform(0.75, 1.0)
        events += [(at, 0.85 * loud, tick), (at, 0.25 * loud, knock)]
        at += (0.0225 - 0.0105 * part) * rng.uniform(0.8, 1.2)
    rush = brush(rng, 0.21, 3300.0, 1700.0, 0.4) * dsp.grain(rng, 0.21, 90.0, 0.5)
    events.append((at + 0.02, 0.40, rush))
    events += [(at + 0.20, 0.6, pat(rng, 0.8, 1.0)), (at + 0.275, 0.5, pat(rng, 1.0, 0.7))]
    return dsp.mix(events)
