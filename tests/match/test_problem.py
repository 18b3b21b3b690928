"""Problems: what can be set up, what is wrong with it, and what the solver makes of it."""

from dataclasses import replace

import pytest

from napoleon_game.core.bids import BIDS, Bid
from napoleon_game.core.cards import MIGHTY, PACK, SEATS, Suit
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.problem import ASIDE, Flaw, Problem, problem_of, solved
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.steps import Steps
from napoleon_game.solver.api import Limits, StopFlag, position_of, solve, wins
from napoleon_game.solver.errors import Cause, SolverStoppedError


def dealt(seed: str = "problem") -> Problem:
    return Problem(deal_cards(seed, 1, 0).hands)


def small(cards: int = 4, seed: str = "problem") -> Problem:
    """So many cards a seat."""
    problem = dealt(seed)
    return replace(problem, hands=tuple(hand[:cards] for hand in problem.hands))


def finished(number: int = 1) -> State:
    return Simulation("problem", number, ("rules",) * SEATS, RuleSet()).play(number)[-1]


def test_every_card_lies_somewhere_once_wherever_it_is_moved() -> None:
    problem = dealt()
    for at, card in enumerate(PACK):
        place = at % (SEATS + 1)
        problem = problem.with_card(card, place)
        assert problem.place_of(card) == place
        assert sorted((*problem.aside, *(card for hand in problem.hands for card in hand))) == list(PACK)
    assert all(list(hand) == sorted(hand) for hand in problem.hands)


def test_two_cards_are_exchanged_between_hands_and_with_what_lies_aside() -> None:
    problem = dealt()
    for one, other in ((problem.hands[0][3], problem.hands[4][0]), (problem.hands[2][1], problem.aside[0])):
        after = problem.exchanged(one, other)
        assert (after.place_of(one), after.place_of(other)) == (
            problem.place_of(other),
            problem.place_of(one),
        )
        assert after.exchanged(one, other) == problem
        assert after.flaw is None


def test_whoever_holds_the_card_is_the_adjutant() -> None:
    """R3.2, R3.3; once it has been played somebody must say who it was."""
    problem = dealt()
    for seat, hand in enumerate(problem.hands):
        assert replace(problem, adjutant_card=hand[0]).adjutant == seat
    aside = replace(small(), adjutant_card=problem.aside[0], fallen=3)
    assert aside.adjutant == 3
    assert aside.position.napoleon_side == frozenset((0, 3))
    discarded = replace(problem, adjutant_card=problem.aside[0], fallen=3)
    assert discarded.adjutant == 0
    alone = replace(problem, adjutant_card=problem.hands[0][0])
    assert alone.position.napoleon_side == frozenset((0,))


@pytest.mark.parametrize(
    ("problem", "flaw"),
    [
        (dealt(), None),
        (small(1), None),
        (replace(dealt(), hands=((),) * SEATS), Flaw.NO_CARDS),
        (dealt().with_card(dealt().aside[0], 2), Flaw.TOO_MANY),
        (dealt().with_card(dealt().hands[2][0], ASIDE), Flaw.UNEQUAL),
        (replace(dealt(), leader=1), Flaw.LEADER),
        (replace(small(), leader=1), None),
        (replace(dealt(), taken=1), Flaw.NOTHING_TAKEN),
        (replace(small(1), taken=20), Flaw.TAKEN),
        (replace(small(4), taken=2), None),
    ],
)
def test_what_is_wrong_is_found(problem: Problem, flaw: Flaw | None) -> None:
    assert problem.flaw is flaw
    if flaw is None:
        assert problem.position.turn == problem.leader


def test_a_problem_without_a_flaw_is_a_point_of_play() -> None:
    for bid in (Bid(1, Suit.CLUBS), Bid(13, Suit.HEARTS), BIDS[-1]):
        for napoleon in range(SEATS):
            for card, fallen in ((MIGHTY, napoleon), *((dealt().aside[0], seat) for seat in range(SEATS))):
                problem = replace(
                    dealt(), bid=bid, napoleon=napoleon, leader=napoleon, adjutant_card=card, fallen=fallen
                )
                assert problem.flaw is None
                state = problem.state
                assert state is not None
                assert state.public.phase is Phase.PLAY
                assert position_of(state) == problem.position
                assert state.public.bid == bid
    assert small().state is None


def test_a_finished_deal_is_looked_at_from_its_first_lead() -> None:
    state = finished()
    first = next(p.state for p in Steps(state).positions if p.state.public.phase is Phase.PLAY)
    problem = problem_of(state)
    assert problem.flaw is None
    assert problem.position == position_of(first)
    assert problem.bid == first.public.bid


def test_a_deal_under_way_is_looked_at_from_its_latest_trick() -> None:
    for position in Steps(finished(2)).positions:
        state = position.state
        problem = problem_of(state)
        if state.public.phase is not Phase.PLAY:
            continue
        assert problem.flaw is None
        assert state.public.trick is not None
        if not state.public.trick.cards:
            assert problem.position == position_of(state)
        assert len(problem.hands[0]) == 10 - len(state.public.tricks)


def test_a_deal_without_play_has_its_hands_alone() -> None:
    start = Steps(finished()).positions[0].state
    assert problem_of(start) == Problem(start.deal.hands)


def test_the_answer_is_the_solvers() -> None:
    for seed in ("a", "b", "c"):
        problem = replace(small(4, seed), taken=2, leader=3, bid=Bid(8, Suit.DIAMONDS))
        answer = solved(problem, Limits())
        found = solve(problem.position)
        assert (answer.value, answer.values) == (found.value, dict(found.moves))
        assert answer.won is wins(problem.position, 8)
        assert set(answer.winning) == set(answer.values) == set(problem.hands[3])
        ours = 3 in problem.position.napoleon_side
        assert answer.won is (any if ours else all)(answer.winning.values())


def test_it_can_be_stopped() -> None:
    flag = StopFlag()
    flag.set()
    with pytest.raises(SolverStoppedError) as stopped:
        solved(dealt(), Limits(stop=flag))
    assert stopped.value.cause is Cause.STOP
