"""The ladder: players from the weakest to the strongest, each against ``rules`` and the one below it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.arena import Duel, Summary

YARDSTICK: Final = "rules"
"""The player that all are measured against."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One player's place.

    Attributes:
        player: its name.
        over_yardstick: what it gains over a field of :data:`YARDSTICK`.
        below: the player below it; ``None`` for the lowest.
        over_below: what it gains over a field of that one.
    """

    player: str
    over_yardstick: Summary
    below: str | None
    over_below: Summary | None

    @property
    def clear(self) -> bool:
        """Whether it beats the one below with the whole interval above zero; the lowest beats nobody."""
        return self.over_below is not None and self.over_below.gain > self.over_below.margin


def climb(
    players: Sequence[str], seed: str, rules: RuleSet, measure: Callable[[Duel], Summary]
) -> Iterator[Rung]:
    """Measure ``players``, the weakest first, with ``measure``, which plays a duel: a rung for each."""
    below: str | None = None
    for player in players:
        over_yardstick = measure(Duel(player, YARDSTICK, seed, rules))
        over_below = None if below is None else measure(Duel(player, below, seed, rules))
        yield Rung(player, over_yardstick, below, over_below)
        below = player
