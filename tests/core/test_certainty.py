"""A deal is called settled only if nothing that can still be played changes who wins, or how."""

from dataclasses import replace

import pytest

from napoleon_game.ai.rules.player import RulesPlayer
from napoleon_game.core.bids import Bid, Contract
from napoleon_game.core.cards import SEATS, Seat
from napoleon_game.core.certainty import settled
from napoleon_game.core.deal import deal_cards
from napoleon_game.core.engine import start
from napoleon_game.core.phase import Phase
from napoleon_game.core.public import Public, ShownPictures
from napoleon_game.core.ruleset import Reveal, RuleSet
from napoleon_game.core.scoring import Side
from napoleon_game.core.state import State
from napoleon_game.core.stream import Stream
from napoleon_game.core.tricks import Trick
from tests.redeal import redeal
from tests.support import bot_states, play_out


def counted(
    target: int, captured: tuple[int, ...], adjutant: Seat | None = None, discarded: int | None = None
) -> Public:
    """Seat 0 is Napoleon, in the middle of play, with these picture cards taken."""
    public = start(deal_cards("counted", 1, 4), RuleSet())[0].public
    return replace(
        public,
        phase=Phase.PLAY,
        contract=Contract(0, Bid.parse(f"S{target}")),
        captured=captured,
        adjutant=adjutant,
        shown_pictures=None if discarded is None else ShownPictures(discarded, None),
        trick=Trick(0),
    )


@pytest.mark.parametrize(
    ("public", "winner"),
    [
        # The target is reached, and an ally has a picture card: no twentieth can come.
        (counted(12, (8, 4, 1, 0, 0), adjutant=1), Side.NAPOLEON),
        # The same without one: all 20 would lose (R6.2).
        (counted(12, (8, 4, 0, 0, 0), adjutant=1), None),
        # A discarded picture card belongs to nobody: 20 are out of reach (R4.2).
        (counted(12, (8, 4, 0, 0, 0), adjutant=1, discarded=1), Side.NAPOLEON),
        # One is missing: not yet.
        (counted(12, (7, 4, 1, 0, 0), adjutant=1), None),
        # Nobody knows the adjutant: seat 1 may be an ally, then Napoleon has only 8.
        (counted(12, (8, 4, 1, 0, 0)), None),
        # Napoleon has enough alone, and whoever the adjutant is, an ally has one.
        (counted(12, (12, 1, 1, 0, 0)), Side.NAPOLEON),
        # If seat 1 is the adjutant, all 20 may still be taken.
        (counted(12, (12, 1, 0, 0, 0)), None),
        # Out of reach: 3 taken, 8 left.
        (counted(12, (3, 0, 9, 0, 0), adjutant=1), Side.ALLIED),
        # 3 taken, 9 left: still to be had.
        (counted(12, (3, 0, 8, 0, 0), adjutant=1), None),
        # Out of reach, but whether the Allied side gets all 20 is open (R6.5).
        (counted(12, (0, 0, 9, 0, 0), adjutant=1), None),
        (counted(12, (0, 0, 9, 0, 0), adjutant=1, discarded=1), Side.ALLIED),
        # Nobody knows the adjutant: seat 2 may be it, and has 9.
        (counted(12, (3, 0, 9, 0, 0)), None),
        # Of 20 bid, one is lost.
        (counted(20, (12, 3, 1, 0, 0), adjutant=1), Side.ALLIED),
        (counted(20, (12, 3, 0, 0, 0), adjutant=1), None),
        (counted(20, (15, 5, 0, 0, 0), adjutant=1), Side.NAPOLEON),
        # All taken without bidding it (R6.2).
        (counted(12, (15, 5, 0, 0, 0), adjutant=1), Side.ALLIED),
    ],
)
def test_r6_1_r6_2_by_counting(public: Public, winner: Side | None) -> None:
    assert settled(public) is winner


def test_before_play_nothing_is_settled() -> None:
    state = start(deal_cards("counted", 1, 4), RuleSet())[0]
    assert settled(state.public) is None


@pytest.mark.parametrize("reveal", list(Reveal))
def test_no_play_and_no_cards_change_what_is_settled(reveal: Reveal) -> None:
    """Deals of the rules player; once settled, other hands and other play come to the same end."""
    luck, found = Stream("certainty", reveal.value), 0
    for number in range(12):
        states = bot_states(f"certain {number}", RulesPlayer(), RuleSet(reveal_discarded_pictures=reveal))
        for state in states[::3]:
            side = settled(state.public)
            if side is None:
                continue
            found += 1
            ends = [played_anyhow(redeal(state, luck.below(SEATS), luck), luck) for _ in range(3)]
            assert {end for end, _ in ends} == {side}
            final = states[-1].public.final
            assert final is not None
            assert {complete for _, complete in ends} == {final.result.complete}
    assert found > 10


def played_anyhow(state: State, luck: Stream) -> tuple[Side, bool]:
    """The winner, and whether completely, after cards by chance."""
    final = play_out(state, lambda _, cards: luck.choice(cards)).public.final
    assert final is not None
    return final.result.winner, final.result.complete
