"""Running commands: in this process, or in one of their own."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str

    def refusal(self, status: int = 2) -> str:
        """The one line that says why the command failed, without the program's name."""
        assert self.status == status, (self.out, self.err)
        assert self.err.count("\n") == 1, self.err
        assert self.err.endswith("\n")
        assert self.err.startswith("napoleon-game"), self.err
        assert "Traceback" not in self.err
        return self.err.partition(": ")[2].rstrip("\n")


Cli = Callable[..., Ran]


def command(*arguments: str) -> list[str]:
    """The command line of a process of its own."""
    return [sys.executable, "-m", "napoleon_game", *arguments]


def run(
    *arguments: str,
    cwd: Path | None = None,
    stdin: bytes = b"",
    env: Mapping[str, str] | None = None,
    timeout: float = 60,
) -> Ran:
    """Run a command in a process of its own."""
    ran = subprocess.run(
        command(*arguments),
        cwd=cwd,
        input=stdin,
        capture_output=True,
        env={**os.environ, **(env or {})},
        timeout=timeout,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())
