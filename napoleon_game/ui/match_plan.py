"""What a person decided before a match."""

from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.series import Series
from napoleon_game.match.session import Occupant

_SEED_BYTES: Final = 5


def random_seed() -> str:
    """A seed text that nobody has seen yet, short enough to be written down."""
    return token_hex(_SEED_BYTES)


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match that is about to begin.

    Attributes:
        occupants: who sits where, by seat.
        seed: the text that all deals come from.
        deals: how many finished deals make the match; 0 for no end.
        rules: the house rules.
    """

    occupants: tuple[Occupant, ...]
    seed: str
    deals: int
    rules: RuleSet

    @property
    def series(self) -> Series:
        """The match before its first deal."""
        return Series(self.seed, self.deals)
