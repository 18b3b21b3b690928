"""What all scenes share: settings, words, look and sound, and what follows from a change of settings."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from napoleon_game.ai.registry import make_player
from napoleon_game.config.choices import Indexes
from napoleon_game.config.house_rules import FILE
from napoleon_game.config.kinds import Whole
from napoleon_game.config.notices import Notice
from napoleon_game.config.saving import SettingsFileError, save
from napoleon_game.config.schema import Config
from napoleon_game.config.settings import SETTINGS
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.language import Language, choose_language, system_locales
from napoleon_game.i18n.names import Words
from napoleon_game.match.controllers import BackgroundController, Controller
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.card_art import CardStyle
from napoleon_game.ui.house_rules import HouseRules
from napoleon_game.ui.speech import Speech
from napoleon_game.view.layout import Arrangement
from napoleon_game.view.pacing import load_pacing
from napoleon_game.view.places import Places, places_for
from napoleon_game.view.theme import Theme, load_theme

_T = TypeVar("_T")
_log = logging.getLogger(__name__)

_THINKERS = 2
"""Threads on which computer players think."""


class Context:
    """The program's settings and services.

    Attributes:
        config: the settings in force.
        file: where a person's changes are written.
        notices: what was wrong with the settings when they were read.
        audio: plays sounds.
        pacing: how long things take.
        speech: reads aloud.
        house_rules: the sets of house rules that a person has kept under names.
    """

    def __init__(
        self,
        config: Config,
        file: Path,
        notices: tuple[Notice, ...],
        audio: Audio,
        speech: Speech | None = None,
    ) -> None:
        """Begin with ``config``; ``speech`` is the system's, unless another is given."""
        self.speech = speech or Speech()
        self.file, self.notices, self.audio = file, notices, audio
        self.pacing = load_pacing()
        self._thinkers = ThreadPoolExecutor(_THINKERS, thread_name_prefix="player")
        self._listeners: list[Callable[[Config], None]] = []
        self.house_rules = HouseRules(file.with_name(FILE))
        self.config = self._saved = config
        self._language: Language | None = None
        self._follow()

    @property
    def say(self) -> Catalogue:
        """The texts in the person's language."""
        return self._catalogue

    @property
    def words(self) -> Words:
        """The names of cards, bids and sides in the person's language."""
        return self._words

    @property
    def theme(self) -> Theme:
        """Colours and sizes."""
        return load_theme(self.config.look.theme.value)

    @property
    def card_style(self) -> CardStyle:
        """Which cards are on the table."""
        look = self.config.look
        large = "_large" if look.indexes is Indexes.LARGE else ""
        return CardStyle(look.suits.value + large, look.back.value)

    @property
    def arrangement(self) -> Arrangement:
        """How hands are held."""
        return Arrangement(
            self.config.look.hand_order.value, self.config.helps.show_legal, places=self.places
        )

    @property
    def places(self) -> Places:
        """Where everything stands at the table, for letters of the present size."""
        return places_for(self.config.look.text_scale)

    @property
    def speed(self) -> float:
        """Factor on all durations; 0.0 for none."""
        return self.pacing.speed[self.config.motion.speed.value]

    def change(self, key: str, value: Any) -> None:
        """Set one setting by its key path; everything follows at once."""
        self.config = SETTINGS[key].put(self.config, value)
        self._follow()
        for listener in tuple(self._listeners):
            listener(self.config)

    def save(self) -> SettingsFileError | None:
        """Write what was changed since the settings were read or saved; returns what prevented it."""
        try:
            save(self.file, self._saved, self.config)
        except SettingsFileError as error:
            return error
        self._saved = self.config
        return None

    def remember_window(self, size: tuple[int, int], *, fullscreen: bool) -> None:
        """Keep the window's size for the next start; if it cannot be saved, nothing of weight is lost."""
        for key, value in (("width", size[0]), ("height", size[1]), ("fullscreen", fullscreen)):
            setting = SETTINGS[f"window.{key}"]
            kind = setting.kind
            if not isinstance(kind, Whole) or kind.low <= value <= kind.high:
                self.config = setting.put(self.config, value)
        error = self.save()
        if error is not None:
            _log.warning("%s", error)

    def listen(self, listener: Callable[[Config], None]) -> None:
        """Call ``listener`` after every change of settings."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[Config], None]) -> None:
        """No longer call ``listener``."""
        self._listeners.remove(listener)

    def make_bot(self, kind: str) -> Controller:
        """The controller of a computer player; raises ``UnknownPlayerError``."""
        return BackgroundController(make_player(kind), self._thinkers)

    def think(self, function: Callable[..., _T], *arguments: Any) -> Future[_T]:
        """Let ``function`` find something out on one of the players' threads."""
        return self._thinkers.submit(function, *arguments)

    def close(self) -> None:
        """Let the threads of players and speech end."""
        self.speech.close()
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def _follow(self) -> None:
        config, sound = self.config, self.config.sound
        language = choose_language(config.language.value, system_locales())
        if language != self._language:
            self._language = language
            self._catalogue = Catalogue(language)
            self._words = Words(self._catalogue)
        self.speech.enable(config.speech.enabled)
        master = sound.master / 100 if sound.enabled else 0.0
        self.audio.volumes = replace(Volumes(), master=master, cards=sound.cards / 100, cues=sound.cues / 100)
