"""Who wins, and not only how many picture cards: taking all 20 without having bid them loses (R6.2)."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from napoleon_game.core.cards import PICTURE_CARDS, Card, Suit, parse_cards
from napoleon_game.solver.api import Table, can_reach, winning_moves, wins
from napoleon_game.solver.position import Position
from napoleon_game.solver.reference import reference_winning_moves
from tests.solver.positions import endgame
from tests.solver.support import whole_deal
from tests.support import begin, deal_with, name_and_discard


def unspoilt(position: Position) -> Position:
    """The same with all picture cards that are gone on the Napoleon side."""
    return replace(position, captured=PICTURE_CARDS - position.pictures_left)


def agree(position: Position, target: int, seen: Counter[str]) -> None:
    """Both solvers say the same of a bid."""
    expected = reference_winning_moves(position, target)
    assert list(winning_moves(position, target).items()) == list(expected.items()), (position, target)
    best = any if position.turn in position.napoleon_side else all
    won = best(expected.values())
    assert wins(position, target) == won, (position, target)
    seen["won" if won else "lost"] += 1
    seen["all 20 bid"] += target == PICTURE_CARDS
    seen["cards differ"] += len(set(expected.values())) == 2
    seen["reached and lost"] += can_reach(position, target) and not won
    seen["reached and won"] += can_reach(position, target) and won
    seen[f"place {len(position.table)}"] += 1


def targets(position: Position, chance: random.Random) -> set[int]:
    """20, 19, what is there already, and something between."""
    between = chance.randint(
        position.captured, min(PICTURE_CARDS, position.captured + position.pictures_left)
    )
    return {target for target in (20, 19, position.captured, between) if 1 <= target <= PICTURE_CARDS}


def hold_together(chance: random.Random, size: int, positions: int) -> Counter[str]:
    """Compare so many positions, most of them with no picture card lost."""
    seen = Counter[str]()
    for number in range(positions):
        position = endgame(chance, size)
        if number % 5:
            position = unspoilt(position)
        for target in targets(position, chance):
            agree(position, target, seen)
    return seen


@pytest.mark.parametrize(("size", "positions"), [(1, 150), (2, 200), (3, 60)])
def test_r6_2_the_plain_solver_agrees_who_wins(size: int, positions: int) -> None:
    seen = hold_together(random.Random(f"wins {size}"), size, positions)
    assert len(seen) == 11
    assert min(seen.values()) >= positions // 20 or size == 1, seen


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_r6_2_the_plain_solver_agrees_on_many_positions(part: int) -> None:
    chance = random.Random(f"wins many {part}")
    hold_together(chance, 2, 400)
    seen = hold_together(chance, 3, 200)
    hold_together(chance, 4, 8)
    assert seen["reached and lost"] > 0


def hands(text: str) -> tuple[tuple[Card, ...], ...]:
    """Five hands separated by bars."""
    return tuple(parse_cards(hand) for hand in text.split("|"))


def test_r6_2_a_card_is_left_to_the_allies_on_purpose() -> None:
    """Seat 0 has the top of spades and could take all; with 19 or fewer bid it gives the last trick away."""
    position = unspoilt(Position(hands("SA H3|ST HA|C2 H4|C3 H5|C4 H6"), Suit.SPADES, frozenset((0,)), 0))
    assert not wins(position, 20)
    assert wins(position, 18)
    # With the higher heart in the Napoleon side's own hands nothing can be left to the Allies.
    forced = unspoilt(Position(hands("SA HA|ST HK|C2 H4|C3 H5|C4 H6"), Suit.SPADES, frozenset((0,)), 0))
    assert wins(forced, 20)
    assert not wins(forced, 18)
    assert can_reach(forced, 18)


def test_r6_2_a_discarded_picture_card_is_safety_enough() -> None:
    """All tricks are Napoleon's, whatever it plays."""
    cards = {0: "SA HJ DJ JK HA HK HQ HT H9 H8"}
    for discards, safe in (("D2 D3 C2", False), ("D2 D3 CA", True)):
        deal = deal_with(cards, kitty=discards)
        state, _ = name_and_discard(begin(deal, "H14 - - - -"), "JK", discards)
        assert can_reach(state, 14)
        assert wins(state, 14) is safe
        assert wins(state, 20) is not safe


def test_whole_deals_with_and_without_a_lost_picture_card() -> None:
    for number in range(1, 25):
        position, table = whole_deal(number, 7), Table(12)
        start = unspoilt(position)
        won = [wins(start, target, table=table) for target in range(1, PICTURE_CARDS)]
        assert won == sorted(won, reverse=True)  # the more is bid, the harder
        assert wins(start, PICTURE_CARDS, table=table) == can_reach(start, PICTURE_CARDS, table=table)
        spoilt = replace(position, captured=PICTURE_CARDS - position.pictures_left - 1)
        for target in range(1, PICTURE_CARDS):
            assert wins(spoilt, target, table=table) == can_reach(spoilt, target, table=table)
            assert can_reach(start, target, table=table) or not won[target - 1]
