"""The list of lessons, the way to it from the title, and from one lesson to the next."""

import time
from pathlib import Path

import pytest

from napoleon_game.config.choices import Language
from napoleon_game.lessons.read import LESSONS
from napoleon_game.store.lesson_progress import FILE, LessonProgress
from napoleon_game.ui.app import App
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.lesson_ways import LessonWays
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Command, Pop, Push, Replace
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.scenes.lessons import LessonRow, LessonsScene
from napoleon_game.ui.scenes.notice import NoticeScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.widgets.button import Button
from tests.lessons.support import ALL
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import LANGUAGES, click, do, faults, keys, make_app, make_context


def progress_of_some() -> LessonProgress:
    progress = LessonProgress()
    progress.reach("following", 7, done=True)
    progress.reach("pictures", 4)
    progress.reach("strength", 5, done=True)
    progress.reach("strength", 2)
    return progress


def make(context: Context) -> LessonsScene:
    return LessonsScene(context, lambda: ALL, progress_of_some(), lambda _: Pop())


def rows(scene: LessonsScene) -> list[LessonRow]:
    return [widget for widget in scene.group.widgets if isinstance(widget, LessonRow)]


def texts(app: App) -> list[str]:
    app.draw()
    return [text.text for text in app.canvas.texts]


def ready(ways: LessonWays) -> LessonWays:
    """Wait until the lessons have been read."""
    for _ in range(5000):
        if ways.lessons:
            return ways
        time.sleep(0.001)
    raise AssertionError("the lessons are never read")


def program(progress: LessonProgress | None = None, language: Language = Language.JAPANESE) -> Program:
    made = Program(make_context(language), progress=progress or LessonProgress())
    assert made.lessons is not None
    ready(made.lessons)
    return made


def test_it_looks_right_at_every_size_in_both_languages() -> None:
    assert_looks_right(make)


def test_it_rests() -> None:
    assert_rests(make)


def test_every_lesson_is_in_reach() -> None:
    assert_all_in_reach(make(make_context()))


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_may_be_larger(language: Language, scale: float) -> None:
    context = make_context(language)
    context.change("look.text_scale", scale)
    app = make_app(make(context), context)
    assert faults(app) == []


def test_the_list_says_how_far_one_has_got() -> None:
    scene = make(make_context(Language.ENGLISH))
    shown = texts(make_app(scene, scene.context))
    assert shown.count("Done") == 1
    assert shown.count("New") == len(LESSONS) - 3
    assert {"At 5 of 9", "At 3 of 6"} <= set(shown)
    assert scene.group.focus is rows(scene)[1], "the first that is not done"


def test_lessons_that_are_still_being_read_come_when_they_have_been() -> None:
    come: list[tuple[object, ...]] = [()]
    scene = LessonsScene(make_context(), lambda: come[0], LessonProgress(), lambda _: Pop())  # type: ignore[arg-type, return-value]
    app = make_app(scene, scene.context)
    assert rows(scene) == []
    assert faults(app) == []
    come[0] = ALL
    assert app.frame(0.1, [])
    assert len(rows(scene)) == len(LESSONS)


def test_a_lesson_is_opened_by_mouse_and_by_keys() -> None:
    made = program()
    assert made.lessons is not None
    for index, opened in ((0, "mouse"), (8, "keys")):
        command = made.lessons.show()
        assert isinstance(command, Push)
        scene = command.scene
        assert isinstance(scene, LessonsScene)
        if opened == "mouse":
            (found,) = do(scene, *click(rows(scene)[index].rect))
        else:
            go_to(scene, rows(scene)[index])
            (found,) = do(scene, *keys(Do.CONFIRM))
        assert isinstance(found, Push)
        assert isinstance(found.scene, LessonScene)
        assert found.scene.walk.lesson.name == LESSONS[index]


def test_from_one_lesson_to_the_next_and_after_the_last_back_to_the_list() -> None:
    made = program()
    assert made.lessons is not None
    command: Command = made.lessons.take(ALL[0])
    for name in LESSONS:
        assert isinstance(command, Push | Replace)
        scene = command.scene
        assert isinstance(scene, LessonScene)
        assert scene.walk.lesson.name == name
        while not scene.walk.over:
            scene._go_on()
            scene._hurry()
        after = scene._go_on()
        assert after is not None
        command = after
    assert command == Pop()
    progress = made.lessons.progress
    assert all(place is not None and place.done for place in map(progress.place, LESSONS))


def test_a_damaged_file_is_told_once_where_the_lessons_are(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"rubbish")
    progress = LessonProgress(tmp_path / FILE)
    made = program(progress, Language.ENGLISH)
    assert made.lessons is not None
    command = made.lessons.show()
    assert isinstance(command, Push)
    notice = command.scene.update(0.1)
    assert isinstance(notice, Push)
    assert isinstance(notice.scene, NoticeScene)
    assert "lessons-damaged.json" in notice.scene.detail
    assert command.scene.update(0.1) is None
    progress.close()


# The title ------------------------------------------------------------------------------------------------


def label_of(scene: TitleScene, index: int) -> str:
    button = scene.group.widgets[index]
    assert isinstance(button, Button)
    return button.label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_title_invites_whoever_is_here_for_the_first_time(language: Language, scale: float) -> None:
    made = program(language=language)
    made.context.change("look.text_scale", scale)
    title = made.title()
    app = make_app(title, made.context)
    assert faults(app) == []
    say = made.context.say
    assert say("lessons-invitation") in texts(app)
    assert isinstance(title, TitleScene)
    assert title.group.focus is title.group.widgets[0], "the invitation is not in the way"
    assert_all_in_reach(title)


def test_the_invitation_leads_to_the_lessons_and_is_made_once() -> None:
    made = program()
    title = made.title()
    assert isinstance(title, TitleScene)
    (command,) = do(title, *click(title._invitation[0].rect))
    assert isinstance(command, Push)
    assert isinstance(command.scene, LessonsScene)
    title.update(0.1)
    assert title._invitation == []
    later = made.title()
    assert isinstance(later, TitleScene)
    assert later._invitation == []


def test_the_invitation_can_be_put_off() -> None:
    made = program()
    title = made.title()
    assert isinstance(title, TitleScene)
    app = make_app(title, made.context)
    assert do(title, *click(title._invitation[1].rect)) == []
    app.frame(0.1, [])
    assert title._invitation == []
    assert made.context.say("lessons-invitation") not in texts(app)
    assert made.lessons is not None
    assert not made.lessons.progress.newcomer


def test_the_title_leads_to_the_lessons() -> None:
    made = program(progress_of_some(), Language.ENGLISH)
    title = made.title()
    assert isinstance(title, TitleScene)
    assert title._invitation == []
    names = [label_of(title, index) for index in range(len(title.group.widgets))]
    (command,) = do(title, *click(title.group.widgets[names.index("Lessons")].rect))
    assert isinstance(command, Push)
    assert isinstance(command.scene, LessonsScene)
