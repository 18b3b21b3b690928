"""Jobs on other threads after which nobody asks."""

import logging
from concurrent.futures import Future
from typing import Any

_log = logging.getLogger(__name__)


def unwatched(job: "Future[Any]") -> None:
    """Nobody will look at ``job``: what it raises goes to the log instead of nowhere."""
    job.add_done_callback(_log_failure)


def _log_failure(job: "Future[Any]") -> None:
    error = None if job.cancelled() else job.exception()
    if error is not None:
        _log.error("a job on another thread failed", exc_info=error)
