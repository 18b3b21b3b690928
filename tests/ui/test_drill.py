"""Drills on the screen: asked, answered by mouse, keys and gamepad, explained, and counted."""

import time
from typing import cast

import pytest

from napoleon_game.ai.search.errors import ImpossibleError
from napoleon_game.config.choices import Language
from napoleon_game.core.actions import Action, PlayCard
from napoleon_game.core.cards import Seat
from napoleon_game.core.engine import step
from napoleon_game.core.illegal import IllegalActionError
from napoleon_game.drills.choose import Exercise
from napoleon_game.drills.drill import LEARNER, Answer, Drill, Kind
from napoleon_game.drills.judge import Judgement
from napoleon_game.drills.supply import Supply
from napoleon_game.i18n.narration import why
from napoleon_game.store.drill_progress import DrillProgress
from napoleon_game.ui.app import App
from napoleon_game.ui.drill_ways import DrillWays
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed, Typed
from napoleon_game.ui.scene import Pop, Push
from napoleon_game.ui.scenes.drill import DrillScene
from napoleon_game.ui.scenes.drills import DrillRow, DrillsScene
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.scenes.strengths import StrengthsScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.places import PLAIN
from tests.drills.support import drills, exercise, possible
from tests.drills.support import quick_once as quick
from tests.ui import gamepad, lessons
from tests.ui.gamepad import Pad
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import LANGUAGES, SIZES, at_once, click, do, faults, make_app, make_context, picture

PATIENCE = 20.0
each_kind = pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)


class Ready:
    """A supply that has what it was given, and then nothing more."""

    def __init__(self, *exercises: Exercise, failure: str = "") -> None:
        self.left, self.failure, self.stopped, self.preparing = list(exercises), failure, False, False

    def take(self) -> Exercise | None:
        return self.left.pop(0) if self.left else None

    def stop(self) -> None:
        self.stopped = True


def make(
    *kinds: Kind,
    language: Language = Language.JAPANESE,
    progress: DrillProgress | None = None,
    supply: Ready | None = None,
) -> DrillScene:
    context = make_context(language)
    at_once(context)
    supply = supply or Ready(*map(exercise, kinds))
    ways = DrillWays(context, DrillProgress())
    scene = DrillScene(context, cast(Supply, supply), progress or DrillProgress(), ways.deal, quick)
    scene.update(0.1)
    return scene


def settle(scene: DrillScene) -> None:
    """Wait until the answer is judged, and nothing moves."""
    end = time.monotonic() + PATIENCE
    while scene.answer is not None and scene.judgement is None:
        assert time.monotonic() < end
        scene.update(0.01)
        time.sleep(0.001)
    for _ in range(4):
        scene.update(0.5)


def kind_of(scene: DrillScene) -> Kind | None:
    return scene._kind


def asking(scene: DrillScene) -> Exercise | None:
    """The exercise that is open."""
    return scene.exercise if scene.answer is None else None


def as_lesson(scene: DrillScene) -> LessonScene:
    """The helpers for lessons ask for hand, panel and director alone, which are the same."""
    return cast(LessonScene, scene)


def give(scene: DrillScene, answer: Answer, *, mouse: bool) -> None:
    if isinstance(answer, Action):
        (lessons.by_mouse if mouse else lessons.by_keys)(as_lesson(scene), answer)
    else:
        button = scene._seats[[seat for seat in range(5) if seat != LEARNER].index(answer)]
        if mouse:
            lessons.click(as_lesson(scene), button.rect.centre)
        else:
            go_to(scene, button)
            lessons.asked(as_lesson(scene), Do.CONFIRM)
    settle(scene)


def texts(app: App) -> str:
    app.draw()
    return "".join(text.text for text in app.canvas.texts).replace(" ", "")


@each_kind
@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])
def test_any_answer_can_be_given_and_is_judged_and_counted(kind: Kind, mouse: bool) -> None:
    drill = exercise(kind).drill
    answers = possible(drill)
    for answer in (exercise(kind).judgement.best.answer, answers[-1]):
        progress = DrillProgress()
        scene = make(kind, progress=progress)
        give(scene, answer, mouse=mouse)
        assert scene.answer == answer
        assert scene.judgement == quick(drill, answer)
        given = scene.judgement.of(answer)
        assert given is not None
        tally = progress.tally(kind)
        assert (tally.tried, tally.right) == (1, int(given.right))
        assert tally.given == max(0.0, given.behind.mean)
        assert scene._tone == ("right" if given.right else "wrong")
        scene.left()


@each_kind
def test_exercises_are_taken_by_gamepad_alone(kind: Kind) -> None:
    """Left out, answered, looked at with open hands, gone on from, and left."""
    wanted = exercise(kind)
    scene = make(supply=Ready(exercise(Kind.CARD), wanted, wanted, wanted))
    pad = Pad(make_app(scene, scene.context))
    pad.go_to(scene._next)
    pad.press(gamepad.A)
    assert asking(scene) is wanted
    for answer in (possible(wanted.drill)[-1], wanted.judgement.best.answer):
        if isinstance(answer, Action):
            pad.act(as_lesson(scene), answer)
        else:
            pad.press(*[gamepad.RIGHT] * (answer - 1), gamepad.A)
        assert scene.answer == answer
        settle(scene)
        assert scene.group.focus is scene._next
        pad.go_to(scene._show)
        pad.press(gamepad.A)
        assert isinstance(pad.top(), ReplayScene)
        pad.press(gamepad.B)
        assert pad.top() is scene
        pad.go_to(scene._next)
        pad.press(gamepad.A)
        assert asking(scene) is wanted
    pad.press(gamepad.STICK)
    assert isinstance(pad.top(), StrengthsScene)
    pad.press(gamepad.B, gamepad.B)
    assert not pad.app.running


@each_kind
def test_question_and_explanation_look_right(kind: Kind) -> None:
    """At the smallest size, in the language that has longer words; the slow test looks at all."""
    look(kind, Language.ENGLISH, SIZES[0])


@pytest.mark.slow
@each_kind
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_all_looks_right_at_every_size(
    kind: Kind, language: Language, size: tuple[int, int], scale: float
) -> None:
    look(kind, language, size, scale)


def look(kind: Kind, language: Language, size: tuple[int, int], scale: float = 1.0) -> None:
    drill = exercise(kind).drill
    for answer in {exercise(kind).judgement.best.answer, possible(drill)[0], possible(drill)[-1]}:
        scene = make(kind, language=language)
        scene.context.change("look.text_scale", scale)
        app = make_app(scene, scene.context, size)
        assert faults(app) == []
        assert scene.said.replace(" ", "") in texts(app)
        scene._take(answer)
        settle(scene)
        assert faults(app) == [], answer
        assert scene.said.replace(" ", "") in texts(app)
        assert picture(app) == picture(app)
        app.window.close()
        scene.left()


def test_the_explanation_has_its_figures_and_the_truth() -> None:
    scene = make(Kind.ADJUTANT, language=Language.ENGLISH)
    drill, best = exercise(Kind.ADJUTANT).drill, exercise(Kind.ADJUTANT).judgement.best
    assert isinstance(best.answer, Seat)
    assert best.chance is not None
    give(scene, best.answer, mouse=True)
    assert scene.said.startswith("Right. In 100 deals that fit what you know: ")
    assert f" {round(100 * best.chance)}, " in scene.said
    truth = drill.state.adjutant
    assert truth is not None
    assert drill.state.public.contract is not None
    alone = truth == drill.state.public.contract.napoleon
    assert scene.table is not None
    who = "Napoleon alone" if alone else scene.table.names[truth]
    assert scene.said.endswith(f"In this deal: {who}.")


def test_nothing_of_the_truth_is_said_before_an_answer() -> None:
    """The picture follows from what the seat knows: it is drawn from an observation, like any table."""
    scene = make(Kind.ADJUTANT)
    assert scene.director.shown == exercise(Kind.ADJUTANT).drill.observation
    assert scene.pointers == []
    assert not scene._show.enabled


def test_the_best_answer_is_pointed_at_once_something_was_answered() -> None:
    scene = make(Kind.CARD)
    give(scene, possible(exercise(Kind.CARD).drill)[0], mouse=True)
    assert len(scene.pointers) == 1


def test_a_card_that_the_rules_forbid_is_no_answer_and_it_says_why() -> None:
    drill = next(d for d in _plays() if len(d.observation.legal) < len(d.observation.hand))
    scene = make(language=Language.ENGLISH, supply=Ready(Exercise(drill, quick(drill))))
    app = make_app(scene, scene.context, SIZES[0])
    legal = {action.card for action in drill.observation.legal if hasattr(action, "card")}
    card = next(card for card in drill.observation.hand if card not in legal)
    lessons.click(as_lesson(scene), lessons.visible_part_of(as_lesson(scene), card))
    assert scene.answer is None
    with pytest.raises(IllegalActionError) as refused:
        step(drill.state, PlayCard(LEARNER, card))
    assert scene.table is not None
    assert why(refused.value, scene.context.say, scene.table.names).replace(" ", "") in texts(app)
    assert faults(app) == []


def _plays() -> list[Drill]:
    from napoleon_game.drills.choose import moments
    from napoleon_game.drills.drill import played

    steps = played("forbidden", 1)
    return [Drill(Kind.CARD, "forbidden", 1, at) for at in moments(Kind.CARD, steps)]


def test_one_exercise_follows_another_and_one_can_be_left_out() -> None:
    progress = DrillProgress()
    scene = make(Kind.CARD, Kind.DISCARDS, Kind.ADJUTANT, progress=progress)
    give(scene, possible(exercise(Kind.CARD).drill)[0], mouse=True)
    assert scene.group.focus is scene._next
    lessons.asked(as_lesson(scene), Do.CONFIRM)
    assert kind_of(scene) is Kind.DISCARDS
    assert scene.judgement is None
    lessons.click(as_lesson(scene), scene._next.rect.centre)
    assert kind_of(scene) is Kind.ADJUTANT
    assert progress.tally(Kind.DISCARDS).tried == 0


def test_while_there_is_none_it_says_so_and_goes_on_when_one_comes() -> None:
    supply = Ready()
    scene = make(language=Language.ENGLISH, supply=supply)
    app = make_app(scene, scene.context)
    assert faults(app) == []
    assert "Lookingforamoment" in texts(app)
    assert not app.frame(0.1, [])
    supply.left.append(exercise(Kind.CARD))
    assert app.frame(0.1, [])
    assert scene._kind is Kind.CARD


def test_while_the_search_is_compiled_it_says_that_this_takes_longer_the_first_time() -> None:
    supply = Ready()
    supply.preparing = True
    scene = make(language=Language.ENGLISH, supply=supply)
    app = make_app(scene, scene.context)
    assert faults(app) == []
    assert "Thefirsttimeittakes" in texts(app)
    supply.preparing = False
    assert app.frame(0.1, [])
    assert "Lookingforamoment" in texts(app)


@each_kind
def test_once_answered_it_is_nobodys_turn_and_the_answer_stays_in_sight(kind: Kind) -> None:
    scene = make(kind, language=Language.ENGLISH)
    app = make_app(scene, scene.context)
    assert "Yourturn" in texts(app)
    answer = exercise(kind).judgement.best.answer
    scene._take(answer)
    settle(scene)
    told = f"Your answer: {scene._said_of(answer)}".replace(" ", "")
    assert told in texts(app)
    assert "Yourturn" not in texts(app)
    scene.context.change("language", Language.JAPANESE)
    assert "あなたの答え" in texts(app)
    scene._supply.left.append(exercise(Kind.CARD))  # type: ignore[attr-defined]
    scene._go_on()
    scene.update(0.1)
    assert "あなたの答え" not in texts(app)


def test_whoever_confirms_without_a_choice_is_told_how_to_choose() -> None:
    scene = make(Kind.CARD, language=Language.ENGLISH)
    app = make_app(scene, scene.context, SIZES[0])
    for key, told in ((Do.CONFIRM, True), (Do.RIGHT, False)):
        lessons.asked(as_lesson(scene), key)
        assert ("Chooseacardwithleftandright" in texts(app)) is told
        assert faults(app) == []
    assert scene.answer is None


def test_whoever_is_in_a_hurry_does_not_leave_by_mistake() -> None:
    """Neither while an answer is compared nor while the next exercise is looked for."""
    scene = make(Kind.CARD)
    scene._take(possible(exercise(Kind.CARD).drill)[0])
    assert do(scene, Asked(Do.CONFIRM), Asked(Do.SKIP)) == []
    settle(scene)
    scene._go_on()
    assert do(scene, Asked(Do.CONFIRM), Asked(Do.SKIP)) == []


def test_an_answer_that_cannot_be_judged_is_passed_over() -> None:
    def broken(drill: Drill, answer: Answer) -> Judgement:
        raise ImpossibleError(f"nothing fits {drill} {answer}")

    progress = DrillProgress()
    supply = Ready(exercise(Kind.CARD), exercise(Kind.DISCARDS))
    scene = make(supply=supply, progress=progress)
    scene._judge = broken
    scene._take(possible(exercise(Kind.CARD).drill)[0])
    end = time.monotonic() + PATIENCE
    while kind_of(scene) is Kind.CARD:
        assert time.monotonic() < end
        scene.update(0.01)
        time.sleep(0.001)
    assert kind_of(scene) is Kind.DISCARDS
    assert progress.tally(Kind.CARD).tried == 0


def test_where_none_can_be_made_it_says_why() -> None:
    scene = make(language=Language.ENGLISH, supply=Ready(failure="no compiler"))
    app = make_app(scene, scene.context)
    assert faults(app) == []
    assert "nocompiler" in texts(app)


def test_the_deal_is_shown_with_all_hands_at_the_moment_of_the_question() -> None:
    scene = make(Kind.CARD)
    give(scene, possible(exercise(Kind.CARD).drill)[0], mouse=True)
    (command,) = do(scene, *click(scene._show.rect))
    assert isinstance(command, Push)
    assert isinstance(command.scene, ReplayScene)
    assert command.scene.open_hands
    assert command.scene.position.state == exercise(Kind.CARD).drill.state


def test_the_order_of_strength_is_at_hand() -> None:
    scene = make(Kind.CARD)
    (command,) = do(scene, Asked(Do.STRENGTHS))
    assert isinstance(command, Push)
    assert isinstance(command.scene, StrengthsScene)


def test_the_rules_are_a_key_away() -> None:
    scene = make(Kind.CARD)
    (command,) = do(scene, Asked(Do.RULES))
    assert isinstance(command, Push)
    assert isinstance(command.scene, RulesScene)


@pytest.mark.parametrize("kind", [Kind.CARD, Kind.ADJUTANT])
def test_the_trick_before_is_shown_large_and_put_away(kind: Kind) -> None:
    some = _plays() if kind is Kind.CARD else drills(kind, 8)
    drill = next(drill for drill in some if drill.observation.public.tricks)
    shows: list[Input] = [Asked(Do.LAST_TRICK), Typed("l"), Pressed(PLAIN.last_trick.centre)]
    hides: list[Input] = [Asked(Do.CANCEL), Typed("l"), Pressed(PLAIN.last_trick.centre)]
    for language in LANGUAGES:
        scene = make(language=language, supply=Ready(Exercise(drill, quick(drill))))
        app = make_app(scene, scene.context, SIZES[0])
        before = picture(app)
        for show, hide in zip(shows, hides, strict=True):
            assert do(scene, show) == []
            assert picture(app) != before
            assert faults(app) == []
            assert do(scene, hide) == []
            assert picture(app) == before
        assert scene.answer is None


def test_where_no_trick_was_played_none_is_shown() -> None:
    scene = make(Kind.BID)
    app = make_app(scene, scene.context)
    before = picture(app)
    do(scene, Asked(Do.LAST_TRICK))
    assert picture(app) == before


def test_leaving_ends_the_search() -> None:
    supply = Ready(exercise(Kind.CARD))
    scene = make(supply=supply)
    assert do(scene, Asked(Do.CANCEL)) == [Pop()]
    scene.left()
    assert supply.stopped


def test_the_language_can_change_in_the_middle() -> None:
    scene = make(Kind.ADJUTANT)
    app = make_app(scene, scene.context)
    scene.context.change("language", Language.ENGLISH)
    assert faults(app) == []
    assert "Whoistheadjutant" in texts(app)


# The list -------------------------------------------------------------------------------------------------


def some() -> DrillProgress:
    progress = DrillProgress()
    for number in range(24):
        progress.answered(Kind.CARD, 0.1 * (number % 3), right=number % 3 == 0)
        progress.answered(Kind.BID, 0.3 * (number % 2), right=number % 2 == 0)
    return progress


def make_list(context: object) -> DrillsScene:
    return DrillsScene(context, some(), lambda _: Pop())  # type: ignore[arg-type]


def test_the_list_looks_right() -> None:
    assert_looks_right(make_list)
    assert_rests(make_list)
    assert_all_in_reach(make_list(make_context()))


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_the_list_may_be_larger(language: Language, scale: float) -> None:
    context = make_context(language)
    context.change("look.text_scale", scale)
    assert faults(make_app(make_list(context), context)) == []


def test_the_list_says_what_was_made_of_each() -> None:
    scene = make_list(make_context(Language.ENGLISH))
    app = make_app(scene, scene.context)
    shown = texts(app)
    assert "8of24right" in shown
    assert "givesaway10%eachtime" in shown
    assert "givesaway1,350pointseachtime" in shown
    assert shown.count("New") == 3


def test_a_kind_or_all_of_them_are_begun() -> None:
    chosen: list[tuple[Kind, ...]] = []

    def begin(kinds: object) -> Pop:
        chosen.append(tuple(kinds))  # type: ignore[arg-type]
        return Pop()

    scene = DrillsScene(make_context(), some(), begin)
    rows = [widget for widget in scene.group.widgets if isinstance(widget, DrillRow)]
    do(scene, *click(rows[0].rect))
    go_to(scene, rows[4])
    do(scene, Asked(Do.CONFIRM))
    assert chosen == [tuple(Kind), (Kind.CARD,)]


def test_the_lessons_lead_to_the_drills() -> None:
    from napoleon_game.store.lesson_progress import LessonProgress
    from napoleon_game.ui.program import Program

    program = Program(make_context(Language.ENGLISH), progress=LessonProgress(), drills=some())
    assert program.lessons is not None
    command = program.lessons.show()
    assert isinstance(command, Push)
    app = make_app(command.scene, program.context)
    assert faults(app) == []
    buttons = [widget for widget in app.scenes[-1].group.widgets if isinstance(widget, Button)]  # type: ignore[attr-defined]
    (drills,) = [button for button in buttons if button.label == "Drills"]
    (found,) = do(command.scene, *click(drills.rect))
    assert isinstance(found, Push)
    assert isinstance(found.scene, DrillsScene)
