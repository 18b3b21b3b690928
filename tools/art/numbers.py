"""The number cards, two to ten."""

from .frame import INDEX, LARGE_INDEX, index, paper
from .palette import Scheme
from .pips import LAYOUT, pip
from .svg import CENTRE_X, CENTRE_Y

_COLUMN = 96
_ROWS = 516
_PIP = 94
_PIP_LARGE = 190


def number(rank: str, suit: str, scheme: Scheme, large: bool) -> str:
    """Draw a number card; the large style has one big sign instead of the count."""
    colour = scheme.of(suit)
    body = [paper()]
    if large:
        body.append(pip(suit, CENTRE_X, CENTRE_Y, _PIP_LARGE, colour))
    else:
        for column, row in LAYOUT[rank]:
            x, y = CENTRE_X + column * _COLUMN, CENTRE_Y + (row - 0.5) * _ROWS
            body.append(pip(suit, x, y, _PIP, colour, upside_down=row > 0.5))
    body.append(index(rank, suit, colour, LARGE_INDEX if large else INDEX))
    return "".join(body)
