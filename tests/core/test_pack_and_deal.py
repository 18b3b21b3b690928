"""R1: the pack and the deal."""

import copy
import hashlib
import itertools
import pickle
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.cards import JOKER, PACK, Card, Suit, parse_cards, pictures
from napoleon_game.core.deal import Deal, deal_cards
from napoleon_game.core.errors import NotationError, PackError

GOLDEN_HANDS = [
    "SK S7 H7 H4 DA DJ D9 D5 D2 C2",
    "S8 S4 HK HT H9 H5 H3 DK DQ C4",
    "SQ S9 S5 H6 D8 D6 CK CQ C6 C5",
    "SA SJ S6 S3 HQ D7 CA C9 C8 C3",
    "S2 HA HJ H8 DT D3 CJ CT C7 JK",
]
GOLDEN_KITTY = "ST H2 D4"


def test_r1_1_the_pack_has_53_different_cards() -> None:
    assert len(PACK) == len(set(PACK)) == 53
    assert PACK[-1] is JOKER
    assert Counter(card.suit for card in PACK) == dict.fromkeys(Suit, 13) | {None: 1}


def test_r1_2_ten_cards_to_each_seat_and_three_left() -> None:
    deal = deal_cards("any", 1, dealer=2)
    assert [len(hand) for hand in deal.hands] == [10] * 5
    assert len(deal.kitty) == 3
    assert sorted([*deal.kitty, *(card for hand in deal.hands for card in hand)]) == list(PACK)


def test_r1_3_twenty_picture_cards_and_the_joker_is_none() -> None:
    assert pictures(PACK) == 20
    assert not JOKER.is_picture
    assert all(card.is_picture == (card.code[1] in "TJQKA") for card in PACK if card is not JOKER)


def test_cards_read_and_write_their_notation() -> None:
    assert [str(card) for card in PACK[:3]] == ["SA", "SK", "SQ"]
    assert all(Card.parse(card.code) is card for card in PACK)
    for text in ("", "S1", "s2", "SAX", "10", "JOKER", "♠A"):
        with pytest.raises(NotationError):
            Card.parse(text)


def test_a_card_is_one_object_and_cannot_be_changed() -> None:
    card = Card.parse("HQ")
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    assert Card(int(card)) is card
    with pytest.raises(AttributeError):
        card.rank = 3
    with pytest.raises(IndexError):
        Card(53)


def test_suits_rank_as_in_the_auction_and_pair_by_colour() -> None:
    assert Suit.SPADES > Suit.HEARTS > Suit.DIAMONDS > Suit.CLUBS
    assert Suit.SPADES.same_colour is Suit.CLUBS
    assert Suit.DIAMONDS.same_colour is Suit.HEARTS


def test_dealing_is_the_same_for_ever() -> None:
    """Golden: these cards stand in people's records and codes, and may never change."""
    deal = deal_cards("kyoto-42", 3, dealer=4)
    assert deal.hands[0] == parse_cards(GOLDEN_HANDS[0])
    assert [" ".join(map(str, hand)) for hand in deal.hands] == GOLDEN_HANDS
    assert " ".join(map(str, deal.kitty)) == GOLDEN_KITTY


def test_dealing_follows_the_documented_arithmetic() -> None:
    """docs/record.md, done a second time with nothing but hashlib."""
    parts = [b"napoleon-deal", "京都".encode(), b"7"]
    key = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    blocks = (hashlib.sha256(key + counter.to_bytes(4, "big")).digest() for counter in itertools.count())
    words = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))
    pack = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"] + ["JK"]
    for place in range(52, 0, -1):
        limit = 2**32 // (place + 1) * (place + 1)
        other = next(word for word in words if word < limit) % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    deal = deal_cards("京都", 7, dealer=0)
    assert [set(map(str, hand)) for hand in deal.hands] == [set(pack[i : i + 10]) for i in range(0, 50, 10)]
    assert set(map(str, deal.kitty)) == set(pack[50:])


def test_a_deal_follows_from_seed_and_number_alone() -> None:
    one = deal_cards("ナポレオン", 1, dealer=0)
    assert deal_cards("ナポレオン", 1, dealer=3).hands == one.hands
    assert deal_cards("ナポレオン", 2, dealer=0).hands != one.hands
    assert deal_cards("ナポレオン ", 1, dealer=0).hands != one.hands


def test_dealing_does_not_hang_on_the_hash_seed() -> None:
    code = "from napoleon_game.core.deal import deal_cards; print(deal_cards('kyoto-42', 3, 4).hands)"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@given(st.text(max_size=20), st.integers(0, 10**9))
def test_every_seed_deals_a_whole_pack(seed: str, number: int) -> None:
    deal = deal_cards(seed, number, dealer=0)
    assert sorted([*deal.kitty, *(card for hand in deal.hands for card in hand)]) == list(PACK)


def test_all_cards_reach_all_places() -> None:
    """A shuffle with a hole would leave some of the 53 x 6 pairs of card and place out, or far too rare."""
    places: Counter[tuple[Card, int]] = Counter()
    for number in range(2000):
        deal = deal_cards("places", number, dealer=0)
        for place, cards in enumerate((*deal.hands, deal.kitty)):
            places.update((card, place) for card in cards)
    for card in PACK:
        for place in range(5):
            assert 290 < places[card, place] < 470, (card, place)  # 377 expected, deviation 17
        assert 60 < places[card, 5] < 170, card  # 113 expected, deviation 10


def test_a_pack_that_is_none_is_refused() -> None:
    deal = deal_cards("any", 1, dealer=2)
    hands, kitty = deal.hands, deal.kitty
    with pytest.raises(PackError, match=r"more than once: \w\w"):
        Deal("x", 1, 0, (hands[0], hands[0], *hands[2:]), kitty)
    with pytest.raises(PackError, match="seat 3 was dealt 9 cards"):
        Deal("x", 1, 0, (*hands[:3], hands[3][1:], hands[4]), kitty)
    with pytest.raises(PackError, match="kitty holds 2"):
        Deal("x", 1, 0, hands, kitty[1:])
    with pytest.raises(PackError, match="4 hands"):
        Deal("x", 1, 0, hands[:4], kitty)
