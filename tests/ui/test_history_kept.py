"""Finished deals of matches that are played go into the history, once, and without anybody waiting."""

from pathlib import Path

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.session import Occupant
from napoleon_game.store.history.deals import count
from napoleon_game.store.history.entry import read_entry
from napoleon_game.store.history.history import History
from napoleon_game.store.saves import Opened, Saves
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Push, StartOver
from napoleon_game.ui.scenes.history import HistoryScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.statistics import StatisticsScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.widgets.button import Button
from tests.store.history.support import NOON, all_lines, open_history
from tests.ui.menus import go_to
from tests.ui.support import LANGUAGES, SIZES, at_once, do, faults, keys, make_app, make_context

PLAN = MatchPlan(tuple(Occupant(f"P{seat}", "random") for seat in range(5)), "kyoto", 2, RuleSet())


class Played:
    """A program with a history, and saves if wanted; its frames are driven by hand."""

    def __init__(self, folder: Path, *, saves: bool = False, history: History | None = None) -> None:
        self.context = make_context()
        at_once(self.context)
        self.history = history or open_history(folder / "history.db")
        self.saves = Saves(folder / "matches") if saves else None
        self.program = Program(self.context, saves=self.saves, history=self.history)
        self.app: App = make_app(self.program.title(), self.context)

    def sit_down(self) -> None:
        self.app.obey(StartOver(self.program.table(PLAN)))

    def until(self, kind: type[object]) -> None:
        for _ in range(20_000):
            if type(self.app.scenes[-1]) is kind:
                for _ in range(8):  # a person looks at it first
                    self.app.frame(0.1, [])
                return
            self.app.frame(1 / 60, [])
            pygame.time.wait(1)
        raise AssertionError(f"{kind} never came")

    def enter(self) -> None:
        self.app.frame(1 / 60, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")])

    def close(self) -> None:
        self.app.close()
        self.history.close()
        if self.saves is not None:
            self.saves.close()


@pytest.mark.parametrize("saves", [pytest.param(False, marks=pytest.mark.slow), True])
def test_every_finished_deal_is_kept(tmp_path: Path, saves: bool) -> None:
    played = Played(tmp_path, saves=saves)
    played.sit_down()
    for _ in range(2):
        played.until(ResultScene)
        played.enter()
        played.until(StandingsScene)
        played.enter()
    played.until(TitleScene)
    entries = [read_entry(line, 0) for line in all_lines(played.history)]
    assert [entry.number for entry in entries] == [1, 2]
    assert len({entry.match for entry in entries}) == 1
    assert {(entry.deals, entry.finished, entry.counted) for entry in entries} == {(2, NOON, True)}
    assert [player.name for player in entries[0].record.players] == ["P0", "P1", "P2", "P3", "P4"]
    played.close()


@pytest.mark.slow
def test_another_match_with_the_same_seed_is_another_match(tmp_path: Path) -> None:
    played = Played(tmp_path)
    for _ in range(2):
        played.sit_down()
        played.until(ResultScene)
    assert played.history.ask(count).result() == 2
    played.close()


def test_a_match_that_goes_on_is_not_counted_twice_and_what_is_missing_is_made_up_for(tmp_path: Path) -> None:
    first = Played(tmp_path, saves=True)
    first.sit_down()
    first.until(ResultScene)
    first.enter()
    first.until(StandingsScene)
    assert first.history.ask(count).result() == 1
    first.close()
    for missing in (False, True):
        if missing:
            for each in tmp_path.glob("history.db*"):
                each.unlink()
        again = Played(tmp_path, saves=True)
        assert again.saves is not None
        (path,) = (tmp_path / "matches").glob("*.*")
        opened: Opened = again.saves.open(path).result()
        again.app.obey(again.program._go_on(opened))
        assert again.history.ask(count).result() == 1
        again.close()


def test_trouble_is_told_once_between_deals_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    played = Played(tmp_path)
    played.sit_down()
    played.until(ResultScene)
    played.enter()
    played.until(StandingsScene)
    played.enter()
    played.until(NoticeScene)
    notice = played.app.scenes[-1]
    assert isinstance(notice, NoticeScene)
    assert "ファイルを開けません" in notice.text
    played.enter()
    played.until(ResultScene)
    played.enter()
    played.until(StandingsScene)
    played.enter()
    played.until(TitleScene)
    assert len(played.app.scenes) == 1
    played.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_leads_to_history_and_statistics(tmp_path: Path, language: Language) -> None:
    history, saves = open_history(tmp_path / "history.db"), Saves(tmp_path / "matches")
    context = make_context(language)
    program = Program(context, saves=saves, history=history)
    for size in SIZES:
        title = program.title()
        app = make_app(title, context, size)
        assert faults(app) == []
        app.window.close()
    assert isinstance(title, TitleScene)
    label = context.say("title-history")
    (button,) = [w for w in title.group.widgets if isinstance(w, Button) and w.label == label]
    go_to(title, button)
    (command,) = do(title, *keys(Do.CONFIRM))
    assert isinstance(command, Push)
    assert isinstance(command.scene, HistoryScene)
    go_to(command.scene, command.scene.group.widgets[-1])
    (command,) = do(command.scene, *keys(Do.CONFIRM))
    assert isinstance(command, Push)
    assert isinstance(command.scene, StatisticsScene)
    history.close()
    saves.close()


def test_without_a_history_there_is_no_way_to_one() -> None:
    title = Program(make_context()).title()
    assert isinstance(title, TitleScene)
    labels = [w.label for w in title.group.widgets if isinstance(w, Button)]
    assert make_context().say("title-history") not in labels


@pytest.mark.slow
def test_leaving_the_table_loses_nothing(tmp_path: Path) -> None:
    """A deal that has just ended is written before the program ends."""
    played = Played(tmp_path)
    played.sit_down()
    table = played.app.scenes[-1]
    assert isinstance(table, TableScene)
    played.until(ResultScene)
    played.close()
    again = open_history(tmp_path / "history.db")
    assert again.ask(count).result() == 1
    again.close()
