"""The screens about saved matches: readable at every size, in both languages, and all in reach."""

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.match.session import Occupant
from napoleon_game.store.match_file import MAX_NAME, name_line, plan_line
from napoleon_game.store.saves import Saves
from napoleon_game.ui.context import Context
from napoleon_game.ui.scene import Pop
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.name import NameScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.saves import SaveMenu, SavesScene, SaveWays
from napoleon_game.ui.scenes.waiting import WaitingScene
from tests.store.support import make_plan
from tests.store.test_saves import put
from tests.ui.menus import Make, assert_all_in_reach, assert_looks_right, assert_rests
from tests.ui.saves import DEALS, LINES, fill, key
from tests.ui.support import LANGUAGES, faults, make_app, make_context


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some saved matches."""
    return fill(tmp_path / "matches")


def no_ways() -> SaveWays:
    return SaveWays(lambda _: Pop(), lambda _: Pop(), lambda _: Pop())


def listing(folder: Path) -> Make:
    def make(context: Context) -> SavesScene:
        saves = Saves(folder)
        saves.look().result(60)
        scene = SavesScene(context, saves, no_ways())
        saves.close()
        return scene

    return make


def long_names(folder: Path) -> Path:
    """Names as long as they can be."""
    name = "鬱" * MAX_NAME
    plan = replace(make_plan(*DEALS), name=name)
    occupants = tuple(Occupant("鬱" * 11 + str(seat), "rules") for seat in range(5))
    first = plan_line(replace(plan, occupants=occupants))
    put(folder, "long", first + b"".join(LINES[1:80]), age=-100)
    put(folder, "wide", first + name_line(1, "W" * MAX_NAME), age=-50)
    return folder


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_list_looks_right_at_every_size_in_both_languages(folder: Path, scale: float) -> None:
    make = listing(long_names(folder))

    def scaled(context: Context) -> SavesScene:
        context.change("look.text_scale", scale)
        scene = make(context)
        assert isinstance(scene, SavesScene)
        return scene

    assert_looks_right(scaled)


def test_an_empty_list_says_what_will_stand_there(tmp_path: Path) -> None:
    assert_looks_right(listing(tmp_path))
    assert_rests(listing(tmp_path))


def test_the_list_rests_and_is_in_reach(folder: Path) -> None:
    assert_rests(listing(folder))
    assert_all_in_reach(listing(folder)(make_context()))


def test_the_menu_of_a_match_looks_right_and_is_in_reach(folder: Path) -> None:
    saves = Saves(long_names(folder))
    saves.look().result(60)
    assert saves.listed is not None
    for listed in (saves.listed[0], saves.listed[-2]):

        def make(context: Context, listed=listed) -> SaveMenu:  # type: ignore[no-untyped-def]
            return SaveMenu(context, listed, no_ways())

        assert_looks_right(make)
    assert_rests(make)
    assert_all_in_reach(make(make_context()))
    saves.close()


def name_scene(context: Context) -> NameScene:
    say = context.say
    detail = say("save-as-detail")
    return NameScene(context, say("save-as-title"), "鬱" * MAX_NAME, MAX_NAME, lambda _: Pop(), detail=detail)


def test_the_question_for_a_name_looks_right_and_is_in_reach() -> None:
    assert_looks_right(name_scene)
    assert_all_in_reach(name_scene(make_context()))
    for scale in (0.8, 2.0):
        context = make_context()
        context.change("look.text_scale", scale)
        assert faults(make_app(name_scene(context), context, (960, 540))) == []


def kept_pause(context: Context) -> PauseScene:
    return PauseScene(context, rules=Pop, settings=Pop, save_as=Pop, to_title=Pop)


def test_the_menu_over_a_table_that_is_kept() -> None:
    assert_looks_right(kept_pause)
    assert_all_in_reach(kept_pause(make_context()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_file_fits(language: Language) -> None:
    for scale in (1.0, 2.0):
        context = make_context(language)
        context.change("look.text_scale", scale)
        say = context.say
        path = "/home/somebody/.local/share/napoleon-game/matches/damaged/20261130-120000-ab12.napoleon"
        where = say("save-at-exchange", number=10)
        scenes = [
            ConfirmScene(
                context,
                say("save-mend"),
                say("save-mend-yes"),
                Pop,
                detail=say("save-mend-detail", where=where, folder=path.rpartition("/")[0]),
            ),
            ConfirmScene(
                context,
                say("confirm-delete-save"),
                say("confirm-delete-save-yes"),
                Pop,
                detail=say("confirm-delete-save-detail", name="鬱" * MAX_NAME),
            ),
            ConfirmScene(
                context, say("save-leave"), say("save-leave-yes"), Pop, detail=say("save-leave-detail")
            ),
            NoticeScene(context, say("save-refused-unreadable"), say("save-put-aside", path=path)),
            NoticeScene(
                context, say("save-refused-newer", version="10.11.12"), say("save-refused-newer-detail")
            ),
            NoticeScene(context, say("save-refused-busy")),
            NoticeScene(context, say("save-kept", name="鬱" * MAX_NAME)),
            *(
                NoticeScene(context, say(f"save-{key}", problem=say(f"save-problem-{problem}")), detail)
                for key in ("trouble", "not-done", "not-opened")
                for problem in ("full", "forbidden", "gone")
                for detail in [say("save-trouble-detail")]
            ),
        ]
        for scene in scenes:
            app = make_app(scene, context, (960, 540))
            assert faults(app) == []
            app.window.close()


def test_while_a_file_is_waited_for_a_word_comes_up_after_a_moment() -> None:
    for language in LANGUAGES:
        context, waited = make_context(language), Future[None]()
        app = make_app(WaitingScene(context, waited, lambda _: Pop()), context, (960, 540))
        assert not app.frame(0.1, [key(pygame.K_ESCAPE), key(pygame.K_RETURN)])
        assert app.frame(0.5, [])
        assert faults(app) == []
        assert context.say("save-opening") in [text.text for text in app.canvas.texts]
        assert not app.frame(0.5, [])
        waited.set_result(None)
        app.frame(0.1, [])
        assert app.scenes == []
