"""Pages with too much on them for the largest letters are magnified, and moved to what matters."""

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.ui.app import App
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Do, Pointed, Pressed, Scrolled
from napoleon_game.ui.magnifier import Magnifier
from napoleon_game.ui.program import Program
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.geometry import Fit, Point, Rect
from tests.ui.support import SIZES, make_app, make_context, picture

CORNERS = [Point(x, y) for x in (0, 640, 1279) for y in (0, 360, 719)]


@pytest.mark.parametrize("size", [*SIZES, (1000, 900)])
@pytest.mark.parametrize("at", CORNERS)
def test_the_point_under_the_mouse_is_the_same_magnified_or_not(at: Point, size: tuple[int, int]) -> None:
    magnifier, fit = Magnifier(1.8), Fit.into(*size)
    assert magnifier.take(Pointed(at)) == Pointed(at)
    magnified = magnifier.fit(fit)
    assert magnified.to_pixels(Rect(*at, 0, 0)) == fit.to_pixels(Rect(*at, 0, 0))
    assert magnified.scale == pytest.approx(1.8 * fit.scale)


@pytest.mark.parametrize("aim", CORNERS)
def test_a_click_means_what_is_seen_there(aim: Point) -> None:
    magnifier, fit = Magnifier(1.6, Point(300, 500)), Fit.into(1280, 720)
    x, y, _, _ = magnifier.fit(fit).to_pixels(Rect(*aim, 0, 0))
    event = magnifier.take(Pressed(fit.to_design(x, y)))
    assert isinstance(event, Pressed)
    assert event.at.x == pytest.approx(aim.x, abs=0.7)
    assert event.at.y == pytest.approx(aim.y, abs=0.7)
    turned = magnifier.take(Scrolled(fit.to_design(x, y), 1))
    assert isinstance(turned, Scrolled)
    assert turned.at == event.at


@pytest.mark.parametrize("zoom", [1.1, 1.54, 2.0])
def test_what_has_the_focus_comes_into_sight_by_the_shortest_way(zoom: float) -> None:
    magnifier, fit = Magnifier(zoom), Fit.into(1280, 720)
    for rect in (Rect(40, 30, 200, 50), Rect(1000, 640, 240, 48), Rect(500, 300, 100, 100)):
        magnifier.show(rect)
        x, y, w, h = magnifier.fit(fit).to_pixels(rect)
        assert x >= 0
        assert x + w <= 1280
        assert y >= 0
        assert y + h <= 720
        before = magnifier.at
        magnifier.show(rect)
        assert magnifier.at == pytest.approx(before)


def test_keys_move_the_page_from_end_to_end() -> None:
    magnifier, fit = Magnifier(2.0), Fit.into(1280, 720)
    for _ in range(4):
        magnifier.look(Do.MOVE_RIGHT)
        magnifier.look(Do.MOVE_DOWN)
    assert magnifier.fit(fit).to_pixels(Rect(0, 0, 1280, 720)) == (-1280, -720, 2560, 1440)
    for _ in range(4):
        magnifier.look(Do.MOVE_LEFT)
        magnifier.look(Do.MOVE_UP)
    assert magnifier.fit(fit).to_pixels(Rect(0, 0, 1280, 720)) == (0, 0, 2560, 1440)


def test_a_page_that_is_not_magnified_does_not_move() -> None:
    magnifier = Magnifier()
    magnifier.look(Do.MOVE_RIGHT)
    magnifier.show(Rect(0, 0, 10, 10))
    assert magnifier.at == Magnifier().at
    assert magnifier.fit(Fit.into(1280, 720)) == Fit.into(1280, 720)


def magnified(make: type[NewMatchScene] | None = None) -> tuple[App, Context, MenuScene]:
    context = make_context(Language.ENGLISH)
    context.change("look.text_scale", 2.0)
    scene = Program(context).title() if make is None else make(context, lambda _: None)
    assert isinstance(scene, MenuScene)
    return make_app(scene, context), context, scene


def test_letters_are_as_large_as_was_asked_for() -> None:
    app, _, scene = magnified(NewMatchScene)
    app.draw()
    assert app.magnifier(scene).zoom == pytest.approx(2.0 / scene.largest_text)
    heights = {text.text: text.box[3] for text in app.canvas.texts}
    app.window.close()
    plain_context = make_context(Language.ENGLISH)
    plain = make_app(NewMatchScene(plain_context, lambda _: None), plain_context)
    small = {text.text: text.box[3] for text in plain.canvas.texts}
    assert heights["Number of deals"] >= 1.9 * small["Number of deals"]
    plain.window.close()


def test_a_button_is_pressed_where_it_is_seen() -> None:
    app, context, scene = magnified()
    settings = next(
        w for w in scene.group.widgets if isinstance(w, Button) and w.label == context.say("title-settings")
    )
    app.draw()
    fit = app.magnifier(scene).fit(app.canvas.fit)
    pos = fit.to_pixels(Rect(*settings.rect.centre, 0, 0))[:2]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame(0.1, [pygame.Event(kind, pos=pos, button=1)])
    assert len(app.scenes) == 2
    app.window.close()


def test_the_mouse_and_keys_move_the_picture_and_nothing_moves_alone() -> None:
    app, _, _ = magnified(NewMatchScene)
    app.frame(0.1, [])
    assert not app.frame(0.1, [])
    before = picture(app)
    assert app.frame(0.1, [pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))])
    moved = picture(app)
    assert moved != before
    app.frame(0.1, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_SHIFT, unicode="")])
    assert picture(app) != moved
    app.frame(
        0.1, [pygame.Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32000)]
    )
    assert app.magnifier(app.scenes[-1]).at.y > 0
    app.window.close()
