"""Every player, in every phase, decides by its observation and its random numbers alone."""

from collections import Counter

import pytest

from napoleon_game.ai.registry import find_player
from napoleon_game.ai.search.level import LEVELS, STYLES
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.stream import Stream
from tests.redeal import redeal
from tests.support import bot_states

FEW = "worlds=3 contract_worlds=3"
"""Everything that a level does, on few deals."""
PLAYERS = {
    "random": 6,
    "rules": 6,
    "beginner": 1,
    "easy": 1,
    f"normal {FEW}": 1,
    f"hard-bold {FEW}": 1,
    f"master-lone {FEW}": 1,
}
"""Players, and the deals that the fast tests look at."""


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("reveal", Reveal)
def test_redealing_what_is_hidden_changes_no_decision(name: str, reveal: Reveal) -> None:
    redeal_and_decide(name, reveal, PLAYERS[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", [*LEVELS, *(f"{level}-{style}" for level in LEVELS for style in STYLES)])
@pytest.mark.parametrize("reveal", Reveal)
def test_nor_with_any_level_and_style(name: str, reveal: Reveal) -> None:
    redeal_and_decide(name, reveal, 3)


def redeal_and_decide(name: str, reveal: Reveal, deals: int) -> None:
    make = find_player(name)
    phases: Counter[Phase] = Counter()
    for deal in range(deals):
        rules = RuleSet(reveal_discarded_pictures=reveal)
        for number, state in enumerate(bot_states(f"honest {deal}", make(), rules)):
            turn = state.public.turn
            if turn is None:
                continue
            phases[state.public.phase] += 1
            decided = make().decide(observe(state, turn), Stream("luck", number))
            for luck in range(3):
                other = redeal(state, turn, Stream("redeal", luck, number))
                assert make().decide(observe(other, turn), Stream("luck", number)) == decided
    assert phases[Phase.PLAY] == 50 * deals
    assert min(phases[phase] for phase in (Phase.AUCTION, Phase.ADJUTANT, Phase.EXCHANGE)) >= deals


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_keeps_nothing_from_one_decision_to_the_next(name: str) -> None:
    """One that did could carry knowledge from seat to seat, and could not be resumed from a save."""
    make = find_player(name)
    used = make()
    for number, state in enumerate(bot_states("memory", make())):
        if (turn := state.public.turn) is not None:
            observation = observe(state, turn)
            fresh = make().decide(observation, Stream("luck", number))
            assert used.decide(observation, Stream("luck", number)) == fresh
