"""Which rules have been explained to a person already: a file with a word a line."""

import logging
from collections.abc import Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from napoleon_game.config.atomic import write_atomically
from napoleon_game.store.unwatched import unwatched

_log = logging.getLogger(__name__)

FILE: Final = "explained.txt"
"""Its name in the folder for a person's data."""

_MOST: Final = 2**16
"""Bytes that are read: a file that is longer is none of ours."""


class Explained:
    """Remembers words, on a thread of its own; that it cannot is of no weight, and only logged."""

    def __init__(self, path: Path, executor: Executor | None = None) -> None:
        """Begin to read ``path``; until that is done, everything counts as explained."""
        self._path = path
        self._worker = executor or ThreadPoolExecutor(1, thread_name_prefix="explained")
        self._known: set[str] | None = None
        unwatched(self._worker.submit(self._read))

    def first_of(self, words: Iterable[str]) -> str | None:
        """The first of some words that was not explained yet; from now on it counts as explained."""
        known = self._known
        if known is None:
            return None
        word = next((word for word in words if word not in known), None)
        if word is not None:
            known.add(word)
            self._write(known)
        return word

    def forget(self) -> None:
        """Explain everything anew."""
        self._known = set()
        self._write(self._known)

    def close(self) -> None:
        """Finish writing."""
        self._worker.shutdown(wait=True)

    def _write(self, words: set[str]) -> None:
        text = "".join(f"{word}\n" for word in sorted(words))
        unwatched(self._worker.submit(self._keep, text))

    def _read(self) -> None:
        known: set[str] = set()
        try:
            with self._path.open("rb") as file:
                known = set(file.read(_MOST).decode("utf-8", "replace").split())
        except FileNotFoundError:
            pass
        except OSError as error:
            _log.warning("%s: cannot be read: %s", self._path, error)
        if self._known is None:  # else everything was forgotten in the meantime
            self._known = known

    def _keep(self, text: str) -> None:
        try:
            write_atomically(self._path, text.encode())
        except OSError as error:
            _log.warning("%s: cannot be written: %s", self._path, error)
