"""A value somewhere in a JSON document, with its place, for errors that say where."""

import json
from collections import Counter
from dataclasses import dataclass
from typing import Final, NoReturn, cast

from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import SEATS, Card, Seat
from napoleon_game.core.errors import NotationError, shown
from napoleon_game.record.deal_record import RecordError

_LARGEST: Final = 2**63 - 1
"""The largest whole number that other programs can be trusted to read."""


class _NotJSONError(ValueError):
    """What the standard parser would let pass."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value of a JSON document.

    Attributes:
        value: what ``json`` made of it.
        place: the way to it from the root, such as ``hands[0][3]``; empty for the root.
    """

    value: object
    place: str

    def fail(self, reason: str) -> NoReturn:
        """Raise the :class:`RecordError` of this place."""
        raise RecordError(self.place, reason)

    def _at(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def optional(self, key: str) -> "Node | None":
        """The member ``key`` of this object; ``None`` where it is missing or null."""
        if not isinstance(self.value, dict):
            self.fail(f"expected an object, not {kind(self.value)}")
        value = self.value.get(key)
        return None if value is None else Node(value, self._at(key))

    def member(self, key: str) -> "Node":
        """The member ``key`` of this object, which must be there."""
        found = self.optional(key)
        return found if found is not None else Node(None, self._at(key)).fail("missing")

    def items(self, length: int | None = None) -> list["Node"]:
        """The items of this list, which must have ``length`` of them if that is given."""
        if not isinstance(self.value, list):
            self.fail(f"expected a list, not {kind(self.value)}")
        if length is not None and len(self.value) != length:
            self.fail(f"expected {length} items, not {len(self.value)}")
        return [Node(value, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    def members(self) -> dict[str, object]:
        """The members of this object."""
        if not isinstance(self.value, dict):
            self.fail(f"expected an object, not {kind(self.value)}")
        return cast("dict[str, object]", self.value)

    def text(self) -> str:
        """This text."""
        if not isinstance(self.value, str):
            self.fail(f"expected a text, not {kind(self.value)}")
        if any("\ud800" <= letter <= "\udfff" for letter in self.value):
            self.fail("the text is not valid Unicode: it holds half a surrogate pair")
        return self.value

    def integer(self, low: int = 0, high: int = _LARGEST) -> int:
        """This whole number, which must lie from ``low`` to ``high``."""
        if type(self.value) is not int:
            self.fail(f"expected a whole number, not {kind(self.value)}")
        if not low <= self.value <= high:
            self.fail(f"expected a number from {low} to {high}, not {shown(self.value)}")
        return self.value

    def boolean(self) -> bool:
        """This truth value."""
        if type(self.value) is not bool:
            self.fail(f"expected true or false, not {kind(self.value)}")
        return self.value

    def seat(self) -> Seat:
        """This seat, 0-4."""
        return self.integer(0, SEATS - 1)

    def card(self) -> Card:
        """This card."""
        try:
            return Card.parse(self.text())
        except NotationError as error:
            self.fail(str(error))

    def bid(self) -> Bid:
        """This bid."""
        try:
            return Bid.parse(self.text())
        except NotationError as error:
            self.fail(str(error))

    def cards(self, length: int | None = None) -> tuple[Card, ...]:
        """These cards."""
        return tuple(item.card() for item in self.items(length))

    def claim(self, key: str, truth: object, *, required: bool) -> None:
        """Hold the member ``key`` against what the rules say it must be.

        Where it is missing, that is an error only if it is ``required``. Lists and numbers are told from
        truth values, which Python would take for numbers.
        """
        node = self.member(key) if required else self.optional(key)
        if node is not None and not _same(node.value, truth):
            node.fail(f"{_brief(node.value)} is wrong: it is {_brief(truth)}")


def parse_json(text: str) -> Node:
    """Read one JSON document strictly; raises :class:`RecordError`, whatever the text."""
    try:
        value = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        what = error.msg.removesuffix(" at")
        raise RecordError("", f"not JSON: {what} at column {error.colno}") from None
    except _NotJSONError as error:
        raise RecordError("", f"not JSON: {error}") from None
    except RecursionError:
        raise RecordError("", "not a record: nested too deeply") from None
    except ValueError:  # Python refuses to convert numbers of thousands of digits
        raise RecordError("", "not a record: a number has too many digits") from None
    return Node(value, "")


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object, unless a key stands in it twice."""
    members = dict(pairs)
    if len(members) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        raise _NotJSONError(f"the key {shown(twice)} stands twice in one object")
    return members


def _no_constant(name: str) -> NoReturn:
    raise _NotJSONError(f"{name} is no number")


def _same(value: object, truth: object) -> bool:
    """Whether a JSON value is the truth, of the same type all through: ``true`` and ``1.0`` are not 1."""
    if isinstance(value, list) and isinstance(truth, list):
        return len(value) == len(truth) and all(map(_same, value, truth))
    return type(value) is type(truth) and value == truth


def kind(value: object) -> str:
    """What a JSON value is, with its text where that is short."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"the number {shown(value)}"
        case str():
            return f"the text {shown(value)}"
        case list():
            return "a list"
        case _:
            return "an object"


def _brief(value: object) -> str:
    """A JSON value in few words; a short list of numbers or texts in full."""
    if isinstance(value, list) and len(value) <= SEATS:
        items = cast("list[object]", value)
        return "[" + ", ".join("a list" if isinstance(item, list) else _brief(item) for item in items) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return shown(value)
    return kind(value).removeprefix("the text ")
