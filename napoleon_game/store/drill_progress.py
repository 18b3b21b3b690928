"""What a person made of the exercises: one small file, read at the start and written after each answer."""

from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final

from napoleon_game.drills.drill import Kind
from napoleon_game.store.disk import Disk
from napoleon_game.store.small_file import Root, SmallFile, Trouble

FILE: Final = "drills.json"
"""The file's name in the data folder."""

LAST: Final = 20
"""So many answers are remembered one by one."""

FORMAT: Final = "napoleon-drills"
VERSION: Final = 1
_MOST_TRIED: Final = 10**9


@dataclass(frozen=True, slots=True)
class Tally:
    """What was made of the exercises of one kind.

    Attributes:
        tried: how many were answered.
        right: how many of them rightly.
        given: what all answers together gave away, each as ``Judged.behind`` measures it.
        last: whether each of the last :data:`LAST` was right, the latest at the end.
    """

    tried: int = 0
    right: int = 0
    given: float = 0.0
    last: tuple[bool, ...] = ()

    def with_answer(self, given: float, *, right: bool) -> "Tally":
        """This and one answer more; what cannot be measured to be behind gives nothing away."""
        last = (*self.last, right)[-LAST:]
        return Tally(self.tried + 1, self.right + right, self.given + max(0.0, given), last)


class DrillProgress:
    """Counts answers by kind; what cannot be kept is still remembered until the program ends."""

    def __init__(self, path: Path | None = None, disk: Disk | None = None) -> None:
        """Read ``path``; without one, nothing is kept."""
        self._file = SmallFile(path, FORMAT, VERSION, disk)
        self._tallies = dict.fromkeys(Kind, Tally())
        root = self._file.read()
        if root is not None:
            try:
                self._tallies |= _parse(root)
            except ValueError as error:
                self._file.reject(error)

    def tally(self, kind: Kind) -> Tally:
        """What was made of a kind so far."""
        return self._tallies[kind]

    def answered(self, kind: Kind, given: float, *, right: bool) -> None:
        """An exercise was answered, and ``given`` away by it."""
        self._tallies[kind] = self._tallies[kind].with_answer(given, right=right)
        kinds = {
            kind.value: {
                "tried": tally.tried,
                "right": tally.right,
                "given": round(tally.given, 6),
                "last": "".join("+" if right else "-" for right in tally.last),
            }
            for kind, tally in self._tallies.items()
            if tally.tried
        }
        self._file.write({"kinds": kinds})

    def take_trouble(self) -> Trouble | None:
        """What went wrong since this was last asked, if anything did: each thing is told once."""
        return self._file.take_trouble()

    def close(self) -> None:
        """Wait until all is written."""
        self._file.close()


def _parse(root: Root) -> dict[Kind, Tally]:
    """What was made of each kind; raises :class:`ValueError`."""
    kinds = root.get("kinds")
    if not isinstance(kinds, dict):
        raise ValueError("it has no kinds")
    return {Kind(name): _tally(name, value) for name, value in kinds.items()}


def _tally(name: str, value: Any) -> Tally:
    if not isinstance(value, dict):
        raise ValueError(f"{name!r} has no figures")
    tried, right, last = (value.get(key) for key in ("tried", "right", "last"))
    given: Any = value.get("given")
    if type(tried) is not int or not 0 <= tried <= _MOST_TRIED:
        raise ValueError(f"{name!r}: tried is no whole number from 0 to {_MOST_TRIED}")
    if type(right) is not int or not 0 <= right <= tried:
        raise ValueError(f"{name!r}: right is no whole number from 0 to {tried}")
    if type(given) not in (int, float) or not isfinite(given) or not 0 <= given <= 2 * tried:
        raise ValueError(f"{name!r}: given is no number from 0 to {2 * tried}")
    if not isinstance(last, str) or set(last) - set("+-") or len(last) != min(tried, LAST):
        raise ValueError(f"{name!r}: last are not {min(tried, LAST)} signs of + and -")
    return Tally(tried, right, float(given), tuple(sign == "+" for sign in last))
