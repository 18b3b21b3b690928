"""Versions of players: a name alone does not say how one plays, for programs change."""

import sys
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from napoleon_game.ai.registry import find_player, level_of

_PROGRAM: Final = Path(__file__).parents[1]
_DECIDES: Final = ("core", "ai", "solver")
"""Folders of the program in which it is decided what is played, and what it brings."""
_DOES_NOT: Final = ("advice", "levels.yaml")
"""But for hints, which no player asks for, and the levels' figures: each version names its own."""


@cache
def program_mark() -> str:
    """What tells this program's rules and players from those of other versions, as when first asked."""
    files = [path for folder in _DECIDES for path in (_PROGRAM / folder).rglob("*")]
    return mark_of(
        path
        for path in files
        if path.suffix in (".py", ".yaml") and not set(path.relative_to(_PROGRAM).parts) & set(_DOES_NOT)
    )


def version_of(name: str) -> dict[str, Any]:
    """What tells the player called ``name`` from others of that name, as plain values.

    Of a level the figures; of any other player a mark of the file that its class stands in, and of no other
    file that it may use.

    Raises:
        UnknownPlayerError: there is no such player.
    """
    level = level_of(name)
    if level is not None:
        return {"figures": asdict(level)}
    factory = find_player(name)
    file = getattr(sys.modules.get(factory.__module__), "__file__", None)
    return {"source": None if file is None else mark_of([Path(file)])}


def mark_of(files: Iterable[Path]) -> str:
    """What tells the contents of these files from any others; their order does not matter."""
    digest = sha256()
    for path in sorted(files):
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]
