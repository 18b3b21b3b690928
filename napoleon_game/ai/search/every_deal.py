"""All deals that fit what a seat knows, where they are few; each as likely as ``sampling`` would draw it."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from napoleon_game.ai.search.hidden import Hidden
from napoleon_game.ai.search.worlds import Places, in_play, laid_out, worlds_in_play
from napoleon_game.core.observation import Observation
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds

Shares = NDArray[np.float64]
"""How likely each deal is; together 1."""

_STEPS_A_DEAL = 30
"""Cards laid for each deal that may be found, after which the search is given up."""


@dataclass(frozen=True, slots=True, eq=False)
class Fitting:
    """Deals that fit what a seat knows, in play.

    Attributes:
        worlds: the deals.
        shares: how likely each of them is.
        all: whether there are no others; else they are a sample.
    """

    worlds: Worlds
    shares: Shares
    all: bool


def fitting_deals(observation: Observation, hidden: Hidden, deals: int, few: int, stream: Stream) -> Fitting:
    """All deals that fit, if they are no more than ``few``; else a sample of so many ``deals``."""
    found = every_deal(hidden, few)
    if found is None:
        worlds = worlds_in_play(observation, hidden, deals, stream)
        return Fitting(worlds, np.full(deals, 1.0 / deals), all=False)
    places, shares = found
    hands = laid_out(hidden, places, observation.hand, observation.seat, observation.public.bid.trump)
    return Fitting(in_play(observation, hands), shares, all=True)


def every_deal(hidden: Hidden, most: int) -> tuple[Places, Shares] | None:
    """For each possible deal the place of each unseen card, and how likely it is; ``None`` if too many."""
    weights, cards = hidden.weights, len(hidden.unseen)
    order = sorted(range(cards), key=lambda card: (int((weights[card] > 0).sum()), card))
    choices = [[(place, float(w)) for place, w in enumerate(weights[card]) if w > 0] for card in order]
    room, where = list(hidden.room), [0] * cards
    found: list[list[int]] = []
    likely: list[float] = []
    steps = most * _STEPS_A_DEAL

    def lay(index: int, likelihood: float) -> bool:
        """Lay the cards from ``index`` on in all ways; ``False`` if it has become too many."""
        nonlocal steps
        steps -= 1
        if index == cards:
            found.append(where.copy())
            likely.append(likelihood)
            return len(found) <= most
        if steps < 0:
            return False
        for place, weight in choices[index]:
            if room[place]:
                room[place] -= 1
                where[order[index]] = place
                done = lay(index + 1, likelihood * weight)
                room[place] += 1
                if not done:
                    return False
        return True

    if not lay(0, 1.0) or not found:
        return None
    shares = np.array(likely)
    return np.array(found, np.int8).reshape(len(found), cards), shares / shares.sum()
