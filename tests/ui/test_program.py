"""The whole program from the command line, without a display; and the way from scene to scene."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from napoleon_game.core.observation import Observation
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.session import Occupant
from napoleon_game.ui.app import App
from napoleon_game.ui.match_plan import MatchPlan, random_seed
from napoleon_game.ui.program import Program
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.ui.scenes.title import TitleScene
from tests.ui.support import at_once, make_app, make_context

ENVIRONMENT = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def play(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``napoleon-game play`` in a process of its own."""
    command = [sys.executable, "-m", "napoleon_game", "play", *arguments]
    return subprocess.run(
        command, env=ENVIRONMENT | environment, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_demo_saves_a_picture_of_every_phase_and_ends(tmp_path: Path) -> None:
    own = tmp_path / "settings.yaml"
    own.write_text("match:\n  deals: 1\n")
    folder = tmp_path / "pictures"
    done = play(
        "--demo", "--screenshots", str(folder), "--config", str(own), "--seed", "kyoto", "--size", "960x540"
    )
    assert (done.returncode, done.stderr) == (0, "")
    names = [path.stem[3:] for path in sorted(folder.glob("*.png"))]
    wanted = ["title", "auction", "napoleon", "adjutant", "exchange", "trick_01", "trick_05", "trick_10"]
    assert [name for name in names if name in wanted] == wanted
    assert {"result", "standings", "adjutant_shown"} <= set(names)
    assert pygame.image.load(next(folder.glob("*_title.png"))).get_size() == (960, 540)


def test_a_wrong_setting_is_told_on_the_terminal_too_and_the_game_opens(tmp_path: Path) -> None:
    own = tmp_path / "settings.yaml"
    own.write_text("match:\n  deals: 1\nsound:\n  master: loud\n")
    done = play("--demo", "--screenshots", str(tmp_path / "pictures"), "--config", str(own), "--speed", "off")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert f"{own}" in done.stderr
    for words in ("4", "sound.master", "loud", "0", "100"):
        assert words in done.stderr


@pytest.mark.parametrize("driver", ["no_such_driver", ""])
def test_without_a_display_one_line_names_the_ways_out(driver: str, tmp_path: Path) -> None:
    own = tmp_path / "settings.yaml"
    own.write_text("")
    done = play("--config", str(own), SDL_VIDEODRIVER=driver, DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "SDL_VIDEODRIVER=dummy" in done.stderr
    assert "napoleon-game simulate" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--size", "big"), "--size: expected WIDTHxHEIGHT"),
        (("--players", "rules,rules"), "--players: expected 5 names"),
        (("--players", "nobody"), "no player is named 'nobody'"),
        (("--screenshots", "x"), "goes with --demo"),
        (("--deal", "0"), "--deal"),
        (("--deal", "x"), "--deal"),
        (("--lang", "fr"), "--lang"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_wrong_options_are_named_in_one_line(arguments: tuple[str, ...], words: str) -> None:
    done = play(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_pictures_that_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    done = play("--demo", "--screenshots", str(tmp_path / "taken"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


class Match:
    """A program with a match of computer players, its frames driven by hand."""

    def __init__(self, deals: int) -> None:
        self.context = make_context()
        at_once(self.context)
        self.program = Program(self.context)
        occupants = tuple(Occupant(f"P{seat}", "rules") for seat in range(5))
        self.table = self.program.table(MatchPlan(occupants, "kyoto", deals, RuleSet()))
        self.app: App = make_app(self.table, self.context)

    def until(self, kind: type[object]) -> None:
        """Let frames pass until a scene of this kind is on top."""
        for _ in range(20_000):
            if type(self.app.scenes[-1]) is kind:
                for _ in range(40):  # a person looks at it first
                    self.app.frame(1 / 60, [])
                return
            self.app.frame(1 / 60, [])
            pygame.time.wait(1)
        raise AssertionError(f"{kind} never came")

    def enter(self) -> None:
        """Press the return key."""
        self.app.frame(1 / 60, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")])


def test_a_match_goes_from_deal_to_result_to_standings_and_back_to_the_title() -> None:
    match = Match(deals=2)
    for deal in (1, 2):
        match.until(ResultScene)
        assert len(match.table.session.series.results) == deal
        match.enter()
        match.until(StandingsScene)
        match.enter()
    match.until(TitleScene)
    assert len(match.app.scenes) == 1


def test_a_match_may_begin_in_the_middle_of_its_seed() -> None:
    context = make_context()
    occupants = tuple(Occupant(f"P{seat}", "rules") for seat in range(5))
    table = Program(context).table(MatchPlan(occupants, "kyoto", 3, RuleSet(), first=7))
    assert table.session.table.state.deal.number == 7
    shown: Observation = table.director.shown
    assert shown.public.dealer == table.session.table.state.deal.dealer


def test_seeds_differ() -> None:
    assert len({random_seed() for _ in range(100)}) == 100
