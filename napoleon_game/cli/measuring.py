"""Measuring duels from the command line: on several processes, with a bar, and a log to go on from."""

from pathlib import Path
from typing import TextIO

from tqdm import tqdm

from napoleon_game.cli.deal_log import DealLog
from napoleon_game.match.arena import DealReport, Duel
from napoleon_game.match.processes import as_done_in_processes


def measure(
    duel: Duel, deals: int, jobs: int, log: Path | None, bar: TextIO, told: set[str] | None = None
) -> list[DealReport]:
    """Play so many deals of ``duel``; those that ``log`` holds are not played again.

    Only deals of the same version of both players count. ``bar`` is where is told how far it came, which
    deals of the log were not used, and how the candidate failed as soon as it does: once, and not at all if
    it is in ``told``, to which it is added then.

    Raises:
        FileError: the log cannot be read or written.
        CommandError: it is no log of duels.
    """
    told = set() if told is None else told
    title = f"{duel.candidate} - {duel.field}"
    kept = None if log is None else DealLog.open(log, duel)
    reports: dict[int, DealReport] = {}
    if kept is not None:
        reports = {number: report for number, report in kept.reports.items() if number <= deals}
        if strange := sum(number <= deals for number in kept.strange):
            print(
                f"{log}: {strange} deals of {title} are of other versions of these players, and not used",
                file=bar,
            )
    left = [number for number in range(1, deals + 1) if number not in reports]
    with tqdm(total=deals, initial=len(reports), unit="deal", desc=title, disable=None, file=bar) as shown:

        def tell_failure(report: DealReport) -> None:
            if report.reason is None or duel.candidate in told:
                return
            told.add(duel.candidate)
            where = f"{title}: deal {report.number}"
            shown.write(f"{where}: {report.reason}; the field decides in its place", file=bar)

        for report in reports.values():
            tell_failure(report)
        for report in as_done_in_processes(duel.play, left, jobs):
            reports[report.number] = report
            if kept is not None:
                kept.keep(report)
            tell_failure(report)
            shown.update()
    return [reports[number] for number in sorted(reports)]
