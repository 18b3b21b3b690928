"""Many worlds in one call: the answers of one by one, and what ends it."""

import random
from dataclasses import replace

import numpy as np
import pytest

from napoleon_game.core.cards import PACK, PICTURE_CARDS, Suit
from napoleon_game.solver import kernels
from napoleon_game.solver.api import Limits, Position, StopFlag, Table, stop_after, winning_moves
from napoleon_game.solver.batch import UNKNOWN, Worlds, card_bits, winning_worlds
from napoleon_game.solver.pack import layout, pack
from tests.solver.positions import endgame, played
from tests.solver.support import whole_deal


def worlds_of(positions: list[Position]) -> Worlds:
    """Positions with the same trick on the table, as worlds."""
    first = positions[0]
    bits = card_bits(first.trump)
    hands = [[sum(int(bits[card]) for card in hand) for hand in position.hands] for position in positions]
    sides = [sum(1 << seat for seat in position.napoleon_side) for position in positions]
    captured = [position.captured for position in positions]
    return Worlds(
        first.trump,
        first.leader,
        first.table,
        first.first_trick,
        np.array(hands, np.int64).reshape(len(positions), 5),
        np.array(sides, np.int64),
        np.array(captured, np.int64),
    )


def redealt(position: Position, chance: random.Random, count: int) -> list[Position]:
    """The cards of all but the seat to play dealt anew, to all but one seat or two on Napoleon's side."""
    others = [seat for seat in range(5) if seat != position.turn]
    rest = [card for seat in others for card in position.hands[seat]]
    found = []
    for _ in range(count):
        chance.shuffle(rest)
        hands, start = list(position.hands), 0
        for seat in others:
            size = len(position.hands[seat])
            hands[seat] = tuple(rest[start : start + size])
            start += size
        side = frozenset(chance.sample(range(5), chance.choice((1, 2))))
        captured = PICTURE_CARDS - position.pictures_left - chance.choice((0, 0, 1))
        found.append(replace(position, hands=tuple(hands), napoleon_side=side, captured=captured))
    return found


def expected(position: Position, target: int) -> list[int]:
    """The answers one by one: whether the side to play wins."""
    ours = position.turn in position.napoleon_side
    moves = winning_moves(position, target)
    return [int(moves[card] == ours) if card in moves else UNKNOWN for card in PACK]


@pytest.mark.parametrize("size", [1, 3, 5])
def test_many_worlds_have_the_answers_of_each(size: int) -> None:
    chance = random.Random(f"worlds {size}")
    both = set[int]()
    for _ in range(12):
        positions = redealt(endgame(chance, size), chance, 10)
        target = min(PICTURE_CARDS, positions[0].captured + chance.randint(1, 5))
        answers = winning_worlds(worlds_of(positions), target)
        assert answers.done == len(positions)
        assert answers.wins.tolist() == [expected(position, target) for position in positions]
        both.update(answers.wins.ravel().tolist())
    assert both == {0, 1, UNKNOWN}


@pytest.mark.parametrize("trump", Suit)
def test_bits_of_cards_are_their_places(trump: Suit) -> None:
    bits = card_bits(trump)
    assert [int(bit).bit_length() - 1 for bit in bits] == list(layout(trump))
    assert not bits.flags.writeable


def test_packed_like_one() -> None:
    chance = random.Random("packed")
    for number in range(60):
        position = endgame(chance, 3) if number < 40 else whole_deal(number)
        position = replace(position, first_trick=number % 2 == 0)
        assert worlds_of([position]).packed()[0].tolist() == pack(position).tolist()


def test_no_worlds() -> None:
    position = whole_deal(1, 4)
    nothing = np.zeros(0, np.int64)
    hands = np.zeros((0, 5), np.int64)
    worlds = Worlds(position.trump, position.leader, (), False, hands, nothing, nothing)
    answers = winning_worlds(worlds, 12)
    assert (answers.done, answers.wins.shape, answers.nodes) == (0, (0, len(PACK)), 0)


def test_a_limit_of_nodes_holds_in_each_world() -> None:
    positions = redealt(whole_deal(22, 8), random.Random("nodes"), 12)
    few = winning_worlds(worlds_of(positions), 14, nodes_each=20_000, table=Table(10))
    full = winning_worlds(worlds_of(positions), 14, table=Table(10))
    assert few.done == full.done == len(positions)
    assert 0 < few.nodes < full.nodes
    known = few.wins != UNKNOWN
    assert 0 < known.sum() < (full.wins != UNKNOWN).sum()
    assert (few.wins[known] == full.wins[known]).all()
    none = winning_worlds(worlds_of(positions), 14, nodes_each=0, table=Table(10))
    assert none.done == len(positions)
    assert (none.wins == UNKNOWN).all()


def test_a_flag_ends_all_of_it() -> None:
    positions = redealt(whole_deal(22), random.Random("flag"), 50)
    flag = StopFlag()
    flag.set()
    assert winning_worlds(worlds_of(positions), 14, limits=Limits(stop=flag)).done == 0
    with stop_after(0.05) as soon:
        answers = winning_worlds(worlds_of(positions), 14, limits=Limits(stop=soon), table=Table(14))
    assert answers.done < len(positions) == 50
    assert len(answers.wins) == answers.done
    assert winning_worlds(worlds_of(positions), 14, limits=Limits(seconds=0)).done == 0


def test_deals_of_other_trumps_between() -> None:
    """What depends on the trump suit alone is filled in anew when that changes, and only then."""
    chance, table = random.Random("trumps"), Table(10)
    for _ in range(60):
        position = endgame(chance, 3)
        while len(position.table) < 2:
            position = played(position, position.legal[0])
        answers = winning_worlds(worlds_of([position]), 12, table=table)
        assert answers.wins[0].tolist() == expected(position, 12)
    assert kernels.STOPPED == UNKNOWN
