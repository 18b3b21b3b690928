"""Random numbers of fixed, documented arithmetic: the same on every platform and Python version.

The stream of a key is the concatenation of ``SHA-256(key + counter)`` for counter = 0, 1, 2 …, where
``key`` is the parts of the key in UTF-8, each preceded by its length in bytes (4 bytes, big-endian), and
``counter`` is 4 bytes, big-endian. It is read in words of 32 bits, big-endian. A number below *n* is
``word mod n`` for the first word that is less than the largest multiple of *n* within 2**32.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

_T = TypeVar("_T")
_WORDS: Final = 2**32


class Stream:
    """A stream of random numbers that its key alone decides.

    Keys are texts and whole numbers, such as ``("kyoto-42", "deal", 3)``; a number counts as its decimal
    text. Whoever asks twice with the same key gets the same numbers: so nothing of a stream needs saving.
    The key cannot be read from it: players are given streams whose keys would tell them all cards.
    """

    __slots__ = ("_begun", "_counter", "_words")

    def __init__(self, *key: str | int) -> None:
        """Start the stream of ``key``."""
        self._begun = sha256()
        for part in key:
            text = str(part).encode("utf-8", "surrogatepass")
            self._begun.update(len(text).to_bytes(4, "big") + text)
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            block = self._begun.copy()
            block.update(self._counter.to_bytes(4, "big"))
            self._counter += 1
            self._words = list(unpack(">8I", block.digest()))[::-1]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each as likely as any other; 1 <= n <= 2**32."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"below() takes 1 to 2**32, not {n}")
        limit = _WORDS - _WORDS % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def random(self) -> float:
        """A number from 0 up to, not including, 1, in steps of 2**-32."""
        return self._word() / _WORDS

    def choice(self, items: Sequence[_T]) -> _T:
        """One of ``items``, which may not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[_T]) -> None:
        """Put ``items`` in random order (Fisher-Yates, from the last place down)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
