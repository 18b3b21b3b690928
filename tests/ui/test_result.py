"""The result of a deal: every kind of it, in both languages and all sizes, by keys or by mouse alone."""

from dataclasses import replace
from functools import cache

import pytest

from napoleon_game.config.choices import Language, Theme
from napoleon_game.config.house_rules import LONGEST_NAME
from napoleon_game.config.schema import Config
from napoleon_game.core.cards import HAND_SIZE, SEATS
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.scoring import Side, score
from napoleon_game.match.series import Series
from napoleon_game.match.simulation import Simulation
from napoleon_game.ui.app import App
from napoleon_game.ui.inputs import Do, Pointed, Scrolled
from napoleon_game.ui.scene import Pop
from napoleon_game.ui.scenes.result import ResultScene
from napoleon_game.ui.scenes.result_table import tile_place
from napoleon_game.ui.scenes.result_tricks import CARDS, LIST
from napoleon_game.view.geometry import Point, Rect
from tests.ui.histories import LONG_NAMES
from tests.ui.support import LANGUAGES, SIZES, click, do, faults, keys, make_app, make_context, picture

NAMES = {
    Language.JAPANESE: ("あなた", "ネイ", "ミュラ", "スルト", "ダヴー"),
    Language.ENGLISH: ("You", "Ney", "Murat", "Soult", "Davout"),
}
KINDS = ("won", "alone", "alone_won", "short", "twenty", "complete", "complete_allied", "discarded")
_DEALS = {"won": 6, "alone": 9, "alone_won": 14, "short": 12, "discarded": 3}


@cache
def played(number: int) -> tuple[Observation, Series]:
    """A finished deal of a match of ten, as seat 0 sees it, with the match after it."""
    simulation = Simulation("results", 10, ("rules",) * SEATS, RuleSet())
    state = simulation.play(number)[-1]
    return observe(state, 0), Series("results").after(state)


def deal_of(kind: str) -> tuple[Observation, Series]:
    """A finished deal of a kind; results too rare to be played are put together by hand."""
    observation, series = played(_DEALS.get(kind, 6))
    public = observation.public
    final, contract = public.final, public.contract
    assert final is not None
    assert contract is not None
    if kind in ("won", "alone", "short", "discarded"):
        return observation, series
    captured = [0] * SEATS
    if kind == "complete_allied":
        captured[(contract.napoleon + 1) % SEATS] = 20
        if captured[final.adjutant]:
            captured[(contract.napoleon + 1) % SEATS], captured[(contract.napoleon + 2) % SEATS] = 0, 20
    elif kind == "alone_won":
        captured[contract.napoleon], captured[(contract.napoleon + 1) % SEATS] = 15, 5
    else:
        captured[contract.napoleon], captured[final.adjutant] = 16, 4
        if kind == "complete":
            contract = replace(contract, bid=replace(contract.bid, target=20))
    result = score(contract, final.adjutant, captured)
    if kind != "alone_won":
        low = [card for card in final.hands[contract.napoleon] if not card.is_picture]
        final = replace(final, discards=tuple(low[:3]))
    final = replace(final, result=result)
    public = replace(public, contract=contract, final=final)
    return replace(observation, public=public), Series("results", 10, (result,))


def scene_of(
    kind: str, language: Language = Language.JAPANESE, config: Config | None = None, *, personal: bool = True
) -> ResultScene:
    """A scene with the result of a kind; going on closes it."""
    observation, series = deal_of(kind)
    context = make_context(language, config)
    return ResultScene(context, NAMES[language], observation, series, Pop, 3, personal=personal)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_result_is_what_it_says(kind: str) -> None:
    public = deal_of(kind)[0].public
    final, contract = public.final, public.contract
    assert final is not None
    assert contract is not None
    result, alone = final.result, final.adjutant == contract.napoleon
    over = result.napoleon_side - contract.target
    assert {
        "won": result.winner is Side.NAPOLEON and not alone and over > 0,
        "alone": alone and result.winner is Side.ALLIED,
        "alone_won": alone and result.winner is Side.NAPOLEON,
        "short": over == -1,
        "twenty": result.winner is Side.ALLIED and result.napoleon_side == 20,
        "complete": result.winner is Side.NAPOLEON and result.complete,
        "complete_allied": result.winner is Side.ALLIED and result.complete,
        "discarded": sum(result.captured) == 18,
    }[kind]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_text_is_cut_or_covered(kind: str, language: Language) -> None:
    for size in SIZES:
        scene = scene_of(kind, language)
        assert faults(make_app(scene, make_context(language), size)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_trick_can_be_read(size: tuple[int, int], language: Language) -> None:
    for kind in ("won", "alone", "discarded"):
        scene = scene_of(kind, language)
        app = make_app(scene, make_context(language), size)
        for number in range(HAND_SIZE):
            scene.tricks.choose(number)
            assert faults(app) == []
        do(scene, *click(scene.turn.rect))
        assert scene.table.as_played
        assert faults(app) == []


CROWDS = (
    ("水" * LONGEST_NAME, *LONG_NAMES[:3], "ダヴー"),
    ("Ｗ" * LONGEST_NAME, "木" * (LONGEST_NAME - 1), "W" * LONGEST_NAME, "金" * (LONGEST_NAME - 2), "You"),
    ("土" * LONGEST_NAME, "Bernadotte", "Anne-Charlot", "山田 太郎左衛門之助", "ァァァァァァァァァァァァ"),
    ("火" * 9, "Alexandrine", "ネイ", "You", "あ"),
)
"""Names of ten letters and more: wide ones, long words, and letters that may not begin a line."""


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_names_are_whole_below_the_cards_however_long(
    size: tuple[int, int], language: Language, scale: float
) -> None:
    config = replace(Config(), look=replace(Config().look, text_scale=scale))
    context = make_context(language, config)
    seen, series = deal_of("won")
    for place, names in enumerate(CROWDS):
        scene = ResultScene(context, names, seen, series, Pop, 3)
        scene.tricks.choose(3 * place)
        app = make_app(scene, context, size)
        assert faults(app) == [], names
        told = [names[played.seat] for played in scene.tricks.chosen.cards]
        assert below_the_cards(app) == [name.replace(" ", "") for name in told]
        app.window.close()


def below_the_cards(app: App) -> list[str]:
    """What stands below each of the five cards, all its lines together; the mark of the lead lies on one."""
    fit = app.magnifier(app.scenes[-1]).fit(app.canvas.fit)
    left, top, width, height = fit.to_pixels(CARDS)
    columns, marks = [""] * SEATS, {app.context.say("seat-lead")}
    for text in app.canvas.texts:
        x, y = text.box[0] + text.box[2] / 2, text.box[1] + text.box[3] / 2
        if left <= x < left + width and top <= y < top + height and text.text not in marks:
            columns[int((x - left) * SEATS / width)] += text.text.replace(" ", "")
    return columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_and_strong_contrast_leave_everything_readable(language: Language) -> None:
    look = replace(Config().look, text_scale=2.0, theme=Theme.CONTRAST)
    config = replace(Config(), look=look)
    app = make_app(scene_of("alone", language), make_context(language, config), SIZES[0])
    assert faults(app) == []


def test_it_draws_the_same_twice() -> None:
    for kind in KINDS:
        app = make_app(scene_of(kind), make_context())
        assert picture(app) == picture(app)


def test_everything_by_keys_alone() -> None:
    scene = scene_of("won")
    assert scene.controls.focus is scene.go_on
    do(scene, *keys(Do.DOWN, Do.RIGHT, Do.DOWN))
    assert scene.tricks.index == 3
    do(scene, *keys(Do.UP, Do.LEFT))
    assert scene.tricks.index == 1
    do(scene, *keys(Do.UP, Do.UP, Do.UP))
    assert scene.tricks.index == 0
    do(scene, *keys(*[Do.PAGE_DOWN] * 3))
    assert scene.tricks.index == HAND_SIZE - 1
    assert do(scene, *keys(Do.PREVIOUS, Do.CONFIRM)) == []
    assert scene.table.as_played
    assert do(scene, *keys(Do.CONFIRM, Do.CONFIRM)) == []
    assert do(scene, *keys(Do.NEXT, Do.CONFIRM)) == [Pop()]
    assert do(scene, *keys(Do.NEXT, Do.CONFIRM)) == [Pop()], "the list goes on as well"
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]


def test_everything_by_mouse_alone() -> None:
    scene = scene_of("won")
    do(scene, *click(scene.tricks.row(6)))
    assert scene.tricks.index == 6
    do(scene, Scrolled(LIST.centre, -1.0))
    assert scene.tricks.index == 7
    do(scene, Scrolled(LIST.centre, 1.0), Scrolled(Point(100, 100), 1.0))
    assert scene.tricks.index == 6
    do(scene, *click(scene.turn.rect))
    do(scene, *click(Rect(*tile_place(2, 4), 20, 20)))
    assert scene.tricks.index == 4, "in order of play a card stands in its trick's column"
    assert do(scene, *click(scene.go_on.rect)) == [Pop()]


def test_a_discarded_card_leads_to_no_trick() -> None:
    scene = scene_of("discarded")
    at = next(
        Rect(*tile_place(0, index), 20, 20)
        for index, tile in enumerate(scene.table.cards(scene.rows[0]))
        if tile.discarded
    )
    do(scene, *keys(Do.DOWN), *click(at))
    assert scene.tricks.index == 1


def test_it_is_drawn_anew_only_when_something_changed() -> None:
    scene = scene_of("won")
    app = make_app(scene, make_context())
    assert not app.frame(0.1, [])
    do(scene, Pointed(scene.tricks.row(3).centre))
    assert app.frame(0.1, [])
    do(scene, Pointed(scene.tricks.row(3).centre))
    assert not app.frame(0.1, [])
    do(scene, *keys(Do.DOWN))
    assert app.frame(0.1, [])


@pytest.mark.parametrize(("kind", "seen"), [("won", "あなたの負け"), ("alone_won", "あなたの勝ち！")])
def test_only_a_single_person_is_told_to_have_won(kind: str, seen: str) -> None:
    told = make_app(scene_of(kind), make_context())
    untold = make_app(scene_of(kind, personal=False), make_context())
    assert seen in [text.text for text in told.canvas.texts]
    assert seen not in [text.text for text in untold.canvas.texts]
