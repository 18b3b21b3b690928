"""The statistics on the screen: whom one asks about, three pages, opening a deal."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.bids import Bid
from napoleon_game.match.arena import ROLES
from napoleon_game.store.history.deals import Player
from napoleon_game.store.history.history import History
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Asked, Do, Pointed
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.statistics import StatisticsScene
from napoleon_game.view.geometry import Point
from napoleon_game.view.statistics_view import course, percent, targets
from tests.ui.histories import DEALS, LONG_NAMES, NAMES, a_history, until
from tests.ui.menus import able
from tests.ui.support import LANGUAGES, SIZES, click, do, faults, keys, make_app, make_context, picture

Shown = tuple[StatisticsScene, App]


def show(
    history: History,
    language: Language = Language.JAPANESE,
    size: tuple[int, int] = SIZES[1],
    scale: float = 1.0,
) -> Shown:
    """The scene when everything has come."""
    config = Config()
    context = make_context(language, replace(config, look=replace(config.look, text_scale=scale)))
    scene = StatisticsScene(context, history)
    app = make_app(scene, context, size)
    until(app, lambda: scene._page is not None or scene._problem)
    return scene, app


@pytest.fixture
def shown() -> Iterator[Shown]:
    with a_history(NAMES[Language.JAPANESE]) as history:
        scene, app = show(history)
        yield scene, app
        app.close()


def texts(app: App) -> list[str]:
    app.draw()
    return [text.text for text in app.canvas.texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_looks_right_at_every_size(language: Language) -> None:
    looks = [(NAMES[language], SIZES[1], 2.0), (NAMES[language], SIZES[2], 1.0)]
    for names, size, scale in ((None, SIZES[0], 1.0), (LONG_NAMES, SIZES[0], 1.0), *looks):
        with a_history(names) as history:
            scene, app = show(history, language, size, scale)
            for _ in range(3):
                assert faults(app) == [], (names, size)
                if names is LONG_NAMES:
                    assert picture(app) == picture(app)
                scene.handle(Asked(Do.PAGE_DOWN))
            app.window.close()


def test_nothing_is_drawn_while_nothing_changes(shown: Shown) -> None:
    scene, app = shown
    assert not app.frame(0.1, [])
    scene.handle(Pointed(Point(1, 1)))
    assert not app.frame(0.1, [])
    scene.handle(Asked(Do.NEXT))
    assert app.frame(0.1, [])


def test_every_control_is_in_reach(shown: Shown) -> None:
    scene, app = shown
    seen = set()
    for _ in scene.group.widgets:
        do(scene, *keys(Do.NEXT))
        seen.add(scene.group.focus)
        assert faults(app) == []
    assert seen == set(able(scene.group)) == set(scene.group.widgets)


def test_it_begins_with_the_person_and_goes_on_to_the_others(shown: Shown) -> None:
    scene, app = shown
    assert scene._whom == Player.called("ハルカ")
    assert str(DEALS - 1) in texts(app), "the last one is practice"
    scene.group.focus = scene._choice
    do(scene, *keys(Do.RIGHT, Do.RIGHT))
    until(app, lambda: scene._page is not None)
    assert scene._whom == Player("rules")
    assert scene.group.focus is scene._choice
    assert any(text.startswith("コンピューター：") for text in texts(app))
    assert str(3 * (DEALS - 1)) in texts(app)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_pages_are_turned(shown: Shown, by: str) -> None:
    scene, app = shown
    for page in (1, 2, 0):
        if by == "mouse":
            do(scene, *click(scene._tabs[page].rect))
        else:
            do(scene, *keys(Do.PAGE_DOWN))
        app.frame(0.1, [])
        assert [tab.open for tab in scene._tabs].index(True) == page
    assert "役割ごと" not in texts(app)
    assert "ナポレオン" in texts(app)


@pytest.mark.parametrize("which", [0, 1])
def test_the_best_and_the_worst_deal_can_be_looked_at(shown: Shown, which: int) -> None:
    scene, app = shown
    figures = scene._found[Player.called("ハルカ")]
    deal = (figures.best, figures.worst)[which]
    assert deal is not None
    assert scene._page is not None
    do(scene, *click(scene._page.widgets[which].rect))
    until(app, lambda: isinstance(app.scenes[-1], ReplayScene))
    replay = app.scenes[-1]
    assert isinstance(replay, ReplayScene)
    final = replay.record.state.public.final
    assert final is not None
    assert final.result.points[0] == deal.points
    assert replay.record.state.public.bid == deal.bid


def test_the_table_shows_the_figures(shown: Shown) -> None:
    scene, app = shown
    figures = scene._found[Player.called("ハルカ")]
    words = texts(app)
    for role in ROLES:
        each = figures.by_role[role]
        if each.deals:
            assert f"{each.pictures / each.deals:.1f}" in words
            assert f"{percent(each.won, each.deals)}%" in words


def test_the_contracts_add_up(shown: Shown) -> None:
    scene, app = shown
    do(scene, *keys(Do.PAGE_DOWN))
    contracts = scene._found[Player.called("ハルカ")].contracts.values()
    assert f"{sum(c.made for c in contracts)}／{sum(c.bid for c in contracts)}" in texts(app)


def test_without_deals_it_says_so() -> None:
    with a_history(None) as history:
        _, app = show(history)
        assert "終わった局はまだありません。" in texts(app)


# Figures for charts ---------------------------------------------------------------------------------------


def test_the_lines_are_means_of_all_and_of_the_last_deals() -> None:
    assert course([6000], 20, 200) == ((6000, 6000), (6000, 6000))
    so_far, lately = course([9000, 0, 0, 3000], 2, 200)
    assert so_far == (9000, 9000, 4500, 3000, 3000)
    assert lately == (9000, 9000, 4500, 0, 1500)


def test_of_many_deals_some_stand_for_several_and_the_last_is_there() -> None:
    points = [1000 * (number % 7) for number in range(10_000)]
    so_far, lately = course(points, 20, 200)
    assert len(so_far) == len(lately) == 201
    assert so_far[-1] == round(sum(points) / len(points))
    assert lately[-1] == round(sum(points[-20:]) / 20)


def test_the_columns_of_contracts_reach_from_the_lowest_bid_to_20() -> None:
    assert targets([]) == targets([Bid.parse("S13")]) == range(12, 21)
    assert targets([Bid.parse("H3"), Bid.parse("S13")]) == range(3, 21)
