"""The command line. Each command is a module that is imported only when it is called."""

from napoleon_game.cli.main import main

__all__ = ["main"]
