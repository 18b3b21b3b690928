"""The program's loop: inputs to the scene on top, time to it, and a new picture when something changed."""

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

import pygame

from napoleon_game.config.choices import Suits
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.card_art import CardArt
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Released, Scrolled, Translator
from napoleon_game.ui.magnifier import LOOKS, Magnifier
from napoleon_game.ui.scene import Command, Pop, PopTo, Push, Quit, Replace, Scene, StartOver
from napoleon_game.ui.window import Window

FRAMES = 60
"""Frames a second at most."""

QUIET_FRAMES = 30
"""The same while nothing happens."""

_QUIET_SECONDS = 1.0
"""How long nothing must happen for that."""

_ART_SECONDS = 0.004
"""Time a frame that may go into cards that will be needed at the window's size."""

_REDRAW = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWSHOWN,
)


_AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
"""What happens to the window when people turn to something else."""


def _hurries(event: Input) -> bool:
    """Whether an input is one of those by which people hurry on."""
    return isinstance(event, Pressed | Released) or event in (
        Asked(Do.CONFIRM),
        Asked(Do.SKIP),
        Asked(Do.CANCEL),
    )


class App:
    """The stack of scenes in one window.

    Attributes:
        scenes: the stack; the last is on top.
        running: whether the loop is to go on.
        frames_drawn: how many pictures were drawn so far.
    """

    def __init__(self, context: Context, window: Window, first: Scene) -> None:
        """Open ``first``."""
        self.context, self.window = context, window
        self.art = CardArt(context.card_style)
        self.canvas = Canvas(window.surface, context.theme, self.art, context.config.look.text_scale)
        self.canvas.four_colours = context.config.look.suits is Suits.FOUR_COLOUR
        self.scenes: list[Scene] = [first]
        self.running, self.frames_drawn = True, 0
        self._translator = Translator()
        self._heard: tuple[Scene | None, str] = (None, "")
        self._magnifiers: WeakKeyDictionary[Scene, Magnifier] = WeakKeyDictionary()
        self._quiet = 0.0
        self._redraw, self._opened = True, 0.0
        self._window_settings = context.config.window
        context.listen(lambda _: self._follow())

    def run(self, begun: Callable[[], object] = lambda: None) -> None:
        """Run until somebody ends the program; ``begun`` is called once the first picture stands."""
        clock = pygame.time.Clock()
        self.turn(clock)
        begun()
        while self.running:
            self.turn(clock)
        self.close()

    def turn(self, clock: pygame.Clock) -> None:
        """Wait for the next frame and do it; where nothing happens for a while, frames come half as often."""
        seconds = clock.tick(FRAMES if self._quiet < _QUIET_SECONDS else QUIET_FRAMES) / 1000
        events = pygame.event.get()
        drawn = self.frame(min(seconds, 0.1), events)
        self._quiet = 0.0 if drawn or events else self._quiet + seconds

    def close(self) -> None:
        """Leave all scenes, the uppermost first."""
        while self.scenes:
            self.scenes.pop().left()

    def frame(self, seconds: float, events: Sequence[pygame.Event]) -> bool:
        """One turn of the loop; returns whether a picture was drawn."""
        for event in events:
            self._take(event)
        self._opened += seconds
        if self.running and self.scenes:
            self.obey(self.scenes[-1].update(seconds))
        if self.context.speech.on and self.running and self.scenes:
            self._speak(self.scenes[-1])
        self.art.work(_ART_SECONDS)
        if not self.running or not (self._redraw or any(scene.dirty for scene in self._visible())):
            return False
        self.draw()
        self.window.flip()
        return True

    def draw(self) -> None:
        """Draw all that is to be seen."""
        fit = self.canvas.fit
        self.canvas.begin()
        for scene in self._visible():
            self.canvas.fit = self.magnifier(scene).fit(fit)
            scene.draw(self.canvas)
            scene.dirty = False
        self.canvas.fit = fit
        self._redraw = False
        self.frames_drawn += 1

    def _visible(self) -> list[Scene]:
        """The scenes that can be seen, the lowest first."""
        below = next((i for i in range(len(self.scenes) - 1, -1, -1) if self.scenes[i].opaque), 0)
        return self.scenes[below:]

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.running = False
            return
        if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
            self.context.audio.lost("the sound device went away")  # 0 would be one that nobody opened
            return
        if event.type in _AWAY:
            for scene in self.scenes:
                scene.away()
            return
        if event.type in _REDRAW:
            self.canvas.resize(self.window.surface)
            self._redraw = True
            return
        self.window.connect(event)
        for translated in self._translator.translate(event, self.canvas.fit, self.window.pixels_a_point):
            if not self.running or not self.scenes:
                return
            if translated == Asked(Do.FULLSCREEN):
                self.window.toggle_fullscreen()
                self.canvas.resize(self.window.surface)
                self._redraw = True
            elif not (self._opened < self.scenes[-1].unhurried and _hurries(translated)):
                self._hand_on(translated)

    def _hand_on(self, event: Input) -> None:
        """Let the scene on top react, as it is seen; what has the focus then is brought into sight."""
        scene = self.scenes[-1]
        magnifier = self.magnifier(scene)
        if magnifier.zoom > 1:
            before = magnifier.at
            if isinstance(event, Asked) and event.do in LOOKS:
                magnifier.look(event.do)
            else:
                self.obey(scene.handle(magnifier.take(event)))
                by_mouse = isinstance(event, Pointed | Pressed | Released | Scrolled)
                if not by_mouse and scene.in_sight is not None:
                    magnifier.show(scene.in_sight)
            self._redraw |= magnifier.at != before
        else:
            self.obey(scene.handle(event))

    def _speak(self, scene: Scene) -> None:
        """Say what the focus is on, if that is new; before it what a scene is about that has just opened."""
        spoken, opened = scene.spoken, scene is not self._heard[0]
        if opened and scene.heading:
            self.context.speech.say(scene.heading, at_once=True)
        if spoken and (scene, spoken) != self._heard:
            self.context.speech.say(spoken, at_once=not (opened and scene.heading))
        self._heard = (scene, spoken)

    def magnifier(self, scene: Scene) -> Magnifier:
        """How a scene is looked at: magnified where letters are to be larger than it carries."""
        zoom = max(1.0, self.context.config.look.text_scale / scene.largest_text)
        known = self._magnifiers.get(scene)
        if known is None or known.zoom != zoom:
            known = self._magnifiers[scene] = Magnifier(zoom) if known is None else Magnifier(zoom, known.at)
            if scene.in_sight is not None:
                known.show(scene.in_sight)
        return known

    def obey(self, command: Command | None) -> None:
        """Do what a scene asks for."""
        match command:
            case None:
                return
            case Push(scene):
                if self.scenes:
                    self.scenes[-1].away()
                self.scenes.append(scene)
            case Pop():
                self.scenes.pop().left()
            case PopTo(scene):
                while self.scenes[-1] is not scene:
                    self.scenes.pop().left()
            case Replace(scene):
                self.scenes.pop().left()
                self.scenes.append(scene)
            case StartOver(scene):
                self.close()
                self.scenes.append(scene)
            case Quit():
                self.running = False
        self._redraw, self._opened = True, 0.0
        if not self.scenes:
            self.running = False

    def _follow_window(self) -> None:
        """Give the window the size that was just set; one that a person drew with the mouse stays."""
        wanted = self.context.config.window
        if wanted == self._window_settings:
            return
        before, self._window_settings = self._window_settings, wanted
        if wanted.fullscreen != self.window.fullscreen:
            self.window.toggle_fullscreen()
        if (wanted.width, wanted.height) != (before.width, before.height) and not wanted.fullscreen:
            self.window.resize((wanted.width, wanted.height))
        self.canvas.resize(self.window.surface)

    def _follow(self) -> None:
        """Settings changed: window, look and letters follow at once."""
        self._follow_window()
        self.art.restyle(self.context.card_style)
        self.canvas.theme = self.context.theme
        self.canvas.text_scale = self.context.config.look.text_scale
        self.canvas.four_colours = self.context.config.look.suits is Suits.FOUR_COLOUR
        self._redraw = True
