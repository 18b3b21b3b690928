"""Advice: right where the end is certain, from the observation alone, and with reasons that are true."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from napoleon_game.ai.advice.advice import Option, Reason, Why
from napoleon_game.ai.advice.adviser import LEVEL, advise, key_of
from napoleon_game.ai.rules.hand import specials
from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.ai.search import judging
from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import MIGHTY, PICTURE_CARDS, YOROMEKI_QUEEN, Card, pictures
from napoleon_game.core.engine import step
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.core.tricks import judge
from tests.ai.absurd import absurdities
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


def options(seeds: Iterable[int]) -> Iterator[tuple[State, Observation, Option]]:
    """All that is advised in some deals, with where."""
    for seed in seeds:
        for state in bot_states(f"reasons {seed}", RulesPlayer()):
            if state.public.turn is None:
                continue
            observation = seen_by_turn(state)
            advice = advise(observation, QUICK)
            observation.legal.check(advice.best.action)
            yield state, observation, advice.best
            if advice.runner_up is not None:
                assert advice.runner_up.action != advice.best.action
                observation.legal.check(advice.runner_up.action)
                yield state, observation, advice.runner_up


def is_true(reason: Reason, state: State, seen: Observation, option: Option) -> bool:
    """Whether a reason holds, read from the cards anew."""
    action, hand, public = option.action, seen.hand, seen.public
    if isinstance(action, PlayCard):
        return true_of_card(reason, state, seen, action.card)
    trump = public.contract.trump if public.contract is not None else None
    match reason.why, action:
        case Why.VOIDS, Discard(_, cards):
            left = [card for card in hand if card not in cards]
            return all(card.suit is not reason.suit for card in left) and reason.suit is not trump
        case Why.TRUMPS_STAY, Discard(_, cards):
            left = [card for card in hand if card not in cards]
            return reason.count == sum(c.suit is trump for c in left) == sum(c.suit is trump for c in hand)
        case Why.BURIES, Discard(_, cards):
            return (
                set(reason.cards) == {c for c in cards if c.is_picture} and public.bid.target < PICTURE_CARDS
            )
        case Why.LOW, Discard(_, cards):
            assert trump is not None
            return not any(c.is_picture or c.suit in (trump, None) or c in specials(trump) for c in cards)
        case Why.STRONGEST_MISSING, NameAdjutantCard(_, card):
            assert trump is not None
            order = [*specials(trump)]
            return (
                card not in hand and all(c in hand for c in order[: order.index(card)])
                if card in order
                else True
            )
        case Why.HELD_BY_OTHERS, NameAdjutantCard(_, card):
            return card not in hand and 0 <= reason.count <= reason.of
        case Why.ALONE, NameAdjutantCard(_, card):
            return card in hand
        case Why.TRUMPS, MakeBid(_, bid):
            return reason.suit is bid.trump and reason.count == sum(c.suit is bid.trump for c in hand)
        case Why.HOLDS, MakeBid(_, bid):
            return set(reason.cards) == set(specials(bid.trump)) & set(hand) != set()
        case Why.WITH, MakeBid():
            return len(reason.cards) == 1
        case Why.BEST_BID, Pass():
            return reason.bid is not None and reason.of > 0
    return False


def true_of_card(reason: Reason, state: State, seen: Observation, card: Card) -> bool:
    public, hand, legal = seen.public, seen.hand, seen.legal
    assert isinstance(legal, LegalPlays)
    assert public.trick is not None
    table, trump, first = public.trick.cards, public.bid.trump, not public.tricks

    def wins(one: Card) -> bool:
        return judge((*table, one), trump, first_trick=first).place == len(table)

    best = judge((*table, card), trump, first_trick=first).place
    match reason.why:
        case Why.ONLY:
            return legal.cards == (card,)
        case Why.TAKES_TRICK:
            after, _ = step(state, PlayCard(seen.seat, card))
            return len(table) == 4 and after.public.captured[seen.seat] == public.captured[
                seen.seat
            ] + pictures((*table, card))
        case Why.UNBEATEN:
            same_two = card.rank == 2 and all(other.suit is card.suit for other in table) and not first
            yoromeki = card is YOROMEKI_QUEEN and MIGHTY not in {*table, *hand}
            open_still = len(table) < 4 and 0 < reason.count <= reason.of
            return (wins(card) or same_two or yoromeki) and open_still
        case Why.YOROMEKI:
            return card is YOROMEKI_QUEEN and 0 < len(table) < 4 and not wins(card)
        case Why.SAME_TWO:
            alike = card.rank == 2 and all(other.suit is card.suit for other in table)
            return alike and not first and 0 < len(table) < 4 and not wins(card)
        case Why.PICTURES_IN_TRICK:
            return wins(card) and reason.count == pictures(table) > 0
        case Why.CHEAPEST:
            return wins(card) and any(wins(other) for other in legal.cards if other is not card)
        case Why.FRIEND_HAS_IT | Why.PICTURE_TO_FRIEND:
            assert state.adjutant is not None
            assert public.contract is not None
            side = {public.contract.napoleon, state.adjutant}
            friend = public.trick.seat_at(best)
            same = (friend in side) is (seen.seat in side)
            return reason.seat == friend and same and card.is_picture is (reason.why is Why.PICTURE_TO_FRIEND)
        case Why.LOST_ANYWAY:
            return not any(wins(other) for other in legal.cards)
        case Why.NO_PICTURE:
            return not card.is_picture and any(other.is_picture for other in legal.cards)
        case Why.KEEPS:
            return card not in reason.cards and all(c in legal.cards and wins(c) for c in reason.cards)
        case Why.DRAWS_TRUMP:
            return not table and card.suit in (trump, None) and reason.count >= 0.5 * reason.of
        case Why.VOID:
            return [c for c in hand if c.suit is reason.suit] == [card] and any(c.suit is trump for c in hand)
        case Why.HIDES:
            return (
                reason.cards == (public.adjutant_card,) and public.adjutant_card in hand and not_shown(seen)
            )
        case Why.SHOWS:
            return card is public.adjutant_card and not_shown(seen)
        case Why.NOT_TWENTY:
            return seen.side is Side.NAPOLEON and public.bid.target < PICTURE_CARDS
    return False


def not_shown(seen: Observation) -> bool:
    return seen.public.adjutant is None


def test_every_reason_is_true() -> None:
    told: Counter[Why] = Counter()
    for state, seen, option in options(range(3)):
        for reason in option.reasons:
            told[reason.why] += 1
            assert is_true(reason, state, seen, option), (reason, option)
    assert len(told) >= 15, told


@pytest.mark.slow
def test_every_reason_is_true_in_many_deals() -> None:
    told: Counter[Why] = Counter()
    to_play_alone = (144, 329)  # seldom advised
    for state, seen, option in options((*range(100), *to_play_alone)):
        for reason in option.reasons:
            told[reason.why] += 1
            assert is_true(reason, state, seen, option), (reason, option)
    assert set(told) == set(Why), set(Why) - set(told)
