"""A small file of JSON that is read at the start and written anew whenever something in it changes."""

import json
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from napoleon_game.store.disk import Disk

_MOST: Final = 65_536
"""Bytes that are read of it; it has a few hundred."""

_log = logging.getLogger(__name__)

Root = dict[str, Any]
"""What stands in the file, format and version apart."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """The file could not be read, and everything starts anew.

    Attributes:
        kept: where the old file lies now; ``None`` if it could not be moved.
    """

    kept: Path | None


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The file could not be written."""


Trouble = Damaged | NotSaved


class SmallFile:
    """Reads at once and writes on a thread of its own, so nobody waits for it.

    A file that cannot be understood is set aside as it is, under another name; one that cannot be read is
    left alone, and nothing is written over it.
    """

    def __init__(self, path: Path | None, form: str, version: int, disk: Disk | None = None) -> None:
        """The file at ``path``, which says its ``form`` and ``version``; without a path nothing is kept."""
        self._path, self._form, self._version = path, form, version
        self._disk = disk or Disk()
        self._trouble: Trouble | None = None
        self._told_not_saved = False
        self._writer = ThreadPoolExecutor(1, thread_name_prefix=path.stem if path else "nowhere")

    def read(self) -> Root | None:
        """What stands in it; ``None`` if there is no file that can be understood."""
        if self._path is None:
            return None
        try:
            data = self._disk.read(self._path, _MOST + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            _log.warning("%s: %s", self._path, error.strerror or error)
            self._trouble, self._path = Damaged(None), None
            return None
        try:
            return self._parse(data)
        except ValueError as error:
            self.reject(error)
            return None

    def reject(self, error: ValueError) -> None:
        """What stands in it makes no sense: set it aside."""
        assert self._path is not None, "something was read"
        _log.warning("%s: %s", self._path, error)
        try:
            kept = self._disk.move(
                self._path, self._path.with_name(f"{self._path.stem}-damaged{self._path.suffix}")
            )
        except OSError as problem:
            _log.warning("%s: %s", self._path, problem.strerror or problem)
            kept = None
        self._trouble = Damaged(kept)

    def write(self, root: Root) -> None:
        """Write ``root``, soon."""
        if self._path is not None:
            whole = {"format": self._form, "version": self._version, **root}
            data = json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n"
            self._writer.submit(self._write_now, self._path, data)

    def take_trouble(self) -> Trouble | None:
        """What went wrong since this was last asked, if anything did: each thing is told once."""
        trouble, self._trouble = self._trouble, None
        return trouble

    def close(self) -> None:
        """Wait until all is written."""
        self._writer.shutdown()

    def _parse(self, data: bytes) -> Root:
        if len(data) > _MOST:
            raise ValueError("it is too large")
        try:
            root: Any = json.loads(data.decode())
        except RecursionError as error:
            raise ValueError("it is nested too deeply") from error
        mine = isinstance(root, dict) and (root.get("format"), root.get("version"))
        if mine != (self._form, self._version) or type(root["version"]) is not int:
            raise ValueError(f"it is no {self._form} of version {self._version}")
        return dict(root)

    def _write_now(self, path: Path, data: bytes) -> None:
        try:
            self._disk.write_file(path, data)
        except Exception as error:  # nobody looks at this thread, and what is not kept must be told
            _log.warning("%s: %s", path, error, exc_info=not isinstance(error, OSError))
            if not self._told_not_saved:
                self._told_not_saved, self._trouble = True, NotSaved()
