"""A monkey at the keyboard, the mouse and the gamepad: whatever it does, nothing breaks."""

import random
from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.ui.program import Program
from tests.ui.support import SIZES, make_app, make_context

KEYS = (
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_F1,
    pygame.K_F11,
    pygame.K_BACKSPACE,
    pygame.K_PAGEDOWN,
)
LETTERS = "shdcplue0123456789xあ²①é "


def something(luck: random.Random, size: tuple[int, int]) -> list[pygame.Event]:
    """One thing that a monkey does."""
    at = (luck.randrange(-5, size[0] + 5), luck.randrange(-5, size[1] + 5))
    match luck.randrange(7):
        case 0 | 1:
            return [
                pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=luck.choice((1, 1, 1, 3, 4))),
                pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
            ]
        case 2:
            return [pygame.Event(pygame.KEYDOWN, key=luck.choice(KEYS), mod=0, unicode="")]
        case 3:
            return [pygame.Event(pygame.TEXTINPUT, text=luck.choice(LETTERS))]
        case 4:
            return [pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=luck.randrange(15), instance_id=0)]
        case 5:
            return [pygame.Event(luck.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)))]
        case _:
            return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=luck.choice((-1, 1)), precise_y=0.4)]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_breaks(seed: int) -> None:
    luck = random.Random(seed)
    rules = RuleSet(min_target=luck.choice((1, 12, 20)), pass_is_final=luck.random() < 0.5)
    people = luck.choice((1, 2, 5))
    match = replace(Config().match, players=("human",) * people + ("rules",) * (5 - people))
    config = replace(
        Config(), rules=rules, match=match, look=replace(Config().look, text_scale=luck.choice((1.0, 2.0)))
    )
    context = make_context(luck.choice((Language.JAPANESE, Language.ENGLISH)), config)
    program = Program(context)
    app = make_app(program.title(), context, luck.choice(SIZES))
    frames = 0
    for _ in range(400):
        events = something(luck, app.window.surface.get_size()) if luck.random() < 0.6 else []
        app.frame(luck.choice((0.01, 0.05, 0.4)), events)
        frames += 1
        if luck.random() < 0.01:
            app.window.resize(luck.choice(SIZES))
            app.frame(0.0, [pygame.Event(pygame.WINDOWSIZECHANGED, x=0, y=0)])
        if not app.running:  # it found the way out: in again
            app = make_app(program.title(), context, luck.choice(SIZES))
    assert frames == 400
    context.close()
