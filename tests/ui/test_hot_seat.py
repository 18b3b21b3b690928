"""Several people at one screen: no frame shows a hand to others, and the curtain falls when it should."""

import re
from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.schema import HotSeat
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.course import Course
from napoleon_game.match.session import Occupant, Session
from napoleon_game.record.deal_record import PlayerInfo
from napoleon_game.ui.app import App
from napoleon_game.ui.match_plan import MatchPlan
from napoleon_game.ui.program import Program
from napoleon_game.ui.scene import Quit
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.table.exchange import ExchangePanel
from napoleon_game.view.geometry import Point
from napoleon_game.view.hand_over import HandOver
from tests.ui.driver import NAMES, by_gamepad, by_keys, by_mouse
from tests.ui.hot_seat import People, words
from tests.ui.mirror import Mirrored
from tests.ui.support import at_once, make_app, make_context, picture


def coarse(mirrored: Mirrored) -> Mirrored:
    mirrored.step = 1 / 8
    return mirrored


def play(mirrored: Mirrored, tricks: int) -> set[Phase]:
    """Play until some tricks are done; the phases that were decided in."""
    phases = set()
    table = mirrored.scene.session.table
    while len(table.state.public.tricks) < tricks:
        phases.add(table.state.public.phase)
        if not mirrored.play_turn(by_keys):
            break
    return phases


def test_no_frame_tells_anybody_what_they_may_not_know() -> None:
    """An auction, an adjutant card, an exchange and the first trick, frame by frame."""
    mirrored = coarse(Mirrored("kyoto"))
    assert play(mirrored, 1) == {Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE, Phase.PLAY}
    assert mirrored.open_frames > 50
    assert mirrored.frames_compared - mirrored.open_frames > 50


def test_the_mirror_sees_what_is_shown_to_the_wrong_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HandOver, "acted", lambda self, _: self)  # nobody hides anything
    mirrored = coarse(Mirrored("kyoto"))
    with pytest.raises(AssertionError, match="a picture tells something"):
        play(mirrored, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "language"), [("kyoto", Language.JAPANESE), ("nara", Language.ENGLISH)])
def test_no_frame_of_a_match_of_five_people_tells_anything(seed: str, language: Language) -> None:
    """Three deals, with everything that may come between at moments that chance chooses."""
    mirrored = Mirrored(seed, language)
    mirrored.step = 1 / 30
    luck, between = Stream("between", seed), 0
    for deal in range(1, 4):
        while not mirrored.over:
            if luck.below(6) == 0:
                between += something_comes_between(mirrored, luck)
            mirrored.play_turn((by_keys, by_mouse, by_gamepad)[luck.below(3)])
        assert len(mirrored.scene.session.series.results) == deal
        mirrored.next_deal()
    assert between > 20
    assert mirrored.open_frames > 500
    assert mirrored.frames_compared - mirrored.open_frames > 1500


def something_comes_between(mirrored: Mirrored, luck: Stream) -> int:
    """Open the curtain if it is down, and then let something close it; 1 if that was so."""
    if not mirrored.until_waiting() or not mirrored.open_if_called():
        return 0
    match luck.below(4):
        case 0:
            mirrored.close_curtain()
            mirrored.frames(2, pygame.Event(pygame.WINDOWFOCUSLOST))
        case 1:
            mirrored.close_curtain()
            mirrored.frames(2, pygame.Event(pygame.WINDOWMINIMIZED))
        case 2:
            mirrored.close_curtain()
            mirrored.key(pygame.K_F1)
            mirrored.frames(2)
            mirrored.key(pygame.K_ESCAPE)
        case _:
            mirrored.frames(20)
            mirrored.close_curtain_after(31.0)
    assert mirrored.scene.stage.view.looks is None
    return 1


@pytest.mark.slow
def test_two_people_among_computer_players_tell_each_other_nothing() -> None:
    mirrored = coarse(Mirrored("nara", people=(1, 3)))
    play(mirrored, 1)
    assert mirrored.open_frames > 10
    assert mirrored.frames_compared - mirrored.open_frames > 30


def test_the_whole_table_can_be_covered_and_nothing_shines_through() -> None:
    mirrored = coarse(Mirrored("kyoto", hot_seat=HotSeat(blackout=True)))
    for _ in range(4):
        mirrored.play_turn(by_keys)
    assert mirrored.until_called() is not None
    texts = {text.text for text in mirrored.app.canvas.texts}
    assert not texts & set(NAMES)
    assert any("さんの番です" in text for text in texts)


# When it is there -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_whoever_acts_sits_at_the_bottom() -> None:
    people, bottoms = People("nara"), set()
    while people.until_waiting():
        turn = people.scene.session.table.state.public.turn
        assert people.scene.director.shown.seat == turn
        bottoms.add(turn)
        people.play_turn(by_keys)
    assert bottoms == set(range(5))


def test_no_curtain_when_the_same_person_goes_on() -> None:
    people = People("kyoto")
    table = people.scene.session.table
    called = []
    while table.state.public.phase is not Phase.PLAY or not table.state.public.trick.cards:  # type: ignore[union-attr]
        people.until_waiting()
        called.append((table.state.public.phase, people.scene.stage.calling))
        people.play_turn(by_keys)
    assert called[-3:] == [(Phase.ADJUTANT, True), (Phase.EXCHANGE, False), (Phase.PLAY, False)]


def test_no_curtain_with_one_person() -> None:
    people = People("kyoto", people=(2,))
    while people.until_waiting() and not people.scene.session.table.state.public.tricks:
        assert people.scene.stage.deciding
        people.scene.away()
        assert people.scene.stage.deciding
        by_keys(people, people.scene.director.shown)


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_it_falls_when_the_window_is_left(event: int) -> None:
    people = People("kyoto")
    assert people.until_called() is not None
    people.open_curtain()
    assert people.scene.stage.deciding
    people.frames(1, pygame.Event(event))
    assert people.scene.stage.calling


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_it_falls_behind_the_menu_and_is_down_on_coming_back(key: int) -> None:
    context = make_context()
    at_once(context)
    occupants = tuple(Occupant(name, "human") for name in NAMES)
    app = make_app(Program(context).table(MatchPlan(occupants, "kyoto", 3, RuleSet())), context)
    table = app.scenes[0]
    assert isinstance(table, TableScene)
    press(app, None, pygame.K_SPACE)
    assert table.stage.deciding
    press(app, key)
    assert len(app.scenes) == 2
    assert table.stage.view.looks is None
    press(app, pygame.K_ESCAPE)
    assert len(app.scenes) == 1
    assert table.stage.calling


@pytest.mark.parametrize("turns", [2, 9, 17])
def test_it_is_down_when_a_match_goes_on_after_a_break(turns: int) -> None:
    people = People("kyoto")
    for _ in range(turns):
        people.play_turn(by_keys)
    people.until_waiting()
    people.open_if_called()
    session = people.scene.session
    players = tuple(PlayerInfo(name, "human") for name in NAMES)
    course = replace(Course.begin(players, session.series, RuleSet()), state=session.table.state)
    again = Session(session.series, session.occupants, RuleSet(), people.context.make_bot, course=course)
    scene = TableScene(people.context, again, lambda _: Quit(), Quit, Quit)
    assert scene.director.shown.hand == ()
    app = make_app(scene, people.context)
    for _ in range(60):
        app.frame(1 / 60, [])
    assert scene.stage.calling
    assert scene.stage.view.announced == session.table.state.public.turn
    press(app, pygame.K_SPACE)
    assert scene.director.shown.hand == people.scene.director.shown.hand


def press(app: App, *codes: int | None) -> None:
    """Press keys, with time enough between them."""
    for code in codes:
        if code is not None:
            app.frame(1 / 60, [pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")])
        for _ in range(40):
            app.frame(1 / 60, [])


@pytest.mark.parametrize(
    ("limit", "seconds", "open_"), [(30, 29.0, True), (30, 31.0, False), (0, 200.0, True)]
)
def test_it_falls_after_a_while(limit: int, seconds: float, open_: bool) -> None:
    people = People("kyoto", hot_seat=HotSeat(hide_seconds=limit))
    assert people.until_called() is not None
    people.key(pygame.K_SPACE)
    for _ in range(round(seconds * 10)):
        people.app.frame(0.1, [])
    assert people.scene.stage.deciding is open_


def test_cards_marked_for_the_exchange_stay_marked_behind_it() -> None:
    people = People("kyoto")
    while people.scene.session.table.state.public.phase is not Phase.EXCHANGE:
        people.play_turn(by_keys)
    people.until_waiting()
    people.key(pygame.K_RIGHT, pygame.K_SPACE)
    panel = people.scene.decision.panel
    assert isinstance(panel, ExchangePanel)
    assert len(panel.marked) == 1
    people.scene.away()
    people.frames(2)
    people.open_curtain()
    assert people.scene.decision.panel is panel
    assert len(panel.marked) == 1


@pytest.mark.parametrize("at", [Point(640, 620), Point(640, 300)])
@pytest.mark.parametrize("blackout", [False, True])
def test_a_click_on_it_opens_it(at: Point, blackout: bool) -> None:
    people = People("kyoto", hot_seat=HotSeat(blackout=blackout))
    assert people.until_called() is not None
    people.click(at)
    assert people.scene.stage.deciding is (blackout or at.y > 536)


def test_a_gamepad_opens_it() -> None:
    people = People("kyoto")
    assert people.until_called() is not None
    people.pad(pygame.CONTROLLER_BUTTON_A)
    assert people.scene.stage.deciding


def test_whoever_hurries_opens_nothing() -> None:
    """Space pressed on and on, or clicks, finish what moves; they do not show the next hand."""
    people = People("kyoto", speed=Speed.FAST)
    for number in range(80):
        if number % 2:
            people.key(pygame.K_SPACE)
        else:
            people.click(Point(640, 620))
        people.frames(6)
        assert people.scene.stage.view.looks is None


@pytest.mark.slow
def test_a_card_that_is_the_only_one_does_not_play_itself() -> None:
    people = People("nara")
    people.context.change("helps.play_forced_card", True)
    forced = 0
    while people.until_waiting():
        turn = people.scene.session.table.state.public.turn
        people.open_if_called()
        assert people.scene.session.table.state.public.turn == turn
        shown = people.scene.director.shown
        forced += shown.public.phase is Phase.PLAY and len(shown.legal) == 1 and len(shown.hand) > 1
        people.play_turn(by_keys)
    assert forced > 0


def test_why_a_card_is_refused_goes_with_the_hand() -> None:
    people = People("nara")
    while people.until_waiting():
        people.open_if_called()
        shown = people.scene.director.shown
        legal = {action.card for action in shown.legal if isinstance(action, PlayCard)}
        illegal = [card for card in shown.hand if card not in legal]
        if shown.public.phase is Phase.PLAY and illegal:
            people.click(people.visible_part_of(illegal[0]))
            reason = people.scene.telling.message
            assert reason in words(people)
            people.scene.away()
            people.frames(2)
            assert reason not in words(people)
            return
        people.play_turn(by_keys)
    raise AssertionError("no card was illegal")


def test_nothing_is_drawn_while_the_curtain_waits() -> None:
    people = People("kyoto")
    assert people.until_called() is not None
    people.frames(3)
    before = people.app.frames_drawn
    people.frames(120)
    assert people.app.frames_drawn == before
    assert picture(people.app) == picture(people.app)


def test_the_result_speaks_to_all() -> None:
    context = make_context(Language.ENGLISH)
    at_once(context)
    occupants = tuple(Occupant(name, "human") for name in ("Haruka", "Aki", "Kenji", "Mina", "Sora"))
    app = make_app(Program(context).table(MatchPlan(occupants, "kyoto", 3, RuleSet())), context)
    table = app.scenes[0]
    assert isinstance(table, TableScene)
    table.session.play_out()
    table.director.reset(table.session.table.open_observation(2))
    for _ in range(10):
        app.frame(1 / 60, [])
    assert isinstance(app.scenes[-1], ResultScene)
    app.draw()
    assert not any(re.search(r"(?i)\byou\b", text.text) for text in app.canvas.texts)
