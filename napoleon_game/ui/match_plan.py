"""What a person decided before a match."""

from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.series import Series, series_of
from napoleon_game.match.session import Occupant
from napoleon_game.record.codes.deal_code import DealCode

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
        first: the number of the first deal.
        code: the code of the first deal, whose seed, number and rules the others are then.
    """

    occupants: tuple[Occupant, ...]
    seed: str
    deals: int
    rules: RuleSet
    first: int = 1
    code: DealCode | None = None

    @classmethod
    def from_code(cls, occupants: tuple[Occupant, ...], code: DealCode, deals: int) -> "MatchPlan":
        """The match that begins with the deal of a code, by its house rules."""
        return cls(occupants, code.seed, deals, code.rules, code.deal.number, code)

    @property
    def series(self) -> Series:
        """The match before its first deal."""
        if self.code is not None:
            return series_of(self.code, self.deals)
        return Series(self.seed, self.deals, first=self.first)
