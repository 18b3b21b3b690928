"""How well chances, margins and beliefs hold, by recorded deals.

    python -m tools.calibration FILE [--decisions 200] [--jobs N]

Chances: how often contracts were foreseen to be made when the adjutant card was named, and how often they
were, by quarters from the most doubtful one up. Margins: cards are judged again and again by deals drawn
anew; told is how many of the 95 % intervals of the difference between the best two hold the mean of all, but
for what a review tells as nothing. Beliefs: how likely the adjutant's true seat is thought by the others, as
the mean logarithm, with what plays give away and without.
"""

import os
from collections.abc import Iterator
from functools import partial
from math import log
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np
from tqdm import tqdm

from napoleon_game.ai.search import judging
from napoleon_game.ai.search.hidden import hidden_from
from napoleon_game.ai.search.level import Level
from napoleon_game.ai.search.signs import likelihoods
from napoleon_game.cli.options import positive
from napoleon_game.core.actions import NameAdjutantCard
from napoleon_game.core.cards import SEATS
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.processes import map_in_processes
from napoleon_game.match.review.known import LEVEL
from napoleon_game.match.review.review import TOLD_CHANCE
from napoleon_game.record.replay import actions_of, replay
from tools import command
from tools.hindsight import finished_deals

DRAWS: Final = 30
_QUARTERS: Final = 4


def foreseen(final: State) -> tuple[float, bool]:
    """The chance to make a deal's contract when the adjutant card was named, and whether it was made."""
    for (state, _), action in zip(replay(final), actions_of(final), strict=False):
        if isinstance(action, NameAdjutantCard):
            seen = observe(state, action.seat)
            outcomes = judging.judge_names(
                seen, (action,), LEVEL, Stream("calibration", final.deal.seed, final.deal.number)
            )
            assert final.public.final is not None
            made = final.public.final.result.winner is Side.NAPOLEON
            return outcomes.mean(outcomes.wins, outcomes.actions.index(action)), made
    raise ValueError("a finished deal without a contract")


def choices(final: State) -> Iterator[State]:
    """The moments of a deal at which there was more than one card to play."""
    for state, _ in replay(final):
        if state.public.phase is Phase.PLAY and state.public.turn is not None:
            legal = observe(state, state.public.turn).legal
            if len(legal) > 1:
                yield state


def held(state: State, level: Level = LEVEL) -> tuple[int, int] | None:
    """How many of :data:`DRAWS` intervals hold the mean of all, and how many there are.

    ``None`` where all deals are looked at, or no difference is to be seen in any of them.
    """
    turn = state.public.turn
    assert turn is not None
    seen = observe(state, turn)
    assert isinstance(seen.legal, LegalPlays)
    gaps = []
    ahead = behind = None
    for draw in range(DRAWS):
        deals = judging.fitting(seen, level, Stream("margins", state.deal.seed, state.deal.number, draw))
        if deals.all:
            return None
        outcomes = judging.judge_plays(seen, seen.legal.cards, level, deals)
        if ahead is None or behind is None:
            ahead, behind = outcomes.order[:2]
        gaps.append(outcomes.gap(outcomes.wins, ahead, behind))
    truth = fmean(gap.mean for gap in gaps)
    if all(gap.margin == 0 for gap in gaps):
        return None
    return sum(abs(gap.mean - truth) <= max(gap.margin, TOLD_CHANCE) for gap in gaps), DRAWS


def believed(final: State) -> list[tuple[float, float]]:
    """How likely the adjutant's seat is thought by whoever's turn it is, with and without its plays.

    Natural logarithms, for each card from the second trick on, while that seat is hidden from its player.
    """
    found = []
    for state, _ in replay(final):
        public, turn = state.public, state.public.turn
        if public.phase is not Phase.PLAY or turn is None or not public.tricks:
            continue
        seen = observe(state, turn)
        assert public.contract is not None
        assert public.adjutant_card is not None
        if seen.adjutant is not None or state.adjutant in (None, public.contract.napoleon):
            continue
        hidden = hidden_from(seen, 1.0)
        likely = hidden.weights[hidden.unseen.index(public.adjutant_card)] * np.array(hidden.room)
        told = likelihoods(public, public.contract.napoleon)
        before = likely / [told[place] if place < SEATS else 1.0 for place in hidden.places]
        column = hidden.places.index(state.adjutant)
        found.append((log(likely[column] / likely.sum()), log(before[column] / before.sum())))
    return found


@command.tool
def main() -> None:
    """Judge, and print."""
    parser = command.parser(__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--decisions", type=positive, default=200, metavar="N", help="for margins (default: 200)"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    options = parser.parse_args()
    deals = list(finished_deals(options.file))
    progress = partial(tqdm, disable=None)
    contracts = sorted(progress(map_in_processes(foreseen, deals, options.jobs, 4), total=len(deals)))
    print("contracts   foreseen   made")
    for quarter in range(_QUARTERS):
        some = contracts[quarter * len(contracts) // _QUARTERS : (quarter + 1) * len(contracts) // _QUARTERS]
        _tell(some)
    _tell(contracts)
    moments = [state for final in deals for state in choices(final)]
    every = moments[:: max(1, len(moments) // options.decisions)][: options.decisions]
    found = [one for one in progress(map_in_processes(held, every, options.jobs, 1), total=len(every)) if one]
    right, of = (sum(column) for column in zip(*found, strict=True)) if found else (0, 0)
    print(f"margins: {right} of {of} intervals hold the mean of all draws, in {len(found)} decisions")
    tell_beliefs([one for final in deals for one in believed(final)])


def tell_beliefs(beliefs: list[tuple[float, float]]) -> None:
    """Print what the others believed of the adjutant's seat on average; there may have been no adjutant."""
    if not beliefs:
        print("adjutant: its seat was hidden from nobody")
        return
    with_plays, without = (fmean(column) for column in zip(*beliefs, strict=True))
    print(f"adjutant: {with_plays:.2f} with its plays, {without:.2f} without, in {len(beliefs)} moments")


def _tell(some: list[tuple[float, bool]]) -> None:
    if some:
        chance, made = (fmean(column) for column in zip(*some, strict=True))
        print(f"{len(some):9}   {chance:8.2f}   {made:4.2f}")


if __name__ == "__main__":
    main()
