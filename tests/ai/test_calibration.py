"""Holding what was foreseen against what came."""

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.scoring import Side
from napoleon_game.match.review.known import LEVEL
from tests.support import bot_states
from tools.calibration import DRAWS, believed, choices, foreseen, held


def test_a_chance_is_foreseen_and_the_end_is_that_of_the_deal() -> None:
    ends = set()
    for luck in range(4):
        final = bot_states(f"calibration {luck}", RulesPlayer())[-1]
        chance, made = foreseen(final)
        assert 0.0 < chance < 1.0
        assert final.public.final is not None
        assert made is (final.public.final.result.winner is Side.NAPOLEON)
        ends.add(made)
    assert ends == {True, False}


def test_most_intervals_hold_the_mean() -> None:
    """Margins that are too narrow would show: of half the width they hold far fewer."""
    level = LEVEL.with_figures({"tricks": 1})
    moments = list(choices(bot_states("calibration 1", RulesPlayer())[-1]))
    found = [one for state in moments[:24:6] if (one := held(state, level)) is not None]
    right, of = (sum(column) for column in zip(*found, strict=True))
    assert of >= 2 * DRAWS
    assert 0.85 * of <= right <= of


def test_beliefs_about_the_adjutant_are_chances_and_its_plays_move_them() -> None:
    beliefs = [one for luck in range(5) for one in believed(bot_states(f"beliefs {luck}", RulesPlayer())[-1])]
    assert len(beliefs) > 20
    assert all(told < 0.0 and untold < 0.0 for told, untold in beliefs)
    assert any(told != untold for told, untold in beliefs)
