"""The named sets of house rules while the program runs."""

from pathlib import Path

from napoleon_game.config.house_rules import (
    MOST_SETS,
    HouseRulesError,
    read_house_rules,
    write_house_rules,
)
from napoleon_game.core.ruleset import RuleSet


class HouseRules:
    """What a person has kept under names.

    Attributes:
        sets: the sets by name.
        problem: why they cannot be read or were not written last; ``None`` if nothing is wrong.
    """

    def __init__(self, file: Path) -> None:
        """Read ``file``, which may be missing."""
        self._file = file
        self.sets: dict[str, RuleSet] = {}
        self.problem: HouseRulesError | None = None
        try:
            self.sets = read_house_rules(file)
        except HouseRulesError as error:
            self.problem = error

    @property
    def full(self) -> bool:
        """Whether no further set can be kept."""
        return len(self.sets) >= MOST_SETS

    def named(self, rules: RuleSet) -> str | None:
        """The name under which ``rules`` are kept; ``None`` if they are under none."""
        return next((name for name, kept in self.sets.items() if kept == rules), None)

    def keep(self, name: str, rules: RuleSet) -> HouseRulesError | None:
        """Keep ``rules`` under ``name``, in the place of what had it; returns what prevented it."""
        return self._write({**self.sets, name: rules})

    def rename(self, name: str, new: str) -> HouseRulesError | None:
        """Call a set ``new``; a set that had that name goes. Returns what prevented it."""
        others = {kept: rules for kept, rules in self.sets.items() if kept != new or kept == name}
        return self._write({new if kept == name else kept: rules for kept, rules in others.items()})

    def remove(self, name: str) -> HouseRulesError | None:
        """Forget a set; returns what prevented it."""
        return self._write({kept: rules for kept, rules in self.sets.items() if kept != name})

    def _write(self, sets: dict[str, RuleSet]) -> HouseRulesError | None:
        try:
            write_house_rules(self._file, sets)
        except HouseRulesError as error:
            self.problem = error
            return error
        self.sets, self.problem = sets, None
        return None
