"""The house rules: what the written rules leave open for a deal, with the defaults."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Final

from napoleon_game.core.bids import MAX_TARGET
from napoleon_game.core.errors import RuleSetError, UnknownRuleError


class Reveal(Enum):
    """What the others are told of discarded picture cards (R4.3)."""

    NONE = "none"
    COUNT = "count"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The house rules of one deal.

    Attributes:
        min_target: the lowest target that may be bid, 1-20 (R2.6).
        pass_is_final: whether a seat that passed is out of the auction (R2.7).
        reveal_discarded_pictures: what the others see of discarded picture cards (R4.3).

    Raises:
        RuleSetError: a value is not allowed.
    """

    min_target: int = 12
    pass_is_final: bool = False
    reveal_discarded_pictures: Reveal = Reveal.NONE

    def __post_init__(self) -> None:
        if type(self.min_target) is not int or not 1 <= self.min_target <= MAX_TARGET:
            raise RuleSetError("min_target", self.min_target, f"a whole number from 1 to {MAX_TARGET}")
        if type(self.pass_is_final) is not bool:
            raise RuleSetError("pass_is_final", self.pass_is_final, "true or false")
        if type(self.reveal_discarded_pictures) is not Reveal:
            raise RuleSetError("reveal_discarded_pictures", self.reveal_discarded_pictures, _REVEALS)

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, object], *, ignore_unknown: bool = False) -> "RuleSet":
        """Make a rule set from plain values, as they stand in records and in the configuration.

        Keys that are missing have their defaults. Raises :class:`RuleSetError`, or
        :class:`UnknownRuleError` for other keys unless ``ignore_unknown``.
        """
        values = dict(mapping)
        known = {key: values.pop(key) for key in RULE_KEYS if key in values}
        if values and not ignore_unknown:
            raise UnknownRuleError(next(iter(values)), RULE_KEYS)
        if "reveal_discarded_pictures" in known:
            known["reveal_discarded_pictures"] = _reveal(known["reveal_discarded_pictures"])
        return cls(**known)  # type: ignore[arg-type]  # __post_init__ checks the types

    def to_mapping(self) -> dict[str, int | bool | str]:
        """The plain values that :meth:`from_mapping` reads."""
        return {
            "min_target": self.min_target,
            "pass_is_final": self.pass_is_final,
            "reveal_discarded_pictures": self.reveal_discarded_pictures.value,
        }


RULE_KEYS: Final = tuple(field.name for field in fields(RuleSet))
_REVEALS: Final = " or ".join(reveal.value for reveal in Reveal)


def _reveal(value: object) -> Reveal:
    for reveal in Reveal:
        if reveal.value == value:
            return reveal
    raise RuleSetError("reveal_discarded_pictures", value, _REVEALS)


def parse_rules(settings: list[str]) -> RuleSet:
    """Read ``key=value`` texts, as given on a command line; raises :class:`RuleSetError`."""
    values: dict[str, object] = {}
    for setting in settings:
        key, equals, text = setting.partition("=")
        if not equals:
            raise RuleSetError("rules", setting, "key=value")
        value: object = {"true": True, "false": False}.get(text.lower(), text)
        if text.isascii() and text.isdigit():
            value = int(text[:9])  # nine digits are past every range, and cheap to convert
        values[key.strip()] = value
    return RuleSet.from_mapping(values)
