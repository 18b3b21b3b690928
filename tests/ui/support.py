"""Scenes without a person: a window that is not shown, inputs made up, pictures saved."""

import os

os.environ["SDL_VIDEODRIVER"] = os.environ.get("TEST_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

import pygame

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.ui.app import App
from napoleon_game.ui.audio import Audio, Volumes
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed, Released, Typed
from napoleon_game.ui.scene import Scene
from napoleon_game.ui.window import Window
from napoleon_game.view.geometry import Point, Rect
from napoleon_game.view.layout import FRAME

SIZES = ((960, 540), (1280, 720), (1920, 1080))
LANGUAGES = (Language.JAPANESE, Language.ENGLISH)
_ROOM = TemporaryDirectory(prefix="napoleon-")
"""Goes with the process."""


def own_folder() -> Path:
    """A folder that nobody else has."""
    return Path(mkdtemp(dir=_ROOM.name))


def make_context(language: Language = Language.JAPANESE, config: Config | None = None) -> Context:
    """A context with the default settings but for the language, and no sound."""
    settings = replace(config or Config(), language=language)
    return Context(settings, own_folder() / "settings.yaml", (), Audio(Volumes(), enabled=False))


def at_once(context: Context) -> None:
    """Let nothing take any time: for tests that only want to get on."""
    context.pacing = replace(context.pacing, speed=dict.fromkeys(context.pacing.speed, 0.0))


def make_app(scene: Scene, context: Context, size: tuple[int, int] = (1280, 720)) -> App:
    """The program with one scene, in a window that nobody sees."""
    window = Window(size, fullscreen=False, title="test")
    app = App(context, window, scene)
    app.frame(0.0, [])
    return app


def picture(app: App) -> bytes:
    """The pixels of the window."""
    app.draw()
    return pygame.image.tobytes(app.window.surface, "RGB")


def save(app: App, path: Path) -> None:
    """Save the window as a PNG."""
    app.draw()
    pygame.image.save(app.window.surface, path)


def do(scene: Scene, *inputs: Input) -> list[object]:
    """Hand inputs to a scene; returns the commands it answered."""
    return [command for command in map(scene.handle, inputs) if command is not None]


def click(rect: Rect) -> tuple[Input, Input]:
    """A click in the middle of a rectangle."""
    return Pressed(rect.centre), Released(rect.centre)


def keys(*asked: Do) -> list[Input]:
    """Keys pressed one after another."""
    return [Asked(key) for key in asked]


def letters(text: str) -> list[Input]:
    """Letters typed one after another."""
    return [Typed(letter) for letter in text]


def faults(app: App, *, alone: bool = False) -> list[str]:
    """Texts that are cut, leave the window, or lie over one another; of the scene on top ``alone``."""
    below = app.scenes[:-1]
    if alone:
        app.scenes[:-1] = []
    app.draw()
    app.scenes[:0] = below if alone else []
    page = pygame.Rect((0, 0), app.window.surface.get_size())
    magnifier = app.magnifier(app.scenes[-1])
    if magnifier.zoom > 1:  # what leaves the window can be brought into it
        page.union_ip(pygame.Rect(magnifier.fit(app.canvas.fit).to_pixels(FRAME)))
    found: list[str] = []
    boxes: Sequence[tuple[str, pygame.Rect]] = [(t.text, pygame.Rect(t.box)) for t in app.canvas.texts]
    found += [f"cut: {text.text!r}" for text in app.canvas.texts if text.cut]
    found += [f"outside: {text!r}" for text, box in boxes if not page.contains(box)]
    for index, (text, box) in enumerate(boxes):
        # Letters fill about the middle three fifths of a line's height.
        core = box.inflate(-2, -round(0.42 * box.h))
        for other, place in boxes[index + 1 :]:
            if core.colliderect(place.inflate(-2, -round(0.42 * place.h))):
                found.append(f"{text!r} over {other!r}")
    return found


def point(x: float, y: float) -> Point:
    """A place in design units."""
    return Point(x, y)
