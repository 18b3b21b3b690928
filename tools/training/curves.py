"""Fit how far estimates stray and lie too low: the curves from picture cards to a chance to win.

    python -m tools.training.curves FILE [--napoleon KIND] [--jobs N]

Recorded deals are looked at again: what was estimated when the adjutant card was named, at each lead by
somebody who sees no hand, and for one card of each deal that was played; and whether the contract was made.
Of all curves (``ai/search/chance.py``) the one that makes these ends likeliest is told, with the range of
each figure that two units of log-likelihood leave, and how far the curve in use lies behind. (The leads of a
deal share its end: for them both look surer than they are.) Whoever plays worse makes less of the same cards,
so deals are best those in which one player was Napoleon, ``master`` above all. The figures stand beside their
use: ``ai/search/contracts.py``, ``match/review/course.py``, ``ai/search/play.py``.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from napoleon_game.ai.search import contracts, judging, play, quick
from napoleon_game.ai.search.chance import winning
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.onlooker import deals_for_onlooker
from napoleon_game.cli.options import positive
from napoleon_game.core.actions import NameAdjutantCard, PlayCard
from napoleon_game.core.cards import HAND_SIZE, PICTURE_CARDS, Card
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.processes import map_in_processes
from napoleon_game.match.review import course
from napoleon_game.record.replay import actions_of, replay
from tools import command
from tools.hindsight import finished_deals

LEVEL: Final = Level(worlds=240, contract_worlds=400)
"""By what deals are looked at: as ``master`` looks, by more of them."""
_SPREADS: Final = np.arange(0.3, 4.0, 0.05)
_SHIFTS: Final = np.arange(-2.0, 2.01, 0.05)
_LEFT: Final = 2.0
"""Units of log-likelihood: about a 95 % interval."""
_VALUES: Final = np.arange(PICTURE_CARDS + 1)

ByTarget = tuple[int, NDArray[np.float64], NDArray[np.bool_]]


@dataclass(frozen=True, slots=True)
class Moment:
    """What was estimated at one moment of a deal, and how the deal ended.

    Attributes:
        kind: which curve it bears on: ``contract``, ``lead`` or ``card``.
        target: the picture cards that were bid.
        shares: of the guessed deals, how many of one have 0 to 20 picture cards for the Napoleon side.
        made: whether the contract was made.
    """

    kind: str
    target: int
    shares: NDArray[np.float64]
    made: bool


@dataclass(frozen=True, slots=True)
class Fit:
    """The likeliest curve, and how the one in use compares.

    Attributes:
        spread, shift: its figures.
        spreads, shifts: the least and the most that each may be.
        behind: units of log-likelihood by which the curve in use is less likely.
    """

    spread: float
    shift: float
    spreads: tuple[float, float]
    shifts: tuple[float, float]
    behind: float


IN_USE: Final = {
    "contract": (contracts.SPREAD, contracts.SHIFT),
    "lead": (course.SPREAD, course.SHIFT),
    "card": (play.SPREAD, 0.0),
}


def moments(final: State) -> list[Moment]:
    """What there is to fit to in one finished deal; nothing if all passed."""
    assert final.public.final is not None
    if final.public.contract is None:
        return []
    target = final.public.bid.target
    made = final.public.final.result.winner is Side.NAPOLEON
    key = "curves", final.deal.seed, final.deal.number
    found: list[Moment] = []
    for at, ((state, _), action) in enumerate(zip(replay(final), actions_of(final), strict=False)):
        stream = Stream(*key, at)
        if isinstance(action, NameAdjutantCard):
            seen = observe(state, action.seat)
            (named,) = contracts.judge_contracts(
                seen, state.public.bid, (action.card,), LEVEL.contract_worlds, LEVEL, stream
            )
            found.append(Moment("contract", target, _shares(named.values), made))
        if state.public.phase is not Phase.PLAY or state.public.trick is None:
            continue
        left = HAND_SIZE - len(state.public.tricks)
        if not state.public.trick.cards and left > course.EXACT:
            worlds = deals_for_onlooker(state.public, LEVEL.worlds, stream)
            found.append(Moment("lead", target, _shares(quick.values(worlds, 1, target)), made))
    seen, card = one_card(final)
    deals = judging.fitting(seen, LEVEL, Stream(*key, "card"))
    values = quick.move_values(deals.worlds, (card,), LEVEL.tricks, target)[:, 0]
    return [*found, Moment("card", target, _shares(values), made)]


def one_card(final: State) -> tuple[Observation, Card]:
    """A card of a deal, of the part in which the search estimates, and what its seat saw."""
    choices = [
        (observe(state, action.seat), action.card)
        for (state, _), action in zip(replay(final), actions_of(final), strict=False)
        if isinstance(action, PlayCard) and HAND_SIZE - len(state.public.tricks) > LEVEL.exact
    ]
    return Stream("curves", final.deal.seed, final.deal.number).choice(choices)


def _shares(values: NDArray[np.int64]) -> NDArray[np.float64]:
    return np.bincount(values, minlength=len(_VALUES)) / len(values)


def by_target(some: Sequence[Moment]) -> list[ByTarget]:
    """The moments of each target: the target, their shares (a row each), and whether they were made."""
    found = []
    for target in sorted({moment.target for moment in some}):
        these = [moment for moment in some if moment.target == target]
        shares = np.array([moment.shares for moment in these])
        found.append((target, shares, np.array([moment.made for moment in these])))
    return found


def log_likelihood(some: Sequence[ByTarget], spread: float, shift: float) -> float:
    """How likely the ends of these deals are by a curve, as a natural logarithm."""
    total = 0.0
    for target, shares, made in some:
        chances = shares @ winning(_VALUES, target, spread, shift)
        total += float(np.log(np.where(made, chances, 1.0 - chances)).sum())
    return total


def fit(found: Sequence[Moment], in_use: tuple[float, float]) -> Fit:
    """The curve by which the ends of these deals are likeliest."""
    some = by_target(found)
    table = np.array([[log_likelihood(some, spread, shift) for shift in _SHIFTS] for spread in _SPREADS])
    row, column = np.unravel_index(int(table.argmax()), table.shape)
    near = table >= table.max() - _LEFT
    spreads, shifts = _SPREADS[near.any(axis=1)], _SHIFTS[near.any(axis=0)]
    return Fit(
        float(_SPREADS[row]),
        float(_SHIFTS[column]),
        (float(spreads[0]), float(spreads[-1])),
        (float(shifts[0]), float(shifts[-1])),
        float(table.max()) - log_likelihood(some, *in_use),
    )


@command.tool
def main() -> None:
    """Look at the deals, fit, and print."""
    parser = command.parser(__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--napoleon", metavar="KIND", help="only deals with such a player as Napoleon")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    options = parser.parse_args()
    deals = list(finished_deals(options.file, options.napoleon))
    progress = partial(tqdm, total=len(deals), unit="deal", disable=None)
    each = progress(map_in_processes(moments, deals, options.jobs, 4))
    found = [moment for of_deal in each for moment in of_deal]
    print("curve     moments   spread              shift                  in use        behind")
    for kind, in_use in IN_USE.items():
        some = [moment for moment in found if moment.kind == kind]
        if not some:
            continue
        best = fit(some, in_use)
        print(
            f"{kind:9} {len(some):7}   {best.spread:4.2f} ({best.spreads[0]:4.2f}-{best.spreads[1]:4.2f})   "
            f"{best.shift:+5.2f} ({best.shifts[0]:+5.2f} to {best.shifts[1]:+5.2f})   "
            f"{in_use[0]:4.2f}, {in_use[1]:+5.2f}   {best.behind:6.1f}"
        )


if __name__ == "__main__":
    main()
