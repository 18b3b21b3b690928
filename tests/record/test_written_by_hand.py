"""Records that no program wrote can be read, and mean what they say."""

import json

from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import Suit, parse_cards
from napoleon_game.core.phase import Phase
from napoleon_game.core.scoring import Result, Side
from napoleon_game.record.deal_record import PlayerInfo
from napoleon_game.record.read import parse_record
from tests.record.by_hand import FINISHED, UNFINISHED


def test_a_finished_deal() -> None:
    record = parse_record(FINISHED)
    assert record.players[1] == PlayerInfo("Ney", "expert")
    state, public = record.state, record.state.public
    assert (state.deal.seed, state.deal.number, state.deal.dealer) == ("by hand", 7, 4)
    assert state.deal.kitty == parse_cards("H2 D2 C2")
    assert public.contract == Contract(0, Bid(20, Suit.SPADES))
    assert public.phase is Phase.OVER
    assert public.final is not None
    assert public.final.adjutant == 3
    assert public.final.result == Result((20, 0, 0, 0, 0), 20, Side.NAPOLEON, True, (18000, 0, 0, 12000, 0))
    assert len(public.tricks) == 10


def test_the_same_deal_saved_while_seat_2_is_thinking_about_the_second_trick() -> None:
    document = json.loads(FINISHED)
    del document["result"]
    document["tricks"] = [document["tricks"][0], {"leader": 0, "cards": ["SJ", "HT"]}]
    public = parse_record(json.dumps(document)).state.public
    assert public.turn == 2
    assert public.phase is Phase.PLAY
    assert public.captured == (1, 0, 0, 0, 0)


def test_the_same_deal_saved_in_the_exchange() -> None:
    document = json.loads(FINISHED)
    for key in ("discards", "tricks", "result"):
        del document[key]
    state = parse_record(json.dumps(document)).state
    assert state.public.phase is Phase.EXCHANGE
    assert state.hands[0] == parse_cards("SA SK SQ SJ ST S9 S8 S7 S6 S5 H2 D2 C2")
    assert state.adjutant == 3


def test_the_same_cards_passed_out() -> None:
    document = json.loads(FINISHED)
    for key in ("napoleon", "contract", "adjutant_card", "adjutant", "discards", "tricks", "result"):
        del document[key]
    document["auction"] = [{"seat": seat, "bid": "pass"} for seat in range(5)]
    document["passed_out"] = True
    assert parse_record(json.dumps(document)).state.public.passed_out


def test_a_deal_still_going_on_with_a_napoleon_alone() -> None:
    public = parse_record(UNFINISHED).state.public
    assert public.contract == Contract(1, Bid(2, Suit.CLUBS))
    assert public.captured == (0, 1, 5, 0, 0), "HA HQ SA HJ SK, then CJ"
    assert public.turn == 2
    assert public.adjutant is None, "nobody has seen the four of clubs yet"
