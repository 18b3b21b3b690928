"""Every scene with letters of twice their size: by keys or a gamepad alone, nothing cut or out of reach."""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.ui.app import App
from napoleon_game.ui.scene import Push, Scene
from napoleon_game.ui.scenes.challenge import ChallengeScene
from napoleon_game.ui.scenes.code import CodeScene
from napoleon_game.ui.scenes.editor import EditorScene
from napoleon_game.ui.scenes.editor_cards import CardTile
from napoleon_game.ui.scenes.editor_load import LoadScene
from napoleon_game.ui.scenes.glossary import GlossaryScene
from napoleon_game.ui.scenes.history import HistoryScene
from napoleon_game.ui.scenes.practice import PracticeTable
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.replay_controls import Stepper
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.review import ReviewScene
from napoleon_game.ui.scenes.solving import SolvingScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.waiting import WaitingScene
from napoleon_game.ui.widgets.group import Group
from napoleon_game.ui.widgets.scrolling import ScrollingGroup
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.view.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, Rect
from napoleon_game.view.places import LARGEST_LETTERS
from tests.ui.histories import LONG_NAMES
from tests.ui.histories import NAMES as ORDINARY
from tests.ui.menus import Felt
from tests.ui.questions import QUESTIONS, places_that_ask
from tests.ui.stages import SCENES, Stand, scenes_of_the_program, stands
from tests.ui.stages_at_table import Props
from tests.ui.support import LANGUAGES, SIZES, at_once, faults, make_app, make_context

PATIENCE = 60.0
NOWHERE_ELSE = (
    ChallengeScene,
    CodeScene,
    EditorScene,
    GlossaryScene,
    LoadScene,
    PracticeTable,
    ReplayScene,
    ReviewScene,
    SolvingScene,
)
ALL = list(stands())
NAMES = [name for name, _, _ in ALL]
Means = tuple[pygame.Event, pygame.Event, pygame.Event]
"""What goes to the next control, what confirms, and what goes back."""


def _key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def _pad(button: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


KEYS: Means = (_key(pygame.K_TAB), _key(pygame.K_RETURN), _key(pygame.K_ESCAPE))
PAD: Means = (
    _pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
    _pad(pygame.CONTROLLER_BUTTON_A),
    _pad(pygame.CONTROLLER_BUTTON_B),
)


def test_every_scene_and_every_question_is_listed() -> None:
    assert set(SCENES) | {kind for _, kind, _ in ALL} == scenes_of_the_program()
    assert {place for place, _ in places_that_ask()} == set(QUESTIONS)


class Visitor:
    """Somebody at a scene, with letters of twice their size.

    Attributes:
        app: the window.
        scene: what they look at.
    """

    def __init__(self, stand: Stand, size: tuple[int, int], props: Props) -> None:
        self.app: App = make_app(Felt(), props.context, size)
        self.scene: Scene = stand.make(props)
        self.app.obey(Push(self.scene))
        end = time.monotonic() + PATIENCE
        while not stand.ready(self.scene):
            assert time.monotonic() < end, "it never comes"
            self.app.frame(0.1, [])
            time.sleep(0.001)
        for _ in range(8):
            self.app.frame(0.1, [])
        self.app.draw()

    def do(self, event: pygame.Event) -> None:
        """One input, with the time that a person takes."""
        self.app._take(event)
        top = self.app.scenes[-1] if self.app.scenes else None
        if top is not None:
            self.app.obey(top.update(0.0))

    @property
    def group(self) -> Group | None:
        """The controls, wherever the scene keeps them."""
        return next((value for value in vars(self.scene).values() if isinstance(value, Group)), None) or next(
            (
                inner
                for value in vars(self.scene).values()
                for inner in (vars(value).values() if hasattr(value, "__dict__") else ())
                if isinstance(inner, Group)
            ),
            None,
        )

    def in_window(self, rect: Rect) -> bool:
        """Whether a place of the page lies in the window; of one that is larger, some."""
        magnifier = self.app.magnifier(self.scene)
        left, top = (at - at / magnifier.zoom for at in magnifier.at)
        shown = Rect(left - 1, top - 1, DESIGN_WIDTH / magnifier.zoom + 2, DESIGN_HEIGHT / magnifier.zoom + 2)
        across = rect.w > shown.w or (shown.x <= rect.x and rect.right <= shown.right)
        down = rect.h > shown.h or (shown.y <= rect.y and rect.bottom <= shown.bottom)
        return across and down and shown.overlaps(rect)


def over_one_another(group: Group) -> list[str]:
    """Controls that lie over others; cards of a hand and what stands for the whole table may."""
    seen = list(group.widgets)
    if isinstance(group, ScrollingGroup):
        hidden = [row for index, row in enumerate(group.rows) if index not in group.shown]
        seen = [widget for widget in seen if widget not in hidden]
    plain = [widget for widget in seen if not isinstance(widget, CardTile | Stepper) and widget.rect.w]
    pairs = combinations(plain, 2)
    return [
        f"{type(a).__name__} over {type(b).__name__}" for a, b in pairs if a.rect.inset(1).overlaps(b.rect)
    ]


def problems(visitor: Visitor) -> list[str]:
    """Texts that are cut or lie over others, and controls that do."""
    found = faults(visitor.app, alone=True)
    return found if visitor.group is None else found + over_one_another(visitor.group)


def walk(visitor: Visitor, means: Means, *, closely: bool) -> int:
    """Go to every control there is; each must be in sight. Returns how many there are.

    ``closely`` looks for problems at each.
    """
    group, following = visitor.group, means[0]
    if group is None:
        return 0
    able = [widget for widget in group.widgets if widget.enabled]
    reached: list[Widget] = []
    for _ in range(len(able) + 1):
        visitor.do(following)
        group = visitor.group
        assert group is not None
        if group.focus is not None:
            reached.append(group.focus)
            assert visitor.in_window(group.focus.ring), group.focus.spoken
            assert not closely or problems(visitor) == []
    assert len(reached) >= len(able) or not able
    assert {id(widget) for widget in group.widgets if widget.enabled} <= {id(widget) for widget in reached}
    return len(able)


def leave(visitor: Visitor, means: Means) -> None:
    """Whoever wants to go, can: back, or where there is no back, on."""
    _, confirm, back = means
    if isinstance(visitor.scene, WaitingScene):  # what was begun is finished first
        visitor.scene._waited.set_result(None)
    for event in (back, back, confirm) if not isinstance(visitor.scene, StandingsScene) else (back, confirm):
        if visitor.app.running and visitor.app.scenes and visitor.app.scenes[-1] is visitor.scene:
            visitor.do(event)
            visitor.app.frame(1.0, [])
    assert not visitor.app.running or visitor.app.scenes[-1] is not visitor.scene


def visit(
    name: str,
    language: Language,
    size: tuple[int, int],
    means: Means,
    folder: Path,
    *,
    closely: bool,
    names: tuple[str, ...] | None = None,
) -> int:
    """Look at a scene, go through its controls and leave; ``closely`` looks again at each control."""
    _, kind, stand = ALL[NAMES.index(name)]
    config = Config()
    look = replace(config.look, text_scale=LARGEST_LETTERS)
    context = make_context(
        language, replace(config, look=look, helps=replace(config.helps, first_times=False))
    )
    at_once(context)
    props = Props(context, folder, names or ORDINARY[language])
    try:
        visitor = Visitor(stand, size, props)
        assert type(visitor.scene) is kind

        assert problems(visitor) == []
        count = walk(visitor, means, closely=closely)
        assert problems(visitor) == []
        leave(visitor, means)
        visitor.app.close()
        visitor.app.window.close()
    finally:
        props.stack.close()
        context.close()
    return count


def _some() -> Iterator[Any]:
    """One stand of every kind of scene, in turn by keys in Japanese and by a gamepad in English.

    Those that no other test shows with such letters are looked at every time.
    """
    first = {kind: name for name, kind, _ in reversed(ALL)}
    ways = ((Language.JAPANESE, KEYS), (Language.ENGLISH, PAD))
    for number, (kind, name) in enumerate(first.items()):
        marks = () if kind in NOWHERE_ELSE else pytest.mark.slow
        yield pytest.param(name, *ways[number % 2], marks=marks, id=name)


@pytest.mark.parametrize(("name", "language", "means"), [*_some()])
def test_every_kind_of_scene(name: str, language: Language, means: Means, tmp_path: Path) -> None:
    visit(name, language, SIZES[0], means, tmp_path, closely=False)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("means", [KEYS, PAD], ids=["keys", "gamepad"])
def test_every_scene(means: Means, language: Language, size: tuple[int, int], tmp_path: Path) -> None:
    """All that a person may find anywhere, with a look at every control."""
    controls = 0
    for number, name in enumerate(NAMES):
        folder = tmp_path / str(number)
        folder.mkdir()
        controls += visit(name, language, size, means, folder, closely=True)
    assert controls > len(NAMES)


WITH_NAMES = (HistoryScene, PracticeTable, ReplayScene, ResultScene, ReviewScene, StandingsScene, TableScene)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, kind, _ in ALL if kind in WITH_NAMES])
def test_names_as_long_as_they_can_be(name: str, language: Language, tmp_path: Path) -> None:
    for number, size in enumerate(SIZES):
        folder = tmp_path / str(number)
        folder.mkdir()
        visit(name, language, size, KEYS, folder, closely=False, names=LONG_NAMES)
