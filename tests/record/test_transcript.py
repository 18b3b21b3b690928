"""A deal in words."""

import json

from hypothesis import given

from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.state import State
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.read import parse_record
from napoleon_game.record.transcript import transcript
from tests.record.by_hand import FINISHED, UNFINISHED
from tests.record.support import play_by_chance, record_of, states, unhurried


def told(text: str) -> list[str]:
    return "\n".join(transcript(parse_record(text))).splitlines()


def test_a_deal_is_told_from_the_dealer_to_the_points() -> None:
    lines = told(FINISHED)
    assert lines[0] == "deal 7 of seed by hand, dealt by Davout"
    assert lines[1] == "  You is dealt SA SK SQ SJ ST S9 S8 S7 S6 S5"
    assert lines[6:15] == [
        "  You bids S12",
        "  Ney bids H13",
        "  Soult passes",
        "  Murat passes",
        "  Davout passes",
        "  You bids S20",
        "You is Napoleon with S20",
        "  You names CJ as the adjutant card",
        "  You takes the kitty H2 D2 C2",
    ]
    assert "trick 1: You leads SA H5 D5 C5 S2: You wins, mighty" in lines
    assert "trick 2: You leads SJ HT DT CJ S3: You wins, right jack" in lines
    assert "  CJ shows Murat as the adjutant" in lines
    assert lines[-2] == (
        "the napoleon side wins completely: 20 picture cards for Napoleon and adjutant Murat"
    )
    assert lines[-1] == "points: You 18000, Ney 0, Soult 0, Murat 12000, Davout 0"


def test_a_deal_still_going_on_is_told_as_far_as_it_went() -> None:
    lines = told(UNFINISHED)
    assert lines[-2:] == [
        "trick 1: B leads HA HQ SA HJ SK: C wins, yoromeki",
        "trick 2: C leads JK C6 H2 S4 CJ: B wins, right jack",
    ]


def test_a_deal_that_was_passed_out() -> None:
    state = play_by_chance("nobody", RuleSet(), shy=True)[-1][0]
    assert list(transcript(record_of(state)))[-1].startswith("all pass: ")


def test_what_is_shown_of_the_discards() -> None:
    document = json.loads(FINISHED)
    for reveal, line in ((Reveal.COUNT, "0"), (Reveal.CARDS, "none")):
        document["rules"]["reveal_discarded_pictures"] = reveal.value
        assert f"  discarded picture cards: {line}" in told(json.dumps(document))
    document["discards"] = ["SA", "H2", "D2"]
    del document["result"], document["tricks"]
    assert "  discarded picture cards: SA" in told(json.dumps(document))


@unhurried
@given(states())
def test_any_deal_can_be_told(state: State) -> None:
    lines = "\n".join(transcript(record_of(state))).split("\n")
    assert all(line.strip() for line in lines)


def test_names_cannot_break_lines_or_steer_the_terminal() -> None:
    state = parse_record(FINISHED).state
    names = ("a\nb", "\x1b[2Jc", "d\u2028e", "f\x00", "ナポレオン 😀 é")
    lines = list(transcript(DealRecord(tuple(PlayerInfo(name, "") for name in names), state)))
    assert all(part.isprintable() for line in lines for part in line.split("\n"))
    assert lines[1].startswith("  a\\nb is dealt ")
    assert lines[2].startswith("  \\x1b[2Jc is dealt ")
    assert lines[3].startswith("  d\\u2028e is dealt ")
    assert lines[4].startswith("  f\\x00 is dealt ")
    assert lines[5].startswith("  ナポレオン 😀 é is dealt ")
