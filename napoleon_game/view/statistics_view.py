"""Figures of the statistics made ready for charts."""

from collections.abc import Sequence
from itertools import accumulate

from napoleon_game.core.bids import MAX_TARGET, Bid
from napoleon_game.core.cards import Suit

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The rows of a table of contracts, from the top."""

_LEAST_COLUMNS = 9


def course(points: Sequence[int], window: int, most: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two lines over deals: the mean of all deals so far, and that of the last ``window`` of them.

    Both have a value before the first deal, which is that after it, and at most ``most`` more, spread evenly
    with the last deal at the end. ``points`` may not be empty.
    """
    sums = (0, *accumulate(points))
    count = len(points)
    places = min(count, most)
    deals = [1, *(round(place * count / places) for place in range(1, places + 1))]
    so_far = tuple(round(sums[deal] / deal) for deal in deals)
    lately = []
    for deal in deals:
        before = max(0, deal - window)
        lately.append(round((sums[deal] - sums[before]) / (deal - before)))
    return so_far, tuple(lately)


def targets(bids: Sequence[Bid]) -> range:
    """The columns of a table of contracts: from the lowest target that was bid to 20, and a few at least."""
    lowest = min((bid.target for bid in bids), default=MAX_TARGET)
    return range(min(lowest, MAX_TARGET - _LEAST_COLUMNS + 1), MAX_TARGET + 1)


def percent(part: int, whole: int) -> int:
    """A part of a whole in percent; 0 of nothing."""
    return round(100 * part / whole) if whole else 0
