"""Colours: strong contrast where it is asked for, and safe for the colour-blind."""

import pytest

from napoleon_game.view.theme import THEMES, Color, Theme, load_theme
from tests.view.colors import SIMULATED, contrast, distance, nearest

EYES = (None, *SIMULATED)
SUITS = ("spades", "hearts", "diamonds", "clubs")

DARK = ("felt_edge", "felt_dark", "felt", "felt_light", "frame", "panel", "panel_raised")
"""What letters stand on: felt, plates, fields, rows that are chosen."""
ON_DARK = (
    *("text", "text_soft", "text_dim", "accent", "danger", "napoleon", "allied", "unknown"),
    *("suit_black", "suit_red", *SUITS),
)
ON_PLATES = tuple(f"seat{seat}" for seat in range(5))
"""The names at the lines of a chart."""
LIGHT = ("ivory", "ivory_dim")
ON_LIGHT = (
    "ink",
    "red_joker",
    "suit_black_on_ivory",
    "suit_red_on_ivory",
    *(f"{suit}_on_ivory" for suit in SUITS),
)
OTHERS = (
    ("on_accent", "accent"),
    ("on_accent", "accent_deep"),
    ("on_accent", "napoleon"),
    ("on_accent", "allied"),
    ("ink", "accent"),
    ("text", "danger_fill"),
    ("text", "scrim"),
)
"""Buttons, medals, the highest bid."""

PAIRS = (
    *((ink, ground) for ink in ON_DARK for ground in DARK),
    *((ink, "panel") for ink in ON_PLATES),
    *((ink, ground) for ink in ON_LIGHT for ground in LIGHT),
    *OTHERS,
)
NO_LETTERS = {"line", "line_soft", "focus", "focus_inner", "frame_dark", "card_edge", "card_scrim"}


def test_every_colour_of_a_theme_is_looked_at() -> None:
    looked_at = {name for pair in PAIRS for name in pair} | NO_LETTERS
    for name in THEMES:
        assert set(load_theme(name).colors) == looked_at


@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_strong_contrast_is_seven_to_one(ink: str, ground: str) -> None:
    theme = load_theme("contrast")
    assert contrast(theme.color(ink), theme.color(ground)) >= 7


@pytest.mark.parametrize("ground", ["felt_edge", "felt", "panel", "panel_raised"])
@pytest.mark.parametrize("line", ["focus", "line_soft", "line"])
def test_lines_stand_out_in_strong_contrast(line: str, ground: str) -> None:
    theme = load_theme("contrast")
    assert contrast(theme.color(line), theme.color(ground)) >= 4.5


def four(theme: Theme, where: str) -> dict[str, Color]:
    """The four suit colours, on dark or on ivory."""
    return {suit: theme.color(suit + where) for suit in SUITS}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("where", ["", "_on_ivory"])
@pytest.mark.parametrize("name", THEMES)
def test_four_suit_colours_are_told_apart_by_all_eyes(name: str, where: str, eyes: str | None) -> None:
    least, one, other = nearest(four(load_theme(name), where), eyes)
    assert least >= 24, (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", THEMES)
def test_the_two_sides_are_told_apart_by_all_eyes(name: str, eyes: str | None) -> None:
    theme = load_theme(name)
    assert distance(theme.color("napoleon"), theme.color("allied"), eyes) >= 40


def test_the_measure_itself() -> None:
    """Black on white is 21 to 1 and 100 apart; red and green of one lightness meet in eyes without red."""
    black, white = (0, 0, 0, 255), (255, 255, 255, 255)
    assert contrast(black, white) == pytest.approx(21)
    assert distance(black, white, None) == pytest.approx(100, abs=0.1)
    red, green = (190, 90, 0, 255), (121, 121, 0, 255)
    assert distance(red, green, "protanopia") < distance(red, green, None) / 2
