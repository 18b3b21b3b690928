"""Letters of twice their size: whole matches by keys alone or gamepad alone, nothing cut or out of reach."""

import time
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language, Theme
from napoleon_game.config.schema import Config
from napoleon_game.core.phase import Phase
from napoleon_game.ui.context import Context
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Scene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.settings import SettingsScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Rect
from napoleon_game.view.places import LARGEST_LETTERS
from tests.ui import driver as driver_module
from tests.ui.driver import Decide, Driver, by_gamepad, by_keys
from tests.ui.support import LANGUAGES, SIZES, at_once, faults, make_app, make_context
from tests.ui.test_whole_match import Player, group_of, main_button, press_by_gamepad, press_by_keys

LONG = (
    "ナポレオン一世と仲間たち",
    "皇帝陛下の忠実な副官たち",
    "W" * 12,
    "ミュラ元帥の騎兵隊第五班",
    "ダヴー元帥と第三軍団の友",
)
"""Names of twelve letters, most of them wide."""


def large(language: Language, **look: object) -> Context:
    """Settings with the largest letters."""
    config = Config()
    return make_context(
        language,
        replace(
            config,
            look=replace(config.look, text_scale=LARGEST_LETTERS, **look),  # type: ignore[arg-type]
            match=replace(config.match, deals=1),
            helps=replace(config.helps, first_times=False),
        ),
    )


class LargePlayer(Player):
    """Goes through the whole program with the largest letters, and looks at every screen."""

    def __init__(self, language: Language, size: tuple[int, int]) -> None:
        self.context = large(language)
        at_once(self.context)
        self.over, self.paused = [], 0
        title = Program(self.context).title()
        self.app = make_app(title, self.context, size)
        self.scene = title  # type: ignore[assignment]  # the table follows
        self.seen: set[type[Scene]] = set()

    def look(self) -> None:
        """Nothing is cut, nothing lies over anything, and what has the focus can be seen."""
        assert faults(self.app, alone=True) == [], self.top
        self.seen.add(type(self.top))
        focus = self.top.in_sight
        if focus is not None:
            assert in_window(self, focus), (self.top, focus)


def in_window(player: LargePlayer, rect: Rect) -> bool:
    """Whether a place of the page on top lies in the window; of one that is too large, some."""
    magnifier = player.app.magnifier(player.top)
    left, top = (at + (0 - at) / magnifier.zoom for at in magnifier.at)
    shown = Rect(left - 1, top - 1, DESIGN_WIDTH / magnifier.zoom + 2, DESIGN_HEIGHT / magnifier.zoom + 2)
    across = rect.w > shown.w or (shown.x <= rect.x and rect.right <= shown.right)
    down = rect.h > shown.h or (shown.y <= rect.y and rect.bottom <= shown.bottom)
    return across and down and shown.overlaps(rect)


def visit(player: LargePlayer, key: Callable[[], None], kind: type[Scene], back: Callable[[], None]) -> None:
    """Open a scene, go to each of its controls, and come back."""
    before = player.top
    key()
    assert isinstance(player.top, kind)
    player.look()
    for _ in group_of(player.top).widgets:
        player.key(pygame.K_TAB)
        assert player.top.in_sight is not None
        assert in_window(player, player.top.in_sight)
    back()
    assert player.top is before


@pytest.mark.parametrize(
    ("press", "decide", "size", "language"),
    [
        (press_by_keys, by_keys, SIZES[1], Language.JAPANESE),
        (press_by_gamepad, by_gamepad, SIZES[0], Language.ENGLISH),
        pytest.param(press_by_keys, by_keys, SIZES[0], Language.ENGLISH, marks=pytest.mark.slow),
        pytest.param(press_by_gamepad, by_gamepad, SIZES[2], Language.JAPANESE, marks=pytest.mark.slow),
    ],
    ids=["keys", "gamepad", "keys in English", "gamepad in Japanese"],
)
def test_a_whole_match_with_letters_of_twice_their_size(
    press: Callable[[Player, object], None],
    decide: Decide,
    size: tuple[int, int],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("napoleon_game.ui.scenes.new_match.random_seed", lambda: "kyoto")
    player = LargePlayer(language, size)
    pad = decide is by_gamepad

    def back() -> None:
        if pad:
            player.pad(pygame.CONTROLLER_BUTTON_B)
        else:
            player.key(pygame.K_ESCAPE)

    press(player, main_button(player.until(TitleScene)))
    player.look()
    press(player, main_button(player.until(NewMatchScene)))
    table = player.until(TableScene)
    assert isinstance(table, TableScene)
    player.scene = table
    visited = False
    phases: set[Phase] = set()
    while isinstance(player.top, TableScene):
        if not player.asked():
            player.frames()
            time.sleep(0.0002)
            continue
        player.frames(24)
        player.look()
        shown = table.director.shown
        phases.add(shown.public.phase)
        if shown.public.tricks and not visited:
            visited = True
            go_around(player, back, pad=pad)
        decide(player, shown)
    result = player.until(ResultScene)
    player.look()
    press(player, main_button(result))
    standings = player.until(StandingsScene)
    player.look()
    press(player, main_button(standings))
    player.until(TitleScene)
    player.look()
    assert table.session.over
    assert phases == {Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY}
    assert {PauseScene, SettingsScene, RulesScene, StrengthsScene} <= player.seen
    player.app.window.close()


def go_around(player: LargePlayer, back: Callable[[], None], *, pad: bool) -> None:
    """The last trick, the menu and what it leads to, and back to the table."""
    if pad:
        player.pad(pygame.CONTROLLER_BUTTON_Y)
        player.look()
        player.pad(pygame.CONTROLLER_BUTTON_Y)
        visit(player, lambda: player.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK), StrengthsScene, back)
        visit(player, lambda: player.pad(pygame.CONTROLLER_BUTTON_BACK), RulesScene, back)
        player.pad(pygame.CONTROLLER_BUTTON_START)
    else:
        player.letter("l")
        player.look()
        player.letter("l")
        visit(player, lambda: player.letter("r"), StrengthsScene, back)
        visit(player, lambda: player.key(pygame.K_F1), RulesScene, back)
        player.key(pygame.K_ESCAPE)
    assert isinstance(player.top, PauseScene)
    player.look()
    press = press_by_gamepad if pad else press_by_keys
    ways = group_of(player.top).widgets
    settings = next(way for way in ways if getattr(way, "label", "") == player.context.say("pause-settings"))
    visit(player, lambda: press(player, settings), SettingsScene, back)  # type: ignore[arg-type]
    back()
    assert len(player.app.scenes) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "letters", [2.0, *(pytest.param(letters, marks=pytest.mark.slow) for letters in (0.8, 1.0, 1.3, 1.7))]
)
def test_long_names_fit_at_the_table(
    letters: float, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "NAMES", LONG)
    driver = Driver("osaka", language, SIZES[0])
    driver.context.change("look.text_scale", letters)
    while (observation := driver.until_asked()) is not None:
        assert faults(driver.app) == [], observation.public.phase
        by_keys(driver, observation)
    driver.app.window.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_as_wide_as_its_letters_need(language: Language) -> None:
    context = large(language, theme=Theme.CONTRAST)
    say = context.say
    scene = ConfirmScene(
        context,
        say("history-confirm-reset"),
        say("history-confirm-reset-yes"),
        lambda: None,
        detail=say("history-confirm-reset-detail"),
    )
    app = make_app(scene, context, SIZES[0])
    assert app.magnifier(scene).zoom == 1
    assert faults(app) == []
    app.window.close()
