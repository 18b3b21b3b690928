"""Golden playthroughs: whole deals in words, kept under ``tests/golden/``.

They change only when the rules or a player change on purpose. Then set ``WRITE_GOLDEN=1``, run this
file once, and read the difference before it is committed.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from napoleon_game.core.cards import SEATS
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.state import State
from napoleon_game.match.simulation import Simulation
from napoleon_game.record.deal_record import DealRecord, PlayerInfo
from napoleon_game.record.transcript import transcript
from tests.support import begin, deal_with, name_and_discard, play

GOLDEN = Path(__file__).parent / "golden"
NAMES = tuple(PlayerInfo(name, "rules") for name in ("Ney", "Soult", "Murat", "Davout", "Lannes"))

SCENE = {
    0: "SK SQ S9 S8 S7 HA HK DA DK C9",
    1: "S2 S3 HQ H3 H4 D3 D4 C3 CQ CT",
    2: "SJ S4 H5 H6 HT D5 DT C5 C6 CJ",
    3: "SA S5 H7 H8 D6 D7 D8 C7 CK DJ",
    4: "ST S6 H9 HJ DQ D9 C8 C4 CA JK",
}


def scene(trump: str, card: str, tricks: str) -> State:
    """Ney is Napoleon with 14 of ``trump``; the scene stops after some tricks."""
    state, _ = name_and_discard(begin(deal_with(SCENE, "H2 D2 C2"), f"{trump}14 - - - -"), card, "H2 D2 C2")
    return play(state, tricks)[0]


def deals() -> Iterator[tuple[str, State]]:
    """Every playthrough by its name."""
    yield "mighty", scene("D", "SJ", "SK S2 SJ SA S6")
    yield "yoromeki_in_trick_1", yoromeki_in_trick_1()
    yield "right_jack", scene("S", "JK", "C9 CQ C5 CK C4  S5 S6 S7 S2 SJ")
    yield "left_jack", scene("S", "JK", "SK S2 S4 S5 S6  C9 C3 CJ C7 CA")
    yield "same_two", scene("D", "CA", "HA H3 H5 H7 H9  SQ S2 SJ S5 ST")
    yield "joker_led", scene("D", "JK", "C9 CQ C5 CK CA  JK DA D3 D5 D6")
    yield "joker_follows", scene("S", "JK", "HA H3 H5 H7 JK")
    rules = RuleSet(min_target=13, pass_is_final=True, reveal_discarded_pictures=Reveal.CARDS)
    for name, seed, players, house in (
        ("rules_players", "waterloo", "rules", RuleSet()),
        ("house_rules", "elba", "rules", rules),
        ("random_players", "moscow", "random", RuleSet()),
    ):
        yield name, Simulation(seed, 1, (players,) * SEATS, house).play(1)[-1]
    yield "passed_out", begin(deal_with(SCENE), "- - - - -")


def yoromeki_in_trick_1() -> State:
    """♥Q falls on the Mighty in the very first trick, off suit."""
    deal = deal_with(
        {0: "SA SK", 1: "HQ HA CQ CT C9 D3 D4 D5 D6 D7", 2: "SJ", 3: "CJ S3", 4: "JK S2"}, "H2 D2 C2"
    )
    state, _ = name_and_discard(begin(deal, "S14 - - - -"), "JK", "H2 D2 C2")
    return play(state, "SA HQ SJ S3 S2")[0]


DEALS = dict(deals())


@pytest.mark.parametrize("name", DEALS)
def test_golden_playthrough(name: str) -> None:
    path = GOLDEN / f"{name}.txt"
    told = "\n".join(transcript(DealRecord(NAMES, DEALS[name]))) + "\n"
    if os.environ.get("WRITE_GOLDEN") == "1":
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_every_golden_file_is_used() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(DEALS)
