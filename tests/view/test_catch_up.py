"""What was played since one's last turn."""

from napoleon_game.core.actions import MakeBid, Pass, PlayCard
from napoleon_game.core.bids import Bid
from napoleon_game.core.cards import SEATS, Card
from napoleon_game.core.engine import start
from napoleon_game.core.phase import Phase
from napoleon_game.core.ruleset import RuleSet
from napoleon_game.core.state import State
from napoleon_game.view.catch_up import Happening, Taken, since_last_turn
from tests.support import auction, begin, name_and_discard, play, random_state
from tests.view.test_table_view import DEAL


def cards(*played: str) -> tuple[PlayCard, ...]:
    """Cards with the seat that played each: ``2 CJ``."""
    return tuple(PlayCard(int(seat), Card.parse(card)) for seat, card in (text.split() for text in played))


def in_play() -> State:
    return name_and_discard(begin(DEAL, "S14 - - - -"), "SJ", "H2 D2 C2")[0]


def test_in_an_auction_the_calls_since_ones_own() -> None:
    state = auction(start(DEAL, RuleSet())[0], "C12 - H12 - S12")
    assert since_last_turn(state.public, 0) == (
        Pass(1),
        MakeBid(2, Bid.parse("H12")),
        Pass(3),
        MakeBid(4, Bid.parse("S12")),
    )
    assert since_last_turn(state.public, 4) == ()


def test_who_has_not_called_yet_hears_everything() -> None:
    state = auction(start(DEAL, RuleSet())[0], "C12 -")
    assert since_last_turn(state.public, 2) == (MakeBid(0, Bid.parse("C12")), Pass(1))


def test_after_the_auction_its_calls_are_no_news() -> None:
    assert since_last_turn(in_play().public, 0) == ()


def test_in_play_the_cards_since_ones_own_and_who_took_the_trick() -> None:
    state, _ = play(in_play(), "C9 CQ C5 CK C4")
    state, _ = play(state, "DJ D9")
    assert since_last_turn(state.public, 0) == (
        *cards("1 CQ", "2 C5", "3 CK", "4 C4"),
        Taken(3),
        *cards("3 DJ", "4 D9"),
    )
    assert since_last_turn(state.public, 4) == ()


def test_ones_own_trick_is_told_as_taken() -> None:
    state, _ = play(in_play(), "C9 CQ C5 CK C4")
    assert since_last_turn(state.public, 4) == (Taken(3),)
    assert since_last_turn(state.public, 3) == (*cards("4 C4"), Taken(3))


def test_at_any_moment_it_is_all_that_others_did_since() -> None:
    for number in range(40):
        state = random_state(f"catch up {number}", 10 + number)
        for seat in range(SEATS):
            happened = [what for what in since_last_turn(state.public, seat) if not isinstance(what, Taken)]
            assert seat not in {what.seat for what in happened}
            if state.public.phase is Phase.AUCTION:
                assert happened == expected_calls(state, seat)


def expected_calls(state: State, seat: int) -> list[Happening]:
    """The calls after the last of ``seat``'s own."""
    calls: list[Happening] = []
    for call in state.public.calls:
        calls = [] if call.seat == seat else [*calls, call]
    return calls
