"""The standings and the end of a match: in both languages and all sizes, by keys or by mouse alone."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from napoleon_game.config.choices import Language
from napoleon_game.config.schema import Config
from napoleon_game.core.cards import SEATS
from napoleon_game.core.scoring import Result, Side
from napoleon_game.core.stream import Stream
from napoleon_game.i18n.catalogue import Catalogue
from napoleon_game.i18n.persons import about
from napoleon_game.match.series import Series
from napoleon_game.ui.inputs import Do
from napoleon_game.ui.scene import Pop
from napoleon_game.ui.scenes.standings import StandingsScene
from napoleon_game.view.result_view import winners
from napoleon_game.view.theme import THEMES, Color, load_theme
from tests.ui.support import LANGUAGES, SIZES, click, do, faults, keys, make_app, make_context, picture

NAMES = {
    Language.JAPANESE: ("あなた", "ネイ", "ミュラ", "スルト", "ダヴー"),
    Language.ENGLISH: ("You", "Ney", "Murat", "Soult", "Davout"),
}


XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
SIGHTS = {
    "full": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "no red": [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.052]],
    "no green": [[0.3673, 0.8606, -0.228], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
    "no blue": [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
}
"""What colour-blind people see of linear sRGB: the matrices of Machado, Oliveira and Fernandes (2009)."""


def series_of(finished: int, deals: int = 10) -> Series:
    """A match in which chance decided who won."""
    stream, results = Stream("standings", str(finished)), []
    for _ in range(finished):
        napoleon = stream.below(SEATS)
        side = (napoleon, (napoleon + 1 + stream.below(SEATS - 1)) % SEATS)
        points = [0 if seat in side else 5000 for seat in range(SEATS)]
        if stream.below(2):
            points = [9000 if seat == side[0] else 6000 if seat == side[1] else 0 for seat in range(SEATS)]
        results.append(Result((4,) * SEATS, 8, Side.ALLIED, False, tuple(points)))
    return Series("standings", deals, tuple(results))


def shared(finished: int, *points: int) -> Series:
    """A match in which every deal brought the same."""
    return Series("shared", 10, (Result((4,) * SEATS, 8, Side.ALLIED, False, points),) * finished)


MATCHES = {
    "before the first": (series_of(0), False),
    "first": (series_of(1), False),
    "third": (series_of(3), False),
    "shared": (shared(3, 0, 5000, 5000, 5000, 0), False),
    "endless": (series_of(40, 0), False),
    "long": (series_of(60, 100), False),
    "last": (series_of(10), True),
    "shared at last": (shared(10, 0, 5000, 5000, 5000, 0), True),
    "four first": (shared(10, 0, 4000, 4000, 4000, 4000), True),
    "large": (shared(10, 0, 30000, 30000, 0, 180000), True),
}


def scene_of(match: str, language: Language = Language.JAPANESE) -> StandingsScene:
    series, final = MATCHES[match]
    return StandingsScene(make_context(language), NAMES[language], series, Pop, final)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES)
def test_no_text_is_cut_or_covered(match: str, language: Language) -> None:
    for size in SIZES:
        assert faults(make_app(scene_of(match, language), make_context(language), size)) == []


def test_large_letters_leave_everything_readable() -> None:
    config = replace(Config(), look=replace(Config().look, text_scale=2.0))
    context = make_context(Language.ENGLISH, config)
    assert faults(make_app(scene_of("shared at last", Language.ENGLISH), context, SIZES[0])) == []


def test_it_draws_the_same_twice() -> None:
    for match in MATCHES:
        app = make_app(scene_of(match), make_context())
        assert picture(app) == picture(app)


def test_going_on_by_keys_or_by_mouse() -> None:
    scene = scene_of("third")
    assert do(scene, *keys(Do.CONFIRM)) == [Pop()]
    assert do(scene, *keys(Do.CANCEL)) == [Pop()]
    assert do(scene, *keys(Do.LEFT, Do.DOWN, Do.NEXT, Do.CONFIRM)) == [Pop()]
    assert do(scene, *click(scene.go_on.rect)) == [Pop()]


def _texts(scene: StandingsScene) -> list[str]:
    return [text.text for text in make_app(scene, make_context()).canvas.texts]


def test_the_end_names_the_winners() -> None:
    series, _ = MATCHES["last"]
    (winner,) = winners(series)
    wanted = about(Catalogue("ja"), "final-winner", NAMES[Language.JAPANESE][winner])
    assert wanted in _texts(scene_of("last"))
    assert "同点優勝：ネイ、ミュラ、スルト" in _texts(scene_of("shared at last"))


def test_shared_places_are_called_so() -> None:
    texts = _texts(scene_of("shared"))
    assert texts.count("同率1位") == 3
    assert texts.count("同率4位") == 2


def test_the_button_can_say_something_else() -> None:
    series, _ = MATCHES["last"]
    scene = StandingsScene(
        make_context(), NAMES[Language.JAPANESE], series, Pop, final=True, label="final-again"
    )
    assert "もう一度" in _texts(scene)


def _linear(color: Color) -> Any:
    parts = np.array(color[:3]) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def _lab(linear: Any) -> Any:
    """CIE L*a*b* of linear sRGB, in which distances are differences that people see."""
    x, y, z = XYZ @ np.clip(linear, 0, 1) / np.array([0.9505, 1.0, 1.089])
    x, y, z = (np.cbrt(v) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("name", THEMES)
def test_the_lines_stand_out_from_the_panel(name: str) -> None:
    theme = load_theme(name)
    ground = (XYZ @ _linear(theme.color("panel")))[1]
    lights = [(XYZ @ _linear(theme.color(f"seat{seat}")))[1] for seat in range(SEATS)]
    assert min((light + 0.05) / (ground + 0.05) for light in lights) >= (7 if name == "contrast" else 4.5)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", THEMES)
def test_colour_blind_people_can_tell_the_lines_apart(name: str, sight: str) -> None:
    theme, seen = load_theme(name), np.array(SIGHTS[sight])
    colors = [_lab(seen @ _linear(theme.color(f"seat{seat}"))) for seat in range(SEATS)]
    assert min(float(np.linalg.norm(a - b)) for a, b in combinations(colors, 2)) >= 25
