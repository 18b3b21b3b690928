"""R5: what may be played and who takes the trick. Cards are in order of play, the lead first."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon_game.core.actions import PlayCard
from napoleon_game.core.cards import PACK, SEATS, Card, Suit, parse_cards
from napoleon_game.core.engine import legal, step
from napoleon_game.core.events import TrickWon
from napoleon_game.core.illegal import CardNotHeldError, MustFollowSuitError
from napoleon_game.core.state import State
from napoleon_game.core.tricks import WonBy, judge, led_suit, playable
from tests import independent
from tests.support import begin, deal_with, name_and_discard, play


def winner(cards: str, trump: str, *, first: bool = False) -> tuple[str, WonBy]:
    """The winning card of a trick and why it won."""
    trick = parse_cards(cards)
    verdict = judge(trick, Suit.parse(trump), first_trick=first)
    return trick[verdict.place].code, verdict.won_by


def may(hand: str, lead: str, trump: str) -> str:
    """The playable cards of a hand."""
    return " ".join(map(str, playable(parse_cards(hand), Card.parse(lead), Suit.parse(trump))))


def in_play(hands: dict[int, str], trump: str = "S") -> State:
    """Seat 0 is Napoleon, has discarded a kitty of low cards, and leads the first trick."""
    deal = deal_with(hands, kitty="D2 D3 C2")
    return name_and_discard(begin(deal, f"{trump}14 - - - -"), "JK", "D2 D3 C2")[0]


FULL = {0: "SK SQ HA HK DA DK CA CK C4 C5", 1: "SA HQ S9 S8", 2: "SJ CJ H9 H8", 3: "S2 ST H7", 4: "JK HT"}


# R5.1 --------------------------------------------------------------------------------------------------


def test_r5_1_napoleon_leads_then_whoever_won() -> None:
    state = in_play(FULL)
    assert state.public.turn == 0
    for number in range(10):
        leader = state.public.turn
        for place in range(SEATS):
            assert state.public.turn is not None
            assert leader is not None
            assert state.public.turn == (leader + place) % SEATS
            state, events = step(state, legal(state)[0])
        taken = [event for event in events if isinstance(event, TrickWon)]
        assert [event.number for event in taken] == [number]
        assert state.public.turn == (taken[0].seat if number < 9 else None)


# R5.2 --------------------------------------------------------------------------------------------------


def test_r5_2_whoever_can_must_follow_suit() -> None:
    assert may("SK H3 H9 D4", "HT", "S") == "H3 H9"
    assert may("SK D4 C2", "HT", "S") == "SK D4 C2"


def test_r5_2_mighty_and_jacks_follow_their_printed_suit() -> None:
    assert may("SA H3 D4", "S7", "H") == "SA"
    assert may("SA H3 D4", "H7", "S") == "H3"
    assert may("HJ S3 D4", "H7", "S") == "HJ"
    assert may("CJ S3 D4", "S7", "S") == "S3"
    assert may("CJ S3 D4", "C7", "S") == "CJ"


def test_r5_2_a_revoke_and_a_card_not_held_are_refused() -> None:
    state, _ = play(in_play(FULL), "HA")
    with pytest.raises(MustFollowSuitError, match="hearts") as caught:
        step(state, PlayCard(1, Card.parse("SA")))
    assert caught.value.led is Suit.HEARTS
    with pytest.raises(CardNotHeldError, match="SK is not in its hand"):
        step(state, PlayCard(1, Card.parse("SK")))


# R5.3 --------------------------------------------------------------------------------------------------


def test_r5_3_the_joker_may_be_played_at_any_turn() -> None:
    assert may("H3 D4 JK", "HT", "S") == "H3 JK"
    assert may("D4 JK", "HT", "S") == "D4 JK"
    assert may("JK", "HT", "S") == "JK"


def test_r5_3_a_led_joker_asks_for_trump() -> None:
    assert led_suit(Card.parse("JK"), Suit.DIAMONDS) is Suit.DIAMONDS
    assert may("S3 D4 D9", "JK", "D") == "D4 D9"
    assert may("S3 H4 C9", "JK", "D") == "S3 H4 C9"


def test_r5_3_the_joker_is_no_trump_in_hand() -> None:
    assert may("S3 H4 JK", "D5", "D") == "S3 H4 JK"


# R5.4 --------------------------------------------------------------------------------------------------

YOROMEKI, MIGHTY, RIGHT, LEFT = WonBy.YOROMEKI, WonBy.MIGHTY, WonBy.RIGHT_JACK, WonBy.LEFT_JACK
SAME_TWO, JOKER, TRUMP, LED = WonBy.SAME_TWO, WonBy.JOKER_LED, WonBy.TRUMP, WonBy.LED_SUIT


def test_r5_4_yoromeki() -> None:
    assert winner("SA S3 HQ S4 S5", "D") == ("HQ", YOROMEKI)
    assert winner("HQ H3 SA H4 H5", "D") == ("HQ", YOROMEKI)


def test_r5_4_yoromeki_in_the_first_trick() -> None:
    assert winner("SA S3 HQ S4 S5", "D", first=True) == ("HQ", YOROMEKI)


@pytest.mark.parametrize("jack", ["DJ", "HJ"])
def test_r5_4_yoromeki_with_either_jack(jack: str) -> None:
    assert winner(f"SA {jack} HQ S4 S5", "D") == ("HQ", YOROMEKI)


def test_r5_4_yoromeki_with_both_jacks_and_the_joker() -> None:
    assert winner("JK DJ HQ HJ SA", "D") == ("HQ", YOROMEKI)


def test_r5_4_yoromeki_off_suit() -> None:
    assert winner("C9 C3 SA HQ CA", "D") == ("HQ", YOROMEKI)
    assert winner("S9 S3 SA HQ SK", "S") == ("HQ", YOROMEKI)


def test_r5_4_the_queen_of_hearts_alone_is_a_plain_card() -> None:
    assert winner("HQ H3 HK H4 H5", "D") == ("HK", LED)
    assert winner("C9 C3 HQ C4 C5", "D") == ("C9", LED)


def test_r5_4_mighty_beats_all_but_her() -> None:
    assert winner("DJ HJ SA D2 DA", "D") == ("SA", MIGHTY)
    assert winner("JK S2 SA S4 S5", "D") == ("SA", MIGHTY)
    assert winner("C9 C3 CA SA C5", "C", first=True) == ("SA", MIGHTY)


def test_r5_4_right_jack_then_left_jack() -> None:
    assert winner("DA HJ DJ DK DQ", "D") == ("DJ", RIGHT)
    assert winner("DA HJ D3 DK DQ", "D") == ("HJ", LEFT)
    assert winner("SA SJ CJ S3 S4", "S") == ("SA", MIGHTY)
    assert winner("CA SJ C3 C4 C5", "C") == ("SJ", LEFT)


def test_r5_4_jacks_win_off_suit_and_over_a_led_joker() -> None:
    assert winner("S9 SK DJ S4 S5", "D") == ("DJ", RIGHT)
    assert winner("S9 SK HJ S4 S5", "D") == ("HJ", LEFT)
    assert winner("JK D9 HJ D4 DA", "D") == ("HJ", LEFT)


def test_r5_4_jacks_of_the_other_colour_are_plain() -> None:
    assert winner("S9 SJ SQ S4 S5", "D") == ("SQ", LED)
    assert winner("D9 CJ D3 D4 D5", "D") == ("D9", TRUMP)


def test_r5_4_same_two() -> None:
    assert winner("H9 HA H2 HK HT", "D") == ("H2", SAME_TWO)
    assert winner("D9 DA D2 DK DT", "D") == ("D2", SAME_TWO)
    assert winner("H2 HA H3 HK HT", "D") == ("H2", SAME_TWO)


def test_r5_4_same_two_not_in_the_first_trick() -> None:
    assert winner("H9 HA H2 HK HT", "D", first=True) == ("HA", LED)
    assert winner("D9 DA D2 DK DT", "D", first=True) == ("DA", TRUMP)


def test_r5_4_same_two_needs_all_five_of_one_suit() -> None:
    assert winner("H9 HA H2 HK C3", "D") == ("HA", LED)
    assert winner("H9 HA H2 HK", "D") == ("HA", LED)


def test_r5_4_same_two_not_with_the_joker() -> None:
    assert winner("H9 HA H2 HK JK", "D") == ("HA", LED)
    assert winner("JK DA D2 DK DT", "D") == ("JK", JOKER)


def test_r5_4_same_two_with_mighty_and_with_jacks() -> None:
    assert winner("S9 SA S2 SK ST", "D") == ("SA", MIGHTY)
    assert winner("D9 DJ D2 DK DT", "D") == ("DJ", RIGHT)
    assert winner("H9 HJ H2 HK HT", "D") == ("HJ", LEFT)
    assert winner("S9 SJ S2 SK ST", "D") == ("S2", SAME_TWO)


def test_r5_4_joker_led() -> None:
    assert winner("JK D3 DA DK D9", "D") == ("JK", JOKER)


def test_r5_4_joker_led_with_no_trump_anywhere() -> None:
    assert winner("JK S3 H9 C4 HA", "D") == ("JK", JOKER)


def test_r5_4_joker_led_with_the_last_trump() -> None:
    assert winner("JK S3 H9 C4 D2", "D") == ("JK", JOKER)


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_r5_4_a_joker_that_follows_never_wins(place: int) -> None:
    cards = ["C9", "C3", "C4", "C5"]
    cards.insert(place, "JK")
    for trump in "SHDC":
        assert winner(" ".join(cards), trump)[0] == "C9"


def test_r5_4_highest_trump_then_highest_of_the_led_suit() -> None:
    assert winner("H9 HA D3 HK D2", "D") == ("D3", TRUMP)
    assert winner("H9 HA C3 HK SK", "D") == ("HA", LED)
    assert winner("D9 HA D3 HK SK", "D") == ("D9", TRUMP)


def test_r5_5_ranks() -> None:
    order = [f"C{rank}" for rank in "AKQJT98765432"]
    for high, low in itertools.pairwise(order):
        assert winner(f"{low} {high} H3 H4 H5", "D") == (high, LED)
        if "J" not in high + low:  # the jack is no plain trump
            assert winner(f"H3 {low} {high} H4 H5", "C") == (high, TRUMP)


def test_r5_6_the_winner_takes_the_pictures_and_all_ten_tricks_are_played() -> None:
    state, events = play(in_play(FULL), "HA HQ H9 H7 HT")
    assert [event.seat for event in events if isinstance(event, TrickWon)] == [0]
    assert state.public.captured == (3, 0, 0, 0, 0)
    while state.public.turn is not None:
        state, _ = step(state, legal(state)[0])
    assert len(state.public.tricks) == 10
    assert sum(state.public.captured) == 20


# Against a second reading ------------------------------------------------------------------------------


@st.composite
def tricks(draw: st.DrawFn) -> list[Card]:
    """Five cards, with special cards and single suits as common as the rules about them."""
    suit = draw(st.sampled_from("SHDC"))
    one_suit = [card for card in PACK if card.code[0] == suit]
    special = list(parse_cards("SA HQ SJ HJ DJ CJ JK S2 H2 D2 C2"))
    pool = draw(st.sampled_from([list(PACK), one_suit, special, [*one_suit, *special]]))
    return draw(st.permutations(sorted(set(pool))))[:5]


@given(tricks(), st.sampled_from("SHDC"), st.booleans())
def test_every_trick_has_the_winner_of_the_second_reading(cards: list[Card], trump: str, first: bool) -> None:
    verdict = judge(cards, Suit.parse(trump), first_trick=first)
    codes = [card.code for card in cards]
    assert verdict.place == independent.trick_winner(codes, trump, 0 if first else 5)


@given(
    st.sets(st.sampled_from(PACK), min_size=1, max_size=10), st.sampled_from(PACK), st.sampled_from("SHDC")
)
def test_every_lead_allows_what_the_second_reading_allows(hand: set[Card], lead: Card, trump: str) -> None:
    cards = tuple(sorted(hand - {lead}))
    if cards:
        codes = [card.code for card in cards]
        ours = {card.code for card in playable(cards, lead, Suit.parse(trump))}
        assert ours == independent.may_play(codes, [lead.code], trump)
        assert playable(cards, None, Suit.parse(trump)) == cards
