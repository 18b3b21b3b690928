"""What each way before play promised, and what came of it when it was taken: names and calls of ``master``.

    python -m tools.forks names|calls [--deals 200] [--seed TEXT] [--jobs N]

At the decisions of one seat among ``rules`` the same deal is played on once for each way, by the same
players with the same luck. Names: each adjutant card that is judged is named once, and told by kinds of
cards. Calls: the seat bids what promises most, or passes for good; told by what was promised. If a kind of
name brings more than its promise, or passing more than bids that are made, the judge is wrong there.
"""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final

from tqdm import tqdm

from napoleon_game.ai.player import Player
from napoleon_game.ai.registry import make_player
from napoleon_game.ai.search.gap import SURE
from napoleon_game.ai.search.habits import KINDS, kind_of
from napoleon_game.ai.search.judging import judge_calls, judge_names, promising_names
from napoleon_game.ai.search.level import read_level
from napoleon_game.cli.options import positive, seed_text
from napoleon_game.core.actions import Action, MakeBid, NameAdjutantCard, Pass
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.deal import numbered_deal
from napoleon_game.core.engine import start, step
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.auction import LegalCalls
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.processes import map_in_processes
from tools import command

JUDGE: Final = "master threads=1"
"""Whose promises are looked at; it calls, names and discards."""
IN_PLAY: Final = "hard slack=0 remembers=1 notices=1"
"""Plays the seat's cards: quick, and without lapses."""
OTHERS: Final = "rules"
_DEALS: Final = 200
"""By so many deals a promise is made."""
_STEPS: Final = (0, 2000, 2800, 3600, 4500, 5600, inf)
"""Points that are told together."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way that was taken.

    Attributes:
        kind: what it was: a kind of card that was named, "own card", "bid" or "pass".
        chance: that the contract is made, as foreseen; 0.0 of a pass.
        promise: points foreseen; 0.0 of a pass.
        points: what the seat got.
        made: whether Napoleon's side won.
    """

    kind: str
    chance: float
    promise: float
    points: int
    made: bool


def _stream(seed: str, state: State, seat: Seat) -> Stream:
    """The luck of a decision, whichever way led to it."""
    public = state.public
    laid = 0 if public.trick is None else len(public.trick.cards)
    return Stream(seed, seat, public.phase.value, len(public.calls), len(public.tricks), laid)


@dataclass(frozen=True, slots=True)
class Table:
    """One seat that is looked at, and four others."""

    seed: str
    seat: Seat
    judge: Player
    in_play: Player
    others: Player

    def decide(self, state: State) -> Action:
        """What whoever's turn it is does."""
        turn = state.public.turn
        assert turn is not None
        player = self.others
        if turn == self.seat:
            player = self.in_play if state.public.phase is Phase.PLAY else self.judge
        return player.decide(observe(state, turn), _stream(self.seed, state, turn))

    def until(self, state: State, there: Callable[[State], bool]) -> State:
        """Play on until ``there`` or the end."""
        while state.public.turn is not None and not there(state):
            state, _ = step(state, self.decide(state))
        return state

    def end(self, state: State, passes: bool) -> State:
        """Play on to the end; the seat makes no more bids if it ``passes``."""
        while state.public.turn is not None:
            quiet = passes and state.public.phase is Phase.AUCTION and state.public.turn == self.seat
            state, _ = step(state, Pass(self.seat) if quiet else self.decide(state))
        return state

    def took(self, state: State, action: Action, chance: float = 0.0, promise: float = 0.0) -> Way | None:
        """What came of ``action``; ``None`` if all passed."""
        final = self.end(step(state, action)[0], isinstance(action, Pass)).public.final
        if final is None:
            return None
        result = final.result
        kind = _kind(action, state, self.seat)
        return Way(kind, chance, promise, result.points[self.seat], result.winner is Side.NAPOLEON)


def _kind(action: Action, state: State, seat: Seat) -> str:
    if isinstance(action, NameAdjutantCard):
        own = action.card in observe(state, seat).hand
        return "own card" if own else KINDS[kind_of(action.card, state.public.bid.trump)]
    return "pass" if isinstance(action, Pass) else "bid"


def _table(seed: str, number: int, seat: Seat) -> tuple[Table, State]:
    players = (make_player(name) for name in (JUDGE, IN_PLAY, OTHERS))
    table = Table(f"{seed} {number}", seat, *players)
    return table, start(numbered_deal(seed, number), RuleSet())[0]


def names_of(seed: str, number: int) -> list[list[Way]]:
    """For each seat that wins the auction of a deal, what came of each name."""
    found = []
    for seat in range(SEATS):
        table, state = _table(seed, number, seat)
        state = table.until(state, lambda now: now.public.phase is not Phase.AUCTION)
        if state.public.contract is None or state.public.contract.napoleon != seat:
            continue
        seen = observe(state, seat)
        level = read_level(JUDGE).with_figures({"contract_worlds": _DEALS})
        outcomes = judge_names(seen, promising_names(seen), level, _stream("forks", state, seat))
        ways = [
            table.took(state, action, outcomes.mean(outcomes.wins, at), outcomes.mean(outcomes.points, at))
            for at, action in enumerate(outcomes.actions)
        ]
        found.append([way for way in ways if way is not None])
    return found


def calls_of(seed: str, number: int) -> list[list[Way]]:
    """For each call of each seat over somebody's bid, what came of the pass and of the best bid."""
    found = []
    for seat in range(SEATS):
        table, state = _table(seed, number, seat)

        def asked(now: State, table: Table = table) -> bool:
            over = any(isinstance(call, MakeBid) for call in now.public.calls)
            return now.public.phase is not Phase.AUCTION or (now.public.turn == table.seat and over)

        state = table.until(state, asked)
        while state.public.phase is Phase.AUCTION:
            seen = observe(state, seat)
            assert isinstance(seen.legal, LegalCalls)
            level = read_level(JUDGE).with_figures({"contract_worlds": _DEALS})
            key = ("forks", seed, number, seat, len(state.public.calls))
            outcomes, _ = judge_calls(seen, seen.legal.bids, (), level, key)
            bids = [at for at, action in enumerate(outcomes.actions) if isinstance(action, MakeBid)]
            if bids:
                best = max(bids, key=lambda at: outcomes.mean(outcomes.points, at))
                chance, promise = (outcomes.mean(each, best) for each in (outcomes.wins, outcomes.points))
                ways = [
                    table.took(state, Pass(seat)),
                    table.took(state, outcomes.actions[best], chance, promise),
                ]
                found.append([way for way in ways if way is not None])
            state = table.until(step(state, table.decide(state))[0], asked)
    return [ways for ways in found if len(ways) > 1]


def tell_names(forks: Sequence[Sequence[Way]]) -> None:
    """Print what each kind of name promised and brought, the commonest first."""
    kinds: dict[str, list[Way]] = {}
    for way in (way for ways in forks for way in ways):
        kinds.setdefault(way.kind, []).append(way)
    print(f"{len(forks)} contracts\n names   foreseen   made           promised   brought         kind")
    for kind, ways in sorted(kinds.items(), key=lambda item: -len(item[1])):
        foreseen, promised = fmean(way.chance for way in ways), fmean(way.promise for way in ways)
        made, brought = (_mean([float(getattr(way, name)) for way in ways]) for name in ("made", "points"))
        print(
            f"{len(ways):6}   {foreseen:8.2f}   {made[0]:4.2f} ± {made[1]:4.2f}    "
            f"{promised:8.0f}   {brought[0]:5.0f} ± {brought[1]:4.0f}    {kind}"
        )
    if not forks:
        return
    chosen = [max(ways, key=lambda way: way.promise).points for ways in forks]
    print("what promised most brought {:.0f} ± {:.0f} points".format(*_mean(chosen)))


def tell_calls(forks: Sequence[Sequence[Way]]) -> None:
    """Print what passing and bidding brought, by what the bid promised."""
    print(f"{len(forks)} calls over somebody's bid")
    print(" calls   promised             passing   bidding   more by bidding")
    for least, most in pairwise(_STEPS):
        some = [(passed, bid) for passed, bid in forks if least <= bid.promise < most]
        if len(some) > 1:
            passing, bidding = (fmean(ways[at].points for ways in some) for at in (0, 1))
            more = _mean([bid.points - passed.points for passed, bid in some])
            print(
                f"{len(some):6}   {least:4.0f} to {most:<8.0f}   {passing:11.0f}   {bidding:7.0f}   "
                f"{more[0]:+6.0f} ± {more[1]:4.0f}"
            )


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    return fmean(values), SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


@command.tool
def main() -> None:
    """Take all ways, and print."""
    parser = command.parser(__doc__)
    parser.add_argument("at", choices=("names", "calls"))
    parser.add_argument("--deals", type=positive, default=200)
    parser.add_argument("--seed", type=seed_text, default="forks")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    options = parser.parse_args()
    look, tell = (names_of, tell_names) if options.at == "names" else (calls_of, tell_calls)
    found = map_in_processes(partial(look, options.seed), range(1, options.deals + 1), options.jobs, 1)
    progress = tqdm(found, total=options.deals, unit="deal", file=sys.stderr, disable=None)
    tell([ways for forks in progress for ways in forks])


if __name__ == "__main__":
    main()
