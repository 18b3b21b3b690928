"""Numbers in letters and digits that nobody mixes up, with a check that notices slips of the pen.

There are 31 letters, and 31 is prime. A code is right if its letters, as numbers, give a multiple of 31 by
``total = total * 3 + letter`` from the left; the last letter is chosen so. Each letter then counts 3 to the
power of its distance from the end, and no two of those powers are equal modulo 31 within 30 places, for 3
is a primitive root. So these are noticed always, not mostly:

- another letter in one place: the total changes by a power of 3 times a difference below 31, neither of
  which 31 divides;
- two letters exchanged, neighbours or not: it changes by the difference of two powers times the difference
  of two letters;
- a pair of equal letters that became another pair: it changes by 4 times a power times a difference.

A letter lost or doubled changes the length. Of all other mistakes one in 31 goes unnoticed.
"""

from enum import Enum
from typing import Final
from unicodedata import category, normalize

from napoleon_game.core.errors import NapoleonError, shown

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Those of a code, by value: no 0 and O, and no 1, I and L."""

LENGTHS: Final = (12, 28)
"""How many letters a code has, the last of them the check."""

_GROUP: Final = 4
_BASE: Final = len(LETTERS)
_ROOT: Final = 3
_VALUES: Final = {letter: value for value, letter in enumerate(LETTERS)}
_DASHES: Final = "ー−-"
"""What counts as a dash although Unicode has it elsewhere: the Japanese long vowel and the minus."""


class Fault(Enum):
    """What can be wrong with a code."""

    LETTER = "letter"
    LENGTH = "length"
    SLIP = "slip"
    NO_DEAL = "no deal"


class CodeError(NapoleonError, ValueError):
    """A text is no deal code.

    Attributes:
        fault: what is wrong.
        found: the letter that is in no code, or how many there are.
    """

    def __init__(self, fault: Fault, found: str = "") -> None:
        """Say what is wrong, in one line."""
        reason = {
            Fault.LETTER: f"{shown(found)} is in no deal code: expected {LETTERS}",
            Fault.LENGTH: f"a deal code has {LENGTHS[0]} or {LENGTHS[1]} letters, not {found}",
            Fault.SLIP: "this deal code has a slip in it: one of its letters is not as it was written",
            Fault.NO_DEAL: "this deal code stands for no deal",
        }
        super().__init__(reason[fault])
        self.fault, self.found = fault, found


def write_number(number: int, length: int) -> str:
    """``number`` in ``length`` letters, check included, in groups of four; raises ``OverflowError``."""
    values: list[int] = []
    for _ in range(length - 1):
        number, value = divmod(number, _BASE)
        values.insert(0, value)
    if number:
        raise OverflowError(f"the number is too large for {length} letters")
    values.append(-_total(values) * _ROOT % _BASE)
    return grouped("".join(LETTERS[value] for value in values))


def read_number(text: str) -> tuple[int, int]:
    """The number that ``text`` stands for, and in how many letters; as a person wrote or pasted it.

    Capitals or not, full width or not, with any blanks and dashes between: all are the same.

    Raises:
        CodeError: it is no code.
    """
    values = [_VALUES[letter] for letter in bare(text)]
    if len(values) not in LENGTHS:
        raise CodeError(Fault.LENGTH, str(len(values)))
    if _total(values) % _BASE:
        raise CodeError(Fault.SLIP)
    number = 0
    for value in values[:-1]:
        number = number * _BASE + value
    return number, len(values)


def bare(text: str) -> str:
    """The letters of a text alone, as capitals; raises :class:`CodeError` for one that is in no code."""
    letters = []
    for letter in normalize("NFKC", text):
        if letter.isspace() or letter in _DASHES or category(letter) in ("Pd", "Cf", "Cc"):
            continue
        capital = letter.upper()
        if capital not in _VALUES:
            raise CodeError(Fault.LETTER, letter)
        letters.append(capital)
    return "".join(letters)


def grouped(letters: str) -> str:
    """Letters in groups of four with dashes between: ``K7QM-2XRD-9HTV``."""
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def _total(values: list[int]) -> int:
    total = 0
    for value in values:
        total = total * _ROOT + value
    return total
