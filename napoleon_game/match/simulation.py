"""Playing many deals without a table to look at, on one process or several, always with the same result."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from napoleon_game.ai.player import Player
from napoleon_game.ai.registry import make_player
from napoleon_game.core.deal import Deal, numbered_deal
from napoleon_game.core.errors import NapoleonError
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.controllers import InlineController
from napoleon_game.match.processes import map_in_processes
from napoleon_game.match.table import Table
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.write import to_line

MAX_ATTEMPTS: Final = 1000
"""Passed-out deals in a row after which players are taken never to bid."""

_CHUNK: Final = 20
"""Deals that a process plays before it hands them over."""


class NobodyBidsError(NapoleonError):
    """The players pass every time, so that no deal would ever be finished."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played: ``deals`` finished deals as one match has them.

    Attributes:
        seed: the seed text of the match.
        deals: how many deals to finish, numbered from 1.
        players: the names of five players, by seat.
        rules: the house rules.
    """

    seed: str
    deals: int
    players: tuple[str, ...]
    rules: RuleSet

    def lines(self, jobs: int = 1) -> Iterator[list[str]]:
        """For each finished deal in order its record, after those of its attempts that were passed out.

        ``jobs`` is the number of processes; what is played does not depend on it.

        Raises:
            BrokenPlayerError: a player failed; the deals before have been yielded.
            UnknownPlayerError: there is no such player, or it cannot be made.
            NobodyBidsError: all passed :data:`MAX_ATTEMPTS` times.
        """
        yield from map_in_processes(self._deal_lines, range(1, self.deals + 1), jobs, _CHUNK)

    def _deal_lines(self, number: int) -> list[str]:
        infos = tuple(PlayerInfo(f"{name} {seat}", name) for seat, name in enumerate(self.players))
        return [to_line(DealRecord(infos, state)) for state in self.play(number)]

    def play(self, number: int) -> list[State]:
        """Play deal ``number`` until it is finished: its last state, after those that were passed out.

        Raises:
            BrokenPlayerError: a player failed.
            NobodyBidsError: all passed :data:`MAX_ATTEMPTS` times.
        """
        states: list[State] = []
        while len(states) < MAX_ATTEMPTS:
            deal = numbered_deal(self.seed, number, len(states) + 1)
            states.append(play_deal(deal, self.rules, [make_player(name) for name in self.players]))
            if states[-1].public.final is not None:
                return states
        raise NobodyBidsError(f"deal {number} was passed out {MAX_ATTEMPTS} times: nobody bids")


def play_deal(deal: Deal, rules: RuleSet, players: Sequence[Player]) -> State:
    """Play one deal to its end with five computer players; raises ``BrokenPlayerError`` if one fails."""
    table = Table(deal, rules, [InlineController(player) for player in players])
    while not table.over:
        table.advance()
    return table.state
