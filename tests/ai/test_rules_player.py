"""What the ``rules`` player does in plain situations of every phase."""

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.actions import Discard, MakeBid, NameAdjutantCard, Pass, PlayCard
from napoleon_game.core.cards import SEATS, Card, Suit, parse_cards, pictures
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start
from napoleon_game.core.observation import observe
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.match.simulation import Simulation
from tests.support import begin, deal_with, name_and_discard, play, run

STRONG = "SA SK SQ SJ ST S9 CJ JK HA DA"
WEAK = "S3 S4 H3 H4 D3 D4 D5 C3 C4 C5"


def decide(state: State) -> object:
    """The decision of whoever's turn it is."""
    assert state.public.turn is not None
    return RulesPlayer().decide(observe(state, state.public.turn), Stream("any"))


def test_a_strong_hand_bids_its_best_suit_and_a_weak_one_passes() -> None:
    bid = decide(start(deal_with({0: STRONG}), RuleSet())[0])
    assert isinstance(bid, MakeBid)
    assert str(bid.bid) == "S12"  # the lowest that wins is the cheapest
    assert decide(start(deal_with({0: WEAK}), RuleSet())[0]) == Pass(0)


def test_it_bids_on_until_the_hand_is_not_worth_it() -> None:
    rules = RuleSet()
    deal = deal_with({1: STRONG})
    assert isinstance(decide(begin(deal, "H13", rules)), MakeBid)
    weak = deal_with({1: WEAK})
    assert decide(begin(weak, "H13", rules)) == Pass(1)


def test_it_names_the_best_card_that_it_lacks() -> None:
    for held, wanted in (
        ("SK SQ", "SA"),
        ("SA SK", "SJ"),
        ("SA SJ", "CJ"),
        ("SA SJ CJ", "JK"),
        ("SA SJ CJ JK", "SK"),
    ):
        state = begin(deal_with({0: held}), "S14 - - - -")
        assert decide(state) == NameAdjutantCard(0, Card.parse(wanted))


def test_it_discards_low_side_cards_and_never_a_special_card_or_a_trump() -> None:
    deal = deal_with({0: "SA SJ CJ JK S9 S8 HK H3 D4 C5"}, kitty="S2 DK C6")
    state, _ = run(begin(deal, "S14 - - - -"), NameAdjutantCard(0, Card.parse("SK")))
    discard = decide(state)
    assert isinstance(discard, Discard)
    assert set(discard.cards) == set(parse_cards("H3 D4 C5")) or set(discard.cards) <= set(
        parse_cards("H3 D4 C5 C6")
    )


def test_with_a_bid_of_twenty_it_buries_no_picture_card() -> None:
    """Not even when short suits with picture cards would make fine voids."""
    for number in range(40):
        state, _ = run(begin(deal_cards("buried", number, 4), "S20"), NameAdjutantCard(0, Card.parse("SA")))
        plain = [
            card for card in state.hands[0] if not card.is_picture and card.suit not in (None, Suit.SPADES)
        ]
        discard = decide(state)
        assert isinstance(discard, Discard)
        assert pictures(discard.cards) == max(0, 3 - len(plain))


def in_play() -> State:
    """Seat 0 leads; the adjutant, seat 2, holds the right jack."""
    deal = deal_with(
        {
            0: "SK SQ S9 S8 S7 HA HK DA DK C9",
            1: "S2 S3 HQ H3 H4 D3 D4 C3 CQ CT",
            2: "SJ S4 H5 H6 HT D5 DT C5 C6 CJ",
            3: "SA S5 H7 H8 D6 D7 D8 C7 CK DJ",
            4: "ST S6 H9 HJ DQ D9 C8 C4 CA JK",
        },
        kitty="H2 D2 C2",
    )
    return name_and_discard(begin(deal, "S14 - - - -"), "SJ", "H2 D2 C2")[0]


def test_an_adjutant_who_plays_last_feeds_napoleons_trick_and_does_not_overtake_it() -> None:
    state, _ = play(in_play(), "HA H3")
    fed = decide(state)
    assert isinstance(fed, PlayCard)
    assert fed.card.code in ("HT", "H5", "H6")
    assert fed.card.code != "SJ"


def test_an_ally_keeps_its_picture_cards_from_a_trick_that_is_lost() -> None:
    state, _ = play(in_play(), "HA H3 HT H7")
    assert decide(state) == PlayCard(4, Card.parse("H9"))


def test_the_last_to_play_takes_a_rich_trick_with_the_cheapest_card_that_wins() -> None:
    state, _ = play(in_play(), "C9 CQ C5 CK")
    assert decide(state) == PlayCard(4, Card.parse("CA"))


def test_the_adjutant_does_not_give_itself_away_for_a_poor_trick() -> None:
    state, _ = play(in_play(), "C9 C3")
    decided = decide(state)
    assert isinstance(decided, PlayCard)
    assert decided.card.code in ("C5", "C6", "CJ")


def test_the_mighty_waits_while_she_may_fall_to_the_queen() -> None:
    """With ♥Q about and two seats to come, a poor trick is not worth the Mighty."""
    state, _ = play(in_play(), "S7 S2 S4")
    decided = decide(state)
    assert decided == PlayCard(3, Card.parse("S5"))


def test_all_five_play_whole_matches_and_win_some_as_either_side() -> None:
    simulation = Simulation("both sides", 120, ("rules",) * SEATS, RuleSet())
    made = 0
    for number in range(1, 121):
        state = simulation.play(number)[-1]
        assert state.public.phase is Phase.OVER
        assert state.public.final is not None
        made += state.public.final.result.winner.value == "napoleon"
    assert 36 < made < 84  # 43 % of 2000 deals of another seed
