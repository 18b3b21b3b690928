"""Where the program's own files lie: at the top level of a checkout, or installed as package data."""

from functools import cache
from pathlib import Path


class ResourceError(RuntimeError):
    """The installation lacks a file that belongs to it."""


@cache
def _root() -> Path:
    """The folder that holds ``assets`` and ``config.yaml``."""
    package = Path(__file__).resolve().parent
    for folder in (package, package.parent):
        if (folder / "assets").is_dir() and (folder / "config.yaml").is_file():
            return folder
    raise ResourceError(f"the installation is incomplete: no assets and config.yaml beside {package}")


def asset(*parts: str) -> Path:
    """The path of a file or folder below ``assets``, such as ``asset("sounds", "bid.ogg")``.

    Raises:
        ResourceError: it is not there.
    """
    path = _root().joinpath("assets", *parts)
    if not path.exists():
        raise ResourceError(f"the installation is incomplete: {path} is missing")
    return path


def default_config() -> Path:
    """The path of the ``config.yaml`` that documents every setting with its default."""
    return _root() / "config.yaml"
