"""What a look at the table tells, by hand-made deals."""

from napoleon_game.core.actions import MakeBid, NameAdjutantCard, Pass
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import SEATS, Card
from napoleon_game.core.engine import start
from napoleon_game.core.observation import observe
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.tricks import WonBy
from napoleon_game.view.table_view import history, plaque, plates, role_of, score, side_of, trick
from tests.support import auction, begin, deal_with, name_and_discard, play, run

DEAL = deal_with(
    {
        0: "SK SQ S9 S8 S7 HA HK DA DK C9",
        1: "S2 S3 HQ H3 H4 D3 D4 C3 CQ CT",
        2: "SJ S4 H5 H6 HT D5 DT C5 C6 CJ",
        3: "SA S5 H7 H8 D6 D7 D8 C7 CK DJ",
        4: "ST S6 H9 HJ DQ D9 C8 C4 CA JK",
    },
    kitty="H2 D2 C2",
)


def in_play(card: str = "SJ", rules: RuleSet | None = None, discards: str = "H2 D2 C2") -> State:
    """Seat 0 is Napoleon with 14 of spades."""
    return name_and_discard(begin(DEAL, "S14 - - - -", rules), card, discards)[0]


def roles(state: State, viewer: int) -> list[str | None]:
    return [role_of(observe(state, viewer), seat) for seat in range(SEATS)]


def test_before_there_is_a_napoleon_only_the_dealer_is_known() -> None:
    state = start(DEAL, RuleSet())[0]
    assert roles(state, 2) == [None, None, None, None, "dealer"]
    assert plaque(observe(state, 2)) is None
    assert score(observe(state, 2)) is None


def test_each_viewer_sees_the_sides_that_it_can_know() -> None:
    state = in_play()
    assert roles(state, 0) == ["napoleon", "unknown", "unknown", "unknown", "unknown"]
    assert roles(state, 1) == ["napoleon", "ally", "unknown", "unknown", "unknown"]
    assert roles(state, 2) == ["napoleon", "ally", "adjutant", "ally", "ally"]


def test_napoleon_alone_knows_it_and_nobody_else_does() -> None:
    state = in_play("SK")
    assert roles(state, 0) == ["napoleon-alone", "ally", "ally", "ally", "ally"]
    assert roles(state, 3) == ["napoleon", "unknown", "unknown", "ally", "unknown"]


def test_everybody_knows_when_the_card_has_fallen() -> None:
    state, _ = play(in_play(), "SK S2 SJ")
    for viewer in range(SEATS):
        assert roles(state, viewer) == ["napoleon", "ally", "adjutant", "ally", "ally"]
        assert side_of(observe(state, viewer), 2) is Side.NAPOLEON
        view = plaque(observe(state, viewer))
        assert view is not None
        assert view.adjutant == 2


def test_the_score_bar_counts_by_what_the_viewer_knows() -> None:
    state, _ = play(in_play(), "C9 CQ C5 CK C4")  # seat 3 takes two pictures
    ally, adjutant = score(observe(state, 1)), score(observe(state, 2))
    assert ally is not None
    assert adjutant is not None
    assert (ally.napoleon, ally.allied, ally.unknown, ally.remaining) == (0, 0, 2, 18)
    assert (adjutant.napoleon, adjutant.allied, adjutant.unknown, adjutant.remaining) == (0, 2, 0, 18)
    assert ally.danger


def test_discarded_pictures_are_counted_for_those_who_may_know() -> None:
    counted = RuleSet(reveal_discarded_pictures=Reveal.COUNT)
    hidden, told = in_play(discards="HK D2 C2"), in_play(rules=counted, discards="HK D2 C2")
    counts = {}
    for name, state in (("hidden", hidden), ("told", told)):
        for viewer in (0, 1):
            view = score(observe(state, viewer))
            assert view is not None
            counts[name, viewer] = (view.discarded, view.danger)
    assert counts == {
        ("hidden", 0): (1, False),
        ("hidden", 1): (0, True),
        ("told", 0): (1, False),
        ("told", 1): (1, False),
    }


def test_the_trick_knows_its_led_suit_and_its_best_card() -> None:
    state, _ = play(in_play(), "C9 CQ CJ")
    view = trick(observe(state, 4))
    assert view is not None
    assert (view.led.letter, view.joker_led) == ("C", False)
    assert (view.best.place, view.best.won_by) == (2, WonBy.LEFT_JACK)


def test_plates_are_counted_from_the_viewer() -> None:
    state = in_play()
    assert [plate.place for plate in plates(observe(state, 3))] == [2, 3, 4, 0, 1]
    assert [plate.on_turn for plate in plates(observe(state, 3))] == [True, False, False, False, False]


def test_the_history_of_an_auction_in_rounds() -> None:
    state = auction(start(DEAL, RuleSet())[0], "C12 - H12 - S12 D13 -")
    rounds = history(observe(state, 0))
    assert [{seat: str(call) for seat, call in calls.items()} for calls in rounds] == [
        {0: "bid C12", 1: "pass", 2: "bid H12", 3: "pass", 4: "bid S12"},
        {0: "bid D13", 1: "pass"},
    ]


def test_a_seat_that_is_out_is_missing_from_its_round() -> None:
    state = auction(start(DEAL, RuleSet(pass_is_final=True))[0], "- C12 - D12 - H12 S12")
    rounds = history(observe(state, 0))
    assert rounds[1] == {1: MakeBid(1, Bid.parse("H12")), 3: MakeBid(3, Bid.parse("S12"))}
    assert rounds[0][0] == Pass(0)


def test_calls_stand_on_the_plates_only_during_the_auction() -> None:
    state = auction(start(DEAL, RuleSet())[0], "C12 -")
    assert [plate.call is not None for plate in plates(observe(state, 0))] == [
        True,
        True,
        False,
        False,
        False,
    ]
    named, _ = run(begin(DEAL, "S14 - - - -"), NameAdjutantCard(0, Card.parse("SA")))
    assert not any(plate.call for plate in plates(observe(named, 0)))
