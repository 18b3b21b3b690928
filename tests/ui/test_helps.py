"""What the table helps with can be turned on and off, and a broken player is told of."""

import time

import pytest

from napoleon_game.core.actions import MakeBid, Pass, PlayCard
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.match.series import Series
from napoleon_game.match.session import Occupant, Session
from napoleon_game.ui.scene import Quit
from napoleon_game.ui.scenes.table import TableScene
from napoleon_game.ui.table.auction import AuctionPanel
from tests.ui.driver import NAMES, Driver, by_keys, by_mouse, wish
from tests.ui.support import at_once, make_app, make_context, picture


def in_play(driver: Driver, tricks: int) -> None:
    """Go on until the person is asked after some tricks."""
    while (observation := driver.until_asked()) is not None:
        if observation.public.phase is Phase.PLAY and len(observation.public.tricks) >= tricks:
            return
        by_keys(driver, observation)
    raise AssertionError("the deal is over")


@pytest.mark.parametrize("help_", ["show_legal", "winning_card", "picture_count", "last_trick"])
def test_each_help_can_be_seen_and_taken_away(help_: str) -> None:
    driver = Driver("nara")
    while True:
        in_play(driver, 2)
        shown = driver.scene.director.shown
        if shown.public.trick is not None and shown.public.trick.cards and len(shown.legal) < len(shown.hand):
            break
        by_keys(driver, shown)
    helped = picture(driver.app)
    driver.context.change(f"helps.{help_}", False)
    assert picture(driver.app) != helped
    driver.context.change(f"helps.{help_}", True)
    assert picture(driver.app) == helped


def test_an_illegal_card_only_shakes_if_reasons_are_not_wanted() -> None:
    driver = Driver("nara")
    driver.context.change("helps.explain_illegal", False)
    while (observation := driver.until_asked()) is not None:
        legal = {action.card for action in observation.legal if isinstance(action, PlayCard)}
        illegal = [card for card in observation.hand if card not in legal]
        if observation.public.phase is Phase.PLAY and illegal:
            driver.click(driver.visible_part_of(illegal[0]))
            assert [driver.scene.decision.hand.shaking] == illegal[:1]
            assert not driver.scene.telling.alert
            return
        by_mouse(driver, observation)
    raise AssertionError("no card was illegal")


def test_a_bid_can_be_asked_for_twice() -> None:
    driver = Driver("kyoto")
    driver.context.change("helps.confirm_bid", True)
    observation = driver.until_asked()
    assert observation is not None
    assert isinstance(wish(observation), MakeBid)
    panel = driver.scene.decision.panel
    assert isinstance(panel, AuctionPanel)
    driver.click(panel._bid.rect.centre)
    assert driver.scene.session.table.state.public.calls == observation.public.calls
    driver.click(panel._bid.rect.centre)
    driver.frames(3)
    assert len(driver.scene.session.table.state.public.calls) > len(observation.public.calls)


def test_a_card_can_be_asked_for_twice() -> None:
    driver = Driver("kyoto")
    driver.context.change("helps.confirm_card", True)
    in_play(driver, 0)
    shown = driver.scene.director.shown
    card = next(action.card for action in shown.legal if isinstance(action, PlayCard))
    driver.click(driver.visible_part_of(card))
    assert driver.scene.director.shown is shown
    assert [driver.scene.decision.hand.focus] == [card]
    driver.click(driver.visible_part_of(card))
    driver.frames(3)
    assert card not in driver.scene.session.table.state.hands[driver.scene.viewer]


def test_a_forced_card_may_play_itself() -> None:
    asked = {}
    for alone in (False, True):
        driver = Driver("nara")
        driver.context.change("helps.play_forced_card", alone)
        count = forced = 0
        while (observation := driver.until_asked()) is not None:
            count += 1
            forced += observation.public.phase is Phase.PLAY and len(observation.legal) == 1
            by_keys(driver, observation)
        asked[alone] = (count, forced)
    assert asked[True][1] == 0
    assert asked[False][1] > 0
    assert asked[True][0] == asked[False][0] - asked[False][1]


def test_a_player_that_fails_is_named_and_replaced_and_the_deal_goes_on() -> None:
    context = make_context()
    at_once(context)
    kinds = ["rules", "tests.match.players:Raises", "rules", "rules", "rules"]
    occupants = [Occupant(name, kind) for name, kind in zip(NAMES, kinds, strict=True)]
    session = Session(Series("broken"), occupants, RuleSet(), context.make_bot)
    over: list[object] = []

    def deal_over(observation: object) -> Quit:
        over.append(observation)
        return Quit()

    scene = TableScene(context, session, deal_over, Quit, Quit)
    app = make_app(scene, context)
    told = False
    for _ in range(20_000):
        app.frame(1 / 60, [])
        told |= scene.telling.alert and NAMES[1] in scene.telling.message
        time.sleep(0.0005)  # let the players' threads think
        if over:
            break
    assert over
    assert told
    assert [replaced.seat for replaced in session.replaced] == [1]
    assert "RuntimeError" in session.replaced[0].reason


def test_a_pass_needs_no_second_word() -> None:
    driver = Driver("kyoto")
    driver.context.change("helps.confirm_bid", True)
    observation = driver.until_asked()
    assert observation is not None
    driver.letter("p")
    driver.frames(3)
    assert Pass(driver.scene.viewer) in driver.scene.session.table.state.public.calls
