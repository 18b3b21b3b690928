"""A deal looked at again: by mouse, keys and gamepad, with all hands open and from one seat."""

from dataclasses import replace

import pygame
import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.config.schema import Config
from napoleon_game.core.cards import SEATS
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.stream import Stream
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.record.deal_record import DealRecord
from napoleon_game.record.steps import Steps
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Asked, Do, Pointed
from napoleon_game.ui.scene import Pop, Push
from napoleon_game.ui.scenes.replay import ReplayScene
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.widgets.widget import Widget
from napoleon_game.view.geometry import Point
from napoleon_game.view.layout import layout
from napoleon_game.view.places import PLAIN
from napoleon_game.view.replay_view import happened, open_cards, seen
from tests.redeal import redeal
from tests.ui.histories import NAMES, record_of
from tests.ui.menus import assert_all_in_reach
from tests.ui.support import (
    LANGUAGES,
    SIZES,
    click,
    do,
    faults,
    keys,
    letters,
    make_app,
    make_context,
    picture,
)

RECORD = record_of(1, NAMES[Language.JAPANESE])
STEPS = Steps(RECORD.state)
"""All positions of that deal: for looking things up."""


def show(
    language: Language = Language.JAPANESE,
    size: tuple[int, int] = SIZES[1],
    record: DealRecord | None = None,
    speed: Speed = Speed.OFF,
) -> tuple[ReplayScene, App]:
    config = Config()
    context = make_context(language, replace(config, motion=replace(config.motion, speed=speed)))
    scene = ReplayScene(context, record or record_of(1, NAMES[language]))
    return scene, make_app(scene, context, size)


def texts(app: App) -> list[str]:
    app.draw()
    return [text.text for text in app.canvas.texts]


def plays(scene: ReplayScene) -> bool:
    return scene.playing


def is_large(scene: ReplayScene) -> bool:
    """Whether the last trick is shown large."""
    return scene._large


def focus_of(scene: ReplayScene) -> Widget | None:
    return scene.group.focus


def on_truth(scene: ReplayScene) -> bool:
    """Whether what lies on the table is the position that the scene is at."""
    return scene.director.idle and scene.director.shown == seen(
        scene.position.state, scene.seat, open_hands=scene.open_hands
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_looks_right(language: Language) -> None:
    """All of them at the smallest size, some at the others; with all hands open, and from one seat."""
    for size in SIZES:
        scene, app = show(language, size, record_of(1, NAMES[language]))
        for at in range(0, STEPS.last + 1, 5 if size == SIZES[0] else 20):
            scene._jump(at)
            assert faults(app) == [], (size, at, scene.open_hands)
            if at % 2:
                do(scene, *letters("o"))
        app.window.close()


def test_it_draws_the_same_twice_and_rests() -> None:
    scene, app = show()
    for at in (0, 12, 25, STEPS.last):
        scene._jump(at)
        assert picture(app) == picture(app)
        assert not app.frame(0.1, [])
    scene.handle(Pointed(Point(640, 300)))
    assert not app.frame(0.1, [])


def test_forwards_and_back_through_the_whole_deal_by_keys() -> None:
    scene, _ = show()
    for at in range(STEPS.last + 1):
        assert scene.at == at
        assert on_truth(scene)
        do(scene, *keys(Do.RIGHT))
        scene.update(20.0)
    assert scene.at == STEPS.last
    for at in range(STEPS.last, -1, -1):
        assert scene.at == at
        assert on_truth(scene)
        do(scene, *keys(Do.LEFT))
    assert scene.at == 0


def test_page_up_and_page_down_go_by_trick() -> None:
    scene, _ = show()
    starts = [chapter.first for chapter in STEPS.chapters]
    for start in starts[1:]:
        do(scene, *keys(Do.PAGE_DOWN))
        assert scene.at == start
        assert on_truth(scene)
    for start in reversed(starts[:-1]):
        do(scene, *keys(Do.PAGE_UP))
        assert scene.at == start


def test_the_mouse_steps_plays_and_opens_every_chapter() -> None:
    scene, app = show()
    _, _, back, play, on, on_trick = scene.group.widgets[1:7]
    do(scene, *click(on.rect), *click(on.rect))
    assert scene.at == 2
    do(scene, *click(back.rect))
    assert scene.at == 1
    do(scene, *click(on_trick.rect))
    assert scene.at == STEPS.chapters[1].first
    do(scene, *click(play.rect))
    assert plays(scene)
    do(scene, *click(play.rect))
    assert not plays(scene)
    for index, chapter in enumerate(STEPS.chapters):
        commands = do(scene, *click(scene._controls.chapters[index].rect))
        assert scene.at == chapter.first
        assert bool(commands) is (chapter.phase is Phase.OVER)
    app.frame(0.1, [])
    assert [button.here for button in scene._controls.chapters].index(True) == len(STEPS.chapters) - 1


def test_arrows_reach_every_control() -> None:
    scene, _ = show()
    assert_all_in_reach(scene)


def test_a_gamepad_reaches_everything() -> None:
    scene, app = show()

    def pad(button: int) -> None:
        app.frame(0.05, [pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)])

    seen_widgets = set()
    for _ in scene.group.widgets:
        pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        seen_widgets.add(scene.group.focus)
    assert seen_widgets == set(scene.group.widgets)
    assert focus_of(scene) is scene._controls.cards
    pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.at == 1
    pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert scene.at == 0
    pad(pygame.CONTROLLER_BUTTON_A)
    assert plays(scene)
    while focus_of(scene) is not scene._who:
        pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert not scene.open_hands
    pad(pygame.CONTROLLER_BUTTON_B)
    assert app.scenes == []


def test_it_plays_by_itself_to_the_end_and_from_the_beginning_again() -> None:
    scene, app = show()
    do(scene, *keys(Do.SKIP))
    for _ in range(5000):
        scene.update(0.1)
        if not scene.playing:
            break
    assert (scene.at, scene.playing) == (STEPS.last, False)
    assert on_truth(scene)
    do(scene, *keys(Do.SKIP))
    assert (scene.at, scene.playing) == (0, True)
    app.frame(0.1, [])
    do(scene, *keys(Do.LEFT))
    assert not plays(scene), "a step of one's own stops it"


def test_at_the_usual_pace_cards_move_and_land_on_the_truth() -> None:
    scene, app = show(speed=Speed.NORMAL)
    scene._jump(STEPS.chapters[3].first)
    do(scene, *keys(Do.RIGHT))
    app.frame(0.1, [])
    app.frame(0.1, [])
    assert not scene.director.idle
    do(scene, *keys(Do.RIGHT, Do.RIGHT))
    for _ in range(200):
        app.frame(0.1, [])
    assert scene.at == STEPS.chapters[3].first + 3
    assert on_truth(scene)
    assert scene.director.poses() == layout(scene.director.shown, scene._arrangement)


def test_every_position_can_be_looked_at_from_every_seat() -> None:
    scene, app = show()
    scene._jump(30)
    for seat in range(SEATS):
        scene._look_as(1 + seat)
        assert (scene.seat, scene.open_hands, scene.at) == (seat, False, 30)
        assert scene.director.shown == observe(STEPS.positions[30].state, seat)
        assert on_truth(scene)
    do(scene, *letters("o"))
    assert scene.open_hands
    app.frame(0.1, [])
    do(scene, *letters("O"))
    assert (scene.seat, scene.open_hands) == (SEATS - 1, False)


@pytest.mark.parametrize("at", [5, 13, 18, 33, 50])
def test_from_one_seat_nothing_else_is_shown(at: int) -> None:
    """Whatever is hidden from the seat is dealt anew: the same picture, and the same words."""
    state = STEPS.positions[at].state
    seat = next(
        s for s in range(SEATS) if state.public.contract is None or s != state.public.contract.napoleon
    )
    pictures = []
    for other in (state, redeal(state, seat, Stream("replay", at))):
        scene, app = show(record=DealRecord(RECORD.players, other))
        assert scene.steps.last == at
        scene._look_as(1 + seat)
        scene._jump(at)
        pictures.append(picture(app))
        app.window.close()
    assert pictures[0] == pictures[1]


def test_all_hands_lie_open_with_kitty_and_discards() -> None:
    for position in STEPS.positions:
        state = position.state
        found = open_cards(state, 0, "suit_high", open_hands=True)
        assert [sorted(hand) for hand in found.hands] == [sorted(hand) for hand in state.hands]
        early = state.public.phase in (Phase.AUCTION, Phase.ADJUTANT)
        assert found.kitty == (state.deal.kitty if early else None)
        assert found.discards == state.discards


def test_with_open_hands_the_adjutant_is_known_as_soon_as_there_is_one() -> None:
    for position in STEPS.positions:
        assert seen(position.state, 1, open_hands=True).adjutant == position.state.adjutant


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_say_what_happened_and_no_more_than_who_looks_may_know(language: Language) -> None:
    say, names = Catalogue(language.value), NAMES[language]  # type: ignore[arg-type]
    contract = RECORD.state.public.contract
    assert contract is not None
    napoleon, discards = contract.napoleon, RECORD.state.discards
    assert discards is not None
    for position in STEPS.positions[1:]:
        for seat in range(SEATS):
            told = happened(position, names, say, seat, open_hands=False)
            assert told
            everything = happened(position, names, say, seat, open_hands=True)
            assert (told == everything) is (
                seat == napoleon
                or not {"KittyTaken", "CardsDiscarded"} & {type(e).__name__ for e in position.events}
            )


def test_the_strip_tells_every_step() -> None:
    scene, app = show()
    assert any("スペース" in text for text in texts(app)), "at first, what the keys do"
    scene._jump(1)
    assert any(NAMES[Language.JAPANESE][scene.position.state.public.calls[0].seat] in t for t in texts(app))
    scene._jump(STEPS.chapters[4].first)
    trick = STEPS.positions[scene.at].state.public.tricks[0]
    assert trick.winner is not None
    assert any(f"{NAMES[Language.JAPANESE][trick.winner]}が" in text for text in texts(app))


def test_the_last_trick_is_shown_large_and_put_away() -> None:
    scene, app = show()
    do(scene, *letters("l"))
    assert not is_large(scene), "there is none yet"
    scene._jump(STEPS.chapters[5].first)
    for open_it in (letters("l"), click(PLAIN.last_trick), keys(Do.LAST_TRICK)):
        do(scene, *open_it)
        assert is_large(scene)
        assert faults(app) == []
        assert do(scene, *keys(Do.CANCEL)) == []
        assert not is_large(scene)


def test_the_result_has_its_page_and_leads_back() -> None:
    scene, app = show()
    (command,) = do(scene, *click(scene._controls.chapters[-1].rect))
    assert isinstance(command, Push)
    assert isinstance(command.scene, ResultScene)
    app.obey(command)
    assert faults(app) == []
    assert "戻る" in texts(app)
    assert do(command.scene, *keys(Do.CONFIRM)) == [Pop()]


def test_escape_leads_back() -> None:
    scene, _ = show()
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]


def test_settings_change_while_it_is_open() -> None:
    scene, app = show()
    scene._jump(20)
    before = picture(app)
    scene.context.change("look.hand_order", type(scene.context.config.look.hand_order)("strength"))
    assert picture(app) != before
    scene.context.change("language", Language.ENGLISH)
    assert "Auction" in texts(app)
    assert scene.at == 20
    scene.handle(Asked(Do.RIGHT))
    assert scene.at == 21
