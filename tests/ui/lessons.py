"""Takes a lesson through inputs alone: by mouse, or by keys, which a gamepad's buttons become as well."""

from collections.abc import Callable

from napoleon_game.config.choices import Language
from napoleon_game.core.actions import Action, Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import JOKER, PACK, Card
from napoleon_game.core.engine import legal
from napoleon_game.core.phase import Phase
from napoleon_game.lessons.answers import options, right_answers
from napoleon_game.lessons.lesson import LEARNER, Act, Lesson, Pick
from napoleon_game.lessons.moves import action_of, text_of
from napoleon_game.lessons.walk import Mode
from napoleon_game.store.lesson_progress import LessonProgress
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Input, Pressed, Released, Typed
from napoleon_game.ui.scene import Pop, Push
from napoleon_game.ui.scenes.lesson import LessonScene
from napoleon_game.ui.table.adjutant import AdjutantPanel
from napoleon_game.ui.table.auction import AuctionPanel
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.ui.widgets.button import Button
from napoleon_game.view.geometry import Point
from napoleon_game.view.layout import hand_of
from napoleon_game.view.pose import card_key
from tests.lessons.support import possible
from tests.ui.support import at_once, make_context

_ROWS = 4


def make_lesson(
    lesson: Lesson,
    language: Language = Language.JAPANESE,
    progress: LessonProgress | None = None,
    context: Context | None = None,
) -> LessonScene:
    """A lesson in which nothing takes any time."""
    context = context or make_context(language)
    at_once(context)
    return LessonScene(context, lesson, progress or LessonProgress(), Pop, lambda: Push(_any(context)))


def _any(context: Context) -> LessonScene:
    raise AssertionError(f"nobody asked for the rules of {context}")


def give(scene: LessonScene, *events: Input) -> list[object]:
    """Hand in inputs, with time for each to have its effect."""
    answers = []
    for event in events:
        answers.append(scene.handle(event))
        for _ in range(3):
            scene.update(0.5)
    return [answer for answer in answers if answer is not None]


def click(scene: LessonScene, at: Point) -> list[object]:
    return give(scene, Pressed(at), Released(at))


def asked(scene: LessonScene, *do: Do) -> list[object]:
    return give(scene, *map(Asked, do))


def on_button(scene: LessonScene) -> Button:
    return scene._on


def wrong_actions(scene: LessonScene) -> list[Action]:
    """A wrong answer for each reason there is, and one that the rules forbid, where there is one.

    Only what somebody can try: the cells of bids that are too low cannot be pressed.
    """
    state, task = scene.walk.state, scene.walk.step.task
    assert isinstance(task, Act)
    rights = set(right_answers(task, state))
    found: dict[str, Action] = {}
    for action in possible(state):
        allowed = action in legal(state)
        if text_of(action) in rights or (state.public.phase is Phase.AUCTION and not allowed):
            continue
        probe = type(scene.walk)(scene.walk.lesson, scene.walk.at)
        probe.act(action)
        found.setdefault(probe.why if allowed else "", action)
    return list(found.values())


def right_action(scene: LessonScene) -> Action:
    state, task = scene.walk.state, scene.walk.step.task
    assert isinstance(task, Act)
    return action_of(right_answers(task, state)[-1], state.public.phase, LEARNER)


def by_mouse(scene: LessonScene, action: Action) -> None:
    panel = scene.decision.panel
    match action:
        case Pass():
            assert isinstance(panel, AuctionPanel)
            click(scene, panel._pass.rect.centre)
        case MakeBid(_, bid):
            assert isinstance(panel, AuctionPanel)
            if panel.chosen != bid:
                click(scene, panel._cell(bid).centre)
            click(scene, panel._bid.rect.centre)
        case NameAdjutantCard(_, card):
            assert isinstance(panel, AdjutantPanel)
            if panel.chosen is not card:
                click(scene, panel._cell(card).centre)
            for _ in range(1 + (card in panel.observation.hand)):  # one's own must be confirmed
                click(scene, panel._button.rect.centre)
        case Discard(_, cards):
            assert isinstance(panel, ExchangePanel)
            for card in (*tuple(panel.marked), *cards):
                click(scene, visible_part_of(scene, card))
            click(scene, panel._discard.rect.centre)
        case PlayCard(_, card):
            click(scene, visible_part_of(scene, card))


def visible_part_of(scene: LessonScene, card: Card) -> Point:
    pose = scene.director.poses()[card_key(card)]
    return Point(pose.x - 22, pose.y)


def by_keys(scene: LessonScene, action: Action) -> None:
    panel = scene.decision.panel
    match action:
        case Pass():
            asked(scene, Do.PASS)
        case MakeBid(_, bid):
            give(scene, Typed(bid.trump.letter), *map(Typed, f"{bid.target:02}"))
            asked(scene, Do.CONFIRM)
        case NameAdjutantCard(_, card):
            assert isinstance(panel, AdjutantPanel)
            _choose(scene, panel, card)
            asked(scene, *[Do.CONFIRM] * (1 + (card in panel.observation.hand)))
        case Discard(_, cards):
            assert isinstance(panel, ExchangePanel)
            for card in (*tuple(panel.marked), *cards):
                _focus(scene, card)
                asked(scene, Do.UP)
            asked(scene, Do.CONFIRM)
        case PlayCard(_, card):
            _focus(scene, card)
            asked(scene, Do.CONFIRM)


def _choose(scene: LessonScene, panel: AdjutantPanel, card: Card) -> None:
    for _ in range(len(PACK)):
        if panel.chosen is card:
            return
        if card is JOKER or panel.chosen is JOKER:
            asked(scene, Do.RIGHT)
        elif (int(panel.chosen) - int(card)) % 13:
            asked(scene, Do.RIGHT if int(panel.chosen) % 13 < int(card) % 13 else Do.LEFT)
        else:
            asked(scene, Do.DOWN if panel.chosen < card else Do.UP)
    assert panel.chosen is card


def _focus(scene: LessonScene, card: Card) -> None:
    for _ in hand_of(scene.director.shown, scene.director.arrangement):
        asked(scene, Do.RIGHT)
        if scene.decision.hand.focus is card:
            return
    raise AssertionError(f"{card} is out of reach")


def pick_by_mouse(scene: LessonScene, index: int) -> None:
    click(scene, scene._answers[index].rect.centre)


def pick_by_keys(scene: LessonScene, index: int) -> None:
    for _ in scene.group.widgets:
        if scene.group.focus is scene._answers[index]:
            break
        asked(scene, Do.NEXT)
    asked(scene, Do.CONFIRM)


def on_by_mouse(scene: LessonScene) -> list[object]:
    return click(scene, on_button(scene).rect.centre)


def on_by_keys(scene: LessonScene) -> list[object]:
    for _ in scene.group.widgets:
        if scene.group.focus is on_button(scene):
            break
        asked(scene, Do.NEXT)
    return asked(scene, Do.CONFIRM)


Means = tuple[
    Callable[[LessonScene, Action], None],
    Callable[[LessonScene, int], None],
    Callable[[LessonScene], list[object]],
]
MOUSE: Means = (by_mouse, pick_by_mouse, on_by_mouse)
KEYS: Means = (by_keys, pick_by_keys, on_by_keys)


def take(scene: LessonScene, means: Means, looked: Callable[[], None] = lambda: None) -> list[object]:
    """Go through a lesson, every question answered wrong in every way first; returns how it ends.

    ``looked`` is called whenever something new is said.
    """
    act, pick, on = means
    while True:
        looked()
        walk, task, at = scene.walk, scene.walk.step.task, scene.walk.at
        if walk.mode is Mode.ASKED and isinstance(task, Act):
            for number, action in enumerate(wrong_actions(scene)):
                act(scene, action)
                assert (walk.mode, walk.at) == (Mode.WRONG, at), action
                looked()
                if number % 2:  # the button, or simply another try
                    on(scene)
                    assert walk.mode is Mode.ASKED
            act(scene, right_action(scene))
        elif walk.mode is Mode.ASKED and isinstance(task, Pick):
            answers, rights = options(task, walk.state), right_answers(task, walk.state)
            for index, answer in enumerate(answers):
                if answer not in rights:
                    pick(scene, index)
                    assert (walk.mode, walk.at) == (Mode.WRONG, at), answer
                    looked()
            pick(scene, answers.index(rights[0]))
        if walk.mode is Mode.RIGHT:
            looked()
        assert walk.mode in (Mode.SAID, Mode.RIGHT), (walk.step.name, walk.mode)
        if walk.over:
            return on(scene)
        assert on(scene) == []
        assert walk.at == at + 1
