"""The history on the screen: filters, list, opening a deal, files, deleting; by mouse, keys, gamepad."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from sqlite3 import Connection

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.store.history.database import transaction
from napoleon_game.store.history.deals import DealRow, Filter, Player, count, put_in
from napoleon_game.store.history.entry import Entry
from napoleon_game.store.history.history import History
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Asked, Do, Pointed, Pressed, Released, Scrolled
from napoleon_game.ui.scene import Command, Pop, Push
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.history import HistoryScene
from napoleon_game.ui.scenes.history_files import ExportScene, ImportScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.view.geometry import Point
from tests.store.history.support import make_entry
from tests.ui.histories import DEALS, LONG_NAMES, NAMES, a_history, entries, rest, until
from tests.ui.menus import able, assert_all_in_reach, assert_looks_right, go_to
from tests.ui.support import (
    LANGUAGES,
    SIZES,
    click,
    do,
    faults,
    keys,
    letters,
    make_app,
    make_context,
    picture,
)
from tests.ui.test_monkey import something

Shown = tuple[HistoryScene, App, History]


def show(
    history: History,
    language: Language = Language.JAPANESE,
    size: tuple[int, int] = SIZES[1],
    scale: float = 1.0,
) -> tuple[HistoryScene, App]:
    """The scene when everything has come."""
    config = Config()
    context = make_context(language, replace(config, look=replace(config.look, text_scale=scale)))
    scene = HistoryScene(context, history, lambda: Push(scene))
    app = make_app(scene, context, size)
    until(app, lambda: settled(scene))
    return scene, app


def settled(scene: HistoryScene) -> bool:
    """Whether nothing is on its way any more."""
    pages = scene._pages
    waiting = scene._asked or scene._opening or scene._resetting or scene.history._news
    if waiting or pages is None or (pages.ids is None and pages.problem is None):
        return False
    return not pages.ids or all(pages.row(row) is not None for row in scene._list.shown)


@pytest.fixture
def shown() -> Iterator[Shown]:
    with a_history(NAMES[Language.JAPANESE]) as history:
        scene, app = show(history)
        yield scene, app, history
        app.close()


def texts(app: App) -> list[str]:
    app.draw()
    return [text.text for text in app.canvas.texts]


def rows_of(scene: HistoryScene) -> list[DealRow]:
    assert scene._pages is not None
    rows = [scene._pages.row(row) for row in range(scene._list.count)]
    return [row for row in rows if row is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_looks_right_at_every_size(language: Language) -> None:
    looks = ((NAMES[language], SIZES[1], 2.0), (NAMES[language], SIZES[2], 1.0))
    for names, size, scale in ((None, SIZES[0], 1.0), (LONG_NAMES, SIZES[0], 1.0), *looks):
        with a_history(names) as history:
            scene, app = show(history, language, size, scale)
            assert faults(app) == [], (names, size)
            assert names is not LONG_NAMES or picture(app) == picture(app)
            scene._look_for(player=None)
            until(app, partial(settled, scene))
            assert faults(app) == [], (names, size)
            app.close()
            app.window.close()


def test_nothing_is_drawn_while_nothing_changes(shown: Shown) -> None:
    scene, app, _ = shown
    assert not app.frame(0.1, [])
    scene.handle(Pointed(Point(1, 1)))
    assert not app.frame(0.1, [])
    scene.handle(Asked(Do.DOWN))
    assert app.frame(0.1, [])


def test_it_begins_with_the_deals_of_the_person_the_latest_first(shown: Shown) -> None:
    scene, app, _ = shown
    assert scene._wanted == Filter(Player.called("ハルカ"))
    assert [row.number for row in rows_of(scene)] == list(range(DEALS, 0, -1))
    assert "24局" in texts(app)
    assert scene.group.focus is scene._list


def test_every_control_is_in_reach(shown: Shown) -> None:
    """By Tab or the shoulder buttons: left and right change filters, and turn the pages of the list."""
    scene, app, _ = shown
    seen = set()
    for _ in scene.group.widgets:
        do(scene, *keys(Do.NEXT))
        seen.add(scene.group.focus)
        assert faults(app) == []
    assert seen == set(able(scene.group)) == set(scene.group.widgets)


def test_arrows_reach_every_control(shown: Shown) -> None:
    """Up and down go through the filters one after another, whatever left and right mean to them."""
    scene, _, _ = shown
    *filters, listed = scene.group.widgets[:4]
    buttons = scene.group.widgets[4:]
    assert scene.group.focus is listed
    for wanted in reversed(filters):
        do(scene, *keys(Do.UP))
        assert scene.group.focus is wanted
    for wanted in (*filters[1:], listed):
        do(scene, *keys(Do.DOWN))
        assert scene.group.focus is wanted
    do(scene, *keys(*[Do.DOWN] * DEALS))
    seen = {scene.group.focus}
    for way in [Do.LEFT] * len(buttons) + [Do.RIGHT] * len(buttons):
        do(scene, *keys(way))
        seen.add(scene.group.focus)
    assert seen == set(buttons)
    do(scene, *keys(Do.UP))
    assert scene.group.focus is listed


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_filters_narrow_the_list(shown: Shown, by: str) -> None:
    scene, app, _ = shown
    for at, wanted in (
        (1, Filter(Player.called("ハルカ"), "napoleon")),
        (2, Filter(Player.called("ハルカ"), "napoleon", True)),
    ):
        control = scene.group.widgets[at]
        if by == "mouse":
            do(scene, *click(control.rect))
        else:
            go_to(scene, control)
            do(scene, *keys(Do.RIGHT))
        assert scene._wanted == wanted
        until(app, lambda: settled(scene))
    own = [row.own for row in rows_of(scene)]
    assert 0 < len(own) < DEALS
    assert all(part is not None and (part.role, part.won) == ("napoleon", True) for part in own)


def test_without_a_player_there_is_no_role_to_choose(shown: Shown) -> None:
    scene, app, _ = shown
    scene._look_for(role="ally")
    go_to(scene, scene.group.widgets[0])
    do(scene, *keys(Do.LEFT))  # everybody
    until(app, lambda: settled(scene))
    assert scene._wanted == Filter()
    assert not scene.group.widgets[1].enabled
    assert "ナポレオン軍の勝ち" in scene.group.widgets[2].labels  # type: ignore[attr-defined]


def test_what_nobody_did_is_said_so(shown: Shown) -> None:
    scene, app, _ = shown
    scene._look_for(player=Player.called("nobody"))
    scene._players.append(Player.called("nobody"))
    until(app, lambda: settled(scene))
    assert "条件に合う局はありません。" in texts(app)
    assert not scene._list.enabled


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
def test_a_deal_is_opened_to_be_looked_at_again(shown: Shown, by: str) -> None:
    scene, app, _ = shown
    if by == "mouse":
        do(scene, *click(scene._list.place(3)))
    else:
        down, enter = {
            "keys": (
                pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""),
                pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"),
            ),
            "pad": (
                pygame.Event(
                    pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN, instance_id=0
                ),
                pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0),
            ),
        }[by]
        app.frame(0.1, [down, down, down, enter])
    until(app, lambda: isinstance(app.scenes[-1], ReplayScene))
    replay = app.scenes[-1]
    assert isinstance(replay, ReplayScene)
    assert replay.record.state.deal.number == DEALS - 3


def test_the_list_follows_wheel_bar_and_page_keys(shown: Shown) -> None:
    scene, app, _ = shown
    listed = scene._list
    do(scene, Scrolled(listed.rect.centre, -1.0))
    rest(app)
    assert listed.shown == range(3, 11)
    assert listed.index == 0, "the wheel looks, and chooses nothing"
    do(scene, *keys(Do.DOWN))
    rest(app)
    assert listed.shown.start <= 1
    do(scene, *keys(Do.PAGE_DOWN, Do.PAGE_DOWN, Do.PAGE_DOWN, Do.PAGE_DOWN))
    rest(app)
    assert (listed.index, listed.shown) == (DEALS - 1, range(DEALS - 8, DEALS))
    x = listed.rect.right - 3
    do(scene, Pressed(Point(x, listed.rect.bottom - 2)), Pointed(Point(x, 0)), Released(Point(x, 0)))
    assert listed.shown == range(8)
    do(scene, Pointed(Point(x, listed.rect.bottom)))
    assert listed.shown == range(8), "the bar was let go"


def test_rows_glide_unless_motion_is_reduced(shown: Shown) -> None:
    scene, app, _ = shown
    do(scene, *keys(Do.PAGE_DOWN))
    app.frame(0.02, [])
    assert 0 < scene._list._first < scene._list._goal
    rest(app)
    scene.context.change("motion.reduced", True)
    app.frame(0.02, [])
    do(scene, *keys(Do.PAGE_UP, Do.PAGE_UP))
    app.frame(0.001, [])
    assert scene._list._first == scene._list._goal == 0


def test_deleting_asks_before_and_deletes_all(shown: Shown) -> None:
    scene, app, history = shown
    (command,) = do(scene, *click(scene.group.widgets[5].rect))
    assert isinstance(command, Push)
    app.obey(command)
    question = app.scenes[-1]
    assert isinstance(question, ConfirmScene)
    do(question, *keys(Do.CANCEL))
    assert history.ask(count).result() == DEALS
    for answer in do(question, *keys(Do.NEXT, Do.CONFIRM)):
        app.obey(answer)  # type: ignore[arg-type]
    until(app, lambda: settled(scene))
    assert history.ask(count).result() == 0
    assert "終わった局はまだありません。" in texts(app)


def run_file_scene(app: App, scene: ImportScene | ExportScene, path: Path) -> NoticeScene:
    """Type a path, go, and wait for what is told."""
    app.obey(Push(scene))
    for _ in range(len(scene._path)):
        app.frame(0.01, [pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")])
    do(scene, *letters(str(path)), *keys(Do.NEXT, Do.NEXT))
    app.frame(0.01, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")])
    if isinstance(app.scenes[-1], ConfirmScene):
        for answer in do(app.scenes[-1], *keys(Do.NEXT, Do.CONFIRM)):
            app.obey(answer)  # type: ignore[arg-type]
    until(app, lambda: isinstance(app.scenes[-1], NoticeScene))
    notice = app.scenes[-1]
    assert isinstance(notice, NoticeScene)
    for answer in do(notice, *keys(Do.CONFIRM)):
        app.obey(answer)  # type: ignore[arg-type]
    return notice


def test_writing_out_and_taking_in(shown: Shown, tmp_path: Path) -> None:
    scene, app, history = shown
    path = tmp_path / "deals.jsonl"
    context = scene.context
    told = run_file_scene(app, ExportScene(context, history), path)
    assert told.text == "24局を書き出しました。"
    assert path.read_text("utf-8").count("\n") == DEALS
    path.write_text(path.read_text("utf-8") + '{"format":"napoleon-record","version":9}\n', "utf-8")
    told = run_file_scene(app, ImportScene(context, history, scene._reload), path)
    assert told.text == "新しい局はありませんでした。"
    assert "取り込みずみ 24局" in told.detail
    assert "25行目" in told.detail
    told = run_file_scene(app, ExportScene(context, history), path)
    assert told.text == "24局を書き出しました。"
    assert path.read_text("utf-8").count("\n") == DEALS, "it was asked, and the old file is gone"
    told = run_file_scene(app, ImportScene(context, history, scene._reload), tmp_path / "missing.jsonl")
    assert "missing.jsonl" in told.text


def test_new_deals_are_in_the_list_at_once(shown: Shown, tmp_path: Path) -> None:
    scene, app, _ = shown
    with a_history(None) as other:
        other.add(make_entry(1))
        told = run_file_scene(app, ExportScene(scene.context, other), tmp_path / "one.jsonl")
        assert told.text == "1局を書き出しました。"
    told = run_file_scene(
        app, ImportScene(scene.context, scene.history, scene._reload), tmp_path / "one.jsonl"
    )
    assert told.text == "新しい1局を取り込みました。"
    until(app, lambda: settled(scene))
    scene._look_for(player=None)
    until(app, lambda: settled(scene))
    assert scene._list.count == DEALS + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_about_files_look_right(language: Language) -> None:
    with a_history(None) as history:
        for make in (
            lambda c: ImportScene(c, history, lambda: None),
            lambda c: ExportScene(c, history),
        ):
            assert_looks_right(make)
            assert_all_in_reach(make(make_context(language)))


def test_a_damaged_history_is_told_of_once_and_what_is_left_is_shown(tmp_path: Path) -> None:
    with a_history(NAMES[Language.JAPANESE]) as history:
        history.ask(lambda c: c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()).result()
        whole = history.path.read_bytes()
    path = tmp_path / "history.db"
    path.write_bytes(whole[:100] + bytes(100) + whole[200:])
    damaged = History(path)
    context = make_context()
    scene = HistoryScene(context, damaged, Pop)
    app = make_app(scene, context)
    until(app, lambda: isinstance(app.scenes[-1], NoticeScene))
    notice = app.scenes[-1]
    assert isinstance(notice, NoticeScene)
    assert "24局" in notice.text
    assert "history-damaged-1.db" in notice.detail
    for answer in do(notice, *keys(Do.CONFIRM)):
        app.obey(answer)  # type: ignore[arg-type]
    until(app, lambda: settled(scene))
    assert scene._list.count == DEALS
    damaged.close()


def test_a_history_that_cannot_be_opened_is_told_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    broken = History(tmp_path / "history.db")
    context = make_context()
    scene = HistoryScene(context, broken, Pop)
    app = make_app(scene, context)
    until(app, lambda: isinstance(app.scenes[-1], NoticeScene))
    notice = app.scenes[-1]
    assert isinstance(notice, NoticeScene)
    assert "ファイルを開けません" in notice.text
    broken.close()


def put_in_often(connection: Connection, some: list[Entry], times: int) -> None:
    """The same deals as parts of many matches."""
    with transaction(connection):
        for copy in range(times):
            for entry in some:
                put_in(connection, replace(entry, match=f"copy {copy}"))


def test_a_long_list_is_loaded_as_it_comes_into_sight() -> None:
    with a_history(None) as history:
        some = entries(NAMES[Language.JAPANESE])[:10]
        history.ask(partial(put_in_often, some=some, times=40)).result()
        scene, app = show(history)
        assert scene._list.count == 400
        assert scene._pages is not None
        assert len(scene._pages._pages) < 4
        for _ in range(60):
            do(scene, *keys(Do.PAGE_DOWN))
            app.frame(1 / 60, [])
        until(app, lambda: settled(scene))
        assert scene._list.index == 399
        assert scene._pages.row(399) is not None
        app.close()


def statistics_command(scene: HistoryScene) -> Command | None:
    return scene._statistics()


def test_the_statistics_are_one_step_away(shown: Shown) -> None:
    scene, _, _ = shown
    (command,) = do(scene, *click(scene.group.widgets[-1].rect))
    assert command == statistics_command(scene)


def test_a_monkey_breaks_nothing(shown: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is pressed: list, filters, questions, files, deals looked at again."""
    monkeypatch.setattr("napoleon_game.ui.scenes.history_files.documents", lambda: tmp_path)
    scene, app, _ = shown
    luck = random.Random(7)
    for _ in range(300):
        app.frame(0.05, something(luck, SIZES[1]))
        if not app.running or app.scenes[:1] != [scene]:
            app.scenes[:], app.running = [scene], True
    assert app.frames_drawn > 100
