"""How colours look: contrast after WCAG, distance in CIELAB, and to colour-blind eyes."""

from itertools import combinations
from math import hypot

from napoleon_game.view.theme import Color

Linear = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
SIMULATED = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(color: Color) -> Linear:
    """The three parts of a colour in linear light."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in color[:3])
    )
    return red, green, blue


def luminance(color: Color) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """After WCAG 2: 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(color: Color, eyes: str | None) -> Linear:
    """A colour as such eyes see it; ``None`` for eyes that see all colours."""
    light = linear(color)
    if eyes is None:
        return light
    red, green, blue = (
        min(1.0, max(0.0, sum(factor * part for factor, part in zip(row, light, strict=True))))
        for row in SIMULATED[eyes]
    )
    return red, green, blue


def lab(light: Linear) -> tuple[float, float, float]:
    """CIELAB under daylight (D65)."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Color, other: Color, eyes: str | None) -> float:
    """How far two colours lie apart in CIELAB, to such eyes."""
    a, b = lab(seen(one, eyes)), lab(seen(other, eyes))
    return hypot(*(p - q for p, q in zip(a, b, strict=True)))


def nearest(colors: dict[str, Color], eyes: str | None) -> tuple[float, str, str]:
    """The two of several colours that lie closest together, and how close."""
    return min(
        (distance(one, other, eyes), name, second)
        for (name, one), (second, other) in combinations(colors.items(), 2)
    )
