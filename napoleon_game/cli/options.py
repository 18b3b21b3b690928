"""Options that several commands have, and the checks they share."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from napoleon_game.ai.player import Player
from napoleon_game.ai.registry import make_player
from napoleon_game.ai.search.engine import prepare
from napoleon_game.ai.waiting import any_searches
from napoleon_game.cli.main import CommandError
from napoleon_game.cli.output import check_plain, check_writable
from napoleon_game.record.codes.deal_code import DealCode, read_code
from napoleon_game.record.codes.letters import CodeError


def positive(text: str) -> int:
    """A whole number from 1 on, as the type of an option."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to 999999999, not {text!r}")
    return int(text)


def seed_text(text: str) -> str:
    """A text that can be written down, as the type of an option."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("the text is not valid Unicode") from None
    return text


def deal_code(text: str) -> DealCode:
    """A deal code, as the type of an option."""
    try:
        return read_code(text)
    except CodeError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def try_player(name: str) -> Player:
    """Make one player called ``name``, to learn whether that can be done before anything else is."""
    if ":" in name and "" not in sys.path:
        sys.path.append("")  # the current folder, where a module of one's own lies
    return make_player(name)


def try_players(names: Iterable[str]) -> None:
    """Make one of each of the players whose play will be measured or recorded, and what they search with.

    Where that cannot be made levels play as ``rules`` does: at a table that is better than nothing, but it
    must not be counted under their names. It is compiled here if need be, once for all processes.

    Raises:
        UnknownPlayerError: there is no such player, or it cannot be made.
        SolverUnavailableError: one of them searches, and nothing can be compiled on this machine.
    """
    if any_searches([try_player(name) for name in names]):
        prepare()


def try_interval(deals: int) -> None:
    """Refuse a number of deals of which no interval can be told; raises :class:`CommandError`."""
    if deals < 2:
        raise CommandError("--deals: an interval needs at least 2 deals")


def try_results(json: str | None, log: Path | None, markdown: Path | None = None) -> None:
    """Learn before anything is measured whether its results can be kept; no file is changed by that.

    Raises:
        FileError: one of the files cannot be written.
        CommandError: two of them are the same.
    """
    named = {"--json": json if json != "-" else None, "--log": log, "--markdown": markdown}
    seen: dict[Path, str] = {}
    for option, path in named.items():
        if path is None:
            continue
        if option != "--json":
            check_plain(str(path), "read")
        check_writable(str(path))
        other = seen.setdefault(Path(path).resolve(), option)
        if other != option:
            raise CommandError(f"{other} and {option} are the same file: {path}")
