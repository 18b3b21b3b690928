"""Why a file could not be used, in words."""

import errno
from typing import Final

from napoleon_game.ui.context import Context

_PROBLEMS: Final = {
    errno.ENOSPC: "save-problem-full",
    errno.EDQUOT: "save-problem-full",
    errno.EROFS: "save-problem-forbidden",
    errno.EACCES: "save-problem-forbidden",
    errno.EPERM: "save-problem-forbidden",
    errno.ENOENT: "save-problem-gone",
}


def problem_of(context: Context, error: OSError) -> str:
    """The reason in the person's language, or in the system's words where we have none."""
    key = _PROBLEMS.get(error.errno or 0)
    return context.say(key) if key else error.strerror or type(error).__name__
