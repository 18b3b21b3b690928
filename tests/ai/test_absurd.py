"""No player above a beginner does what nobody at a table would; the rules that say so, on chosen hands."""

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from napoleon_game.ai.registry import find_player
from napoleon_game.ai.search import quick
from napoleon_game.ai.search.manners import sensible, sensible_discards
from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import PICTURE_CARDS, Card, Suit, parse_cards
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start, step
from napoleon_game.core.observation import Observation, observe
from napoleon_game.core.phases.play import LegalPlays
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.stream import Stream
from napoleon_game.solver.batch import Worlds
from tests.ai.absurd import absurdities
from tests.support import begin, deal_with, name_and_discard, play, run

Hands = dict[int, str]
Values = NDArray[np.int64]

MIGHTY_BEFORE_JACK: Hands = {
    0: "SK SQ S9 S8 S7 HA HK DA DK C9",
    1: "SA S3 HQ H3 H4 D3 D4 C3 CQ CT",
    2: "SJ S4 H5 H6 HT D5 DT C5 C6 CJ",
    3: "S2 S5 H7 H8 D6 D7 D8 C7 CK DJ",
    4: "ST S6 H9 HJ DQ D9 C8 C4 CA JK",
}
JACK_ALONE = MIGHTY_BEFORE_JACK | {2: "SJ D9 H5 H6 HT D5 DT C5 C6 CJ", 4: "ST S6 S4 HJ DQ H9 C8 C4 CA JK"}
QUEEN_BEFORE_MIGHTY = MIGHTY_BEFORE_JACK | {
    1: "S2 S3 HQ H3 H4 D3 D4 C3 CQ CT",
    3: "SA S5 D6 D7 D8 C7 CK DJ C8 D9",
    4: "ST S6 H9 HJ DQ H7 H8 C4 CA JK",
}
ONE_PICTURE_CARD: Hands = {
    0: "SA SK S9 S8 S7 HA HK DA DK C9",
    1: "S2 S3 HQ H3 H4 D3 D4 C3 CQ CT",
    2: "SJ S4 H5 H6 HT D5 DT C5 C6 CJ",
    3: "SQ S5 HJ ST S6 DQ CA JK DJ C4",
    4: "H7 H8 H9 D6 D7 D8 C7 CK C8 D9",
}
TWO_PICTURE_CARDS = ONE_PICTURE_CARD | {
    3: "SQ S5 HJ ST S6 D9 CA JK DJ C4",
    4: "H7 H8 H9 D6 D7 D8 C7 CK C8 DQ",
}
QUEEN_BESIDE_NAPOLEON = ONE_PICTURE_CARD | {
    1: "S2 S3 S4 H3 H4 D3 D4 C3 CQ CT",
    2: "SJ HQ H5 H6 HT D5 DT C5 C6 CJ",
}
JACK_BEHIND_NAPOLEON: Hands = {
    0: "SK SQ S9 S8 S7 HA HK DA DK C9",
    1: "S2 S3 HQ H3 H4 D3 D4 C3 CQ CT",
    2: "SA S4 H5 H6 HT D5 DT C5 C6 CJ",
    3: "S5 CK H7 H8 H9 D6 D7 D8 C7 HJ",
    4: "SJ S6 ST DQ D9 C8 C4 CA JK DJ",
}


def in_play(hands: Hands, named: str, cards: str) -> Observation:
    """What the seat to play sees after ``cards`` of the first trick; spades are trump, seat 0 is Napoleon."""
    state = begin(deal_with(hands, kitty="H2 D2 C2"), "S14 - - - -")
    state, _ = play(name_and_discard(state, named, "H2 D2 C2")[0], cards)
    assert state.public.turn is not None
    return observe(state, state.public.turn)


@pytest.mark.parametrize(
    ("hands", "named", "cards", "absurd", "rule"),
    [
        (MIGHTY_BEFORE_JACK, "SJ", "S9 SA", "SJ", "thrown away"),
        (MIGHTY_BEFORE_JACK, "SJ", "S9 S3", "", ""),  # there the jack wins
        (JACK_ALONE, "SJ", "S9 SA", "", ""),  # no other card of the suit
        (QUEEN_BEFORE_MIGHTY, "SJ", "HA HQ HT", "SA", "thrown away"),
        (ONE_PICTURE_CARD, "SJ", "SA S2 S4 S5", "CK", "last picture card given"),
        (ONE_PICTURE_CARD, "SJ", "HA H3 HT HJ", "", ""),  # hearts must be followed
        (TWO_PICTURE_CARDS, "SJ", "SA S2 SJ S5", "", ""),
        (QUEEN_BESIDE_NAPOLEON, "CJ", "C9 CQ", "", ""),
        (QUEEN_BESIDE_NAPOLEON, "CJ", "SA S2", "", ""),  # the only spade is the jack: it must be played
        (JACK_BEHIND_NAPOLEON, "SJ", "HA H3 HT H7", "SJ S6", "overtakes for nothing"),
        (JACK_BEHIND_NAPOLEON, "SA", "HA H3 HT H7", "", ""),  # an ally may do so
    ],
)  # fmt: skip
def test_cards(hands: Hands, named: str, cards: str, absurd: str, rule: str) -> None:
    seen = in_play(hands, named, cards)
    legal = seen.legal
    assert isinstance(legal, LegalPlays)
    found = {card: absurdities(seen, PlayCard(seen.seat, card)) for card in legal.cards}
    assert {card: what for card, what in found.items() if what} == {
        card: [rule] for card in parse_cards(absurd)
    }
    assert set(sensible(seen, legal.cards)) == set(legal.cards) - set(parse_cards(absurd))


def test_the_queen_falls_on_her_own_sides_mighty() -> None:
    hands = QUEEN_BESIDE_NAPOLEON | {2: "H9 HQ H5 H6 HT D5 DT C5 C6 CJ", 4: "H7 H8 SJ D6 D7 D8 C7 CK C8 D9"}
    ours, theirs = in_play(hands, "CJ", "SA S2"), in_play(hands, "SJ", "SA S2")
    queen = PlayCard(2, Card.parse("HQ"))
    assert absurdities(ours, queen) == ["queen on own Mighty"]
    assert absurdities(theirs, queen) == []
    assert queen.card not in sensible(ours, ours.hand)
    assert queen.card in sensible(theirs, theirs.hand)


def test_between_a_jack_lost_and_napoleon_overtaken_neither_is_absurd() -> None:
    """The adjutant has no spade but Mighty and left jack, and Napoleon has trumped with the right jack."""
    hands = {
        0: "CJ CA CK CQ CT C9 C8 H2 H3 DA",
        1: "S6 S7 S8 S9 ST H5 HT D4 D5 C2",
        2: "SA SJ D6 D7 D8 D9 DT H6 H8 H9",
        4: "S3 S4 S5 HK HA HQ HJ DK DQ DJ",
    }
    state = begin(deal_with(hands, kitty="H4 D2 D3"), "C14 - - - -")
    state, _ = play(name_and_discard(state, "SA", "H4 D2 D3")[0], "H2 H5 H6 H7 HK S3 CJ S6")
    seen = observe(state, 2)
    both = tuple(parse_cards("SA SJ"))
    assert set(sensible(seen, both)) == set(both)
    assert [absurdities(seen, PlayCard(2, card)) for card in both] == [[], []]


@pytest.mark.parametrize(("bid", "absurd"), [("S14", "SJ S6"), ("S1", ""), ("S2", ""), ("S3", "SJ S6")])
def test_r6_2_where_only_all_20_can_lose_a_trick_may_be_taken_from_a_friend(bid: str, absurd: str) -> None:
    """Two picture cards were taken: more than that was bid, or not, and the Allies have none."""
    low = RuleSet(min_target=1)
    state = begin(deal_with(JACK_BEHIND_NAPOLEON, kitty="H2 D2 C2"), f"{bid} - - - -", low)
    state, _ = play(name_and_discard(state, "SJ", "H2 D2 C2")[0], "HA H3 HT H7 C4 HK H4 H5 H8")
    seen = observe(state, 4)
    found = {card for card in seen.hand if absurdities(seen, PlayCard(4, card))}
    assert found == set(parse_cards(absurd))
    assert set(sensible(seen, seen.hand)) == set(seen.hand) - found


@pytest.mark.parametrize(("reveal", "absurd"), [("none", ""), ("count", "SJ S6"), ("cards", "SJ S6")])
def test_r6_2_and_once_a_picture_card_is_known_to_be_discarded_it_may_not(reveal: str, absurd: str) -> None:
    rules = RuleSet(min_target=1, reveal_discarded_pictures=Reveal(reveal))
    state = begin(deal_with(JACK_BEHIND_NAPOLEON, kitty="H2 D2 C2"), "S2 - - - -", rules)
    state, _ = play(name_and_discard(state, "SJ", "DK D2 C2")[0], "HA H3 HT H7 C4 HK H4 H5 H8")
    seen = observe(state, 4)
    found = {card for card in seen.hand if absurdities(seen, PlayCard(4, card))}
    assert found == set(parse_cards(absurd))
    assert set(sensible(seen, seen.hand)) == set(seen.hand) - found


def in_the_exchange(hand: str, kitty: str, bid: str) -> Observation:
    state, _ = run(begin(deal_with({0: hand}, kitty), bid), NameAdjutantCard(0, Card.parse("DK")))
    return observe(state, 0)


@pytest.mark.parametrize(
    ("bid", "cards", "count"),
    [
        ("S14 - - - -", "H3 H4 C5", 0),
        ("S14 - - - -", "H3 SA C5", 1),
        ("S14 - - - -", "H3 CJ JK", 1),
        ("S14 - - - -", "H3 H4 CK", 0),
        ("S14 - - - -", "H3 H4 DJ", 0),  # a jack of no rank with spades trump
        ("S20", "H3 H4 CK", 1),
    ],
)
def test_discards(bid: str, cards: str, count: int) -> None:
    seen = in_the_exchange("SA SJ CJ JK H3 H4 C5 CK D9 DJ", "S2 S3 S4", bid)
    assert len(absurdities(seen, Discard(0, parse_cards(cards)))) == count
    sets = [action.cards for action in seen.legal if isinstance(action, Discard)]
    kept = sensible_discards(seen, sets)
    assert (tuple(sorted(parse_cards(cards))) in {tuple(sorted(one)) for one in kept}) is (count == 0)
    assert all(absurdities(seen, Discard(0, one)) == [] for one in kept)


def test_a_picture_card_goes_with_a_bid_of_twenty_where_nothing_else_is_left() -> None:
    seen = in_the_exchange("SK SQ ST HA HK HQ HT DA DQ DT", "CA CK C2", "S20")
    assert absurdities(seen, Discard(0, parse_cards("C2 HT DT"))) == []
    sets = [action.cards for action in seen.legal if isinstance(action, Discard)]
    assert all(Card.parse("C2") in cards for cards in sensible_discards(seen, sets))


def test_bids() -> None:
    weak, _ = start(deal_with({0: "S3 S4 H3 H4 D3 D4 D5 C3 C4 C5"}), RuleSet())
    strong, _ = start(deal_with({0: "SA SK SQ SJ ST S9 CJ JK HA DA"}), RuleSet())
    assert absurdities(observe(weak, 0), MakeBid(0, Bid.parse("S19")))
    assert not absurdities(observe(strong, 0), MakeBid(0, Bid.parse("S14")))


def count(name: str, deals: int) -> Counter[str]:
    """What players called ``name`` do that is absurd, by rule, in deals among five of them."""
    found: Counter[str] = Counter()
    player = find_player(name)()
    for number in range(deals):
        state, _ = start(deal_cards(f"absurd {number}", 1, number % 5), RuleSet())
        turns = 0
        while state.public.turn is not None:
            seen = observe(state, state.public.turn)
            action = player.decide(seen, Stream("absurd", number, turns))
            found.update(absurdities(seen, action))
            state, _ = step(state, action)
            turns += 1
    return found


@pytest.mark.parametrize(("name", "deals"), [("easy", 20), ("normal", 3)])
def test_nothing_absurd_is_done(name: str, deals: int) -> None:
    assert count(name, deals) == {}


def test_the_rules_would_find_it() -> None:
    assert count("easy manners=0", 10).total() > 0


def test_bids_are_not_judged_by_what_the_player_itself_hopes_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that takes every contract for worth eight picture cards more is found out."""
    plain = quick.values

    def hopeful(worlds: Worlds, tricks: int, target: int, margin: int = quick.EVERYTHING) -> Values:
        return np.minimum(plain(worlds, tricks, target, margin) + 8, PICTURE_CARDS - 1)

    state = begin(deal_with({1: "S3 S4 H3 H4 D3 D4 D5 C3 C4 C5"}), "S16")
    seen, player = observe(state, 1), find_player("easy")()
    assert player.decide(seen, Stream("hopeful")) == Pass(1)
    monkeypatch.setattr(quick, "values", hopeful)
    bid = player.decide(seen, Stream("hopeful"))
    assert isinstance(bid, MakeBid)
    assert absurdities(seen, bid) == [f"bid: {bid.bid} is hardly ever made"]


def test_a_suit_of_two_cards_is_not_bid_because_of_a_few_lucky_deals() -> None:
    """A level that guesses ten deals and misjudges them bid so once in 1,300 deals."""
    hand = {0: "SA SK S6 S3 HT DT D2 CQ C7 JK"}
    seen = observe(begin(deal_with(hand), "S12 H13 S13 C14 - S14 H15 S15 - -"), 0)
    player = find_player("easy misjudges=3")()
    calls = {player.decide(seen, Stream("lucky", luck)) for luck in range(60)}
    assert all(isinstance(call, Pass) or call.bid.trump is Suit.SPADES for call in calls)  # type: ignore[union-attr]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["easy", "normal", "hard", "master"])
def test_nothing_absurd_is_done_in_two_thousand_deals(name: str) -> None:
    assert count(name, 2000) == {}
