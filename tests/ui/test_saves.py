"""Saved matches on the screen: listed, gone on with, named, deleted, and refused with a reason."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from napoleon_game.store.match_file import plan_line
from napoleon_game.store.saves import DAMAGED, FINISHED, Saves
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.name import NameScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.saves import SavesScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from tests.store.support import make_plan, whole_match
from tests.store.test_saves import names_in, put
from tests.ui.saves import DEALS, LINES, Player, file_of, fill, key, texts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some saved matches."""
    return fill(tmp_path / "matches")


@pytest.fixture
def player(folder: Path) -> Iterator[Player]:
    """Somebody with a keyboard; :func:`test_the_same_by_mouse_and_by_gamepad` has the others."""
    made = Player(folder)
    yield made
    made.close()


def test_continue_goes_on_where_the_last_match_was_left(player: Player) -> None:
    title = player.scene
    assert isinstance(title, TitleScene)
    go_on = title.group.widgets[1]
    assert title.group.focus is go_on
    assert "続きから" in texts(player)
    assert "第2局" in texts(player)
    player.press(lambda widgets: widgets[1])
    session = player.table.session
    _, courses = whole_match(*DEALS)
    assert [record.state for record in session.records] == [one.state for one in courses[80].records]
    assert session.table.state.deal == courses[80].state.deal
    while session.asked is None:
        player.frame()
        time.sleep(0.001)
    assert session.table.state in [course.state for course in courses[80:]]
    assert player.table.director.shown.seat == 0


@pytest.mark.parametrize("way", ["mouse", "pad"])
def test_the_same_by_mouse_and_by_gamepad(way: str, folder: Path) -> None:
    player = Player(folder, way)
    test_a_match_gets_another_name(player)
    test_noise_is_put_aside_and_said_so(player, folder)
    test_a_newer_match_is_refused_and_stays(player, folder)
    test_a_damaged_match_goes_on_from_its_sound_part_after_a_question(player, folder)
    player.leave()
    player.press(lambda widgets: widgets[-1])
    test_leaving_a_match_keeps_it(player, folder)
    player.leave()
    player.press(lambda widgets: widgets[-1])
    test_a_copy_under_a_name_from_the_menu_over_the_table(player, folder)
    player.press(lambda widgets: widgets[-1])
    test_a_match_is_deleted_only_after_a_question(player, folder)
    player.close()


def test_any_match_of_the_list_can_be_gone_on_with(player: Player) -> None:
    player.menu("b", 0)
    plan = [occupant.name for occupant in player.table.session.occupants]
    assert plan == list(player.table.session.names)
    assert player.table.session.series.results == ()
    assert player.table.session.table.state.public.calls


def test_a_match_gets_another_name(player: Player) -> None:
    player.menu("a", 1)
    assert isinstance(player.scene, NameScene)
    player.write("京都の夜")
    if player._way == "mouse":
        player.press(lambda widgets: widgets[2])
    else:
        player.confirm()
        player.wait()
    assert isinstance(player.scene, SavesScene)
    assert "京都の夜" in texts(player)
    player.menu("a", 1)
    player.leave()
    assert isinstance(player.scene, SavesScene)
    assert "京都の夜" in texts(player)


def test_a_name_that_nobody_changed_is_none(folder: Path) -> None:
    player = Player(folder)
    player.menu("a", 1)
    player.confirm()
    player.wait(SavesScene)
    assert player.saves.listed is not None
    names = [one.match.plan.name for one in player.saves.listed if one.match is not None]
    assert names.count("") == 3
    player.close()


def test_a_match_is_deleted_only_after_a_question(player: Player, folder: Path) -> None:
    player.menu("b", 2)
    assert isinstance(player.scene, ConfirmScene)
    assert "祝勝会の一局" in texts(player)
    player.leave()
    assert (folder / "b.napoleon").exists()
    player.menu("b", 2)
    player.press(lambda widgets: widgets[1])
    assert isinstance(player.scene, SavesScene)
    assert not (folder / "b.napoleon").exists()
    assert "祝勝会の一局" not in texts(player)


def test_a_damaged_match_goes_on_from_its_sound_part_after_a_question(player: Player, folder: Path) -> None:
    raw = (folder / "c.napoleon").read_bytes()
    player.menu("c", 0)
    assert isinstance(player.scene, ConfirmScene)
    assert str(folder / DAMAGED) in texts(player).replace("\n", "")
    player.leave()
    assert (folder / "c.napoleon").read_bytes() == raw
    player.menu("c", 0)
    player.press(lambda widgets: widgets[1])
    assert player.table.session.table.state.deal == whole_match(*DEALS)[1][40].state.deal
    assert (folder / DAMAGED / "c.napoleon").read_bytes() == raw


def test_a_newer_match_is_refused_and_stays(player: Player, folder: Path) -> None:
    raw = (folder / "d.napoleon").read_bytes()
    player.menu("d", 0)
    assert isinstance(player.scene, NoticeScene)
    assert "9.1" in texts(player)
    player.press(lambda widgets: widgets[0])
    assert isinstance(player.scene, SavesScene)
    assert (folder / "d.napoleon").read_bytes() == raw


def test_noise_is_put_aside_and_said_so(player: Player, folder: Path) -> None:
    player.menu("e", 0)
    assert isinstance(player.scene, NoticeScene)
    player.press(lambda widgets: widgets[0])
    assert isinstance(player.scene, SavesScene)
    assert (folder / DAMAGED / "e.napoleon").read_bytes() == b"noise"
    assert "e.napoleon" not in texts(player)


def test_a_finished_match_shows_its_end_again_and_leaves_the_list(folder: Path) -> None:
    player = Player(folder)
    player.menu("f", 0)
    player.wait(ResultScene)
    player.confirm()
    player.wait(StandingsScene)
    player.confirm()
    player.wait(TitleScene)
    player.close()
    assert f"{FINISHED}/f.napoleon" in names_in(folder)
    assert "f.napoleon" not in names_in(folder)


def test_what_another_window_plays_is_not_opened(folder: Path) -> None:
    other = Saves(folder)
    opened = other.open(folder / "a.napoleon").result(60)
    player = Player(folder)
    player.press(lambda widgets: widgets[1])
    assert isinstance(player.scene, NoticeScene)
    assert "別のウィンドウ" in texts(player)
    player.confirm()
    player.menu("a", 2)
    player.press(lambda widgets: widgets[1])
    assert "別のウィンドウ" in texts(player)
    assert (folder / "a.napoleon").exists()
    assert opened.journal is not None
    opened.journal.close()
    other.close()
    player.close()


def test_a_file_that_is_gone_is_told(folder: Path) -> None:
    player = Player(folder)
    (folder / "a.napoleon").unlink()
    player.press(lambda widgets: widgets[1])
    assert isinstance(player.scene, NoticeScene)
    assert "ファイルがなくなっています" in texts(player)
    player.close()


def test_leaving_a_match_keeps_it(player: Player, folder: Path) -> None:
    files = len(list(folder.glob("*.napoleon")))
    player.press(lambda widgets: widgets[1])
    while player.table.session.asked is None:
        player.frame()
        time.sleep(0.001)
    state = player.table.session.table.state
    player.leave()
    assert isinstance(player.scene, PauseScene)
    player.press(lambda widgets: widgets[-1])
    assert isinstance(player.scene, TitleScene)
    player.press(lambda widgets: widgets[1])
    assert player.table.session.table.state == state
    assert player.table.director.shown.public == state.public
    assert len(list(folder.glob("*.napoleon"))) == files


def test_a_copy_under_a_name_from_the_menu_over_the_table(player: Player, folder: Path) -> None:
    files = len(list(folder.glob("*.napoleon")))
    player.press(lambda widgets: widgets[1])
    while player.table.session.asked is None:
        player.frame()
        time.sleep(0.001)
    player.leave()
    player.press(lambda widgets: widgets[-2])
    assert isinstance(player.scene, NameScene)
    player.write("嵐の前")
    player.press(lambda widgets: widgets[2])
    assert isinstance(player.scene, NoticeScene)
    assert "嵐の前" in texts(player)
    player.press(lambda widgets: widgets[0])
    assert isinstance(player.scene, PauseScene)
    assert len(list(folder.glob("*.napoleon"))) == files + 1


def test_continue_turns_up_when_a_match_does_and_goes_when_it_does(tmp_path: Path) -> None:
    player = Player(tmp_path)
    title = player.scene
    assert isinstance(title, TitleScene)

    def look() -> tuple[bool, int]:
        """Whether one can continue, and where the focus is."""
        player.saves.look()
        player.wait()
        focus = title.group.focus
        assert focus is not None
        return title.group.widgets[1].enabled, title.group.widgets.index(focus)

    assert look() == (False, 0)
    path = put(tmp_path, "a", file_of(20))
    assert look() == (True, 1)
    player.frame(key(pygame.K_TAB))
    path.unlink()
    assert look() == (False, 2)
    player.close()


def test_back_leads_to_the_list_and_from_there_to_the_title(player: Player) -> None:
    player.menu("a", 3)
    assert [type(scene) for scene in player.app.scenes] == [TitleScene, SavesScene]
    player.press(lambda widgets: widgets[-1])
    assert [type(scene) for scene in player.app.scenes] == [TitleScene]


def test_a_match_of_several_people_shows_no_hand_when_it_goes_on(tmp_path: Path) -> None:
    kinds = ("human", "human", "rules", "rules", "human")
    raw = plan_line(make_plan(*DEALS, kinds=kinds)) + b"".join(LINES[1:25])
    put(tmp_path, "a", raw)
    player = Player(tmp_path)
    assert "第1局／全2局" in texts(player), "whose place it would be is nobody's business"
    player.frame(key(pygame.K_RETURN))
    for _ in range(400):
        player.frame()
        if isinstance(player.scene, TableScene):
            assert player.table.stage.view.looks is None
            assert player.table.director.shown.hand == ()
            if player.table.session.asked is not None:
                break
        time.sleep(0.001)
    assert player.table.session.asked is not None
    player.close()
