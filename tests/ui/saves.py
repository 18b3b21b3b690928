"""Somebody who uses the program with saved matches, by mouse, by keys or by gamepad."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from napoleon_game.config.choices import Language
from napoleon_game.store.disk import Disk
from napoleon_game.store.match_file import MAX_NAME, plan_line
from napoleon_game.store.saves import Saves
from napoleon_game.ui.app import App
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import StartOver
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.dialog import DialogScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.save_row import SaveRow
from napoleon_game.ui.scenes.saves import SaveMenu, SavesScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.scenes.waiting import WaitingScene
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.view.geometry import Point
from tests.store.support import make_plan, whole_file
from tests.store.test_match_file import resealed
from tests.store.test_saves import put
from tests.ui.support import at_once, make_app, make_context

DEALS = ("kyoto", 2)
LINES = whole_file(*DEALS).splitlines(keepends=True)
HUMAN = ("human", "rules", "rules", "rules", "rules")
ONE = ("kyoto", 1)


def file_of(count: int, *more: bytes, name: str = "") -> bytes:
    """The file of a match with one person after so many actions."""
    first = plan_line(replace(make_plan(*DEALS, kinds=HUMAN), name=name))
    return b"".join([first, *LINES[1 : count + 1], *more])


def fill(saves: Path) -> Path:
    """A match in its second deal, then one with a name, damaged, newer, noise, and one that is over."""
    put(saves, "a", file_of(80))
    put(saves, "b", file_of(20, name="祝勝会の一局"), age=100)
    put(saves, "c", file_of(40, b"#\n"), age=200)
    put(saves, "d", resealed(file_of(0), version=2, program="9.1"), age=300)
    put(saves, "e", b"noise", age=400)
    put(saves, "f", whole_file(*DEALS), age=500)
    return saves


class Player:
    """Somebody who uses a program by one kind of input.

    Attributes:
        folder: where matches are saved.
        program: what they use.
        app: the window.
    """

    def __init__(self, folder: Path, way: str = "keys", disk: Disk | None = None) -> None:
        self.folder, self._way, self._disk = folder, way, disk
        self._language = Language.JAPANESE
        self.start()

    def start(self) -> None:
        """Start the program."""
        self.context = make_context(self._language)
        at_once(self.context)
        self.saves = Saves(self.folder, self._disk)
        self.program = Program(self.context, saves=self.saves)
        self.app: App = make_app(self.program.title(), self.context)
        self.wait()

    def close(self) -> None:
        """End the program as it should end."""
        self.app.close()
        self.context.close()
        self.saves.close()

    @property
    def scene(self) -> object:
        """What is on top."""
        return self.app.scenes[-1]

    def frame(self, *events: pygame.Event) -> None:
        self.app.frame(1 / 60, list(events))

    def wait(self, kind: type[object] | None = None) -> None:
        """Let the files be read and written, and a scene of this kind come up."""
        for _ in range(4000):
            self.saves._executor.submit(lambda: None).result(60)
            self.frame()
            if not isinstance(self.scene, WaitingScene) and (kind is None or type(self.scene) is kind):
                for _ in range(30):
                    self.frame()
                return
            time.sleep(0.001)
        raise AssertionError(f"no {kind} but a {type(self.scene)}")

    def press(self, find: Callable[[list[Widget]], Widget]) -> None:
        """Use one of the controls of the scene."""
        scene = self.scene
        assert isinstance(scene, TitleScene | SavesScene | SaveMenu | DialogScene | PauseScene)
        widget = find(scene.group.widgets)
        assert widget.enabled
        if self._way == "mouse":
            self._scroll_to(scene, widget)
            self.click(widget.rect.centre)
        else:
            for _ in scene.group.widgets:
                if scene.group.focus is widget:
                    break
                self._next()
            assert scene.group.focus is widget
            self.confirm()
        self.wait()

    def _scroll_to(self, scene: MenuScene, widget: Widget) -> None:
        """Turn the wheel until a row is in sight."""
        group = scene.group
        if isinstance(group, ScrollingGroup) and widget in group.rows:
            while group.rows.index(widget) not in group.shown:
                self.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0))

    def click(self, at: Point) -> None:
        fit = self.app.canvas.fit
        pos = (round(fit.left + at.x * fit.scale), round(fit.top + at.y * fit.scale))
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def confirm(self) -> None:
        if self._way == "pad":
            self.frame(pad(pygame.CONTROLLER_BUTTON_A))
        else:
            self.frame(key(pygame.K_RETURN))

    def leave(self) -> None:
        """Esc, or the gamepad's button for it."""
        self.frame(pad(pygame.CONTROLLER_BUTTON_B) if self._way == "pad" else key(pygame.K_ESCAPE))
        self.wait()

    def _next(self) -> None:
        self.frame(pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER) if self._way == "pad" else key(pygame.K_TAB))

    def menu(self, file: str, button: int) -> None:
        """From the title to the list, to the row of a file, to one of the buttons of its menu."""
        if isinstance(self.scene, TitleScene):
            self.press(lambda widgets: widgets[2])
        assert isinstance(self.scene, SavesScene)
        self.press(
            lambda widgets: next(w for w in widgets if isinstance(w, SaveRow) and w.listed.path.stem == file)
        )
        assert isinstance(self.scene, SaveMenu)
        self.press(lambda widgets: widgets[button])

    def write(self, text: str) -> None:
        """Clear the field that has the focus and type."""
        for _ in range(MAX_NAME):
            self.frame(key(pygame.K_BACKSPACE))
        for letter in text:
            self.frame(pygame.Event(pygame.TEXTINPUT, text=letter))

    @property
    def table(self) -> TableScene:
        """The table, with nothing over it."""
        assert isinstance(self.scene, TableScene)
        return self.scene


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def pad(button: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def texts(player: Player) -> str:
    player.app.draw()
    return "\n".join(text.text for text in player.app.canvas.texts)


class Program5(Player):
    """A match of five computer players, which goes from deal to deal by itself."""

    def begin(self) -> None:
        occupants = make_plan(*ONE).occupants
        plan = MatchPlan(occupants, *ONE, make_plan().rules)
        self.app.obey(StartOver(self.program.table(plan)))

    def play(self, frames: int) -> bool:
        """Let frames pass; goes on wherever something is shown. Returns whether the match is over."""
        for _ in range(frames):
            self.frame()
            if isinstance(self.scene, ResultScene | StandingsScene):
                for _ in range(30):
                    self.frame()
                self.confirm()
            if isinstance(self.scene, TitleScene):
                return True
            time.sleep(0.0005)
        return False
