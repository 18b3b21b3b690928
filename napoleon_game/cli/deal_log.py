"""The log of duels: a measured deal a line of JSON, so that none is played twice."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from napoleon_game.cli.main import CommandError
from napoleon_game.cli.output import FileError, check_plain, writing
from napoleon_game.match.arena import DealReport, Duel

_BEGIN: Final = b'{"duel": {'
"""What each line begins with."""


@dataclass(frozen=True, slots=True)
class DealLog:
    """What a file has of one duel.

    Attributes:
        path: the file.
        duel: what tells the duel from others.
        version: what tells it from the same duel of other versions of its players.
        reports: its deals by number.
        strange: numbers of deals that it has of other versions alone.
    """

    path: Path
    duel: dict[str, Any]
    version: dict[str, Any]
    reports: dict[int, DealReport] = field(default_factory=dict)
    strange: set[int] = field(default_factory=set)

    @classmethod
    def open(cls, path: Path, duel: Duel) -> "DealLog":
        """Read a file, and make sure that deals can be added: it is made if it is not there.

        A line that was being written when a run was stopped is taken off.

        Raises:
            FileError: it cannot be read or written.
            CommandError: it is no log of duels; then it stays as it is.
        """
        log = cls(path, duel.to_mapping(), duel.version())
        check_plain(str(path), "read")
        try:
            data = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise FileError(str(path), "read", error) from error
        *lines, last = data.split(b"\n")
        if not _is_stump(last):
            lines += [last] * bool(last)
            last = b""
        log._read(lines)
        with writing(str(path)), path.open("ab") as out:
            if last:
                out.truncate(len(data) - len(last))
            elif data and not data.endswith(b"\n"):
                out.write(b"\n")
        return log

    def keep(self, report: DealReport) -> None:
        """Add a deal; raises :class:`FileError` if it cannot be written."""
        self.reports[report.number] = report
        entry = {"duel": self.duel, "version": self.version, "report": report.to_json()}
        with writing(str(self.path)), self.path.open("ab") as out:
            out.write(json.dumps(entry, ensure_ascii=False).encode() + b"\n")

    def _read(self, lines: Iterable[bytes]) -> None:
        for number, line in enumerate(lines, start=1):
            try:
                self._take(_entry(line))
            except ValueError as error:
                said = f"{self.path}:{number}: not a line of an arena's log: {error}"
                raise CommandError(said) from error
        self.strange.difference_update(self.reports)

    def _take(self, entry: dict[str, Any]) -> None:
        """Count a line; raises :class:`ValueError` if it is one of ours, with another report than we write.

        Another version's report may be of another shape: no more is asked of it than its number.
        """
        if entry["duel"] != self.duel:
            return
        if entry.get("version") == self.version:
            report = DealReport.from_json(entry["report"])
            self.reports[report.number] = report
            return
        number = entry["report"].get("number") if isinstance(entry["report"], dict) else None
        if type(number) is int and number > 0:
            self.strange.add(number)


def _entry(line: bytes) -> dict[str, Any]:
    """The values of a line; raises :class:`ValueError` if they are not those of a log."""
    try:
        entry = json.loads(line.decode())
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(entry, dict) or not isinstance(entry.get("duel"), dict) or "report" not in entry:
        raise ValueError("expected an object with duel and report")
    return entry


def _is_stump(line: bytes) -> bool:
    """Whether it is one of our lines, cut short."""
    if not line or not (line.startswith(_BEGIN) or _BEGIN.startswith(line)):
        return False
    try:
        json.loads(line.decode())
    except (ValueError, RecursionError):
        return True
    return False
