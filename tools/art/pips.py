"""Suit signs and where they stand on the number cards."""

from .svg import path

# Drawn in a box of about 100 by 100 around the origin.
SIGNS = {
    "S": "M0 -51C6 -35 20 -23 32 -11C42 -1 47.5 8 47.5 19C47.5 32 38 41 26 41"
    "C17 41 9 37 4.5 29C6 39 10 46 19 50.5"
    "H-19C-10 46 -6 39 -4.5 29C-9 37 -17 41 -26 41C-38 41 -47.5 32 -47.5 19"
    "C-47.5 8 -42 -1 -32 -11C-20 -23 -6 -35 0 -51Z",
    "H": "M0 50C-7 34 -22 21 -33 8C-42 -3 -47.5 -12 -47.5 -23"
    "C-47.5 -37 -37 -46.5 -25 -46.5C-13 -46.5 -4 -39 0 -28"
    "C4 -39 13 -46.5 25 -46.5C37 -46.5 47.5 -37 47.5 -23C47.5 -12 42 -3 33 8C22 21 7 34 0 50Z",
    "D": "M0 -53C9 -34 23 -16 39 0C23 16 9 34 0 53C-9 34 -23 16 -39 0C-23 -16 -9 -34 0 -53Z",
    "C": "M-10 -7A22.6 22.6 0 1 1 10 -7A22.8 22.8 0 1 1 5 20C5 34 9 46 19 50.5H-19C-9 46 -5 34 -5 20"
    "A22.8 22.8 0 1 1 -10 -7Z",
}

_TOP, _BOTTOM = 0.0, 1.0
_SIDES = (-1.0, 1.0)


def _pairs(*rows: float) -> list[tuple[float, float]]:
    return [(side, row) for row in rows for side in _SIDES]


# (column -1, 0 or 1; row from 0 at the top to 1 at the bottom)
LAYOUT: dict[str, list[tuple[float, float]]] = {
    "2": [(0, _TOP), (0, _BOTTOM)],
    "3": [(0, _TOP), (0, 0.5), (0, _BOTTOM)],
    "4": _pairs(_TOP, _BOTTOM),
    "5": [*_pairs(_TOP, _BOTTOM), (0, 0.5)],
    "6": _pairs(_TOP, 0.5, _BOTTOM),
    "7": [*_pairs(_TOP, 0.5, _BOTTOM), (0, 0.25)],
    "8": [*_pairs(_TOP, 0.5, _BOTTOM), (0, 0.25), (0, 0.75)],
    "9": [*_pairs(_TOP, 1 / 3, 2 / 3, _BOTTOM), (0, 0.5)],
    "T": [*_pairs(_TOP, 1 / 3, 2 / 3, _BOTTOM), (0, 1 / 6), (0, 5 / 6)],
}


def pip(suit: str, x: float, y: float, size: float, colour: str, upside_down: bool = False) -> str:
    """Draw a suit sign centred on a point."""
    k = size / 100
    k_x = f"{-k:.3f}" if upside_down else f"{k:.3f}"
    return path(SIGNS[suit], colour, transform=f"translate({x:.1f} {y:.1f}) scale({k_x})")
