"""Where compiled functions are kept: in the user's cache folder, under a name made of their source.

Numba looks at the file of the function that it loads and at no other. A change in a function that this one
calls would go unnoticed, after an update of the program above all.
"""

import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from numba.core import config

_config: Any = config
_SOLVER: Final = Path(__file__).parents[1]
_PREFIX: Final = "compiled-"
_OLD_ONES: Final = 2
"""How many folders of other sources stay: another version of the program may be in use as well."""


def keep_compiled() -> bool:
    """Have numba keep what it compiles, where nothing compiled from other source is found.

    Returns whether it can: if no folder can be written to, the program compiles at each start.
    """
    folder = _parent() / (_PREFIX + source_mark())
    try:
        if not folder.is_dir():
            _remove_old(folder.parent)
            folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    _config.CACHE_DIR = str(folder)
    return True


def source_mark() -> str:
    """What tells the solver's source from any other."""
    digest = sha256()
    for path in sorted(_SOLVER.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _parent() -> Path:
    """The user's cache folder; numba's own, if it was told one (``NUMBA_CACHE_DIR``)."""
    from platformdirs import user_cache_path  # only the program itself asks; tests bring their own

    return Path(_config.CACHE_DIR) if _config.CACHE_DIR else user_cache_path("napoleon-game", appauthor=False)


def _remove_old(parent: Path) -> None:
    """Remove all but the latest folders of other sources."""
    found = sorted(parent.glob(f"{_PREFIX}*"), key=lambda path: path.stat().st_mtime)
    for path in found[:-_OLD_ONES]:
        shutil.rmtree(path, ignore_errors=True)
