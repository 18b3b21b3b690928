"""The curve: nothing is taken for proved that the solver did not prove."""

import numpy as np

from napoleon_game.ai.search.fresh import fresh_table
from napoleon_game.ai.search.onlooker import deals_for_onlooker
from napoleon_game.core.cards import HAND_SIZE
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.match.review.course import leads
from napoleon_game.solver.batch import UNKNOWN, winning_worlds
from tests.ai.search.moments import moments


def test_a_lead_is_lost_only_if_all_cards_are_known_to_lose() -> None:
    answers = np.full((4, 53), UNKNOWN, np.int8)
    answers[0, :2] = 0, 1
    answers[1, :3] = 0, 0, 0
    answers[2, :2] = 0, 0  # the third card has no answer
    best, known = leads(answers, 3)
    assert known.tolist() == [True, True, False, False]
    assert best[known].tolist() == [1, 0]


def test_few_nodes_never_prove_what_is_not_so() -> None:
    short = 0
    for state in moments("course", RuleSet(), phase=Phase.PLAY):
        public = state.public
        left = HAND_SIZE - len(public.tricks)
        if public.trick is None or public.trick.cards or left != 5:
            continue
        worlds = deals_for_onlooker(public, 60, Stream("course"))
        truth, all_known = leads(winning_worlds(worlds, public.bid.target, table=fresh_table()).wins, left)
        assert all_known.all()
        for nodes in (50, 300, 2000):
            answers = winning_worlds(worlds, public.bid.target, nodes, table=fresh_table()).wins
            best, known = leads(answers, left)
            assert (best[known] == truth[known]).all()
            short += int((~known).sum())
    assert short > 20
