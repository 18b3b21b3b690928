"""Reading aloud, by the screen reader or the speech synthesis of the system, through an optional library."""

import contextlib
import io
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, Protocol

from napoleon_game.core.errors import NapoleonError, describe

_log = logging.getLogger(__name__)

_MOST_WAITING: Final = 12
"""Sentences that wait to be said; older ones are dropped: what is long past helps nobody."""


class VoiceError(NapoleonError):
    """Nothing can be read aloud.

    Attributes:
        missing: whether only the library has to be installed.
    """

    def __init__(self, reason: str, *, missing: bool = False) -> None:
        """Say why."""
        super().__init__(reason)
        self.missing = missing


class Voice(Protocol):
    """Whatever can read aloud."""

    def say(self, text: str, *, at_once: bool) -> None:
        """Say a text; ``at_once`` breaks off what is being said. May take as long as it likes."""


class ScreenReader:
    """The first screen reader or speech synthesis that the library finds."""

    def __init__(self) -> None:
        """Look for one; raises :class:`VoiceError`."""
        with contextlib.redirect_stdout(io.StringIO()):  # the library prints what it does not find
            try:
                from accessible_output3.outputs.auto import Auto  # type: ignore[import-not-found, unused-ignore]
            except ImportError as error:
                raise VoiceError(str(error), missing=True) from error
            try:
                self._output: Any = Auto().get_first_available_output()
            except Exception as error:  # it drives libraries of other people
                raise VoiceError(str(error)) from error
        if self._output is None:
            raise VoiceError("no screen reader and no speech synthesis was found")

    def say(self, text: str, *, at_once: bool) -> None:
        """Hand the text on."""
        self._output.speak(text, interrupt=at_once)


class Speech:
    """What is said, on a thread of its own: no frame waits for a voice.

    Attributes:
        problem: why nothing can be said; ``None`` if nothing is wrong as far as is known.
    """

    def __init__(self, find: Callable[[], Voice] = ScreenReader) -> None:
        """Silent at first; once it is wanted, ``find`` is asked for a voice, and may raise."""
        self._find = find
        self._thread: ThreadPoolExecutor | None = None
        self._voice: Voice | None = None
        self._waiting: list[Future[None]] = []
        self.problem: VoiceError | None = None

    @property
    def on(self) -> bool:
        """Whether it is wanted, and as far as is known can speak."""
        return self._thread is not None and self.problem is None

    def enable(self, wanted: bool) -> None:
        """Begin to speak, or stop."""
        if wanted and self._thread is None:
            self.problem = None
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="speech")
            self._thread.submit(self._begin)
        elif not wanted:
            self.close()

    def say(self, text: str, *, at_once: bool = False) -> None:
        """Say a text after those before it, or instead of them (``at_once``)."""
        if not self.on or not text:
            return
        assert self._thread is not None
        self._waiting = [waiting for waiting in self._waiting if not waiting.done()]
        if at_once or len(self._waiting) >= _MOST_WAITING:
            for waiting in self._waiting:
                waiting.cancel()
            self._waiting = []
        self._waiting.append(self._thread.submit(self._say, text, at_once=at_once))

    def settled(self) -> None:
        """Wait until all has been handed on that was to be said: for tests."""
        if self._thread is not None:
            self._thread.submit(lambda: None).result()

    def close(self) -> None:
        """Say no more."""
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
        self._thread, self._voice, self._waiting = None, None, []

    def _begin(self) -> None:
        try:
            self._voice = self._find()
        except Exception as error:  # it drives libraries of other people
            self.problem = error if isinstance(error, VoiceError) else VoiceError(describe(error))
            _log.warning("no speech: %s", self.problem, exc_info=self.problem is not error)

    def _say(self, text: str, *, at_once: bool) -> None:
        if self._voice is None:
            return
        try:
            self._voice.say(text, at_once=at_once)
        except Exception as error:  # a voice that fails must not end the game
            self.problem = VoiceError(str(error))
            _log.warning("no more speech: %s", error)
