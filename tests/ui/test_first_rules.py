"""Rules explained at the table when they bite for the first time."""

from pathlib import Path

import pygame
import pytest

from napoleon_game.core.cards import parse_cards
from napoleon_game.core.events import TrickWon
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.tricks import WonBy
from napoleon_game.i18n.rules_page import SECTIONS
from napoleon_game.match.session import Occupant
from napoleon_game.store.explained import Explained
from napoleon_game.ui.context import Context
from napoleon_game.ui.first_rules import FirstRules
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Pop, Replace
from napoleon_game.ui.scenes.first_time import FirstTimeScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.view.first_times import TOPICS
from tests.store.support import AtOnce
from tests.ui.driver import Driver, by_keys
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import do, make_context


def deal_through(driver: Driver) -> list[str]:
    """Play a deal to its end, closing what is explained with the return key; returns what was."""
    told: list[str] = []
    for _ in range(60_000):
        top = driver.app.scenes[-1] if driver.app.scenes else None
        if driver.over:
            return told
        if isinstance(top, FirstTimeScene):
            assert driver.scene.director.idle, "first the trick is shown to its end"
            told.append(top.topic)
            driver.frames(40)
            driver.key(pygame.K_RETURN)
            assert driver.app.scenes[-1] is driver.scene
        elif driver.asked():
            driver.frames(24)
            if driver.asked():
                by_keys(driver, driver.scene.director.shown)
        else:
            driver.frames()
            pygame.time.wait(0)
    raise AssertionError("the deal never ended")


def explaining(path: Path, seed: str = "kyoto") -> Driver:
    driver = Driver(seed)
    driver.scene.first_rules = FirstRules(driver.context, Explained(path, AtOnce()))
    return driver


def test_each_rule_is_explained_once_and_anew_only_if_somebody_wants_it(tmp_path: Path) -> None:
    path = tmp_path / "explained.txt"
    told = deal_through(explaining(path))
    assert told
    assert len(set(told)) == len(told)
    assert set(told) <= TOPICS.keys()
    again = explaining(path)
    assert not set(deal_through(again)) & set(told)
    again.context.change("helps.first_times", False)
    assert set(told) <= set(path.read_text().split())
    again.context.change("helps.first_times", True)
    assert path.read_text() == ""


def test_nothing_is_explained_to_whoever_does_not_want_it(tmp_path: Path) -> None:
    driver = explaining(tmp_path / "explained.txt")
    rules, stage = driver.scene.first_rules, driver.scene.stage
    assert rules is not None
    driver.context.change("helps.first_times", False)
    assert rules.scene_for(_yoromeki(), stage) is None
    driver.context.change("helps.first_times", True)
    assert rules.scene_for(None, stage) is None
    while driver.scene.director.showing.public.contract is None:
        by_keys(driver, driver.until_asked() or driver.scene.director.shown)
    scene = rules.scene_for(_yoromeki(), stage)
    assert scene is not None
    assert scene.topic == "yoromeki"
    assert rules.scene_for(_yoromeki(), stage) is None


def _yoromeki() -> TrickWon:
    return TrickWon(1, 3, 0, parse_cards("SA HQ C4 C5 C6"), WonBy.YOROMEKI)


@pytest.mark.parametrize("people", [0, 2])
def test_nothing_is_explained_where_nobody_or_several_play(tmp_path: Path, people: int) -> None:
    """With several it would cover the table for all of them, whoever knows the rules."""
    context = make_context()
    explained = Explained(tmp_path / "explained.txt", AtOnce())
    program = Program(context, explained=explained)
    kinds = ["human"] * people + ["rules"] * (5 - people)
    occupants = tuple(Occupant(f"P{seat}", kind) for seat, kind in enumerate(kinds))
    table = program.table(MatchPlan(occupants, "kyoto", 1, RuleSet()))
    assert table.first_rules is program.first_rules is not None
    assert table.stage.spoken_to is None


@pytest.mark.parametrize("topic", TOPICS)
def test_what_is_explained_can_be_read_on(topic: str) -> None:
    def make(context: Context) -> FirstTimeScene:
        return FirstTimeScene(context, topic)

    scene = make(make_context())
    assert do(scene, Asked(Do.CONFIRM)) == [Pop()]
    assert do(scene, Asked(Do.CANCEL)) == [Pop()]
    go_to(scene, scene.group.widgets[1])
    for opened in do(scene, Asked(Do.CONFIRM), Asked(Do.RULES)):
        assert isinstance(opened, Replace)
        assert isinstance(opened.scene, RulesScene)
        assert SECTIONS[opened.scene._section] == TOPICS[topic]


@pytest.mark.parametrize("topic", ["left-jack-follows", "twenty"])
def test_it_looks_right(topic: str) -> None:
    assert_looks_right(lambda context: FirstTimeScene(context, topic))
    assert_rests(lambda context: FirstTimeScene(context, topic))
    assert_all_in_reach(FirstTimeScene(make_context(), topic))
