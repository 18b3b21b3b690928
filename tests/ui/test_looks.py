"""Small things that make a screen look made with care."""

import time
from collections.abc import Iterator
from itertools import groupby

import pygame
import pytest

from napoleon_game.config.choices import Language, Speed
from napoleon_game.core.cards import Card
from napoleon_game.core.events import AdjutantShown
from napoleon_game.core.scoring import Side
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.glossary import TERMS
from napoleon_game.i18n.names import standing_alone
from napoleon_game.i18n.rules_page import SECTIONS
from napoleon_game.ui import shapes
from napoleon_game.ui.canvas import Canvas
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.scenes.rules_page import RulesScene
from napoleon_game.ui.table import banner, marks
from napoleon_game.ui.widgets import laurel
from napoleon_game.ui.widgets.tab import Tab
from napoleon_game.ui.widgets.words import balanced_lines
from napoleon_game.view.layout import TRICK
from napoleon_game.view.places import PLAIN
from napoleon_game.view.table_view import PlateView
from tests.ui.driver import NAMES, Driver, wish
from tests.ui.menus import Felt
from tests.ui.support import LANGUAGES, SIZES, do, keys, make_app, make_context

RING = 4
RING_INSIDE = 1
"""How far the focus ring stands out and in, in design units."""


@pytest.fixture
def canvas() -> Iterator[Canvas]:
    app = make_app(Felt(), make_context())
    yield app.canvas
    app.window.close()


# The felt ------------------------------------------------------------------------------------------------

GREENS = ((31, 97, 82, 255), (15, 59, 49, 255), (7, 31, 26, 255))


@pytest.mark.parametrize("size", SIZES)
def test_the_felt_has_no_bands_of_one_shade(size: tuple[int, int]) -> None:
    felt = shapes.felt(*size, GREENS)
    for y in range(0, size[1], 45):
        row = [tuple(felt.get_at((x, y))) for x in range(size[0])]
        assert max(len(list(same)) for _, same in groupby(row)) < 12


def test_the_felt_is_the_same_at_every_start() -> None:
    first = pygame.image.tobytes(shapes.felt(960, 540, GREENS), "RGB")
    shapes.felt.cache_clear()
    shapes._nap.cache_clear()
    assert pygame.image.tobytes(shapes.felt(960, 540, GREENS), "RGB") == first


def test_an_ellipse_has_smooth_edges() -> None:
    surface = shapes.ellipse(300, 200, 1, (200, 150, 60, 255))
    shades = {surface.get_at((x, y)).a for x in range(300) for y in range(200)}
    assert len(shades) > 3


# Laurel --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaves", [8, 13])
@pytest.mark.parametrize("size", [96, 300])
def test_a_wreath_is_made_of_its_two_branches(size: int, leaves: int) -> None:
    whole, right, left = (
        laurel._laurel(size, sides, leaves, (230, 190, 90, 255), (150, 110, 40, 255))
        for sides in ((1, -1), (1,), (-1,))
    )
    width, height = whole.get_size()
    above_the_bow = pygame.Rect(0, 0, width, height // 2)
    both = right.copy()
    both.blit(left, (0, 0))
    assert pygame.image.tobytes(whole.subsurface(above_the_bow), "RGBA") == pygame.image.tobytes(
        both.subsurface(above_the_bow), "RGBA"
    )
    # Mirror images of one another.
    turned = pygame.transform.flip(left, flip_x=True, flip_y=False)
    assert pygame.mask.from_surface(turned).overlap_area(
        pygame.mask.from_surface(right), (0, 0)
    ) == pytest.approx(pygame.mask.from_surface(right).count(), rel=0.05)
    assert (
        pygame.mask.from_surface(left).overlap_area(pygame.mask.from_surface(right), (0, 0)) < 0.02 * size**2
    )


# Words ---------------------------------------------------------------------------------------------------


def test_two_lines_of_japanese_part_at_a_pause(canvas: Canvas) -> None:
    text = "よろめき！ ♥Qがマイティに勝ち、ミュラが絵札2枚を獲得"
    width = canvas.measure(text, "title", bold=True) * 0.85
    assert balanced_lines(canvas, text, width, "title", bold=True) == [
        "よろめき！ ♥Qがマイティに勝ち、",
        "ミュラが絵札2枚を獲得",
    ]


@pytest.mark.parametrize(
    ("text", "part", "expected"),
    [
        (
            "手がかりに合う配り方100通りのうち46通りで達成できます。そのまま競り落とせばよい",
            0.65,
            ["手がかりに合う配り方100通りのうち46通りで", "達成できます。そのまま競り落とせばよい"],
        ),
        (
            "各スートのA、K、Q、J、10の20枚です。この20枚を取り合います。ジョーカーは絵札ではありません。",
            0.41,
            [
                "各スートのA、K、Q、J、10の20枚です。",
                "この20枚を取り合います。ジョーカーは",
                "絵札ではありません。",
            ],
        ),
    ],
)
def test_lines_of_japanese_end_with_a_phrase(
    canvas: Canvas, text: str, part: float, expected: list[str]
) -> None:
    width = canvas.measure(text) * part
    assert balanced_lines(canvas, text, width) == expected


def test_no_line_is_added_for_a_phrase(canvas: Canvas) -> None:
    texts = [Catalogue("ja")(f"glossary-{term}") for term in TERMS]
    for text in texts:
        for part in (0.3, 0.4, 0.55, 0.7):
            width = canvas.measure(text) * part
            lines = balanced_lines(canvas, text, width)
            assert "".join(lines) == text
            assert len(lines) == len(canvas.wrap(text, width, "body"))
            assert all(canvas.measure(line) <= width for line in lines)


def test_two_lines_of_english_part_at_a_colon(canvas: Canvas) -> None:
    text = "Yoromeki! ♥Q beats the Mighty: Murat takes 2 picture cards, at 10:30"
    width = canvas.measure(text, "title") * 0.85
    assert balanced_lines(canvas, text, width, "title") == [
        "Yoromeki! ♥Q beats the Mighty:",
        "Murat takes 2 picture cards, at 10:30",
    ]


@pytest.mark.parametrize(
    "text", ["はい、すべての絵札を取ってしまうとナポレオン軍の負けになります", "あ" * 30 + "、" + "い" * 40]
)
def test_a_pause_too_early_or_too_late_parts_nothing(text: str, canvas: Canvas) -> None:
    for part in (0.55, 0.7, 0.9):
        width = canvas.measure(text) * part
        lines = balanced_lines(canvas, text, width)
        assert "".join(lines) == text
        assert all(canvas.measure(line) <= width for line in lines)
        assert canvas.measure(lines[0]) > width / 2


def test_words_that_stand_alone_begin_with_a_capital() -> None:
    assert standing_alone("left jack") == "Left jack"
    assert standing_alone("裏ジャック") == "裏ジャック"
    assert standing_alone("") == ""
    scene = RulesScene(make_context(Language.ENGLISH), SECTIONS.index("cards"))
    app = make_app(scene, scene.context)
    assert {"Picture card", "Joker"} <= {text.text for text in app.canvas.texts}
    app.window.close()


# The list of the rules -----------------------------------------------------------------------------------


def inked(canvas: Canvas, text: str, *, bold: bool) -> pygame.Rect:
    """The pixels of a heading's letters alone."""
    (box,) = [drawn.box for drawn in canvas.texts if drawn.text == text and drawn.box[0] < canvas.px(300)]
    ink = canvas._texts.render(text, canvas.letter_size("body"), bold, canvas.theme.color("text"))
    return ink.get_bounding_rect().move(box[:2])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_ring_around_a_heading_touches_no_letters(size: tuple[int, int], language: Language) -> None:
    scene = RulesScene(make_context(language))
    app = make_app(scene, scene.context, size)
    canvas = app.canvas
    tabs = [widget for widget in scene.group.widgets if isinstance(widget, Tab)]
    assert len(tabs) == len(SECTIONS)
    for open_ in tabs:
        assert scene.group.focus is open_
        app.draw()
        outside = pygame.Rect(canvas.fit.to_pixels(open_.rect.inset(-RING)))
        inside = pygame.Rect(canvas.fit.to_pixels(open_.rect.inset(RING_INSIDE)))
        for tab in tabs:
            letters = inked(canvas, tab.label, bold=tab is open_)
            clear = inside.contains(letters) if tab is open_ else not outside.colliderect(letters)
            assert clear, (tab.label, open_.label, letters, inside, outside)
        do(scene, *keys(Do.PAGE_DOWN))
    app.window.close()


# The table -----------------------------------------------------------------------------------------------

SAID = {
    "台札を出してください": ["連合軍", "絵札 12", "台札を出してください"],
    "ハートがあるので、ハートかジョーカーしか出せません": [
        "連合軍",
        "ハートがあるので、ハートかジョーカーしか出せません",
    ],
    "ミナの答えがなかったので、定石のコンピューターが代わりました": [
        "ミナの答えがなかったので、定石のコンピューターが代わりました"
    ],
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("message", SAID)
def test_what_is_said_comes_before_role_and_count(message: str, size: tuple[int, int]) -> None:
    context = make_context()
    app = make_app(Felt(), context, size)
    canvas = app.canvas
    own = PlateView(0, 0, "ally", Side.ALLIED, 12, on_turn=True, call=None)
    marks.draw_strip(canvas, own, "連合軍", message, context.words, alert=True)
    assert [text.text for text in canvas.texts] == SAID[message]
    said = canvas.texts[-1]
    assert not said.cut
    assert said.box[2] >= canvas.measure(message, "caption") * canvas.fit.scale - 1
    app.window.close()


def test_no_ring_stays_behind_when_a_trick_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver("nara", speed=Speed.NORMAL)
    rings: list[int] = []
    monkeypatch.setattr(marks, "draw_ring", lambda _, place: rings.append(place))
    seen = swept = 0
    while seen < 40 or not swept:
        if driver.asked():
            driver.scene._submit(wish(driver.scene.director.shown))
        rings.clear()
        driver.frames()
        time.sleep(0.0002)
        poses = driver.scene.director.poses().values()
        resting = [
            place for place, at in enumerate(TRICK) if any((p.x, p.y) == at and not p.moving for p in poses)
        ]
        if driver.scene.telling.won is not None:
            seen += bool(rings)
            swept += not resting
        assert set(rings) <= set(resting)
    driver.app.window.close()


def test_while_cards_are_dealt_nothing_lies_over_them(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver("kyoto", speed=Speed.NORMAL)
    strips: list[str] = []
    monkeypatch.setattr(marks, "draw_strip", lambda *given, **_: strips.append(given[3]))
    driver.frames(20)
    assert not driver.scene.director.idle
    assert not strips
    driver.until_asked()
    assert strips
    driver.app.window.close()


def test_nothing_shows_through_a_banner(canvas: Canvas) -> None:
    event = AdjutantShown(2, Card.parse("SA"))
    told = banner.Told(NAMES, viewer=None, contract=None, still=True)
    pixels = set()
    for ground in ("white", "black"):
        canvas.surface.fill(ground)
        banner.draw_banner(canvas, event, 0.5, told, make_context())
        pixels.add(pygame.image.tobytes(canvas.surface.subsurface(canvas.fit.to_pixels(PLAIN.strip)), "RGB"))
    assert len(pixels) == 1
