"""A whole match from the title to the last standings and back, by one kind of input alone."""

import time
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Scene
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.group import Group
from tests.ui.driver import Decide, Driver, by_gamepad, by_keys, by_mouse
from tests.ui.support import at_once, make_app, make_context

DEALS = 2


class Player(Driver):
    """Goes through the whole program, not only the table."""

    def __init__(self) -> None:
        config = Config()
        fast = replace(config, match=replace(config.match, deals=DEALS))
        self.context = make_context(Language.JAPANESE, fast)
        at_once(self.context)
        self.over = []
        self.paused = 0
        title = Program(self.context).title()
        self.app = make_app(title, self.context)
        self.scene = title  # type: ignore[assignment]  # the table follows

    @property
    def top(self) -> Scene:
        """The scene on top."""
        return self.app.scenes[-1]

    def until(self, *kinds: type[Scene]) -> Scene:
        """Let frames pass until a scene of one of these kinds is on top."""
        for _ in range(20_000):
            if isinstance(self.top, kinds):
                self.frames(40)  # a person looks at it first
                return self.top
            self.frames()
            time.sleep(0.0002)
        raise AssertionError(f"none of {kinds} came")


def press_by_mouse(player: Player, button: Button) -> None:
    player.click(button.rect.centre)


def press_by_keys(player: Player, button: Button) -> None:
    walk_to(player, button, lambda: player.key(pygame.K_TAB))
    player.key(pygame.K_RETURN)


def press_by_gamepad(player: Player, button: Button) -> None:
    walk_to(player, button, lambda: player.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    player.pad(pygame.CONTROLLER_BUTTON_A)


def group_of(scene: Scene) -> Group:
    """The controls of a scene."""
    group = next(value for value in vars(scene).values() if isinstance(value, Group))
    assert isinstance(group, Group)
    return group


def walk_to(player: Player, button: Button, step: Callable[[], None]) -> None:
    """Move the focus until it is on ``button``."""
    for _ in range(60):
        if group_of(player.top).focus is button:
            return
        step()
    raise AssertionError(f"{button.label} cannot be reached")


def main_button(scene: Scene) -> Button:
    """The button that goes on."""
    buttons = [widget for widget in group_of(scene).widgets if isinstance(widget, Button)]
    return next(button for button in buttons if button.kind == "primary")


@pytest.mark.parametrize(
    ("press", "decide"),
    [(press_by_mouse, by_mouse), (press_by_keys, by_keys), (press_by_gamepad, by_gamepad)],
    ids=["mouse", "keys", "gamepad"],
)
def test_a_whole_match(
    press: Callable[[Player, Button], None], decide: Decide, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody names a seed, so it would be another one each time.
    monkeypatch.setattr("napoleon_game.ui.scenes.new_match.random_seed", lambda: "kyoto")
    player = Player()
    press(player, main_button(player.until(TitleScene)))
    press(player, main_button(player.until(NewMatchScene)))
    table = player.until(TableScene)
    assert isinstance(table, TableScene)
    player.scene = table
    for deal in range(1, DEALS + 1):
        while isinstance(player.top, TableScene):
            if player.asked():
                player.frames(24)
                decide(player, table.director.shown)
            else:
                player.frames()
                time.sleep(0.0002)
        result = player.until(ResultScene)
        assert len(table.session.series.results) == deal
        press(player, main_button(result))
        standings = player.until(StandingsScene)
        press(player, main_button(standings))
    player.until(TitleScene)
    assert table.session.over
    assert len(player.app.scenes) == 1
