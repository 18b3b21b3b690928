"""Sounds: heard where there is a device, and silence with one line where there is none."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from napoleon_game.ui.audio import PITCHES, SOUNDS, Audio, Volumes, pitched
from tests.ui.support import make_app, make_context
from tests.ui.test_app import Plain

SECONDS_OF_A_TONE = 0.5


@pytest.fixture
def audio() -> Iterator[Audio]:
    """Sound that nobody hears."""
    yield Audio(Volumes())
    pygame.mixer.quit()


def silent(audio: Audio) -> bool:
    return not audio.enabled


def printed(code: str, **environment: str) -> list[str]:
    """What a program says on its standard error stream, line by line."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    settings |= {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"} | environment
    done = subprocess.run(
        [sys.executable, "-c", code], env=settings, check=True, capture_output=True, text=True
    )
    return done.stderr.splitlines()


def test_on_linux_without_a_device_there_is_one_line_and_no_more() -> None:
    nowhere = {"SDL_AUDIODRIVER": "alsa", "AUDIODEV": "nowhere"}
    open_plainly = "import contextlib, pygame\nwith contextlib.suppress(pygame.error): pygame.mixer.init()"
    if not any(line.startswith("ALSA lib") for line in printed(open_plainly, **nowhere)):
        pytest.skip("ALSA does not chatter here")
    ours = (
        "from napoleon_game.ui.audio import SOUNDS, Audio, Volumes\n"
        "audio = Audio(Volumes())\n"
        "for name in SOUNDS: audio.play(name)"
    )
    lines = printed(ours, **nowhere)
    assert len(lines) == 1
    assert lines[0].startswith("no sound: ")


def test_what_others_write_there_is_not_lost() -> None:
    code = (
        "import os, sys\n"
        "from napoleon_game.ui.audio import Audio, Volumes\n"
        "audio = Audio(Volumes())\n"
        "os.write(2, b'from C\\n'); print('from Python', file=sys.stderr)"
    )
    assert printed(code, SDL_AUDIODRIVER="dummy") == ["from C", "from Python"]


def test_without_a_device_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    audio = Audio(Volumes())
    for name in SOUNDS:
        audio.play(name)
    assert not audio.enabled
    assert [record.getMessage() for record in caplog.records] == ["no sound: no such device"]


def test_a_mixer_that_is_gone_is_silence_from_then_on(audio: Audio, caplog: pytest.LogCaptureFixture) -> None:
    audio.play("bid")
    assert not caplog.records
    pygame.mixer.quit()
    for name in SOUNDS:
        audio.play(name)
    assert not audio.enabled
    assert [record.getMessage() for record in caplog.records] == ["no more sound: mixer not initialized"]


def test_a_device_that_is_pulled_out_is_silence_and_one_line(
    audio: Audio, caplog: pytest.LogCaptureFixture
) -> None:
    context = make_context()
    context.audio = audio
    app = make_app(Plain(), context)
    another = pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)
    microphone = pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1)
    app.frame(0.0, [another, microphone])
    assert not silent(audio)
    own = pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
    app.frame(0.0, [own, own])
    audio.play("bid")
    assert silent(audio)
    assert [record.getMessage() for record in caplog.records] == ["no more sound: the sound device went away"]
    app.window.close()


def crossings(sound: pygame.mixer.Sound) -> int:
    """How often the left side of a sound rises through zero."""
    samples = memoryview(sound.get_raw()).cast("h")[::2].tolist()
    return sum(before < 0 <= after for before, after in pairwise(samples))


@pytest.mark.parametrize("pitch", PITCHES)
def test_a_pitch_is_as_much_higher_as_it_says(pitch: float, audio: Audio) -> None:
    assert audio.enabled
    high, low = (int.to_bytes(value, 2, "little", signed=True) * 2 * 50 for value in (8000, -8000))
    tone = pygame.mixer.Sound(buffer=(high + low) * round(SECONDS_OF_A_TONE * 441))
    other = pitched(tone, pitch)
    assert other.get_length() == pytest.approx(tone.get_length() / pitch, rel=0.002)
    # As many waves in less time.
    assert crossings(other) == pytest.approx(crossings(tone), abs=2)


def test_cards_fall_at_all_pitches_within_four_hundredths_and_music_at_its_own(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: Counter[tuple[str, float]] = Counter()
    make = audio._sound

    def listen(file: str, pitch: float) -> pygame.mixer.Sound:
        heard[file, pitch] += 1
        return make(file, pitch)

    monkeypatch.setattr(audio, "_sound", listen)
    for _ in range(100):
        audio.play("flip")
        audio.play("bid")
    assert {pitch for file, pitch in heard if file == "flip"} == set(PITCHES)
    assert {pitch for file, pitch in heard if file == "bid"} == {1.0}
    assert min(PITCHES) == 0.96
    assert max(PITCHES) == 1.04
