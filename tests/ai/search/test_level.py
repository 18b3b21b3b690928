"""Levels by name: figures, styles, and what is said of wrong ones."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
import yaml

from napoleon_game.ai.registry import UnknownPlayerError, find_player, player_names
from napoleon_game.ai.search import level as levels
from napoleon_game.ai.search.level import (
    LEVELS,
    SPANS,
    STYLES,
    Level,
    LevelError,
    Span,
    is_level,
    read_level,
)

DATA = yaml.safe_load(Path(levels.__file__).with_name("levels.yaml").read_text(encoding="utf-8"))


def test_the_file_has_the_levels_and_styles_that_are_named() -> None:
    assert tuple(DATA["levels"]) == LEVELS
    assert tuple(DATA["styles"]) == STYLES
    assert set(LEVELS) < set(player_names())


def test_every_figure_of_every_level_and_style_is_allowed() -> None:
    for name in LEVELS:
        level = read_level(name)
        assert all(getattr(level, figure) == value for figure, value in DATA["levels"][name].items())
        for style in STYLES:
            assert read_level(f"{name}-{style}") == replace(level, **DATA["styles"][style])


def test_every_figure_has_a_span_and_a_default_within_it() -> None:
    assert list(SPANS) == [field.name for field in fields(Level)]
    assert all(span.allows(getattr(Level(), name)) for name, span in SPANS.items())


def test_no_level_is_weaker_in_a_figure_than_the_one_below() -> None:
    found = [read_level(name) for name in LEVELS]
    for figure in (
        "worlds",
        "contract_worlds",
        "tricks",
        "exact",
        "cunning",
        "remembers",
        "notices",
        "manners",
    ):
        values = [getattr(level, figure) for level in found]
        assert values == sorted(values), figure
    for figure in ("slack", "misjudges"):
        values = [getattr(level, figure) for level in found]
        assert values == sorted(values, reverse=True), figure
    assert [level.manners for level in found] == [0, 1, 1, 1, 1]


@pytest.mark.parametrize("name", LEVELS)
def test_the_bold_bid_on_less_and_the_careful_on_more_whatever_the_level(name: str) -> None:
    bold, plain, careful = (read_level(name + style).bids_from for style in ("-bold", "", "-careful"))
    assert bold < plain < careful


def test_figures_of_ones_own() -> None:
    assert read_level("hard slack=0.1 worlds=7") == replace(read_level("hard"), slack=0.1, worlds=7)
    assert read_level("normal-bold bids_from=2500").bids_from == 2500
    assert read_level("master bids_from=2500").bids_from == 2500  # not only 2500.0
    assert is_level("hard-bold worlds=3")
    assert is_level("hard-nonsense")  # meant to be one: so its error is that of a level
    assert not is_level("harder")
    assert not is_level("module:hard")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hard-brave", "no style is named 'brave': expected bold, careful, lone"),
        ("hard-", "no style is named '': expected bold, careful, lone"),
        ("hard- worlds=3", "no style is named '': expected bold, careful, lone"),
        ("hard-bold-", "no style is named 'bold-': expected bold, careful, lone"),
        ("hard luck=1", "'luck' is no figure of a level: expected worlds, "),
        ("hard worlds", "'worlds' is no figure of a level: expected NAME=NUMBER"),
        ("hard worlds=", "'worlds=' is no figure: expected NAME=NUMBER"),
        ("hard worlds=many", "'worlds=many' is no figure: expected NAME=NUMBER"),
        ("hard worlds=0", "worlds is 0: expected a whole number from 1 to 5000"),
        ("hard worlds=2.5", "worlds is 2.5: expected a whole number from 1 to 5000"),
        ("hard slack=1.5", "slack is 1.5: expected a number from 0 to 1"),
        ("hard slack=nan", "slack is nan: expected a number from 0 to 1"),
        ("hard slack=inf", "slack is inf: expected a number from 0 to 1"),
        ("hard worlds=10 worlds=20", "'worlds' is there twice: expected each figure once"),
        ("hard slack=0.1 worlds=7 slack=0.1", "'slack' is there twice"),
    ],
)
def test_what_is_wrong_with_a_level_is_said_in_one_line(name: str, words: str) -> None:
    with pytest.raises(LevelError) as caught:
        read_level(name)
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)
    with pytest.raises(UnknownPlayerError) as named:
        find_player(name)
    assert str(named.value).endswith(str(caught.value))


def test_a_level_that_there_is_not() -> None:
    with pytest.raises(LevelError, match="no level is named 'expert': expected beginner, easy"):
        read_level("expert worlds=3")
    with pytest.raises(UnknownPlayerError, match="no player is named 'expert worlds=3'"):
        find_player("expert worlds=3")


def test_spans() -> None:
    whole, part = Span(1, 3, whole=True), Span(0, 0.5)
    assert [whole.allows(value) for value in (1, 3, 0, 4, 2.0, True, "2", None)] == [True, True] + [False] * 6
    assert [part.allows(value) for value in (0, 0.5, 0.51, -0.1, float("nan"))] == [True, True] + [False] * 3
    assert (str(whole), str(part)) == ("a whole number from 1 to 3", "a number from 0 to 0.5")
