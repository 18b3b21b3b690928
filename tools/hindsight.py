"""Which decisions gave most deals away, by what the cards were: the exact solver looks at recorded deals.

    python -m tools.hindsight FILE [--cards 8] [--jobs N]

A deal is given away by the card before which its side could still have won, if all had seen all, and after
which it no longer could. Cards are counted by who played them, whether they led, and how many cards each
held; what was lost before the first card lay in the auction, the name or the exchange. What the solver
cannot tell within its nodes is not counted. Nobody at the table could see all that: so the figures say where
knowledge is worth most, not who played badly.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from tqdm import tqdm

from napoleon_game.cli.files import records_in
from napoleon_game.cli.main import CommandError
from napoleon_game.cli.options import positive
from napoleon_game.core.cards import HAND_SIZE, SEATS
from napoleon_game.core.errors import shown
from napoleon_game.core.phase import Phase
from napoleon_game.core.state import State
from napoleon_game.match.processes import map_in_processes
from napoleon_game.match.review.laid import on_napoleons_side, side_wins
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.files import GoodLine
from napoleon_game.record.replay import replay
from napoleon_game.solver.stop import StopFlag
from tools import command

Kind = str
Tally = tuple[Counter[Kind], Counter[Kind]]
"""How often each kind of decision came, and how often it gave the deal away."""

BEFORE: Final = "before the first card"
_CHUNK: Final = 4


def kind_of(state: State) -> Kind:
    """Whose card comes now, whether it is led, and how many cards each holds."""
    public = state.public
    assert public.contract is not None
    assert public.turn is not None
    assert public.trick is not None
    if public.turn == public.contract.napoleon:
        who = "Napoleon"
    else:
        who = "adjutant" if on_napoleons_side(state, public.turn) else "ally"
    does = "follows" if public.trick.cards else "leads"
    return f"{who} {does}, {HAND_SIZE - len(public.tricks)} cards"


def looked_back(final: State, cards: int) -> Tally:
    """What was given away in one finished deal, from so many ``cards`` each on, and before the first."""
    came: Counter[Kind] = Counter()
    gave: Counter[Kind] = Counter()
    stop = StopFlag()  # which nobody sets: only its limit of nodes ends a search
    play = [state for state, _ in replay(final) if state.public.phase in (Phase.PLAY, Phase.OVER)]
    at_first = side_wins(play[0], stop)
    came[BEFORE] += at_first is not None
    gave[BEFORE] += at_first is False
    late = play[(HAND_SIZE - cards) * SEATS :]
    winning = pairwise(side_wins(state, stop) for state in late)
    for before, (could, can) in zip(late[:-1], winning, strict=True):
        turn = before.public.turn
        assert turn is not None
        if could is None or can is None:
            continue
        kind = kind_of(before)
        came[kind] += 1
        gave[kind] += (could, can) == ((True, False) if on_napoleons_side(before, turn) else (False, True))
    return came, gave


def finished_deals(path: Path, napoleon: str | None = None) -> Iterator[State]:
    """The finished deals that a file holds, or those with a player of this kind as ``napoleon``.

    A bad line is told, and passed over.

    Raises:
        FileError: it cannot be read.
        CommandError: at the end, if it holds none.
    """
    found = False
    for line in records_in(str(path)):
        if not isinstance(line, GoodLine):
            print(f"{path}: line {line.line}: {line}", file=sys.stderr)
        elif line.record.state.public.final is not None and napoleon in (None, _napoleon(line.record)):
            found = True
            yield line.record.state
    if not found:
        whose = "" if napoleon is None else f" with {shown(napoleon)} as Napoleon"
        raise CommandError(f"{path}: there is no finished deal{whose} in it")


def _napoleon(record: DealRecord) -> str | None:
    """What kind of player was Napoleon; ``None`` if nobody was."""
    contract = record.state.public.contract
    return None if contract is None else record.players[contract.napoleon].kind


@command.tool
def main() -> None:
    """Look back, and print the kinds that gave most away first."""
    parser = command.parser(__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--cards", type=int, default=8, choices=range(1, HAND_SIZE + 1))
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    options = parser.parse_args()
    deals = list(finished_deals(options.file))
    came: Counter[Kind] = Counter()
    gave: Counter[Kind] = Counter()
    look = partial(looked_back, cards=options.cards)
    for some_came, some_gave in tqdm(
        map_in_processes(look, deals, options.jobs, _CHUNK), total=len(deals), unit="deal", disable=None
    ):
        came.update(some_came)
        gave.update(some_gave)
    print(f"{len(deals)} contracts\ndecisions   gave away   of 100 contracts   kind")
    for kind, count in gave.most_common():
        print(f"{came[kind]:9}   {count:9}   {100 * count / len(deals):16.1f}   {kind}")


if __name__ == "__main__":
    main()
