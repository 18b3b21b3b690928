"""Measuring duels from the command line: on several processes, with a bar, and a log to go on from."""

import json
from pathlib import Path
from typing import Any, Final, TextIO

from tqdm import tqdm

from napoleon_game.cli.main import CommandError
from napoleon_game.cli.output import FileError
from napoleon_game.match.arena import DealReport, Duel
from napoleon_game.match.processes import map_in_processes

_CHUNK: Final = 4
"""Deals that a process plays before it hands them over."""


def key_of(duel: Duel) -> dict[str, Any]:
    """What tells a duel from others, as plain values."""
    return {
        "candidate": duel.candidate,
        "field": duel.field,
        "seed": duel.seed,
        "rules": duel.rules.to_mapping(),
    }


def measure(duel: Duel, deals: int, jobs: int, log: Path | None, bar: TextIO) -> list[DealReport]:
    """Play so many deals of ``duel``; those that ``log`` holds are not played again.

    Raises:
        FileError: the log cannot be read or written.
        CommandError: it is no log of duels.
    """
    key = key_of(duel)
    reports = _logged(log, key, deals)
    left = [number for number in range(1, deals + 1) if number not in reports]
    title = f"{duel.candidate} - {duel.field}"
    with tqdm(total=deals, initial=len(reports), unit="deal", desc=title, disable=None, file=bar) as shown:
        for report in map_in_processes(duel.play, left, jobs, _CHUNK):
            reports[report.number] = report
            _keep(log, key, report)
            shown.update()
    return [reports[number] for number in sorted(reports)]


def _logged(log: Path | None, key: dict[str, Any], deals: int) -> dict[int, DealReport]:
    """The deals of this very duel that ``log`` holds; raises :class:`FileError` if it cannot be read."""
    if log is None or not log.exists():
        return {}
    reports = {}
    try:
        lines = log.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(str(log), "read", error) from error
    for number, line in enumerate(lines, start=1):
        try:
            entry = json.loads(line)
            report = DealReport.from_json(entry["report"])
        except (ValueError, KeyError, TypeError) as error:
            if number == len(lines):
                break  # the last line was being written when the run before was stopped
            raise CommandError(f"{log}:{number}: not a line of an arena's log") from error
        if entry["duel"] == key and report.number <= deals:
            reports[report.number] = report
    return reports


def _keep(log: Path | None, key: dict[str, Any], report: DealReport) -> None:
    """Add a deal to ``log``, so that it need not be played again."""
    if log is None:
        return
    try:
        with log.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"duel": key, "report": report.to_json()}, ensure_ascii=False) + "\n")
    except OSError as error:
        raise FileError(str(log), "written", error) from error
