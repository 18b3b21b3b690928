"""Lessons on the screen: taken by mouse, keys and gamepad, right and wrong ways, in both languages."""

import random
from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.schema import Config
from napoleon_game.core.observation import observe
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.narration import why
from napoleon_game.lessons.lesson import Act, Lesson
from napoleon_game.lessons.walk import Mode
from napoleon_game.store.lesson_progress import LessonProgress, Place
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Asked, Do, Input, Pointed, Pressed, Released, Typed
from napoleon_game.ui.scene import Pop, Push
from napoleon_game.ui.scenes import lesson_panel
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.view.geometry import Point
from tests.lessons.support import ALL
from tests.ui.lessons import (
    KEYS,
    MOUSE,
    Means,
    asked,
    by_keys,
    by_mouse,
    click,
    give,
    make_lesson,
    on_button,
    on_by_mouse,
    pick_by_mouse,
    right_action,
    take,
    wrong_actions,
)
from tests.ui.support import LANGUAGES, SIZES, faults, make_app, make_context, picture

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
MONKEY_INPUTS = 300
BY_NAME = {lesson.name: lesson for lesson in ALL}


def at(lesson: str, step: str, language: Language = Language.JAPANESE) -> LessonScene:
    """A lesson that has come to a step."""
    found = BY_NAME[lesson]
    index = [each.name for each in found.steps].index(step)
    progress = LessonProgress()
    progress.reach(lesson, index)
    return make_lesson(found, language, progress)


def mode(scene: LessonScene) -> Mode:
    return scene.walk.mode


def texts(app: App) -> list[str]:
    app.draw()
    return [text.text for text in app.canvas.texts]


@each_lesson
@pytest.mark.parametrize("means", [MOUSE, KEYS], ids=["mouse", "keys"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_taken_right_and_wrong_ways(
    lesson: Lesson, language: Language, means: Means
) -> None:
    """What is said is the lesson's text for it, or the rules' own."""
    progress = LessonProgress()
    scene = make_lesson(lesson, language, progress)
    say, said = Catalogue(language.value), set()  # type: ignore[arg-type]

    def looked() -> None:
        walk = scene.walk
        if walk.refused is not None:
            assert scene.said == why(walk.refused, say, scene.table.names)
        else:
            assert walk.text is not None
            assert scene.said == say(walk.text)
            said.add(walk.text)

    assert take(scene, means, looked) == [Pop()]
    expected = {lesson.text(step) for step in lesson.steps}
    for step in lesson.steps:
        names = () if not hasattr(step.task, "wrong") else ("right", *(name for name, _ in step.task.wrong))
        expected |= {lesson.text(step, name) for name in names}
    assert said == expected, "every text has been said"
    assert progress.place(lesson.name) == Place(0, done=True)


@each_lesson
def test_every_step_looks_right_and_nothing_covers_what_is_pointed_at(lesson: Lesson) -> None:
    """In the language that has longer words, at the smallest size; the slow test looks at all."""
    _look_at_all(lesson, Language.ENGLISH, SIZES[0])


@pytest.mark.slow
@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_looks_right_at_every_size(lesson: Lesson, language: Language) -> None:
    for size in SIZES:
        for scale in (1.0, 1.5, 2.0):
            _look_at_all(lesson, language, size, scale)


def _look_at_all(lesson: Lesson, language: Language, size: tuple[int, int], scale: float = 1.0) -> None:
    context = make_context(language)
    context.change("look.text_scale", scale)
    scene = make_lesson(lesson, context=context)
    app = make_app(scene, context, size)

    def looked() -> None:
        assert faults(app) == [], (scene.walk.step.name, scene.walk.mode)
        shown = "".join(texts(app)).replace(" ", "")
        assert scene.said.replace(" ", "") in shown, scene.walk.step.name
        covering = [lesson_panel.PANEL, *(button.rect for button in scene._answers)]
        for rect in scene.pointers:
            assert not any(rect.overlaps(cover) for cover in covering), (scene.walk.step.name, rect)

    take(scene, KEYS, looked)
    app.window.close()


def test_a_gamepad_takes_a_lesson() -> None:
    """With its own events: the shoulder for the buttons, the cross for cards, A for all that is decided."""
    scene = make_lesson(BY_NAME["following"])
    app = make_app(scene, scene.context, SIZES[0])

    def pad(*buttons: int) -> None:
        for button in buttons:
            app.frame(0.6, [pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)])
            app.frame(0.6, [])

    accept, right = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
    pad(accept, accept)
    assert scene.walk.step.name == "clubs"
    pad(right, accept)
    assert mode(scene) is Mode.WRONG, "the first card of the hand is a heart"
    while scene.decision.hand.focus is not right_action(scene).card:  # type: ignore[union-attr]
        pad(right)
    pad(accept)
    assert mode(scene) is Mode.RIGHT
    pad(accept, accept)
    assert scene.walk.step.name == "trump"
    while scene.group.focus is not on_button(scene):
        pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    pad(accept)
    assert mode(scene) is Mode.RIGHT, "the answer is shown"
    pad(pygame.CONTROLLER_BUTTON_B)
    assert app.scenes == []


def test_the_answer_can_be_shown_by_whoever_wants_it() -> None:
    for lesson in ALL:
        scene = make_lesson(lesson)
        while not scene.walk.over:
            on_by_mouse(scene)
        assert scene.walk.missed == 0


def test_a_lesson_is_resumed_where_it_was_left() -> None:
    progress = LessonProgress()
    first = make_lesson(BY_NAME["mighty"], progress=progress)
    for _ in range(6):
        on_by_mouse(first)
    assert asked(first, Do.CANCEL) == [Pop()]
    again = make_lesson(BY_NAME["mighty"], progress=progress)
    assert again.walk.at == first.walk.at > 2
    assert again.director.shown.public.trick == again.walk.state.public.trick


def test_it_can_be_stepped_back_and_begun_anew() -> None:
    scene = make_lesson(BY_NAME["following"])
    first, back = scene.group.widgets[:2]
    assert not first.enabled
    assert not back.enabled
    while scene.walk.at < 4:
        on_by_mouse(scene)
    state = scene.walk.state
    by_mouse(scene, right_action(scene))
    assert mode(scene) is Mode.RIGHT
    click(scene, scene.group.widgets[1].rect.centre)
    assert (scene.walk.at, scene.walk.mode, scene.walk.state) == (4, Mode.ASKED, state)
    assert scene.director.shown.public is state.public
    click(scene, scene.group.widgets[1].rect.centre)
    assert scene.walk.at == 3
    click(scene, scene.group.widgets[0].rect.centre)
    assert (scene.walk.at, scene.walk.mode) == (0, Mode.SAID)
    assert scene.director.shown.public.trick is not None
    assert scene.director.shown.public.trick.cards == ()


def test_a_card_of_the_trick_can_be_picked_where_it_lies() -> None:
    scene = at("following", "who")
    pose = next(pose for key, pose in scene.director.poses().items() if key == ("card", 1, 0))  # the king
    click(scene, Point(pose.x, pose.y))
    assert mode(scene) is Mode.RIGHT


def test_a_riddle_is_not_solved_by_the_marks_on_the_table() -> None:
    """While it is asked which card wins, the picture is the same whichever does."""
    scene = at("following", "who", Language.ENGLISH)
    app = make_app(scene, scene.context)
    assert not any("led" in text for text in texts(app))
    pick_by_mouse(scene, 3)
    assert any("♠ led" in text for text in texts(app))


def test_whoever_confirms_without_a_choice_is_told_how_to_choose() -> None:
    scene = at("following", "clubs", Language.ENGLISH)
    app = make_app(scene, scene.context, SIZES[0])
    for key, told in ((Do.CONFIRM, True), (Do.RIGHT, False)):
        asked(scene, key)
        assert ("Choose a card with left and right" in texts(app)) is told
        assert faults(app) == []
    assert mode(scene) is Mode.ASKED


def test_a_wrong_card_shakes_and_leaves_the_hand_as_it_was() -> None:
    scene = at("following", "trump")
    state = scene.walk.state
    by_mouse(scene, wrong_actions(scene)[0])
    assert scene.walk.state is state
    assert scene.director.shown.hand == state.hands[0]
    assert mode(scene) is Mode.WRONG


def test_at_the_usual_pace_it_speaks_when_the_cards_lie() -> None:
    config = Config()
    context = make_context(config=replace(config, motion=replace(config.motion, speed=Speed.NORMAL)))
    scene = LessonScene(context, BY_NAME["following"], LessonProgress(), Pop, Pop)
    app = make_app(scene, context)
    scene.handle(Asked(Do.CONFIRM))
    app.frame(0.1, [])
    assert (scene.walk.at, scene.said, scene.pointers) == (1, "", [])
    for _ in range(100):
        app.frame(0.1, [])
    assert "ナポレオンの" in scene.said
    assert len(scene.pointers) == 2
    scene.handle(Asked(Do.CONFIRM))
    assert scene.walk.step.name == "clubs"
    by_keys_now = right_action(scene)
    by_keys(scene, by_keys_now)
    app.frame(0.05, [])
    assert (scene.walk.mode, scene.said) == (Mode.RIGHT, "")
    scene.handle(Asked(Do.CONFIRM))
    assert scene.said, "a key while cards move shows at once how they come to lie, and no more"
    assert scene.walk.step.name == "clubs"


def test_it_draws_the_same_twice_and_rests() -> None:
    scene = at("hidden", "feed")
    app = make_app(scene, scene.context)
    for _ in range(5):
        app.frame(0.5, [])
    assert picture(app) == picture(app)
    assert not app.frame(0.1, [])
    scene.handle(Pointed(Point(640, 300)))
    assert not app.frame(0.1, [])


def test_settings_change_while_it_is_open() -> None:
    scene = at("adjutant", "discard")
    app = make_app(scene, scene.context)
    by_mouse(scene, wrong_actions(scene)[0])
    scene.context.change("language", Language.ENGLISH)
    shown = " ".join(texts(app))
    assert "Choose 3 cards to discard" in shown
    assert "Davout" in shown
    assert mode(scene) is Mode.WRONG
    by_mouse(scene, right_action(scene))
    assert mode(scene) is Mode.RIGHT


def test_the_lesson_shows_what_it_speaks_of_whatever_helps_are_off() -> None:
    context = make_context(Language.ENGLISH)
    for key in ("show_legal", "picture_count", "winning_card", "last_trick"):
        context.change(f"helps.{key}", value=False)
    scene = make_lesson(BY_NAME["pictures"], context=context)
    app = make_app(scene, context)
    assert any(text.startswith("Napoleon side") for text in texts(app))
    assert "Last trick" in texts(app)


def test_rules_and_strengths_are_a_key_away() -> None:
    context = make_context()
    opened = Push(LessonScene(context, ALL[0], LessonProgress(), Pop, Pop))
    scene = LessonScene(context, BY_NAME["strength"], LessonProgress(), Pop, lambda: opened)
    assert scene.handle(Asked(Do.RULES)) == opened
    for event in (Typed("r"), Asked(Do.STRENGTHS)):
        command = scene.handle(event)
        assert isinstance(command, Push)
        assert isinstance(command.scene, StrengthsScene)


def test_only_acts_listen_to_cards() -> None:
    scene = make_lesson(BY_NAME["following"])
    assert not isinstance(scene.walk.step.task, Act)
    asked(scene, Do.RIGHT)
    give(scene, Typed("p"))
    assert (scene.walk.at, scene.decision.hand.focus) == (0, None)


def test_all_of_it_can_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the lesson says, what is played, and where the focus is."""
    context = make_context(Language.ENGLISH)
    heard: list[str] = []
    monkeypatch.setattr(context.speech, "say", lambda text, **_: heard.append(text))
    scene = make_lesson(BY_NAME["following"], context=context)
    assert scene.heading.startswith("Following suit Each player plays one card")
    assert scene.spoken == "Next"
    on_by_mouse(scene)
    assert heard[-1] == scene.said
    on_by_mouse(scene)
    asked(scene, Do.RIGHT)
    assert scene.spoken == "nine of hearts"
    by_keys(scene, right_action(scene))
    assert any("♣A" in text for text in heard[-2:])
    assert heard[-1] == scene.said


@each_lesson
def test_a_monkey_cannot_break_a_lesson(lesson: Lesson) -> None:
    """Clicks, keys and letters at random: once all lies still, what is shown is where the lesson is."""
    chance = random.Random(lesson.name)
    scene = make_lesson(lesson)
    doing = [do for do in Do if do not in (Do.CANCEL, Do.RULES, Do.STRENGTHS, Do.FULLSCREEN)]
    for _ in range(MONKEY_INPUTS):
        match chance.randrange(4):
            case 0:
                event: Input = Asked(chance.choice([*doing, *[Do.CONFIRM] * 8]))
            case 1:
                event = Typed(chance.choice("shdcp120 x"))
            case 2:
                event = Pointed(Point(chance.uniform(0, 1280), chance.uniform(0, 720)))
            case _:
                spots = [widget.rect.centre for widget in scene.group.widgets[:-1] if widget.enabled]
                spots.append(Point(chance.uniform(0, 1280), chance.uniform(400, 720)))
                spot = chance.choice(spots)
                scene.handle(Pressed(spot, chance.choice((1, 1, 1, 3))))
                event = Released(spot)
        command = scene.handle(event)
        assert command in (None, Pop())
        scene.update(chance.choice((0.0, 0.02, 1.0)))
        if scene.director.idle:
            assert scene.director.shown == observe(scene.walk.state, 0)
