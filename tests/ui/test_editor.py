"""The problem editor: hands set up by mouse, keys and gamepad, loaded, solved, and played."""

import random
import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.core.cards import SEATS, Card, Suit
from napoleon_game.core.deal import numbered_deal
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.problem import ASIDE, Flaw, Problem, problem_of, solved
from napoleon_game.record.codes.deal_code import code_of
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.write import to_line
from napoleon_game.solver.api import Limits
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do, Erased, Input, Pointed, Pressed, Released, Typed
from napoleon_game.ui.problem_ways import ProblemWays
from napoleon_game.ui.scene import Command, Pop, Push, Scene
from napoleon_game.ui.scenes.editor import EditorScene
from napoleon_game.ui.scenes.editor_cards import CardTile, PlaceHead
from napoleon_game.ui.scenes.editor_load import LoadScene
from napoleon_game.ui.scenes.practice import PracticeTable
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.view.geometry import Point
from tests.match.test_problem import dealt, finished, small
from tests.ui import gamepad
from tests.ui.gamepad import Pad
from tests.ui.menus import assert_looks_right, assert_rests, go_to
from tests.ui.support import LANGUAGES, SIZES, click, do, faults, keys, letters, make_app, make_context

PATIENCE = 30.0
MONKEY_INPUTS = 80


def make(context: Context | None = None, problem: Problem | None = None) -> EditorScene:
    context = context or make_context()
    ways = ProblemWays(context, None)
    return EditorScene(context, ways.play, lambda taken: LoadScene(context, taken), problem or dealt())


def tile(scene: EditorScene, card: Card) -> CardTile:
    return next(tile for tile in scene.tiles if tile.card is card)


def head(scene: EditorScene, place: int) -> PlaceHead:
    return [widget for widget in scene.group.widgets if isinstance(widget, PlaceHead)][place]


def button(scene: EditorScene | LoadScene, text: str) -> Button:
    (found,) = [w for w in scene.group.widgets if isinstance(w, Button) and w.label == text]
    return found


def held(scene: EditorScene) -> Card | None:
    return scene.held


def wait(scene: EditorScene | LoadScene) -> Command | None:
    """Until nothing is under way; returns what the scene wants then."""
    end = time.monotonic() + PATIENCE
    while getattr(scene, "_solving", None) or getattr(scene, "_reading", None):
        assert time.monotonic() < end
        command = scene.update(0.01)
        if command is not None:
            return command
        time.sleep(0.001)
    return None


def many_aside(_: object = None) -> Problem:
    """Nearly everything lies aside."""
    return replace(small(1), adjutant_card=small(1).aside[-1])


@pytest.mark.parametrize("problem", [dealt(), small(5), many_aside(), Problem(((),) * SEATS)])
def test_it_looks_right_at_every_size_in_both_languages(problem: Problem) -> None:
    assert_looks_right(lambda context: make(context, problem))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_room(language: Language) -> None:
    context = make_context(language)
    app = make_app(make(context), context, SIZES[0])
    flaws = [
        replace(dealt(), hands=((),) * SEATS),
        dealt().with_card(dealt().aside[0], 2),
        dealt().with_card(dealt().hands[2][0], ASIDE),
        replace(dealt(), leader=1),
        replace(dealt(), taken=1),
        replace(small(1), taken=20),
    ]
    said = set()
    for problem in flaws:
        scene = make(context, problem)
        app.scenes[:] = [scene]
        assert faults(app) == []
        assert not scene._solve.enabled
        said.add(scene.said)
    assert len(said) == len(flaws) == len(Flaw)


def test_it_rests_and_all_of_it_is_in_reach() -> None:
    """By Tab, and by arrows from any control; what arrows set on their way is set back each time."""
    assert_rests(make)
    scene = make()
    able = {at for at, widget in enumerate(scene.group.widgets) if widget.enabled}
    tabbed = set()
    for _ in able:
        scene.handle(Asked(Do.NEXT))
        tabbed.add(scene.group.widgets.index(scene.group.focus or scene.group.widgets[0]))
    assert tabbed == able
    reached, waiting = {0}, [0]
    while waiting:
        at = waiting.pop()
        for arrow in (Do.UP, Do.DOWN, Do.LEFT, Do.RIGHT):
            if scene.problem != dealt():
                scene._change(dealt())
            scene.group.focus = scene.group.widgets[at]
            scene.handle(Asked(arrow))
            assert scene.group.focus is not None
            found = scene.group.widgets.index(scene.group.focus)
            if found not in reached:
                reached.add(found)
                waiting.append(found)
    assert reached == able


def test_cards_are_exchanged_and_moved_by_mouse() -> None:
    scene, problem = make(), dealt()
    one, other = problem.hands[0][2], problem.hands[3][5]
    do(scene, *click(tile(scene, one).rect))
    assert held(scene) is one
    do(scene, *click(tile(scene, other).rect))
    assert held(scene) is None
    assert scene.problem == problem.exchanged(one, other)
    do(scene, *click(tile(scene, one).rect), *click(head(scene, ASIDE).rect))
    assert scene.problem == problem.exchanged(one, other).with_card(one, ASIDE)
    do(scene, *click(tile(scene, other).rect), *click(tile(scene, other).rect))
    assert held(scene) is None


def test_cards_are_exchanged_and_moved_by_keys() -> None:
    scene, problem = make(), dealt()
    one, other = problem.hands[0][2], problem.aside[0]
    go_to(scene, tile(scene, one))
    do(scene, *keys(Do.CONFIRM))
    go_to(scene, tile(scene, other))
    do(scene, *keys(Do.CONFIRM))
    assert scene.problem == problem.exchanged(one, other)
    assert scene.group.focus is tile(scene, one), "the focus goes with the card"
    do(scene, Typed("4"))
    assert scene.problem.place_of(one) == 3
    do(scene, Typed("7"), Typed("x"), Typed(""))
    assert scene.problem.place_of(one) == 3


def test_a_problem_is_set_up_solved_and_left_by_gamepad_alone() -> None:
    problem = replace(small(3), adjutant_card=small(3).aside[0])
    scene = make(make_context(Language.ENGLISH), problem)
    pad = Pad(make_app(scene, scene.context))
    one, other = problem.hands[0][1], problem.hands[3][0]
    pad.go_to(head(scene, 0))
    pad.steer(tile(scene, one))
    pad.press(gamepad.A)
    pad.steer(tile(scene, other))
    pad.press(gamepad.A)
    assert scene.problem == problem.exchanged(one, other)
    assert scene.group.focus is tile(scene, one), "the focus goes with the card"
    pad.press(gamepad.A)
    pad.steer(head(scene, 1))
    pad.press(gamepad.A)
    assert scene.problem.place_of(one) == 1
    pad.press(gamepad.A)
    pad.go_to(button(scene, scene.context.words.short_card(problem.adjutant_card)))
    pad.press(gamepad.A)
    assert scene.problem.adjutant_card is one
    for index in range(5):  # with the adjutant card in a hand, who that is cannot be set
        pad.go_to([w for w in scene.group.widgets if isinstance(w, Choice)][index])
        pad.press(gamepad.RIGHT)
    changed = scene.problem
    assert (changed.bid.trump, changed.bid.target) == (Suit.HEARTS, problem.bid.target + 1)
    assert (changed.napoleon, changed.leader, changed.taken) == (1, 2, problem.taken + 1)
    scene._change(problem)
    pad.go_to(scene._solve)
    pad.press(gamepad.A)
    wait(scene)
    assert scene.answer == solved(problem, Limits())
    pad.press(gamepad.B)
    assert not pad.app.running


def test_what_is_beside_the_cards_is_reached_by_gamepad(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another deal by chance, one that is loaded, and one that is played."""
    context = make_context(Language.ENGLISH)
    scene = make(context)
    pad, problem = Pad(make_app(scene, context)), scene.problem
    pad.go_to(button(scene, "Random"))
    pad.press(gamepad.A)
    assert scene.problem.hands != problem.hands
    deal = numbered_deal("0123456789", 4)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: code_of(deal, RuleSet()))
    pad.go_to(button(scene, "Load …"))
    pad.press(gamepad.A)
    loading = pad.top()
    assert isinstance(loading, LoadScene)
    pad.go_to(button(loading, "Paste"))
    pad.press(gamepad.A)
    pad.go_to(button(loading, "Load"))
    pad.press(gamepad.A)
    assert pad.top() is scene
    assert scene.problem.hands == deal.hands
    pad.go_to(button(scene, "Play from here"))
    pad.press(gamepad.A)
    assert isinstance(pad.top(), PracticeTable)


def test_the_chosen_card_becomes_the_adjutant_card() -> None:
    context = make_context(Language.ENGLISH)
    scene, card = make(context), dealt().hands[4][1]
    name = context.words.short_card(scene.problem.adjutant_card)
    assert not button(scene, name).enabled
    do(scene, *click(tile(scene, card).rect))
    do(scene, *click(button(scene, name).rect))
    assert scene.problem.adjutant_card is card
    assert scene.problem.adjutant == 4
    assert tile(scene, card).named


def test_what_is_to_be_known_of_the_deal_is_set() -> None:
    scene = make(problem=replace(small(3), adjutant_card=small(3).aside[0]))
    choices = [widget for widget in scene.group.widgets if isinstance(widget, Choice)]
    assert len(choices) == 6
    for index in range(6):
        go_to(scene, [w for w in scene.group.widgets if isinstance(w, Choice)][index])
        do(scene, *keys(Do.RIGHT))
        assert scene.group.focus is [w for w in scene.group.widgets if isinstance(w, Choice)][index]
    problem = scene.problem
    assert problem.bid.trump is Suit.HEARTS
    assert problem.bid.target == 14
    assert (problem.napoleon, problem.fallen, problem.leader, problem.taken) == (1, 2, 2, 1)


@pytest.mark.parametrize("cards", [3, 10])
def test_with_ten_cards_each_a_discarded_adjutant_card_leaves_no_choice(cards: int) -> None:
    """R3.3: then Napoleon is alone; later the card may have been played by anybody."""
    scene = make(make_context(Language.ENGLISH), replace(small(cards), fallen=3))
    card = dealt().aside[0]
    do(scene, *click(tile(scene, card).rect))
    do(scene, *click(button(scene, scene.context.words.short_card(scene.problem.adjutant_card)).rect))
    assert scene.problem.adjutant_card is card
    choices = [widget for widget in scene.group.widgets if isinstance(widget, Choice)]
    if cards == 3:
        assert (len(choices), scene.problem.adjutant) == (6, 3)
    else:
        assert (len(choices), scene.problem.adjutant) == (5, 0)
        assert not button(scene, scene.context.say("problem-alone")).enabled


def test_at_the_first_trick_whoever_is_napoleon_leads() -> None:
    scene = make()
    scene._set_napoleon(3)
    assert scene.problem.leader == 3
    assert scene.problem.flaw is None


def test_chance_deals_other_hands_to_the_same_contract() -> None:
    scene = make(make_context(Language.ENGLISH), replace(small(3), napoleon=2, leader=4, taken=1))
    do(scene, *click(tile(scene, scene.problem.hands[0][0]).rect))
    assert held(scene) is not None
    do(scene, *click(button(scene, "Random").rect))
    assert held(scene) is None, "what was chosen is not in the same place any more"
    assert all(len(hand) == 10 for hand in scene.problem.hands)
    assert scene.problem.flaw is None
    assert scene.problem.napoleon == 2


# Solving --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_solved_and_says_so(language: Language) -> None:
    context, problem = make_context(language), replace(small(4), taken=2)
    scene = make(context, problem)
    app = make_app(scene, context, SIZES[0])
    do(scene, *click(scene._solve.rect))
    wait(scene)
    expected = solved(problem, Limits())
    assert scene.answer == expected
    for card, value in expected.values.items():
        assert tile(scene, card).value == (value, expected.winning[card])
    assert faults(app) == []
    assert str(expected.value) in scene.said
    do(scene, *click(tile(scene, problem.hands[0][0]).rect))
    assert scene.answer == expected, "to choose a card changes nothing"
    scene._set_target(3)
    assert scene.answer is None, "of another problem nothing is known"


def test_what_takes_too_long_is_left_alone_and_can_be_begun_again() -> None:
    context = make_context(Language.ENGLISH)
    scene = make(context)
    do(scene, *click(scene._solve.rect))
    assert scene.said == "Solving …"
    stop = scene._stop
    do(scene, *click(button(scene, "Cancel").rect))
    assert stop.is_set()
    assert scene.said.startswith("Choose a card")
    do(scene, *click(scene._solve.rect))
    assert not scene._stop.is_set()
    scene.left()
    assert scene._stop.is_set()


def test_a_change_ends_the_search() -> None:
    scene = make()
    do(scene, *click(scene._solve.rect))
    stop = scene._stop
    scene._set_target(3)
    assert stop.is_set()
    assert scene._solving is None


def test_the_first_lead_of_a_deal_can_be_played() -> None:
    context = make_context(Language.ENGLISH)
    scene = make(context)
    (command,) = do(scene, *click(button(scene, "Play from here").rect))
    assert isinstance(command, Push)
    assert isinstance(command.scene, PracticeTable)
    assert command.scene.session.table.state == scene.problem.state
    command.scene.left()
    assert not button(make(context, small()), "Play from here").enabled


# Loading --------------------------------------------------------------------------------------------------


def load(text: str) -> tuple[LoadScene, list[Problem], Command | None]:
    taken: list[Problem] = []
    scene = LoadScene(make_context(Language.ENGLISH), taken.append)
    do(scene, *letters(text))
    commands = do(scene, *click(button(scene, "Load").rect))
    command = wait(scene)
    return scene, taken, command or (commands[0] if commands else None)  # type: ignore[return-value]


def line_of(number: int = 1) -> str:
    infos = tuple(PlayerInfo(f"player {seat}", "rules") for seat in range(SEATS))
    return to_line(DealRecord(infos, finished(number)))


def test_a_deal_code_is_loaded() -> None:
    deal = numbered_deal("0123456789", 3)
    _, taken, command = load(code_of(deal, RuleSet()).lower())
    assert command == Pop()
    assert taken == [Problem(deal.hands)]


def test_a_file_of_records_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text(line_of(1) + "\n" + line_of(2) + "\n")
    _, taken, command = load(str(path))
    assert command == Pop()
    assert taken == [problem_of(finished(1))]


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "no such file"), (b"", "no deal"), (b"{}\n", "Line 1"), (b"\xff\x00nonsense\n", "Line 1")],
)
def test_what_cannot_be_loaded_is_told_in_a_line(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "deals.jsonl"
    if content is not None:
        path.write_bytes(content)
    scene, taken, command = load(str(path))
    assert command is None
    assert taken == []
    assert said in scene._wrong
    app = make_app(scene, scene.context, SIZES[0])
    assert faults(app) == []
    do(scene, Erased())
    assert scene._wrong == ""


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    scene, taken, _ = load(str(tmp_path))
    assert taken == []
    assert scene._wrong.startswith("This file cannot be read")


def test_the_question_looks_right() -> None:
    assert_looks_right(lambda context: LoadScene(context, lambda _: None))


def test_what_was_loaded_is_set_up() -> None:
    scene = make(make_context(Language.ENGLISH))
    (command,) = do(scene, *click(button(scene, "Load …").rect))
    assert isinstance(command, Push)
    loading: Scene = command.scene
    assert isinstance(loading, LoadScene)
    deal = numbered_deal("0123456789", 4)
    do(loading, *letters(code_of(deal, RuleSet())))
    do(loading, *click(button(loading, "Load").rect))
    assert scene.problem.hands == deal.hands


def test_no_row_of_inputs_breaks_it() -> None:
    """Cards never get lost, and what is said always fits."""
    chance, scene = random.Random(7), make()
    app = make_app(scene, scene.context, SIZES[0])
    for _ in range(MONKEY_INPUTS):
        at = Point(chance.uniform(0, 1280), chance.uniform(0, 620))
        events: list[Input] = [
            Pressed(at),
            Released(at),
            Pointed(at),
            Typed(chance.choice("1234567s")),
            Asked(chance.choice([Do.LEFT, Do.RIGHT, Do.UP, Do.DOWN, Do.NEXT, Do.PREVIOUS])),
        ]
        for event in chance.sample(events, 3):
            scene.handle(event)
        app.frame(0.02, [])
        assert len(scene.problem.aside) + sum(map(len, scene.problem.hands)) == 53
    assert faults(app) == []
