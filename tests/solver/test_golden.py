"""Whole deals whose values were found by another solver, written before this one."""

import pytest

from napoleon_game.solver.api import Table, can_reach, value
from tests.solver.support import whole_deal

QUICK = {
    7: 3,
    9: 7,
    11: 4,
    13: 14,
    14: 0,
    19: 17,
    21: 0,
    24: 6,
    25: 6,
    27: 2,
    28: 0,
    29: 11,
    30: 1,
    32: 12,
    33: 4,
    34: 3,
    35: 0,
    38: 5,
    42: 3,
    43: 8,
    51: 6,
    53: 10,
    56: 0,
    58: 6,
    59: 0,
    62: 17,
    65: 3,
}
"""By number of deal, as ``whole_deal`` deals it: picture cards for the Napoleon side."""

HARDER = {
    1: 2,
    2: 0,
    3: 5,
    4: 15,
    5: 3,
    6: 4,
    8: 4,
    10: 7,
    12: 4,
    15: 5,
    16: 10,
    17: 8,
    18: 0,
    20: 18,
    23: 8,
    26: 10,
    31: 3,
    36: 2,
    37: 9,
    39: 10,
    40: 10,
    41: 8,
    44: 6,
    45: 8,
    46: 6,
    47: 17,
    48: 9,
    50: 5,
    52: 0,
    54: 10,
    60: 13,
    61: 9,
    63: 0,
    64: 7,
}


@pytest.mark.parametrize(("number", "expected"), QUICK.items())
def test_values_of_whole_deals(number: int, expected: int) -> None:
    assert value(whole_deal(number)) == expected
    assert can_reach(whole_deal(number), expected)
    assert not can_reach(whole_deal(number), expected + 1)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "expected"), HARDER.items())
def test_values_of_harder_deals(number: int, expected: int) -> None:
    assert value(whole_deal(number), table=Table(16)) == expected
