"""Advice: right where the end is certain, from the observation alone, and with reasons that are true."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from napoleon_game.ai.advice.advice import Reason, Why
from napoleon_game.ai.advice.adviser import LEVEL, advise, key_of
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search import judging
from napoleon_game.core.actions import PlayCard
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from tests.ai.absurd import absurdities
from tests.ai.reasons_anew import CONTRASTS, Told
from tests.redeal import redeal
from tests.support import bot_states

QUICK = LEVEL.with_figures({"worlds": 30, "contract_worlds": 10})


def seen_by_turn(state: State) -> Observation:
    assert state.public.turn is not None
    return observe(state, state.public.turn)


@pytest.mark.parametrize("reveal", Reveal)
def test_redealing_what_is_hidden_changes_no_advice(reveal: Reveal) -> None:
    phases: Counter[Phase] = Counter()
    rules = RuleSet(reveal_discarded_pictures=reveal)
    states = bot_states(f"advice {reveal}", RulesPlayer(), rules)
    for number, state in enumerate(states):
        if state.public.turn is None or number % 4:
            continue
        phases[state.public.phase] += 1
        other = redeal(state, state.public.turn, Stream("redeal", number))
        assert advise(seen_by_turn(other), QUICK) == advise(seen_by_turn(state), QUICK)
    assert phases[Phase.PLAY] >= 12


def test_threads_change_nothing_but_the_time() -> None:
    alone = QUICK.with_figures({"threads": 1})
    for state in bot_states("advice threads", RulesPlayer())[5::9]:
        if state.public.turn is not None:
            assert advise(seen_by_turn(state), alone) == advise(seen_by_turn(state), QUICK)


def test_nothing_absurd_is_advised_without_need() -> None:
    """By the rules written apart from the players' manners; the need is a tenth more of a chance to win."""
    tempted, needed = 0, 0
    for seed in range(20):
        for state in bot_states(f"hint {seed}", RulesPlayer()):
            if state.public.phase is not Phase.PLAY:
                continue
            seen = seen_by_turn(state)
            assert isinstance(seen.legal, LegalPlays)
            plays = [PlayCard(seen.seat, card) for card in seen.legal.cards]
            absurd = [play for play in plays if absurdities(seen, play)]
            if not absurd:
                continue
            tempted += 1
            advice = advise(seen, QUICK)
            options = [option for option in (advice.best, advice.runner_up) if option is not None]
            if not any(option.action in absurd for option in options):
                continue
            needed += 1
            deals = judging.fitting(seen, QUICK, Stream(*key_of(seen)))
            outcomes = judging.judge_plays(seen, seen.legal.cards, QUICK, deals)
            wins = dict(zip(plays, deals.shares @ outcomes.wins, strict=True))
            best = max(chance for play, chance in wins.items() if play not in absurd)
            for option in options:
                assert isinstance(option.action, PlayCard)
                assert option.action not in absurd or wins[option.action] > best + 0.1
    assert tempted >= 40
    assert needed <= tempted // 8


def test_the_same_question_has_the_same_answer() -> None:
    state = bot_states("twice", RulesPlayer())[30]
    assert advise(seen_by_turn(state)) == advise(seen_by_turn(state))


def told_in(seeds: Iterable[int]) -> Iterator[tuple[Told, tuple[Reason, ...]]]:
    """All that is advised in some deals, with the reasons for it."""
    for seed in seeds:
        for state in bot_states(f"reasons {seed}", RulesPlayer()):
            if state.public.turn is None:
                continue
            observation = seen_by_turn(state)
            advice = advise(observation, QUICK)
            best, second = advice.best, advice.runner_up
            assert second is None or second.action != best.action
            for option, other in ((best, second), (second, best)):
                if option is not None:
                    observation.legal.check(option.action)
                    beside, key = None if other is None else other.action, key_of(observation)
                    card = option.adjutant_card
                    told = Told(state, observation, option.action, beside, QUICK, key, card)
                    yield told, option.reasons


def check_reasons(seeds: Iterable[int]) -> Counter[Why]:
    """See that all reasons are true; returns how many of each there were."""
    found: Counter[Why] = Counter()
    for told, reasons in told_in(seeds):
        assert len(reasons) <= 3
        for reason in reasons:
            found[reason.why] += 1
            assert told.is_true(reason), (reason, told.action)
    return found


def test_every_reason_is_true() -> None:
    found = check_reasons(range(3))
    assert len(found) >= 15, found
    assert found.keys() & CONTRASTS, found


@pytest.mark.slow
def test_every_reason_is_true_in_many_deals() -> None:
    to_play_alone = (144, 329)  # seldom advised
    found = check_reasons((*range(100), *to_play_alone))
    assert set(found) == set(Why), set(Why) - set(found)
