"""How a move speeds up and slows down: functions from 0-1 to 0-1."""

from collections.abc import Callable
from math import cos, pi
from typing import Final

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Evenly."""
    return t


def out_cubic(t: float) -> float:
    """Fast, then gently to rest."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Gently off, then fast."""
    return t**3


def in_out_sine(t: float) -> float:
    """Gently off and gently to rest."""
    return (1 - cos(pi * t)) / 2


def out_back(t: float) -> float:
    """A little past the end and back."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


EASES: Final[dict[str, Ease]] = {
    "linear": linear,
    "out_cubic": out_cubic,
    "in_cubic": in_cubic,
    "in_out_sine": in_out_sine,
    "out_back": out_back,
}
