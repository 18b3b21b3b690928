"""A challenge on the screen: five tables, and what is compared in between."""

import time
from pathlib import Path

import pygame
import pytest

from napoleon_game.ai.registry import make_player
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.config.choices import Language
from napoleon_game.core.actions import Pass
from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.challenge import Challenge
from napoleon_game.match.rival import Rival
from napoleon_game.match.session import Occupant
from napoleon_game.match.simulation import play_deal
from napoleon_game.record.codes.deal_code import code_of, read_code
from napoleon_game.store.history.entry import read_entry
from napoleon_game.ui.app import App
from napoleon_game.ui.context import Context
from napoleon_game.ui.inputs import Asked, Do
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Pop, PopTo, Push, Scene, StartOver
from napoleon_game.ui.scenes.backdrop import MenuScene
from napoleon_game.ui.scenes.challenge import ChallengeScene
from napoleon_game.ui.scenes.challenge_table import ChallengeTable
from napoleon_game.ui.scenes.code import CodeScene
from napoleon_game.ui.scenes.dialog import ConfirmScene
from napoleon_game.ui.scenes.new_match import NewMatchScene
from napoleon_game.ui.scenes.pause import PauseScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.scenes.title import TitleScene
from napoleon_game.ui.widgets.button import Button
from napoleon_game.ui.widgets.choice import Choice
from napoleon_game.ui.widgets.code_button import CodeButton
from napoleon_game.view.places import PLAIN
from tests.store.history.support import all_lines, open_history
from tests.store.support import AtOnce
from tests.ui.menus import assert_all_in_reach, assert_looks_right, assert_rests, go_to
from tests.ui.support import at_once, click, do, letters, make_app, make_context

CODE = read_code("26A2-BFH7-G3WX")
LONG = read_code("2PPC-WAV2-57ZZ-EYDF-FW5Q-EWRV-CSXH")


def page(context: Context, played: int = 0, known: int = SEATS, code: str = CODE.text) -> ChallengeScene:
    """A challenge of which some seats are played, and of some the rival's result is known."""
    challenge = Challenge(read_code(code), "rules", "rules")
    scene = ChallengeScene(context, challenge, Pop, lambda: StartOver(scene))
    if played:
        rival = Rival(challenge, AtOnce())
        rival.done = {seat: rival.done[seat] for seat in challenge.order[:known]}
        scene.rival = rival
        for seat in challenge.order[:played]:
            players = [make_player(kind) for kind in challenge.kinds(seat, "random")]
            challenge.own[seat] = play_deal(challenge.code.deal, challenge.code.rules, players)
        scene.refresh()
        scene.update(0.0)
    return scene


def said(scene: ChallengeScene) -> list[str]:
    app = make_app(scene, scene.context)
    app.draw()
    return [text.text for text in app.canvas.texts]


@pytest.mark.parametrize(
    ("played", "known", "code"), [(0, 5, CODE.text), (2, 1, CODE.text), (5, 5, LONG.text)]
)
def test_nothing_is_cut(played: int, known: int, code: str) -> None:
    assert_looks_right(lambda context: page(context, played, known, code))


def test_it_rests_and_everything_is_in_reach() -> None:
    assert_rests(page)
    assert_all_in_reach(page(make_context()))
    assert_all_in_reach(page(make_context(), 2, 1))


def test_the_rival_tells_nothing_of_a_seat_that_is_still_to_be_played() -> None:
    """Its role there would give away who wins the auction."""
    scene = page(make_context(), 2, SEATS)
    assert [line.rival is not None for line in scene._lines()] == [True, True, False, False, False]
    assert said(scene).count(scene.context.say("challenge-later")) == 3


def test_a_rival_that_cannot_play_is_told() -> None:
    scene = page(make_context(Language.ENGLISH), 1)
    assert scene.rival is not None
    scene.rival.problem = "the player Master is broken"
    scene.update(0.1)
    assert "The computer player cannot go on: the player Master is broken" in said(scene)


def test_a_rival_that_is_not_ready_is_told() -> None:
    """Its level would play as another player does: so nothing is compared, and nothing seems to go on."""
    scene = page(make_context(Language.ENGLISH), 1, 0)
    assert scene.rival is not None
    scene.rival.preparing = True
    scene.update(0.1)
    assert scene.dirty
    words = said(scene)
    assert scene.context.say("challenge-preparing") in words
    assert not [text for text in words if "%" in text]


def test_what_will_never_be_known_is_not_being_computed() -> None:
    scene = page(make_context(Language.ENGLISH), 2, 1)
    assert said(scene).count("Being computed") == 1
    assert scene.rival is not None
    scene.rival.problem = "no compiler"
    scene.update(0.1)
    words = said(scene)
    assert (words.count("Being computed"), words.count("Not known")) == (0, 1)


def test_a_long_reason_is_not_cut() -> None:
    def broken(scene: MenuScene) -> None:
        assert isinstance(scene, ChallengeScene)
        assert scene.rival is not None
        scene.rival.problem = (
            "the search cannot be compiled here: OSError: "
            + "no space left on device: '/home/somebody/cache'"
        )

    assert_looks_right(lambda context: page(context, 2, 1), broken)


class Played:
    """A program with a history, driven by hand."""

    def __init__(self, folder: Path) -> None:
        self.context = make_context()
        at_once(self.context)
        self.history = open_history(folder / "history.db")
        self.program = Program(self.context, history=self.history)
        self.app: App = make_app(self.program.title(), self.context)

    def top(self) -> Scene:
        return self.app.scenes[-1]

    def frames(self, count: int = 40) -> None:
        """As long as a person looks at a screen before going on."""
        for _ in range(count):
            self.app.frame(1 / 60, [])

    def press(self, key: int) -> None:
        self.frames()
        self.app.frame(1 / 60, [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])

    def play_seat(self, *, always_pass: bool = False) -> ChallengeTable:
        """Play the person's part of the table on top, by the ``rules`` player."""
        table = self.top()
        assert isinstance(table, ChallengeTable)
        for _ in range(20_000):
            if self.top() is not table:
                return table
            for seat, person in table.session.people.items():
                if person.asked is not None:
                    passes = always_pass and person.asked.public.highest is None
                    action = RulesPlayer().decide(person.asked, Stream("any"))
                    person.submit(Pass(seat) if passes else action)
            self.app.frame(1 / 60, [])
            time.sleep(0.0002)
        raise AssertionError("the deal never ended")

    def close(self) -> None:
        self.app.close()
        self.history.close()


@pytest.fixture
def played(tmp_path: Path):  # type: ignore[no-untyped-def]
    made = Played(tmp_path)
    yield made
    made.close()


def begin(played: Played, code: str = CODE.text) -> ChallengeScene:
    """From the title by keys to a challenge."""
    played.app.obey(played.program.new_match())
    new = played.top()
    assert isinstance(new, NewMatchScene)
    go_to(new, new._code)
    played.press(pygame.K_RETURN)
    page = played.top()
    assert isinstance(page, CodeScene)
    do(page, *letters(code))
    go_to(page, page._try)
    played.press(pygame.K_RETURN)
    scene = played.top()
    assert isinstance(scene, ChallengeScene)
    return scene


def test_a_challenge_from_the_first_key_to_the_comparison(played: Played) -> None:
    scene = begin(played)
    assert scene.challenge.own == {}
    for number, seat in enumerate(scene.challenge.order, 1):
        played.press(pygame.K_RETURN)
        table = played.top()
        assert isinstance(table, ChallengeTable)
        assert table.viewer == seat
        assert table.session.table.state.deal == CODE.deal
        assert table.session.rules == CODE.rules
        assert table.session.occupants[seat].human
        played.play_seat()
        assert played.top() is scene
        assert len(scene.challenge.own) == number
    assert scene.rival is not None
    for _ in range(20_000):
        if scene.rival.progress == 1:
            break
        time.sleep(0.001)
    # The person played as the rival does, and both met the same luck.
    assert scene.challenge.own == scene.rival.done
    played.frames()
    assert {text.text for text in played.app.canvas.texts} >= {scene.context.say("challenge-even")}
    entries = [read_entry(line, 0) for line in all_lines(played.history)]
    assert [entry.counted for entry in entries] == [False] * SEATS
    assert {entry.record.state.deal for entry in entries} == {CODE.deal}
    played.press(pygame.K_RETURN)
    assert isinstance(played.top(), CodeScene)


def test_a_seat_that_was_left_can_be_played_later(played: Played) -> None:
    scene = begin(played)
    played.press(pygame.K_RETURN)
    assert isinstance(played.top(), ChallengeTable)
    played.press(pygame.K_ESCAPE)
    pause = played.top()
    assert isinstance(pause, PauseScene)
    assert any(isinstance(w, CodeButton) and w.code == CODE.text for w in pause.group.widgets)
    leave = pause.group.widgets[-1]
    assert isinstance(leave, Button)
    assert leave.label == played.context.say("challenge-leave-seat")
    go_to(pause, leave)
    played.press(pygame.K_RETURN)
    question = played.top()
    assert isinstance(question, ConfirmScene)
    go_to(question, question.group.widgets[-1])
    played.press(pygame.K_RETURN)
    assert played.top() is scene
    assert scene.challenge.own == {}
    played.press(pygame.K_RETURN)
    table = played.top()
    assert isinstance(table, ChallengeTable)
    assert table.viewer == scene.challenge.order[0]


def test_nothing_is_taken_back_at_its_tables(played: Played) -> None:
    begin(played)
    played.press(pygame.K_RETURN)
    table = played.top()
    assert isinstance(table, ChallengeTable)
    decided = 0
    for _ in range(20_000):
        for person in table.session.people.values():
            if person.asked is not None and decided < 2:
                person.submit(RulesPlayer().decide(person.asked, Stream("any")))
                decided += 1
        if decided == 2 and table.session.asked is not None:
            break
        played.app.frame(1 / 60, [])
        time.sleep(0.0002)
    played.frames(600)
    state = table.session.table.state
    assert not table._corner.under(PLAIN.undo.centre)
    played.press(pygame.K_u)
    played.press(pygame.K_BACKSPACE)
    table.handle(Asked(Do.UNDO))
    played.frames()
    assert table.session.table.state == state
    assert table.session.undone == 0


def test_leaving_too_early_asks_and_stops_the_rival(played: Played) -> None:
    scene = begin(played)
    assert scene.back() == Pop(), "nothing is lost yet"
    played.press(pygame.K_RETURN)
    played.play_seat()
    played.press(pygame.K_ESCAPE)
    question = played.top()
    assert isinstance(question, ConfirmScene)
    go_to(question, question.group.widgets[-1])
    played.press(pygame.K_RETURN)
    assert isinstance(played.top(), TitleScene)
    assert len(played.app.scenes) == 1
    assert scene.rival is not None
    assert scene.rival._stopped


def test_a_deal_that_everybody_passes_counts_nothing_and_is_over(played: Played) -> None:
    played.context.change("challenge.others", "tests.match.players:NeverBids")
    scene = begin(played)
    played.press(pygame.K_RETURN)
    table = played.play_seat(always_pass=True)
    assert table.session.records[-1].state.public.passed_out
    assert played.top() is scene
    assert list(scene.challenge.own) == [scene.challenge.order[0]]
    assert all_lines(played.history) == []
    played.frames()
    assert scene.context.say("challenge-passed-out") in [text.text for text in played.app.canvas.texts]


def test_who_plays_is_chosen_before_the_first_seat_and_kept() -> None:
    scene = page(make_context())
    app = make_app(scene, scene.context)
    others, rival = (w for w in scene.group.widgets if isinstance(w, Choice))
    offered = [scene.context.words.player_kind(kind) for kind in ("random", "rules")]
    assert others.labels[:2] == offered
    go_to(scene, others)
    do(scene, Asked(Do.RIGHT))
    do(scene, *click(rival.rect))
    chosen = scene.context.config.challenge
    assert (
        (scene.challenge.others, scene.challenge.rival) == (chosen.others, chosen.rival) != ("rules", "rules")
    )
    scene.rival = Rival(scene.challenge, AtOnce())
    scene.refresh()
    assert not any(isinstance(w, Choice) for w in scene.group.widgets)
    assert app.running


def test_going_back_to_a_scene_further_below_leaves_those_above() -> None:
    context = make_context()
    below = page(context)
    app = make_app(below, context)
    gone: list[str] = []
    for name in ("first", "second"):
        above = page(context)
        above.left = lambda name=name: gone.append(name)  # type: ignore[misc, method-assign]
        app.obey(Push(above))
    app.obey(PopTo(below))
    assert app.scenes == [below]
    assert gone == ["second", "first"]


# A match from a code ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_match_from_a_code_shows_it_and_its_first_deal_does_not_count(tmp_path: Path) -> None:
    played = Played(tmp_path)
    bots = tuple(Occupant(f"P{seat}", "random") for seat in range(5))
    plan = MatchPlan.from_code(bots, CODE, 2)
    assert plan.rules == RuleSet()
    played.app.obey(StartOver(played.program.table(plan)))
    codes = []
    for _ in range(2):
        for _ in range(20_000):
            if isinstance(played.top(), ResultScene):
                break
            played.app.frame(1 / 60, [])
            time.sleep(0.0005)
        result = played.top()
        assert isinstance(result, ResultScene)
        codes.append(result.code.code)
        played.press(pygame.K_RETURN)
        played.press(pygame.K_RETURN)
    entries = [read_entry(line, 0) for line in all_lines(played.history)]
    assert [(entry.number, entry.counted) for entry in entries] == [(3, False), (4, True)]
    assert codes == [code_of(entry.record.state.deal, CODE.rules) for entry in entries]
    assert codes[0] == CODE.text
    played.close()


def test_the_page_of_codes_begins_a_match_with_who_was_chosen_last(played: Played) -> None:
    played.context.change("match.players", ("human", "random", "rules", "random", "rules"))
    played.context.change("match.deals", 3)
    played.app.obey(played.program.enter_code())
    page = played.top()
    assert isinstance(page, CodeScene)
    do(page, *letters(LONG.text))
    played.press(pygame.K_RETURN)
    table = played.top()
    assert isinstance(table, TableScene)
    session = table.session
    assert [one.kind for one in session.occupants] == ["human", "random", "rules", "random", "rules"]
    assert session.series.deals == 3
    assert session.table.state.deal == LONG.deal
