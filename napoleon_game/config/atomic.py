"""Writing a file so that there is always the old one or the new one, whole."""

import errno
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path`` by way of a temporary file in its folder, which is made if it is missing.

    A link is followed, and an old file's permissions stay. Raises :class:`OSError`, and then ``path`` is as
    it was and nothing is left beside it.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    old = path.exists()
    if old and not os.access(path, os.W_OK):  # replacing it would work, against its owner's will
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if old:
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
