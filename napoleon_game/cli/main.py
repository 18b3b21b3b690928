"""Which command is meant, and what a person hears when something is wrong."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, NoReturn, TextIO

from napoleon_game import __version__
from napoleon_game.cli.output import flush
from napoleon_game.core.errors import NapoleonError

OK: Final = 0
BAD_CONTENT: Final = 1
"""The files could be read, and something in them is wrong."""
BAD_USE: Final = 2
"""The command line is wrong, or a file cannot be read or written."""
INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C."""

_DESCRIPTION: Final = "Napoleon (ナポレオン), the Japanese trick-taking card game for five."
_EXAMPLES: Final = """\
Without a command, the game opens.

examples:
  napoleon-game
  napoleon-game play --lang ja --seed kyoto
  napoleon-game simulate --deals 100 --seed kyoto --players rules --out games.jsonl
  napoleon-game check games.jsonl
  napoleon-game show games.jsonl --line 3
"""

_COMMANDS: Final = {
    "play": "open the game (also without any command)",
    "simulate": "let computer players play, and write the records",
    "arena": "measure a player against a field of others on the same deals",
    "ladder": "measure all levels, each against the one below it",
    "check": "hold records against the rules, card by card",
    "show": "tell recorded deals in words",
    "solve": "say what recorded deals are worth with perfect play",
    "review": "say what each decision of recorded deals cost",
    "history": "write out your finished deals, or take deals in",
}


_DEFAULT: Final = "play"
_GENERAL: Final = ("-h", "--help", "--version")
"""Options of the program itself, not of a command."""


class CommandError(NapoleonError):
    """The command cannot be carried out as it was given."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors take one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with one line and status 2."""
        self.exit(BAD_USE, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")

    def exit(self, status: int = OK, message: str | None = None) -> NoReturn:
        """Leave, once what was printed has arrived."""
        flush()
        super().exit(status, message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv``; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_on_letters(stream)
    arguments = list(sys.argv[1:] if argv is None else argv)
    return guarded("napoleon-game", lambda: _run(arguments))


def guarded(program: str, work: Callable[[], int]) -> int:
    """Do ``work``, which returns an exit status; what ends it before its time is told in one line."""
    try:
        status = work()
        flush()
        return status
    except NapoleonError as error:
        print(f"{program}: {error}", file=sys.stderr)
        return BAD_USE
    except KeyboardInterrupt:
        print(f"{program}: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        return OK


def _run(arguments: list[str]) -> int:
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in _GENERAL):
        arguments = [_DEFAULT, *arguments]
    parser = Parser(
        prog="napoleon-game",
        description=_DESCRIPTION,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"napoleon-game {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    # Only the module of the command that is called is imported: --help must come at once.
    called = next((word for word in arguments if not word.startswith("-")), None)
    for name, summary in _COMMANDS.items():
        formatter = argparse.RawDescriptionHelpFormatter
        command = commands.add_parser(
            name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.", formatter_class=formatter
        )
        if name == called:
            module = import_module(f"napoleon_game.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    options = parser.parse_args(arguments)
    status: int = options.run(options)
    return status


def _never_fail_on_letters(stream: TextIO) -> None:
    """Write letters that the terminal's encoding lacks as escapes, rather than fail."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
