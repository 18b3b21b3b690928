"""Many deals that might be, asked in one call: which cards win in each.

For players that guess the cards they cannot see. Python has no part in it once the call is made: cards are
bits of integers (:func:`card_bits`), a deal is a row of an array, and Python's lock is free.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from napoleon_game.core.cards import Cards, Seat, Suit
from napoleon_game.solver.api import UNLIMITED, Limits
from napoleon_game.solver.compiling import kernels
from napoleon_game.solver.pack import card_bits, layout, pack_rows
from napoleon_game.solver.stop import stop_after
from napoleon_game.solver.table import Table, own_table

__all__ = ["UNKNOWN", "WorldAnswers", "Worlds", "card_bits", "layout", "winning_worlds"]

UNKNOWN: Final = -1


@dataclass(frozen=True, slots=True, eq=False)
class Worlds:
    """Deals that agree in the trick on the table, and differ in who holds what.

    Attributes:
        trump: the trump suit.
        leader: who leads, or led, the trick on the table.
        table: none to four cards of that trick, the lead first.
        first_trick: whether it is the first of the deal.
        hands: a row a deal: the cards each of the five seats holds now, as the sum of their bits.
        sides: for each deal a bit (``1 << seat``) for each seat of the Napoleon side.
        captured: for each deal the picture cards that side has taken before this trick.
    """

    trump: Suit
    leader: Seat
    table: Cards
    first_trick: bool
    hands: NDArray[np.int64]
    sides: NDArray[np.int64]
    captured: NDArray[np.int64]

    def packed(self) -> NDArray[np.int64]:
        """A row for each deal, as the kernels take it."""
        return pack_rows(
            self.trump,
            self.leader,
            self.table,
            self.hands,
            self.sides,
            self.captured,
            first_trick=self.first_trick,
        )

    def part(self, rows: slice | NDArray[np.bool_]) -> "Worlds":
        """Some of the deals."""
        return replace(self, hands=self.hands[rows], sides=self.sides[rows], captured=self.captured[rows])


@dataclass(frozen=True, slots=True, eq=False)
class WorldAnswers:
    """Which cards win in which worlds.

    Attributes:
        done: how many worlds were asked, from the first on, before a flag or the deadline ended it.
        wins: a row for each of those, a column for each card in the order of the pack: 1 if the side of the
            seat to play wins with that card, 0 if it loses, ``UNKNOWN`` if the card cannot be played there or
            the limit of nodes came first.
        nodes: how many nodes were searched in all.
    """

    done: int
    wins: NDArray[np.int8]
    nodes: int


def winning_worlds(
    worlds: Worlds,
    target: int,
    nodes_each: int = 1 << 62,
    limits: Limits = UNLIMITED,
    table: Table | None = None,
) -> WorldAnswers:
    """Whether the side of the seat to play wins (R6.1, R6.2), for each card it may play, in each world.

    In all worlds every seat must have as many cards, with those on the table; that is not looked at.

    Args:
        worlds: the deals.
        target: what was bid.
        nodes_each: about how many nodes to look at in one world. What was answered there before stays.
        limits: ``seconds`` and ``stop`` end all of it, with what was answered until then; ``nodes`` counts
            for nothing here.
        table: where to search; by default the calling thread's own.

    Raises:
        SolverUnavailableError: the solver cannot be compiled on this machine.
    """
    kernel = kernels()
    table = own_table() if table is None else table
    deals = worlds.packed()
    results = np.empty((len(deals), 64), np.int8)
    with stop_after(limits.seconds) as deadline, table.lock:
        stop = limits.stop or deadline
        kernel.allow(table.words, 0, stop.address, deadline.address)
        done = int(kernel.winning_many(table.words, deals, target, max(0, nodes_each), results))
        nodes = int(table.words[kernel.NODES])
    wins = results[:done, np.array(layout(worlds.trump))]
    return WorldAnswers(done, wins, nodes)
