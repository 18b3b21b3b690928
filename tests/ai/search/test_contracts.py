"""What contracts are worth before play: the points of R6, with 20 bid as with less."""

import numpy as np
import pytest

from napoleon_game.ai.search import judging
from napoleon_game.ai.search.contracts import Contracted, napoleons_stakes
from napoleon_game.ai.search.judging import stakes
from napoleon_game.ai.search.level import Level
from napoleon_game.core.actions import NameAdjutantCard
from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import Card, Suit
from napoleon_game.core.observation import observe
from napoleon_game.core.scoring import score
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds
from tests.support import begin, deal_with, name_and_discard

STRONG = "SA SK SQ SJ S9 S8 CJ HA DA JK"
LEVEL = Level(worlds=20, contract_worlds=20)


def paid(target: int, adjutant: int) -> tuple[int, ...]:
    """What each seat gets if seat 0 makes a contract with this adjutant."""
    return score(Contract(0, Bid(target, Suit.SPADES)), adjutant, (target, 0, 20 - target, 0, 0)).points


@pytest.mark.parametrize("target", [12, 19, 20])
def test_r6_3_and_r6_5_stakes_are_what_the_score_pays(target: int) -> None:
    found = napoleons_stakes(np.array([False, True]), target)
    assert list(found) == [paid(target, 1)[0], paid(target, 0)[0]]
    assert list(napoleons_stakes(np.array([False, True]), target, 1.5)) == [found[0], 1.5 * found[1]]


@pytest.mark.parametrize("target", [19, 20])
def test_r6_5_a_contract_promises_what_winning_pays(target: int) -> None:
    contracted = Contracted(
        Card.parse("SA"), np.array([20, 19, 12, 20]), np.array([False, True, False, True])
    )
    chances, points = contracted.per_deal(target)
    assert points == pytest.approx(chances * np.tile([paid(target, 1)[0], paid(target, 0)[0]], 2))
    assert contracted.points(target) == pytest.approx(points.mean())


@pytest.mark.parametrize("bid", ["S19", "S20"])
def test_r6_5_names_exchanges_and_cards_are_told_by_what_winning_pays(bid: str) -> None:
    target = int(bid[1:])
    state = begin(deal_with({0: STRONG}, "S7 H2 H3"), f"{bid} - - - -" if target < 20 else bid)
    seen = observe(state, 0)
    names = judging.judge_names(seen, (NameAdjutantCard(0, Card.parse("DK")),), LEVEL, Stream("r6.5"))
    worth = set(np.round(names.points[:, 0] / names.wins[:, 0]))  # in some deals the card lies in the kitty
    assert paid(target, 1)[0] in worth <= {paid(target, 1)[0], paid(target, 0)[0]}
    after, _ = name_and_discard(state, "DK", "S7 H2 H3")
    (owner,) = [seat for seat in range(5) if Card.parse("DK") in after.hands[seat]]
    worlds = Worlds(
        Suit.SPADES,
        0,
        (),
        True,
        np.zeros((2, 5), np.int64),
        np.array([1, 1 | 1 << owner]),
        np.zeros(2, np.int64),
    )
    assert list(stakes(observe(after, 0), worlds)) == [paid(target, 0)[0], paid(target, owner)[0]]
    assert list(stakes(observe(after, owner), worlds))[1] == paid(target, owner)[owner]
