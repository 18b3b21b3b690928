"""A match that is kept while it is played: breaks, kills, and disks that cannot be written."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.store.disk import Disk
from napoleon_game.store.match_file import read_match
from napoleon_game.store.saves import FINISHED, Saves
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.kept_table import KeptTable
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.title import TitleScene
from tests.store.support import ReadOnly, whole_file, whole_match
from tests.ui.saves import ONE, Player, Program5, texts
from tests.ui.support import LANGUAGES, faults, make_app


def test_a_match_with_many_breaks_ends_as_one_without(tmp_path: Path) -> None:
    """The program is dropped as it stands, again and again; what it wrote is what one would have written."""
    folder = tmp_path / "matches"
    player = Program5(folder)
    player.begin()
    breaks = 0
    while not player.play(100):
        breaks += 1
        player.saves._executor.submit(lambda: None).result(60)
        table = player.app.scenes[0]
        assert isinstance(table, KeptTable)
        table._journal._let_go()  # as the system does when a program is killed
        player.context.close()
        player.start()
        player.press(lambda widgets: widgets[1])
    player.close()
    assert breaks > 0
    (kept,) = (folder / FINISHED).iterdir()
    ours, theirs = kept.read_bytes().splitlines()[1:], whole_file(*ONE).splitlines()[1:]
    assert ours == theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_disk_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    tmp_path: Path, language: Language
) -> None:
    player = Program5(tmp_path / "matches", disk=ReadOnly())
    player.context.change("language", language)
    player.begin()
    player.wait(NoticeScene)
    say = player.context.say
    assert say("save-problem-forbidden") in texts(player).replace("\n", "")
    assert faults(make_app(player.app.scenes[-1], player.context, (960, 540))) == []
    player.confirm()
    player.wait(KeptTable)
    notices = 0
    while not player.play(1):
        notices += type(player.scene) is NoticeScene
    assert notices == 0
    player.close()
    assert list(tmp_path.rglob("*.napoleon")) == []


def test_whoever_leaves_a_match_that_is_not_kept_is_asked(tmp_path: Path) -> None:
    player = Program5(tmp_path / "matches", disk=ReadOnly())
    player.begin()
    player.wait(NoticeScene)
    player.confirm()
    player.wait(KeptTable)
    player.leave()
    player.press(lambda widgets: widgets[-1])
    assert isinstance(player.scene, ConfirmScene)
    player.press(lambda widgets: widgets[1])
    assert isinstance(player.scene, TitleScene)
    player.close()


class FullLater(Disk):
    """Is full until somebody makes room."""

    full = False

    def write(self, handle: int, data: bytes) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, "full")
        return super().write(handle, data)


def test_as_soon_as_there_is_room_again_everything_is_there(tmp_path: Path) -> None:
    disk = FullLater()
    player = Program5(tmp_path / "matches", disk=disk)
    player.begin()
    player.play(20)
    disk.full = True
    player.wait(NoticeScene)
    assert "ディスクに空きがありません" in texts(player)
    player.confirm()
    player.play(60)
    disk.full = False
    while not player.play(60):
        pass
    player.close()
    (kept,) = (tmp_path / "matches" / FINISHED).iterdir()
    assert kept.read_bytes().splitlines()[1:] == whole_file(*ONE).splitlines()[1:]


PROGRAM = """
import sys
from napoleon_game.cli import main
from napoleon_game.ui.app import App
App.run = lambda app, *rest: app.close()
sys.exit(main(sys.argv[1:]))
"""


def test_the_program_keeps_matches_in_the_folder_that_it_is_given(tmp_path: Path) -> None:
    own = tmp_path / "settings.yaml"
    own.write_text("")
    command = ["play", "--config", str(own), "--data", str(tmp_path / "data"), "--players"]
    for kinds in ("human,rules,rules,rules,rules", "rules"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *command, kinds, "--seed", "kyoto"],
            env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert (done.returncode, done.stderr) == (0, "")
    saves = Saves(tmp_path / "data" / "matches")
    saves.look().result(60)
    assert saves.listed is not None
    matches = [one.match for one in saves.listed if one.match is not None]
    saves.close()
    assert {match.plan.occupants[0].kind for match in matches} == {"human", "rules"}
    assert {match.plan.series.seed for match in matches} == {"kyoto"}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("lines", [2, 7, 20, 33, 46, 59])
def test_the_program_itself_is_killed_and_goes_on(tmp_path: Path, lines: int) -> None:
    own = tmp_path / "settings.yaml"
    own.write_text("")
    command = [sys.executable, "-m", "napoleon_game", "play", "--players", "rules", "--seed", "kyoto"]
    options = ["--config", str(own), "--data", str(tmp_path), "--speed", "off", "--no-sound"]
    program = subprocess.Popen(
        [*command, *options], env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    )
    try:
        count = 0
        while count < lines:
            assert program.poll() is None
            time.sleep(0.002)
            files = list((tmp_path / "matches").glob("*.napoleon"))
            count = files[0].read_bytes().count(b"\n") if files else 0
    finally:
        program.kill()
        program.wait()
    saved = read_match(files[0].read_bytes())
    assert saved.damage is None
    assert len(saved.lines) >= lines
    assert saved.course.state == whole_match("kyoto", 1)[1][len(saved.lines) - 1].state
    player = Player(tmp_path / "matches")
    player.press(lambda widgets: widgets[1])
    table = player.app.scenes[0]  # under the result, if that was all of the deal
    assert isinstance(table, KeptTable)
    assert table.session.table.state.deal == saved.course.state.deal
    player.close()
